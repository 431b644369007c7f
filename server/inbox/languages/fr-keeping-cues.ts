import { frenchNotDone } from "./fr-not-done-cues";
import { frenchOwnWords } from "./fr-own-words";
import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What French emails say about what stays, and about what else is kept. */
export const frenchKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:ses|les|vos|tous les|leurs?) )?(?:(?:prochaine?s?|autres?|futurs?|futures) (?:\\p{L}+ )?{appt}|vos prochaine?s? {appt} [\\p{L}.'-]+|{appt} (?:suivante?s|à venir|futurs?|futures|restante?s?|planifiée?s|prévue?s|maintenue?s?))(?: (?:de|d'|pour|avec|du|le|à)(?: ?[\\p{L}\\d.,'&-]+){1,5})?|à venir(?: cette semaine| la semaine prochaine| aujourd'hui)?|également (?:à|dans) (?:votre|l') ?(?:agenda|planning)(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...frenchNotDone.kept,
    ...resumingCues.fr.kept,
    "(?:celui|celle|ceux|celles|l[ea] {appt}) (?:du|de) (?:{day}|\\d)[^.,;!?]{0,30}?,? oui(?=[^\\p{L}\\d?]*$|,| par contre| merci)",
    "(?:donc|du coup|alors|par conséquent) (?:je|nous|on) (?:viens|venons|vient|viendrai|viendrons|viendra|serai (?:là|présente?|chez vous)|serons (?:là|présents)|peux venir|pourrai venir|pouvons venir|pourrons venir|peux (?:bien|finalement) venir)(?! (?:pas|plus|d'|de (?!\\d)))",
    "(?<!\\d (?:[\\p{L}-]+ ){0,2}|pas |plus |pas être )maintenue?s?",
    "(?<=\\d\\S{0,4} )(?:reste|restent|tient|tiennent)(?=\\W*$|,)",
    "(?:tient|tiennent|reste|restent|demeure|demeurent)(?: (?!à\\b)\\p{L}+){0,2}? (?:toujours|bien|prévue?s?|valables?|inchangée?s?|confirmée?s?|d'actualité|en place|occupée?s?|prise?s?|réservée?s?|complet)",
    "(?:est|sont|suis|sera|serai|seront) (?:toujours|bien) (?:prévue?s?|d'actualité|confirmée?s?|là|bon|bonne|valable|occupée?s?|réservée?s?)",
    "(?:a|ont|aura|auront)(?: (?:donc|finalement|quand même|tout de même|bel et|comme prévu|toujours|bien))+ lieu",
    "(?:vient|viendra|viendrai|viendront|viennent|viens|sera|serai) (?:bien|toujours|quand même|comme (?:prévu|convenu|d'habitude|toujours|d'hab))",
    "c'est (?:moi|nous|lui|elle|(?:mon|ma) \\p{L}+) qui (?:viendrai|viendra|viendrons|serai|sera|amènerai|amènera|emmènerai|l'amènerai|l'amènera|l'accompagnerai|l'accompagnera|accompagnerai|accompagnera|déposerai)(?!\\p{L})(?! (?:pas|plus|le chercher|la chercher))",
    "(?:viendrai|viendrons) (?:bien |donc )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|comme)",
    "(?:je|il|elle|on|nous|ils|elles) (?:le|la|les) (?:garde|gardons|gardent|gardera|garderai|conserve|conservons|conservent|maintien[st]|maintenons|maintiennent)(?! (?:pas|plus)\\b)",
    "(?:veut|veulent|voudrait|souhaite|souhaitent|souhaiterait|préfère|aimerait|veux|voudrais|aimerais) (?:bien )?(?:le|la|les) (?:garder|conserver|maintenir)",
    ...frenchOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.fr.holds,
    "(?<!(?:pas|plus|rien|jamais) (?:\\p{L}+ )?)(?<!(?:pas besoin|pas la peine|inutile) de (?:\\p{L}+ )?)(?:garde|gardes|gardons|gardez|gardent|garder|gardera|garderai|conserve|conservons|conservez|conservent|conserver|maintiens|maintient|maintenons|maintiennent|maintenir)(?! (?:pas|plus|à l'esprit|en tête)\\b)",
  ],
  undone: [
    "(?:ni|pas été|pas|non) (?:modifi|déplac|chang|décal|report)ée?s?,? (?:ni|ou|et) (?:été )?annulée?s?",
    "(?:n'a pas|n'ont pas|n'est pas|ne sont pas|n'a pas été|n'est plus|non|pas) (?:été )?annulée?s?",
    // Not the availability, which is free again.
    "(?<!(?:disponibilités?|plage horaire) (?:(?:a|ont|est|sont|été|bien|\\p{L}+ment) )*)(?:rétabli|restauré|réactivé|confirmé à nouveau|remis dans)e?s?",
  ],
  forOthers: [
    "(?:pour|avec) (?:tous |toutes )?(?:les |vos )?(?:autres|restants?)(?!\\p{L})|(?:les|vos|\\d+) autres (?:participante?s?|inscrite?s?|élèves|clients|personnes|membres)|(?:cours|atelier|stage|groupe|événement|évènement|séance) (?:lui|elle)-même|le reste du groupe",
  ],
  group: [
    "(?:le|la|l'|votre|ce|cet|cette) ?(?:[\\p{L}-]+ ){0,2}(?:cours|atelier|stage|groupe|événement|évènement|formation)",
  ],
  opening: ["créneaux?|places?|horaires?|heures?|plages?|l'a|l'ont|il|{appt}"],
  seat: ["réservations?|inscriptions?|places?|participante?s?|participation|rendez-vous|rdv"],
  belonging: [
    "(?:arrhes|acomptes?|cautions?|frais|tarifs?|pénalités?|montants?|règlements?|factures?|avoirs?|crédits?|soldes?|points?|certificats?|codes?|bons?|cartes?|chèques?|forfaits?|ordonnances?|dossiers?|résultats?|radios?|empreintes?|gouttières?|appareils?|couronnes?|semelles?|lunettes|boîtes?|boites?|clés?|colis|tapis|affaires|numéros?|adresses?|mails?|prix|remises?|offres?|contrats?|abonnements?|argent|promesse)",
    "(?:place|nom|position) (?:sur|dans) (?:la|votre|notre|une) liste|listes? d'attente|la liste|(?:conditions?|règles?|politiques?|délais?|consignes?|horaires)(?: d'annulation)?|fièvre|toux|douleurs?|problème|question|situation",
  ],
  affair: [
    "voyages?|vacances|séjour|vols?|mariages?|noces|fêtes?|anniversaire|enterrement|obsèques|baptême|concert|festival|examens?|déménagement|tournoi|match|week-end|ski|sortie scolaire",
  ],
  another: [
    "(?:{appt}|ceux|celles) (?:qui )?(?:n'ont pas été|non) annulée?s",
    "(?:de |d'|en |du mois de ){day}(?= (?:est|sont|reste|restent|demeure|demeurent|tient|ne (?:change|bouge)|n'est pas)(?!\\p{L}))",
    "(?:rendez-vous|rdv|séances|cours) (?:à partir de |à partir d'|de |d'|en |après )(?:le )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
    "{appt} (?:après|suivant) (?:cette|la) date|la série",
    "autres (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)",
    "dans (?:deux|trois|quatre|quinze|2|3|4|15) (?:semaines|jours)|semaine (?:pro|après|qui suit|qui vient)|(?:le )?reste (?:du|de la|de l'|des) (?:mois|année|trimestre|série|séances|rendez-vous)",
    "semaine (?:prochaine|suivante|d'après)|(?:les|ses|mes|vos|tous les|autres|prochains?|prochaines?) (?:autres |prochains? |prochaines? )?(?:rendez-vous|rdv|séances|cours|réservations)|(?:le|la) (?:prochaine?|suivante?)|fois suivante",
    "(?:celui|celle) d[ue]",
    "(?:celui|celle|ceux|celles) (?:de|du|des)|(?:celui|celle|ceux|celles) d'\\p{L}+|{appt} (?:de |d'|du mois de |en ){day}|l'autre|les autres|(?:le|la|les) suivante?s?|tous les autres",
    "(?:sa|son|ses|ma|mon|leurs?|la|le) (?:fille|fils|mari|femme|mère|père|sœur|soeur|frère|compagne|compagnon|conjointe?|enfants?|amie?|collègue|cousine?)(?= (?:vient|viendra|viennent|garde|gardent|maintient|sera|est)\\b)",
    "{day} (?:suivant|prochain|d'après)",
    "{appt} (?:suivante?s?|d'après|prochaine?s?)|les (?:deux|trois) autres",
  ],
  clause: [
    "et|mais|cependant|toutefois|alors que|tandis que|(?<!(?:gard|conserv|maint[ie]+n)\\p{L}{0,4} )(?:par contre|en revanche)|car|donc|puis|sinon",
  ],
  day: ["{day}"],
  therefore: ["donc|c'est pourquoi|du coup|par conséquent|alors(?= (?:je|nous|on))"],
  because: ["car|parce que?|puisque?|comme(?= (?:je|nous|il|elle|mon|ma))|à cause d[eu]|en raison d[eu]"],
  joining: [
    "(?:et|ni|ainsi que|plus|&|\\+|et aussi|que)(?:,? (?:aussi|également|puis|celui|celle|ceux|celles|du|de|le|la|les|au|à|mon|ma|mes|son|sa|ses|notre|nos|pour|{appt}))*",
  ],
  oneOf: [
    "(?:pas|sans) (?:dit|dire|précisé|préciser|su|sûre?|clair)(?: de)? (?:lequel|laquelle)|(?:lequel|laquelle)(?: des deux)? (?:elle|il) (?:annule|voulait|parle)",
    "(?:peux|peut|pourrai|pourra|pouvons|pourrons) (?:pas|malheureusement pas) (?:venir |être présente? |assister |aller )?(?:à |pour )?(?:l'une?|une?) (?:des deux|d'eux|d'entre eux|d'elles|d'entre elles)",
    "(?:annul|décommand|supprim)\\p{L}* (?:\\p{L}+ )?(?:l'une?|une?|seulement une?) (?:des deux|d'eux|d'entre eux|d'elles|d'entre elles|de (?:ces|nos|mes|vos|leurs|ses)(?: deux)? {appt}|des (?:deux )?{appt})",
    "(?:une?|l'une?) de ces {appt} (?:a été|est) annulée?",
  ],
  choice: ["l'une? de|une? seule?|soit|une? des deux"],
  wished: [
    "(?:à|sur|suite à|conformément à|selon) (?:votre|ta|sa|leur) (?:demande|souhait|appel|message)|comme (?:demandé|souhaité|vous (?:nous )?l'(?:avez|aviez)|tu (?:nous )?l'as|vous le (?:souhaitiez|souhaitez)|vous nous l'avez)(?: demandé| souhaité)?|à la demande (?:de|du|des)",
  ],
};
