import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import { spanishConditions, spanishCorrections, spanishWhys } from "./es-correction-cues";
import { spanishCues } from "./es-cues";
import { spanishParties } from "./es-parties";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const spanish: Language = {
  code: "es",
  common:
    "el la los las de del un una y es son ha han sido con para por en su sus que no se le lo al cita hola gracias usted estimado estimada paciente cliente reserva a las hora este esta está mi mis me ya más como cancelado cancelada saludos día servicio nuestro nuestra cancelación anulación citas anulada anulado tengo ocupado pero también sí ahora viene voy puedo podré quiero cuando porque mejor favor quería otra",

  months: [
    "enero ene",
    "febrero feb",
    "marzo mar",
    "abril abr",
    "mayo may",
    "junio jun",
    "julio jul",
    "agosto ago",
    "septiembre setiembre sept sep",
    "octubre oct",
    "noviembre nov",
    "diciembre dic",
  ],
  weekdays: [
    "lunes lun",
    "martes mar",
    "miércoles miercoles mié mie miér mier",
    "jueves jue juebes",
    "viernes vie biernes",
    "sábado sabado sáb sab",
    "domingo dom",
  ],
  today: "hoy|esta mañana|hoy por la mañana",
  tomorrow: "mañana|manana",
  tonight: "esta tarde|esta noche|hoy por la tarde|hoy por la noche",
  noDate: "la mañana|las mañanas|buena mañana|hasta mañana|la manana|las mananas|hasta manana",
  dayAfterTomorrow: "pasado mañana",
  yesterday: "ayer|ayer por la mañana|ayer por la tarde|ayer tarde|ayer noche",
  thisWord: "este esta",
  nextWord: "próximo|proximo|próxima|proxima",
  followingWord: "siguiente",
  lastWord: "pasado pasada",
  monthWords: "de este mes 0|del mes que viene 1|del próximo mes 1|del mes próximo 1",
  thisWeek: "esta semana",
  nextWeek:
    "de la próxima semana|de la proxima semana|la próxima semana|la proxima semana|próxima semana|de la semana que viene|la semana que viene|de la semana próxima|la semana próxima|de la semana siguiente|de la semana entrante|la semana entrante|semana que viene",
  laterWords:
    "en ocho 7|en ocho días 7|en quince días 14|en una semana 7|dentro de una semana 7|dentro de ocho días 7|dentro de 8 días 7|dentro de quince días 14|dentro de # semanas 7|de dentro de # semanas 7|en quince 14|en # semanas 7",

  am: "a.m|a. m",
  pm: "p.m|p. m",
  morning:
    "de la mañana|por la mañana|en la mañana|a la mañana|de la manana|por la manana|en la manana|de la madrugada",
  afternoon:
    "de la tarde|de la noche|por la tarde|por la noche|en la tarde|en la noche|a la tarde|a la noche|del mediodía|del mediodia|del medio día",
  early:
    "temprano|muy temprano|bien temprano|por la mañana temprano|a primera hora|a primera hora de la mañana|tempranito",
  noon: "al mediodía|mediodía|al mediodia|mediodia|a mediodía|a mediodia|al medio día|medio día",
  midnight: "medianoche",
  clock: "h hs horas hrs hr",
  ordinal: "º ª o ro ero",
  ordinals: "primero",
  numbers:
    "una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuna veintidós",
  between: "a las la de del el día desde hora",
  at: "a las la desde",
  until: "a hasta al",
  minuteWords:
    "cinco diez quince veinte veinticinco treinta treinta_y_cinco cuarenta cuarenta_y_cinco cincuenta cincuenta_y_cinco",
  minutesBefore:
    "un cuarto para las -15|un cuarto para la -15|cuarto para las -15|cuarto para la -15|# para las -|# para la -|# minutos para las -",
  minutesAfter:
    "y media +30|y cuarto +15|menos cuarto -15|y treinta +30|y quince +15|y cuarenta y cinco +45|y 10 +10|y 15 +15|y 20 +20|y 30 +30|y 40 +40|y 45 +45|y 50 +50|con treinta +30|con quince +15|# +|y # +|menos # -",
  opensRange: "entre",
  dateWords: {
    articles: "el|de|del|día|dia",
    afterTomorrow: "",
    dayFollows: true,
    dayNamed: "día|dia",
    dayAlone: "",
    dayAtHour: "el a",
    beforeMonth: "de",
    beforeYear: "de|del",
    alsoWords: "lun|mar|sab|dom",
    apposed: "la del|el del|o sea|es decir",
    usual: "habitual|de siempre",
    noSpan: "y|a",
    streets: "calle|avenida",
    roads: "calle|avenida|avda|av|glorieta|paseo|ronda|camino|carretera|bulevar|boulevard|calzada|pasaje|travesía",
    squares: "plaza|parque|puente",
    ofRoads: "del|de",
    hourLabels: "hora|horario|inicio",
    counted:
      "horas|días|min|minutos|personas|euros?|pesos|soles|por ciento|hora|semanas|meses|años|minuto|veces|sesiones",
    ahead: "antes|después|más tarde|de antelación",
    prices:
      "recargo|penalización|multa|gastos|anticipo|señal|depósito|fianza|precio|importe|total|tarifa|cargo|comisión|cobrados?|pagados?|pendientes?|iva|descuento|reembolso",
  },

  labels: {
    reason:
      "motivo razón comentario comentarios mensaje nota notas observaciones pregunta preguntas causa observación aclaración indicaciones",
    birth: "nacimiento nacido nacida",
    zone: "zona huso",
    stamp:
      "reservado reservada cancelación anulación creado creada creación enviado recibido solicitado actualizado registrada registrado registro emitido emisión pagado agendado agendada impreso cobrado modificado modificación inscripción",
    old: "anterior anteriores antiguo antigua original originalmente previa previo previamente anteriormente antes inicial inicialmente era estaba",
    fresh: "nuevo nueva ahora después modificado reprogramada reprogramado nuevos nuevas",
    end: "fin finaliza finalización termina terminación hasta final término",
    aside:
      "próxima próximo preferida preferido deseada deseado alternativa propuesta propuesto otro otra límite vencimiento caduca validez disponible disponibilidad solicitud próximas próximos otras otros libre libres seguimiento apertura cierre espera propuestas afectada afectado afectadas",
    cancelled: "cancelado cancelada canceladas anulado anulada reservado eliminado",
    when: "fecha cuándo cuando cita inicio comienzo día turno sesión comienza empieza reserva consulta clase citas visita franja llegada",
    time: "hora horas horario horaria",
    who: "cliente clienta paciente nombre invitado invitada participante alumno alumna usuario usuaria socio socia titular apellidos persona nombre-completo llamante miembro visitante huésped",
    by: "por",
    plain:
      "reprogramación cambio valor campo qué dónde lugar servicio profesional especialista teléfono móvil celular email e-mail correo dirección precio importe estado duración tipo con centro clínica referencia número código enlace asunto seguro tratamiento doctor doctora ubicación sala terapeuta médico médica especialidad sede sucursal consultorio box modalidad prestador prestadora empleado empleada estilista barbero prestación profesor profesora folio dni rut cédula pago factura total saldo depósito web calendario organizador agenda título",
  },
  labelWords: {
    filling: "para|de|del|la|el|y|a|o",
    for: "para",
    on: "el",
    doneOn: "fecha",
    cancelStem: "cancel|anul",
    replaced: "original|anterior|antigu[oa]|previ[oa]|inicial",
    dating: "para|al|el|fecha|por",
    actor: "por",
    zoneLabel: "zona horaria|huso(?: horario)?",
    status: "estado|estatus|situación|estado de la cita|estado de la reserva",
    given:
      "(?:que (?:indicó|nos indicó|has indicado|dio|diste) ?|indicado|facilitado|señalado)(?: por (?:el |la |su )?[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|de (?:la |su |tu )?(?:cancelación|anulación)",
    no: "no|cancelar",
    matched:
      "programada para|programado para|agendada para|agendado para|prevista para|previsto para|fijada para|asociado a|asociada a|vinculado a|vinculada a|se refiere a|corresponde a|cita afectada|sesión afectada|reserva afectada|cita en cuestión|cita correspondiente",
    refund: "reembols|devoluci",
    becomes: "a",
    untilNow: "hasta ahora|hasta hoy|estaba reservado|estaba reservada|reservado antes",
    fromNow: "ahora reservado|ahora reservada|ahora",
    leadIn:
      "buena noticia|buenas noticias|mala noticia|malas noticias|atención|importante|para su información|para tu información|aviso",
    called: "llamada recibida|llamada atendida|mensaje recibido|mensaje tomado|llamó a las",
    proposal: "(?:nueva )?propuesta",
    answer:
      "respuesta|respuesta del paciente|respuesta de la paciente|respuesta del cliente|respuesta de la clienta|respuesta recibida",
    caller: "llamante|persona que llama|quien llama|quién llama|nombre de quien llama|llamada de|llamó|interlocutor",
    taker:
      "aceptado por|aceptada por|ocupado por|ocupada por|cubierto por|cubierta por|reasignado a|reasignada a|sustituido por|sustituida por",
    noTaker: "nadie|ningun[oa]?|aún|todavía|pendiente|ninguna persona|sin",
    purpose: "motivo de consulta|motivo de la consulta|motivo de visita|motivo de la visita|motivo de la cita",
    statusTaken: "(?:ya )?(?:ocupad|cubiert|reasignad|tomad)[oa]",
    naming:
      "servicios?|tratamientos?|clase|sesión|cita|tipo de (?:cita|servicio|consulta|sesión)|qué|con|profesional|especialista|empleado|empleada|lugar|dónde|ubicación|dirección|centro|sala|asunto|título|consulta",
    toCancel:
      "(?:(?:fecha|día|hora|horario|fecha y hora) (?:de (?:la |su |mi |tu )?|del ))?(?:{appt}) (?:(?:a|por|para|que (?:desea|quiere|necesita|deseo|quiero|va a|voy a)) (?:cancelar|anular)|que (?:se )?(?:cancela|anula|cancelo|anulo))",
    movedBelow:
      "(?:reprogramado|reagendado|cambiado|movido|modificado) (?:la siguiente|el siguiente|esta|este|su|la|el|una|un) (?:{appt})",
    date: "fecha|día",
    upNext:
      "(?:a continuación|lo siguiente|lo próximo|en primer lugar|para empezar)(?: (?:hoy|mañana|esta semana|en tu agenda|en su agenda))?|(?:la |el |tu |su )?(?:hora|horario|día|franja|momento) (?:más|mas|favorit[ao])(?: (?:popular|solicitad[ao]|pedid[ao]|reservad[ao]|concurrid[ao]|demandad[ao]))?",
  },
  people: {
    inNames: "de|la",
    contact: "tel[eé]fono|correo|m[oó]vil|celular|e-?mail",
    hasCancelled:
      "ha (?:cancelado|anulado|cambiado|reprogramado)|cancel[oó]|anul[oó]|cancela|anula|ha tenido que (?:cancelar|anular)|no (?:puede|podrá) venir|se ha dado de baja",
    noName: "Cita|Reserva|Su|Tu|La|Esta|Sesi[oó]n|Clase|Consulta|Turno",
    theirs: "sus?",
    somebody: "yo|mi|mis|me|ella|él",
    placesIn: "en|para",
    titles: "señora?|señorita|sra?|srta|don|doña|dra?|doctora?",
    firstNames:
      "adriana alba alberto alejandra alejandro alfonso alicia álvaro ana andrea andrés ángel ángela antonia antonio beatriz carla carlos carmen carolina cecilia clara claudia cristina daniel david diego eduardo elena elisa emilio enrique esther eva fernando francisca francisco gabriel gabriela gloria gonzalo guillermo héctor ignacio inés irene isabel jaime javier jesús jorge josé josefa juan juana julia julián julio laura leticia lorena lucía luis luisa manuel manuela marcos margarita maría mariana mario marta martín mercedes miguel mónica natalia noelia nuria óscar pablo patricia paula pedro pilar rafael ramón raquel raúl ricardo roberto rocío rosa rubén salvador sandra sara sergio silvia sofía sonia susana teresa tomás valentina verónica vicente víctor yolanda",
  },
  parties: spanishParties,
  comers: {
    articles: "el|la|los|las|nuestr[oa]s?|vuestr[oa]s?|su|sus|tu|tus|un|una",
    clients:
      "cuarto|media|client[ea]s?|pacientes?|alumn[oa]s?|participantes?|soci[oa]s?|miembros?|grupo|señor(?:a|es|as)?|señorita|dama|hombres?|mujer(?:es)?|chic[oa]s?|niñ[oa]s?|pequeñ[oa]s?|nen[eas]+|bebé|gemel[oa]s|hij[oa]s?|espos[oa]|marido|pareja|novi[oa]|mam[aá]|madre|pap[aá]|padres?|abuel[oa]s?|herman[oa]s?|t[ií][oa]|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|familia|amig[oa]s?|perr[oa]s?|cachorr[oa]|gat[oa]s?|caballo|mascota|personas?|gente|dos|otr[oa]s?|día|semana|mes|próxim[oa]|tarde|noche|recordatorio|mensaje",
    own: "mis?",
    firsts:
      "yo|nosotr[oa]s|puedo|podré|podemos|podremos|podría|voy|vamos|vengo|vendré|iré|asistiré|acudiré|estaré|llegaré|llego|llegamos|tengo|tenemos|debo|necesito|quiero|quisiera|queremos|deseo|me|nos|alcanzo|consigo|logro",
    others: "él|ella|ell[oa]s|usted|y|pero|que",
    wishes: "quisier|quier|quer|gustar|dese|prefer",
    prepositions: "a|de|en|con|por|para|tras|desde|hasta|sin|ante|según|entre|recibí|recibido",
    reasons: "porque|por|debido|ya|pues|con",
    partly:
      "en persona|presencialmente|(?<!(?:cuent\\p{L}{0,4}|cont[eé]s?) )conmigo|con nosotros|puntual|más temprano|tan temprano|antes de(?: las?)? (?:\\d+|{day})|antes del {day}",
    relatives: "que|cual",
    having: "tengo|tenemos|me toca|debo|he de|estoy",
    pleas: "por favor|cancel[ea]|anul[ea]|pueden?|podrían?|puedes|podrías",
    capitals: false,
    follows: true,
  },
  notices: noticeWords.es,
  doubts: doubtWords.es,
  leads: {
    onDay: "el|del",
    ofDay: "de",
    daysOf: "",
    fromDay: "de",
    atHour: "a las|de las",
    ofSomebody: "de",
    fromHour: "desde|de|de las|de la",
    aloneBeforeHour: "empieza a las|empieza a la|comienza a las|comienza a la|inicio a las",
    brought: "entrada|llegada|entrega|llega|check-?in",
    fetched: "recogida|salida",
    ready: "listo|lista|devolución|check-?out",
    and: "y",
    whose: "",
    atYours: "con usted|con ustedes|contigo|con vosotros",
  },
  chains: {
    persons: "(?:la|el) (?:mía|mío|suya|suyo)|yo|él|ella|nosotr[oa]s|ell[oa]s",
    neither: "ni",
    owners: "mi|mis|nuestr[oa]s?|su|sus|la de|el de|las de|los de|el|la|los|las",
    after: "(?:justo |enseguida )?después(?: de (?:él|ella))?|luego|también|a continuación",
    sameDay: "(?:ese|el mismo|ese mismo|aquel) d[ií]a|esa (?:misma )?(?:tarde|mañana)",
    each: "(?:ambos|ambas|los dos|las dos)(?: d[ií]as| veces)?|cada (?:d[ií]a|vez)|siempre",
    explains: "son|era|eso era|sería|eran|eso es|se trata de",
    named: "(?:cancelar|anular)l[ao]|l[ao] (?:cancelo|anulo|tengo que (?:cancelar|anular))",
  },
  behind: {
    booked:
      "con (?:ustedes|usted|vosotr[oa]s)|contigo|(?:me|nos|la|lo) (?:tienen|tiene|tienes) (?:apuntad|anotad|agendad)\\p{L}+",
    calledOff: "(?:canc[eé]l|an[uú]l|qu[ií]t|b[oó]rr)(?:en?|a|ad|ar)(?:me|nos|la|lo)?(?=\\W*$|,| por favor| gracias)",
  },
  zoneWords: {
    time: "hora|horario|horaria|huso|tiempo",
    timeEndings: "",
    filling: "de|del|la|el|los|las|en|estandar|verano|invierno|oficial|local|zona",
    before: "en|según|a",
    here: "su|tu|vuestra|nuestra|local|aqui",
    differs: "puede diferir|puede variar|puede ser diferente",
    elsewhere: "mi|cliente|clienta|paciente",
    yours: "hora (?:tuya|suya|vuestra)|(?:tu|su|vuestra) hora|para (?:ti|usted|vosotros)|all[ií]|allá",
    mine: "hora (?:mía|nuestra|de aquí)|(?:mi|nuestra) hora|para (?:mí|nosotros)|mía|aquí",
    ofHours:
      "y|fecha|consulta|inicio|comienzo|fin|final|cita|sesion|nueva|nuevo|anterior|salida|entrada|llegada|misma|mismo",
    ofVisit: "cita|evento|reserva|reunion|sesion|calendario|anfitrion|organizador|negocio|cuenta|agenda|centro",
    ofClients: "cliente|clienta|invitado|invitada|paciente|participante|asistente|alumno|alumna|huesped|visitante",
    ofPlaces: "",
    verbs: "",
    notice: "\\b(?:todas las|las) horas\\b|\\b(?:todos los|los) horarios\\b",
  },

  appt: "(?:(?:citas?|reservas?|reservaci[oó]n(?:es)?|videoconsultas?|videollamadas?|teleconsultas?|cortes?(?: de (?:pelo|cabello))?(?! de (?:luz|agua|suministro|energ[ií]a|gas|internet|electricidad))|depilaci[oó]n(?:es)?|manicur[ae]s?|pedicur[ae]s?|lecci[oó]n(?:es)?|entrenamientos?|asesor[ií]as?|tutor[ií]as?|ecograf[ií]as?|valoraci[oó]n(?:es)?|sesi[oó]n(?:es)?|turnos?|consultas?|visitas?|clases?|horas?|reuni[oó]n(?:es)?|eventos?|masajes?|tratamientos?|terapias?|hora m[eé]dica|revisi[oó]n(?:es)?(?! t[eé]cnica| del? (?:la |las |los |su )?(?:instalaci|caldera|gas|extint|veh|coche|ascensor|contador))|chequeos?|limpiezas? (?:dental(?:es)?|de boca|facial(?:es)?)))",
  service:
    "^(?:uñas|esmaltado|mechas|tinte|balayage|alisado|barba|afeitado|pestañas|lifting|microblading|peeling|drenaje|reflexolog[ií]a|acupuntura|osteopat[ií]a|fisioterapia|reiki|endodoncia|empaste|blanqueamiento|extracci[oó]n|tatuaje|piercing|hipnosis|yoga|pilates)(?!\\p{L})",
  thing:
    "(?:(?:coches?|veh[ií]culos?) de (?:sustituci[oó]n|cortes[ií]a|alquiler)|suscripci[oó]n(?:es)?|pedidos?|vuelos?|cercan[ií]as|trenes|membres[ií]as?|contratos?|p[oó]lizas?|pagos?|facturas?|env[ií]os?|planes|plan|cuentas?|viajes?|hotel|seguros?|entregas?|compras?|boletos?|bonos?|abonos?|paquetes?|tarjetas?|licencias?|domiciliaci[oó]n(?:es)?|recibos?|transferencias?|mensualidad(?:es)?|cobros?|matr[ií]culas?|presupuestos?|turnos? (?:de trabajo|laboral(?:es)?)|guardias?|inscripci[oó]n (?:en|a) (?:la )?lista de espera)",
  paidWith:
    "(?:de|del|con|en) (?:\\S+ ){0,3}(?:bono|abono|plan|paquete|tarjeta|suscripci[oó]n|membres[ií]a|contrato|seguro)",
  abbreviations: "sr|sra|dr|dra|lic|dña|prof|ing",
  errand:
    "(?:(?:esa|aquella|la) cosa|sal[oó]n de (?:fiestas|eventos|actos|celebraciones)|sala de (?:reuniones|juntas|eventos|conferencias)|(?:reserva|reservaci[oó]n) (?:del|de la) (?:sala|sal[oó]n|pista|cancha|campo|habitaci[oó]n|plaza de (?:parking|garaje))|limpiador[a]?|proveedor(?:a)?|repartidor(?:a)?|mensajero|comercial|contable|cerrajero|instalador|taxi|tren|ave|vuelos?|coche|veh[ií]culo|carro|taller mec[aá]nico|en el taller|itv|cambio de aceite|neum[aá]ticos|(?:de|una) mesa|mesa para|restaurante|comensales|hotel|habitaci[oó]n|entrega|t[eé]cnico|fontanero|plomero|electricista|caldera|veterinari[oa]|peluquer[ií]a canina|(?:su|tu) (?:perro|gato|mascota)|visita (?:al piso|a la vivienda)|reuni[oó]n de padres|audiencia|juzgado|juicio|congreso|conferencia|webinar|concierto|partido|funci[oó]n)",

  conditions: spanishConditions,
  whys: spanishWhys,
  corrections: spanishCorrections,
  cues: { ...spanishCues, ...amongCues.es, ...comingStillCues.es, ...pretendedCues.es, ...stagedCues.es },

  headers: { from: "de", sent: "enviado|fecha|enviado el", to: "para", subject: "asunto" },
  forwarded: "mensaje reenviado|mensaje original|inicio del mensaje reenviado|cita original",
  wrote: "\\b(?:el|en)\\b.{4,200}\\bescribi[oó]",
  wroteStem: "escr",
  prefixes: "rv re",
  autoReply: [
    "respuesta automática",
    "fuera de (?:la )?oficina",
    "ausente",
    "estoy de vacaciones",
    "mensaje automático",
  ],
  undelivered: [
    "no se (?:pudo|puede) entregar",
    "no entregado",
    "entrega fallida",
    "error de entrega",
    "estado de entrega",
  ],
  received:
    "(?:su|tu) (?:solicitud|mensaje|consulta|correo|ticket)[^.!?]{0,40}(?:ha sido recibid|se ha recibid|fue recibid|ha sido registrad|ha sido cread)[oa]|hemos recibido (?:su|tu) (?:mensaje|solicitud|consulta|correo)",
};
