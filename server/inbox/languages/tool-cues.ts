import type { Language } from "./language";

/** From the beginning of a clause to the noun that it is about: an article, and what stands before the noun. */
const the = {
  en: "(?<=^\\W*)(?:(?:the|your|our|this|an?|her|his|their) )?(?!my |our )(?:[\\p{L}-]+ ){0,2}",
  de: "(?<=^\\W*)(?:(?:die|der|das|ihre?|deine?|unsere?|eine?|diese[rs]?) )?(?!mein|unser)(?:[\\p{L}-]+ ){0,1}",
  fr: "(?<=^\\W*)(?:(?:la|le|les|votre|vos|notre|cette|cet?|une?) |l'|d')?",
  es: "(?<=^\\W*)(?:(?:la|el|las|los|su|tu|sus|tus|nuestr[oa]|esta|este|una?) )?",
  it: "(?<=^\\W*)(?:(?:la|il|lo|le|i|sua|suo|tua|tuo|vostra|vostro|questa|questo|una?) |l')*",
  nl: "(?<=^\\W*)(?:(?:de|het|uw|je|jouw|onze|deze|dit|een) )?(?:[\\p{L}-]+ ){0,1}",
  pt: "(?<=^\\W*)(?:(?:a|o|as|os|sua|seu|tua|teu|nossa|nosso|esta|este|uma?) )*",
};

/** "Ticket #48812: visit of Friday": what stands behind a colon is another matter. */
const noColon = "(?!\\p{L}|'s|[^.!?;]{0,40}\\p{L}: )";

/**
 * What scheduling tools cancel besides appointments, and how they say that an hour is used all the same. `ofTool`, in a sentence that cancels or a
 * subject: a form, a block, a ticket, a shift, an interpreter, a room, an appointment that was entered twice. `comesStill`: the same hour
 * is another kind of visit, with somebody else or blocked.
 */
export const toolCues = {
  en: {
    ofTool: [
      `${the.en}(?:interpreters?|translators?|chaperones?|questionnaires?|surveys?|(?:intake|consent|history|health) forms?|check-?in|waiting room links?|video links?|blocks?|(?:admin|blocked|buffer|personal) time|breaks?|lunch|(?:signature|form|document|e-?sign) requests?|waivers?|holds?|(?:support )?tickets?(?! ?[#\\d\\]])|tasks?|scanners?|laser|equipment|projector|shifts?|import|export|backup|sync)${noColon}(?! (?:tech(?:nician)?|room|bay|appointment|session|visit|lesson|class|treatment|consultation)s?(?!\\p{L}))`,
      "cancel+ed (?:the |an? |her |his |their |your |this )?(?:support |help ?desk |service )?(?:tickets?|cases?|tasks?|questionnaires?|surveys?|intake forms?|forms?|reminders?|interpreters?|check-?in|import|export)(?= (?:#|no\\.|\\d|[\"“'‘(]|for|of)|\\W*$)",
      "(?:reservation|booking|hire|rental) of (?:the |an? |our )?(?:[\\p{L}\\d-]+ ){0,3}?(?:scanners?|machines?|devices?|lasers?|equipment|projectors?|vehicles?|vans?|chairs?|studios?|bays?|suites?|laptops?|cameras?|tables?|rooms?|pool|gym|resource)(?!\\p{L})",
      "duplicated? (?:[\\p{L}-]+ )?(?:{appt}|entr(?:y|ies)|one)(?!\\p{L})|(?:was|were|been) (?:booked|entered) twice",
      "(?<=^\\W*)you(?: have|'ve)? (?:just )?(?:deleted|removed) (?:the|this|your|an?) (?:[\\p{L}-]+ ){0,2}{appt}",
    ],
    comesStill: [
      "(?:convert|chang|switch|turn|re-?book|replac|mov)ed (?:in)?to (?:an? )?(?:\\p{L}+ )?(?:telehealth|virtual|online|video|phone|remote|in-person|office)(?: \\p{L}+)?",
      "(?:created|added|set up|booked|re-?booked|entered)(?: [^ .,;!?]+){0,4} (?:for|at) the same (?:time|hour|slot)|(?:was|were|has been|is now) (?:booked|added|placed) instead",
      "(?<=^\\W*(?:\\p{L}+: )?)(?:the )?{appt} (?:(?:is|was|remains|stays) )?(?:unchanged|not changed)(?=\\W*$)",
      "(?:event|client|patient|guest|invitee|{appt})[^.!?;]{0,30} (?:was|has been|is now|were) re-?assigned to|because (?:it|this) (?:was|has been|is) re-?assigned to",
      "(?:this|that|the) (?:time|slot|hour|spot|opening)(?: (?:was|is|has been|now|also|then))+ (?:automatically )?(?:blocked|closed off)",
      "(?:is|are|was|were|been|now) on (?:your|her|his|their|the) (?:schedule|calendar|book)[^.!?;]{0,20} in (?:that|this) (?:time|slot|hour)",
    ],
  },
  de: {
    ofTool: [
      `${the.de}[\\p{L}-]*(?:fragebogen|fragebögen|formular|dolmetscher(?:in)?|schicht|dienst|ticket|aufgabe|blockierung|blocker|sperrzeit|sperre|gerät|scanner|laser|raumbuchung|raumreservierung|check-in|import)${noColon}`,
      "(?:storniert|abgesagt|gelöscht)[^.!?;]{0,20} (?:das|ihr|sein|ein) ticket|(?:das|ihr|sein|ein) ticket [^.!?;]{0,90}(?:storniert|gelöscht)",
      "(?:buchung|reservierung)(?: (?:des|der|von|für|vom))? (?:den |die |das |dem )?(?:\\p{L}+ )?\\p{L}*(?:raum(?:e?s)?|räume|saal(?:es)?|zimmers?|geräte?s?|scanners?|lasers?|maschine|kabine|liege|platz(?:es)? \\d|fahrzeugs?|studios?)(?!\\p{L})|(?<=^\\W*)(?:behandlungs)?raum \\d+ ",
      "(?:doppelte[rnms]?|zweite[rnms]? identische[rnms]?) (?:\\p{L}+)|doppelbuchung\\p{L}*|doppelt (?:eingetragen|gebucht|angelegt)",
    ],
    comesStill: [
      "(?:storniert|abgesagt)[^.!?;]{0,60} (?:zur|zum|um die|für die) (?:selben|gleichen|selbe|gleiche) (?:zeit|uhrzeit|termin|zeitpunkt)",
      "(?:in|auf|als) (?:eine[nr]? )?(?:video\\p{L}*|online\\p{L}*|telefon\\p{L}*)(?: [^ .,;!?]+){0,6} (?:umgewandelt|umgestellt|umgebucht|angelegt|geändert)",
      "(?:dieser|der|die) (?:termin|slot|zeit|uhrzeit|zeitraum)(?: (?:wurde|ist|automatisch|nun|jetzt))+ (?:gesperrt|blockiert|geblockt)",
    ],
  },
  fr: {
    ofTool: [
      `${the.fr}(?:interprète|questionnaire|formulaire|ticket|tâche|blocage|créneau bloqué|salle|appareil|scanner|laser|matériel|garde|import)${noColon}`,
      "annulé (?:le|son|un|ce) (?:ticket|questionnaire|formulaire|rappel)",
      "(?:réservation|location) (?:de |du |d'|des )(?:la |l'|le )?(?:\\p{L}+ )?(?:salle|cabine|appareil|scanner|laser|matériel|véhicule|box|bureau|équipement)s?(?!\\p{L})",
      "doublons?|(?:réservation|rendez-vous|rdv|séance)s? en double|enregistrée?s? deux fois",
    ],
    comesStill: [
      "annulée?s?[^.!?;]{0,60} (?:à|pour) (?:la|le) même (?:heure|horaire|créneau)",
      "(?:transformée?s?|convertie?s?|remplacée?s?|changée?s?|basculée?s?) (?:en|par) (?:une? )?(?:téléconsultation|visio\\p{L}*|consultation vidéo|rendez-vous (?:en ligne|téléphonique|vidéo))",
      "(?:ce|le) (?:créneau|horaire)(?: (?:a|est|été|automatiquement|désormais))+ (?:bloqué|fermé|indisponible)",
    ],
  },
  es: {
    ofTool: [
      `${the.es}(?:int[eé]rprete|cuestionario|formulario|ticket|tarea|bloqueo|sala|equipo|aparato|esc[aá]ner|l[aá]ser|turno de trabajo|guardia)${noColon}`,
      "(?:cancelado|anulado) (?:el|su|un|este) (?:ticket|cuestionario|formulario|recordatorio)",
      "(?:reserva|alquiler) (?:de |del )(?:la |el )?(?:\\p{L}+ )?(?:sala|cabina|box|aparato|equipo|esc[aá]ner|l[aá]ser|material|veh[ií]culo|despacho)(?!\\p{L})",
      "(?:{appt} |la |el )?duplicad[oa]s?(?!\\p{L})|(?:registrad|apuntad|reservad)[oa]s? dos veces",
    ],
    comesStill: [
      "(?:cancelad|anulad)[oa]s?[^.!?;]{0,60} (?:(?:a|para) la misma hora|(?:en|para) el mismo (?:horario|hueco))",
      "(?:convertid|sustituid|cambiad|pasad|transformad)[oa]s? (?:en|por|a) (?:una? )?(?:video\\p{L}*|v[ií]deo\\p{L}*|teleconsulta|consulta (?:online|telef[oó]nica)|cita (?:online|telef[oó]nica))",
      "(?:este|ese|el) (?:hueco|horario|turno)(?: (?:se|ha|ha sido|est[aá]|queda|autom[aá]ticamente))+ (?:bloqueado|cerrado)",
    ],
  },
  it: {
    ofTool: [
      `${the.it}(?:interprete|questionario|modulo|ticket|blocco|sala|apparecchio|scanner|laser|turno)${noColon}`,
      "prenotazione (?:della|del|dell'|di) ?(?:\\p{L}+ )?(?:sala|stanza|cabina|apparecchio|scanner|laser)(?!\\p{L})",
      "(?:appuntamento |prenotazione |la |il )?(?:doppion[ei]|duplicat[oa])(?!\\p{L})",
    ],
    comesStill: [
      "(?:annullat|disdett|cancellat)[oa][^.!?;]{0,60} (?:(?:alla|per la) stessa ora|(?:allo|per lo) stesso orario)",
      "(?:convertit|sostituit|trasformat|cambiat)[oa] (?:in|con) (?:una? )?(?:video\\p{L}*|teleconsulto|visita online)",
    ],
  },
  nl: {
    ofTool: [
      `${the.nl}(?:tolk|vragenlijst|formulier|ticket|taak|blokkade|dienst|apparaat|scanner|laser)${noColon}`,
      "(?:reservering|boeking) van (?:de |het )?(?:\\p{L}+ )?\\p{L}*(?:ruimte|kamer|zaal|apparaat|scanner|laser)(?!\\p{L})",
      "dubbele (?:afspraak|boeking|reservering)|dubbel (?:ingepland|geboekt)",
    ],
    comesStill: [
      "(?:geannuleerd|afgezegd)[^.!?;]{0,60} (?:op|voor) (?:hetzelfde tijdstip|dezelfde tijd|hetzelfde uur)",
      "(?:omgezet|gewijzigd|veranderd) (?:in|naar) (?:een )?(?:video\\p{L}*|online\\p{L}*|telefonisch\\p{L}*|beeldbel\\p{L}*)",
    ],
  },
  pt: {
    ofTool: [
      `${the.pt}(?:int[eé]rprete|question[aá]rio|formul[aá]rio|ticket|bloqueio|sala|aparelho|scanner|laser)${noColon}`,
      "reserva d[aoe] (?:\\p{L}+ )?(?:sala|gabinete|aparelho|scanner|laser)(?!\\p{L})",
      "(?:{appt} )?duplicad[oa]s?(?!\\p{L})",
    ],
    comesStill: [
      "(?:cancelad|desmarcad|anulad)[oa][^.!?;]{0,60} (?:(?:[aà]|para a) mesma hora|no mesmo hor[aá]rio)",
      "(?:convertid|substitu[ií]d|alterad|passad)[oa]s? (?:em|por|para) (?:uma? )?(?:video\\p{L}*|v[ií]deo\\p{L}*|teleconsulta)",
    ],
  },
} satisfies Record<string, Language["cues"]>;
