import { howMuchCues } from "./how-much-cues";
import type { Language } from "./language";
import { pluralCues } from "./plural-cues";

/** What is said of a part of a visit, "just the cut", or of something about it: then the visit itself stands. */
const partly = {
  en: "(?![^.!?;]*(?<!\\p{L})(?:just|only|instead|but|still|moved|changed|confirmed|extended|longer|reminders?|if|unless)(?!\\p{L}))",
  de: "(?![^!?;]*(?<!\\p{L})(?:nur|sondern|aber|stattdessen|trotzdem|verschoben|wenn|falls)(?!\\p{L}))",
  fr: "(?![^.!?;]*(?<!\\p{L})(?:seulement|juste|mais|plutôt|rappels?|si|sauf)(?!\\p{L}))",
  es: "(?![^.!?;]*(?<!\\p{L})(?:solo|sólo|sino|pero|recordatorios?|si|salvo)(?!\\p{L}))",
  pt: "(?![^.!?;]*(?<!\\p{L})(?:só|apenas|mas|lembretes?|se|salvo)(?!\\p{L}))",
  it: "(?![^.!?;]*(?<!\\p{L})(?:solo|soltanto|ma|bensì|promemoria|se|salvo)(?!\\p{L}))",
  nl: "(?![^!?;]*(?<!\\p{L})(?:alleen|maar|slechts|wel|herinnering|als|tenzij)(?!\\p{L}))",
  sv: "(?![^!?;]*(?<!\\p{L})(?:bara|endast|utan|men|påminnelse|ifall)(?!\\p{L}))",
};

/** "Not before four" is late, and comes. */
const late = {
  en: "(?! on time)(?![^.!?;]*(?<!\\p{L})(?:until|till|'til|before|by|in time)(?!\\p{L}))",
  de: "(?![^!?;]*(?<!\\p{L})(?:vor|bevor|pünktlich|rechtzeitig|sondern|erst)(?!\\p{L}))",
  fr: "(?![^.!?;]*(?<!\\p{L})(?:avant|à temps|mais)(?!\\p{L}))",
  es: "(?![^.!?;]*(?<!\\p{L})(?:hasta|antes|a tiempo|sino)(?!\\p{L}))",
  pt: "(?![^.!?;]*(?<!\\p{L})(?:até|antes|a tempo|mas)(?!\\p{L}))",
  it: "(?![^.!?;]*(?<!\\p{L})(?:prima|fino|in tempo|ma)(?!\\p{L}))",
  nl: "(?![^!?;]*(?<!\\p{L})(?:voor|vóór|op tijd|maar|pas)(?!\\p{L}))",
  sv: "(?![^!?;]*(?<!\\p{L})(?:före|förrän|i tid|utan|men)(?!\\p{L}))",
};

const places = "(?:slots?|spots?|places?|spaces?|seats?|times?|hours?|{appt})";

/** That somebody is not with the reader on a day, that none of several comes, that a visit is not needed, that a place is to be given away. */
export const absentCues = {
  en: {
    plea: [
      "(?:can|could|would|will) (?:you|ye)(?: please| pls| just| kindly)* (?:cancel|drop|delete|remove|take out) (?:just |only )?(?:one|either) of (?:them|these|those|the two|my|our)(?!\\p{L})",
      `(?:can|could|would|will) (?:you|ye|u)(?: all| guys)? (?:please |pls |plz |kindly |just )*(?:release|free up|give away|open up) (?:my|our|her|his|their|this|that) (?:\\p{L}+ )?${places}(?![^.!?]*(?<!\\p{L})(?:if|unless|when|before)(?!\\p{L}))`,
    ],
    several: [
      ...pluralCues.en,
      "neither of (?:them|us|the (?:kids|boys|girls|twins|children|two|dogs|cats))",
      "(?:[2-9]|two|three|four|five) (?:new |late |more )?(?:openings|gaps|holes|(?:free|open) (?:slots|spots|times))(?= (?:for|to go (?:out )?to) (?:the|our|my) )",
    ],
    personal: [
      ...howMuchCues.en.personal,
      `(?:won't|wont|will not|'ll not|shan't|shall not|can't|cannot|not going to|not gonna) be with (?:you|ye|y'all|yourselves)(?= (?:on|for|this|next|today|tonight|tomorrow|{day})(?!\\p{L}))${late.en}`,
      `(?:won't|wont|will not|'ll not|shan't|don't|doesn't|do not|does not|not going to|not gonna|ain't gonna)(?: be)? (?:need|needing|require|requiring) (?:the|my|our|his|her|their|that|this) (?:(?!(?:for|to|in|at|of|from|with|after|before|during) )\\p{L}+ ){0,2}?(?:{appt}|boosters?|jabs?|vaccin\\p{L}+|injections?)(?=\\W*$| (?:on|at|for|this|with|any ?more|no more|today|tomorrow|{day})(?!\\p{L}))${partly.en}`,
      `(?:please|pls|plz|kindly|go ahead and|feel free to) (?:just )?(?:free up|release|give away|open up) (?:this|that|the|my|our|his|her|their) (?:\\p{L}+ )?${places}(?![^.!?]*(?<!\\p{L})(?:if|unless|when|before|by)(?!\\p{L}))`,
      "(?<!(?:if|unless|when|should) [^.!?;]{0,60})(?:please|pls|plz|do|happily|gladly|rather) let (?:someone|somebody|anyone|anybody|whoever)(?: \\p{L}+){0,3} have (?:it|mine|that one|this one)(?=\\W*$|,|;| instead)",
      "(?<!(?:n't|not|never) )go on and cancel (?:it|that|this|me|us|mine|her|him)(?!\\p{L})",
    ],
  },
  de: {
    plea: [
      "(?:können|könnten|kannst|könntest|könnt|würden|würdest) (?:sie|du|ihr)(?: bitte)? (?:meinen|unseren|seinen|diesen|den) (?:platz|termin|slot)[^!?;]{0,60} (?:freigeben|weitergeben|freimachen|anderweitig vergeben)",
    ],
    personal: [
      ...howMuchCues.de.personal,
      "(?<=^\\W*(?:\\p{L}+, )?|[,;:–-] |(?:daher|deshalb|also|und) )(?<!(?:wenn|falls|sollte|sollten|sofern|bei)(?!\\p{L})[^.!?]*)bitte (?:den termin )?(?:absagen|stornieren|streichen)(?=\\W*$)",
      "(?:streichen sie|streich|tragen sie|trag|nehmen sie|nimm) (?:mich|uns|sie|ihn)(?: bitte)?(?: (?:aus|raus|heraus|wieder aus))?(?=\\W*$)",
      `(?:bin|ist|sind|werde|wird|werden|kann|können)(?=[^!?;]{0,80}?(?:{day}|heute|morgen|\\d))[^!?;]{0,80} nicht bei (?:ihnen|dir|euch)(?: sein(?: können)?)?(?=\\W*$|,)${late.de}`,
      `keine[rs]? (?:von (?:uns|ihnen|euch|beiden|den beiden)|der (?:beiden|zwei|drei))(?: beiden)? (?:kommt(?! (?:aus|mehr))|(?:wird|kann)[^!?;]{0,80} (?<!(?:spät|später|früher|pünktlich) )(?:kommen|da sein|dabei sein|erscheinen))(?!\\p{L})${late.de}`,
      `(?:brauche?n?|braucht|benötige?n?|benötigt) (?:seine?n?|meine?n?|unsere?n?|ihre?n?|die|den|das) (?:\\p{L}+)?(?:{appt}|impfung|spritze|auffrischung)(?!\\p{L})[^!?;]{0,60} nicht(?: mehr)?(?=\\W*$|,)${partly.de}`,
      "(?:geben|gib|gebt)(?: sie| ihr)?(?: bitte| doch| gern\\p{L}*| ruhig)* (?:meinen|unseren|seinen|diesen|den) (?:platz|termin|slot)[^!?;]{0,60} (?<!nicht )(?:frei|weiter|jemand(?:em)? ander\\p{L}*)(?=\\W*$|,)(?![^!?]*(?<!\\p{L})(?:wenn|falls|sobald)(?!\\p{L}))",
      "(?:geben|lassen|gib|lass) (?:sie )?(?:ihn|den|ihn bitte|bitte ihn)(?: bitte| gern\\p{L}*| ruhig)* (?:jemand(?:em)? ander\\p{L}*|einem ander\\p{L}+)(?=\\W*$|,)",
    ],
  },
  fr: {
    several: [...pluralCues.fr, "ni l'une? ni l'autre|aucune? (?:des deux|d'eux|d'elles)"],
    personal: [
      ...howMuchCues.fr.personal,
      "(?<=^\\W*|[,;:–-] |(?:donc|et) )(?<!(?<!\\p{L})(?:si|en cas)(?!\\p{L})[^.!?]*)(?:merci d'annuler|veuillez annuler|annulez s'il vous plaît|annulez svp)(?=\\W*$)",
      "(?:annulez|enlevez|rayez|retirez|enlève|raye|annule)-(?:moi|nous)(?=\\W*$|,| (?:donc|svp|s'il))",
      `ne (?:serai|serons|sera|seront|suis|sommes|pourrai|pourrons|pourra) pas (?:être )?(?:chez|avec) (?:vous|toi)(?= (?:le|ce|cet|demain|aujourd'hui|{day})(?!\\p{L}))${late.fr}`,
      `ni l'une? ni l'autre (?:ne |n')(?:sera (?:là|présente?)|viendra|pourra (?:venir|être là)|vient)(?!\\p{L})${late.fr}`,
      `(?:n'aura|n'aurai|n'aurons|n'auront|n'a|n'ai|n'avons)(?: donc| finalement)? (?:pas|plus) besoin (?:de (?:son|sa|mon|ma|notre|leur|la|cette|ce)|du) (?:{appt}|vaccin|rappel|piqûre)(?= (?:de|du|le|ce|cet|demain|{day})(?!\\p{L}))${partly.fr}`,
      "(?<!ne )(?:libérez|libère|merci de libérer|veuillez libérer|vous pouvez libérer|tu peux libérer) (?:ma|mon|notre|cette|ce) (?:place|créneau|heure|{appt})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:si|sauf|avant)(?!\\p{L}))",
      "(?:donnez|laissez|donne|laisse)-l[ea](?: donc| plutôt)? à (?:quelqu'un d'autre|une autre personne|un autre)(?!\\p{L})",
    ],
  },
  es: {
    plea: [
      "(?:puedes?|pueden|podr[ií]as?|podr[ií]an|pod[eé]is)(?: por favor)? (?:cancelar|anular) (?:la|el) (?:{appt}|de)(?= del? )",
      "(?:puede|pueden|puedes|podría|podrían|podrías)(?: por favor)? liberar (?:mi|nuestr[oa]|ese|esa|este|esta) (?:lugar|plaza|hueco|hora|turno|cita|espacio|sitio|cupo|{appt})(?!\\p{L})",
    ],
    several: [...pluralCues.es, "ningun[oa] de (?:l[oa]s|ell[oa]s) (?:dos|tres)"],
    personal: [
      "(?<=^\\W*|[,;:–-] |(?:así que|y) )(?<!(?<!\\p{L})(?:si|en caso)(?!\\p{L})[^.!?]*)(?:por favor,? (?:cancelen|cancele|cancela|anulen|anule|anula)|(?:cancelen|cancele|cancela|anulen|anule|anula),? por favor)(?=\\W*$)",
      "(?:canc[eé]len?|cancelad|canc[eé]la|qu[ií]ten?|quitad|quíta|b[oó]rren?|borrad|bórra|an[uú]len?|anulad)(?:me|nos)(?=\\W*$|,| por favor)",
      `no (?:estaré|estaremos|estará|estarán|voy a estar|va a estar|vamos a estar|van a estar|podré estar|estoy) (?:con (?:ustedes|usted|vosotr[oa]s)|contigo)(?= (?:el|este|mañana|hoy|pasado|{day})(?!\\p{L}))${late.es}`,
      `ningun[oa] de (?:l[oa]s|nosotr[oa]s|ell[oa]s)(?: (?:dos|tres))? (?:irá|vendrá|estará|asistirá|acudirá|podrá (?:ir|venir|asistir|estar)|puede (?:ir|venir|asistir)|va a (?:ir|venir|poder ir|estar))(?!\\p{L})${late.es}`,
      `no (?:va|voy|vamos|van) a necesitar (?:el|la|su|mi|nuestr[oa]|es[ea]|est[ea]) (?:{appt}|vacuna|refuerzo|inyección)(?= (?:el|de|del|este|mañana|hoy|{day})(?!\\p{L}))${partly.es}`,
      "(?<!no )(?:liber[ea]n?|liberad|pueden? liberar|puedes liberar) (?:mi|nuestr[oa]|es[ea]|est[ea]) (?:lugar|plaza|hueco|hora|turno|cita|espacio|sitio|cupo|{appt})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:si|antes)(?!\\p{L}))",
      "(?:d[eé]n?sel[oa]|cédan?sel[oa]|d[aá]dsel[oa]|dásel[oa]) a (?:otr[oa]|otra persona|alguien más)(?!\\p{L})",
    ],
  },
  pt: {
    several: ["nenhuma? d[oa]s (?:dois|duas|três)"],
    personal: [
      "(?<=^\\W*|[,;:–-] |(?:por isso|e) )(?<!(?<!\\p{L})(?:se|caso)(?!\\p{L})[^.!?]*)(?:por favor,? (?:desmarquem?|cancelem?)|(?:desmarquem?|cancelem?),? por favor)(?=\\W*$)",
      "(?:desmarquem?|cancelem?|tirem?|risquem?)-(?:me|nos)(?=\\W*$|,| por favor)",
      `não (?:estarei|estaremos|estará|estarão|vou estar|vai estar|vamos estar|vão estar|poderei estar) (?:convosco|consigo|contigo|com você|com vocês|aí)(?= (?:na|no|n?est[ea]|hoje|amanhã|dia|{day})(?!\\p{L}))${late.pt}`,
      `nenhum[a]? (?:d[oa]s (?:dois|duas|três)|de nós|del[ae]s) (?:dois |duas )?(?:irá|virá|estará aí|comparecerá|vai(?= (?:na|no|hoje|amanhã|poder ir|estar)(?!\\p{L}))|vem|pode ir|poderá ir|consegue ir)(?!\\p{L})${late.pt}`,
      `não (?:vai|vou|vamos|vão) precisar d(?:a|o|e sua|e minha|a minha|o meu|a sua|o seu|essa|esse|esta|este) (?:{appt}|vacina|reforço|injeção)(?= (?:na|no|d[aoe]|hoje|amanhã|{day})(?!\\p{L}))${partly.pt}`,
      "(?<!n[ãa]o )(?:libertem?|liberem?|podem? (?:libertar|liberar)) (?:[ao] )?(?:minha|meu|nossa|nosso|essa|esse|esta|este) (?:vaga|lugar|horário|hora|{appt})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:se|antes)(?!\\p{L}))",
    ],
  },
  it: {
    several: [...pluralCues.it, "nessun[oa] d(?:ei|elle) (?:due|tre)"],
    personal: [
      "(?<=^\\W*|[,;:–-] |(?:quindi|perciò|e) )(?<!(?<!\\p{L})(?:se|in caso|qualora)(?!\\p{L})[^.!?]*)(?:per favore,? (?:annullate|annulli|annulla|disdite|disdica|cancellate)|(?:annullate|annulli|annulla|disdite|disdica|cancellate),? per favore)(?=\\W*$)",
      "(?<!non )(?:cancella(?:te)?|togliete|togli|tolga|depenna(?:te)?)(?:mi|ci)(?: pure)?(?=\\W*$|,| per favore)",
      `nessun[oa] d(?:ei|elle|i) (?:due|tre|noi|loro)(?: due)? (?:verrà|ci sarà|sarà (?:lì|presente)|viene|potrà (?:venire|esserci)|può venire|riesce a venire)(?!\\p{L})${late.it}`,
      `non (?:avrà|avrò|avremo|avranno|ha|ho|abbiamo) (?:più )?bisogno (?:del|della|dell'|del suo|della sua|del mio|della mia) ?(?:{appt}|consulenza|vaccino|richiamo|iniezione)(?= (?:di|del|della|dell'|sabato|domani|oggi|{day})(?!\\p{L}))${partly.it}`,
      "(?<!non )(?:liberate|libera|liberi)(?: pure)? (?:il |la )?(?:mi[oa]|nostr[oa]|quest[oa]|quel) (?:posto|orario|ora|{appt})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:se|prima)(?!\\p{L}))",
    ],
  },
  nl: {
    several: [...pluralCues.nl, "geen van (?:beiden?|de (?:twee|drie))"],
    personal: [
      "(?<=^\\W*|[,;:–-] |(?:dus|en) )(?<!(?<!\\p{L})(?:als|indien|bij)(?!\\p{L})[^.!?]*)(?:graag|aub|alstublieft|gelieve te) (?:annuleren|afzeggen|schrappen)(?=\\W*$)",
      `(?:ben|is|zijn|zal|zullen)(?=[^!?;]{0,80}?(?:{day}|vandaag|morgen|\\d))[^!?;]{0,80} niet bij (?:jullie|u|jou|je)(?: zijn)?(?=\\W*$|,)${late.nl}`,
      `geen van (?:beiden?|ons|hen|allen|de (?:twee|kinderen)) (?:is|zijn|zal|zullen) er(?!\\p{L})${late.nl}`,
      `(?:heeft|heb|hebben|zal|zullen) (?:zijn|haar|mijn|onze|ons|de|het) (?:{appt}|inenting|vaccinatie|prik|enting)(?!\\p{L})[^!?;]{0,60} niet (?:meer )?nodig(?=\\W*$|,| hebben)${partly.nl}`,
    ],
  },
  sv: {
    several: [...pluralCues.sv, "ingen av (?:dem|de två|de båda|barnen)"],
    personal: [
      ...howMuchCues.sv.personal,
      "(?<=^\\W*|[,;:–-] |(?:så|och) )(?<!(?<!\\p{L})(?:om|ifall|vid)(?!\\p{L})[^.!?]*)(?:avboka|avboka gärna),? tack(?=\\W*$)|stryk (?:mig|oss|henne|honom)(?: tack)?(?=\\W*$|,)",
      `(?:är|kommer|kan)(?: (?:jag|vi|han|hon|de))? inte (?:att )?(?:vara )?hos (?:er|dig)(?= (?:på|i|idag|imorgon|den|nu|{day})(?!\\p{L}))${late.sv}`,
      `ingen av (?:dem|oss|de två|de båda|barnen) (?:kommer(?! att (?!komma(?!\\p{L})|vara (?:där|med)))|är (?:där|på plats)|kan komma)(?!\\p{L})${late.sv}`,
      `behöver(?: (?:jag|vi|han|hon|de))? inte (?:längre )?(?:sin|sitt|min|mitt|vår|vårt|den|det) (?:{appt}|vaccination|vaccinering|spruta|dos)(?= (?:på|i|den|kl|{day})(?!\\p{L}))${partly.sv}`,
      `(?:{appt}|konsultationen)(?= )[^!?;]{0,60} behöver (?:jag|vi|han|hon|de) inte(?: längre)?(?=\\W*$|,)${partly.sv}`,
      "släpp(?: gärna)? (?:min|mitt|vår|vårt|hennes|hans|den) (?:plats|tid|lucka|{appt})(?!\\p{L})(?![^!?]*(?<!\\p{L})(?:om|innan)(?= (?:jag|du|ni|hon|han)))",
    ],
  },
} satisfies Record<string, Language["cues"]>;
