import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const frenchListCues: Language["cues"] = {
  none: [
    "(?:annulée?s?|annulations?)(?: (?:aujourd'hui|d'aujourd'hui|du jour|hier|demain|ce (?:jour|matin|mois)|cette semaine|de la semaine|du mois))?\\W*[:=\\t]\\W*(?:aucune?|0|zéro|néant|[-–—])(?: aujourd'hui)?",
  ],
  listCancelled: [
    "(?:nouvelles )?annulations (?:reçues )?(?:d['’](?:aujourd['’]hui|hier)|aujourd['’]hui|hier|du jour|cette semaine)",
    "annulations|(?:rendez-vous|rdv|séances|réservations|cours) annulée?s|annulée?s",
    "(?:\\d+|une?|deux|trois|quatre|cinq|six) {appt} annulée?s?",
  ],
  listOffered: offeredLists.fr,
  listPast: [
    "historique(?: (?:de|du|des|d'|client)(?: ?[\\p{L}.'-]+){0,5})?|(?:journal|suivi)(?: (?:de|des|du|d')(?: ?[\\p{L}.'-]+){1,4})?|activité(?: (?:récente|du (?:rendez-vous|dossier)))?|(?:rendez-vous|rdv|visites|séances|réservations|cours) (?:précédente?s|passée?s|antérieure?s)(?: (?:de|du|d')(?: ?[\\p{L}.'-]+){1,4})?|derni(?:ers|ères) (?:rendez-vous|rdv|visites|séances|réservations|modifications)",
  ],
  listOther: [
    "(?:nouveaux|nouvelles|prochains|autres) (?:rendez-vous|rdv|réservations|séances)|(?:rendez-vous|rdv|réservations|séances)(?: (?:confirmée?s|réservée?s|prise?s|déplacée?s|reportée?s))?|confirmée?s|reportée?s|absences",
    // What else a day brings.
    "(?:nouvelles |nouveaux |derniers )?(?:confirmations|avis|commentaires|évaluations|messages|anniversaires|paiements|formulaires|actualités|nouveautés|conseils?|conseil du (?:jour|mois)|astuces?|le saviez-vous)(?: (?:pour|de|du|des|reçus)(?: [\\p{L}]+){0,3})?",
  ],
  listMoved: [
    "(?:rendez-vous|rdv|réservations|séances) (?:déplacée?s|reportée?s|décalée?s)|(?:déplacée?s|reportée?s|décalée?s)|reports",
  ],
  listStill: [
    "{appt} (?:maintenue?s?|conservée?s?|inchangée?s?|toujours [^ ]+)|(?:toujours|encore|restent?|reste|inchangée?s?|maintenue?s?|il reste|au planning|à votre agenda|non annulée?s?|non concernée?s?)(?: [\\p{L}\\d.,'-]+)*|(?:ces|vos|ses|les)(?: [\\p{L}-]+){1,3} (?:restent|sont (?:maintenus|maintenues|inchangés|inchangées|toujours))(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:annulations?|désistements?)(?: anticipées?| tardives?)?(?= \\(\\p{L}[^()\\d%]*\\))",
    "annulée?s?|(?:a|ont) annulé|annulent?|(?:s'est |se sont )?(?:désistée?s?|décommandée?s?)|se (?:désiste|décommande)nt?|ne (?:vien[st]|viendra) (?:pas|plus)",
  ],
  rowKept: [
    "confirmée?s?|maintenue?s?|réservée?s?|honorée?s?|venue?|arrivée?|présente?|absente?|en attente|reportée?s?|sans réponse|terminée?|effectuée?|nouveau|prévue?|(?:a|ont) (?:bien )?confirmé|confirme|à confirmer|non confirmée?|vient|viendra",
  ],
  unsettled: ["en attente|demandée?|provisoire|à valider|proposée?"],
};
