import type { Language } from "./language";

/** What Spanish emails say of appointments that are moved to another time. */
export const spanishMoveCues: Language["cues"] = {
  moved: [
    "(?:he|hemos|ha|han) (?:pasado|cambiado|movido)…del…al",
    "(?:reprogramad|modificad|cambiad|movid|aplazad|pospuest|reagendad|trasladad|cambi[oó])[oa]?s?|cambio de (?:hora|fecha|cita|horario)|modificaci[oó]n de (?:cita|reserva|su cita|tu cita)",
    "(?:he|hemos|ha|han) (?:cambiado|movido|pasado|reprogramado|modificado|aplazado|adelantado|retrasado) (?:mi|nuestra|su|la|el)(?: \\p{L}+){0,2} {appt}",
    "(?:cambié|moví|reprogramé|aplacé|adelanté|pasé|cambió|movió|reprogramó|aplazó|adelantó|pasó) (?:mi|nuestra|su|la|el) {appt}",
    "ha cambiado de (?:hora|fecha|día)",
  ],
  proposed: [
    "(?:propone|propuso|ha propuesto|sugiere)…(?:hora|fecha|cita|horario)|nueva hora propuesta|propuesta de",
    "(?:quiere|quisiera|desea|gustar[ií]a|podr[ií]amos|podr[ií]a|solicita)…(?:cambiar|mover|reprogramar|aplazar|modificar)",
  ],
  movedFrom: [
    "(?:(?:reprogramad|cambiad|movid|trasladad|aplazad|adelantad|retrasad|atrasad|pospuest|modificad|reagendad|pasad)[oa]s?|pasa|pas[oóé]|cambi[aoóé]|mueve|movió|moví|(?:reprogram|traslad|adelant|retras|atras|aplaz|reagend|modific)[aoóé]|aplacé|reagendé|adelanté)(?: (?!(?:al?|para|hasta)\\b)[\\p{L}'’-]+){0,5} (?:del?|desde)(?: las?| el)?(?: d[ií]a)?",
  ],
  movedTo: [
    "(?:(?:reprogramad|cambiad|movid|trasladad|aplazad|adelantad|retrasad|atrasad|pospuest|modificad|reagendad|pasad)[oa]s?|pasa|pas[oóé]|cambi[aoóé]|mueve|movió|moví|(?:reprogram|traslad|adelant|retras|atras|aplaz|reagend|modific)[aoóé]|aplacé|reagendé|adelanté)… (?:al?|para|hasta)(?: el| las?)?(?: d[ií]a)?",
  ],
  timeKept: [
    "\\((?:sin cambios?|no cambia|igual|la misma)\\)",
    "(?:fecha|hora|d[ií]a|horario)(?: y (?:la |el )?(?:fecha|hora|d[ií]a|horario))? (?:no (?:cambian?|ha cambiado|han cambiado|se modifican?|var[ií]an?)|se mantienen?|siguen? (?:igual|siendo)|quedan? igual|son los mismos|es la misma|sin cambios)",
  ],
};
