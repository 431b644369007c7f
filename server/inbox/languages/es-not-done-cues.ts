import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:/.]\\d|{day}))";
const noun = "(?:cancelaci[oó]n|anulaci[oó]n)";
const many = "(?:citas|sesiones|reservas|clases|consultas|visitas|horas|turnos)";

/** What Spanish emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const spanishNotDone = {
  answer: [
    "(?:s[ií],? )?(?:confirmo(?: (?:mi|la) {appt})?|confirmar(?: (?:mi |la |su |tu )?(?:{appt}|asistencia))?|asistir[eé]|ir[eé]|voy|estar[eé] (?:all[ií]|ah[ií])|acudir[eé]|aceptar)",
  ],
  standing: [
    ...unchangedCues.es.standing,
    "(?:impedid|bloquead|impidi)[oaó]\\p{L}* (?:[^ .;!?]+ ){0,3}?(?:cancelar|anular)|(?:bloque[oó]|impidi[oó]) (?:la |su )?(?:cancelaci[oó]n|anulaci[oó]n)",
    `${noun} (?:(?:de|por) [^.!?;,:]{2,40}? )?(?:(?:tard[ií]a|en l[ií]nea|online|ha|sido|fue|est[aá]|qued[oó]) )*(?:bloquead|impedid|detenid|interrumpid|abandonad|evitad|frenad|interceptad|incomplet|inconclus|(?:no|sin) (?:ha sido |fue )?(?:permitid|autorizad|completad|realizad|procesad|efectuad|aceptad|finalizad))[oa]`,
    `(?:intento|tentativa) (?:fallid[oa] )?de (?:\\p{L}+ )?(?:${noun}|cancelar|anular)|(?:intenta|intentaba|trat[oó] de|trataba de|empez[oó] a|comenz[oó] a) (?:cancelar|anular)`,
    `${noun}[^.!?;]{0,40} no (?:se (?:complet|realiz|efectu|proces)\\p{L}+|lleg[oó] a \\p{L}+)`,
  ],
  policy: [
    ruleHeadings.es,
    "(?:{appt}|cancelaci(?:ón|ones)|anulaci(?:ón|ones)|cambios?)[^.!?;]{0,90} (?:se (?:consideran?|tratan?|cobran?)|cuentan?) como (?:una? )?(?:no-?shows?|inasistencias?|ausencias?|faltas?)[^.!?;]*",
    "quien(?:es)? no (?:pueda|puedan|vaya|vayan|asista|asistan|venga|vengan)(?!\\p{L})[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:si|cuando) [^.;!?]{0,60}(?:tarde|retraso)[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:cancelar|anular|cambiar|mover|reprogramar)(?: (?:su|tu)|(?:le|te) (?:su|tu|la)) {appt}(?! (?:[^ .;!?]+ ){0,4}?(?:{day}|\\d))",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documentos|acuerdos|consentimientos|pol[ií]ticas|temas|cap[ií]tulos|contenidos)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:una?|toda|cada) {appt} (?:\\p{L}+ [yo] )?(?:cancelad|anulad)[oa] (?:se (?:cobr|factur|pierd|pag|consider|descuent)\\p{L}+|(?:ser[aá]|es|est[aá]) (?:cobrad|facturad|sujet|penalizad)\\p{L}*)[^.;!?]*",
    `${noun} (?:en l[ií]nea|online|por internet) (?:est[aá]|queda|ha sido|fue)(?: \\p{L}+)? (?:desactivad|deshabilitad|cerrad|bloquead|activad)a|(?:p[aá]gina|pantalla|formulario|bot[oó]n) de (?:la )?${noun}`,
    `(?:sobre|para|por|regula|cubre|incluye|abarca|afecta a|se aplica a|(?:relativ|referid)[oa]s? a|acerca de|respecto a|en caso de|cobro de|facturaci[oó]n de|acuerdo de|pol[ií]tica de) (?:las |los |sus |tus )?(?:(?:${many}|ausencias)(?: perdidas)? [yo] )?${many} (?:(?:perdidas|aplazadas) [yo] )?(?:cancelad|anulad)[oa]s${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.es.kept,
    "(?:sigue|siguen|contin[uú]a|contin[uú]an|permanece|permanecen)(?: (?!libre|disponible|sin|vac)\\p{L}+)? en (?:tu|su|el|la|vuestr[oa]|nuestr[oa]) (?:calendario|agenda)",
  ],
} satisfies Language["cues"];
