import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { terseCues } from "./terse-cues";

const soft = "(?:\\p{L}+ment |hélas |helas |donc |vraiment |du tout |finalement |en fait )*";
const cancel = "(?:annuler|décommander|decommander|canceller)";
const come =
  "(?:venir|être (?:là|présente?s?|des vôtres|dispo(?:nible)?s?)|etre la|assister|honorer|participer|passer|(?:me|m'y|se|s'y|nous|nous y|y) (?:présenter|presenter|rendre|libérer|liberer|déplacer|deplacer|être|aller)|me pointer)";
const late =
  "(?! (?:\\p{L}+ )?(?:à l'heure|a l'heure|à temps|avant|plus tôt|si tôt|seule?s?|en (?:voiture|train|bus))(?!\\p{L}))";

/** What French-speaking clients and front desks write as they would say it, in France, Belgium, Switzerland and Quebec. */
export const frenchOwnWords = {
  plea: [
    "(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|vous pouvez|tu peux) (?:\\p{L}+ )?(?:me|nous) (?:rayer|enlever|retirer|désinscrire|effacer) (?:de (?:la liste|l'agenda|{day}|demain|ce|cette|votre|la)|du (?:planning|cours|{day}|\\d{1,2})|d'aujourd'hui)",
    "(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu|tu peux|vous pouvez|vous pourriez|tu pourrais) (?:\\p{L}+ )?(?:me |m'|nous )?(?:annuler|décommander|decommander|supprimer|enlever|retirer|rayer|libérer) (?:mon|ma|notre|mes|celui d[ue]|celle d[ue]|de l'agenda|du planning|{appt} de)",
    "tu (?:m'|me |nous )(?:annules?|enl[eè]ves?|rayes?|supprimes?|retires?) (?:mon|ma|notre|de l'agenda|du planning|pour)",
  ],
  personal: [
    ...absentCues.fr.personal,
    ...terseCues.fr,
    "compt(?:e|es|ez|er) (?:surtout |malheureusement )?pas sur (?:moi|nous)(?=\\W*$|,| (?:{day}|demain|ce|cette|pour (?:{day}|demain|ce|le cours|la séance)))|(?:oublie|oubliez)-(?:moi|nous) pour (?:{day}|demain|ce)|(?:faire|fais|fait|ferai|fera) l'impasse sur (?:{day}|demain|ce)",
    "(?:finalement (?:pas|plus)|plus) possible pour (?:moi|nous|elle|lui)|pas de {appt} pour (?:moi|nous|elle|lui)(?= (?:{day}|demain|ce)|,)",
    "(?:je|on|elle|il|nous) (?:ne )?(?:peux|peut|pouvons|pourrai|pourra|pourrons) plus (?=(?:{day}|demain|le \\d))|(?:{day}|demain|\\d ?h ?(?:\\d\\d)?)[^.!?;,]{0,30} (?:je|on|elle|il|nous) (?:ne )?(?:peux|peut|pouvons|pourrai|pourra|pourrons) plus(?=\\W*$|,)",
    "(?:me|se|nous) déplacer(?:ai|a|ons|ont) (?:\\p{L}+ment |donc )*(?:pas|plus)(?! (?:en|seule?s?|à)(?!\\p{L}))",
    "(?:on|je|nous) laiss(?:e|ons) tomber (?:pour )?(?:{day}|demain|ce |le (?:cours|rdv|rendez-vous)|la (?:séance|consultation)|mon |ma )|(?:ce sera|c'est|sera) (?:donc )?partie remise pour",
    "(?:(?:vas|va|allez) (?:devoir|falloir)|faut|faudra|faudrait|dois|devez) (?:donc |malheureusement |bien )*(?:m'|me |nous )(?:enlever|effacer|annuler|retirer|rayer|décommander|désinscrire|supprimer)(?=\\W*$|\\W{2}| (?:de(?! la liste| votre liste| la newsletter| vos )|du|pour|{day}|demain|ce (?:soir|matin|midi)|svp|stp)(?!\\p{L}))|(?:enl[eè]ve|retire|raye|efface|désinscris|enlevez|retirez|rayez|effacez)-(?:moi|nous)(?= (?:de(?! (?:la|votre) liste)|du|pour|ce|{day}|demain)(?!\\p{L}))",
    // An order to the practitioner; how clients may cancel is told with a term or a way.
    "(?<!(?:vous|si|ne|n') ?)annulez(?:,? (?:donc|s'il vous plaît|svp|stp|merci))*,? (?:mon|ma|mes|notre|nos|le|la|les) (?:\\p{L}+ )?{appt}(?![^.!?;]*(?:avant|à l'avance|24 ?h|48 ?h|en ligne|lien|via|depuis|cliqu\\p{L}+|sur notre)(?!\\p{L}))",
    "(?:dois|doit|devons|(?:suis|sommes|est) (?:obligée?s?|contrainte?s?|forcée?s?) de|vais devoir|allons devoir|vois (?:contrainte?|obligée?) de) (?:\\p{L}+ment |hélas )*(?:reporter|décaler|remettre|repousser) (?:mon|ma|notre) {appt}(?![^.;!?]* (?:au|à (?:un|une|la|plus)|pour|jusqu))",
    "n'(?:amènerai|amènera|amènerons|amènent|amenons|emmène|emmènerai|emmènerons) (?:pas|plus) \\p{L}+|n'amène (?:pas|plus) \\p{L}+ (?:{day}|demain|à|au|aujourd)",
    // "After all" tells a proposed time from that of an appointment.
    "(?:finalement|au final|en fin de compte)[^.!?;]{0,50} (?:pas|plus) pouvoir(?=\\W*$|,| (?:{day}|demain|le \\d|ce|cet)(?!\\p{L}))|(?:finalement|au final)[^.!?;]{0,50} (?:peux|peut|pourrai|pourra|pourrons|pouvons) (?:pas|plus)(?=\\W*$|,| (?:{day}|demain|le \\d|ce)(?!\\p{L}))",
    "(?:me|nous) (?:rayer|enlever|retirer|désinscrire|effacer) (?:de (?:la liste|l'agenda|{day}|demain|ce|cette|votre|la)|du (?:planning|cours|{day}|\\d{1,2})|d'aujourd'hui)",
    // It is to be cancelled: this one, with its day.
    "(?<!\\p{L})(?:le|la|l'|mon|ma|notre|son|sa|ce|cette) ?\\p{L}[^.!?;]{2,80}(?:{day}|\\d ?h|\\d:\\d\\d|midi)[^.!?;]{0,25} (?:est|sera|serait) (?:donc |malheureusement |hélas |svp )*à (?:annuler|décommander|supprimer)(?! (?:\\d|avant|au plus|au moins|par|en ligne|dans|sur|via|si)(?!\\p{L}))",
    "(?:a|ont) (?:appelé|téléphoné|sonné|écrit|prévenu)[^.!?;]{0,80} ne (?:peut|peuvent|pourra|pourront) (?:pas|plus)(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:serai|serais|suis|sera|serons|est|sommes|chui) ${soft}(?:pas|plus) ${soft}(?:capables?|en mesure|à même|en état|en capacité) (?:de |d')${come}${late}`,
    `(?:saurai|saura|saurons|sauront|sais|sait|savons|saurais|saurait) ${soft}(?:pas|plus) ${soft}${come}${late}`,
    `(?:pe|peu|pourré|pourai|pouré|jpe|jpourai|jpourrais) ${soft}(?:pas|plus) ${soft}${come}${late}`,
    `(?:c'est|c'était|message|mot|mail|courriel|écris|ecris|appelle|contacte|téléphone) (?:\\p{L}+ )?(?:pour |afin d')(?:vous |te )?(?:dire que (?:j'|je dois |on doit |nous devons )|prévenir que (?:j'|je dois |on doit |nous devons ))?(?:${cancel}|annule) (?:mon|ma|mes|notre|nos|le|la|les|{appt})`,
    `(?:jdois|jvais|jvais devoir|dois|doit|devons|devrai|devra|devrons|vais devoir|va devoir|allons devoir|ai dû|ai du|avons dû|a dû|chui obligée? d[e'] ?) ${soft}(?:décommander|decommander|canceller|annulé)`,
    `(?:faut|falloir|faudrait|faudra) ${soft}${cancel} (?:mon|ma|mes|notre|nos|pour (?:moi|demain|{day})|demain|{day})|va falloir (?:que (?:j'|je |nous |on ))?(?:annule|annuler|décommander|décommande)(?= |\\W*$)`,
    "(?:faut|falloir|faudrait|faudra) (?:donc |bien |malheureusement )?qu(?:e |')(?:j'|je |nous |on )(?:annule|annulions|décommande|decommande|me décommande|cancelle|me désiste|zappe)(?! pas)",
    `je (?:me |m')(?:désiste|desiste|décommande)|(?:dois|doit|devons|préfère|souhaite) (?:me |m'|se |nous )(?:désister|desister|excuser pour (?:la|ma|le|mon) {appt})`,
    "(?:zappe|zapperai|zapper|zappera|fais l'impasse sur|fait l'impasse sur) (?:la|ma|le|mon|sa|son) {appt}",
    `ni \\p{L}+ [^.!?;\\d]{0,50}(?:pourrons|pourront|pouvons|peuvent|serons|seront|viendrons|viendront)(?: ${come}|(?=\\W*$|,| {day}))`,
    `(?:aucun de nous|aucun des deux|personne de nous) [^.!?;\\d]{0,30}(?:pourra|peut|sera|viendra) ${soft}(?:venir|être|là|présent|y |assister)`,
    "(?:pouvez|peux|pourrez) (?:donner|proposer|attribuer|libérer|redonner|offrir) (?:le|la|mon|ma|ce|cette|sa|son|notre) (?:créneau|place|heure|rdv|rendez-vous|plage)",
    "(?:ne |n')(?:l'|la |le |les )(?:am[eè]ne|emm[eè]ne|am[eè]nerai|am[eè]nera|déposerai|déposera) (?:pas|plus)",
  ],
  standing: [
    "(?:tous|toutes|tout le monde)[^.!?;:]{0,30} (?:sauf|excepté|hormis|à part)(?=[^.!?;:]{0,60}:\\W*$)",
    "(?:hors de question|pas question|jamais de la vie)[^.!?;]{0,20} (?:d'|que j'|de l')annul\\p{L}+",

    `(?:ne |n')(?:vais|va|allons|aurai|aura|aurons|devrai|devra) (?:pas|plus) (?:devoir |à |avoir à )?${cancel}|(?:surtout )?pas (?:besoin |la peine )?d'annuler|(?:faut|faudra|vais|va) (?:surtout |donc |finalement )?(?:pas|plus) (?:devoir )?${cancel}`,
  ],
  cancelled: [
    ...gapCues.fr,
    "(?<!(?:qui|ne|si|quand|n') ?)(?:annulent|se désistent|se décommandent)(?=[^.!?;]{0,40}:\\W*$)",
    // "Il annule son détartrage de jeudi": whatever it is, it has a day.
    "(?<!(?:qui|si|pas|et|ou|n'|j') ?)annule(?!\\p{L}| (?:votre|vos|ton|ta|tes|pas|jamais|jusqu|au moins|avant|tout)(?!\\p{L}))[^!?;]{0,60}? (?:\\d{1,2} ?h|\\d{1,2}:\\d\\d|\\d{1,2}/\\d{1,2}|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui|ce (?:matin|soir|midi)|cet après-midi)",
    // What leads to the rows below it.
    "(?:les|ces|tes|vos|des|nos|\\d+|deux|trois|quatre) (?:\\p{L}+ )?(?:annulations|désistements)(?=[^.!?;]{0,90}:\\W*$)",
    "(?:une?|deux|trois|quatre|cinq|\\d+) (?:désistements?|desistements?|annulations?|décommandes?) (?:ce matin|cet après-midi|aujourd'hui|hier|ce soir|pour|reçue?s?|à noter|par téléphone|de|:)",
  ],
  several: [
    ...absentCues.fr.several,
    "(?:deux|trois|quatre|cinq|\\d+) (?:désistements|desistements)|(?<!(?:une?|laquelle|lequel) (?:de|des) )(?:mes|ses|nos|les) deux (?:rdv|rendez-vous|séances|cours|créneaux)",
  ],
  moved: [
    "(?:viens|vient|viendra|viendrai|venons|viendrons|viendront)\\b[^.!?;]{0,40} pas [^!?;]{0,60}\\bmais(?: bien| plutôt)?(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
    "{appt}…(?:a été|est|sera|avait été|ont été) (?:finalement |donc )?(?:mise?s?|passée?s?|remise?s?|fixée?s?|calée?s?|basculée?s?|recalée?s?) (?:à|au|pour)",
  ],
  movedTo: [
    "(?:a été|est|sera|avait été) (?:finalement |donc )?(?:mise?|passée?|remise?|calée?|basculée?|recalée?) (?:à|au|pour)(?: le)?",
  ],
  freshBefore: [
    "(?:viens|vient|viendra|viendrai|venons|viendrons|viendront)\\b[^.!?;]{0,40} pas [^!?;]{0,60}\\bmais(?: bien| plutôt)?(?: le| à)*",
  ],
  kept: [
    "(?:viens|viendrai|vient|viendra) (?:donc |alors |quand même )?(?:seule?|sans (?:lui|elle))(?!\\p{L})",

    "(?:par contre|en revanche|quant à [\\p{L}' .-]{1,30}|lui|elle),? (?:elle |il |m'|nous )*(?:a |ont |vient |viendra )?(?:bien )?(?:confirmé|confirme|vient|viendra)(?! (?:l'annul|son annul))",
  ],
  retracted: [
    "(?:oublie|oubliez|laisse tomber|laissez tomber|ignore|ignorez) (?:ce que (?:je|j'|nous) ?(?:t'|vous |te )?(?:ai |avais |avons )?(?:dit|écrit|envoyé|mis)|mon annulation|mon message|mon mail)(?: (?:d'hier|de ce matin|d'avant|précédent|d'hier soir))?",
  ],
} satisfies Language["cues"];
