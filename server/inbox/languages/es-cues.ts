import { spanishBookingCues } from "./es-booking-cues";
import { spanishKeepingCues } from "./es-keeping-cues";
import { spanishMoveCues } from "./es-move-cues";
import type { Language } from "./language";

/** What Spanish emails say about appointments; es.ts has the words of dates and labels. */
export const spanishCues: Language["cues"] = {
  headline: [
    "(?:\\W|re:|rv:|fwd?:){0,40}(?:cancelaci[oó]n|anulaci[oó]n)(?:es)?(?! (?:gratuita|gratis|sin)|es? (?:gratuita|tard[ií]a))\\b(?! de (?:tu|su|la) (?:suscripci|pedido|vuelo|membres))",
    "(?:\\W|re:|rv:|fwd?:){0,40}(?:cancelad|anulad)[oa]s?\\b",
    "(?:\\W|re:|rv:|fwd?:|su|tu|la|una){0,40}{appt}…(?:cancelad|anulad)[oa]s?",
  ],
  cancelled: [
    "(?<!(?:que|quien|si|no) )(?:cancel[oó]|anul[oó]|cancela|anula)(?= )(?! (?:tu|su) )[^!?;]{0,90}?(?:\\d{1,2}[:.]\\d\\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ma[nñ]ana|a las)",
    "estado\\W{1,4}(?:\\p{L}+ ){0,2}?(?:cancelad[oa]|anulad[oa]|cancelaci[oó]n|anulaci[oó]n)",
    "{appt}…(?:cancelad|anulad|suspendid)[oa]s?",
    "(?:ha|han|fue|fueron|sido|he|hemos|está|están|ha sido) (?:\\p{L}+ ){0,2}(?:cancelad|anulad)[oa]s?",
    "(?:cancel[oó]|anul[oó]|cancelaron) (?:su|la|una|el|sus|mi|tu)…",
    "(?:cancelad|anulad)[oa]s? (?:por|en línea|online|desde)",
    "(?:cancelaci[oó]n|anulaci[oó]n) (?:de|del)…{appt}",
    "(?:cancelaci[oó]n|anulaci[oó]n) (?:confirmada|recibida|registrada)",
    "(?:ya )?no (?:tendr[aá]|se llevar[aá])…(?:lugar|a cabo)",
    "(?:est[aá]|va) (?:cancelando|anulando)|cancela (?:su|mi|la)…{appt}",
    "(?<=: )(?:cancela|anula) (?:su |la |una )?{appt}",
    "{appt}…(?:ha sido|han sido|fue|fueron) (?:eliminad|borrad|suprimid)[oa]s? por (?!usted|ti\\b)\\p{L}+",
    "ha (?:eliminado|borrado) (?:su|la|una) {appt}",
  ],
  plea: [
    "(?:puede|puedes|podría usted|podría por favor|podrías|pueden|podrían)(?: ustedes?)?(?: por favor)? (?:cancelar|anular) (?:mi|nuestra)",
  ],
  unfit: ["no (?:me|nos) (?:viene|va|sirve|cuadra|queda)(?: bien)?"],
  personal: [
    "(?:me|le|nos) (?:es|resulta|ser[aá]) imposible",
    "no (?:voy a |va a )?(?:puedo|poder|podr[eé]|podemos|podremos|puede|podr[aá]|voy a poder|va a poder|vamos a poder|me es posible|me ser[aá] posible|alcanzo a|consigo|logro) (?:finalmente |ya |hoy |al final )*(?:ir|asistir|acudir|llegar|venir|estar|presentarme|hacerlo)",
    "(?:tengo que|debo|necesito|quiero|quisiera|queremos|tenemos que|quiere|tiene que|deseo|desea|pide|ha pedido|pidi[oó]|quer[ií]a|tuvo que|ha tenido que|hemos tenido que|obligad[oa]s? a|me gustar[ií]a|he tenido que|tuve que|tendr[eé] que) (?:cancelar|anular)",
    "(?:por favor,? )(?:cancel(?:e|en|a|ad)|anul(?:e|en|a)) (?:mi|la|nuestra|su)|(?:cancele|anule|cancelen|anulen) (?:mi|nuestra|su|la)",
    "(?:pueden?|podr[ií]an?|puedes|podr[ií]as) (?:por favor )?(?:cancelar|anular) (?:mi|nuestra|su)",
    "no (?:ir[eé]|asistir[eé]|asistir[aá]|acudir[eé]|acudir[aá]|ir[aá])",
    "(?:cancelo|anulo) (?:mi|la)",
    "(?:me|le|nos|les) toca (?:cancelar|anular)",
    "(?:llama|llamado|llam[oó]|escribe|escrito|escribi[oó]|avisa|avisado|avis[oó]|telefoneado) (?:\\p{L}+ ){0,7}(?:para|que|de)…(?:cancelar|anular|cancela|anula)\\b",
    "no (?:viene|vendr[aá]|vengo|vendr[eé]|vendremos|vienen|llegar[eé]|llegar[aá]|acude|asiste|asisten|estar[eé]|estar[aá]|podr[eé]|podr[aá])(?=\\W*$|,| (?:el|a|al|hoy|ma[nñ]ana|este|esta|la)\\b)",
    "(?:imposible|no (?:me|le|nos) es posible) (?:asistir|acudir|ir|llegar|venir)",
    "(?:se|me) da de baja",
    "(?:llamar|llamando|escribir|avisar|telefonear|llama|llamado|llam[oó])…(?:para|que quiere|por) (?:cancelar|anular)",
    "(?:renuncio|renuncia|renunciamos) a (?:la|el|mi|su)|(?:dejo|deja|suelto|suelta|libero|libera|cedo|cede) (?:la|el|mi|su)(?: \\S+){0,8} (?:libre|a otr[oa])",
    "(?:cancelad|anulad|cancelen|anulen|cancel[aá]dme|an[uú]lame|canc[eé]lame|an[uú]lenme) (?:por favor )?(?:mi|mis|nuestr[oa]s?|la|las|el|los|esa|esas|su|sus)",
    "(?:faltar[eé]|faltar[aá]|se salta|me salto|se pierde|se perder[aá]) (?:a )?(?:la|las|el|los|su|sus|mi|mis)",
  ],
  matter: [
    "(?:(?:motivo|asunto|objeto|raz[oó]n) (?:de(?: la| su)? )?(?:llamada|contacto)|asunto|llama (?:para|por)|solicita|desea)\\W*[:\\t]\\W*(?:(?:quiere|desea|necesita|tiene que) )?(?:cancelar|anular|cancela|anula|cancelaci[oó]n|anulaci[oó]n)(?: (?:(?:de|la|una|su|mi) )*{appt})?",
  ],
  bare: ["(?:por favor )?(?:cancelar|cancela|cancelo|anular|anula)(?: (?:la |mi |su |una )?(?:cita|reserva))?"],
  conditional: [
    "(?:si|en caso de|en caso que|cuando|siempre que|(?<!(?:llam|escri|avis|telefon)\\p{L}{1,6} |(?:llama|llamado|llam[oó]|llamar|escribe|escrito|escribi[oó]|avisa|avisado|avis[oó])(?: [^ .,;!?\\d]+){1,6} )para (?:cancelar|anular|modificar|reprogramar))(?![\\p{L}\\d])[^.,;!?]*",
    "(?:usted |tú |clientes |pacientes )?(?:puedes?|debes?|podr[aá]s?|pueden|deben|deber[aá]n?)[^.;!?]{0,30}(?:cancelar|anular|cancelarl[ao])(?! (?:mi|nuestra))[^.;!?]*",
    "(?:ser[aá]n?|podr[ií]a ser|puede ser)[^.;!?]{0,20}(?:cancelad|anulad)[oa]s?",
    "(?:toda|cualquier) (?:cita|cancelaci[oó]n|anulaci[oó]n|sesi[oó]n)[^.;!?]*",
    "(?:cancel|anul)[ea]n? (?:o \\p{L}+ )?(?:la|el|su|tu) {appt}[^.;!?]{0,40}(?:antelaci[oó]n|anticipaci[oó]n|horas antes)[^.;!?]*",
    "(?:rogamos|por favor|agradecemos)[^.;!?]{0,40}(?:antelaci[oó]n|anticipaci[oó]n|horas antes)[^.;!?]*",
    "(?:a|de|o|y|e) (?:cancelar|anular) (?:o|en|hasta|aquí|gratis)[^.;!?]*",
  ],
  policy: [
    "{thing}[^.;,!?]{0,30}(?:siguen?|contin[uú]an?|permanecen?|quedan?|est[aá]n?) (?:siendo )?(?:v[aá]lid|activ|vigente|en vigor|disponible)\\p{L}*",
    "(?:pol[ií]tica|condiciones|cargos?|gastos|plazo|enlace|tarifa|comisi[oó]n|t[eé]rminos) (?:de|por) (?:cancelaci[oó]n|anulaci[oó]n)(?:es)?",
    "(?<!estado ?: ?)(?:cancelaci[oó]n|anulaci[oó]n)(?:es)? (?:gratuitas?|tard[ií]as?|con menos|hasta|sin (?:coste|costo|cargo)|con (?:al menos|m[aá]s)|de [uú]ltima hora)",
    "(?:cancelad|anulad)[oa]s? (?:con menos|con poca|dentro|sin|tarde|fuera|m[aá]s tarde|despu[eé]s|pasado el plazo|a [uú]ltima hora)",
    "(?:citas|sesiones|reservas|clases|consultas|visitas|horas|turnos) (?:\\p{L}+ )?(?:cancelad|anulad)as[^.;!?]{0,60}(?:se (?:cobr|factur|carg|abon|pierd|pag|consider|descuent)\\p{L}+|(?:ser[aá]n|son|est[aá]n) (?:cobrad|facturad|sujet|cargad|penalizad)\\p{L}*|tienen (?:un )?(?:coste|costo|cargo|recargo))[^.;!?]*",
  ],
  thing: [
    "(?:recordatorios?|avisos?|notificaci[oó]n(?:es)?|cargos?) (?:se )?(?:ha|han|fue|fueron) (?:sido )?(?:cancelad|anulad)[oa]s?",
    "{thing}…(?:cancelad|anulad)[oa]s?",
    "(?:cancelaci[oó]n|anulaci[oó]n) (?:de|del) (?:su|tu|la|el|los )?(?: )?{thing}",
    "(?:cancelado|cancel[oó]|anulado|anul[oó]|cancelar|anular) (?:tu|su|mi|la|el|un|una) (?:\\S+ )?{thing}",
  ],
  errand: [
    "{errand}",
    // What is done at a practice, or for it.
    "contador(?:es)? (?:de|el[eé]ctrico|inteligente)|(?:su|tu|el|del) contador|extintor(?:es)?|alarma contra incendios|limpieza de (?:cristales|ventanas|oficinas|moquetas?)|limpiacristales|control de plagas|fumigaci[oó]n|fotocopiadora|impresora|ascensor(?:es)?|aire acondicionado|calefacci[oó]n|fibra [oó]ptica|instalaci[oó]n de(?: la| su| tu)? (?:gas|fibra|internet|luz)",
    "revisi[oó]n de(?: la| su| tu| los| sus)? (?:instalaci[oó]n|caldera|gas|extintores|ascensor)|recogida|mensajer[ií]a|lavander[ií]a|cerrajero|(?:visita|trabajos|cita) de mantenimiento|(?:el|su|tu|este) (?:curso|seminario|taller) (?:de formaci[oó]n|formativo|online|presencial)|jornada (?:t[eé]cnica|formativa)",
  ],
  customer: [
    "(?:su|tu) {appt}…(?:en|con) (?:un[oa]? de )?nuestr[oa]s?(?! (?:sistema|agenda|app|aplicaci|calendario|web)) \\p{L}+|visita de (?:un[oa]? de )?nuestr[oa]s? \\p{L}+",
    "(?:nos pondremos en contacto|(?:le|te|les) (?:llamaremos|contactaremos|propondremos|daremos)|contactaremos con)…(?:nuev[oa]|otr[oa]|reprogramar|alternativ[oa])",
    "nuestr[oa]s? (?:\\p{L}+ )?(?:operari[oa]|t[eé]cnic[oa]|repartidor(?:a)?|instalador(?:a)?|conductor(?:a)?|mensajer[oa]|transportista|equipo t[eé]cnico)s?",
    "estimad[oa]s? (?:\\p{L}+ )?(?:cliente|participante|asistente|viajer[oa]|abonad[oa]|pasajer[oa]|inquilin[oa]|inscrit[oa]|alumn[oa]|congresista)s?",
    "(?:cuota|gastos|derechos|importe) de (?:la )?(?:inscripci[oó]n|matr[ií]cula)|n[uú]mero de (?:seguimiento|env[ií]o|contador|vuelo|pedido)|por falta de (?:inscripciones|inscritos|matr[ií]culas|existencias)|en su (?:edificio|finca|local|inmueble)",
  ],
  duty: [
    "(?:ir |venir )?a trabajar|al trabajo",
    "(?:mi|el|su) turno de (?:trabajo|mañana|tarde|noche)|mi (?:guardia|jornada|entrevista)|la entrevista",
    "para (?:reparar|arreglar|entregar|instalar)",
  ],
  caller: [
    "(?:soy|le habla|habla) (?:\\p{L}+ ){0,3}?(?:el|la|su|de|del) (?:\\p{L}+ )?{errand}",
    "(?:alguien|puedes?|podrías?)…(?:cubrirme|cubrir mi|sustituirme)",
  ],
  none: [
    "(?:(?:cancelad|anulad)[oa]s?|cancelaciones|anulaciones)\\W*[:=\\t]\\W*(?:ningun[oa]|ninguna|0|cero|[-–—])(?: hoy)?",
  ],
  listCancelled: [
    "cancelaciones|anulaciones|(?:citas|reservas|sesiones|turnos|clases) (?:cancelad|anulad)[oa]s|(?:cancelad|anulad)[oa]s",
    "(?:\\d+|una?|dos|tres|cuatro|cinco|seis) {appt} (?:cancelad|anulad)[oa]s?",
  ],
  listOther: [
    "(?:nuev[oa]s|pr[oó]xim[oa]s|otr[oa]s) (?:citas|reservas|sesiones|turnos)|(?:citas|reservas|sesiones|turnos)(?: (?:confirmad|reservad|reprogramad|nuev)[oa]s)?|(?:confirmad|reprogramad|reservad)[oa]s",
  ],
  listStill: [
    "(?:siguen?|quedan?|permanecen?|se mantienen?|contin[uú]an?|todav[ií]a|a[uú]n|sin cambios|en tu agenda|en su agenda)(?: [\\p{L}\\d.,]+)*",
  ],
  rowCancelled: ["(?:cancelad|anulad)[oa]s?|cancela|anula"],
  rowKept: [
    "(?:confirmad|reservad|atendid|reprogramad|realizad|terminad)[oa]s?|pendiente|sin respuesta|asistió|no asistió|se mantiene|presente|en espera",
  ],
  standing: [
    "no (?:ha|han|fue|fueron|est[aá]|se ha|se han|qued[oó])? ?(?:sido )?(?:cancelad|anulad)[oa]s?",
    "(?:ning[uú]n|ninguna|0|cero|sin) (?:\\p{L}+ )?(?:cancelaci[oó]n(?:es)?|(?:cita|sesi[oó]n|reserva)(?:s)? (?:cancelad|anulad)[oa]s?|cita|cancelad[oa]s?)",
    "(?:cancelaci[oó]n|anulaci[oó]n)…(?:rechazada|revertida|deshecha|fallid[ao]|no (?:fue )?posible|denegada|retirada)",
    "(?:por error|por equivocaci[oó]n|sin querer)",
    "(?:restablecid|restaurad|reactivad|recuperad)[oa]s?|al final s[ií]|finalmente s[ií]",
    "(?:intent[oó]|ha intentado|trat[oó] de|quiso) (?:cancelar|anular)",
    "no (?:se )?(?:pudo|ha podido|puede|es posible) (?:ser )?(?:cancelar|cancelad|anular|anulad)\\p{L}*",
    "(?:haga|haz|hagan) caso omiso|ignore|ignora|olv[ií]d[ae]|esto es una prueba|desestime",
    "no (?:quiero|quisiera|deseo|voy a|vamos a|quiere|va a|hace falta|es necesario|tengo que|tiene que|necesito|pienso) (?:cancelar|anular)",
    "(?:no|nunca|jam[aá]s) (?:he|ha|hemos|han|hab[ií]a) (?:\\p{L}+ )?(?:cancelad|anulad)o|nunca (?:cancel|anul)[eéoó]",
    "no (?:hemos|se ha|ha sido|pudimos|podemos|se pudo)…(?:cancelaci[oó]n|anulaci[oó]n)",
    "(?:pensaba|pens[eé]|cre[ií]a|cre[ií]|tem[ií]a|supuse|pens[oó])[^.!?;]{0,60}(?:cancelar|anular)",
    "(?<=(?:cancel\\p{L}*|anul\\p{L}*)[^.!?;]{0,90})(?:(?:se ha|me he|se) arrep(?:entido|inti[oó])|(?:ha|he|han) cambiado de (?:idea|opini[oó]n|parecer))",
    "(?:(?:se ha|me he|se) arrep(?:entido|inti[oó])|(?:ha|he|han) cambiado de (?:idea|opini[oó]n|parecer))(?=\\W*$)",
    "recuperar (?:su|mi|la|el|nuestra) (?:hora|cita|hueco|turno|plaza|sesi[oó]n|clase)",
  ],
  request: [
    "solicitud…(?:cancelad|rechazad|retirad|anulad|expirad|caducad)[oa]|(?:cancelado|rechazado|retirado|rechaz[oó]|retir[oó]) (?:su|la|una|tu) solicitud",
    "solicitud de (?:cancelaci[oó]n|anulaci[oó]n)|solicita (?:cancelar|la cancelaci[oó]n)",
    "(?:a[uú]n no|nunca|no hab[ií]a|no estaba)…(?:confirmad|aceptad|aprobad)[oa]|pendiente de (?:su |tu )?(?:confirmaci[oó]n|aprobaci[oó]n)",
  ],
  question: [
    "(?:puedo|podr[ií]a|podemos|podr[ií]amos|se puede|es posible|ser[ií]a posible)…(?:cancelar|anular|cambiar|mover)[^.!]*\\?",
    "(?:quiz[aá]s?|tal vez|a lo mejor|posiblemente|probablemente|puede que)…(?:cancelar|anular|no|tenga)",
    "(?:minutos|min) (?:tarde|de retraso)|llegar(?:[eé]|[aá])? (?:tarde|a tiempo|puntual)",
  ],
  reminder: ["recordatorio|le recordamos|te recordamos|recuerda (?:que|tu)|le esperamos|te esperamos|pr[oó]xima cita"],
  declined: ["(?:ha rechazado|rechaz[oó]|rechazad[oa]|declinad[oa]|ha declinado|aceptado provisionalmente)"],
  noShow: ["(?:no se present[oó]|no acudi[oó]|no asisti[oó]|inasistencia|no-?show|ausencia)"],
  money: [
    "(?:recibo|factura|pago|reembolso|cobro|comprobante) (?:de|por|del|recibido|confirmado|n[ºo°])|su factura|tu recibo",
  ],
  waitlist: [
    "(?:se ha unido|se uni[oó]|añadid[oa](?!s)|inscrit[oa](?!s)|apuntad[oa](?!s)|solicitud|agregad[oa](?!s))…lista de espera",
  ],
  advert: [
    "\\d+ ?% de descuento|descuento",
    "webinar|c[oó]digo promocional|oferta (?:v[aá]lida|limitada|especial)|aprovecha|inscr[ií]bete|prueba gratis|descubre|consejos para",
  ],
  wholeClass: [
    "(?:cancelad|anulad)[oa]s? por (?:nosotros|nuestra parte)",
    "hemos (?:cancelad|anulad)o (?:su|tu|la|el|las)(?![^.!?]*(?:petici[oó]n|solicitud|llam|client|pacient))",
    "(?:su|tu) clase…cancelada",
    "(?:lamentamos|disculpen?) las molestias",
    "(?:tenemos que|nos vemos obligados a|debemos|hemos tenido que) (?:cancelar|anular|suspender)",
    "(?:por|debido a) (?:la )?enfermedad (?:de|del) (?:la |el )?(?:doctor|dra|dr|profesional|terapeuta)",
    "(?:nosotros|cl[ií]nica|centro|consultorio|doctor(?:a)?|terapeuta|profesor(?:a)?|instructor(?:a)?|estudio|sal[oó]n)…(?:enferm[oa]|cerrad[oa]|de vacaciones|indispuest[oa]|permanecer[aá] cerrad[oa])",
    "todas las (?:citas|clases|sesiones)…(?:cancelad|suspendid)as",
    "clase…cancelada (?:por el|por la|por falta|debido)",
    "(?:querid|estimad)[oa]s (?:padres|madres|familias|soci[oa]s|alumn[oa]s|participantes)",
    "hemos (?:tenido que )?(?:cancelado|anulado|cancelar|anular) (?:su|tu|vuestra)(?= )(?=[^.;!?]*(?:por|porque|debido|ya que|enferm))",
  ],
  several: [
    "(?:las|sus|tus|mis|estas|todas las|\\d+|dos|tres|cuatro) (?:\\p{L}+ )?(?:citas|reservas|sesiones|consultas|clases|cancelaciones|turnos)|ambas|siguientes",
    "tanto[^.!?;]{3,90}como|ambos",
  ],
  series: [
    "(?:todas las semanas|cada semana|semanal(?:es)?|todos los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados)|recurrente|serie|cada (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado))",
  ],
  stampBefore: [
    "(?:reservad|cancelad|anulad|cread|enviad|recibid|solicitad|modificad|registrad|firmad|pagad|emitid|nacid|actualizad|agendad)[oa]s?(?: en línea| online| por [\\p{L}. ]{1,30})?(?: el| el día| a las| con fecha| desde)?",
    "(?:reserv[oó]|cancel[oó]|[uú]ltima (?:visita|cita)|desde)(?: el| el día| fue el)?",
    "(?:llamado|llam[oó]|avisado|avis[oó]|escrito|escribi[oó])(?: el| el d[ií]a| a las)?",
  ],
  asideBefore: [
    "(?:hasta|antes del?|a más tardar|vence|caduca|v[aá]lid[oa]|l[ií]mite|a partir del?|desde|después del?)(?: el| día)?",
    "(?:pr[oó]xim[oa]|otr[oa])(?: \\p{L}+){0,2}(?: es| el| del| sigue| de| día)*",
    "(?:mejor|en su lugar|en vez|quiz[aá]s?|tal vez|disponible|libre|cambiar(?:la|lo)? (?:al|para)|mover(?:la|lo)? (?:al|para)|prefiero|prefiere|de vacaciones|de viaje|vuelvo|regreso|fuera|podr[ií]a ser|podr[ií]amos)(?: el| al| para| a las| hasta| del| día)*",
    "(?:cada|todos los|todas las|semana del|mantiene|mantengo|conserva|conservo)(?: la| el| su| mi)?(?: cita| sesi[oó]n)?(?: del?)?(?: d[ií]a)?",
    "(?:queda|quedan|tiene)(?: \\p{L}+){0,2} (?:cita|sesi[oó]n|visita)s?(?: \\p{L}+){0,2}",
    "(?:horarios?|abierto|atenci[oó]n)(?: \\p{L}+){0,3}",
  ],
  asideAfter: [
    "(?:se mantiene|sigue|contin[uú]a|queda) (?:en pie|igual|vigente|confirmad[oa]|sin cambios)|se mantiene",
    "(?:me viene|ser[ií]a|podr[ií]a)",
    "s[ií] (?:la|lo) (?:dejo|deja|mantengo|mantiene|conservo|conserva|quiero)",
  ],
  oldBefore: [
    "(?:del|de|anterior|antigua?|original(?:mente)?|previ[oa]|en lugar del?|en vez del?|era|estaba)(?: (?:cita|fecha|hora|el|día|prevista|programada|para|del))*",
  ],
  freshBefore: [
    "(?:al|nuev[oa]|ahora|hasta|reprogramad[oa]|cambiad[oa]|(?:pasa|movid[oa]|cambiad[oa]|reprogramad[oa]) para)(?: (?:cita|fecha|hora|el|día|es|al|para|del))*",
  ],
  internal: [
    "la reuni[oó]n (?!con )[^.!?]{0,40}(?:cancel|anul|suspend)ada|(?:la|el) (?:curso de formaci[oó]n|formaci[oó]n|capacitaci[oó]n)",
    "reuni[oó]n(?:es)? (?:interna|semanal|cl[ií]nica|general|(?:de|del|con el) (?:equipo|personal|staff|departamento|direcci[oó]n|coordinaci[oó]n|servicio|centro|trabajo|socios|profesores))",
    "junta (?:de|directiva)|claustro|sesi[oó]n cl[ií]nica|(?:comida|cena) de (?:equipo|empresa|navidad)",
  ],
  offered: [
    "(?:le|te|les) interesa\\b|(?:quiere|quieres|quieren) (?:reservarl[ao]|cogerl[ao]|esa hora|ese hueco|aprovecharl[ao])",
  ],

  ...spanishBookingCues,
  ...spanishKeepingCues,
  ...spanishMoveCues,
};
