import { spanishNotDone } from "./es-not-done-cues";
import { spanishOwnWords } from "./es-own-words";
import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What Spanish emails say about what stays, and about what else is kept. */
export const spanishKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:sus|las|los|tus|todas las|otras|otros) )*(?:(?:pr[oó]xim[oa]s?|otr[oa]s|futur[oa]s?|siguientes|dem[aá]s) (?:\\p{L}+ )?{appt}|{appt} (?:siguientes|futur[oa]s?|pendientes?|restantes|pr[oó]xim[oa]s|program(?:ad[oa]s)))(?: (?:de|del|para|con|el|en)(?: [\\p{L}\\d.,'&-]+){1,5})?|(?:pr[oó]ximamente|pr[oó]ximos d[ií]as)(?: esta semana)?|tambi[eé]n en (?:tu|su|la) agenda(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...spanishNotDone.kept,
    ...resumingCues.es.kept,
    "(?<!(?:no|si) )(?:mantengo|mantiene|mantienen|mantenemos|conserva|conservan) (?:la|su|el|esta|esa) (?:{appt}|hora|turno)(?! (?:del|de|en) )",
    // "La del 6 de mayo sí"
    "(?:la|el|las|los)(?: {appt})? del? (?:d[ií]a )?(?:{day}|\\d)[^.,;!?]{0,30}? (?:sí|si)(?=[^\\p{L}\\d?]*$|,| (?:eh|claro|gracias|puedo|que puedo|que voy|por favor))",
    "(?:as[ií] que|por (?:lo )?tanto|por eso|entonces|conque|con lo cual|por lo que) (?!no )(?:s[ií] |ya |yo |finalmente )*(?:voy|vamos|ir[eé]|iremos|puedo ir|podr[eé] ir|podemos ir|all[ií] estar[eé]|estar[eé] all[ií])(?! a (?!las?\\b))",
    "(?:sigue|siguen|contin[uú]an?|queda|quedan|permanecen?)(?: (?!libre|disponible|sin)\\p{L}+){0,2}? (?:en pie|vigentes?|igual|sin cambios|como est[aá]n?|(?:confirmad|programad|agendad|ocupad|reservad|cogid)[oa]s?|complet[oa]s?)",
    "(?<!no )se mantienen?|se quedan? (?:igual|como est[aá]n?)",
    "s[ií] (?:viene|vienen|vendr[aá]|vendr[eé]|vendr[aá]n|voy|vamos|ir[eé]|acude|acudir[aá])|vienen? igual|vengo igual",
    "s[ií] (?:la|lo|le|las|los) (?:dejo|deja|dejamos|mantengo|mantiene|mantenemos|conservo|conserva|quiero|quiere)",
    "(?:la|lo|las|los) (?:dejo|deja|dejamos)(?: \\p{L}+)? (?:igual|como est[aá]n?|sin cambios)",
    "(?<!no )(?:la|lo|las|los) (?:mantengo|mantiene|mantienen|mantenemos|mantendr[aá]|mantendr[eé]|conservo|conserva|conservan|conservamos)",
    "(?<!no (?:\\p{L}+ )?)(?:quiere|quieren|quiero|prefiere|prefiero|desea|deseo|queremos|quisiera) (?:mantener|conservar)(?:la|lo|las|los)",
    "(?<!no )(?:ir[eé]|asistir[eé]|vendr[eé]) (?:el|ma[nñ]ana)",
    "(?<!no )(?:vienen?|vendr[aá]n?|voy|ir[eé]|vendr[eé]|estar[eé]|estar[aá])(?: \\p{L}+){0,3}? (?:como (?:siempre|estaba previsto|habíamos quedado|quedamos|acordamos)|con normalidad|normalmente|sin falta)",
    "al final (?:s[ií] )?(?:viene|vienen|vendr[aá]|vendr[aá]n|voy|vamos|ir[eé]|acude|acudir[aá]|asiste|asistir[aá]|puede venir|puedo ir)",
    ...spanishOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.es.holds,
    "(?<!no (?:\\p{L}{1,20} ){0,2})(?:mant[eé]n|mantengo|mantener|mantenemos|mantengan?|mantiene|mantienen|mantendr[eé]|mantendr[aá]|conservo|conserva|conservan|conservamos|conservar|me quedo con|nos quedamos con)",
  ],
  undone: [
    "(?:no|ni) (?:(?:se |ha |han |fue |fueron |sido |est[aá] )*)(?:modificad|cambiad|movid|alterad|reprogramad)[oa]s?,? (?:ni|o|y) (?:tampoco )?(?:cancelad|anulad)[oa]s?",
    "no (?:ha|han|fue|fueron|est[aá]|se ha|se han|qued[oó])? ?(?:sido )?(?:cancelad|anulad)[oa]s?",
    // Not the availability, which is free again.
    "(?<!(?:disponibilidad|franja horaria) (?:(?:se|ha|sido|fue|queda|ya|\\p{L}+mente) )*)(?:restablecid|restaurad|reactivad|recuperad)[oa]s?",
  ],
  forOthers: [
    "(?:para|con) (?:el resto|l[oa]s dem[aá]s|tod[oa]s l[oa]s dem[aá]s|l[oa]s otr[oa]s)|(?:dem[aá]s|otr[oa]s|\\d+) (?:asistentes|participantes|alumn[oa]s|clientes|personas|inscrit[oa]s)|(?:clase|curso|taller|grupo|evento|sesi[oó]n) en s[ií]|resto del grupo",
  ],
  group: ["(?:la|el|tu|su|esta|este) (?:[\\p{L}-]+ ){0,2}(?:clase|curso|taller|grupo|evento)"],
  opening: ["huecos?|horas?|plazas?|turnos?|horarios?|espacios?|lugar(?:es)?|la|lo|{appt}"],
  seat: ["reservas?|plazas?|inscripci[oó]n(?:es)?|lugar(?:es)?|asistentes?|participantes?|citas?|cupos?"],
  belonging: [
    "(?:señal|fianza|dep[oó]sito|anticipo|penalizaci[oó]n|recargo|importe|cargo|cobro|tarifas?|precios?|factura|bonos?|saldos?|cr[eé]ditos?|puntos?|certificados?|c[oó]digos?|tarjeta|vale|abono|f[eé]rula|aparato|corona|plantillas|gafas|caja|llaves?|receta|informe|resultados|expediente|ficha|paquete|contrato|descuento|oferta|n[uú]mero|direcci[oó]n)",
    "(?:lugar|puesto|plaza|sitio|nombre|turno) en (?:la|tu|su|nuestra) lista|listas? de espera|la lista|(?:pol[ií]ticas?|normas?|condiciones|reglas?|plazos?|horario de atenci[oó]n)(?: de (?:cancelaci[oó]n|anulaci[oó]n))?|fiebre|tos|dolor|problema|pregunta|situaci[oó]n",
  ],
  affair: [
    "viajes?|vacaciones|escapada|vuelos?|boda|fiesta|cumpleaños|funeral|entierro|bautizo|concierto|festival|ex[aá]men(?:es)?|mudanza|torneo|partido|esqu[ií]|excursi[oó]n",
  ],
  another: [
    "(?:{appt}|las|los) que no (?:se han|han sido|fueron) (?:cancelad[oa]s?|anulad[oa]s?|cancelado|anulado)",
    "(?:de|en) {day}(?= (?:sigue|siguen|se mantiene|se mantienen|queda|quedan|permanece|no cambia|no se)(?!\\p{L}))",
    "(?:citas|sesiones|clases) (?:a partir de|de|en|desde) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)",
    "(?:dem[aá]s|otros|siguientes) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)",
    "(?:dentro de|en|de aqu[ií] a) (?:dos|tres|cuatro|quince|2|3|4|15) (?:semanas|d[ií]as)|(?:el )?resto (?:del mes|del año|de las (?:citas|sesiones|clases)|de la serie)|la otra semana",
    "{appt} (?:posteriores a|despu[eé]s de) (?:esta|esa|la) fecha|la serie",
    "otr[oa]s? {appt}|pr[oó]xim[oa]s {appt}|(?:dem[aá]s|siguientes) {appt}",
    "semana (?:que viene|pr[oó]xima|siguiente)|(?:pr[oó]xima|siguiente) (?:semana|sesi[oó]n|cita)|(?:las|los) (?:dem[aá]s|otr[oa]s|siguientes)",
    "(?:la|el|las|los) del? (?:d[ií]a|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|pr[oó]xim[oa]|\\d+)",
    "(?:la|el|las|los) de(?:l mes de)? {day}|{appt} de {day}|(?:la|el) otr[oa]|(?:la|el) siguiente|(?:el|lo) resto|tod[oa]s l[oa]s dem[aá]s",
    "lo dem[aá]s|(?:su|sus|mi|la|el) (?:hermana|hermano|marido|mujer|esposa|esposo|madre|padre|hija|hijo|hijos|pareja|amiga|amigo|prima|primo|compañer[oa])(?= (?:s[ií]|viene|vienen|vendr[aá]|mantiene|tambi[eé]n|sigue)\\b)",
    "{day} (?:siguiente|que viene|pr[oó]ximo)",
    "{appt} (?:siguientes?|pr[oó]xim[oa]s?|posterior(?:es)?)|(?:las|los) (?:dos|tres) otr[oa]s",
  ],
  clause: ["y|pero|aunque|mientras|sino|porque|as[ií] que|luego|en cambio|sin embargo"],
  day: ["{day}"],
  therefore: ["as[ií] que|por eso|por lo que|por (?:lo )?tanto|de modo que|entonces"],
  because: ["porque|ya que|pues|puesto que|debido a|a causa de|por culpa de"],
  joining: [
    "(?:y|e|ni|m[aá]s|&|\\+|as[ií] como|y tambi[eé]n|como|cuanto)(?:,? (?:tambi[eé]n|la|el|las|los|lo|de|del|a|al|mi|su|mis|sus|nuestra|para|otra|otro|{appt}))*",
  ],
  oneOf: [
    "(?:no|sin) (?:ha |me |nos |lo )*(?:dicho|dijo|decir|dice|especific\\p{L}*|aclar\\p{L}*|sé|sabemos|está claro)(?: a)? cu[aá]l",
    "no (?:puedo|podr[eé]|podemos|podremos|voy a poder|vamos a poder) (?:ir |venir |asistir |acudir )?(?:a |en )?un[oa] de (?:l[oa]s dos|ell[oa]s|est[oa]s|es[oa]s)",
    "(?:cancel|anul|suspend)\\p{L}* (?:s[oó]lo |solamente )?un[oa] de (?:l[oa]s dos|ell[oa]s|est[oa]s|es[oa]s|(?:las|mis|nuestras|sus|estas)(?: dos)? {appt})",
    "un[oa] de (?:estas|estos) {appt} (?:se ha|ha sido|fue) (?:cancelad|anulad)[oa]",
  ],
  choice: ["un[oa] de|s[oó]lo (?:puedo|un[oa])|o bien"],
  wished: [
    "(?:tal (?:y )?como|como|seg[uú]n) (?:usted |t[uú] )?(?:nos |me |lo )?(?:ha |has |hab[ií]a )?(?:pidi[oó]|pediste|pedido|solicit[oó]|solicitaste|solicitado|deseaba|indic[oó]|indicaste|indicado)|a petici[oó]n (?:suya|tuya|del|de)|a (?:su|tu) (?:petici[oó]n|solicitud)|a solicitud (?:suya|tuya|del|de)|(?:atendiendo|conforme) a (?:su|tu) (?:solicitud|petici[oó]n)|por (?:su|tu) (?:petici[oó]n|indicaci[oó]n|encargo)",
  ],
};
