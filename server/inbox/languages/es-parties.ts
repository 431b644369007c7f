import type { Language } from "./language";

/** How Spanish emails greet, and how they speak to who is served, and to who serves. */
export const spanishParties: Language["parties"] = {
  greetings: "hola|buen[oa]s (?:d[ií]as|tardes|noches)|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?",
  asked: "a petición suya|como (?:ha |usted )?solicit(?:ado|ó)|según su solicitud|a solicitud suya",
  served: [
    "(?:tus|sus|las|todas las) entradas",
    "(?:puede|puedes) (?:pedir|solicitar|reservar|concertar|elegir) (?:una |un )?(?:nuev[oa]|otr[oa])|(?:reservar|reserva|pedir cita) (?:de nuevo|otra vez|nuevamente)",
    "(?:ll[aá]menos|ll[aá]manos|cont[aá]ctenos|cont[aá]ctanos) [^.!?]{0,80}?(?:nuev[oa]|otr[oa])",
    "(?:tu|su) (?:bono|monedero|abono|cuota|veh[ií]culo|coche|dep[oó]sito|suscripci[oó]n|saldo)|te hemos (?:devuelto|reembolsado)",
    "(?:le|te) propondremos|(?:le|te) (?:ofreceremos|daremos) (?:una |otr)|te esperamos|nos vemos en (?:la clase|el estudio)",
    "en nuestr[oa] (?:cl[ií]nica|consulta|taller|despacho|centro|sal[oó]n|gestor[ií]a)|no (?:tiene|tienes) que pagar",
  ],
  servedBy:
    "(?:su|tu) [^.!?]{0,80}?con (?:el |la |su |tu )?(?:dra?|doctora?|dentista|m[eé]dic[oa]|matrona|entrenadora?|monitora?|instructora?|fisioterapeuta|dermat[oó]log[oa]|peluquer[oa]|asesora?|gestora?)(?:\\.| )",
  serving:
    "(?:cita|sesi[oó]n|consulta|clase)[^.!?]{0,40}? (?:con usted|con ustedes|contigo|con vosotros)|(?:su|tu|una?|el|la|los|las|sus|tus) (?:client[ea]|paciente|alumn[oa]|invitad[oa]|participante)s?(?!\\p{L})|(?:hueco|horario) (?:est[aá]|queda|ha quedado) (?:de nuevo |otra vez )?(?:libre|disponible)",
  yours: "(?:su|tu|vuestra)(?! (?:agenda|calendario|lista|web|consulta|sal[oó]n|estudio|centro))",
  we: "hemos|tenemos|debemos|nos vemos",
  ours: "nuestr[oa]s?",
  trades:
    "cl[ií]nica|centro|sal[oó]n|peluquer[ií]a|gimnasio|hospital|taller|gestor[ií]a|[oó]ptica|barber[ií]a|consultorio|est[eé]tica|club|notar[ií]a",
  at: "en|en el|en la",
  occasions:
    "almuerzo|concierto|partido|comida (?:con|de|familiar)|cena|desayuno|brunch|merienda|caf[eé] con|cañas|cumple(?:años)?|boda|bautizo|inauguraci[oó]n|funeral|entierro|fiesta|barbacoa|asado|picnic|noche de|club de lectura|vacaciones|excursi[oó]n",
  general: "reuni[oó]n(?:es)?|eventos?",
  callsOff: "cancel|anul|(?:dar|ofrecer|ceder|pasar)[^.!?]{0,20} (?:el|mi|la) (?:hueco|hora|turno|cita|plaza|horario)",
  goesOn: "sin (?:m[ií]|nosotros)(?!\\p{L})|(?:env[ií]a|manda)(?:me|dme) (?:el )?acta",
  booker:
    "nombre|a nombre de|cliente|hu[eé]sped|conductor(?:a)?|pasajer[oa]|viajer[oa]|comensal|reservado (?:para|por)|reserva a nombre de|jugadores",
  pets: "mascota|animal|perro|gato|caballo",
  visitors: "interesad[oa]s?|comprador(?:a|es)?|inquilin[oa]s?|visitantes?|candidat[oa]s?",
  errands:
    "fontaner|plomer|taller|neumatic|electricist|cerrajer|limpieza|mudanzas|plagas|autoescuela|veterinari|fotograf|notari|calderas|asesoria|abogad|gestoria|contable",
  servingRow:
    "acompañad[oa] por|realizad[oa] por|agente|asesor(?:a)?|profesional|terapeuta|comercial asignado|técnic[oa]|mecánic[oa]|monitor(?:a)?|instructor(?:a)?|fot[oó]graf[oa]|fontanero",
  organizer: "organizador(?:a)?",
  bookedBy: "(?:reservad|agendad)[oa] por",
  booked:
    "\\d+ adultos|adultos: ?\\d|mesa para (?:\\d|dos|tres|cuatro|cinco|seis)|para \\d+ personas|\\d+ (?:personas|comensales)(?=\\W*$)|(?:n[uú]mero de )?(?:personas|comensales)\\s?[:\\t]|(?:asientos?|butacas?|fila|and[eé]n|puerta)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)|(?:entrada|salida|llegada|recogida|devoluci[oó]n|check-?in|check-?out)\\s?[:\\t]|\\d+ noches?(?!\\p{L})|habitaci[oó]n (?:doble|individual)|pista (?:de )?(?:\\d|tenis|p[aá]del)|\\d+ entradas",
  everybody: "pacientes|client[ea]s|alumn[oa]s|familias",
  disclaimer: "confidencial|destinatari[oa]|por error|no autorizad|prohibid|divulgaci[oó]n|legalmente",
  until:
    "(?:(?:entonces|pues|y|ok|vale) )*(?:nos vemos(?: (?:entonces|pues|el|este|la))*|hasta (?:el|este)|(?:te|le) espero (?:el|este))",
  takesOut: "anul(?!aci)\\p{L}*",
  agreed:
    "apuntad[oa]|anotad[oa]|confirm\\p{L}*|record\\p{L}*|recuerd\\p{L}*|(?:te|le|os|les) esper(?:o|amos)|reservad[oa]|agendad[oa]",
  offers:
    "podr[ií]a\\p{L}*|puedo|podemos|ofrec\\p{L}*|propong\\p{L}*|(?:viene|venga|va|vaya) bien|quier\\p{L}*|si (?:te|le|os|les)|tengo|tenemos|libres?|disponibles?|hueco\\p{L}*|queda|quedan|tal vez|quiz[aá]s?",
  optOut:
    "darse de baja|date de baja|d[aá]rme de baja|darte de baja|cancelar (?:la |tu |mi )?suscripci[oó]n|anular (?:la )?suscripci[oó]n|bolet[ií]n|newsletter|ver (?:este correo |este e-?mail )?en (?:el|tu|su) navegador|(?:recibes|recibe) este [^.!?]{0,30}?porque|no (?:deseas?|quieres?) (?:seguir recibiendo|recibir)|preferencias (?:de correo|de comunicaci[oó]n)",
  seats:
    "puede|acepta|acept[oó]|encantad[oa]|quiere|le va|le viene|viene|vendr[aá]|entra|entrar[aá]|ir[aá]|pasa|pasar[aá]|puse|puso|pusimos|puesto|met[ií]|metido|metimos|pas[eé]|pasado|pasamos|cit[eé]|citado|citamos|agend[eé]|agendado|agendamos|apunt[eé]|apuntado|anot[eé]|anotado|coloqu[eé]|colocado|adelant[eé]|adelantado|mov[ií]|movido|asign[eé]|asignado|acomod[eé]|sub[ií]|toma|tom[oó]|coge|cogi[oó]|ocupa|ocup[oó]|dado|di|dimos|doy",
  denies: "no|nadie|nunca|tampoco",
  goal: "a|al|en",
  mine: "este|esta|esto|es|era|mío|mía|el mío|la mía|mi|conmigo|hueco",
  attending:
    "inscrit[oa]s|asistentes|participantes|apuntad[oa]s|plazas ocupadas|ocupaci[oó]n|reservad[oa]s|aforo|asistencia|(?:plazas|reservas) confirmadas",
  placesLeft: "plazas (?:libres|disponibles|restantes|vacantes)|cupos disponibles|lugares disponibles",
  prepares:
    "(?:traiga|traer|acuda con|recuerde traer|no olvide(?: traer)?)[^.!?;]{0,40} (?:tarjeta sanitaria|tarjeta (?:de|del) seguro|volante|carn[eé] del seguro|lista de (?:sus )?medicamentos)|(?:acuda|llegue|pres[eé]ntese|llegar) [^.!?;]{0,20}\\d+ minutos (?:antes|de antelaci[oó]n)",
};
