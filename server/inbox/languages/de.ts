import type { Language } from "./language";

export const german: Language = {
  code: "de",
  common:
    "der die das und ist sind wurde wurden hat haben für mit von zu zum zur nicht ein eine einen ihr ihre ihren sie wir uns den dem des auf im am um uhr termin bei über bitte ich mein meinen leider guten tag hallo frau herr grüße kann noch bis wird nach aus hiermit folgende folgender oder auch war dass wenn vom kunde kunden datum uhrzeit storniert abgesagt",

  months: [
    "januar jan jänner",
    "februar feb feber",
    "märz maerz mär mrz",
    "april apr",
    "mai",
    "juni jun",
    "juli jul",
    "august aug",
    "september sept sep",
    "oktober okt",
    "november nov",
    "dezember dez",
  ],
  weekdays: [
    "montag mo montags montagmorgen montagabend montagnachmittag",
    "dienstag di dienstags dienstagmorgen dienstagabend dienstagnachmittag",
    "mittwoch mi mittwochs mittwochmorgen mittwochabend mittwochnachmittag",
    "donnerstag do donnerstags donnerstagmorgen donnerstagabend donnerstagnachmittag",
    "freitag fr freitags freitagmorgen freitagabend freitagnachmittag",
    "samstag sa sonnabend samstags",
    "sonntag so sonntags",
  ],
  today: "heute",
  tomorrow: "morgen",
  dayAfterTomorrow: "übermorgen",
  yesterday: "gestern",
  thisWord: "diesen dieser dieses diesem kommenden kommender kommende",
  nextWord: "nächsten nächster nächste naechsten",

  am: "",
  pm: "",
  morning: "vormittags|morgens|früh|am vormittag|am morgen",
  afternoon: "nachmittags|abends|am nachmittag|am abend",
  noon: "mittag mittags",
  midnight: "mitternacht",
  clock: "uhr",
  ordinal: "ten te",
  ordinals: "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften",
  numbers: "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  between: "um am ab von den dem der gegen uhrzeit",
  at: "um ab von gegen",
  until: "bis",
  minutesBefore:
    "halb -30|viertel nach +15|viertel vor -15|dreiviertel -15|zehn nach +10|zehn vor -10|fünf nach +5|fünf vor -5",
  minutesAfter: "",
  opensRange: "zwischen",

  labels: {
    reason:
      "grund begründung nachricht kommentar bemerkung bemerkungen notiz notizen hinweis anmerkung absagegrund stornierungsgrund stornogrund fragen frage mitteilung",
    birth: "geburtsdatum geb geburtstag geboren geb.datum",
    zone: "zeitzone",
    stamp:
      "gebucht buchungsdatum gebucht-am storniert-am abgesagt-am erstellt gesendet eingegangen angefragt aktualisiert stornierungsdatum stornodatum absagedatum buchungszeitpunkt erfasst rechnungsdatum eingang",
    old: "alter alte altes bisher bisheriger bisherige bisheriges ursprünglich ursprünglicher ursprüngliche vorher vorheriger früherer statt",
    fresh: "neuer neue neues neu jetzt geändert verschoben",
    end: "ende endet schluss bis",
    aside:
      "nächster nächste nächstes weiterer weitere wunschtermin gewünscht alternativ alternative vorschlag frist gültig folgetermin gültig-bis verfügbar öffnungszeiten ersatztermin anfrage sprechzeiten",
    cancelled: "storniert abgesagt gebucht entfallen gelöscht",
    when: "termin datum wann beginn start zeitpunkt tag termine behandlungstermin terminzeit terminbeginn anfang sitzung beginnt terminsdatum kurs stunde buchung",
    time: "uhrzeit zeit",
    who: "patient patientin kunde kundin klient klientin name teilnehmer teilnehmerin gast person",
    by: "durch von",
    plain:
      "was wo leistung ort behandler behandlerin telefon handy mobil email e-mail adresse preis kosten betrag status dauer art terminart behandlung service mitarbeiter mitarbeiterin praxis nummer buchungsnummer referenz standort raum anbieter versicherung betreff behandlungsgrund besuchsgrund link therapeut therapeutin",
  },

  appt: "(?:[\\p{L}-]*(?:termine?n?s?|sitzung(?:en)?|behandlung(?:en)?|buchung(?:en)?|stunden?|besuch(?:e|s)?|beratung(?:en)?|reservierung(?:en)?|massagen?|kurs(?:e|es)?|untersuchung(?:en)?|coaching|supervision|gespräche?s?|meeting|unterricht|therapie))",
  thing:
    "(?:[\\p{L}-]*(?:abonnements?|abos?|mitgliedschaft(?:en)?|bestellung(?:en)?|flug|flüge|vertrag|verträge|lieferung(?:en)?|rechnung(?:en)?|zahlung(?:en)?|versicherung(?:en)?|tarif|konto|reise|hotel|bahnfahrt|ticket))",
  errand:
    "(?:taxi(?:fahrt)?|fahrt|bahnfahrt|busfahrt|zug|züge|zugfahrt|flug|flüge|mietwagen|werkstatt(?:termins?)?|fahrzeug(?:s|e)?|inspektion|ölwechsel|reifenwechsel|räderwechsel|hauptuntersuchung|tüv|tischreservierung|tisch für|für \\d+ personen|restaurant|hotel|zimmer(?:reservierung)?|lieferung|lieferdienst|techniker(?:in|termins?)?|handwerker|monteur|heizungswartung|klempner|elektriker|ablesung|wohnungsbesichtigung|besichtigung(?:stermins?)?|elternabend|elternsprechtag|elterngespräch|fußballtraining|spiel gegen|gericht(?:stermins?)?|verhandlung|kongress|konferenz|webinar|konzert|vorstellung|kino|tierarzt|tierärzt\\p{L}+|ihre[nmrs]? (?:hund|katze|haustier)(?:e?s)?|hundesalon)",

  cues: {
    headline: [
      "(?:\\W|re:|aw:|wg:|fwd?:|online-?|kurzfristige? ){0,40}(?:termin-?|buchungs-?|online-?)?(?:absage|stornierung|storno)(?! (?:nicht|nur|bis)|s?(?:bedingung|gebühr|frist|regel|richtlinie|kosten))\\b",
      "(?:\\W|re:|aw:|wg:|fwd?:){0,40}(?:storniert|abgesagt|entfällt)\\b",
      "(?:\\W|re:|aw:|wg:|fwd?:|ihr |der |ein |dein ){0,40}{appt}…(?:abgesagt|storniert|entfällt|gecancelt|entfallen)",
    ],
    cancelled: [
      "hat (?:seine[nm]?|ihre[nm]?|den|die|einen)\\b[^!?;]{0,140}?(?:abgesagt|storniert)",
      "(?:termin|buchungs)?status\\W{1,4}(?:\\p{L}+ ){0,3}?(?:abgesagt|storniert|absage|stornierung)",
      "\\bsagt\\b…\\bab\\W*$",
      "{appt}…(?:abgesagt|storniert|gecancelt|gelöscht|entfallen)",
      "(?:hat|haben|wurde|wurden|ist|habe)…(?:abgesagt|storniert|gecancelt|ausgetragen)",
      "(?:storniert|abgesagt|gecancelt) (?:durch|von|online)",
      "{appt}…(?:entfällt|fällt (?:leider )?aus|findet (?:leider )?nicht statt)",
      "hiermit (?:die|eine) (?:absage|stornierung)",
      "sagt…{appt}…\\bab\\b",
      "(?:absage|stornierung) (?:des|der|ihres|ihrer|eines|einer|vom|von|für)…",
      "(?:absage|stornierung) (?:erhalten|eingegangen|bestätigt)",
    ],
    plea: [
      "(?:können|könnten|könntest|kannst|würden) (?:sie|du|ihr)…(?:meinen|den|unseren|meine) …(?:stornieren|absagen|streichen|canceln)",
    ],
    personal: [
      "(?:komme|kommt|kommen)…nicht\\W*$",
      "(?:kann|können)…(?:leider|doch) (?:doch )?nicht\\W*$",
      "(?:schaffe|schaffen|schafft)…nicht\\W*$",
      "(?:kann|können|könnte|schaffe|schafft)…(?:nicht|leider nicht) (?:kommen|wahrnehmen|einhalten|erscheinen|teilnehmen|da sein|dabei sein|zum|zur|mehr kommen)",
      "(?:schaffe|schaffen) (?:ich|wir|es)…nicht",
      "(?:muss|müssen|möchte|möchten|will|wollen|würde)…(?:absagen|stornieren|canceln)",
      "(?:sage|sagen) (?:ich|wir|hiermit)…\\bab\\b",
      "bitte…(?:stornieren|absagen|streichen) sie…{appt}|(?:stornieren|streichen) sie bitte…{appt}|bitte…(?:meinen|den|unseren) …{appt}…(?:stornieren|streichen|absagen|austragen)",
      "(?:bin|ist)…verhindert",
    ],
    bare: ["(?:bitte )?(?:absagen|stornieren|absage|storno|stornierung)"],
    freed: [
      "(?:wieder|jetzt|nun) (?:frei|verfügbar|buchbar)",
      "(?:termin|platz)…(?:weitergeben|vergeben werden|frei geworden)",
    ],
    conditional: [
      "\\b(?:wenn|falls|sofern|sollten|im falle|möchten sie|wollen sie|bei absagen?|bei (?:nicht|verspätet|kurzfristig|stornierung|absage))\\b[^.,;!?]*",
      "(?:sie|du|patienten|kunden|klienten)…(?:können|müssen|sollten|dürfen|kannst)…(?:absagen|stornieren|verschieben)|(?:können|kannst|müssen|sollten|dürfen) (?:sie|du)…(?:absagen|stornieren|abgesagt|storniert|verschieben)[^.;!?]*",
      "(?:bis|mindestens|spätestens)…(?:vorher|zuvor|vor dem termin|vor beginn)…(?:absagen|abgesagt|stornieren|storniert)[^.;!?]*",
      "(?:nicht |rechtzeitig )?(?:rechtzeitig )?(?:abgesagte|stornierte|versäumte)\\w* {appt}[^.;!?]*",
      "bitte…(?:rechtzeitig|24 stunden|mindestens|spätestens)[^.;!?]*",
      "(?:zum (?:absagen|stornieren)|um …(?:abzusagen|zu (?:stornieren|verschieben)))[^.;!?]*",
    ],
    policy: [
      "(?:stornierungs|absage|storno|stornier)(?:bedingungen|gebühr(?:en)?|frist(?:en)?|regel(?:n|ung)?|richtlinien?|kosten|link|policy|pauschale)",
      "kostenlos(?:e)? (?:stornieren|stornierung|absagen|absage)",
      "kurzfristige[nr]? (?:absagen|stornierungen)",
    ],
    thing: [
      "{thing}…(?:storniert|gekündigt|abgesagt)",
      "(?:stornierung|kündigung) (?:ihrer|ihres|deiner|deines|der|des) {thing}",
    ],
    errand: ["{errand}"],
    none: [
      "(?:abgesagt|storniert|absagen|stornierungen|abgesagte termine|stornierte (?:termine|buchungen))\\W*[:=\\t]\\W*(?:keine?r?|0|null|niemand|[-–—])(?: (?:heute|morgen))?",
    ],
    listCancelled: [
      "(?:abgesagte|stornierte|entfallene) (?:termine|buchungen)|absagen|stornierungen|abgesagt|storniert",
    ],
    listOther: [
      "(?:neue|bestätigte|gebuchte|verschobene|kommende|weitere|heutige|anstehende) (?:termine|buchungen)|termine|buchungen|gebucht|bestätigt|verschoben|neu|umbuchungen|nicht erschienen",
    ],
    rowCancelled: ["abgesagt|storniert|entfällt|ausgefallen|cancelled"],
    rowKept: [
      "bestätigt|gebucht|erschienen|nicht erschienen|anwesend|erledigt|offen|verschoben|unbestätigt|reserviert|findet statt|keine antwort|ausstehend",
    ],
    standing: [
      "(?:nicht|nie|keine?n?) (?:mehr )?(?:abgesagt|storniert|gelöscht)",
      "keine? (?:\\p{L}+ )?(?:absagen?|stornierungen?|termine? (?:abgesagt|storniert))",
      "0 (?:absagen|stornierungen|abgesagte)",
      "(?:absage|stornierung)…(?:zurückgenommen|rückgängig|nicht möglich|fehlgeschlagen|abgelehnt|widerrufen|hinfällig|gegenstandslos|zurückgezogen)",
      "(?:versehentlich|irrtümlich|aus versehen|irrtum|versehen)",
      "(?:wiederhergestellt|reaktiviert|wieder aktiv|wieder eingetragen|findet (?:doch|trotzdem) statt|doch (?:kommen|stattfinden|wahrnehmen))",
      "(?:versucht|wollte|hat versucht)…(?:abzusagen|zu stornieren|absagen|stornieren)",
      "(?:konnte|kann)…nicht…(?:abgesagt|storniert|abgesagt werden|storniert werden)",
      "(?:vergessen sie|ignorieren sie|bitte ignorieren|gegenstandslos|hat sich erledigt)",
      "(?:nur ein|dies ist ein|das ist ein) test",
    ],
    kept: [
      "(?:bleibt|bleiben) (?:es |natürlich |aber |weiterhin |so |dann )*(?:bestehen|bei|wie|stehen|unverändert|erhalten|aktuell|gültig|davon)",
      "(?:findet|finden)…(?:wie (?:geplant|vereinbart|gehabt)|weiterhin) statt",
      "(?:kommt|komme|kommen) (?:aber |natürlich |weiterhin )*(?:wie (?:geplant|vereinbart|gehabt|immer)|trotzdem|weiterhin)",
      "(?:steht|stehen|gilt|gelten) (?:aber |natürlich )*(?:noch|weiterhin|nach wie vor|unverändert)",
      "(?:behalte|behalten|behält)…(?:termin|bei|{appt})",
    ],
    request: [
      "(?:termin|buchungs|stornierungs|absage)?anfrage…(?:abgelehnt|zurückgezogen|storniert|abgesagt|abgelaufen)",
      "(?:stornierungs|absage)anfrage|(?:bittet|bitte) um (?:absage|stornierung|bestätigung)",
      "(?:noch nicht|nie|nicht) (?:bestätigt|angenommen)",
    ],
    question: [
      "(?:kann|könnte|könnten|darf|dürfte|wäre es möglich|ist es möglich)…(?:absagen|stornieren|verschieben|verlegen)[^.!]*\\?",
      "(?:vielleicht|eventuell|evtl|möglicherweise|wahrscheinlich|unter umständen)…(?:absagen|stornieren|nicht)",
    ],
    booked: [
      "(?:neuer?|neue) (?:online-?)?(?:termin|buchung|terminbuchung|reservierung)(?! ?anfrage)",
      "(?:terminbestätigung|buchungsbestätigung|termin bestätigt|buchung bestätigt)",
      "(?:hat|haben|wurde|ist|sind)…(?:gebucht|bestätigt|vereinbart|eingetragen)",
      "(?:vielen dank|danke) für (?:ihre|deine|die) (?:termin)?buchung",
    ],
    filled: [
      "(?:übernimmt|bekommt) (?:den|ihren|seinen|diesen|die) (?:termin|platz|stunde)",
      "(?:bereits|schon|wieder|inzwischen) (?:vergeben|belegt|besetzt|gebucht|neu vergeben)",
      "(?:erneut|wieder|neu) gebucht",
      "(?:nachgerückt|nachbesetzt)|(?:termin|platz|stunde|lücke|slot)…(?:übernommen|neu besetzt|nachbesetzt|gefüllt|neu vergeben)",
    ],
    reminder: [
      "(?:termin)?erinnerung|erinnern (?:wir|sie|an)|bevorstehende[rn]? termin|anstehende[rn]? termin",
      "wir freuen uns auf",
    ],
    moved: [
      "(?:verlegen|verschieben|umbuchen)…(?:wie|so) (?:besprochen|vereinbart|abgesprochen)|wie (?:besprochen|vereinbart|abgesprochen)…(?:verlegen|verschieben|umbuchen)|(?:verlegen|verschieben) sie…wie (?:besprochen|vereinbart)",
      "(?:verschoben|umgebucht|verlegt|terminänderung|geändert|terminverschiebung|umgelegt|verschiebung)",
    ],
    proposed: [
      "(?:neuer|anderer) (?:termin|zeit)(?:vorschlag)? vorgeschlagen|vorgeschlagen|schlägt…vor|terminvorschlag",
      "(?:möchte|würde|könnten?|kann)…(?:verschieben|verlegen|umbuchen)",
    ],
    declined: ["(?:hat (?:diese|die|ihre) einladung abgelehnt|abgelehnt|mit vorbehalt|zugesagt)"],
    noShow: ["(?:nicht erschienen|no-?show|unentschuldigt|versäumt|ist nicht gekommen)"],
    money: [
      "(?:ihre rechnung|rechnung (?:nr|für|über|vom)|zahlungsbestätigung|zahlungsbeleg|quittung|ausfallhonorar|ausfallgebühr|erstattung|gutschrift|beleg)",
    ],
    waitlist: [
      "(?:auf|in|von) (?:der|die|ihrer|ihre|unserer|unsere) warteliste…(?:eingetragen|gesetzt|aufgenommen|steht|ausgetragen|angemeldet)|wartelisteneintrag|neuer eintrag…warteliste",
    ],
    advert: [
      "\\d+ ?% (?:rabatt|günstiger)",
      "(?:kostenloses? )?webinar|jetzt (?:anmelden|buchen|sichern|testen|kaufen)|aktionscode|gutscheincode|rabattcode|nur (?:noch )?(?:diese|bis)|tipps (?:für|zu|gegen)|newsletter",
    ],
    wholeClass: [
      "wir entschuldigen uns|(?:bitten|danken) (?:wir )?(?:sie )?(?:um|für) (?:ihr )?verständnis",
      "(?:aufgrund|wegen) (?:der |einer |von |unserer )?(?:erkrankung|krankheit|krankheitsfalls?|urlaubs?)",
      "(?:müssen|mussten|haben|möchten) wir…(?:ihren|deinen|ihre|deine|euren)…(?:absagen|stornieren|verschieben|abgesagt|storniert)",
      "(?:wir|praxis|studio|büro|salon|kursleiter(?:in)?|therapeut(?:in)?|arzt|ärztin|trainer(?:in)?|lehrer(?:in)?)…(?:krank|erkrankt|geschlossen|urlaub|verhindert)",
      "(?:krankheitsbedingt|wegen krankheit) (?:des|der|von|unser)",
      "alle (?:termine|kurse|behandlungen|sitzungen)…(?:abgesagt|storniert|entfallen|verschoben)",
      "(?:kurs|gruppe|workshop)…(?:fällt|entfällt|findet nicht)",
    ],
    several: [
      "(?:folgenden?|alle|beide|\\d+|zwei|drei|vier|meine|seine|ihre) (?:\\p{L}+ )?(?:termine|sitzungen|behandlungen|buchungen|stunden|kurse|absagen|stornierungen)|beide",
    ],
    series: ["(?:wöchentlich|jede woche|jeden|serientermin|terminserie|serie|wiederkehrend|regelmäßig)"],
    stampBefore: [
      "(?:gebucht|storniert|abgesagt|erstellt|gesendet|eingegangen|angefragt|vereinbart|bestätigt|erfasst|unterschrieben|bezahlt|aktualisiert|geändert|online|letzter? (?:termin|besuch)|geboren|geb\\.?|geburtsdatum|stand|gekündigt|seit)(?: online| von [\\p{L}. ]{1,30}| durch [\\p{L}. ]{1,30})?(?: am| um| vom| seit| den)?",
    ],
    asideBefore: [
      "(?:bis|bis zum|spätestens|frist|gültig|läuft|ablauf|endet|vor dem|ab dem|ab)(?: am| zum| den)?",
      "(?:(?<!(?:meinen|unseren|den) )nächste[rsnm]?|weiterer?|weitere[rsnm]?|anderer?|folgetermin|sein nächster|ihr nächster)(?: \\p{L}+){0,2}(?: ist| am| um| bleibt)*",
      "(?:stattdessen|lieber|gerne|alternativ|vielleicht|besser|ersatzweise|verschieben auf|verlegen auf|neuer termin|wieder da|zurück|urlaub|verreist|erreichbar|wunschtermin|passt|ginge|geht es)(?: am| auf| um| ab| bis)*",
    ],
    asideAfter: ["(?:bleibt|besteht|findet|steht) (?:bestehen|weiterhin|statt|noch|wie)", "(?:würde|wäre|passt|ginge)"],
    oldBefore: [
      "(?:vom|von|statt|ursprünglich(?:er|en)?|bisher(?:iger|igen)?|alter?|alten|vorher(?:iger)?|anstelle von|früherer?)(?: (?:termin|datum|am|dem|den|um|geplant(?:en)?))*",
    ],
    freshBefore: ["(?:auf|neu(?:er|en)?|jetzt|nun|zum|auf den|nunmehr)(?: (?:termin|datum|am|dem|den|um))*"],
  },

  headers: { from: "von", sent: "gesendet|datum", to: "an", subject: "betreff" },
  forwarded:
    "weitergeleitete nachricht|ursprüngliche nachricht|anfang der weitergeleiteten (?:nachricht|e-mail)|originalnachricht|weitergeleitete e-mail|ursprünglicher termin",
  wrote: "\\bam\\b.{4,200}\\bschrieb\\b.{0,120}",
  prefixes: "aw wg",
  autoReply: [
    "automatische antwort",
    "abwesenheitsnotiz",
    "abwesend",
    "abwesenheit",
    "autoreply",
    "nicht im büro",
    "urlaubsmeldung",
    "automatische rückmeldung",
  ],
  undelivered: ["unzustellbar", "zustellung (?:fehlgeschlagen|verzögert)", "nicht zugestellt", "zustellstatus"],
  received:
    "(?:ihre|deine) (?:anfrage|nachricht|e-?mail)[^.!?]{0,40}(?:ist (?:bei uns )?eingegangen|wurde (?:empfangen|erfasst|registriert)|haben wir erhalten)|(?:vielen )?dank für (?:ihre|deine) (?:nachricht|anfrage|e-?mail)",
};
