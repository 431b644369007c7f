import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { terseCues } from "./terse-cues";

const not = "(?:n[aã]o|ñ|num)";
const cancel = "(?:desmarcar|cancelar|anular)";
const come = "(?:ir|vir|comparecer|estar|chegar|aparecer|passar a[ií])";
const early =
  "(?! (?:antes|a tempo|a horas|na hora|no hor[aá]rio|mais cedo|cedo|pontual|sozinh[oa]s?|de carro)(?!\\p{L}))";

/** What Brazilian and Portuguese clients and front desks write as they would say it, and as in a chat. */
export const portugueseOwnWords = {
  plea: [
    "(?:não|nao) (?:rola|vai rolar|vai dar|d[aá]|vou conseguir|vou poder|posso|consigo)(?=[^.!?;]{0,30}, (?:t[aá]|ok|certo|beleza|viu) ?\\?)",
    "(?:tem|teria|tinha|h[aá]) (?:como|jeito de|possibilidade de|hip[oó]tese de|maneira de)(?: (?:vc|voc[eê]|a senhora|o senhor|vcs|me))? ?(?:desmarcar|cancelar|anular|tirar) (?:a |o )?(?:minha|meu|nossa|nosso)(?! (?:nome|n[uú]mero|cadastro|e-?mail|contato|contacto|foto))",
    "(?:tem|teria|h[aá]) (?:como|jeito de) (?:me )?(?:desmarcar|cancelar|tirar) (?:pra|para) mim",
    "(?:d[aá]|daria|d[aá]s|consegue|consegues|pode|podes|podem|poderia)(?: (?:vc|voc[eê]))?(?: pra| para)? (?:me |nos )?(?:desmarcar|cancelar|tirar|riscar)(?:-me)? (?:a |o )?(?:minha|meu|nossa|nosso|da agenda|pra mim)(?! (?:nome|n[uú]mero|cadastro|e-?mail|contato|contacto|foto|cart[aã]o))",
    "(?:desmarca|cancela|tira|risca|anula)s?(?:-me|-nos)? (?:isso |ela |esse )?(?:pra mim|da agenda|a minha|o meu|minha|meu)[^.!?]{0,80}(?= ?(?:,|por favor|pf|pfv|pfvr|pls) ?\\?)",
  ],
  personal: [
    ...absentCues.pt.personal,
    ...terseCues.pt,
    "n[aã]o cont(?:a|e|es|em) (?:comigo|conosco|connosco)(?! para (?:trazer|levar|pagar))|(?:precisar|ter que|ter de) furar(?=\\W*$|,| (?:n[ao]|hoje|amanh[aã]|com|contigo)(?!\\p{L}))|(?:abdicar|abdico|abrir m[aã]o|abro m[aã]o|prescindir|prescindo) d[ao] (?:minha |meu )?{appt}",
    "(?<!n[aã]o )me (?:tir[ae]|risca|risque|exclui) d[aeo] (?:{day}|dia|hoje|agenda|hor[aá]rio)|(?:{day}|\\d)[^.!?;]{0,30} (?:fica|ficou) sem efeito|(?<!n[aã]o )(?:pode|podes|podem) (?:chamar|p[oô]r|colocar|encaixar) (?:outr[oa](?: pessoa)?|algu[eé]m) (?:para |pra |n)?o ?meu (?:lugar|hor[aá]rio)",
    "surgiu(?:-me)? [^.!?;]{1,60} n[aã]o (?:posso|consigo|d[aá]|vou|vou conseguir|vou poder)(?=\\W*$|,)",
    "afinal[^.!?;]{0,60} n[aã]o (?:posso|poderei|consigo|vou poder|vou conseguir)(?=\\W*$|,| (?:na|no|dia|{day}|amanh[aã]))",
    // It is to be cancelled: this one, with its day.
    "(?<!\\p{L})(?:a|o|minha|meu|nossa|nosso) \\p{L}[^.!?;]{2,80}(?:{day}|\\d)[^.!?;]{0,25} (?:é|era|seria) (?:infelizmente |mesmo )*para (?:cancelar|desmarcar|anular)(?! (?:at[eé]|com|por|no|na|se)(?!\\p{L}))|(?<!n[aã]o )(?:é preciso|[eé] necess[aá]rio|h[aá] que|tem que|tem de) (?:cancelar|desmarcar|anular) (?:a|o|minha|meu|nossa|nosso)(?![^.!?;]*(?:anteced[eê]ncia|horas antes))",
    "(?:pediu|pediram)-(?:me|nos) (?:que |para (?:eu )?)?(?:desmarcar|cancelar|anular|desmarcasse|cancelasse|anulasse)|(?:me|nos) (?:pediu|pediram) (?:que |para (?:eu )?|pra (?:eu )?)(?:desmarcar|cancelar|anular|desmarcasse|cancelasse)",
    "(?:hoje|hj|amanh[aã]|amn)[^.!?;]{0,30} n[aã]o (?:vai )?(?:rolar|rola|dar)(?=\\W*$|,)",

    "(?:ligou|telefonou|avisou|escreveu|mandou (?:mensagem|[aá]udio))[^.!?;]{0,80} n[aã]o (?:pode|podem|consegue|vai poder|vai conseguir|poder[aá]|vai dar)(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:tenho|tem|temos|vou ter|vai ter|vamos ter|terei|teremos|teria|preciso|precisamos) (?:q|ke|k) (?:te |lhe )?${cancel}`,
    `(?:a )?(?:gnt|gente) (?:(?!n[aã]o |ñ |nem )\\p{L}+ ){0,2}?(?:vai|precisa|tem|teve|quer|queria)(?: \\p{L}+){0,3} ${cancel}`,
    `(?:n|ñ|num) (?:vou|vai|vamos|posso|consigo|podemos|conseguimos|vamos poder) (?:mais |mesmo |poder |conseguir )*(?:${come}${early}|(?=\\W*$|,))`,
    `${not} (?:tenho|tem|temos|vou ter|vai ter|vamos ter|terei|h[aá]) (?:como|jeito de|maneira de|hip[oó]tese de|possibilidade de) (?:eu |a gente )?${come}${early}`,
    `nem (?:eu|o|a|os|as|meu|minha|ele|ela) [^.!?;\\d]{0,60}(?:vamos|v[aã]o|podemos|podem|conseguimos|poderemos|iremos)(?: poder| conseguir)? ${come}${early}`,
    `nenhum(?:a)? (?:de n[oó]s|dos dois|deles|das duas|dos meus)(?: \\p{L}+){0,2} (?:vai|pode|consegue|poder[aá])(?: poder| conseguir)? ${come}${early}`,
    `${not} (?:posso|vou poder|podemos|vamos poder|consigo|conseguimos|vou conseguir) (?:lev[aá]|traz[eê])-l[oa]s?`,
    `${not} (?:o |a |os |as )?(?:levo|trago|levamos|trazemos|traz|leva|trazem)(?= (?:{day}|hoje|amanh[aã]|na|no|dia)(?!\\p{L})|,|\\W*$)`,
    "(?:vou|vai|vamos|tenho que|tive que) (?:ter (?:que|de) )?furar(?= (?:com|hoje|amanh|na|no|{day})|\\W*$|,)",
    "(?:d[eê]|dar|dou|deixar|deixe|fica|ficar|fique) sem efeito (?:a|o|minha|meu) (?:minha |meu )?{appt}",
    "(?<!n[aã]o )(?:desmarca|cancela|desmarque|cancele|tira|tire|risca|risque|desmarquem|cancelem)(?:-me|-nos)? (?:ent[aã]o |por favor |a[ií] )?(?:a minha|o meu|minha|meu|a nossa|o nosso|pra mim|pra n[oó]s|pra gente)",
    "(?:ped|solicit)(?:ia|o|imos|e|ava)(?:-lhe|-vos|-te)? (?:que )?(?:o favor de |por favor |desde j[aá] )?(?:desmarcar|cancelar|anular|desmarque|cancele|anule|desmarquem|cancelem)(?:em)? (?:a|o) (?:minha|meu|nossa|nosso|{appt} d)",
  ],
  standing: [
    "(?:todos|todas|toda a gente|todo mundo)[^.!?;:]{0,30} (?:menos|exceto|salvo|fora)(?=[^.!?;:]{0,60}:\\W*$)",
    "(?:n|ñ|num) (?:vou|quero|preciso|vamos|vai|precisa) (?:mais |ter (?:que|q) |de |precisar )*(?:cancelar|desmarcar|anular)|nem (?:morta?|pensar em|louc[oa]|sonhando) (?:\\p{L}+ )?(?:cancel|desmarc)\\p{L}+",

    `n[aã]o (?:vou|vai|vamos|v[aã]o|irei) (?:mais |ter |precisar |ser |preciso |que |de )+${cancel}`,
    `n[aã]o (?:[eé]|ser[aá]|foi|era) (?:mais )?(?:preciso|necess[aá]rio) ${cancel}|j[aá] n[aã]o (?:\\p{L}+ ){1,2}${cancel}`,
  ],
  cancelled: [
    ...gapCues.pt,
    "(?<!(?:que|n[aã]o|se|quando) )(?:(?:cancelar|desmarcar|anular)am|desistiram|cancelam|desmarcam|desistem)(?=[^.!?;]{0,40}:\\W*$)",
    // "Desmarca a destartarização de quinta": whatever it is, it has a day.
    "(?<!(?:que|quem|se|n[aã]o|e|ou) )(?:desmarca|cancela|anula)(?!\\p{L}| (?:o teu|a tua|a vossa|o vosso|at[eé]|aqui|online|com)(?!\\p{L}))[^!?;]{0,70}? (?:\\d{1,2}[h:]\\d?|\\d{1,2}/\\d{1,2}|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|amanh[aã]|hoje)",
    // What leads to the rows below it.
    "(?:as|estas|os|estes|seguintes|novas|\\d+|duas|tr[eê]s|quatro) (?:\\p{L}+ )?(?:desmarca[cç][oõ]es|cancelamentos|anula[cç][oõ]es|desist[eê]ncias)(?=[^.!?;]{0,90}:\\W*$)",
    "(?:uma?|duas|dois|tr[eê]s|quatro|\\d+) (?:desmarca[cç](?:[aã]o|[oõ]es)|cancelamentos?|desist[eê]ncias?|anula[cç](?:[aã]o|[oõ]es)) (?:de hoje|hoje|para|pra|desta manh[aã]|de ontem|ontem|por telefone|recebid[oa]s?|na|no|:)",
  ],
  several: [
    ...absentCues.pt.several,
    "(?:duas|dois|tr[eê]s|quatro|\\d+) (?:desmarca[cç][oõ]es|cancelamentos|desist[eê]ncias)|(?:os|meus|nossos) dois (?:hor[aá]rios|agendamentos)",
  ],
  moved: [
    "n[aã]o (?:vem|vou|vai|venho|vamos|vir[aá]|virei)\\b[^!?;]{0,60}\\bmas(?: sim| vem| vou| vai)*(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
    "(?:estava|era|tinha|estavam|eram)[^!?;]{0,90}\\b(?:e|mas|agora) (?:agora )?(?:ficou|fica|passou|foi|ficaram|passa)(?: \\p{L}+)? (?:para|pra|a|no|na|em)(?!\\p{L})",
    "(?:passou|ficou|foi|passaram|ficaram|passa|mudou)(?:-se)? (?:a minha |o meu |minha |meu |a |o )?(?:{appt} )?(?:re)?(?:marcad[oa]|agendad[oa])? ?(?:pra|para) (?:a |o )?(?:{day}|dia \\d)",
  ],
  freshBefore: [
    "n[aã]o (?:vem|vou|vai|venho|vamos|vir[aá]|virei)\\b[^!?;]{0,60}\\bmas(?: sim| vem| vou| vai)*(?: n[ao]| [aà]s| dia)*",
    "(?:ficou|fica|foi|passou|passa|est[aá]|ficaram|passaram) (?:agora |ent[aã]o |tudo )?(?:(?:re)?(?:marcad|agendad|combinad)[oa]s? )?(?:para|pra)(?: o| a| dia)*",
  ],
  kept: [
    "(?<!n[aã]o )(?:vou|irei|venho) (?:\\p{L}+ )?(?:sozinh[oa]|sem (?:ele|ela))(?!\\p{L})",

    "(?:j[aá] (?:a|o) \\p{L}+[^.!?;]{0,30}|em contrapartida|por outro lado|por sua vez|ao contr[aá]rio)(?: j[aá])? (?:confirmou|confirma|confirmaram|vem|vir[aá]|comparece)(?! (?:o cancel|a desmarc))",
  ],
  retracted: [
    "(?:esque[cç](?:e|a|am|er)|desconsider[ae]|ignor[ae]|apaga)(?: por favor| a[ií]| ent[aã]o)? (?:(?:o|meu|a|minha) )?(?:cancelamento|desmarca[cç][aã]o|aviso|recado|mensagem|e-?mail|que (?:eu )?(?:te |lhe )?(?:mandei|disse|falei|escrevi|enviei|avisei))(?: (?:de )?(?:ontem|antes|hoje|anteontem))?",
  ],
} satisfies Language["cues"];
