import type { Language } from "./language";

/** What Spanish emails say of bookings, and of a time that was given to somebody else. */
export const spanishBookingCues: Language["cues"] = {
  booked: [
    "(?:nueva|nuevo) (?:cita|reserva|turno|sesi[oó]n|consulta)(?! propuesta)",
    "(?:ha|han|has|he) (?:vuelto a )?(?:reservado|agendado|pedido cita|confirmado|reservar)",
    "(?:cita|reserva|turno|sesi[oó]n) (?:\\p{L}+ )?(?:confirmad|reservad|agendad|programad)[oa]",
    "confirmaci[oó]n de (?:su |tu |la |)(?:cita|reserva|turno)",
    "gracias por (?:su |tu )?(?:reserva|reservar)",
  ],
  freed: [
    "(?:hueco|horario|espacio|turno|cita|hora)…(?:vuelve a estar|queda|qued[oó]|est[aá]) (?:disponible|libre)",
    "(?:vuelve a estar|de nuevo|nuevamente) (?:disponible|libre)",
  ],
  filled: [
    "(?:hueco|turno|hora|plaza|cita)…(?:cubiert|ocupad|reasignad|rellenad)[oa]",
    "(?:ya|de nuevo|nuevamente) (?:est[aá] |ha sido |fue )?(?:ocupad|tomad|reservad|asignad|cubiert)[oa]",
    "(?:he|hemos|ha|han) dado (?:la hora|el hueco|su hueco|la cita|el turno|su hora|su turno|la plaza) a",
    "(?:he|hemos|ha) (?:puesto|metido|pasado|colocado|apuntado)…en (?:su|ese|este|el) (?:lugar|hueco|sitio|turno|horario)",
    "(?:ocupa|ocupar[aá]|toma|tomar[aá]|coge|aprovecha|se queda con) (?:su|el|la|ese|esa) (?:hueco|hora|lugar|turno|plaza|cita|horario)",
  ],
};
