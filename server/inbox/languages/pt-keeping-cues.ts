import type { Language } from "./language";
import { portugueseNotDone } from "./pt-not-done-cues";
import { portugueseOwnWords } from "./pt-own-words";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What Portuguese emails say about what stays, and about what else is kept. */
export const portugueseKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:as|os|suas|seus|todas as|outras|outros) )*(?:(?:pr[oó]xim[oa]s?|outr[oa]s|futur[oa]s?|seguintes|demais) (?:\\p{L}+ )?{appt}|{appt} (?:seguintes|futur[oa]s?|restantes|agendad[oa]s|pr[oó]xim[oa]s))(?: (?:de|do|da|para|com|em)(?: [\\p{L}\\d.,'&-]+){1,5})?|(?:em breve|pr[oó]ximos dias)(?: esta semana)?|tamb[eé]m na (?:sua|tua) agenda(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...portugueseNotDone.kept,
    ...resumingCues.pt.kept,
    "(?:a|o|as|os|essa|esse)(?: {appt})? d[eoa](?: dia)? (?:{day}|\\d)[^.,;!?]{0,30}? sim(?=[^\\p{L}\\d?]*$|,| (?:obrigad[oa]|posso|vou))",
    "(?<!n[aã]o )ess[ae]s? (?:eu |n[oó]s )?(?:mantenho|mantemos|mant[eé]m|fica|quero manter|vamos manter)(?=\\W*$|,| (?:sim|na mesma)(?!\\p{L}))",
    "(?:por isso|ent[aã]o|portanto|pelo que|e assim|da[ií] que) (?!(?:[^,.!?;]{0,60})n[aã]o )(?:\\p{L}+ ){0,2}(?:vou|vamos|irei|l[aá] estarei|estarei|estou|apare[cç]o|posso ir|consigo ir)(?= (?:na|no|{day}|à|às|a[ií]|dia|l[aá]|hoje|amanh[aã]))(?! (?:\\p{L}+ ){0,3}(?:cancelar|desmarcar))|(?<!n[aã]o )(?:vou|venho|irei|vamos) (?:sozinh[oa]s?|na mesma|de qualquer (?:forma|maneira|modo))",
    "(?<!\\d (?:\\p{L}+ ){0,2}|n[aã]o (?:\\p{L}+ )?)mantid[oa]s?|(?<!n[aã]o )mant[eéê]m-(?:se|na|no|nas|nos)|mantenho-[ao]s?|(?:vem|vou|v[eê]m) na mesma",
    "(?:continua|continuam|segue|seguem|permanece|permanecem|fica|ficam)(?: (?!livre|dispon)\\p{L}+){0,2}? (?:de p[eé]|(?:marcad|confirmad|v[aá]lid|ocupad|reservad|agendad|preenchid)[oa]s?|igual|como est[aá]o?)",
    "(?:continua|continuam|fica|ficam|permanece)(?=\\W*$|,| e | mas )",
    "(?<!n[aã]o )(?:a|o|as|os) (?:mantenho|mant[eéê]m|mantemos)|(?:quer|quero|queremos|prefere|prefiro) mant[eê]-l[ao]s?",
    "(?<!n[aã]o )(?:estarei|estaremos|estou|estar[aá]|vou|irei|vamos|vem|v[eê]m|vir[aá]|venho|virei|vir[aã]o|compare[cç]o|comparecerei|comparece)(?: [aA]?\\p{L}+){0,3}? (?:normalmente|na mesma|como (?:combinado|previsto|sempre|planejado|habitual|marcado|de costume))",
    ...portugueseOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.pt.holds,
    "(?<!n[aã]o (?:\\p{L}{1,20} ){0,2})(?:mantenho|mant[eéê]m|mantemos|manter|mantinha|mantenha|mantenham|conservo|conserva|ficamos? com|fico com)(?!-)",
  ],
  undone: [
    "(?:n[aã]o|nem) (?:(?:foi |foram |est[aá] )*)(?:alterad|modificad|mudad|remarcad|movid)[oa]s?,? (?:nem|ou|e) (?:foi |foram )?(?:cancelad|desmarcad|anulad)[oa]s?",
    "n[aã]o (?:foi|foram|est[aá])? ?(?:cancelad|desmarcad|anulad)[oa]s?",
    // Not the availability, which is free again.
    "(?<!(?:disponibilidade|faixa hor[aá]ria) (?:(?:foi|fica|est[aá]|j[aá]|\\p{L}+mente) )*)(?:restabelecid|restaurad|reativad)[oa]s?",
  ],
  forOthers: [
    "(?:para|com) (?:tod[oa]s )?(?:[oa]s (?:demais|outr[oa]s|restantes)|o resto)|(?:demais|outr[oa]s|restantes|\\d+) (?:alun[oa]s|participantes|clientes|pessoas|inscrit[oa]s)|(?:aula|turma|curso|grupo|evento) em si",
  ],
  group: ["(?:a|o|sua|seu|tua|teu|esta|este) (?:[\\p{L}-]+ ){0,2}(?:aula|turma|curso|grupo|evento|oficina)"],
  opening: ["vagas?|hor[aá]rios?|lugar(?:es)?|horas?|encaixes?|{appt}"],
  seat: ["reservas?|vagas?|inscri[cç](?:[aã]o|[oõ]es)|lugar(?:es)?|participantes?|agendamentos?|consultas?"],
  belonging: [
    "(?:sinal|taxa|cau[cç][aã]o|dep[oó]sito|adiantamento|multa|cobran[cç]a|valor|pre[cç]os?|tarifas?|fatura|recibo|cr[eé]ditos?|saldo|pontos|certificado|c[oó]digo|vale|cart[aã]o|pacote|plano|caixa|placa|aparelho|goteira|coroa|palmilhas|[oó]culos|chaves?|receita|exames?|ficha|processo|contrato|desconto|n[uú]mero|morada|endere[cç]o)",
    "(?:lugar|vaga|nome|posi[cç][aã]o) na (?:sua |nossa |tua )?lista|listas? de espera|na lista|(?:pol[ií]ticas?|regras?|condi[cç][oõ]es|normas?|prazos?)(?: de (?:cancelamento|desmarca[cç][aã]o))?|febre|tosse|dor|problema|quest[aã]o|situa[cç][aã]o",
  ],
  affair: [
    "viage(?:m|ns)|f[eé]rias|voos?|casamento|festa|anivers[aá]rio|funeral|enterro|bati[sz](?:ado|mo)|concerto|festival|exames?|mudan[cç]a|torneio|jogo|escapadinha|passeio",
  ],
  another: [
    "(?:{appt}|as|os) que não foram (?:cancelad|desmarcad|anulad)[oa]s",
    "(?:outras|demais|restantes|pr[oó]ximas) (?:segundas|ter[cç]as|quartas|quintas|sextas)|(?:outros|demais|restantes|pr[oó]ximos) (?:s[aá]bados|domingos)",
    "(?:daqui a|dentro de|em) (?:duas|tr[eê]s|quatro|quinze|2|3|4|15) (?:semanas|dias)|(?:o )?resto (?:do m[eê]s|do ano|das (?:consultas|sess[oõ]es|aulas))",
    "{appt} (?:ap[oó]s|depois d)(?: ?est[ae])? (?:data|dia)|a s[eé]rie|(?:de|quanto ao) resto",
    "outr[oa]s? {appt}|pr[oó]xim[oa]s {appt}|(?:demais|seguintes|restantes) {appt}",
    "(?:a|o|as|os) d[aeo]s? outr[oa]s? (?:semana|dia|vez|m[eê]s)",
    "semana (?:que vem|seguinte)|pr[oó]xima (?:semana|consulta|sess[aã]o)|as (?:outras|demais|seguintes|restantes)|os (?:outros|demais)",
    "(?:a|o) d[oae] (?:dia|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|pr[oó]xim[oa]|\\d+)",
    "(?:a|o|as|os) de {day}|{appt} de {day}|(?:a|o) outr[oa]|(?:a|o) seguinte|tod[oa]s [oa]s outr[oa]s|o resto",
    "(?:sua|seu|minha|meu|a|o|os) (?:irm[aã]|irm[aã]o|marido|mulher|esposa|esposo|m[aã]e|pai|filha|filho|filhos|amiga|amigo|colega|prima|primo)(?: d[ea]l[ea])?(?= (?:vem|v[eê]m|vir[aá]|mant[eé]m|tamb[eé]m|continua)\\b)",
    "{day} (?:seguinte|que vem|depois)",
    "{appt} (?:seguintes?|pr[oó]xim[oa]s?)|(?:as|os) (?:duas|dois|tr[eê]s) outr[oa]s",
  ],
  clause: ["e|mas|por[eé]m|embora|enquanto|porque|depois|contudo|ent[aã]o"],
  day: ["{day}"],
  therefore: ["por isso|portanto|ent[aã]o|pelo que|da[ií] que"],
  because: ["porque|pois|j[aá] que|uma vez que|visto que|devido a|por causa d[aeo]"],
  joining: [
    "(?:e|nem|mais|&|\\+|bem como|assim como|e tamb[eé]m|como|quanto)(?:,? (?:tamb[eé]m|a|o|as|os|de|da|do|na|no|[aà]s|ao|minha|meu|sua|seu|para|{appt}))*",
  ],
  oneOf: [
    "(?:n[aã]o|sem) (?:me |nos )*(?:disse|dizer|diz|especific\\p{L}*|sei|sabemos|est[aá] claro) qual",
    "n[aã]o (?:posso|poderei|consigo|vou poder|podemos) (?:ir |vir |comparecer )?(?:a )?uma? d(?:[ao]s duas|[ao]s dois|el[ae]s|est[ae]s|ess[ae]s)",
    "(?:cancel|desmarc|anul)\\p{L}* (?:s[oó] |apenas )?uma? d(?:[ao]s duas|[ao]s dois|el[ae]s|est[ae]s|ess[ae]s|[ao]s (?:minhas |nossas |meus |nossos )?{appt})",
    "uma? d(?:est[ae]s|ess[ae]s) {appt} foi (?:cancelad|desmarcad|anulad)[oa]",
  ],
  choice: ["uma? d[aeo]s?|s[oó] (?:posso|consigo|um|uma)"],
  wished: [
    "(?:conforme|como|tal como) (?:voc[eê] |nos |o senhor |a senhora |por si )*(?:pediu|pediste|solicitou|solicitado|solicitada|solicitaste|pedido|desejado|desejava|queria)|a (?:seu|teu|vosso) pedido|a pedido (?:seu|d[aoe]s?)|por sua solicita[cç][aã]o|atendendo ao seu pedido",
  ],
};
