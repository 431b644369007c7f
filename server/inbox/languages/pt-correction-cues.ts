import type { Language } from "./language";
import { portugueseOwnWords } from "./pt-own-words";

/** How Portuguese emails take back, correct or repeat what was written before. */
export const portugueseCorrectionCues: Language["cues"] = {
  retracted: [
    "(?:esque[cç][ae]m?|ignor[ae]m?|desconsider[ae]m?|apag[au]e?)(?: por favor)? (?:isso|(?:o |a )?(?:meu|minha|[uú]ltim[oa]|anterior|e-?mail|mensagem)(?: [uú]ltim[oa]| anterior)?(?: (?:e-?mail|mensagem|recado|[aá]udio|sms|whatsapp))?(?: anterior)?)",
    "n[aã]o (?:ligues?|liguem) ao? (?:meu|minha|[uú]ltim[oa])(?: [uú]ltim[oa])?(?: (?:e-?mail|mensagem|recado|sms))?|d[aá] o dito por n[aã]o dito",
    "(?:esque[cç][ae]m?|ignor[ae]m?|desconsider[ae]m?)(?: tudo)? o que (?:eu )?(?:disse|escrevi|mandei|enviei)|(?<!n[aã]o (?:se |te |me )?)(?:ignore|desconsidere|esque[cç]a)",
    ...portugueseOwnWords.retracted,
  ],
  corrected: [
    "(?:eu )?(?:queria|quer[ií]amos|quis) (?:dizer|escrever|p[oô]r|colocar)|(?:referia-me|me referia) (?:ao?|[aà])",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:pequena )?(?:corre[cç][aã]o|errata|retifica[cç][aã]o|corrigindo)(?=\\s*[:–-])|(?:data|hora|semana) (?:errada|trocada|incorreta)|(?:dia|hor[aá]rio) (?:errado|trocado|incorreto)|(?:enganei-me|me enganei|errei|confundi|troquei) (?:n[oa] |o |a |de )?(?:dia|data|hora|hor[aá]rio|semana|m[eê]s)",
    "(?:devia|deveria|era para) (?:dizer|ser|estar)",
  ],
  resumed: [
    "(?:mudei|mudou|mud[aá]mos) (?:outra vez|de novo|novamente) de ideias?|(?:mudei|mudou|mud[aá]mos) de ideias? (?:outra vez|de novo|novamente)|voltei a mudar de ideias?",
    "(?:afinal|no fim),? (?:eu )?(?:tenho|tem|temos|vou|vai|vamos|preciso|precisa) (?:mesmo )?(?:ter )?(?:de |que )?(?:cancelar|desmarcar|anular)|(?:tenho|tem|temos|preciso|precisa) (?:mesmo|realmente) (?:de |que )?(?:cancelar|desmarcar|anular)",
    "afinal (?:cancelo|cancela|desmarco|desmarca|cancelou|desmarcou)|[eé] (?!pena)[^.!?;]{1,60} (?:que|quem) (?:ela |ele |eu )?(?:cancelou|desmarcou|anulou|tenho de cancelar|tem de cancelar)",
  ],
};

export const portugueseCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:e )?n[aã]o(?: (?:a|o|à|ao|às|as|os|na|no|da|do|de|em|dia|para))*",
  reported: "escrevi|escreveu|disse|dizia|dizendo|diz|mencion\\p{L}+|em que|segundo",
};

/** On what a cancellation depends, and what only sounds so. */
export const portugueseConditions: Language["conditions"] = {
  ifs: "se|caso(?! (?:de|da|do|contrário|urgente)(?!\\p{L}))|a menos que|salvo se|a não ser que|desde que",
  otherwise: "senão|caso contrário|se não",
  behind: "só se|somente se|apenas se|consoante|dependendo",
  notSo: "mesmo|como|e|ou|mas|sei|saber|ver|não|que",
  politely:
    "(?:for|fosse) (?:possível|preciso|necessário|o caso|poss\\w+)|possível|puder(?:em|es)?|pudesse|não (?:se|me|for|te|houver)|quiser(?:em|es)?|tiver(?:em|es)?|houver|calhar|der|alguém|há|necessário|me",
  turns: "mas|por isso|portanto|então|infelizmente",
  goesOn: "e|mas|porque|pois|que|obrigad[oa]|me|lhe|avis\\w+|pode|desculp\\w+|eu",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const portugueseWhys: Language["whys"] = {
  ofVisit:
    "vou poder|poder|desmarca|marquei|marcad[oa]|agendad[oa]|agendei|reservei|reservad[oa]|inscrit[oa]|tinha|era|consigo|com (?:você|a senhora|o senhor)|lugar|vaga|horário|possível|posso|dá|disponível|desmarcar|ausente",
  elsewhere: "reuni[aã]o|reuni[oõ]es|aulas?|exames?|visitas?|entrevistas?|provas?",
};
