import { spanishCues } from "./es-cues";
import type { Language } from "./language";

export const spanish: Language = {
  code: "es",
  common:
    "el la los las de del un una y es son ha han sido con para por en su sus que no se le lo al cita hola gracias usted estimado estimada paciente cliente reserva a las hora este esta está mi mis me ya más como cancelado cancelada saludos día servicio nuestro nuestra",

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
    "miércoles miercoles mié mie",
    "jueves jue",
    "viernes vie",
    "sábado sabado sáb sab",
    "domingo dom",
  ],
  today: "hoy|esta mañana|hoy por la mañana",
  tomorrow: "mañana",
  tonight: "esta tarde|esta noche|hoy por la tarde|hoy por la noche",
  noDate: "la mañana|las mañanas|buena mañana|hasta mañana",
  dayAfterTomorrow: "pasado mañana",
  yesterday: "ayer|ayer por la mañana|ayer por la tarde|ayer tarde|ayer noche",
  thisWord: "este esta",
  nextWord: "próximo proximo próxima",

  am: "a.m|a. m",
  pm: "p.m|p. m",
  morning: "de la mañana|por la mañana|en la mañana|a la mañana",
  afternoon: "de la tarde|de la noche|por la tarde|por la noche|en la tarde|en la noche|del mediodía|del mediodia",
  noon: "al mediodía|mediodía|al mediodia",
  midnight: "medianoche",
  clock: "h hs horas hrs",
  ordinal: "º ª o",
  ordinals: "primero",
  numbers: "una dos tres cuatro cinco seis siete ocho nueve diez once doce",
  between: "a las la de del el día desde hora",
  at: "a las la desde",
  until: "a hasta al",
  minutesBefore: "",
  minutesAfter:
    "y media +30|y cuarto +15|menos cuarto -15|y treinta +30|y quince +15|y cuarenta y cinco +45|treinta +30|quince +15",
  opensRange: "entre",

  labels: {
    reason: "motivo razón comentario comentarios mensaje nota notas observaciones pregunta preguntas",
    birth: "nacimiento nacido nacida",
    zone: "zona huso",
    stamp:
      "reservado reservada cancelación anulación creado creada enviado recibido solicitado actualizado registrada registrado emitido pagado",
    old: "anterior antiguo antigua original previa previo antes",
    fresh: "nuevo nueva ahora después modificado reprogramada reprogramado",
    end: "fin finaliza termina hasta",
    aside:
      "próxima próximo preferida preferido alternativa propuesta propuesto otro otra límite vencimiento caduca validez disponible disponibilidad horario solicitud",
    cancelled: "cancelado cancelada canceladas anulado anulada reservado eliminado",
    when: "fecha cuándo cuando cita inicio comienzo día turno sesión comienza empieza reserva consulta clase citas visita",
    time: "hora horas",
    who: "cliente clienta paciente nombre invitado participante alumno alumna",
    by: "por",
    plain:
      "qué dónde lugar servicio profesional especialista teléfono móvil celular email e-mail correo dirección precio importe estado duración tipo con centro clínica referencia número código enlace asunto seguro tratamiento doctor doctora ubicación sala",
  },
  labelWords: {
    filling: "para|de|del|la|el|y|a|o",
    for: "para",
    on: "el",
    doneOn: "fecha",
    cancelStem: "cancel",
    dating: "para|al|el|fecha|por",
    actor: "por",
    zoneLabel: "zona horaria",
  },
  people: {
    inNames: "de|la",
    contact: "tel[eé]fono|correo",
    hasCancelled: "ha cancelado",
    noName: "Cita|Reserva",
  },
  leads: {
    onDay: "el|del",
    ofDay: "de",
    daysOf: "",
    fromDay: "de",
    atHour: "a las",
    fromHour: "",
    aloneBeforeHour: "",
    and: "y",
  },

  appt: "(?:(?:citas?|reservas?|sesi[oó]n(?:es)?|turnos?|consultas?|visitas?|clases?|horas?|reuni[oó]n(?:es)?|eventos?|masajes?|tratamientos?|terapias?|hora m[eé]dica))",
  thing:
    "(?:suscripci[oó]n(?:es)?|pedidos?|vuelos?|membres[ií]as?|contratos?|p[oó]lizas?|pagos?|facturas?|env[ií]os?|planes|plan|cuentas?|viajes?|hotel|seguros?|entregas?|compras?|boletos?)",
  errand:
    "(?:taxi|tren|ave|vuelos?|coche|veh[ií]culo|carro|taller mec[aá]nico|en el taller|itv|cambio de aceite|neum[aá]ticos|(?:de|una) mesa|mesa para|restaurante|comensales|hotel|habitaci[oó]n|entrega|t[eé]cnico|fontanero|plomero|electricista|caldera|veterinari[oa]|peluquer[ií]a canina|(?:su|tu) (?:perro|gato|mascota)|visita (?:al piso|a la vivienda)|reuni[oó]n de padres|audiencia|juzgado|juicio|congreso|conferencia|webinar|concierto|partido|funci[oó]n)",

  cues: spanishCues,

  headers: { from: "de", sent: "enviado|fecha|enviado el", to: "para", subject: "asunto" },
  forwarded: "mensaje reenviado|mensaje original|inicio del mensaje reenviado|cita original",
  wrote: "\\bel\\b.{4,200}\\bescribi[oó]",
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
    "(?:su|tu) (?:solicitud|mensaje|consulta|correo|ticket)[^.!?]{0,40}(?:ha sido recibid|se ha recibid|fue recibid|ha sido registrad|ha sido cread)[oa]|hemos recibido (?:su|tu) (?:mensaje|solicitud|consulta|correo)|gracias por (?:contactar|ponerse en contacto|(?:su|tu) mensaje)",
};
