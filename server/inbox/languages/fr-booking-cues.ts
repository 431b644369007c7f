import type { Language } from "./language";

/** What French emails say of bookings, and of a time that was given to somebody else. */
export const frenchBookingCues: Language["cues"] = {
  booked: [
    "statut\\W{1,4}(?:confirmée?|réservée?)(?=\\W*$)",
    "nouvel événement(?: (?:a été|est|vient d'être) (?:planifié|programmé|réservé|créé|ajouté)| ?:)",
    "(?:nouveau|nouvelle) (?:rendez-vous|rdv|réservation|séance)(?! (?:en|date|horaire))",
    "(?:a|avez|est|ont) (?:bien |de nouveau |à nouveau )?(?:réservée?|prise? (?:un )?rendez-vous|pris rendez-vous|confirmée?s?|planifiée?)",
    "confirmation de (?:votre |la |)(?:rendez-vous|réservation|rdv)",
    "(?:rendez-vous|réservation|rdv) (?:confirmée?|prise?|enregistrée?)",
    "merci (?:pour|d'avoir) (?:votre réservation|réservé)",
  ],
  handsOn: [
    "à (?:re)?(?:combler|pourvoir|placer)|(?:il faut|faut|faudrait) (?:le |la )?(?:re)?(?:remplir|combler|pourvoir|placer)",
    "(?:à|merci de|pouvez-vous|peux-tu|prière de) (?:re)?(?:proposer|donner|attribuer|remplir|diffuser)",
    "(?:pour|à) (?:la|notre) liste(?: d'attente)?|créneau (?:libre|à prendre)|place libre",
  ],
  freed: [
    "(?:j'ai|on a|il y a|nous avons|vous avez|tu as|ça (?:fait|laisse)|reste) (?:donc |du coup |maintenant |alors |ainsi )*un (?:trou|créneau|blanc)",
    "(?:de nouveau|à nouveau|désormais) (?:libre|disponible|proposé)",
    "(?:s'est (?:soudain |finalement )?libérée?|vient de se libérer)(?=\\W*$)",
    "(?:créneau|place|horaire)…(?:libéré|libre|disponible)",
  ],
  sentBy: [
    "(?:client|cliente|patient|patiente|élève)(?: (?:me|nous))?(?: (?:l'a|m'a|nous a|me l'a|nous l'a|vient de me l'))(?: \\p{L}+)? ?(?:transférée?|envoyée?|transmise?|fait suivre)|(?:transférée?|envoyée?|transmise?|reçue?) (?:par|de) (?:la|le|ma|mon|notre) (?:client|cliente|patient|patiente)",
  ],
  ownAffair: [
    "(?:pas|rien) (?:à voir )?(?:pour|avec) (?:le |la |l'|mon |notre )(?:cabinet|salon|studio|institut|travail|boulot|clientèle)(?!\\p{L})",
    "(?:mon|ma) propre (?:rendez-vous|rdv|dentiste|médecin|coiffeu(?:r|se)|kiné\\p{L}*|ostéo\\p{L}*|vétérinaire|véto|gynéco\\p{L}*|consultation)(?! avec (?!le|la|mon|ma|un))|(?:mon|ma) (?:dentiste|médecin|généraliste|coiffeu(?:r|se)|vétérinaire|véto|gynéco\\p{L}*|ophtalmo\\p{L}*|dermato\\p{L}*)(?!\\p{L})",
    "(?:c'est|est|était|rendez-vous|rdv|chose|purement|strictement)(?: (?:à moi|pour moi|purement|strictement|du|un truc),?)* (?:personnel(?:le)?|perso|privée?)(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)(?:personnel|perso|privé)(?=\\W*(?:$|[,.;:!)–-]))|à titre (?:personnel|privé)",
    "pas (?:une? |d'une? )(?:cliente?|patiente?)(?=\\W*(?:$|[,.;:!)–-]))|(?:je suis|c'est moi) (?:le |la )(?:cliente?|patiente?)(?!\\p{L})",
  ],
  settled: ["(?:réglé|résolu|repris|pris|complet|attribué|bloqué|comblé|remplacé)e?s?"],
  filled: [
    "(?:créneau|place|horaire|plage|heure|il|elle) (?:a|ont) (?:déjà |entre-temps |depuis |aussitôt |bien )*été (?:déjà )?(?:re)?(?:réservée?|prise?|pris|attribuée?|occupée?)(?! (?:en ligne|par (?:la|le|sa|son) (?:cliente?|patiente?|mari|fille|fils|mère)|le \\d))",
    "(?:ai|avons|a|ont|avait|avais) (?:\\p{L}+ ){0,4}(?:re)?(?:donné|attribué|réattribué|cédé|refilé|passé)(?: \\p{L}+){0,3} (?:le|la|son|sa|ce|cette|leur|votre) (?:créneau|place|heure|rendez-vous|rdv|horaire|plage) (?:à (?!\\d|vous\\b|nous\\b|moi\\b|midi|minuit|domicile)\\p{L}+|au (?:suivant|premier|client|patient))",
    "(?:l'ai|l'avons|l'a|l'ont|les ai) (?:(?:déjà|aussitôt|tout de suite|directement|immédiatement|donc|finalement|vite) )*(?:donné|attribué|réattribué|cédé|refilé|passé)e?s? (?:(?:déjà|aussitôt|tout de suite|directement|immédiatement) )?à (?!\\d|vous\\b|nous\\b|moi\\b)\\p{L}+",
    "(?:créneau|place|horaire|plage|celui|celle) (?:de |du |d')…(?:est|reste|sera|a été|était) (?:déjà |toujours |encore |désormais |bien |aussi |maintenant )*(?:re)?(?:pris|réservé|attribué|occupé|pourvu|complet|comblé)e?\\b",
    "(?:déjà|de nouveau|à nouveau) (?:pris|prise|réservée?|attribuée?|occupée?|repris)",
    "(?:repris|réattribué|pourvu|comblé|récupéré)e? (?:par|à)|(?:créneau|place|horaire)…(?:repris|réattribué|pourvu|comblé)e?",
    "a été (?:repris|réattribué|pourvu|comblé)e?",
    "(?:ai|avons|a|ont) (?:\\p{L}+ )?(?:mise?|placée?|inscrite?|calée?|casée?|rajoutée?)…(?:à (?:la|sa|cette|leur) place|(?:sur|dans) (?:le|ce|son) créneau)",
    "(?:prend|prendra|récupère|récupérera|pris|récupéré) (?:la|sa|le|ce|son|leur) (?:place|créneau|rendez-vous|rdv)",
    "(?:donné|attribué|cédé|proposé et accepté)e? à (?:m\\.|mme|monsieur|madame|un autre|une autre|quelqu)",
    "(?:l'|le |la |les )?(?:a|ont) (?:déjà |finalement |aussitôt |tout de suite |bien |vite )*(?:pris|repris|réservé|accepté|récupéré|saisi)e?s?(?! (?:froid|du retard|des nouvelles|connaissance|contact|note|rendez-vous|un |une |rdv|l'avion))(?<=l'(?:a|ont) (?:[\\p{L} ]{0,20})?\\p{L}+)",
    "(?:vient|viendra|passe|passera|est venue?|entre|prend|sera|arrive) (?:\\p{L}+ ){0,3}à (?:sa|ma|leur) place|à (?:sa|ma|leur) place,? (?:il y a|vient|viendra|j'ai|nous avons|on a|c'est|passe)",
    "(?:prend|prends|prendra|récupère|récupérera|reprend|reprendra|pris|repris|récupéré|accepté|occupe|occupera|réservé) (?:la|sa|le|ce|cette|son|leur|votre|ma|mon) (?:place|créneau|rendez-vous|rdv|horaire|heure|plage)",
    "(?:de nouveau|à nouveau|encore|désormais) (?:au )?(?:complet|complète|pleine?|remplie?s?)|(?:journée|planning|agenda|cours|matinée|après-midi|groupe) (?:est |sont )?(?:de nouveau |à nouveau |re)(?:complet|complète|pleine?|remplie?|bouclée?)",
    "(?:proposée?|offerte?) à…qui (?:a |l'a |le |la )?(?:accepté|acceptée?|prise?|prend|dit oui|veut bien)",
    "n'(?:est|sont) (?:donc |déjà |maintenant )*plus (?:libre|disponible|à prendre|à pourvoir)s?",
    "(?:créneau|place|horaire|rendez-vous|rdv|heure|il|elle)…(?:est|revient|va|ira|passe) (?:désormais|maintenant|donc|à présent|déjà) (?:à|pour|au nom de) (?:m\\.?|mme|mlle|monsieur|madame|\\p{L}+)",
    "(?:pas besoin|inutile|pas la peine|pas nécessaire|plus besoin) (?:de |d')(?:prévenir|avertir|proposer|appeler|contacter|combler|remplir|avertir|solliciter|relancer)",
    "(?:créneau|place|horaire|heure) (?:reste|est|a été|était|est resté|sera)e? (?:déjà |bien |aussi |désormais )*(?:pris|réservé|occupé|attribué|rempli)e?s?",
  ],
  slotTalk: [
    "(?:plus|pas) de (?:trou|créneau|place|dispo)(?: libre| disponible)?(?! pour (?:moi|vous))",
    "(?<!^\\W*|[:.;!?] )(?:a accepté|accepte|prend|prendra|a pris|voudrait|veut|souhaite|aimerait|garde|utilise|obtient|récupère|a obtenu|a demandé|a choisi|est intéressée? par)(?: bien)?(?: (?:avoir|prendre|récupérer|occuper|garder))? (?:ce|le|son|cette|la|sa)(?: \\p{L}+)? (?:créneau|place|plage|horaire)",
    "(?:créneau|place|plage)(?: [\\p{L}.]+){0,2} (?:est|sera|reste) (?:\\p{L}+ )?(?:pour (?:mme|madame|mr?|monsieur)|bloquée?|gardée?)",
  ],
  hinted: [
    "(?:sûre?|certaine?|sûrement|certainement|probablement|sans doute)(?: que?)? (?:quelqu'un d'autre|quelqu'un|d'autres(?: \\p{L}+)?|une autre personne) (?:veut|veulent|voudrait|voudra|a besoin|en a|souhaite|aimerait)(?: (?!déjà|pris|prend|et|mme|madame|monsieur)[\\p{L}']+){0,5}(?=\\W*$)|quelqu'un(?: d'autre)? (?:voudrait|voudra|aimerait|aimera) (?:sûrement|certainement|probablement|sans doute)(?: (?!déjà|et)[\\p{L}']+){0,4}(?=\\W*$)",
    "(?:peut-être|quelqu'un|qui|(?:un|une|des|vos|les|d'autres|certaine?s|plusieurs|aucune?|\\d+) (?:\\p{L}+ )?(?:client|patient|personne|abonné)e?s?|vous)(?!\\p{L})(?:(?! (?:a|ont|prend|accepte|mme|madame|monsieur) )[^.;!?]){0,60} (?:pourraient|pourrait|peut|peuvent|pouvez|souhaitent|voudraient|attendent|correspondent|intéresse)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:dès que|quand|lorsque|une fois que?|jusqu'à ce que|si) [^.,;!?]{0,50}?(?:pris|prise|repris|reprise|réservée?|pourvue?|attribuée?|comblée?|occupée?)(?!\\p{L})",
    "(?:le |la )?premi(?:er|ère)[^.;!?]{0,50} (?:prend|prendra|aura|récupère|obtient) [^.,;!?]*|(?:tous |toutes )?(?:vos |les |mes |nos )?autres [^.,;!?]{0,30}(?:pris|prises|réservée?s|occupée?s|complets?|complètes?)",
    "(?:repris|pourvu|réattribué|comblé|pris)e?\\W{1,4}(?:non|pas encore|personne|aucun)(?!\\p{L})",
    "(?:pas|jamais|personne|aucune?|nul|rien|point)(?: (?:ne|n'a|n'ont|l'a|encore|été|à|l'ai|ai|de|patient|patiente|cliente?|liste|pour|le|la|moment|n'est))* (?:re)?(?:pris|repris|pourvu|attribué|comblé|récupéré|réservé|réattribué|occupé|rempli|accepté|donné|proposé)e?s?",
    "(?:n'ai|n'a|n'avons|n'ont|n'avez|n'y a|n'as)(?: \\p{L}+){0,3} (?:mis|trouvé|placé|inscrit|noté|proposé|pris|casé|remis|positionné|contacté|appelé)(?: \\p{L}+)? (?:personne|quelqu'un|aucune?|d'autre)[^.!?;]*",
    "personne ne (?:l'a|la|le|l'avait|le veut|la veut|l'a encore|peut)(?: \\p{L}+){0,3}",
    "(?:peut|peuvent|pourrait|pourra|doit|reste|restent|à|pour|de|faudrait)(?: (?:être|le|la|re|de nouveau|à nouveau))* (?:repris|pourvu|attribué|réservé|comblé|réattribué|rempli|occupé|reprendre|combler|pourvoir|réattribuer|remplir|réserver|réservé)e?s?",
    "(?:places|participants?|inscrits|inscriptions|effectif)(?: \\p{L}+){0,2} (?:prises?|réservées?|occupées?|remplies|inscrits)\\W{0,4}(?<n>\\d+) ?(?:sur|/|de) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:sur|/) ?(?!\\k<n>\\b)\\d+ (?:places|participants)?(?: \\p{L}+){0,2} ?(?:prises|réservées|occupées|remplies)",
  ],
  planned: [
    "(?<!(?:nouveau|nouvelle|autre|aussi) (?:\\p{L}+ ){0,3})(?:était|avait été|étaient|devait avoir lieu|avait) (?:initialement |déjà |bien )*(?:prévue?s?|réservée?s?|programmée?s?|planifiée?s?|fixée?s?|confirmée?s?|calée?s?|pris|rendez-vous|rdv)",
  ],
  itsHour: [
    "(?:mon|notre|son|leur|le|ce|ma|sa|la|cette) (?:rendez-vous|rdv|créneau|soin|massage|cours|horaire|séance|consultation|réservation|visite|leçon|place|prestation)(?: (?:était|est|serait|aurait été|devait être|devait avoir lieu|commençait))(?: (?:prévue?|fixée?|calée?|réservée?|programmée?|initialement|normalement|bien))*(?: (?:à|pour|de|vers|dès))* #",
    "(?:c'était|ce devait être|c'aurait été|ça aurait été|cela aurait été|c'est|cela devait être)(?: (?:prévu|fixé|calé|réservé|programmé|celui|le créneau|son créneau|mon créneau|le rdv|le rendez-vous|son rdv|mon rdv|la séance|sa séance|ma séance))+(?: (?:à|pour|de|vers))* #|c'était (?:à|pour) #",
    "(?:elle|il|je|nous|on|elles|ils|j') ?(?:avait|avais|avions|avaient|devait venir|devais venir|venait|était|étais|étions)(?: (?:un|une|son|mon|sa|ma|notre|rendez-vous|rdv|créneau|séance|consultation|réservé|prévue?|inscrite?|notée?|calée?|attendue?|place))*(?: (?:à|pour|de|vers))+ #",
    "(?:à |pour )?#",
  ],
  bookedTitle: ["(?:réservé|confirmé|planifié)\\s?:(?= ?\\p{L})"],
  unbooked: [
    "(?:nouveau|nouvelle|autre) (?:rendez-vous|rdv|réservation|séance|date|créneau|horaire) (?:suivra|viendra|(?:vous )?(?:sera|reste à|est à) (?:\\p{L}+ )?(?:être )?(?:fixée?|convenue?|prise?|proposée?|communiquée?|convenir|fixer|prendre|planifiée?|définie?))|nouveau (?:rendez-vous|rdv) (?:à|reste à) (?:fixer|convenir|venir|prendre)",
    "(?:aucune?|pas de|pas encore de|sans)(?: autre)? (?:nouveau |nouvelle )?(?:rendez-vous|rdv|réservation|séance)[^.,;!?]*|(?:nouveau|nouvelle) (?:rendez-vous|rdv|réservation|séance)(?:\\W{1,4}(?:aucune?|non|à (?:fixer|définir|convenir))(?!\\p{L})| (?:suivra|sera|vous sera|reste à)[^.,;!?]*)|(?:prendre|prenez|réserver|réservez|fixer|créer|créez|ajouter|ajoutez|proposer|faire|effectuer|effectuez|planifier|programmer|choisir|saisir) (?:un |une |votre )?(?:nouveau|nouvelle|autre) (?:rendez-vous|rdv|réservation|séance|créneau)",
    "(?:pour|de|à|va|veut|voudrait|souhaite|souhaiterait|aimerait|rappellera|appellera|recontactera|reprendra|prendra|fixera|demande|cherche|afin)(?: [\\p{L}']+){0,5} (?:un |une )?(?:nouveau|nouvelle|autre) (?:rendez-vous|rdv|réservation|séance|date|créneau|horaire)",
    "(?:peut|peuvent|pourra|pourront|à) (?:de nouveau |à nouveau |être )*(?:réservée?s?|réserver)",
  ],
  thanked: ["merci (?:pour|d'avoir) (?:votre réservation|réservé)"],
  older: [
    "(?:dernière?|précédente?|ancien(?:ne)?)|(?:semaine|mois|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi) (?:dernière?|passée?|précédente?)|d'hier",
  ],
  rowTaken: [
    "(?:repris|réattribué|pourvu|remplacé|comblé|repourvu|donné|attribué)e?(?! (?:personne|non|pas))|désormais(?=\\W{1,3}\\p{L})(?!\\W*(?:libre|disponible))|maintenant(?=\\W{1,3}\\p{L})(?!\\W*(?:libre|disponible))|à (?:la|sa) place",
  ],
};
