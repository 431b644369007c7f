import type { Language } from "./language";

/** What Spanish emails say of bookings, and of a time that was given to somebody else. */
export const spanishBookingCues: Language["cues"] = {
  booked: [
    "estado\\W{1,4}(?:confirmad|reservad)[oa](?=\\W*$)",
    "(?:se ha |ha sido )(?:programado|agendado|creado|reservado) un nuevo evento|nuevo evento(?: (?:ha sido|fue) (?:programado|agendado|creado|reservado)| ?:)",
    "(?:nueva|nuevo) (?:cita|reserva|turno|sesi[oó]n|consulta)(?! propuesta)",
    "(?:ha|han|has|he) (?:vuelto a )?(?:reservado|agendado|pedido cita|confirmado|reservar)",
    "(?:cita|reserva|turno|sesi[oó]n) (?:(?!no |sin )\\p{L}+ )?(?:confirmad|reservad|agendad|programad)[oa]",
    "confirmaci[oó]n de (?:su |tu |la |)(?:cita|reserva|turno)",
    "gracias por (?:su |tu )?(?:reserva|reservar)",
  ],
  handsOn: [
    "(?:hay que|habría que|toca|por|falta) (?:llenar|rellenar|cubrir)(?:l[oa])?(?=\\W*$|,)",
    "(?<!no )(?:por favor,? )?(?:ofrecer|ofrécelo|ofrécela|ofrecedlo|ofrecedla|ofrézcanlo|pásalo|pasadlo|podéis ofrecer|puedes ofrecer|pueden ofrecer)",
    "(?:para|a) (?:la|nuestra) lista(?: de espera)?|hueco (?:libre|disponible)",
  ],
  freed: [
    "(?:{day}|ma[nñ]ana|tarde|\\d{1,2}(?:[:.]\\d\\d)?) (?:te |nos |le )?est[aá] (?:entonces |ahora |pues |otra vez |ya )*(?:libre|disponible|vac[ií]o|vacante)(?! (?:para|por))",
    "(?:tengo|tenemos|tienes|tiene|queda|hay|nos queda|te queda|le queda) (?:entonces |ahora |pues |as[ií] )*un (?:hueco|espacio)",
    "(?:hueco|horario|espacio|turno|cita|hora)…(?:vuelve a estar|queda|qued[oó]|est[aá]) (?:disponible|libre)",
    "(?:vuelve a estar|de nuevo|nuevamente) (?:disponible|libre)",
    "(?:se )?queda (?:libre|disponible|vac[ií]o)|se (?:libera|liber[oó]|ha liberado)",
  ],
  sentBy: [
    "me l[oa] (?:ha )?(?:reenviad[oa]|reenvi[oó]|mand[oó]|enviad[oa]|envi[oó]|pas[oó]|pasado|mandado) (?:el|la|mi) (?:client[ea]|paciente|alumn[oa])|(?:client[ea]|paciente|alumn[oa]) me l[oa] (?:ha )?(?:reenviad[oa]|reenviado|reenvi[oó]|mand[oó]|enviado|envi[oó]|pas[oó]|pasado|mandado)",
  ],
  ownAffair: [
    "no es (?:para|de|cosa de) (?:la|el|mi|nuestr[oa]) (?:consulta|cl[ií]nica|estudio|sal[oó]n|centro|negocio|trabajo|despacho|gabinete)(?!\\p{L})|nada que ver con (?:la|el|mi) (?:consulta|cl[ií]nica|estudio|sal[oó]n|centro|negocio|trabajo|despacho)",
    "mi propi[oa] (?:cita|dentista|m[eé]dic[oa]|peluquer[oa]|fisio\\p{L}*|veterinari[oa]|ginec[oó]log[oa])(?! con (?!el|la|mi|un))|mi (?:dentista|m[eé]dic[oa]|peluquer[oa]|veterinari[oa]|ginec[oó]log[oa]|oculista|dermat[oó]log[oa])(?!\\p{L})",
    "(?:es|era|asunto|cita|tema)(?: (?:algo|m[ií][oa],?|un asunto|un tema|una cita|cosa))* (?:personal|privad[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)(?:personal|privado)(?=\\W*(?:$|[,.;:!)–-]))|a t[ií]tulo personal",
    "no es (?:de )?(?:una? |ning[uú]n |ninguna )(?:client[ea]|paciente|alumn[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?:soy yo|yo soy|aqu[ií] soy) (?:el|la) (?:client[ea]|paciente)",
  ],
  settled: ["(?:arreglado|resuelto|cubierto|ocupado|asignado|bloqueado|completo|cogido|tomado)a?s?|ya está"],
  filled: [
    "se l[aoe]s? (?:he|hemos|ha|han|di|dimos|dio|dieron|asign[eé]|asignamos|pas[eé]|pasamos|ced[ií]|cedimos)(?: (?:dado|asignado|pasado|cedido|adjudicado))?(?: (?:ya|enseguida|en seguida|inmediatamente|directamente|luego|despu[eé]s|mismo))* (?:a|al)(?! las? \\d| \\d)",
    "les? (?:di|dimos|dio|dieron|(?:he|hemos|ha|han) (?:dado|asignado|cedido|pasado)|asign[eé]|asignamos|pas[eé]|pasamos|ced[ií]|cedimos)(?: (?:ya|enseguida|en seguida|inmediatamente|directamente|luego|despu[eé]s|mismo))* (?:su|ese|esa|este|esta|el mismo|la misma|el) (?:hueco|hora|lugar|turno|plaza|horario|espacio|sitio) (?:a|al)",
    "(?:di|dimos|dio|dieron|asign[eé]|asignamos|pas[eé]|pasamos|ced[ií]|cedimos|dado|asignado|cedido)(?: (?:ya|enseguida|en seguida|inmediatamente|directamente|luego|despu[eé]s|mismo))* (?:el|la|su|ese|esa|este|esta) (?:hueco|hora|lugar|turno|plaza|cita|horario|espacio|sitio) (?:a|al)(?! las? \\d| \\d)",
    "(?:hueco|turno|hora|plaza|cita)…(?:cubiert|ocupad|reasignad|rellenad)[oa]",
    "(?:ya|de nuevo|nuevamente) (?:est[aá] |ha sido |fue )?(?:ocupad|tomad|reservad|asignad|cubiert)[oa]",
    "(?:he|hemos|ha|han) dado (?:la hora|el hueco|su hueco|la cita|el turno|su hora|su turno|la plaza) a",
    "(?:he|hemos|ha) (?:puesto|metido|pasado|colocado|apuntado)…en (?:su|ese|este|el) (?:lugar|hueco|sitio|turno|horario)",
    "(?:ocupa|ocupar[aá]|toma|tomar[aá]|coge|aprovecha|se queda con) (?:su|el|la|ese|esa) (?:hueco|hora|lugar|turno|plaza|cita|horario)",
    "(?:la|lo) (?:ha|han|hab[ií]a) (?:tomado|cogido|ocupado|aceptado|agarrado|pillado|reservado|aprovechado|pedido)(?! (?:el \\d|desde|con|hace|por|a mal|bien|mal))",
    "(?:ya |finalmente |al final )?se l[aoe]s? (?:he|hemos|ha|han|di|dimos|dio|asign[eé]|asignamos|pas[eé]|pasamos|queda|qued[oó]|quedar[aá])(?: ya)?(?: (?:dado|asignado|pasado|cedido|adjudicado|puesto))? (?:al?|(?:la|el) (?:hora|cita|hueco|turno|plaza|lugar|horario)|do[nñ]a|don)",
    "se (?:la|lo) (?:queda|qued[oó]|quedar[aá]|ha quedado) (?!en |sin |con )\\p{L}+",
    "(?:en|a) (?:su|mi|tu) (?:lugar|sitio|puesto|vez) (?:entra|viene|va|vendr[aá]|ir[aá]|pasa|acude|acudir[aá]|entrar[aá]|tenemos|hemos puesto|he puesto|est[aá]|queda)",
    "(?:entra|viene|va|vendr[aá]|ir[aá]|pasa|acude|acudir[aá]|entrar[aá]) \\p{L}+(?: \\p{L}+){0,3} en (?:su|mi) (?:lugar|sitio|puesto)",
    "(?:tom[oó]|cogi[oó]|acept[oó]|ocup[oó]|agarr[oó]|aprovech[oó]|tomar[aá]|coger[aá]|ocupar[aá]) (?:es[ea]|est[ea]|su|el|la|dich[oa]) (?:hueco|hora|lugar|turno|plaza|cita|horario|espacio)",
    "ya (?:tiene (?:due[ñn][oa]|paciente|client[ea])|no (?:est[aá]|queda) (?:libre|disponible)|hay (?:otr[oa]|alguien))",
    "(?:d[ií]a|agenda|ma[ñn]ana|tarde|martes|mi[eé]rcoles|jueves|viernes|lunes|s[aá]bado|clase|grupo)…(?:vuelve a estar|otra vez|de nuevo|nuevamente|est[aá] ya) (?:llen|complet|ocupad)[oa]|(?:llen|complet)[oa]s? (?:otra vez|de nuevo|nuevamente)",
    "(?:hueco|turno|hora|plaza|cita|horario)…(?:ahora|ya) (?:es (?:de|para)|la tiene|lo tiene|le toca a)",
    "(?:no hace falta|no es necesario|no hay que|sin necesidad de) (?:avisar|ofrecer|llamar|rellenar|cubrir|escribir)(?:l[ao]s?)? (?:a (?:nadie|la lista)|el hueco|la hora|la lista)|no hace falta (?:avisar|ofrecerl[ao]|cubrirl[ao])",
    "(?:ya|de nuevo|nuevamente|otra vez) (?:qued[oó]|queda|est[aá]n?|han? sido|fue|se) (?:ya )?(?:ocup(?:ad[oa]|[oó])|tomad[oa]|tom[oó]|reservad[oa]|reserv[oó]|asignad[oa]|asign[oó]|cubiert[oa]|cubri[oó]|llen[oa]|llen[oó]|apartad[oa])",
  ],
  slotTalk: [
    "(?<!^\\W*|[:.;!?¡¿] |(?:no|nunca|nadie) )(?:se queda(?:rá)? con|se qued[oó] con|ha aceptado|acept[oó]|acepta|quiere|querr[ií]a|quisiera|le gustar[ií]a|necesita|toma|tomar[aá]|tom[oó]|coge|cogi[oó]|ocupa|ocupar[aá]|ocup[oó]|usa|usar[aá]|ha (?:cogido|tomado|pedido|ocupado)|pidi[oó])(?: (?:tomar|ocupar|tener|coger|usar))? (?:este|ese|el|esta|esa|la|su) (?:hueco|turno|lugar|espacio|plaza)",
    "(?:hueco|turno|lugar|espacio|plaza)(?: [\\p{L}.]+){0,2} (?:es|est[aá]|queda|sigue) (?:ya )?(?:para (?:la sra|el sr|do[nñ]a?|mi )|bloquead[oa]|apartad[oa])",
  ],
  hinted: [
    "(?:segur[oa]|seguramente|quizás?|tal vez|probablemente)(?: de)?(?: que)? (?:alguien(?: más)?|otra persona|otr[oa] cliente|otros) (?:l[oa] )?(?:quiere|quiera|necesita|necesite|querría|quisiera)(?: (?!ya|y|mi)\\p{L}+){0,4}(?=\\W*$)",
    "(?:quiz[aá]s?|tal vez|puede que|alguien|qui[eé]n(?:es)?|alg[uú]n(?:[oa]s?)?|ning[uú]n[oa]?|(?:\\d+|tus|sus|otros|varios|los) (?:clientes|pacientes|personas|alumnos)|puedes?)(?!\\p{L})(?:(?! (?:ha|se queda|acept[oó]) )[^.;!?]){0,60}?(?:podr[ií]an?|pueden?|quieran?|quiera|quisieran?|encajan|coinciden|esperan|interes\\p{L}+)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:cuando|en cuanto|hasta que|si|una vez(?: que)?) [^.,;!?]{0,50}?(?:ocup|cub|reserv|asign|tom|llen)(?:e|en|r[ae]|ada|ado|iert[oa])(?!\\p{L})",
    "(?:el|la) primer[oa]?[^.;!?]{0,50} (?:se queda|se la queda|tendr[aá]|ocupa|recibe|consigue) [^.,;!?]*|(?:las|los) (?:dem[aá]s|otr[oa]s) [^.,;!?]{0,40}(?:ocupad|reservad|complet)[oa]s",
    "(?:ocupad|cubiert|reasignad|reservad)[oa]\\W{1,3}(?:no|a[uú]n no|nadie|pendiente)(?!\\p{L})",
    "(?:no|nadie|ningun[oa]?|tampoco|ni|a[uú]n|todav[ií]a|sin)(?: (?:no|l[aoe]s?|se|ha|han|he|hemos|est[aá]n?|sido|fue|todav[ií]a|a[uú]n|sigue|queda|paciente|cliente|de la lista|a))* (?:ocupad|tomad|cubiert|dad|aceptad|cogid|asignad|rellenad|reasignad|reservad|pedid)[oa]s?",
    "(?:no|nadie)(?: (?:l[aoe]s?|se|la ha|lo ha))* (?:tom[oó]|cogi[oó]|acept[oó]|ocup[oó]|quiso|pudo|puede|queda|quiere)",
    "(?:puede|pueden|podemos|podr[ií]a|podr[ií]amos|para|por|a|hay que|debe|se puede|intentar|intentamos)(?: (?:volver|ser|estar|de nuevo|nuevamente|a|que))* (?:ocupar|cubrir|cubiert|rellenar|reasignar|asignar|ocupad|reservar|reservad|reasignad|rellenad)(?:se|l[ao]|[oa]s?)?",
    "(?:plazas|cupos|lugares|puestos|asistentes|inscritos)(?: \\p{L}+){0,2} (?:ocupad|reservad|cubiert|tomad|confirmad)[oa]s(?: ahora)?\\W{0,3}(?<n>\\d+) ?(?:de|/) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:de(?: las)?|/) ?(?!\\k<n>\\b)\\d+ (?:plazas|cupos|lugares|puestos)(?: \\p{L}+){0,2} (?:ocupad|reservad|cubiert|tomad)[oa]s",
  ],
  planned: [
    "(?<!(?:nueva?|otra?|tambi[eé]n|en cambio) (?:\\p{L}+ ){0,3})(?:{appt}|que|la|lo|ella|[eé]l|cliente|paciente)?(?: )?(?:estaba|estuvo|hab[ií]a sido|ten[ií]a) (?:originalmente |inicialmente |ya )?(?:programad|reservad|agendad|previst|confirmad|fijad|marcad|apuntad|citad|cita|reserva|hora|turno)[oa]?\\b",
  ],
  itsHour: [
    "(?:me|nos|le|lo|la|os) (?:esperabas?|esperaban|ten[ií]as?|ten[ií]an|tocaba|hab[ií]as? (?:apuntado|dado|citado)|diste|dio|dieron)(?: (?:cita|hora|turno|apuntad[oa]s?|agendad[oa]s?|reservad[oa]s?|la|el|hueco))*(?: (?:a|para|de|las?))+ #|iba (?:a ir |yo )*(?:a|para)(?: las?)? #",
    "(?:(?:ella|[eé]l|yo) )?(?:cancela|anula|cancelo|anulo|tiene que (?:cancelar|anular)|quiere (?:cancelar|anular)|tengo que (?:cancelar|anular)) (?:su|mi|nuestra|la|el) (?:cita|sesi[oó]n|consulta|reserva|clase|hora|turno|masaje) de (?:las? )?#",
    "(?:mi|nuestra|su|la|esa|esta|nuestro|el|ese|este) (?:cita|sesi[oó]n|consulta|reserva|clase|visita|hora|terapia|turno|masaje|tratamiento|hueco|horario)(?: (?:era|es|ser[ií]a|estaba|estar[ií]a|empezaba|hubiera sido))(?: (?:previst[oa]|programad[oa]|fijad[oa]|reservad[oa]|marcad[oa]|agendad[oa]|originalmente))*(?: (?:a|para|de|sobre|las?))* #",
    "(?:(?:ella|[eé]l|yo) )?(?:era|ser[ií]a|estaba|hubiera sido|lo ten[ií]a|la ten[ií]a|ten[ií]a|ten[ií]amos|ten[ií]a que venir|ven[ií]a)(?: (?:cita|la|una|su|mi|el|un|hora|turno|sesi[oó]n|clase|consulta|reserva|reservad[oa]|programad[oa]|previst[oa]|citad[oa]|apuntad[oa]|agendad[oa]))*(?: (?:a|para|de|las?))* #",
    "(?:a las? |para las? )?#",
  ],
  bookedTitle: ["(?:reservad[oa]|agendad[oa]|confirmad[oa]|programad[oa])\\s?:(?= ?\\p{L})"],
  unbooked: [
    "(?:seguir[aá]|se (?:acordar[aá]|fijar[aá]|concertar[aá]|programar[aá]|agendar[aá]|reservar[aá]|buscar[aá]|pedir[aá]|comunicar[aá]|enviar[aá])|pendiente)(?: de)?(?: \\p{L}+){0,2} (?:nueva|nuevo|otra|otro) (?:cita|reserva|turno|sesi[oó]n|consulta|fecha|hora)|(?:nueva|nuevo|otra|otro) (?:cita|reserva|turno|sesi[oó]n|consulta|fecha|hora) (?:por (?:confirmar|acordar|fijar)|m[aá]s adelante|pr[oó]ximamente|se (?:acordar[aá]|fijar[aá]|concertar[aá]|programar[aá]|agendar[aá]|reservar[aá]|comunicar[aá]))",
    "(?:no|sin|ninguna?|tampoco)(?: [\\p{L}]+){0,3} (?:nueva|nuevo|otra|otro) (?:cita|reserva|turno|sesi[oó]n|consulta)[^.,;!?]*|(?:nueva|nuevo) (?:cita|reserva|turno|sesi[oó]n)\\W{1,3}(?:ninguna?|no|pendiente|por confirmar)(?!\\p{L})|(?:pedir|pide|reservar|reserva|agendar|crear|a[nñ]adir|solicitar|programar|proponer|hacer|haz|realizar|efectuar|registrar|elegir) (?:una |un )?(?:nueva|nuevo|otra|otro) (?:cita|reserva|turno|sesi[oó]n|consulta)",
    "(?:para|de|a|por|va a|quiere|querr[ií]a|quisiera|desea|llamar[aá]|podr[aá]s?|pued(?:e|es|en|o)|pedir[aá]|solicitar[aá]|reservar[aá]|buscar[aá]|intentar[aá]|quedamos en)(?: \\p{L}+){0,4} (?:una |un )?(?:nueva|nuevo|otra|otro) (?:cita|reserva|turno|sesi[oó]n|consulta|fecha|hora)",
    "(?:puede|pueden|podr[aá]n?|vuelve a|volver a|para) (?:volver a |ser |estar )*(?:reservarse|reservar|reservad[oa]|agendar(?:se)?)",
  ],
  thanked: ["gracias por (?:su |tu )?(?:reserva|reservar)"],
  older: [
    "(?:semana|mes|vez|cita|sesi[oó]n|clase|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado) pasad[oa]|anterior(?:es)?|previ[oa]s?|de ayer|[uú]ltima (?:cita|vez|sesi[oó]n|clase)|antigu[oa]",
  ],
  rowTaken: [
    "(?:ocupad|cubiert|rellenad|reasignad|tomad)[oa](?! (?:no|nadie))|ahora(?=\\W{1,3}\\p{L})(?!\\W*(?:libre|disponible|vac[ií]o))|(?:dad[oa]|pasa|asignad[oa]) a|en su lugar|sustituid[oa] por|(?:(?:he|hemos) )?(?:puesto|metido|pongo|meto|met[ií]|puse|pas[eé]|coloqu[eé]|agend[eé]|ubiqu[eé]|asign[eé]) (?:a|al|la|el|en su)|entr[aó](?= )",
  ],
};
