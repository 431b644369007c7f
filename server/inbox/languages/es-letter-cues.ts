import type { Language } from "./language";

/** What Spanish letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const spanishLetterCues: Language["cues"] = {
  advert: [
    "\\d+(?:[.,]\\d\\d)? ?(?:€|eur|euros|\\$|mxn) ?(?:/|al|por) ?(?:mes|año)|(?:pide|solicita|reserva|ver|pida|solicite) (?:una|la|tu|su) demo|sin permanencia|pru[eé]b\\p{L}* gratis|se encarga del resto",
    "\\d+ ?% de descuento|descuento",
    "te suena|demo(?:straci[oó]n)? (?:online|gratis|gratuita)|reserv(?:ar|a) (?:tu |mi )?plaza",
    "webinar|c[oó]digo promocional|oferta (?:v[aá]lida|limitada|especial)|aprovecha|inscr[ií]bete|prueba gratis|descubre|consejos para",
  ],
  review: [
    "nos recomendar[ií]a|qu[eé] tan satisfech[oa]|c[oó]mo fue (?:su|tu) (?:visita|cita|experiencia)|qu[eé] podemos mejorar",
    "ha (?:valorado|puntuado|calificado) (?:su|tu|la)(?!\\p{L})|[1-5] estrellas?",
    "(?:nueva|nuevas|[uú]ltima|mala) (?:opini[oó]n|rese[nñ]a|valoraci[oó]n|opiniones|rese[nñ]as)|(?:ha|han) (?:dejado|publicado|escrito) (?:una |su )(?:nueva )?(?:opini[oó]n|rese[nñ]a|valoraci[oó]n|comentario)|(?:dej[oó]|public[oó]) (?:una |su )(?:nueva )?(?:opini[oó]n|rese[nñ]a|valoraci[oó]n)",
    "respuestas? (?:a|de) (?:la|su|tu) encuesta|(?:ha|han) (?:respondido|contestado) (?:a )?(?:la|su|tu) encuesta|(?<=^\\W*)(?:puntuaci[oó]n|valoraci[oó]n|nota)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|de|sobre)",
  ],
  invited: [
    "(?:reserva|reserve|reservar|guarda|asegura) (?:ya |ahora |gratis )*(?:tu|mi|su) (?:plaza|lugar|sitio|cupo)|(?:inscr[ií]bete|reg[ií]strate|ap[uú]ntate|inscr[ií]base)|[uú]nete (?:a|en)|te esperamos (?:en|el) (?:directo|vivo|{day})",
    "(?:(?:nuestr[oa]|pr[oó]xim[oa]|gratis) )*(?:webinar|seminario web|(?:clase|sesi[oó]n|taller|curso|formaci[oó]n|charla|demo(?:straci[oó]n)?|evento)s? (?:en (?:directo|vivo|l[ií]nea)|online|gratis|gratuit[oa]))(?: gratis| gratuit[oa])?(?= ?[:–—|-]| el\\b| del\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:ejemplos?|modelo|borrador|propuesta|plantilla) (?:de|del|para) [^:.!?;]{0,80}(?=:\\W*$)|(?:nuevo|antiguo|anterior) (?:sms|correo|mensaje|texto|aviso)(?! de)(?=[^:.!?;]{0,40}:\\W*$)",
    'as[ií] (?:ver[aá]n?|se ver[aá]|quedar[aá]|lucir[aá])[^.!?;]{0,60}|esto es lo que (?:ver[aá]n?|recibir[aá]n?)[^.!?;]{0,40}|vista previa(?= ?:)|por ejemplo(?=\\W*[:«"])|ejemplo(?= ?:)|mensaje de prueba|es (?:solo )?(?:nuestra|la|una) plantilla(?: est[aá]ndar| predeterminada)?|\\{\\{',
    "(?:escenario|automatizaci[oó]n|zap|integraci[oó]n|flujo|sincronizaci[oó]n)[^.!?]{0,60} (?:se ha detenido|ha fallado|fall[oó]|con errores)|errores consecutivos",
    "(?:pr[oó]xima|[uú]ltima) ejecuci[oó]n|ejecuci[oó]n programada",
  ],
  organizer: [
    "cancelad[oa] por (?:el|la) (?:organizadora?|anfitri[oó]n|anfitriona)|(?:el|la) (?:organizadora?|anfitri[oó]n|anfitriona) (?:ha |tuvo que |ha tenido que )?(?:cancel|anul)(?:ado|[oó]|ar)(?!\\p{L})",
  ],
};
