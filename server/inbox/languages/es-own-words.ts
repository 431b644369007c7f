import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { terseCues } from "./terse-cues";

const cancel = "(?:cancelar|anular|desprogramar)(?:les|le|te|la|lo|los|las|os)?";
const come = "(?:ir|asistir|acudir|llegar|venir|estar|presentar[ms]e)";
/** "No llego a tiempo", "no vamos a ir solos": they come. */
const late =
  "(?! (?:a tiempo|puntual|puntuales|antes|temprano|a la hora|hasta|sol[oa]s?|en (?:coche|carro|auto|bus|metro)|nada|tan)(?!\\p{L})|[^.!?]{0,60}(?:minutos|\\bmin\\b|retras|demor|lleg\\p{L}{1,4} (?:\\p{L}+ )?tarde))";

/** What Spanish-speaking clients and front desks write as they would say it, on both sides of the ocean and without accents. */
export const spanishOwnWords = {
  plea: [
    ...absentCues.es.plea,
    // "¿Me la quitas de la agenda?"
    "(?:me|nos|se) (?:la|lo|las|los) (?:pod[eé]is|puedes|puede|pueden|pod[eé]s|podr[ií]as?) (?:quitar|borrar|sacar|anular|cancelar|tachar)(?![^.!?]*~)",
    "(?:me|nos|se) (?:la|lo|las|los) (?:quitas|borras|sacas|anulas|cancelas|tachas|quit[aá]is|borr[aá]is|anul[aá]is|cancel[aá]is|quitan|borran|anulan|cancelan|cancel[aá]s|anul[aá]s|sac[aá]s|borr[aá]s)(?= (?:de|del|por|porfa|pls)(?!\\p{L})|\\W*$|,)",
    "(?:me|nos) (?:cancelas|anulas|cancel[aá]is|anul[aá]is|cancel[aá]s|anul[aá]s) (?:la|el|mi) (?:{appt}|de[l ])(?![^.!?]*~)",
  ],
  personal: [
    // As it is said where both are spoken: "no puedo make it este viernes"
    "no (?:puedo|podemos|podr[eé]|podremos|voy a poder|vamos a poder) (?:make it|come|be there)(?!\\p{L})",
    ...absentCues.es.personal,
    ...terseCues.es,
    "(?:la|lo) (?:tengo|tendr[eé]|voy a tener|tuve) que (?:dejar|soltar|anular|cancelar|perder)(?=\\W*$|,| (?:por|para otra|porque)(?!\\p{L}))|(?<!no )(?:anulad|cancelad|anulen|cancelen|anula|cancela|anule|cancele|anul[aá]|cancel[aá]) (?:lo (?:del?|m[ií]o)|la m[ií]a)",
    "(?:(?:me|nos|le) va a ser|se (?:me|nos|le) (?:hace|hizo|ha hecho|va a hacer)) imposible(?=\\W*$|\\W{2}| (?:ir|asistir|acudir|llegar|venir|el {day}|este|hoy|ma[nñ]ana)(?!\\p{L}))|(?:te|le|os|les) dej(?:o|amos) libre (?:el|la|mi|nuestr[oa])|(?:prescindir|desistir) de (?:la|mi|nuestra|el) {appt}",
    "(?:me|nos) (?:ha |han )?(?:surgi|sali|ca)(?:do|ó|o|eron) [^.!?;]{1,70} no (?:puedo|podr[eé]|podemos|voy|llego|llegamos|voy a poder)(?=\\W*$|,| (?:ir|el|la|hoy|ma[nñ]ana)(?!\\p{L}))|se me (?:complic[oó]|ha complicado|complica)(?: \\p{L}+){0,4} y no (?:llego|voy|puedo)",
    "(?<!no )me (?:tienes|tiene|ten[eé]is|tienen|ten[eé]s|vas a tener|va a tener|vais a tener) que (?:quitar|borrar|cancelar|anular|sacar|tachar)(?=\\W*$|\\W{2}| (?:del?(?! la lista| los )|(?:el|la|mi) {appt}|(?:el |este )?{day}|hoy|ma[nñ]ana|para|por))|(?<!no )(?:qu[ií]tame|b[oó]rrame|s[aá]came|t[aá]chame|desap[uú]ntame|qu[ií]teme|b[oó]rreme)(?= (?:del? (?!la lista|los correos)|el|este|esta|para|hoy|ma[nñ]ana|{day}))",
    // It is to be cancelled: this one, with its day.
    "(?<=^\\W*(?:hola|buenas|buen[oa]s \\p{L}+|disculpe|perdona?)?[^\\p{L}]*)(?:es|era) para (?:cancelar|anular)(?:le|te|os)? (?:mi|la|el|una|nuestr[oa])",
    "(?<!no )(?:hay|habr[aá]|habr[ií]a) que (?:cancelar|anular)(?:me|le|nos)? (?:la|el|mi|su|nuestr[oa])(?![^.!?;]*(?:antelaci|anticipaci|horas antes|si no))",
    "(?<!no )(?:cancel[aá]|anul[aá]|canc[eé]la|an[uú]la|cancele|anule)(?:me|nos)(?: (?:el|la|lo de|lo del|lo))? (?:hoy|ma[nñ]ana|{day}|turno|este)(?!\\p{L})",

    `no (?:le|les|te) (?:va|ser[aá]|resulta|resultar[aá]|es)(?: a ser)? posible (?:ir|asistir|acudir|venir|llegar|estar)|(?:me|le|nos|les) va a ser imposible (?:ir|asistir|acudir|venir|llegar)`,
    `(?:tengo|tenemos|voy a tener|vamos a tener|debo) que fallar(?:te|le|os|les)?(?= (?:el|la|hoy|ma[nñ]ana|este|esta)(?!\\p{L})|\\W*$|,)|(?:te|le|os|les) (?:fallo|fallamos|fallar[eé]) (?:el|hoy|ma[nñ]ana|este)`,

    "(?:llam[oó]|llamado|escribi[oó]|escrito|avis[oó]|avisado|marc[oó])[^.!?;]{0,80} no (?:puede|pueden|podr[aá]|podr[aá]n|va a poder)(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:(?:escrib|habl|llam|marc|avis|mand|contact)(?:o|aba|[ií]a|amos|imos)|mensaje|mensajito|correo) (?:\\p{L}+ ){0,2}?(?:pa|pa['’]|xa|para) (?:ver si (?:puedo|podr[ií]a|pod[ií]a) )?${cancel} (?:mi|la|el|una|nuestr[oa]|mis|las|los)`,
    `(?:pa|pa['’]|xa|es para|era para) ${cancel} (?:mi|mis|nuestr[oa]s?)`,
    `(?:me|se) (?:veo|ve|vi|voy a ver|va a ver|ver[eé]|ver[aá]|he visto|ha visto|vio) (?:en la (?:penosa |lamentable )?(?:necesidad|obligaci[oó]n|situaci[oó]n) de|obligad[oa] a|forzad[oa] a|precisad[oa] a) (?:tener que )?${cancel}`,
    `(?:voy|va|vamos|van|voi) a tener (?:que|ke|q) ${cancel}|(?:tengo|tenemos|tiene|tienen|tuve|tuvo|tendr[eé]) (?:ke|q) ${cancel}|tendr[ií]a que ${cancel} (?:mi|la|el|nuestr)`,
    `(?:ocupo|ocupa|ocupamos|me urge|quer[ií]a ver si (?:puedo|pod[ií]a)|(?:quer[ií]a|quisiera) pedir(?:te|le|les)?) ${cancel}`,
    "(?:necesito|quiero|quisiera|ocupo|me gustar[ií]a|les? encargo|te encargo|te pido|le pido|les pido) (?:por favor )?(?:que|ke|q) (?:por favor )?(?:me|nos|le|les)? ?(?:la |lo )?(?:cancel|anul|borr|quit)(?:es|e|en|[eé]is)(?= (?:la|lo|el|las|los|mi|mis|de|del|una|por)(?!\\p{L})|\\W*$)",
    `no (?:voy|va|vamos|van|voi) a (?:alcanzar|lograr|conseguir|poder|llegar|pasar)(?: a)? ${come}${late}`,
    "no (?:voy|va|vamos|van|voi) a (?:alcanzar|lograrlo|conseguirlo|poder)(?=\\W*$|,)",
    `no (?:llego|llegamos)(?=\\W*$|,| (?:hoy|ma[nñ]ana|a (?:la|mi|nuestra) {appt}|al? mi turno|al turno)(?!\\p{L}))${late}`,
    "no (?:la|lo|las|los|le) (?:llevo|llevamos|lleva|traigo|traemos|trae|traen|puedo llevar|podemos llevar|puede traer|pueden traer|llevar[eé]|llevaremos|traer[aá]|traer[aá]n)(?=,)",
    `ni \\p{L}+ [^.!?;\\d]{0,60}(?:podemos|podremos|pueden|podr[aá]n|vamos a poder|van a poder|vamos a|iremos|ir[aá]n) ${come}${late}`,
    `ninguno de (?:los|nosotros|nos|mis|ell[oa]s)(?: \\p{L}+){0,2} (?:puede|podemos|podremos|podr[aá]|va a poder|vamos a poder|pueden) ${come}${late}`,
    "(?:b[aá]jame|b[aá]jenme|b[aá]jeme) (?:de|del) (?:la |mi |el )?{appt}|(?:ya )?no (?:me |nos )?(?:hace|va a hacer) falta (?:la|mi|el|nuestra) {appt}|ya no ocup[oa] (?:la|mi|el|su) {appt}",
    "(?:puede|pueden|puedes|pod[eé]s) (?:dar|liberar|ofrecer|ceder|disponer de) (?:mi|nuestr[oa]) (?:cupo|hueco|espacio|hora|turno|lugar|cita)",
    "no (?:va|viene|vienen|van)(?: \\p{L}+){0,2} a (?:su|sus) {appt}",
  ],
  standing: [
    "(?:todos|todas|todo el mundo)[^.!?;:]{0,30} (?:menos|salvo|excepto)(?=[^.!?;:]{0,60}:\\W*$)",
    "ni (?:loc[oa]|muert[oa]|borrach[oa]|de (?:broma|co[nñ]a)|en sue[nñ]os|pensar en|se te ocurra) (?:lo |la |me |nos )?(?:cancel|anul)\\p{L}+",

    `no (?:voy|va|vamos|van|voi) a (?:tener que|hacer falta|necesitar|querer) ${cancel}|no (?:me |nos |le )?(?:hace|har[aá]|hizo) falta ${cancel}|no (?:tendr[eé]|tendr[aá]|tendremos) que ${cancel}`,
  ],
  moved: [
    "no (?:viene|vengo|vamos|va|voy|vendr[aá]|vendr[eé]|ir[eé]|ir[aá]|vienen)\\b[^!?;]{0,60}\\bsino(?: que)?(?: viene| va| voy)?(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
  ],
  freshBefore: [
    "no (?:viene|vengo|vamos|va|voy|vendr[aá]|vendr[eé]|ir[eé]|ir[aá]|vienen)\\b[^!?;]{0,60}\\bsino(?: que)?(?: viene| va| voy)?(?: el| las?| al| a)*",
  ],
  kept: [
    "(?<!no )(?:voy|vengo|vamos|ir[eé]|vendr[eé]) (?:yo )?(?:sol[oa]s?|sin (?:[eé]l|ella))(?!\\p{L})",

    "(?:en cambio|s[ií] que|sin embargo),? (?:me |nos )?(?:ha |han )?(?:confirma|confirman|confirm[oó]|confirmado|confirmaron|viene|vienen|acude)(?! (?:la cancel|la anul))",
  ],
  retracted: [
    "olv[ií]d(?:a|e|ate|ese|ense|aros|ad|emos|á|ate vos)(?:te|se|los)? (?:de |por favor )?(?:lo|todo)(?: de| que (?:te |le |os )?(?:puse|dije|mand[eé]|escrib[ií]|coment[eé]))?(?: (?:ayer|antes|anoche|esta ma[nñ]ana|recién|hoy))?(?: (?:te |le )?(?:puse|dije|mand[eé]|escrib[ií]))?",
    "(?:deja|dej[aá]|dejen|haz como que no|no hag[aá]s caso a?) (?:sin efecto |de |a )?(?:lo de (?:ayer|antes|anoche|reci[eé]n)|mi mensaje)|borr[aá] lo (?:de (?:ayer|antes)|anterior|que te (?:puse|mand[eé]))",
  ],
  cancelled: [
    ...gapCues.es,
    "(?:cancelaron|anularon|han cancelado|han anulado|cancelan|anulan)(?=[^.!?;]{0,40}:\\W*$)",
    "se (?:cae|cay[oó]|ha ca[ií]do|me cae|nos cae|me ha ca[ií]do|nos ha ca[ií]do) (?:la|el|lo) de (?:las? \\d{1,2}|hoy|ma[nñ]ana|{day})",
    // What leads to the rows below it.
    "(?:las|estas|tus|sus|siguientes|nuevas|\\d+|dos|tres|cuatro) (?:\\p{L}+ )?(?:cancelaciones|anulaciones)(?=[^.!?;]{0,90}:\\W*$)",
    "(?:una|dos|tres|cuatro|cinco|\\d+) (?:cancelaci[oó]n|anulaci[oó]n|cancelaciones|anulaciones|bajas) (?:de (?:hoy|ayer|esta|[uú]ltima hora)|hoy|ayer|esta ma[nñ]ana|esta tarde|para|por tel[eé]fono|recibidas?|:)",
  ],
  several: [...absentCues.es.several, "(?:dos|tres|cuatro|cinco|\\d+) (?:cancelaciones|anulaciones|bajas)"],
  duty: [
    "(?:ir|venir|estar|llegar) (?:a|en) (?:recepci[oó]n|la recepci[oó]n|abrir|cerrar|mostrador)|(?:la|lo|le) (?:cubro|cubre|cubrir[eé]|sustituyo)",
  ],
} satisfies Language["cues"];
