import { spanishBookingCues } from "./es-booking-cues";
import { spanishComingCues } from "./es-coming-cues";
import { spanishCorrectionCues } from "./es-correction-cues";
import { spanishElsewhereCues } from "./es-elsewhere-cues";
import { spanishKeepingCues } from "./es-keeping-cues";
import { spanishLetterCues } from "./es-letter-cues";
import { spanishListCues } from "./es-list-cues";
import { spanishMoveCues } from "./es-move-cues";
import { spanishNotDone } from "./es-not-done-cues";
import { spanishOwnWords } from "./es-own-words";
import type { Language } from "./language";
import { practiceCues } from "./practice-cues";
import { resumingCues } from "./resuming-cues";

/** What Spanish emails say about appointments; es.ts has the words of dates and labels. */
export const spanishCues: Language["cues"] = {
  ...spanishListCues,
  ...spanishLetterCues,
  answer: spanishNotDone.answer,
  headline: [
    "(?:\\W|re:|rv:|fwd?:|nueva |una |\\d+ |urgente|importante|atenci[oó]n|\\[\\w[^\\]]{0,30}\\]){0,40}(?:cancelaci[oó]n|anulaci[oó]n)(?:es)?(?! (?:gratuita|gratis|sin)|es? (?:gratuita|tard[ií]a))\\b(?! de (?:tu|su|la) (?:suscripci|pedido|vuelo|membres))",
    "(?:\\W|re:|rv:|fwd?:|nueva |una |\\d+ |urgente|importante|atenci[oó]n|\\[\\w[^\\]]{0,30}\\]){0,40}(?:cancelad|anulad)[oa]s?\\b",
    "(?:\\W|re:|rv:|fwd?:|su|tu|la|una){0,40}{appt}…(?:cancelad|anulad)[oa]s?",
    "\\W{0,40}(?:(?:aviso|notificaci[oó]n|confirmaci[oó]n|alerta|comprobante|constancia|comunicaci[oó]n|comunicado|nueva|registro) )(?:de )?(?:la |una )?(?:cancelaci[oó]n|anulaci[oó]n)(?! (?:gratuita|gratis|sin|tard[ií]a))(?! de (?:tu|su|la) (?:suscripci|pedido|vuelo|membres))",
    "\\W{0,40}(?:{appt} (?:dad[oa] de baja|sin efecto)|baja (?:de|del) {appt})",
    "\\W{0,40}(?:paciente|client[ea]|alumn[oa]|usuari[oa]) (?:cancela|anula|cancel[oó]|anul[oó])",
    "(?!\\W*(?:solicitud|consulta sobre|pregunta|petici[oó]n|c[oó]mo|puedo))\\W*[\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3} ?[-–:|] ?(?:cancelaci[oó]n|anulaci[oó]n|(?:cancelad|anulad)[oa]s?)(?=\\W*$|\\W*\\()",
  ],
  cancelled: [
    "ausencia (?:ha sido )?(?:avisada|comunicada|notificada)|(?:ha|han) (?:avisado|comunicado|notificado) (?:de )?(?:una|la|su) ausencia",
    "(?<!(?:que|quien|si|no) )(?:cancel[oó]|anul[oó]|cancela|anula)(?= )(?! (?:tu|su) )[^!?;]{0,90}?(?:\\d{1,2}[:.]\\d\\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ma[nñ]ana|a las)",
    "estado(?:\\W{1,3}(?:ha )?(?:cambiad[oa]|modificad[oa]|actualizad[oa]|cambi[oó]|pas[oó]))?\\W{1,40}(?:\\p{L}+ ){0,2}?(?:cancelad[oa]|anulad[oa]|cancelaci[oó]n|anulaci[oó]n)",
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
    "acab(?:a|an) de (?:cancelar|anular|dar de baja)(?:me|nos|l[ao]s?)?|se acaba de (?:cancelar|anular)",
    "(?:qued[oóa]|quedan|quedaron|quedado|quedar[aá]|aparece|figura|result[oó]) (?:ya )?(?:cancelad|anulad)[oa]s?",
    "(?:queda|qued[oó]|quedar[aá]|quedado|dejar?|dejamos|deja|dejo|dejado) sin efecto (?:la|el|mi|su) {appt}|{appt}…(?:queda|qued[oó]|quedado) sin efecto",
    "(?:confirmad|reservad|pendiente|programad|agendad|activ)[oa]?\\W{1,5}(?:a |pasa a )?(?:cancelad|anulad)[oa]",
    "(?:pasa|pasado|cambiado|cambi[oó]) a(?: estado)?\\W{1,4}(?:cancelad|anulad)[oa]",
    "(?:estatus|status|situaci[oó]n|estado de (?:la |el |su )?(?:cita|reserva|turno|reservaci[oó]n))\\W{1,4}(?:cancelad|anulad)[oa]",
    "{appt}…(?:fue|ha sido|qued[oó]|queda|est[aá]) dad[oa]s? de baja|dad[oa]s? de baja por (?:el|la) (?:paciente|client[ea]|alumn[oa]|usuari[oa])",
    "(?:respondi[oó]|contest[oó]|respondido|contestado|marc[oó]|eligi[oó]|elegido|seleccion[oó]|seleccionado|puls[oó]|pulsado)\\W{1,3}(?:cancelar|anular|cancelo|cancela|cancelado)",
    "se (?:cae|cay[oó]|ha ca[ií]do|me cae|me cay[oó]|nos cae|nos cay[oó]|nos ha ca[ií]do|me ha ca[ií]do) (?:la|una|el|un|mi|su) {appt}|{appt}…se (?:ha ca[ií]do|cay[oó])",
    "(?:me|nos) (?:cancel[oó]|anul[oó]|cancela|anula|ha cancelado|ha anulado|cancelaron|han cancelado|han anulado) (?!el|la|su)",
    ...spanishOwnWords.cancelled,
  ],
  conditional: [
    "(?:habr[ií]an?|hubieran?|hubiesen?) (?:sido )?(?:cancelad|anulad)[oa]s?|se (?:habr[ií]an?|hubieran?|hubiesen?) (?:cancelado|anulado)|(?:a punto de|a pique de|en riesgo de) (?:ser |quedar )?(?:cancelad|anulad|cancelarse|anularse)",
    "(?:si|en caso de|en caso que|cuando|tan pronto como(?! sea)|en cuanto(?! (?:a|al|sea|pued)\\p{L}*)|siempre que|(?<!(?:llam|escri|avis|telefon|habl|marc|contact)\\p{L}{1,6} |(?:llama|llamado|llam[oó]|llamar|escribe|escrito|escribi[oó]|avisa|avisado|avis[oó]|usado|us[oó]|utilizado|utiliz[oó])(?: [^ .,;!?\\d]+){1,6} |(?<!\\p{L})(?:é|es|era) )para (?:cancelar|anular|modificar|reprogramar))(?![\\p{L}\\d])[^.,;!?]*",
    "(?<!(?:comunic|inform|avis|indic|dic|dij|coment|cuent|escrib)\\p{L}{0,5} (?:de )?que )(?<!(?<!\\p{L})(?:me|nos) )(?:usted |tú |clientes |pacientes )?(?:puedes?|debes?|podr[aá]s?|pueden|deben|deber[aá]n?)(?!\\p{L})[^.;!?]{0,30}(?:cancelar|anular|cancelarl[ao])(?! (?:mi|nuestra))[^.;!?]*",
    "(?:ser[aá]n?|podr[ií]a ser|puede ser)[^.;!?]{0,20}(?:cancelad|anulad)[oa]s?",
    "(?:toda|cualquier) (?:cita|cancelaci[oó]n|anulaci[oó]n|sesi[oó]n)[^.;!?]*",
    "(?:cancel|anul)[ea]n? (?:o \\p{L}+ )?(?:la|el|su|tu) {appt}[^.;!?]{0,40}(?:antelaci[oó]n|anticipaci[oó]n|horas antes)[^.;!?]*",
    "(?:rogamos|por favor|agradecemos)[^.;!?]{0,40}(?:antelaci[oó]n|anticipaci[oó]n|horas antes)[^.;!?]*",
    "(?:a|de|o|y|e) (?:cancelar|anular) (?:o|en|hasta|aquí|gratis)[^.;!?]*",
  ],
  policy: [
    "(?:m[aá]s|menos) (?:a menudo |veces |frecuentemente )?(?:cancelad|anulad)[oa]s?[^.!?;]*|(?:cancelad|anulad)o \\d+ de (?:sus|tus|las|los) [uú]ltim[^.!?;]*",
    "(?:se cancelaron|se anularon|canceladas|anuladas)[^.!?;]{0,20} \\d+ de(?: las)? \\d+[^.!?;]*",
    ...spanishNotDone.policy,
    "(?:no [^.,;!?]{0,40})?ningun[oa]? otr[oa][^.,;!?]{0,60}(?:cancelad|anulad)[oa]s?|no [^.,;!?]{0,20}(?:cancelado|anulado) (?:ningun[oa]? otr[oa]|otr[oa]s) [^.,;!?]{0,30}",
    "{thing}[^.;,!?]{0,30}(?:siguen?|contin[uú]an?|permanecen?|quedan?|est[aá]n?) (?:siendo )?(?:v[aá]lid|activ|vigente|en vigor|disponible)\\p{L}*",
    "(?:pol[ií]tica|condiciones|cargos?|gastos|plazo|enlace|tarifa|comisi[oó]n|t[eé]rminos) (?:de|por) (?:cancelaci[oó]n|anulaci[oó]n)(?:es)?",
    "(?<!estado ?: ?)(?:cancelaci[oó]n|anulaci[oó]n)(?:es)? (?:gratuitas?|tard[ií]as?|con menos|hasta|sin (?:coste|costo|cargo)|con (?:al menos|m[aá]s)|de [uú]ltima hora)",
    "(?:cancelad|anulad)[oa]s? (?:con menos|con poca|dentro|sin|tarde|fuera|m[aá]s tarde|despu[eé]s|pasado el plazo|a [uú]ltima hora)",
    "(?:citas|sesiones|reservas|clases|consultas|visitas|horas|turnos) (?:\\p{L}+ )?(?:cancelad|anulad)as[^.;!?]{0,60}(?:se (?:cobr|factur|carg|abon|pierd|pag|consider|descuent)\\p{L}+|(?:ser[aá]n|son|est[aá]n) (?:cobrad|facturad|sujet|cargad|penalizad)\\p{L}*|tienen (?:un )?(?:coste|costo|cargo|recargo))[^.;!?]*",
  ],
  thing: [
    "(?:la|el|mi|nuestr[oa]) (?:canguro|ni[ñn]era|babysitter|nana|au pair|guarder[ií]a|ch[oó]fer|taxi) (?:\\p{L}+ ){0,3}(?:cancelado|anulado|cancel[oó]|anul[oó]|cancelada)",
    "(?:recordatorios?|avisos?|notificaci[oó]n(?:es)?|cargos?) (?:se )?(?:ha|han|fue|fueron) (?:sido )?(?:cancelad|anulad)[oa]s?",
    "{thing}…(?:cancelad|anulad)[oa]s?",
    "(?:cancelaci[oó]n|anulaci[oó]n) (?:de|del) (?:su|tu|la|el|los )?(?: )?{thing}",
    "(?:cancelado|cancel[oó]|anulado|anul[oó]|cancelar|anular) (?:tu|su|mi|la|el|los|las|mis|sus|un|una) (?:\\S+ )?{thing}",
  ],
  errand: [
    "para (?:presentarle|presentaros|enseñarle|enseñaros|mostrarle|mostrarles|ver) (?:la |el |los |las |nuestr[oa]s? )?(?:nuev[oa]s? )?(?:gama|colecci[oó]n|productos|muestras|cat[aá]logo|equipo|software)",
    "{errand}",
    "entrevistas? de (?:trabajo|empleo|selecci[oó]n)|(?:nuestra|su|tu|la|vuestra) (?:demo|demostraci[oó]n)",
    // What is done at a practice, or for it.
    "contador(?:es)? (?:de|el[eé]ctrico|inteligente)|(?:su|tu|el|del) contador|extintor(?:es)?|alarma contra incendios|limpieza de (?:cristales|ventanas|oficinas|moquetas?)|limpiacristales|control de plagas|fumigaci[oó]n|fotocopiadora|impresora|ascensor(?:es)?|aire acondicionado|calefacci[oó]n|fibra [oó]ptica|instalaci[oó]n de(?: la| su| tu)? (?:gas|fibra|internet|luz)",
    "revisi[oó]n de(?: la| su| tu| los| sus)? (?:instalaci[oó]n|caldera|gas|extintores|ascensor)|recogida|mensajer[ií]a|lavander[ií]a|cerrajero|(?:visita|trabajos|cita) de mantenimiento|(?:el|su|tu|este) (?:curso|seminario|taller) (?:de formaci[oó]n|formativo|online|presencial)|jornada (?:t[eé]cnica|formativa)",
    "(?:pista|cancha) (?:de|n)|campo de f[uú]tbol|sala de (?:reuniones|juntas|eventos)|butacas?|asientos?|entradas? para|alquiler",
  ],
  customer: [
    "(?:su|tu) {appt}…(?:en|con) (?:un[oa]? de )?nuestr[oa]s?(?! (?:sistema|agenda|app|aplicaci|calendario|web)) \\p{L}+|visita de (?:un[oa]? de )?nuestr[oa]s? \\p{L}+",
    "(?:nos pondremos en contacto|(?:le|te|les) (?:llamaremos|contactaremos|propondremos|daremos)|contactaremos con)…(?:nuev[oa]|otr[oa]|reprogramar|alternativ[oa])",
    "nuestr[oa]s? (?:\\p{L}+ )?(?:operari[oa]|t[eé]cnic[oa]|repartidor(?:a)?|instalador(?:a)?|conductor(?:a)?|mensajer[oa]|transportista|equipo t[eé]cnico)s?",
    "estimad[oa]s? (?:\\p{L}+ )?(?:client[ea]|participante|asistente|viajer[oa]|abonad[oa]|pasajer[oa]|inquilin[oa]|inscrit[oa]|alumn[oa]|congresista)s?",
    "(?:cuota|gastos|derechos|importe) de (?:la )?(?:inscripci[oó]n|matr[ií]cula)|n[uú]mero de (?:seguimiento|env[ií]o|contador|vuelo|pedido)|por falta de (?:inscripciones|inscritos|matr[ií]culas|existencias)|en su (?:edificio|finca|local|inmueble)",
  ],
  duty: [
    "(?:ir |venir )?a trabajar|al trabajo",
    "(?:mi|el|su) turno de (?:trabajo|mañana|tarde|noche)|mi (?:guardia|jornada|entrevista)|la entrevista",
    "para (?:reparar|arreglar|entregar|instalar)",
    "(?:ir|pasar|venir|acudir) a (?:reparar|arreglar|entregar|instalar|recoger|limpiar|medir|montar|pintar|fumigar)",
    "(?:a|en) (?:la|tu|su|vuestra|nuestra) (?:cena|comida|fiesta|boda|barbacoa|despedida|comuni[oó]n|quedada|funci[oó]n|reuni[oó]n (?:de padres|familiar|del colegio))|al? (?:tu |su )?(?:cumple|cumplea[nñ]os|asado|partido|concierto|cine|bautizo|almuerzo|entierro|funeral|teatro|caf[eé])",
    ...spanishOwnWords.duty,
  ],
  request: [
    "{appt} (?:no (?:confirmad|pagad|abonad|completad)[oa]s?|sin (?:confirmar|pagar|abonar)|provisional(?:es)?)[^.!?;]{0,60}(?:cancelad|anulad|eliminad|liberad)[oa]s?",
    "(?:reserva|pago|pedido|{appt})[^.!?;]{0,90} no (?:se |ha sido |fue |est[aá] )?(?:ha )?(?:complet|finaliz|pag|termin)(?:[oó]|ad[oa])(?:…(?:cancelad|anulad|liberad|eliminad)[oa])?",
    "(?:prerreserva|pre-reserva|bloqueo)…(?:expirad|caducad|liberad)[oa](?: y (?:ha sido|fue) (?:cancelad|anulad|liberad)[oa])?",
    "solicitud…(?:cancelad|rechazad|retirad|anulad|expirad|caducad)[oa]|(?:cancelado|rechazado|retirado|rechaz[oó]|retir[oó]) (?:su|la|una|tu) solicitud",
    "solicitud de (?:cancelaci[oó]n|anulaci[oó]n)|solicita (?:cancelar|la cancelaci[oó]n)",
    "(?:a[uú]n no|nunca|no hab[ií]a|no estaba)…(?:confirmad|aceptad|aprobad)[oa]|(?<!(?:nota|documento|formulario|factura|ficha|informe|mensaje|receta|resultado) )pendiente de (?:su |tu )?(?:confirmaci[oó]n|aprobaci[oó]n)",
    "(?:solicita|ha solicitado|solicit[oó]|solicitando|solicitado) (?:una |un )?(?:nueva |nuevo )?(?:cita|turno|hora|reserva|reservaci[oó]n|sesi[oó]n)|nueva solicitud|(?:acept[ea]r?|apruebe|aprobar|confirm[ea]r?) o (?:anul|cancel|rechaz|declin)\\p{L}+ (?:la|esta|su) solicitud",
  ],
  answered: [
    "(?:respond\\p{L}*|contest\\p{L}*|respuestas?)(?: [^ .;!?]+){0,3}? (?:al|a los|el|a (?:su|tu|un)) recordatorios?",
  ],
  reminder: ["recordatorio|le recordamos|te recordamos|recuerda (?:que|tu)|le esperamos|te esperamos|pr[oó]xima cita"],
  tentative: [
    "(?<=^\\W*)(?:provisional|tentativ[oa])(?= ?:(?! ?(?:no|ningun[oa]|0)(?:[^\\p{L}\\d]|$)))|(?:aceptad[oa]|acept[oó]|ha aceptado) (?:provisionalmente|de forma (?:provisional|tentativa)|tentativamente)|respondido \\W{0,3}quiz[aá]s?(?!\\p{L})|respondi[oó] \\W{0,3}(?:quiz[aá]s?|tal vez)(?!\\p{L})",
  ],
  declined: ["(?:ha rechazado|rechaz[oó]|rechazad[oa]|declinad[oa]|ha declinado)"],
  disputed: [
    "(?:disputad[oa]|impugnad[oa]|reclamad[oa]|disput[oó]|impugn[oó])[^.!?;]{0,40} (?:pago|cargo|cobro)|(?:pago|cargo|cobro)[^.!?;]{0,50} (?:disputad|impugnad|en disputa)[oa]?|disputa (?:de|abierta|sobre)|contracargo|chargeback|(?:pago|adeudo|cobro)[^.!?;]{0,40} por (?:el|su) banco",
    "titular de la tarjeta[^.!?;]{0,20} (?:afirma|dice|declara|indica|alega)|el comprador (?:ha|afirma|dice|indica)",
  ],
  money: [
    "(?:recibo|factura|pago|reembolso|cobro|comprobante) (?:de|por|del|recibido|confirmado|n[ºo°])|su factura|tu recibo",
  ],
  waitlist: [
    "(?:se ha unido|se uni[oó]|añadid[oa](?!s)|inscrit[oa](?!s)|apuntad[oa](?!s)|solicitud|agregad[oa](?!s))…lista de espera",
    "(?:alertas?|avisos?) de (?:cancelaci[oó]n|anulaci[oó]n)(?:es)? (?:\\p{L}+ )?(?:activad|desactivad|programad)[oa]s?|(?:activad[oa]|activ[oó]|activar)[^.!?;]{0,20} (?:alertas?|avisos?) de (?:cancelaci[oó]n|anulaci[oó]n)(?:es)?",
  ],
  apology: ["(?:lamentamos|disculpen?) las molestias"],
  mine: ["mis? (?!clase|curso|taller|grupo)(?:\\p{L}+ ){0,2}?{appt}"],
  wholeClass: [
    "(?:profesora?|maestr[oa]|monitora?|instructora?|doctora?|terapeuta)(?: \\p{L}+){0,2} (?:est[aá] de baja|est[aá] enferm[oa]|se encuentra (?:de baja|enferm[oa]|indispuest[oa])|no (?:podr[aá] (?:impartir|dar)|imparte))",
    "(?:dr|dra|doctor|doctora|lic|licenciad[oa]|psic[oó]log[oa]|terapeuta)\\.? [\\p{L} ]{2,40}(?:tuvo|ha tenido|tiene|est[aá]|se encuentra|sufri[oó]|no podr[aá]|debi[oó])[^!?;]{0,80} (?:su|tu) (?:\\p{L}+ )?{appt}[^!?;]{0,60}(?:cancelad|suspendid|anulad|pospuest)[oa]",
    "(?:me|nos) (?:la |lo )?(?:cancelasteis|cancelaste|anulasteis|anulaste|hab[eé]is (?:cancelado|anulado)|has (?:cancelado|anulado))|ustedes? (?:me |nos )?(?:cancel|anul)(?:aron|[oó]) (?:mi|nuestra)(?!\\p{L})",
    "has cancelado la(?: siguiente)? clase|(?:l[oa]s|\\d+)(?: \\d+)? (?:participantes|inscrit[oa]s|alumn[oa]s|personas (?:apuntadas|inscritas))[^.!?;]{0,30} (?:avisad|informad|notificad)[oa]s",
    "(?:tengo que|debo|he tenido que|tuve que|voy a tener que|tendr[eé] que|me veo obligad[oa] a|necesito) (?:lamentablemente |desgraciadamente )?(?:cancelar|anular|suspender|aplazar|posponer)(?:te|os)? (?:la |el )?(?:tu|tus|vuestr[oa]s?)(?!\\p{L})|(?:cancelarte|anularte|cancelaros|anularos) (?:la|el) ",
    "(?:estoy|me he puesto|me puse|me encuentro|tengo)[^.!?;]{0,40}(?:enferm[oa]|mal[oa]?|fiebre|gripe|indispuest[oa]|baja|de baja|un imprevisto)[^.!?;]{0,60}(?:cancelar|anular|suspender|aplazar|cancelo|anulo)(?:le)? (?:su|la)(?!\\p{L})(?! (?:m[ií]a|cita de mi))",
    "(?:cancelad|anulad)[oa]s? por (?:nosotros|nuestra parte)",
    "hemos (?:cancelad|anulad)o (?:su|tu|la|el|las)(?![^.!?]*(?:petici[oó]n|solicitud|llam|client|pacient))",
    "(?:su|tu) clase…cancelada",
    "(?<!y yo )(?:tenemos que|nos vemos obligados a|debemos|hemos tenido que) (?:cancelar|anular|suspender)(?! (?:(?:la|el|las|los) {appt} de )?(?:mis?|nuestr[oa]s?) (?!clase|curso|taller))",
    "(?:por|debido a) (?:la )?enfermedad (?:de|del) (?:la |el )?(?:doctor|dra|dr|profesional|terapeuta)",
    "(?:nosotros|cl[ií]nica|centro|consultorio|doctor(?:a)?|terapeuta|profesor(?:a)?|instructor(?:a)?|estudio|sal[oó]n)…(?:enferm[oa]|cerrad[oa]|de vacaciones|indispuest[oa]|permanecer[aá] cerrad[oa])",
    "todas las (?:citas|clases|sesiones)…(?:cancelad|suspendid)as",
    "clase…cancelada (?:por el|por la|por falta|debido)",
    "(?:querid|estimad)[oa]s (?:padres|madres|familias|soci[oa]s|alumn[oa]s|participantes)",
    "hemos (?:tenido que )?(?:cancelado|anulado|cancelar|anular) (?:su|tu|vuestra)(?= )(?=[^.;!?]*(?:por|porque|debido|ya que|enferm))",
    "nos vemos (?:obligad[oa]s a|en la (?:necesidad|obligaci[oó]n) de|forzad[oa]s a)",
    "(?:su|tu|vuestra) {appt}…(?:cancelad|anulad|suspendid)[oa]s? (?:porque|debido|ya que|por (?:enfermedad|indisposici[oó]n|un imprevisto|baja|ausencia|falta|obras|aver[ií]a|fuerza|causas|motivos (?:de (?:salud|agenda)|internos|organizativos|t[eé]cnicos)))(?![^.!?]*(?:client|pacient))",
    "(?<!(?:con|a) (?:el|la|mi|su) )(?:el|la|nuestr[oa]|su) (?:estilista|esteticista|barber[oa]|peluquer[oa]|masajista|fisio|fisioterapeuta|psic[oó]log[oa]|dentista|odont[oó]log[oa]|m[eé]dic[oa]|nutricionista|entrenador(?:a)?|monitor(?:a)?|especialista|dra|dr|pod[oó]log[oa]|higienista|kinesi[oó]log[oa]|licenciad[oa]|lic|profe|profesional|osteópata|terapeuta|doctor(?:a)?)(?: \\p{L}+){0,3} (?:se enferm[oó]|ha enfermado|est[aá] enferm[oa]|est[aá] de baja|est[aá] indispuest[oa]|no (?:se encuentra|est[aá] disponible|estar[aá]|atender[aá]|podr[aá] (?:atender|recib|estar)|puede atender|pasar[aá] consulta)|tiene (?:un|una) (?:imprevisto|emergencia|urgencia|cirug[ií]a|congreso))",
  ],
  several: [
    "(?:las|sus|tus|mis|estas|todas las|\\d+|dos|tres|cuatro) (?:\\p{L}+ )?(?:citas|reservas|sesiones|consultas|clases|cancelaciones|turnos)|ambas|siguientes",
    "tanto[^.!?;]{3,90}como|ambos|(?:cancelaciones|anulaciones) (?:del?|para)",
    ...spanishOwnWords.several,
  ],
  series: [
    "(?:todas las semanas|cada semana|semanal(?:es)?|todos los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados)|recurrente|serie|cada (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado))",
  ],
  stampBefore: [
    "(?:reservad|cancelad|anulad|eliminad|cread|enviad|recibid|solicitad|modificad|registrad|firmad|pagad|emitid|nacid|actualizad|agendad)[oa]s?(?: en línea| online| por [\\p{L}. ]{1,30})?(?: el| el día| a las| con fecha| desde)?",
    "(?:(?:recibid|recib)[oiíó]+ est[ea] \\p{L}+|reserv[oó]|cancel[oó]|[uú]ltima (?:visita|cita)|desde)(?: el| el día| fue el)?",
    "(?:cancelaci[oó]n|anulaci[oó]n|modificaci[oó]n|reserva|solicitud) (?:fue )?(?:hecha|realizada|efectuada|gestionada|comunicada|tramitada|confirmada)(?: en línea| online| por [\\p{L}. ]{1,30})?(?: el| el d[ií]a| a las)?",
    "(?:llamado|llam[oó]|avisado|avis[oó]|escrito|escribi[oó])(?: el| el d[ií]a| a las)?",
  ],
  asideBefore: [
    ...resumingCues.es.asideBefore,
    "(?:recordatorios?|sms|mensajes?|solicitud(?:es)? de reseña) (?:previst|programad)[oa]s?(?: para| el)*",
    "(?:sin cita(?: previa)?|por orden de llegada)(?: (?:siempre|todos|los|el|cada))*\\W*|(?:(?:te|le|os|les) )?(?:llamo|llamar[eé]|escribo|escribir[eé]|vuelvo a llamar|contacto)(?: (?:de nuevo|otra vez|yo))*|nos vemos(?: ya| entonces| pues| directamente| mejor)*(?: el| este| la)*",
    "(?:factura|extracto|liquidaci[oó]n|transferencia|n[oó]mina|bolet[ií]n)(?: (?:del?|con fecha))+",
    "(?:tarifas?|precios?|honorarios|horarios?|condiciones)(?: \\p{L}+){0,3} (?:desde|a partir del?)(?: el)?",
    "(?:tengo|tenemos|tiene|hay|me (?:han|ha) (?:puesto|puesta)|me ha salido) (?:un|una|otra|otro) (?:reuni[oó]n|entrevista|examen|m[eé]dico|boda|viaje|compromiso|junta|llamada)(?: \\p{L}+){0,4}",
    "(?:hasta|antes del?|a más tardar|vence|caduca|v[aá]lid[oa]|l[ií]mite|a partir del?|desde|después del?)(?: el| las?| día)?",
    "hasta (?:las?|eso de las?)",
    "(?:(?<!semana )pr[oó]xim[oa](?! semana)|otr[oa](?! semana))(?: \\p{L}+){0,2}(?: es| el| del| sigue| de| día)*",
    "(?:mejor|en su lugar|en vez(?! del?\\b)|quiz[aá]s?|tal vez|disponible|libre|cambiar(?:la|lo)? (?:al|para)|mover(?:la|lo)? (?:al|para)|prefiero|prefiere|de vacaciones|de viaje|vuelvo|regreso|fuera|podr[ií]a ser|podr[ií]amos)(?: el| al| para| a las| hasta| del| día)*",
    "(?:cada|todos los|todas las|semana del|mantiene|mantengo|conserva|conservo)(?: la| el| su| mi)?(?: cita| sesi[oó]n)?(?: del?)?(?: d[ií]a)?",
    "(?:queda|quedan|tiene)(?: \\p{L}+){0,2} (?:cita|sesi[oó]n|visita)s?(?: \\p{L}+){0,2}",
    "horarios? \\p{L}+(?: \\p{L}+){0,2}|(?:abierto|atenci[oó]n)(?: \\p{L}+){0,3}|lista de espera(?: \\p{L}+){0,2} (?:espera|esperan|busca|buscan|quiere|quieren|prefieren|pid\\p{L}+)(?: [^\\s;:!?]{1,20}){0,8}",
  ],
  asideAfter: [
    "(?:ya )?(?:te|le|os|les) (?:digo|dir[eé]|aviso|avisar[eé]|confirmo|confirmar[eé]|cuento)|ya (?:veremos|vemos|ver[eé])|est[aá] por ver|por confirmar|no s[eé]",
    "(?:se mantiene|sigue|contin[uú]a|queda) (?:en pie|igual|vigente|confirmad[oa]|sin cambios)|se mantiene",
    "(?:me viene|ser[ií]a|podr[ií]a)",
    "s[ií] (?:la|lo) (?:dejo|deja|mantengo|mantiene|conservo|conserva|quiero)",
  ],
  oldBefore: [
    "(?:dejo|dejamos|libero|liberamos|suelto|soltamos|cedo|devuelvo)(?: (?:libre|la|el|mi|nuestra|nuestro|lugar|hueco|hora|cita|turno|espacio|plaza|que ten[ií]a|que ten[ií]amos|del?|para))*",
    "(?:del|de|anterior|antigua?|original(?:mente)?|previ[oa]|en lugar del?|en vez del?|era|estaba)(?: (?:cita|fecha|hora|el|día|prevista|programada|para|del))*",
  ],
  freshBefore: [
    "(?:quedo|quedamos|me quedo|nos quedamos|tomo|tomamos|cojo|anoto|apunto|agendo|me apunto)(?: (?:entonces|pues|con|en|para|la|el|hueco|cita|del|hora))*",
    "(?:al|nuev[oa]|ahora|hasta|reprogramad[oa]|cambiad[oa]|(?:pasa|movid[oa]|cambiad[oa]|reprogramad[oa]) para)(?: (?:cita|fecha|hora|el|día|es|al|para|del))*",
    ...spanishOwnWords.freshBefore,
  ],
  withoutMe: [
    "(?:empezad|empiecen|empieza|empezar|comenzad|comiencen|comenzar|seguid|sigan|seguir|continuad|continúen|hacedlo|háganlo|reuníos|reúnanse|adelante|podéis|pueden)(?: \\p{L}+){0,4}? sin (?:m[ií]|nosotr[oa]s)",
  ],
  internal: [
    "(?:reuni[oó]n|junta|asamblea) (?:de |del |de la )?(?:vecinos|comunidad|propietarios|padres|asociaci[oó]n|consorcio|club|copropietarios)|(?:otros (?:[3-9]|\\d\\d+) invitados|(?:[3-9]|\\d\\d+) invitados m[aá]s)",
    "la reuni[oó]n (?!con |siguiente )[^.!?]{0,40}(?:cancel|anul|suspend)ada|(?:la|el) (?:curso de formaci[oó]n|formaci[oó]n|capacitaci[oó]n)",
    "reuni[oó]n(?:es)? (?:interna|semanal|cl[ií]nica|general|(?:de|del|con el) (?:equipo|personal|staff|departamento|direcci[oó]n|coordinaci[oó]n|servicio|centro|trabajo|socios|profesores))",
    "junta (?:de|directiva)|claustro|sesi[oó]n cl[ií]nica|(?:comida|cena) de (?:equipo|empresa|navidad)",
    "grupos? de supervisi[oó]n|intervisi[oó]n",
  ],
  offered: [
    "(?:puede|pueden|podr[ií]an?) ser (?:tuy[oa]s?|suy[oa]s?|para ti)|(?:es|son) tuy[oa]s?|(?:le|te|les) interesa\\b|(?:quiere|quieres|quieren) (?:reservarl[ao]|cogerl[ao]|esa hora|ese hueco|aprovecharl[ao])",
  ],

  ...spanishBookingCues,
  ...spanishCorrectionCues,
  ...spanishElsewhereCues,
  ...spanishComingCues,
  ...spanishKeepingCues,
  ...spanishMoveCues,
  ...practiceCues.es,
};
