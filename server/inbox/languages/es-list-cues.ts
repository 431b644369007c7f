import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const spanishListCues: Language["cues"] = {
  none: [
    "(?:(?:cancelad|anulad)[oa]s?|cancelaciones|anulaciones)(?: (?:del?|para|el) [\\p{L}\\d ,/.]{1,40}| (?:hoy|ayer|mañana|est[ea] (?:semana|mes)))?\\W*[:=\\t]\\W*(?:ningun[oa]|ninguna|0|cero|[-–—])(?: hoy)?",
  ],
  listCancelled: [
    "(?:nuevas )?(?:cancelaciones|anulaciones) (?:recibidas )?(?:(?:de )?(?:hoy|ayer|esta semana))",
    "(?:cancelaciones|anulaciones)(?: (?:del?|para|el) [\\p{L}\\d ,/.]{1,40})?|(?:citas|reservas|sesiones|turnos|clases) (?:cancelad|anulad)[oa]s|(?:cancelad|anulad)[oa]s",
    "(?:\\d+|una?|dos|tres|cuatro|cinco|seis) {appt} (?:cancelad|anulad)[oa]s?",
  ],
  listOffered: offeredLists.es,
  listPast: [
    "historial(?: (?:de|del)(?: [\\p{L}.'-]+){1,5})?|(?:registro|cronolog[ií]a) de (?:cambios|actividad|la (?:cita|reserva))|actividad(?: (?:reciente|de la (?:cita|reserva)))?|(?:citas|visitas|sesiones|reservas|turnos|clases) (?:anteriores|pasad[oa]s|previ[oa]s)(?: de(?: [\\p{L}.'-]+){1,4})?|[uú]ltim[oa]s (?:citas|visitas|sesiones|reservas|turnos|cambios|movimientos)",
  ],
  listOther: [
    "(?:nuev[oa]s|pr[oó]xim[oa]s|otr[oa]s) (?:citas|reservas|sesiones|turnos)|(?:citas|reservas|sesiones|turnos)(?: (?:confirmad|reservad|reprogramad|nuev)[oa]s)?|(?:confirmad|reprogramad|reservad)[oa]s",
    // What else a day brings.
    "(?:nuev[oa]s |[uú]ltim[oa]s )?(?:confirmaciones|rese[nñ]as|opiniones|valoraciones|comentarios|mensajes|cumplea[nñ]os|pagos|formularios|noticias|novedades|consejos?|consejo del (?:d[ií]a|mes)|sab[ií]as que)(?: (?:para|de|del|recibid[oa]s)(?: [\\p{L}]+){0,3})?",
  ],
  listMoved: [
    "(?:citas|reservas|sesiones|turnos) (?:reprogramad|movid|cambiad|aplazad)[oa]s|(?:reprogramad|movid|cambiad|aplazad)[oa]s|cambios(?: de (?:hora|fecha))?",
  ],
  listStill: [
    "{appt} que (?:se mantienen?|siguen?|contin[uú]an?|no cambian?)(?: [\\p{L}]+)*|(?:siguen?|quedan?|permanecen?|se mantienen?|contin[uú]an?|todav[ií]a|a[uú]n|sin cambios|en tu agenda|en su agenda|no (?:canceladas|cancelados|afectadas|afectados))(?: [\\p{L}\\d.,]+)*|(?:estas|estos|sus|tus|las|los)(?: [\\p{L}-]+){1,3} (?:siguen|se mantienen|contin[uú]an|no cambian)(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:cancelaci[oó]n(?:es)?|anulaci[oó]n(?:es)?|baja)s?(?: anticipadas?| tard[ií]as?)?(?= \\(\\p{L}[^()\\d%]*\\))",
    "(?:cancelad|anulad)[oa]s?|cancela|anula|cancel[oó]|anul[oó]|cancelaron|anularon|(?:ha|han) (?:cancelado|anulado)|no (?:viene|vendr[aá]|asistir[aá])",
  ],
  rowKept: [
    "(?:confirmad|reservad|atendid|reprogramad|realizad|terminad)[oa]s?|pendiente|sin respuesta|asistió|no asistió|se mantiene|presente|en espera|confirm[aoó]|confirmaron|(?:ha|han) confirmado|(?:por|sin|a) confirmar|viene|vendr[aá]|asiste|asistir[aá]",
  ],
};
