import type { Language } from "./language";

/** How Spanish emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const spanishElsewhereCues: Language["cues"] = {
  elsewhere: [
    "firma (?:en (?:la )?notar[ií]a|de (?:la )?(?:escritura|compraventa)|ante notario)",
    "(?:renovaci[oó]n|expedici[oó]n|solicitud|recogida) del? (?:pasaporte|dni|nie|visado)|cita (?:para el|del|de) (?:pasaporte|dni|nie|visado)|vacunas?|vacunaci[oó]n|an[aá]lisis de sangre|anal[ií]tica|extracci[oó]n de sangre|mamograf[ií]a|colonoscopia|revisi[oó]n de la vista|esterilizaci[oó]n|castraci[oó]n|desparasitaci[oó]n",
    "entrevistas?(?: de trabajo| de selecci[oó]n| laboral)?|(?:con|de) (?:su|tu) (?:gestor(?:a)?|asesor(?:a)?|banquer[oa]|notari[oa]|abogad[oa]|m[eé]dic[oa] de (?:cabecera|familia)|profesor(?:a)?|tutor(?:a)?|agente)|cita (?:en el banco|bancaria|en la notar[ií]a|en el taller|en hacienda|en el colegio|en la guarder[ií]a|hospitalaria|en el hospital)|tutor[ií]a con|prueba de conducci[oó]n",
    "tutor[ií]a (?:con|de|del)|reuni[oó]n (?:de|con los) padres",
  ],
  theirs: [
    "(?:escrib|llam|contact)(?:o|imos|amos)(?: [^ .,;!?]+){0,2} para (?:cancelar|anular) (?:sus?|tus?|vuestr[oa]s?)(?!\\p{L})",
    "(?:tiene que|tienen que|debe|deben|ha tenido que|han tenido que|necesita|se ve obligad[oa] a)(?: \\p{L}+)? (?:cancelar|anular|aplazar) (?:tu|tus|vuestr[oa]s?)(?!\\p{L})|(?:cancelar|anular) (?:su|la) (?:\\p{L}+ )?(?:cita|reuni[oó]n|llamada) con (?:usted|ustedes|vosotr[oa]s|contigo)|(?:cancelar|anular) la (?:cita|reuni[oó]n|llamada) contigo",
    "llam(?:ar|ado|[oó]|an) (?:el|la|los|del) (?:t[eé]cnic[oa]s?|fontanero|plomero|electricista|instalador|cerrajero)",
  ],
  office: [
    "(?:le|te|os) (?:llamo|escribo|hablo) de(?:l| la| parte de)|(?:soy|aqu[ií]) (?:\\p{L}+ ){1,3}(?:del|de la|de) (?:[\\p{L}&-]+ ){0,3}(?:banco|caja|seguros|asesor[ií]a|gestor[ií]a|colegio|escuela|taller|notar[ií]a|inmobiliaria|despacho)|(?:despacho|consulta|secretar[ií]a) de(?:l)? (?:dr|dra|doctor|doctora|sr|sra|se[nñ]or|se[nñ]ora)\\.? [\\p{L}-]+(?=\\s*:)|en nombre de",
    "en nuestr[oa]s? (?:oficinas?|gestor[ií]a|despacho|sucursal)",
  ],
  shared: ["(?:nuestr[oa]|su|tu|vuestr[oa]) (?:\\S+ ){0,2}?(?:{appt}|reuni[oó]n|entrevista|llamada)"],
  caller: [
    // Her employer takes a shift from her.
    "(?:tu|su) (?:supervisora?|encargad[oa]|responsable|jef[ea]|gerente|coordinadora?) (?:ha (?:eliminado|cancelado|anulado|quitado|retirado)|elimin[oó]|cancel[oó]|anul[oó]|quit[oó]|retir[oó])",
    "para (?:tomar|sacar) (?:las )?medidas|hacer(?:os|les|le|te) (?:el|un) presupuesto",
    "(?:soy|le habla|habla) (?:\\p{L}+ ){0,3}?(?:el|la|su|de|del) (?:\\p{L}+ )?{errand}",
    "(?:alguien|puedes?|podrías?)…(?:cubrirme|cubrir mi|sustituirme)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:vuestr[oa]|tu|su) (?:\\p{L}+ )?(?:comercial|delegad[oa]|agente comercial|asesor[a]? (?:comercial|de ventas|t[eé]cnic[oa])|ejecutiv[oa] de (?:ventas|cuentas?)|vendedora?|visitador[a]?|viajante|distribuidora?|representante (?:de|comercial))(?!\\p{L})|soy (?:\\p{L}+, )?(?:el|la) (?:comercial|delegad[oa]|visitador[a]?|representante (?:comercial|de (?:ventas|zona))|asesor[a]? (?:comercial|de ventas)|agente comercial)(?!\\p{L})",
    "(?:enseñ|mostr|present)ar(?:os|les|le|te) (?:la|el|los|las|nuestr\\p{L}+) (?:\\p{L}+ )?(?:nuev|[uú]ltim|gama|cat[aá]logo|l[ií]nea|colecci)\\p{L}*|(?:os|les|le|te) (?:iba|íbamos|quer[ií]a|quer[ií]amos) (?:a )?(?:enseñar|mostrar|presentar) (?:la|el|los|las|nuestr\\p{L}+) (?:\\p{L}+ )?(?:nuev|[uú]ltim|gama|cat[aá]logo|l[ií]nea|colecci)\\p{L}*",
    "visita que (?:iba|[ií]bamos) a hacer(?:os|les|le|te)|visita que (?:os|les|le|te) (?:iba|[ií]bamos) a hacer|visita comercial",
  ],
};
