import type { Language } from "./language";
import { portugueseOwnWords } from "./pt-own-words";

/** What Portuguese emails say of appointments that are moved to another time. */
export const portugueseMoveCues: Language["cues"] = {
  moved: [
    "(?:vem|venho|vimos|vir[aá]|virei|viremos|passa)(?!\\p{L})[^!?;]{0,70} (?:em vez d[eao]|ao inv[eé]s d[eao]|em lugar d[eao])(?= (?:dia )?(?:{day}|segunda|ter[cç]a|quarta|quinta|sexta|\\d))",
    "(?:em vez d[eao]|ao inv[eé]s d[eao]|em lugar d[eao])[^!?;]{0,60} (?:vem|venho|vir[aá]|virei|passa)(?= (?:na|no|{day}|dia|\\d))|trocou (?:de |a |o )?(?:dia|hor[aá]rio|consulta|data)",
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
  timeKept: [
    "\\((?:sem altera[cç][aã]o|sem altera[cç][oõ]es|n[aã]o alterad[oa]|inalterad[oa]|igual)\\)",
    "(?:data|hora|hor[aá]rio|dia)(?: e (?:a |o )?(?:data|hora|hor[aá]rio|dia))? (?:n[aã]o (?:mudam?|mudou|mudaram|foi alterad[oa]|foram alterad[oa]s|se alteram?)|mant[eê]m-se|se mant[eé]m|permanecem?|continuam? (?:o mesmo|a mesma|os mesmos|igual|iguais)|s[aã]o os mesmos)",
  ],
};
