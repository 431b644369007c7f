import { frenchOwnWords } from "./fr-own-words";
import type { Language } from "./language";
import { lengthCues } from "./length-cues";

/** What French emails say of appointments that are moved to another time. */
export const frenchMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)(?:modifiée?s?|modifications?|changements?) par (?:le |la |les |un |une )?(?:client|patient)e?s?(?=\\W*$)",
    "(?:accepté|pris) un (?:créneau|rendez-vous|rdv) (?:plus tôt|plus tard|avancé|anticipé)",
    "(?:(?:je|j'ai|nous|on) (?:note|notons|noté|prends|prenons|retiens|retenons|garde|viendrai|viendrons|prend)|va pour|c'est noté pour)(?!\\p{L})[^!?;]{3,90}(?:à la place d[eu]|au lieu d[eu])(?= (?:{day}|mon|ma|celui|celle|notre|\\d))",
    "(?:(?:je|nous|on) (?:note|notons|prends|prenons|retiens|viendrai|viendrons|prend)|va pour|c'est noté pour)(?!\\p{L})[^!?;]{3,120} et (?:je |nous |on )?(?:libère|libérons|laisse|laissons|rends|rendons)(?: (?:donc|du coup))*(?= (?:(?:le|la|mon|ma|notre) (?:créneau|place|rendez-vous|rdv|séance|cours|heure)|celui|celle)(?!\\p{L}))",
    "(?:viendra|viendrai|viendrons|vient|viens|venons|passera|passerai|passe)(?!\\p{L})[^!?;]{0,70} (?:au lieu d[eu]|à la place d[eu]|plutôt que)(?= (?:le )?(?:{day}|\\d))|(?:au lieu d[eu]|à la place d[eu]) (?:{day}|\\d)[^!?;]{0,70}(?:viendra|viendrai|viendrons|vient|viens|venons|passera|passerai)(?!\\p{L})",
    "(?:ne |n['’])(?:viens|vient|venons|viendrai|viendra|viendrons|serai|sera|passe|passerai) plus(?!\\p{L})[^!?;]{3,70}? mais(?: bien| plutôt)?(?: (?:pour|à partir d[eu]))?(?= (?:le )?(?:{day}|\\d))",
    "(?:choisi|sélectionné|pris) (?:un autre|une autre|un nouveau|un nouvel|une nouvelle) (?:créneau|horaire|heure|date|jour)",
    ...frenchOwnWords.moved,
    "(?:reporté|déplacé|décalé|modifié|reprogrammé|replanifié)e?s?|changement d'(?:horaire|heure)|modification de (?:rendez-vous|rdv|réservation|votre rendez-vous)|report de",
    "(?:déplace|décale|reporte|avance)…\\bdu\\b…\\bau\\b",
    "(?:déplace|décale|reporte|repousse|remet|déplacer|décaler|reporter|repousser|remettre) (?:son|sa|leur) {appt}",
    "(?:noté|confirmé|modifié|changé)…(?:agenda|planning)…(?:libre|disponible|libéré)",
    "(?:ai|avons|a|ont) (?:bien |déjà )?(?:avancé|repoussé|changé|transféré) (?:mon|notre|son|leur|le|la) {appt}|{appt}…(?:avancé|repoussé|changé|transféré)e?s?",
  ],
  proposed: [
    "(?<!(?:à|merci de|pouvez-vous) (?:re)?)(?:propose|proposé|suggère|suggéré)…(?:horaire|créneau|date|heure|rendez-vous)",
    "(?:souhaite|voudrais|voudrait|aimerais|aimerait|pourrait-on|pourrions-nous|demande à)…(?:reporter|déplacer|décaler|modifier|changer)",
  ],
  movedFrom: [
    "(?:(?:déplac|décal|report|avanc|modifi|chang|reprogramm|replanifi|repouss|transfér|pass|repass)(?:ées|ée|és|é)|(?:déplace|décale|reporte|avance|repousse|transfère|passe)(?:nt|r)?|remet|remettre)(?: (?!(?:au|à|pour)\\b)[\\p{L}'’-]+){0,5} (?:de|du|d['’])",
  ],
  movedTo: [
    ...frenchOwnWords.movedTo,
    "(?:ne |n['’])(?:viens|vient|venons|viendrai|viendra|viendrons|serai|sera|passe|passerai) plus(?!\\p{L})[^!?;]{3,70}? mais(?: bien| plutôt)?(?: (?:pour|à partir d[eu]))?(?: le)?",
    "(?:(?:déplac|décal|report|avanc|modifi|chang|reprogramm|replanifi|repouss|transfér|pass|repass)(?:ées|ée|és|é)|(?:déplace|décale|reporte|avance|repousse|transfère|passe)(?:nt|r)?|remet|remettre)… (?:au|à|pour le|jusqu'au)",
  ],
  refused: [
    "(?:refus|déclin)(?:e|é)e?s? (?:le|la|votre|ce|cette|l'|un|une) ?(?:(?:nouvel|nouveau|nouvelle|autre) (?:horaire|créneau|date|heure|rendez-vous|jour|proposition)|(?:horaire|créneau|date|heure|rendez-vous|proposition)[^.!?;]{0,20} (?:proposée?|suggérée?|de report|de modification))",
    "(?:(?:nouvel|nouveau|nouvelle|autre) (?:horaire|créneau|date|heure|rendez-vous)|(?:horaire|créneau|date|heure) proposée?|(?:proposition|demande) de (?:report|modification|déplacement|changement))(?: (?:a été|est))? ?\\W?(?:refus|déclin)ée?s?",
  ],
  edited: [
    "(?:zoom|teams|skype|visio|vidéo|en ligne)[^.!?;]{0,80}on se (?:voit|retrouve) [^.!?;]{0,20}(?:présentiel|cabinet|studio|place|vrai)|de (?:visio|la visio|téléconsultation|présentiel) (?:à|en) (?:présentiel|visio|téléconsultation)",
    "(?<=^\\W*)changement de (?:professeur|prof|coach|salle|lieu|praticien|praticienne|intervenante?)|(?:avec|par) (?:une? )?(?:remplaçante?)(?!\\p{L})",
    "(?:modifications?|modifié|changements?|mis à jour|ce qui (?:a changé|change))\\W{1,3}(?:le |la |l'|les )?(?:lieu|adresse|salle|titre|nom|description|invités|participants|notes?|pièces? jointes?|visioconférence|lien)(?![^.!?;]*(?:heure|date|horaire|quand))",
    "(?:seule?s? (?:le |la |l')(?:lieu|adresse|salle|titre|description|lien)[^.!?;]{0,20} (?:a|ont|est|change|changent)(?: été)? ?(?:changé|modifiée?)?)",
  ],
  timeKept: [
    ...lengthCues.fr,
    "(?:du|de(?: la| l['’])?) ?(?:salle|cabinet|box|studio|bureau|fauteuil|site)(?!\\p{L})[^.!?;]{0,30} (?:à|au|vers|en|dans)|(?:déplacé|transféré|changé)e? (?:en|à|au|dans|vers) (?:(?:la|le|une autre|un autre) )?(?:salle|cabinet|box|studio|bureau|fauteuil|site)(?!\\p{L})",
    "\\((?:inchangée?s?|sans changement|non modifiée?|identique)\\)",
    "(?:date|heure|horaire|jour)(?: et (?:l['’]|la |le )?(?:date|heure|horaire|jour))? (?:ne (?:changent?|bougent?|varient?) pas|(?:reste|restent|est|sont|demeurent?) (?:inchangée?s?|les? mêmes?|la même|identiques?)|n['’](?:a|ont) pas changé)",
  ],
};
