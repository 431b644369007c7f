import { coverCues } from "./cover-cues";
import { howMuchCues } from "./how-much-cues";
import type { Language } from "./language";
import { takenBackCues } from "./taken-back-cues";
import { toolCues } from "./tool-cues";

const family = {
  en: "(?:grand\\p{L}+|gran|nan|m[ou]m|mother|dad|father|aunt|auntie|uncle|sister|brother|nanny|au pair|(?:baby)?sitter|childminder|carer|caregiver|partner|husband|wife|spouse|boyfriend|girlfriend|neighbou?r|friend|cousin|stepm[ou]m|stepdad|stepfather|stepmother|godmother|godfather|\\p{L}+-in-law|colleague|assistant|driver|son|daughter)",
  de: "(?:oma|opa|großmutter|großvater|mama|mutter|papa|vater|tante|onkel|schwester|bruder|tagesmutter|babysitter(?:in)?|kindermädchen|partner(?:in)?|mann|frau|freund(?:in)?|nachbar(?:in)?|cousine?|schwieger\\p{L}+|kolleg(?:e|in)|betreuer(?:in)?|sohn|tochter)",
  fr: "(?:grands?-\\p{L}+|mamie|papi|papy|mère|père|maman|papa|tante|oncle|sœur|soeur|frère|nounou|baby-sitter|compagn(?:on|e)|mari|femme|conjointe?|ami|amie|voisine?|cousine?|belle-\\p{L}+|beau-\\p{L}+|collègue|fils|fille)",
  es: "(?:abuel[oa]s?|madre|padre|mam[aá]|pap[aá]|t[ií][oa]|hermanos?|hermanas?|canguro|niñera|pareja|marido|mujer|esposa|esposo|amig[oa]|vecin[oa]|prim[oa]|suegr[oa]|cuñad[oa]|compañer[oa]|hij[oa])",
  it: "(?:nonn[oai]|madre|padre|mamma|papà|zi[oa]|sorella|fratello|babysitter|baby-sitter|tata|compagn[oa]|marito|moglie|amic[oa]|vicin[oa]|cugin[oa]|suocer[oa]|cognat[oa]|collega|figli[oa])",
  nl: "(?:oma|opa|moeder|vader|mama|papa|tante|oom|zus|zusje|broer|broertje|oppas|partner|man|vrouw|vriend|vriendin|buurman|buurvrouw|nicht|neef|schoon\\p{L}+|collega|zoon|dochter)",
  pt: "(?:avó|avô|avós|mãe|pai|ti[oa]|irmã|irmão|irmãos|babá|ama|companheir[oa]|marido|mulher|esposa|esposo|amig[oa]|vizinh[oa]|prim[oa]|sogr[oa]|cunhad[oa]|colega|filh[oa])",
  sv: "(?:mormor|morfar|farmor|farfar|mamma|mor|pappa|far|moster|faster|morbror|farbror|syster|bror|barnvakten?|sambo|man|fru|partner|vän|väninna|kompis|granne|kusin|svär\\p{L}+|kollega|son|dotter)",
};

/** Not in another week, and only if nothing else is meant by it. */
const notThen = {
  en: "(?! (?:\\p{L}+ ){0,3}(?:next|another|again|soon|later|to (?:the |a )?(?:doctor|gp|hospital|er|vet|school|airport|grandma)))",
};

/**
 * Who cannot come and yet the time is used: "his grandfather will bring him", "vai a irmã no lugar dela", "facciamo la seduta
 * online, stesso orario", "we have swapped slots".
 */
const comesStill = {
  en: {
    ...coverCues.en,
    comesStill: [
      "(?:still|yet) (?:shows?|showing|showed|appears?|listed|says)(?: up)? (?:as |it's |it as )?(?:booked|confirmed|active|scheduled)",
      `${family.en}(?: [^ .,;!?]+){0,3} (?:will|'ll|is going to|is gonna|can|would|is happy to|is able to|has offered to|offered to|has agreed to|agreed to)(?: \\p{L}+ly| just| still)? (?:be )?(?:bring(?:ing)?|accompany(?:ing)?|com(?:e|ing) (?:along )?with|driv(?:e|ing)|drop(?:ping)?) (?:him|her|them|the \\p{L}+|my \\p{L}+|our \\p{L}+)${notThen.en}`,
      `${family.en} is (?:bringing|accompanying|dropping|driving) (?:him|her|them|the \\p{L}+)${notThen.en}`,
      // "My husband will bring Max"
      `${family.en}(?: will|'ll| can| is going to|'s gonna) bring (?!you|it|that|this|some|more)\\p{L}+(?=\\W*$|[,;]| (?:in|over|round|instead|there|for (?:me|us|it))(?!\\p{L}))`,
      `(?:sent|sending|send) (?:(?:my|her|his|our|their|the) )?(?:${family.en}|\\p{L}+) (?:along )?(?:instead|in (?:my|his|her|our|their) (?:place|stead))`,
      `(?:${family.en}|(?!(?:i|we|you|it|that|this|to|not|who)\\b)\\p{L}+)(?:'s| is| will|'ll| can| would| could| is going to| wants to| would like to)? (?:be )?(?:com(?:e|es|ing)|go(?:es|ing)?|attend(?:s|ing)?|tak(?:e|es|ing) (?:it|the (?:slot|spot|place|appointment|session|lesson|class))|step(?:s|ping)? in|stand(?:s|ing)? in|fill(?:s|ing)? in|be there) (?:in (?:my|his|her|our|their) (?:place|stead)|instead of (?:me|him|her|us|them))`,
      `${family.en}(?: [^ .,;!?]+){0,2} (?:is|will be|'ll be|can|will|is going to) (?:come|coming|go|going|be there) instead(?! (?:on|at|next) )`,
      "(?:we|and i|the two|they|the girls|the boys|both)(?:'ve| have|'re| are| will|'ll)?(?: would like to| want to| wanted to| decided to| agreed to| arranged to)?(?: just| already| both)? (?:going to )?swap(?:ped|ping|s)?(?: (?:(?:our|their|the) )?(?:slots|times|places|appointments|sessions|lessons|hours)|(?=\\W*$|[:;.]))",
      "(?:swap(?:ped|ping|s)?|traded|trading|switched|switching) (?:(?:my|his|her|our|their|the) )?(?:slots?|times?|places?|appointments?|sessions?|lessons?|hours?|{day}) with (?!you\\b|the\\b|a\\b|an\\b|your\\b)\\p{L}+|swapp(?:ed|ing) with (?!you\\b|the\\b|a\\b|an\\b|your\\b|work\\b)\\p{L}+",
      "(?<!(?:n't|not|never|rather than|instead of|than) (?:\\p{L}+ ){0,4})(?:do(?:ing)?|have|having|hold(?:ing)?|run(?:ning)?|keep(?:ing)?|take|taking|meet(?:ing)?|talk(?:ing)?|speak(?:ing)?)(?: (?:it|this|that|one|(?:the|our|my|his|her|this) \\p{L}+))? (?:(?:from home|same time) )?(?:online|remotely|virtually|(?:on|over|via|by) (?:the )?(?:zoom|teams|skype|video|phone|whatsapp|facetime|google meet))(?=\\W*$|[,.;!)]| (?:instead|then|at|as|same|on|this|today|tomorrow|like|with|from|{day})(?!\\p{L}))(?![^?]*\\?)",
      "(?:send|text|e-?mail|give|share|get)(?: me| us| her| him)? (?:a|the|your) (?:new )?(?:zoom|teams|skype|video|google meet|meet|online|call|video[- ]call) (?:link|invite|invitation|details)",
      "(?:would|could|might) (?:a|an) (?:phone|video|zoom|teams|online|whatsapp|skype) (?:call|session|meeting|appointment|consult\\p{L}*) (?:\\p{L}+ ){0,2}?(?:work|be (?:ok|okay|possible|an option|alright|fine)|do)(?![^?]* next )",
      "(?:(?:can|could|shall|might) (?:we|you|i)|(?:chance|way|possible|if|whether)(?: that)? (?:we|you|i) (?:can|could|might)|(?:ok|okay|possible|alright|fine) (?:if we|to))(?: please| just| possibly| maybe)* (?:do|have|hold|run|meet|talk|speak|switch|make|change)(?: (?:it|this|that|one|to|(?:the|our|my|his|her) \\p{L}+)){0,2} (?:online|remotely|virtually|an? (?:phone|video|zoom) (?:call|session)|zoom|(?:on|over|via|by) (?:the )?(?:zoom|teams|skype|video|phone|whatsapp|facetime|google meet))(?![^?]* (?:next|another) )",
      "(?:can|could|would) you (?:please |just )*(?:call|ring|phone|video[- ]call) (?:me|us|her|him) (?:at that time|at the same time|then|instead)(?!\\p{L})",
      ...howMuchCues.en.comesStill,
      ...toolCues.en.comesStill,
    ],
    recurs: howMuchCues.en.recurs,
    ofTool: toolCues.en.ofTool,
  },
  de: {
    ...coverCues.de,
    comesStill: [
      `(?:bringt|begleitet|fährt) (?:ihn|sie|es|den \\p{L}+|die \\p{L}+) (?:dann |stattdessen |eben |aber |trotzdem )*(?:(?:die|der|mein|meine|sein|seine|ihr|ihre|unser|unsere) )?${family.de}(?! [^.!?;]{0,20}(?:zum (?:arzt|kinderarzt)|ins krankenhaus|nächste))`,
      `${family.de}(?: \\p{L}+)? (?:bringt|begleitet|fährt|kommt mit|wird) (?:ihn|sie|es|den \\p{L}+|die \\p{L}+)(?! [^.!?;]{0,20}(?:zum (?:arzt|kinderarzt)|ins krankenhaus|nächste))`,
      `(?:kommt|geht|übernimmt|springt|schicke?n?)(?: [^ .;!?]+){0,7} (?:an (?:meiner|seiner|ihrer|unserer) stelle|für (?:mich|ihn|sie) ein|statt (?:meiner|seiner|ihrer)|anstatt (?:meiner|seiner|ihrer)|stattdessen (?:die|der|mein|meine|sein|seine|ihr|ihre) ${family.de})`,
      `(?:dafür|stattdessen) (?:kommt|geht)(?: dann)? (?:(?:die|der|mein|meine|sein|seine|ihr|ihre|unsere?) )?${family.de}|(?:kommt|geht) (?:dafür|stattdessen)(?: dann)? (?:(?:die|der|mein|meine|sein|seine|ihr|ihre|unsere?) )?${family.de}|(?:an (?:meiner|seiner|ihrer|unserer) stelle|statt (?:meiner|seiner|ihrer)) (?:kommt|geht)`,
      "(?:haben|hat|wir|beide) (?:[^ .,;!?]+ ){0,5}(?:(?:die|unsere|ihre) )?(?:termine|plätze|stunden|zeiten) (?:miteinander )?(?:ge)?tausch(?:t|en)|(?:habe|hat|haben) (?:[^ .,;!?]+ ){0,3}mit (?!ihnen|dir|euch|einem|einer)\\p{L}+(?: \\p{L}+)? getauscht",
      "(?<!nicht |kein |keine )(?:machen|halten|sehen|treffen|sprechen|führen|verbinde|verbinden|schalte|schalten) (?:wir |uns |ich |mich |die \\p{L}+ |den \\p{L}+ |das |dann |es |ja |eben |also )*(?:online|per (?:video|zoom|teams|telefon|skype|facetime)|über (?:zoom|teams|video|skype)|via (?:zoom|teams|skype|video)|telefonisch|virtuell)(?![^?]*\\?)",
      "(?:schick\\p{L}*|send\\p{L}*|mail\\p{L}*)(?: [^ .;!?]+){0,4} (?:zoom|teams|skype|video|meeting|online)-?link",
      ...howMuchCues.de.comesStill,
      ...toolCues.de.comesStill,
    ],
    recurs: howMuchCues.de.recurs,
    ofTool: toolCues.de.ofTool,
  },
  fr: {
    ...coverCues.fr,
    comesStill: [
      `${family.fr}(?: \\p{L}+)? (?:va |pourra |peut |viendra )?(?:l'|le |la |les |vous l')?(?:amènera|amener|emmènera|emmener|accompagnera|accompagner|accompagne|amène|déposera|déposer)(?! chez (?:le|son|un) (?:médecin|docteur))`,
      "c'est (?:donc )?[^.!?;]{2,40} qui (?:l'|le |la |les )?(?:amènera|accompagnera|emmènera|amène|accompagne|conduira|viendra|vient|prendra (?:la|sa|ma) place|ira)(?! chez (?:le|son|un) (?:médecin|docteur))",
      "(?:viendra|vient|ira|va|va venir|passera|prend|prendra|envoie|enverrai)(?: [^ .;!?]+){0,6} (?:à (?:ma|sa|notre|leur) place|(?:ma|sa) place)(?! (?:de parking|assise))|à (?:sa|ma|notre|leur) place,? (?:c'est|ce sera|viendra|il y aura|j'envoie|on envoie)",
      "(?:échangé|échangent|échangeons|échanger|échange|inversé|interverti) (?:(?:nos|leurs|les|mon|son|leur|notre) )?(?:créneaux?|places?|horaires?|heures?|séances?|rendez-vous|cours|rdv)(?! avec vous| contre)|(?:on|ils|elles) (?:a|ont|avons) (?:échangé|interverti|permuté)",
      "(?<!(?:pas|sans|plutôt que de) )(?:fait|fera|faisons|ferons|faire|garde|maintient|tient|tiendra|fasse|gardons|connecte\\p{L}*|connecterai)(?: (?:donc|bien|quand même|alors))? (?:(?:la|notre|le|cette|ma|sa) \\p{L}+ )?(?:en (?:visio|ligne|vidéo|distanciel)|par (?:téléphone|visio|zoom|skype|vidéo)|sur (?:zoom|teams|skype)|à distance)(?![^?]*\\?)",
      "(?:envoy\\p{L}*|transmet\\p{L}*|donne\\p{L}*)(?: [^ .;!?]+){0,3} (?:le |un )?lien (?:de |pour (?:la |une )?)?(?:zoom|teams|skype|visio\\p{L}*|vidéo)",
      "(?:peut-on|pourrait-on|pourrions-nous|pouvons-nous|possible de|on peut|on pourrait) (?:la |le |donc |plutôt )?(?:faire|tenir|garder)(?: (?:la|cette|notre|ça) ?\\p{L}*)? (?:en (?:visio|ligne|vidéo|distanciel)|par (?:téléphone|visio|zoom|vidéo)|à distance)",
      ...howMuchCues.fr.comesStill,
      ...toolCues.fr.comesStill,
    ],
    recurs: howMuchCues.fr.recurs,
    ofTool: toolCues.fr.ofTool,
  },
  es: {
    ...coverCues.es,
    comesStill: [
      `(?:l[oae]s?|me l[oa]|nos l[oa]) (?:llevar[aá]n?|lleva|llevan|trae|traen|traer[aá]n?|acompaña|acompañar[aá]n?|va a (?:llevar|traer|acompañar))(?: \\p{L}+)? (?:(?:su|mi|el|la|los|las|nuestr[oa]|un|una) )?${family.es}(?! al m[eé]dico)`,
      `${family.es} (?:se )?l[oa]s? (?:llevar[aá]n?|lleva|llevan|trae|traen|traer[aá]n?|acompaña|acompañar[aá]n?|va a (?:llevar|traer|acompañar))(?! al m[eé]dico)|ir[aá]n? con (?:su|el|la|mi) ${family.es}|va con (?:su|el|la|mi) ${family.es}`,
      `(?:va|ir[aá]|viene|vendr[aá]|ir[ií]a|acudir[aá]|asistir[aá]|mando|env[ií]o|manda)(?: [^ .;!?]+){0,7} (?:en (?:su|mi|nuestro) lugar|en vez de (?:[eé]l|ella|m[ií])|por (?:[eé]l|ella|m[ií])(?=\\W*$|,)|en lugar de (?:[eé]l|ella|m[ií]))|en (?:su|mi) lugar (?:va|ir[aá]|viene|vendr[aá]|acude)`,
      "(?:(?:hemos|han|he|ha) (?:\\p{L}+ )?(?:cambiado|intercambiado)|nos cambiamos|se cambian|intercambiamos|se intercambian) (?:(?:entre nosotr[oa]s|entre ell[oa]s|las?|los|el|su|mi|nuestr[oa]s) )*(?:horas|horarios|turnos|citas|clases|sesiones|huecos|entre (?:nosotr|ell)[oa]s|(?:la |el |mi |su )?(?:hora|turno|cita|clase|hueco) con (?!usted|ustedes|vosotr|vos\\b)\\p{L}+)",
      "(?<!(?:no|sin|no la|no lo) )(?:hacemos|haremos|hagamos|tenemos|tendremos|mantenemos|me conecto|conecto|conectar[eé]|conectamos|hablamos|vemos)(?: (?:la|el|nuestr[oa]|esa?|esta) \\p{L}+)?(?: (?:entonces|igual|igualmente|mejor))? (?:online|en l[ií]nea|por (?:v[ií]deo(?:llamada|conferencia)?|zoom|tel[eé]fono|skype|teams|meet)|a distancia|telem[aá]ticamente)(?![^?]*\\?)",
      "(?:env[ií]\\p{L}*|mand\\p{L}*|pas\\p{L}*)(?: [^ .;!?]+){0,2} (?:el |un )?(?:enlace|link) (?:de |para (?:la |el |una )?)?(?:zoom|teams|skype|videollamada|meet|videoconferencia)",
      "(?:podemos|podr[ií]amos|se puede|se podr[ií]a|es posible|ser[ií]a posible) (?:hacer(?:la|lo)?|tener(?:la)?)(?: (?:la|esta|nuestra) \\p{L}+)? (?:online|en l[ií]nea|por (?:v[ií]deo\\p{L}*|zoom|tel[eé]fono|skype|teams|meet)|a distancia)",
      ...howMuchCues.es.comesStill,
      ...toolCues.es.comesStill,
    ],
    recurs: howMuchCues.es.recurs,
    ofTool: toolCues.es.ofTool,
  },
  it: {
    ...coverCues.it,
    comesStill: [
      `l[oaie] (?:accompagna|accompagnerà|accompagneranno|porta|porterà|porteranno|accompagnano|portano)(?: (?:quindi|però|invece))? (?:(?:il|la|lo|i|suo|sua|mio|mia|mi[ae]i|suoi) )*${family.it}(?! dal (?:medico|pediatra))`,
      `${family.it}(?: \\p{L}+)? l[oaie] (?:accompagna|accompagnerà|porta|porterà)(?! dal (?:medico|pediatra))|(?:viene|verrà|vengono|va) con (?:il|la|i|lo|suo|sua)(?: suo| sua)? ${family.it}|(?:viene|verrà) accompagnat[oa] da`,
      "(?:va|andrà|viene|verrà|mando|vado|manda|verrebbe|venire|prende)(?: [^ .;!?]+){0,7} (?:al (?:suo|mio|nostro|loro) posto|al posto (?:suo|mio|di lei|di lui|nostro))|il (?:suo|mio) posto (?:lo|la) prende|al (?:suo|mio) posto (?:va|viene|verrà|ci (?:sarà|va)|c'è|mando)",
      "(?:abbiamo|hanno|ho|ha) (?:fatto (?:a )?cambio|scambiato|fatto uno scambio)|(?:ci|si) (?:scambiamo|scambiano|siamo scambiat[ie]|sono scambiat[ie]) (?:(?:gli|l'|i|le|il) ?)?(?:orari[oi]?|appuntament[oi]|post[oi]|lezion[ei]|or[ae]|turn[oi])",
      "(?<!(?:non|non la|senza) )(?:facciamo|faremo|teniamo|manteniamo|faccio|collego|collegherò|colleghiamo|sentiamo|vediamo)(?: (?:la|il|lo|quest[ao]) \\p{L}+)?(?: (?:quindi|allora|comunque|invece))? (?:online|on line|on-line|in videochiamata|in video|da remoto|a distanza|via (?:zoom|skype|teams|meet|video)|su (?:zoom|skype|teams|meet)|per telefono|al telefono|telefonicamente)(?![^?]*\\?)",
      ...howMuchCues.it.comesStill,
      ...toolCues.it.comesStill,
    ],
    recurs: howMuchCues.it.recurs,
    ofTool: toolCues.it.ofTool,
  },
  nl: {
    ...coverCues.nl,
    comesStill: [
      `${family.nl} (?:brengt|begeleidt|rijdt) (?:hem|haar|ze|hen)(?! naar)|(?:brengt|begeleidt|rijdt) (?:hem|haar|ze|hen) (?:dan |wel |gewoon )*(?:(?:zijn|haar|mijn|de|onze) )?${family.nl}|(?:brengt|komt met|rijdt) (?:(?:zijn|haar|mijn|de|onze) )?${family.nl} (?:hem|haar|ze|mee)|${family.nl}(?: \\p{L}+)? (?:zal |gaat )?(?:hem|haar|ze) (?:dan |wel )?(?:brengen|komen brengen|begeleiden)`,
      `(?:komt|gaat|stuur|neemt|sturen)(?: [^ .;!?]+){0,7} (?:in (?:mijn|zijn|haar|onze) plaats|in plaats van (?:mij|hem|haar|ons)|voor (?:mij|hem|haar) in de plaats|(?:mijn|zijn|haar) (?:plek|plaats|tijd) over)|in (?:mijn|zijn|haar) plaats (?:komt|gaat)|(?:in plaats daarvan|dan) (?:komt|gaat) (?:(?:zijn|haar|mijn|de|onze) )?${family.nl}`,
      "(?:hebben|heb|heeft|willen) (?:[^ .,;!?]+ ){0,5}(?:geruild|omgeruild)(?! van dienst| op het werk)|(?:onze|de|hun|van) (?:tijden|afspraken|lessen|plekken|uren|tijd|plek) (?:te )?(?:ruilen|geruild|gewisseld|omgewisseld|gewisseld)|ruilen (?:we|ze) (?:van|onze|hun)",
      "(?<!niet )(?:doen|houden|spreken|zien|bellen|log|verbind)(?: (?:we|wij|ik|het|de \\p{L}+|onze \\p{L}+|elkaar|dan|gewoon|wel|hem))* (?:online|via (?:zoom|teams|skype|video|beeldbellen|facetime)|per (?:video|telefoon)|telefonisch|met beeldbellen|op afstand)(?![^?]*\\?)",
      ...howMuchCues.nl.comesStill,
      ...toolCues.nl.comesStill,
    ],
    recurs: howMuchCues.nl.recurs,
    ofTool: toolCues.nl.ofTool,
  },
  pt: {
    ...coverCues.pt,
    comesStill: [
      `(?:(?:o|a|os|as) (?:leva|levar[aá]|traz|trar[aá]|acompanha|acompanhar[aá])|(?:leva|traz|acompanha)-[oa]s?|vai (?:lev[aá]|traz[eê]|acompanh[aá])-l[oa]s?) (?:(?:o|a|os|as|meu|minha|seu|sua|dele|dela) )*${family.pt}(?! ao m[eé]dico)`,
      `${family.pt}(?: del[ea])? (?:[eé] que )?(?:[oa] |que )?(?:leva|levar[aá]|traz|trar[aá]|acompanha|acompanhar[aá]|vai (?:lev|traz|acompanh)[aáeê](?:r|-l[oa]))(?! ao m[eé]dico)|(?:vai|vem|vir[aá]|ir[aá]) com (?:[oa] )?(?:meu |minha |seu |sua )?${family.pt}`,
      "(?:vai|vou mandar|vem|vir[aá]|ir[aá]|mando|manda|v[aã]o)(?: [^ .;!?]+){0,6} (?:no (?:lugar|vez) (?:del[ea]s?)|em vez del[ea]|no (?:meu|seu|nosso) lugar|em (?:meu|seu) lugar|na vez del[ea])|(?:no lugar del[ea]|no (?:meu|seu) lugar|em vez del[ea])(?:,)? (?:vai|vem|ir[aá]|vir[aá])",
      "(?:trocamos|trocaram|trocou|troquei|vamos trocar|v[aã]o trocar|combinamos trocar) (?:(?:de|os|as|o|a|entre si|entre n[oó]s|nossos?|nossas?) )*(?:hor[aá]rios?|horas?|aulas?|vagas?|sess[oõ]es|sess[aã]o|lugar|lugares|com (?!voc[eê]|a senhora|o senhor|o doutor|a doutora)[oa] ?\\p{L}+)",
      "(?<!(?:n[aã]o|sem|n[aã]o a|n[aã]o o) )(?:fazemos|faremos|vamos fazer|faço|mantemos|conecto|ligo-me|falamos|ficamos|vou entrar|entro)(?:-nos)?(?: (?:a|o|ent[aã]o|ess[ea]|nossa|nosso) ?(?:\\p{L}+)?)? (?:online|on-line|por (?:v[ií]deo(?:chamada|confer[eê]ncia)?|zoom|telefone|skype|teams|meet|chamada)|pelo (?:zoom|meet|teams|whatsapp)|[aà] dist[aâ]ncia)(?![^?]*\\?)",
      ...howMuchCues.pt.comesStill,
      ...toolCues.pt.comesStill,
    ],
    recurs: howMuchCues.pt.recurs,
    ofTool: toolCues.pt.ofTool,
  },
  sv: {
    ...coverCues.sv,
    comesStill: [
      `${family.sv}(?: \\p{L}+)? (?:kommer (?:att )?|kan |ska )?(?:skjutsar?|följer med|följa med|lämnar?|kör|köra) (?:honom|henne|dem)|(?:skjutsar|lämnar|kör) (?:(?:hans|hennes|min|mitt|vår) )?${family.sv} (?:honom|henne|dem)|(?:kommer|går) (?:då |istället |i stället )?med (?:sin |hans |hennes |min )?(?:${family.sv})(?= (?:i stället|istället|då)|\\W*$)`,
      `(?:kommer|går|skickar|tar)(?: [^ .;!?]+){0,7} (?:i (?:mitt|hans|hennes|vårt) ställe|i stället för (?:mig|honom|henne|oss)|istället för (?:mig|honom|henne|oss)|(?:min|hans|hennes) plats)|(?:i stället|istället|då) (?:kommer|går) (?:(?:hans|hennes|min|vår) )?${family.sv}|kommer (?:hans|hennes|min|vår) ${family.sv} (?:i stället|istället)`,
      "(?:har|vi|de|ska)(?: [^ .,;!?]+){0,4} (?:bytt|byta|byter) (?:tider?|tid|plats|platser|lektion|lektioner|pass)(?! (?:på jobbet|till))(?: med (?!er|dig)\\p{L}+| med varandra)|(?:bytt|byter) (?:tider|platser|lektioner)(?! till)",
      "(?<!inte )(?:tar|kör|har|gör|ses|hörs|kopplar upp|ansluter)(?: (?:vi|jag|det|den|mötet|samtalet|lektionen|passet|mig|då|i stället|istället))* (?:online|digitalt|på (?:zoom|teams|skype|video|distans)|via (?:zoom|teams|video|länk|skype)|per (?:telefon|video)|på telefon|över (?:zoom|teams|video))(?![^?]*\\?)",
      ...howMuchCues.sv.comesStill,
    ],
    recurs: howMuchCues.sv.recurs,
  },
} satisfies Record<string, Language["cues"]>;

/** With what takes a cancellation back that is told in the same message. */
export const comingStillCues = {
  en: { ...comesStill.en, ...takenBackCues.en },
  de: { ...comesStill.de, ...takenBackCues.de },
  fr: { ...comesStill.fr, ...takenBackCues.fr },
  es: { ...comesStill.es, ...takenBackCues.es },
  it: { ...comesStill.it, ...takenBackCues.it },
  nl: { ...comesStill.nl, ...takenBackCues.nl },
  pt: { ...comesStill.pt, ...takenBackCues.pt },
  sv: { ...comesStill.sv, ...takenBackCues.sv },
};
