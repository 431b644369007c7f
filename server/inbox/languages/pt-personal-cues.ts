import type { Language } from "./language";
import { portugueseOwnWords } from "./pt-own-words";

/** Small words that Portuguese puts between "não posso" and "ir". */
const soft = "(?:infelizmente |mais |mesmo |j[aá] |tamb[eé]m |nem |hoje |amanh[aã] |de todo |realmente |agora |eu )*";
const cancel = "(?:desmarcar|cancelar|anular)";
const come =
  "(?:ir|vir|comparecer|estar|chegar|participar|assistir|aparecer|passar|(?:manter|cumprir|fazer) (?:a |o )?(?:minha |meu |nossa )?{appt})";
/** Where clients go, by names that are no word for an appointment: "não vai na terapia". */
const course =
  "(?:{appt}|terapia|fisio(?:terapia)?|treino|pilates|yoga|ioga|nata[cç][aã]o|explica[cç][aã]o|fono(?:audiologia)?|psic[oó]log[oa]|dentista|acupuntura|depila[cç][aã]o|osteopatia|nutricionista|drenagem|avalia[cç][aã]o)";
/** "Não consigo chegar antes das 15h": she comes. */
const early = "(?! (?:antes|a tempo|a horas|na hora|no hor[aá]rio|mais cedo|cedo|pontual))";
const agreed = "(?=[^.!?;]{0,70}, (?:t[aá]|ok|okay|tudo bem|t[aá] bom|est[aá] bem|pode ser|[eé] poss[ií]vel|sim) ?\\?)";

/** What Portuguese and Brazilian clients say who are not coming, and what a front desk says of them. */
export const portuguesePersonalCues: Language["cues"] = {
  plea: [
    ...portugueseOwnWords.plea,
    "(?:pode|podem|poderia|podia|poderiam|podes|consegue)(?: por favor| por gentileza)? (?:cancelar|desmarcar|anular|liberar|libertar|vagar|retirar) (?:a minha|minha|o meu|meu|a nossa|nossa|o nosso)",
    "(?:pode|podem|poderia|podia|podes)(?: por favor)? (?:me desmarcar|me cancelar|desmarcar-me|cancelar-me)",
    // "…, tá?" asks for nothing.
    `(?:preciso|precisava|tenho|vou ter|queria|quero|gostaria) (?:mesmo )?(?:de |que )?${cancel}${agreed}`,
    `(?:não|nao) (?:vou|posso|consigo|poderei|conseguirei|irei) ${soft}(?:(?:poder|conseguir) )?${come}?${agreed}`,
  ],
  unfit: [
    // Whoever writes needs no visit: perhaps a client, perhaps an employer.
    "n[aã]o (?:precisas?|é preciso|é necess[aá]rio)(?: de| que)? (?:vir|passar|venha|venhas|passe|passes)(?! (?:antes|mais|t[aã]o|em jejum|com))",
    "(?:não|nao) (?:me |nos )?(?:d[aá]|serve|conv[eé]m|rola|vai rolar)(?: mesmo)?(?: jeito)?(?: nenhum)?(?=\\W*$|,| (?:na|no|para mim|pra mim|quinta|sexta|segunda|ter[cç]a|quarta))",
    "(?:não|nao) (?:vai dar|posso|consigo|poderei|estou dispon[ií]vel|estarei dispon[ií]vel)(?=\\W*$|,| (?:na|no|{day}|hoje|amanh[aã]|dia))",
  ],
  personal: [
    "(?:não|nao) (?:vou|vai|vamos|v[aã]o)(?=\\W*$|,| (?:na|no|{day}|hoje|amanh[aã]|mais|dia|esta|nesta)(?!\\p{L}))(?! (?:na|no) (?:clima|conversa|onda))",
    "(?:precisava|precis[aá]vamos|precisaria|quer[ií]amos|tinha|t[ií]nhamos|teria|ter[ií]amos|necessitava|pretendo|pretendia|pretendemos|gostar[ií]amos|desejava|viemos|venho|vim) (?:mesmo |j[aá] |por este meio |de |que |para )*(?:desmarcar|cancelar|anular)(?! [^.!?;]{0,70}, (?:ok|t[aá]) ?\\?)",
    "(?:é|seria|era) (?:s[oó] |mesmo |apenas )?(?:para|pra) (?:desmarcar|cancelar|anular)",
    "(?:não|nao) (?:conte|contem|contes|contar) (?:comigo|connosco|conosco)",
    "(?<!n[aã]o )(?:vou|vamos|vai|preciso|tenho (?:de|que)|terei (?:de|que)) (?:mesmo |ter (?:de|que) )?(?:pular|saltar)(?=[^!?;]{0,40}(?:\\W*$|vez|aula|sess|consulta|{day}|\\d))|(?:pulo|pulamos|salto|saltamos) (?:a|o|essa|esta|dessa|desta|nessa) ",
    "(?:liberto|libertamos|liberta|devolvo|devolvemos|cedo|cedemos|dispenso|largo|deixo livre|deixo vag[ao]) (?:a |o )?(?:minha|meu|nossa|nosso)",
    "(?:doente|febre|gripe)[^!?;]{0,30} (?:fico|ficamos|fica|ficar) em casa (?:na |no )?(?:{day}|hoje|amanh[aã]|dia)",
    "(?:mensagem|recado|aviso|[aá]udio|chamada)[^!?;]{0,40} (?:a|para) (?:desmarcar|cancelar|anular)",
    ...portugueseOwnWords.personal,
    "(?:não|nao) (?:rola|vai rolar|vai dar)(?: mais)? (?:pra|para|p/) (?:mim|n[oó]s|ela|ele)",
    "(?<!n[aã]o (?:\\p{L}+ ){0,2})(?:passar|dar|ceder|oferecer|passa|passe|oferece|cedo|cede) (?:o |a )?(?:meu|minha) (?:hor[aá]rio|lugar|vaga)",
    `(?:tenho|temos|tem|precis[oae]|precisamos|precisei|precisou|vou|quer|quero|ligou|telefonou|veio|venho|vimos|vinha|gostaria|gostava|queria|pediu|pede|decidi|decidiu|prefiro|prefere|resolvi|resolveu|deseja|desejo|necessito) (?:mesmo |j[aá] |infelizmente |agora |por este meio |por este |para |pra |de |a |que )*${cancel}`,
    `(?:não|nao) (?:vai poder|vai conseguir|consegue|conseguem|v[aã]o poder|vamos poder|vamos conseguir|v[aã]o conseguir|d[aá] (?:para|pra|p/)|deu (?:para|pra)|vai dar (?:para|pra|p/)|dar[aá] para|vai ser poss[ií]vel) ${soft}${come}${early}`,
    `(?:não|nao) (?:posso|poderei|podemos|poderemos|podem|poder[aã]o|vou poder|consigo|conseguimos|conseguirei|conseguiremos|vou conseguir|pode|poder[aá]) ${soft}${come}${early}`,
    `(?:não|nao) (?:vou|vai|vamos|v[aã]o|irei|ir[aá]|iremos|ir[aã]o) ${soft}(?:ir|vir|comparecer|aparecer|participar|estar presente|(?:[aà]|na|ao|no) (?:minha |sua |nossa |meu |seu )?${course})${early}`,
    `(?:(?:me|nos|lhe) (?:[eé]|ser[aá]|foi|vai ser) (?:\\p{L}+ )?imposs[ií]vel|[eé]-(?:me|nos|lhe) (?:\\p{L}+ )?imposs[ií]vel|n[aã]o (?:me|nos|lhe) (?:[eé]|ser[aá]|vai ser|foi) (?:\\p{L}+ )?poss[ií]vel|n[aã]o (?:ser[aá]|vai ser) poss[ií]vel) (?:eu )?${come}`,
    `(?:tenho|temos|tem|terei|teremos|ter[aá]|vou ter|vamos ter|vai ter), (?:por isso|assim|portanto|por conseguinte|infelizmente|pois|por este motivo|por essa raz[aã]o), (?:de |que )${cancel}`,
    `impossibilitad[oa]s? de|impossibilidade (?:de|em) ${come}`,
    `(?:tenho que|tenho de|preciso|preciso de|quero|queria|gostaria de|vou ter de|vou ter que|precisa|tem de) ${cancel}`,
    `acab(?:ou|ei|aram|a) de (?:me |nos )?${cancel}`,
    "(?:por favor,? |por gentileza,? )(?:cancele|desmarque|anule|cancela|desmarca)m? (?:a|o|minha|meu)",
    "(?:pode|podem|poderia) (?:por favor )?(?:cancelar|desmarcar) (?:a minha|minha|o meu)",
    "(?:não|nao) (?:vou|vai|vamos) (?:mais |j[aá] |mesmo )*(?:poder|conseguir)(?=\\W*$|,| (?:fazer|na|no|{day}|hoje|amanh[aã]))",
    "(?:não|nao) (?:vem|vir[aá]|venho|virei|vamos|vir[aã]o|v[eê]m|irei|ir[aá]|comparece|comparecerei|comparecer[aá]|compareceremos|estarei|estar[aá]|poder[aá])(?=\\W*$|,| (?:no|na|[aà]|hoje|amanh[aã]|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|dia|mais|depois|esta|nesta))",
    "(?:não|nao) (?:estarei|estar[aá]|estaremos|vou estar|vai estar|vamos estar) (?:mais )?(?:presentes?|a[ií]\\b|em condi[cç][oõ]es)",
    "(?:desmarca|cancela|desmarque|cancele) (?:pra|para|por) (?:mim|favor|n[oó]s)",
    `(?:tive|teve|tivemos|tiveram|terei|teremos|ter[aá]|obrigad[oa]s?|for[cç]ad[oa]s?) (?:mesmo )?(?:de|que|a) ${cancel}`,
    "(?:ligou|telefonou|avisou|mandou mensagem|mandou [aá]udio|escreveu|disse|informou|comunicou|usou|utilizou)…(?:a|para|que|pra) (?:\\p{L}+ ){0,2}(?:desmarcar|cancelar|anular|desmarca|cancela|n[aã]o (?:vem|pode|vir[aá]|consegue))",
    // Writing to cancel, what is one's own or has no owner, not "your appointment".
    "(?:escrevo|escrevemos|ligo|contacto|contato|entro em contac?to)(?:-vos|-lhes?)?(?: [^ .,;!?]+){0,2} (?:para|pra|a) (?:desmarcar|cancelar|anular)(?= (?:a|o) (?!su[ao]|seu|tu[ao]|teu|voss))",
    "que (?:me )?(?:desmarquem|cancelem|anulem|desmarque|cancele|anule) (?:a|o) (?:minha|meu|nossa)",
    `(?:vou|vai|vamos|v[aã]o|iria|teria) (?:mesmo )?(?:precisar|ter|querer)(?: de| que| mesmo)* ${cancel}`,
    `(?:vou|vai|vamos|v[aã]o) ${cancel} (?:a|o|minha|meu|sua|seu|nossa|nosso)`,
    "(?:desmarco|cancelo|anulo) (?:a|o|minha|meu|j[aá])",
    "(?:abro m[aã]o|abre m[aã]o|desisto|desiste|libero|libera) d?(?:o|a|e|minha|meu|sua|seu)\\b",
    "(?:desistiu|desistiram|desisti|desist[eê]ncia) d[aeo] (?:sua |seu |minha |meu )?{appt}",
    "(?<!n[aã]o |nunca )(?:vai|vou|vamos|v[aã]o) (?:ter (?:que|de) )?faltar(?! (?:algo|alguma|pouco|tempo|dinheiro))|faltarei|faltar[aá] (?:[aà]|ao|na|no)|falto (?:[aà]|ao|na|no)|falta (?:[aà]|ao|na|no)? ?(?:sua |nossa )?(?:{appt}|{day})",
    "(?:j[aá] )?n[aã]o (?:vou |vai |vamos )?(?:preciso|precisa|precisamos|precisar|precisarei|necessito) (?:mais )?d[aeo] (?:minha |sua |meu |seu )?{appt}",
    "(?:peço|pede|pediu|pedimos|solicito|solicita|solicitou|solicitamos|requeiro|gostaria de solicitar|venho solicitar|venho pedir) (?:\\p{L}+ )?(?:o cancelamento|a anula[cç][aã]o|a desmarca[cç][aã]o) d[aeo]",
    `(?:agrade[cç]o|agradecia|pe[cç]o|pedia|solicito) (?:que )?(?:me )?(?:desmarquem|cancelem|anulem|desmarque|cancele|anule) (?:a|o) (?:minha|meu|nossa|nosso|{appt} d)`,
  ],
  matter: [
    "(?:(?:motivo|assunto|raz[aã]o) (?:d[ae](?: sua)? )?(?:chamada|liga[cç][aã]o|contac?to)|assunto|liga (?:para|por)|pretende|deseja|pedido|solicita[cç][aã]o)\\W*[:\\t]\\W*(?:(?:quer|deseja|precisa de|tem de) )?(?:cancelar|desmarcar|anular|cancela|desmarca|cancelamento|desmarca[cç][aã]o)(?: (?:(?:de|da|do|a|o|uma|um|sua|seu) )*{appt})?",
  ],
  bare: [
    "(?:por favor )?(?:cancelar|cancela|desmarcar|desmarca|cancele|desmarque|anular|n[aã]o posso ir|n[aã]o vou|n[aã]o vou poder ir)(?: (?:a |minha |a minha )?{appt})?",
  ],
};
