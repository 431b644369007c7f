import { spanishOwnWords } from "./es-own-words";
import type { Language } from "./language";
import { lengthCues } from "./length-cues";

const moves =
  "(?:(?:reprogramad|cambiad|movid|trasladad|aplazad|adelantad|retrasad|atrasad|pospuest|modificad|reagendad|pasad|corrid|recorrid|desplazad)[oa]s?|pasa|pas[oóé]|cambi[aoóé]|mueve|movió|moví|(?:reprogram|traslad|adelant|retras|atras|aplaz|reagend|modific|pospon|desplaz)[aoóé]|aplacé|reagendé|adelanté|pospuso|pospuse|(?:pas|cambi|reprogram|traslad|adelant|retras|atras|aplaz|reagend|modific|desplaz)(?:amos|an|aron)|movemos|movimos|mueven|movieron|corrimos|corremos|corrió|corrí|corrieron|recorrimos|recorrió|recorrieron|pospusimos|posponemos|pospone|pospusieron)";

/** What Spanish emails say of appointments that are moved to another time. */
export const spanishMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)(?:modificad[oa]s?|cambios?|cambiad[oa]s?) (?:por|de) (?:el |la |los |un )?(?:cliente|paciente)s?(?=\\W*$)",
    "(?:aceptado|aceptó) (?:una? )?(?:cita|hueco|turno|hora) (?:anterior|más temprano|más temprana|antes|más tarde)",
    "(?:quedo|quedamos|me quedo|nos quedamos|tomo|tomamos|cojo|anoto|apunto|agendo|me apunto)(?!\\p{L})[^!?;]{3,120} y (?:dejo|dejamos|libero|liberamos|suelto|soltamos|cedo|devuelvo)(?: libre)?(?= (?:(?:el|la|mi|nuestr[oa]) (?:lugar|hueco|hora|cita|turno|espacio|plaza|sesi[oó]n|clase)|(?:el|la) del?)(?!\\p{L}))",
    "(?:quedo|quedamos|me quedo|nos quedamos|tomo|tomamos|cojo|anoto|apunto|agendo|me apunto)(?!\\p{L})[^!?;]{3,90}(?:en lugar del?|en vez del?)(?= (?:el |la |mi |lo )?(?:{day}|cita|hora|que|\\d))",
    "(?:viene|vengo|venimos|vendr[aá]|vendr[eé]|vendremos|acude|acudir[aá]|va a venir|voy)(?!\\p{L})[^!?;]{0,70} (?:en vez de|en lugar de|en vez del|en lugar del)(?= (?:el )?(?:{day}|d[ií]a|\\d))|(?:en vez|en lugar) del? (?:{day}|d[ií]a|\\d)[^!?;]{0,70}(?:viene|vengo|venimos|vendr[aá]|vendr[eé]|vendremos|acudir[aá]|va a venir)(?!\\p{L})",
    "(?:he|hemos|ha|han) (?:pasado|cambiado|movido)…del…al",
    "(?<!no )l[oae]s? (?:he|hemos|ha|han) (?:pasado|cambiado|movido)(?= (?:al?|para) (?:el |la )?(?:{day}|\\d))",
    "(?<!(?:me|nos) (?:ha|han) )(?:reprogramad|modificad|cambiad|movid|aplazad|pospuest|reagendad|trasladad|cambi[oó](?!s (?:permitid|posible|gratuit)))[oa]?s?|cambio de (?:hora|fecha|cita|horario)|modificaci[oó]n de (?:cita|reserva|su cita|tu cita)",
    "(?<!(?:me|nos) )(?:he|hemos|ha|han) (?:cambiado|movido|pasado|reprogramado|modificado|aplazado|adelantado|retrasado) (?:mi|nuestra|su|la|el)(?: \\p{L}+){0,2} {appt}",
    "(?:cambié|moví|reprogramé|aplacé|adelanté|pasé|cambió|movió|reprogramó|aplazó|adelantó|pasó) (?:mi|nuestra|su|la|el) {appt}",
    "ha cambiado de (?:hora|fecha|día)",
    "(?:pasamos|pasaron|movimos|movemos|movieron|cambiamos|cambiaron|corrimos|corri[oó]|corrieron|recorrimos|recorri[oó]|recorrieron|reprogramamos|reprogramaron|reagendamos|reagendaron|reagend[oó]|aplazamos|aplazaron|pospuso|pospusimos|pospusieron|adelantamos|retrasamos|trasladamos|trasladaron|traslad[oó]|adelant[oó]|retras[oó]|corrido|recorrido|pospuesto|trasladado)(?: (?:a|la|el|su|mi|al|para)\\b)…{appt}",
    "(?:pasamos|pasaron|pas[oó]|movimos|movemos|movi[oó]|cambiamos|cambi[oó]|corrimos|corri[oó]|recorrimos|recorri[oó]|reprogramamos|reagendamos|reagend[oó]|trasladamos) (?:a|al|el|la|su)\\b…(?:del?|desde)…(?:al|para el|a las)",
    "(?:ha |han )?(?:elegido|escogido|seleccionado|eligi[oó]|escogi[oó]|seleccion[oó]) (?:otr[oa]|un nuevo|una nueva) (?:hora|horario|fecha|d[ií]a|turno)",
    ...spanishOwnWords.moved,
  ],
  proposed: [
    "(?:propone|propuso|ha propuesto|sugiere)…(?:hora|fecha|cita|horario)|nueva hora propuesta|propuesta de",
    "(?:quiere|quisiera|desea|gustar[ií]a|podr[ií]amos|podr[ií]a|solicita)…(?:cambiar|mover|reprogramar|aplazar|modificar)",
  ],
  movedFrom: [
    `${moves}(?: (?!(?:al|para|hasta|a (?:las?|el|\\d))\\b)[\\p{L}'’-]+){0,5} (?:del?|desde)(?: las?| el)?(?: d[ií]a)?`,
  ],
  movedTo: [`${moves}… (?:al?|para|hasta)(?: el| las?)?(?: d[ií]a)?`],
  refused: [
    "(?:rechaz|declin)(?:a|ad[oa]|[oó]) (?:la|el|su|tu|esta|este|una|un|otra|otro) ?(?:(?:nueva|nuevo|otra|otro) (?:hora|fecha|horario|cita|d[ií]a|propuesta)|(?:hora|fecha|horario|cita|propuesta|cambio)(?: \\p{L}+){0,2} ?(?:propuest[oa]|sugerid[oa]|de (?:hora|fecha|cambio|horario))?)",
    "(?:(?:nueva|nuevo|otra|otro) (?:hora|fecha|horario|d[ií]a)|(?:hora|fecha|horario|cambio) (?:propuest[oa]|sugerid[oa])|(?:propuesta|solicitud) de cambio)(?: (?:ha sido|fue))? ?\\W?(?:rechazad|declinad)[oa]",
  ],
  edited: [
    "(?:zoom|teams|skype|v[ií]deo|videollamada|online)[^.!?;]{0,80}nos vemos [^.!?;]{0,20}(?:persona|estudio|consulta|centro)|de (?:online|videollamada|presencial) a (?:online|videollamada|presencial)",
    "(?<=^\\W*)cambio de (?:profesora?|instructora?|monitora?|sala|lugar|ubicaci[oó]n)|(?:con|por) (?:una? |la |el )?sustitut[oa](?!\\p{L})",
    "(?:cambios?|modificaciones|modificado|actualizado|qu[eé] ha cambiado)\\W{1,3}(?:el |la |los )?(?:ubicaci[oó]n|lugar|direcci[oó]n|sala|t[ií]tulo|nombre|descripci[oó]n|invitados|asistentes|notas?|adjuntos?|videollamada|enlace)(?![^.!?;]*(?:hora|fecha|cu[aá]ndo))",
    "s[oó]lo (?:ha cambiado|cambia|se ha cambiado|se ha modificado) (?:el |la )(?:ubicaci[oó]n|lugar|direcci[oó]n|sala|t[ií]tulo|descripci[oó]n|enlace)",
  ],
  timeKept: [
    ...lengthCues.es,
    "de(?:l| la)? (?:sala|box|despacho|cabina|gabinete|sede|centro|aula|consultorio)(?!\\p{L})[^.!?;]{0,30} a(?:l| la| otr[oa])?|(?:cambiad|trasladad|movid|pasad)[oa] a(?:l| la| otr[oa])? (?:sala|box|despacho|cabina|gabinete|sede|centro|aula|consultorio)(?!\\p{L})",
    "\\((?:sin cambios?|no cambia|igual|la misma)\\)",
    "(?:fecha|hora|d[ií]a|horario)(?: y (?:la |el )?(?:fecha|hora|d[ií]a|horario))? (?:no (?:cambian?|ha cambiado|han cambiado|se modifican?|var[ií]an?)|se mantienen?|siguen? (?:igual|siendo)|quedan? igual|son los mismos|es la misma|sin cambios)",
  ],
};
