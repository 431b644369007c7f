import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d ?h|\\d[:/]\\d|{day}))";
const many = "(?:rendez-vous|rdv|séances|consultations|réservations|cours|visites|leçons)";

/** What French emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const frenchNotDone = {
  answer: [
    "(?:oui,? )?(?:je (?:viens|viendrai|confirme|serai (?:là|présente?)|participe)|confirmer(?: (?:le |mon |ma |la )?(?:{appt}|présence|venue))?|accepter)",
  ],
  standing: [
    ...unchangedCues.fr.standing,
    "(?:empêchée?|bloquée?) (?:\\p{L}+ )?(?:d'|de l')annul(?:er|ation)",
    "annulation (?:(?:de|par|du) [^.!?;,:]{2,40}? )?(?:(?:tardive|en ligne|a|été|est) )*(?:bloquée|empêchée|stoppée|interrompue|abandonnée|interdite|évitée|inachevée|incomplète|interceptée|(?:non|pas) (?:été )?(?:autorisée|permise|effectuée|aboutie|validée|finalisée|possible))",
    "annulation[^.!?;]{0,40} n'a pas (?:été (?:effectuée|autorisée|acceptée|prise en compte|finalisée)|abouti)",
    "tentative d(?:'|e (?:l')?)(?:\\p{L}+ )?annul(?:ation|er)|(?:essayé|tenté|commencé|cherché) (?:à |d(?:'|e l'))annul(?:er|ation)|(?:essaie|essaye|tente|tentait|essayait|cherche) d'annuler",
  ],
  policy: [
    ruleHeadings.fr,
    "(?:{appt}|annulations?|modifications?|reports?|changements?)[^.!?;]{0,90} (?:considérée?s?|traitée?s?|comptée?s?|facturée?s?|comptent?) comme (?:une? )?(?:no-?shows?|absences?|lapins?|non[- ]présentations?)[^.!?;]*",
    "(?:ceux|celles|toute personne|les personnes|quiconque|les élèves|les clients) qui (?:ne |n'|souhaite|doi)[^.!?;]*|qui ne (?:peut|pourra|pourrait) (?:pas )?(?:venir|être présent)[^.!?;]*(?:est prié|doit|annule|prévient|préviendra)[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:si|lorsque|quand) [^.;!?]{0,60}retard[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:annuler|reporter|déplacer|décaler) (?:votre|ton) {appt}(?! (?:[^ .;!?]+ ){0,4}?(?:{day}|\\d))",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documents|accords|consentements|politiques|thèmes|chapitres|contenus)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:une?|toute|tout|chaque) {appt} (?:manquée? ou )?annulée? (?:est|sera|reste|doit être|peut être) (?:\\p{L}+ )?(?:due?|facturée?|payante?|payable|perdue?|comptée?|considérée?|débitée?)[^.;!?]*",
    "annulation en ligne (?:est|a été|reste)(?: \\p{L}+)? (?:désactivée|fermée|bloquée|indisponible|activée|impossible)|(?:page|écran|formulaire|bouton) d'annulation",
    `(?:sur|pour|concernant|concerne(?:nt)?|relati(?:f|ve)s? aux|couvre|inclut|comprend|porte sur|s'applique(?:nt)? aux|règle|régit|traite d?es|au sujet des|facturation des|frais des) (?:les |des |aux |vos |toutes les |tous les )?(?:(?:${many}|absences)(?: manquée?s)? (?:et|ou) )?${many} (?:(?:manquée?s|reportée?s) (?:et|ou) )?annulée?s${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.fr.kept,
    "(?:est|sont|figure|figurent|reste|restent)(?: \\p{L}+)? (?:toujours |bien |encore )?(?<=(?:toujours|encore|reste|restent) )(?:dans|à|sur) (?:votre|vos|ton|l'|le|notre) ?(?:agenda|calendrier|planning)",
  ],
} satisfies Language["cues"];
