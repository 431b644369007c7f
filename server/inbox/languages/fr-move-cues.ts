import { frenchOwnWords } from "./fr-own-words";
import type { Language } from "./language";

/** What French emails say of appointments that are moved to another time. */
export const frenchMoveCues: Language["cues"] = {
  moved: [
    "(?:viendra|viendrai|viendrons|vient|viens|venons|passera|passerai|passe)(?!\\p{L})[^!?;]{0,70} (?:au lieu d[eu]|à la place d[eu]|plutôt que)(?= (?:le )?(?:{day}|\\d))|(?:au lieu d[eu]|à la place d[eu]) (?:{day}|\\d)[^!?;]{0,70}(?:viendra|viendrai|viendrons|vient|viens|venons|passera|passerai)(?!\\p{L})",
    ...frenchOwnWords.moved,
    "(?:reporté|déplacé|décalé|modifié|reprogrammé|replanifié)e?s?|changement d'(?:horaire|heure)|modification de (?:rendez-vous|rdv|réservation|votre rendez-vous)|report de",
    "(?:déplace|décale|reporte|avance)…\\bdu\\b…\\bau\\b",
    "(?:déplace|décale|reporte|repousse|remet|déplacer|décaler|reporter|repousser|remettre) (?:son|sa|leur) {appt}",
    "(?:noté|confirmé|modifié|changé)…(?:agenda|planning)…(?:libre|disponible|libéré)",
    "(?:ai|avons|a|ont) (?:bien |déjà )?(?:avancé|repoussé|changé|transféré) (?:mon|notre|son|leur|le|la) {appt}|{appt}…(?:avancé|repoussé|changé|transféré)e?s?",
  ],
  proposed: [
    "(?:propose|proposé|suggère|suggéré)…(?:horaire|créneau|date|heure|rendez-vous)",
    "(?:souhaite|voudrais|voudrait|aimerais|aimerait|pourrait-on|pourrions-nous|demande à)…(?:reporter|déplacer|décaler|modifier|changer)",
  ],
  movedFrom: [
    "(?:(?:déplac|décal|report|avanc|modifi|chang|reprogramm|replanifi|repouss|transfér|pass|repass)(?:ées|ée|és|é)|(?:déplace|décale|reporte|avance|repousse|transfère|passe)(?:nt|r)?|remet|remettre)(?: (?!(?:au|à|pour)\\b)[\\p{L}'’-]+){0,5} (?:de|du|d['’])",
  ],
  movedTo: [
    ...frenchOwnWords.movedTo,
    "(?:(?:déplac|décal|report|avanc|modifi|chang|reprogramm|replanifi|repouss|transfér|pass|repass)(?:ées|ée|és|é)|(?:déplace|décale|reporte|avance|repousse|transfère|passe)(?:nt|r)?|remet|remettre)… (?:au|à|pour le|jusqu'au)",
  ],
  timeKept: [
    "\\((?:inchangée?s?|sans changement|non modifiée?|identique)\\)",
    "(?:date|heure|horaire|jour)(?: et (?:l['’]|la |le )?(?:date|heure|horaire|jour))? (?:ne changent? pas|(?:reste|restent|est|sont|demeurent?) (?:inchangée?s?|les? mêmes?|la même|identiques?)|n['’](?:a|ont) pas changé)",
  ],
};
