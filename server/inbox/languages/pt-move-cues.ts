import type { Language } from "./language";
import { lengthCues } from "./length-cues";
import { portugueseOwnWords } from "./pt-own-words";

/** What Portuguese emails say of appointments that are moved to another time. */
export const portugueseMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)(?:alterad[oa]s?|alteraç(?:ão|ões)) (?:pel[oa]s?|d[oa]s?) (?:cliente|paciente|utente)s?(?=\\W*$)",
    "aceitou (?:uma? )?(?:vaga|hor[aá]rio|consulta) (?:anterior|mais cedo|antecipad[oa])",
    "(?:fico|ficamos|anoto|anotamos|aceito|aceitamos|marco|pego|levo)(?!\\p{L})[^!?;]{3,90}(?:em vez d[eao]|ao inv[eé]s d[eao]|em lugar d[eao]|no lugar d[eao])(?= (?:dia )?(?:{day}|segunda|ter[cç]a|quarta|quinta|sexta|minha|que|\\d))",
    "(?:fico|ficamos|anoto|anotamos|aceito|aceitamos|marco|pego|levo)(?!\\p{L})[^!?;]{3,120} e (?:deixo|deixamos|liberto|libero|libertamos|liberamos|devolvo|cedo)(?: livre)?(?= (?:a|o|meu|minha|a minha|o meu|aquel[ea]) (?:vaga|lugar|hor[aá]rio|hora|consulta|sess[aã]o|marca[cç][aã]o|d[eao])(?!\\p{L}))",
    "(?:vem|venho|vimos|vir[aá]|virei|viremos|passa)(?!\\p{L})[^!?;]{0,70} (?:em vez d[eao]|ao inv[eé]s d[eao]|em lugar d[eao])(?= (?:dia )?(?:{day}|segunda|ter[cç]a|quarta|quinta|sexta|\\d))",
    "(?:em vez d[eao]|ao inv[eé]s d[eao]|em lugar d[eao])[^!?;]{0,60} (?:vem|venho|vir[aá]|virei|passa)(?= (?:na|no|{day}|dia|\\d))|trocou (?:de |a |o )?(?:dia|hor[aá]rio|consulta|data)",
    "(?:escolheu|selecionou|escolhido|selecionado) (?:outr[oa]|um novo|uma nova) (?:hor[aá]rio|hora|data|dia)",
    ...portugueseOwnWords.moved,
    "(?:remarcad|reagendad|alterad|adiad|transferid|mudad)[oa]s?|(?<!n[aã]o (?:\\p{L}+ )?)remarcou|altera[cç][aã]o d[aeo]|remarca[cç][aã]o",
    "(?:mudei|mudou|mudamos|remarquei|remarcamos|alterei|alterou|adiei|adiou|antecipei|antecipou|troquei|trocou|transferi|transferiu|passei|passou|reagendei|reagendou) (?:a |o |a minha |o meu |minha |meu |a sua |o seu |sua |seu |nossa |a nossa )(?:\\p{L}+ )?{appt}",
    "(?:troquei|remarquei|mudei|reagendei|transferi|adiei|antecipei|trocou|trocamos|remarcamos|mudamos|reagendamos|transferimos) (?:a|o) \\p{L}+(?: \\p{L}+){0,3} (?:de|do|da|para|pra)(?= (?:dia |{day}|\\d))",
    "(?:antecipad|trocad)[oa]s?|(?:hor[aá]rio|data) (?:mudou|alterad[oa])",
  ],
  proposed: [
    "(?:prop[oôõ]s|prop[oõ]e|sugeriu|sugere)…(?:hora|data|hor[aá]rio)",
    "(?:gostaria|queria|poderia|quer|podemos)…(?:remarcar|mudar|alterar|adiar|reagendar)",
  ],
  movedFrom: [
    "(?:(?:remarcad|reagendad|alterad|mudad|adiad|antecipad|transferid|trocad|passad|reprogramad)[oa]s?|(?:remarc|reagend|alter|mud|adi|antecip|troc|pass|reprogram)(?:ou|ei|amos)|remarquei|troquei|transferi|transferiu|passa)(?: (?!(?:para|ao?)\\b)[\\p{L}'’-]+){0,5} (?:das?|dos?|de|desde)(?: dia| as| às)?",
  ],
  movedTo: [
    "(?:(?:remarcad|reagendad|alterad|mudad|adiad|antecipad|transferid|trocad|passad|reprogramad)[oa]s?|(?:remarc|reagend|alter|mud|adi|antecip|troc|pass|reprogram)(?:ou|ei|amos)|remarquei|troquei|transferi|transferiu|passa)… (?:para|ao?)(?: o| as?| às)?(?: dia)?",
  ],
  refused: [
    "(?:recus|rejeit)(?:a|ou|ad[oa]) (?:o|a|um|uma|este|esta|seu|sua) ?(?:(?:nov[oa]|outr[oa]) (?:hor[aá]rio|data|hora|consulta|dia|proposta)|(?:hor[aá]rio|data|hora|proposta)(?: \\p{L}+){0,1} ?(?:propost[oa]|sugerid[oa]|de altera[cç][aã]o|de remarca[cç][aã]o))",
    "(?:(?:nov[oa]|outr[oa]) (?:hor[aá]rio|data|hora|dia)|(?:hor[aá]rio|data|hora) (?:propost[oa]|sugerid[oa])|(?:proposta|pedido) de (?:altera[cç][aã]o|remarca[cç][aã]o|mudan[cç]a))(?: (?:foi))? ?\\W?(?:recusad|rejeitad)[oa]",
  ],
  edited: [
    "(?:zoom|teams|skype|v[ií]deo|videochamada|online)[^.!?;]{0,80}(?:vemo-nos|nos vemos|a gente se v[eê]) [^.!?;]{0,20}(?:est[uú]dio|pessoalmente|consult[oó]rio|presencial)|de (?:online|v[ií]deo|presencial) para (?:online|v[ií]deo|presencial)",
    "(?<=^\\W*)(?:mudan[cç]a|altera[cç][aã]o) de (?:professora?|instrutora?|sala|local)|(?:com|por) (?:uma? |[oa] )?substitut[oa](?!\\p{L})",
    "(?:altera[cç][oõ]es|altera[cç][aã]o|mudan[cç]as?|alterado|atualizado|o que mudou)\\W{1,3}(?:o |a |os )?(?:local|localiza[cç][aã]o|morada|endere[cç]o|sala|t[ií]tulo|nome|descri[cç][aã]o|convidados|participantes|notas?|anexos?|videoconfer[eê]ncia|link)(?![^.!?;]*(?:hora|hor[aá]rio|data|quando))",
    "s[oó] (?:mudou|mudam?|foi alterad[oa]) (?:o |a )(?:local|morada|endere[cç]o|sala|t[ií]tulo|descri[cç][aã]o|link)",
  ],
  timeKept: [
    ...lengthCues.pt,
    "d[ao] (?:sala|gabinete|consult[oó]rio|box|est[uú]dio|unidade|cadeira)(?!\\p{L})[^.!?;]{0,30} para|(?:mudad|transferid|passad|movid)[oa] para (?:(?:a|o|outr[oa]) )?(?:sala|gabinete|consult[oó]rio|box|est[uú]dio|unidade|cadeira)(?!\\p{L})",
    "\\((?:sem altera[cç][aã]o|sem altera[cç][oõ]es|n[aã]o alterad[oa]|inalterad[oa]|igual)\\)",
    "(?:data|hora|hor[aá]rio|dia)(?: e (?:a |o )?(?:data|hora|hor[aá]rio|dia))? (?:n[aã]o (?:mudam?|mudou|mudaram|foi alterad[oa]|foram alterad[oa]s|se alteram?)|mant[eê]m-se|se mant[eé]m|permanecem?|continuam? (?:o mesmo|a mesma|os mesmos|igual|iguais)|s[aã]o os mesmos)",
  ],
};
