import type { Language } from "./language";

/** What French emails say about appointments; fr.ts has the words of dates and labels. */
export const frenchCues: Language["cues"] = {
  headline: [
    "(?:\\W|re ?:|tr ?:|fwd? ?:){0,40}annulations?(?! (?:possible|gratuite|sans)| ?: (?:gratuite|possible)|s? (?:policy|tardive))\\b(?! (?:d'abonnement|de commande|de votre (?:abonnement|commande|vol)))",
    "(?:\\W|re ?:|tr ?:|fwd? ?:){0,40}annulée?s?\\b",
    "(?:\\W|re ?:|tr ?:|fwd? ?:|votre|le|un|une|la){0,40}{appt}…annulée?s?",
  ],
  cancelled: [
    "se désiste",
    "(?<!(?:qui|si|pas) )annule (?:pour )?(?:le |la |son |sa )?(?:\\d{1,2} ?[:h]|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain)",
    "(?:statut|état)\\W{1,4}(?:\\p{L}+ ){0,2}?(?:annulée?|annulation)",
    "{appt}…annulée?s?",
    "(?:a|ont|est|sont|été|avons|ai) (?:\\p{L}+ ){0,2}annulée?s?",
    "annulée?s? (?:par|en ligne|via|depuis)",
    "annule (?:son|sa|ses|mon|ma|mes|le|notre|la)…{appt}",
    "(?:a été|est) (?:supprimée?|retirée?) de (?:l'agenda|votre agenda|votre planning|votre calendrier)",
    "n'aura (?:pas|plus) lieu",
    "annulation (?:de|du|d'un)…{appt}",
    "annulation (?:confirmée|reçue|enregistrée)",
    "s'est désistée?|désistement",
  ],
  plea: ["(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|serait-il possible d')…annuler (?:mon|ma|notre)"],
  personal: [
    "(?:ne|n') ?(?:viendrai|viendra|viendrons|serai|sera) (?:malheureusement )?pas",
    "(?:ai|a|avons) un empêchement",
    "(?:ne|n') ?(?:pourrai|pourra|pourrons|peux|peut|pouvons|pourrais) (?:malheureusement |hélas )?(?:pas|plus) (?:venir|être présente?|assister|honorer|me rendre|me présenter|y être|faire|maintenir|être là)",
    "(?:dois|doit|devons|souhaite|souhaiterais|voudrais|veux|veut|suis obligée?(?: d')?|préfère|vais|me vois obligée?)…annuler",
    "(?:ne serai|ne sera|ne serons) pas (?:là|présente?|disponible)",
    "(?:merci|prière) d'annuler (?:mon|ma|le|notre|son)|(?:veuillez|pouvez-vous|pourriez-vous) annuler (?:mon|ma|notre|le|son)",
    "(?:suis|est) (?:dans l'impossibilité|empêchée?)",
    "j'annule|nous annulons",
  ],
  bare: ["(?:merci d'|je souhaite )?annul(?:er|ation|é)"],
  freed: [
    "(?:de nouveau|à nouveau|désormais) (?:libre|disponible|proposé)",
    "(?:créneau|place|horaire)…(?:libéré|libre|disponible)",
  ],
  conditional: [
    "\\b(?:si|sauf si|au cas où|en cas d[e']|dans le cas où|lorsque|pour (?:annuler|modifier|toute annulation))\\b[^.,;!?]*",
    "(?:vous|clients?|patients?) (?:pouvez|devez|pouviez|pourrez|souhaitez|peuvent|doivent)[^.;!?]{0,40}annuler[^.;!?]*",
    "(?:tout|toute) (?:rendez-vous|séance|annulation|rdv)[^.;!?]*",
    "(?:merci de|prière de|veuillez)[^.;!?]{0,30}(?:prévenir|annuler|nous avertir)[^.;!?]{0,40}(?:heures|avance|avant|à l'avance|h)\\b[^.;!?]*",
    "(?:sera|seront|pourra être|peut être|serait)[^.;!?]{0,20}annulée?s?",
    "(?:à|d'|pour|ou|et|de) annuler (?:ou|en ligne|jusqu'|ici|gratuitement)[^.;!?]*",
  ],
  policy: [
    "(?:politique|conditions?|frais|délai|lien|règles?) d'annulation",
    "(?<!(?:statut|état) ?: ?)annulations? (?:gratuites?|tardives?|possibles?|sans frais|à moins de|moins de|dans les|jusqu'à|de dernière minute|ou (?:report|modification))",
    "annulée?s? (?:moins de|à moins de|dans les|tardivement|hors délai|sans)",
  ],
  thing: [
    "{thing}…annulée?s?|{thing}…résiliée?s?",
    "annulation de (?:votre|la|l') ?{thing}|annulation (?:d'|du ){thing}",
  ],
  errand: ["{errand}"],
  none: ["(?:annulée?s?|annulations?)\\W*[:=\\t]\\W*(?:aucune?|0|zéro|néant|[-–—])(?: aujourd'hui)?"],
  listCancelled: ["annulations|(?:rendez-vous|rdv|séances|réservations|cours) annulée?s|annulée?s"],
  listOther: [
    "(?:nouveaux|nouvelles|prochains|autres) (?:rendez-vous|rdv|réservations|séances)|(?:rendez-vous|rdv|réservations|séances)(?: (?:confirmée?s|réservée?s|prise?s|déplacée?s|reportée?s))?|confirmée?s|reportée?s|absences",
  ],
  rowCancelled: ["annulée?s?"],
  rowKept: [
    "confirmée?s?|maintenue?s?|réservée?s?|honorée?s?|venue?|arrivée?|présente?|absente?|en attente|reportée?s?|sans réponse|terminée?|effectuée?|nouveau|prévue?",
  ],
  standing: [
    "(?:n'a pas|n'ont pas|n'est pas|ne sont pas|n'a pas été|n'est plus|non|pas) (?:été )?annulée?s?",
    "(?:aucun|aucune|0) (?:\\p{L}+ )?(?:annulations?|rendez-vous (?:n'a été )?annulé|(?:rdv|rendez-vous|séance))…(?:annulée?s?)?",
    "0 annulation",
    "annulation…(?:refusée|impossible|échoué|annulée|retirée|rejetée|a échoué)",
    "(?:par erreur|par mégarde|erreur de (?:notre|ma) part)",
    "(?:rétabli|restauré|réactivé|confirmé à nouveau|remis dans)e?s?",
    "(?:a|ont) (?:essayé|tenté|voulu) d'annuler|tentative d'annulation",
    "n'a pas pu (?:être annulée?|annuler)|ne peut (?:pas|plus) être annulée?",
    "(?:finalement|tout compte fait)…(?:viens|vient|viendra|viendrai|maintien|présente?|sera là|serai là|peux|pourra|pourrai)",
    "ne (?:pas )?tene[zr] pas compte|ne pas tenir compte|ignorez|ceci est un test",
  ],
  kept: [
    "(?<!\\d (?:[\\p{L}-]+ ){0,2})maintenue?s?",
    "(?:tient|tiennent|reste|restent|demeure|demeurent) (?:toujours|bien|prévue?s?|valables?|inchangée?s?|confirmée?s?|d'actualité|en place)",
    "(?:est|sont|suis|sera|serai) (?:toujours|bien) (?:prévue?s?|d'actualité|confirmée?s?|là|bon|bonne|valable)",
    "(?:garde|gardons|gardez|conserve|conservons|conservez) (?:bien )?(?:le|la|celui|celle|les|mon|ma|notre|son|sa)",
    "(?:vient|viendra|viendrai|viens) (?:bien|toujours|comme prévu)",
  ],
  request: [
    "demande…(?:annulée?|refusée?|retirée?|déclinée?|expirée?)|(?:annulé|refusé|décliné|retiré) (?:sa|votre|la|une) demande",
    "demande d'annulation|(?:demande|souhaite) (?:l'|une )annulation",
    "(?:pas encore|jamais|n'était pas|n'avait pas été) (?:été )?(?:confirmée?|acceptée?|validée?)|en attente de (?:votre )?(?:confirmation|validation)",
  ],
  question: [
    "(?:puis-je|pourrais-je|peut-on|est-il possible|serait-il possible|est-ce possible|est-ce que je (?:peux|pourrais))…(?:annuler|déplacer|décaler|reporter)[^.!]*\\?",
    "(?:peut-être|éventuellement|probablement|risque de)…(?:annuler|pas)",
  ],
  booked: [
    "(?:nouveau|nouvelle) (?:rendez-vous|rdv|réservation|séance)(?! (?:en|date|horaire))",
    "(?:a|avez|est|ont) (?:bien |de nouveau |à nouveau )?(?:réservée?|prise? (?:un )?rendez-vous|pris rendez-vous|confirmée?s?|planifiée?)",
    "confirmation de (?:votre |la |)(?:rendez-vous|réservation|rdv)",
    "(?:rendez-vous|réservation|rdv) (?:confirmée?|prise?|enregistrée?)",
    "merci (?:pour|d'avoir) (?:votre réservation|réservé)",
  ],
  filled: [
    "(?:déjà|de nouveau|à nouveau) (?:pris|prise|réservée?|attribuée?|occupée?|repris)",
    "(?:repris|réattribué|pourvu|comblé|récupéré)e? (?:par|à)|(?:créneau|place|horaire)…(?:repris|réattribué|pourvu|comblé)e?",
    "a été (?:repris|réattribué|pourvu|comblé)e?",
  ],
  reminder: ["rappel\\b|rappelons|à venir\\b|prochain rendez-vous", "nous vous attendons"],
  moved: [
    "(?:reporté|déplacé|décalé|modifié|reprogrammé|replanifié)e?s?|changement d'(?:horaire|heure)|modification de (?:rendez-vous|rdv|réservation|votre rendez-vous)|report de",
  ],
  proposed: [
    "(?:propose|proposé|suggère|suggéré)…(?:horaire|créneau|date|heure|rendez-vous)",
    "(?:souhaite|voudrais|voudrait|aimerais|aimerait|pourrait-on|pourrions-nous|demande à)…(?:reporter|déplacer|décaler|modifier|changer)",
  ],
  declined: ["(?:a (?:refusé|décliné)|refusé|décliné)e?s?|accepté provisoirement"],
  noShow: ["(?:absence non|ne s'est pas présentée?|non[- ]présentée?|no-?show|lapin|absente?)"],
  money: [
    "(?:reçu|facture|paiement|remboursement|quittance|prélèvement) (?:de|pour|du|n°|effectué|confirmé)|votre facture|frais d'annulation",
  ],
  waitlist: ["(?:rejoint|inscrite?(?!s)|ajoutée?(?!s)|demande|inscription)…liste d'attente"],
  advert: [
    "\\d+ ?% de (?:réduction|remise)|-\\d+ ?%",
    "webinaire|code promo|offre (?:valable|limitée|spéciale)|profitez|inscrivez-vous|essai gratuit|découvrez|nos conseils",
  ],
  wholeClass: [
    "nous (?:nous excusons|vous prions de nous excuser)",
    "nous (?:devons|avons dû|sommes (?:contraints?|obligés?|dans l'obligation))…annuler",
    "(?:en raison|suite à|à cause)…(?:maladie|absence|fermeture|indisponibilité) (?:de|du) (?:votre|notre|docteur|dr|praticien)",
    "(?:nous|cabinet|salon|praticien(?:ne)?|professeur|instructeur|docteur|thérapeute|institut)…(?:malade|souffrante?|fermée?s?|en congés?|absente?|indisponible)",
    "tous les (?:rendez-vous|cours|rdv)…annulés|toutes les séances…annulées",
    "cours…annulée?s?…(?:par le|par la|professeur|faute de|météo)",
  ],
  several: [
    "(?:les|ses|vos|mes|tous les|toutes les|\\d+|deux|trois|quatre) (?:\\p{L}+ )?(?:rendez-vous|rdv|séances|réservations|cours|consultations) (?:suivante?s|annulée?s|ci-dessous)|les deux|suivants|suivantes|\\d+ (?:rendez-vous|annulations|séances)|(?:deux|trois) (?:rendez-vous|séances|annulations)",
  ],
  series: [
    "(?:toutes les semaines|chaque semaine|hebdomadaire|tous les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis)|récurrent|série|chaque (?:lundi|mardi|mercredi|jeudi|vendredi|samedi))",
  ],
  stampBefore: [
    "(?:réservée?|annulée?|créée?|envoyée?|reçue?|prise?|demandée?|modifiée?|enregistrée?|signée?|payée?|émise?|née?|dernière visite|dernier rendez-vous|depuis|mise? à jour)s?(?: en ligne| par [\\p{L}. ]{1,30})?(?: le| du| à| depuis le| en)?",
  ],
  asideBefore: [
    "(?:jusqu'au|jusqu'à|avant le|avant|au plus tard|expire|valable|limite|à partir du|dès le|après le)(?: le| du)?",
    "(?:prochain|prochaine|autre)(?: \\p{L}+){0,2}(?: est| du| le| reste)*",
    "(?:plutôt|sinon|éventuellement|peut-être|possible|disponible|libre|reporter au|décaler au|déplacer au|préférerais|de retour|en vacances|absent|absente|en congés|souhaité|vacances|voyage|reprendre)(?: le| au| à| du| jusqu'au)*",
  ],
  asideAfter: [
    "(?:reste|restent|est|sont) (?:maintenue?s?|inchangée?s?|confirmée?s?|valable)",
    "(?:conviendrait|irait|serait)",
    "est maintenu",
  ],
  oldBefore: [
    "(?:du|de|ancien(?:ne)?|initialement|initial|précédent|au lieu du?|auparavant|prévue?|était)(?: (?:rendez-vous|date|horaire|prévue?|le|du|fixée?|au|séance))*",
  ],
  freshBefore: [
    "(?:au|nouveau|nouvelle|nouvel|désormais|maintenant|reportée?|déplacée?|décalée?)(?: (?:rendez-vous|date|horaire|créneau|le|au|est|prévue?|séance))*",
  ],
};
