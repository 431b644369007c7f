import { frenchOwnWords } from "./fr-own-words";
import type { Language } from "./language";

/** How French emails take back, correct or repeat what was written before. */
export const frenchCorrectionCues: Language["cues"] = {
  retracted: [
    "(?:oublie|oubliez|ignore|ignorez|efface|effacez|supprime|supprimez|annule|annulez)(?: \\p{L}+){0,2} (?:dernier|précédent|premier) (?:message|mail|e-mail|courriel|texto|sms|mot)",
    "(?:oublie|oubliez|ignore|ignorez) (?:mon|ma|mes|notre|le|ce) (?:message|mail|e-mail|courriel|texto|sms)(?: (?:précédent|d'avant|d'hier|de ce matin|ci-dessous))?",
    "(?:ne )?(?:tiens|tenez|prends|prenez|tenir) pas (?:en )?compte(?: (?:de|du|des)(?: \\p{L}+){0,2} (?:message|mail|e-mail|courriel|texto|sms)s?)?(?: (?:précédent|ci-dessous))?|ne pas tenir compte(?: (?:de|du|des)(?: \\p{L}+){0,2} (?:message|mail|e-mail|courriel|texto|sms)s?)?|ignorez|contrordre",
    "(?:oublie|oubliez|ignore|ignorez) (?:tout )?ce que (?:je|j'|nous) ?(?:\\p{L}+ ){0,3}(?:écrite?|dite?|envoyé|écrivais|disais)",
    ...frenchOwnWords.retracted,
  ],
  corrected: [
    "(?:je|nous|j') ?(?:voulais|voulions|pensais|pensions) (?:\\p{L}+ )?(?:dire|écrire|parler|mettre)|je parlais (?:du|de)",
    "(?:il fallait|il faut) (?:\\p{L}+ )?(?:lire|comprendre)",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:petite |ma )?(?:correction|rectification)(?=\\s*[:–-])|rectificatif|(?:mauvaise|fausse) (?:date|heure|semaine)|mauvais (?:jour|mois)|(?:trompée?s?|trompé) (?:de|d') ?(?:date|jour|heure|semaine|mois)|erreur (?:de|d') ?(?:date|jour|heure)",
  ],
  resumed: [
    "(?:encore|à nouveau|de nouveau|encore une fois|une nouvelle fois|re)[ -]?changé d'avis|changé d'avis (?:encore|à nouveau|de nouveau)",
    "(?:annuler|annule|annulons|annulé|annulée)(?: \\p{L}+){0,2} finalement|(?:finalement|en fin de compte|tout compte fait),? (?:je |j'|nous |elle |il |on )?(?:\\p{L}+ ){0,3}(?:annuler|annule|annulons|annulé|annulée)",
    "(?:dois|doit|devons|vais|va|allons) (?:quand même|tout de même|malgré tout|bel et bien|bien|vraiment) (?:devoir )?annuler",
    "c'est (?!pas|dommage)[^.!?;]{1,60} (?:qu'elle|qu'il|que je|que j'|que nous|qui) ?(?:a|ai|ont|avons|dois|doit|devons) (?:annulée?|annuler)",
  ],
};

export const frenchCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:et )?(?:non|pas)(?: (?:pas|celui|celle|le|du|de|à|au|la|pour))*",
  reported: "écrit|écrivais|dit|disais|disait|disant|indiquait|annonçait|mentionn\\p{L}+|dans lequel|où",
};

/** On what a cancellation depends, and what only sounds so. */
export const frenchConditions: Language["conditions"] = {
  ifs: "si|s'(?=ils? )|à moins que|sauf si|au cas où|pourvu que|à condition que|dans le cas où",
  otherwise: "sinon|autrement|le cas échéant",
  behind: "seulement si|uniquement si|selon",
  notSo: "même|comme|et|ou|sais|voir|savoir|demande|ainsi",
  politely:
    "ils? (?:vous|te) pla[iî]t|possible|c'est (?:possible|encore|ok|bon|trop)|(?:cela|ça) (?:est|ne|vous|te|convient|va)|vous (?:le|la|pouvez|voulez|avez|souhaitez|désirez|pouviez|en|me|n'|ne)|tu (?:peux|veux|as|pouvais|souhaites|en|me|n'|ne)|besoin|nécessaire|je (?:ne me|peux|puis|me|m')|il (?:n'est|est (?:possible|encore))|ce n'est|tard|peu|près|longtemps|vite|soudain|des frais|quelqu'un|jamais",
  turns: "mais|donc|c'est pourquoi|de toute façon|malheureusement",
  goesOn: "et|mais|car|parce|comme|puisque|merci|je|j'ai|nous|vous|il|elle|pouvez|peux|n'hésitez|désolée?|dites|serait",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const frenchWhys: Language["whys"] = {
  ofVisit:
    "réservé|inscrite?|prévue?s?|pris|noté|marqué|(?:chez|avec) vous|places?|créneau|habituel(?:le)?|possible|mort|libérer|libre|absente?|excusée?|dispo(?:nible)?|convient|peux",
  elsewhere: "réunions?|cours|examens?|visites?|formations?|consultations?|entretiens?",
};
