import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { germanConditions, germanCorrections, germanWhys } from "./de-correction-cues";
import { germanCues } from "./de-cues";
import { germanParties } from "./de-parties";
import { doubtWords } from "./doubt-words";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const german: Language = {
  code: "de",
  common:
    "der die das und ist sind wurde wurden hat haben für mit von zu zum zur nicht ein eine einen ihr ihre ihren sie wir uns den dem des auf im am um uhr termin bei über bitte ich mein meinen leider guten tag hallo frau herr grüße kann noch bis wird nach aus hiermit folgende folgender oder auch war dass wenn vom kunde kunden datum uhrzeit storniert abgesagt absage stornierung absagen termine heute verschoben verlegt bisher annulliert gestrichen abgemeldet verhindert krank kommt sagt muss müssen musste habe keine gruß gruss grüezi servus liebe geehrte herrn patientin klientin kundin behandlung schaffe schon wieder vergeben besetzt doch mir mich nur aber jetzt gestern weil möchte brauche selbst danke gleiche neu",

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
    "montag mo montags",
    "dienstag di dienstags",
    "mittwoch mi mittwochs",
    "donnerstag do donnerstags",
    "freitag fr freitags",
    "samstag sa sonnabend samstags",
    "sonntag so sonntags",
  ],
  today:
    "heute|heutigen|heutiger|heutige|heute morgen|heute früh|heute vormittag|heute mittag|diesen morgen|heute vormittags|heut",
  tomorrow: "morgen morgigen morgige morgiger",
  tonight: "heute nachmittag|heute abend",
  noDate: "guten morgen|schönen morgen|jeden morgen|morgen zusammen",
  dayAfterTomorrow: "übermorgen",
  yesterday: "gestern|gestern morgen|gestern abend|gestern nachmittag|gestern vormittag",
  thisWord: "diesen dieser dieses diesem kommenden kommender kommende",
  nextWord: "nächsten nächster nächste naechsten",
  followingWord: "darauffolgende|darauffolgenden|folgende|folgenden",
  lastWord: "letzten letzter letztem vergangenen vergangener vorigen voriger",
  monthWords: "dieses monats 0|diesen monats 0|des nächsten monats 1|nächsten monats 1|des kommenden monats 1",
  thisWeek: "diese[rn]? woche",
  nextWeek:
    "nächste woche|nächster woche|der nächsten woche|in der nächsten woche|kommende woche|kommender woche|der kommenden woche",
  laterWords:
    "in einer woche 7|in acht tagen 7|in 8 tagen 7|in # wochen 7|in 14 tagen 14|in vierzehn tagen 14|in 1 woche 7",

  am: "",
  pm: "",
  morning: "vormittags|morgens|früh|vormittag|am vormittag|am morgen|in der früh",
  afternoon: "nachmittags|abends|nachmittag|abend|am nachmittag|am abend",
  morningEndings: "morgen vormittag früh",
  afternoonEndings: "mittag mittags nachmittag abend",
  early: "früh|in der frühe|in aller früh|in aller frühe|zeitig|gleich früh|ganz früh|sehr früh",
  noon: "mittag mittags",
  midnight: "mitternacht",
  clock: "uhr",
  ordinal: "ten te",
  ordinals:
    "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten",
  numbers:
    "eins/ein_uhr zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig",
  between: "um am ab von den dem der gegen uhrzeit punkt schlag genau",
  at: "um ab von gegen",
  until: "bis",
  minuteWords:
    "fünf zehn fünfzehn zwanzig fünfundzwanzig dreißig fünfunddreißig vierzig fünfundvierzig fünfzig fünfundfünfzig",
  minutesBefore:
    "halb -30|viertel nach +15|viertel vor -15|viertel -45|dreiviertel -15|drei viertel -15|zehn nach +10|zehn vor -10|fünf nach +5|fünf vor -5|# nach +|# vor -|# vor halb -30-|# nach halb -30+|# minuten nach +|# minuten vor -|# min nach +|# min vor -",
  minutesAfter: "# +|uhr # +|uhr und # +",
  opensRange: "zwischen",
  dateWords: {
    articles: "den|dem|der",
    afterTomorrow: "",
    dayNamed: "",
    dayAlone: "den|dem|am",
    dayAtHour: "am um|den um|am ab",
    beforeMonth: "",
    beforeYear: "",
    alsoWords: "mo|di|mi|do|fr|sa|so",
    apposed: "also|nämlich|den am|der am|den vom",
    usual: "üblicher|üblichen|gewohnter|gewohnten|regulärer|regulären",
    noSpan: "und",
    streets: "straße|strasse|weg|platz|allee|ring|gasse",
    roads: "straße|strasse|str|allee|ufer|platz des|platz der|ring des|brücke des|gasse|damm|chaussee|promenade",
    ofRoads: "des",
    hourLabels: "uhrzeit|beginn|zeit|startzeit",
    counted:
      "stunden?|tage|min|minuten|personen|franken|euro|prozent|stunde|wochen?|monate?|jahre?|minute|mal|cent|rappen|kronen|termine",
    ahead: "vorher|zuvor|davor|früher|später|lang|vor dem|im voraus",
    prices:
      "(?:[\\p{L}-]*(?:gebühr(?:en)?|pauschale|honorar|kosten|anzahlung|zuschlag|betrag|preis|rabatt|entgelt|erstattung|guthaben|mwst))|fällig|offen|bezahlt|berechnet|verrechnet",
  },

  labels: {
    reason:
      "grund begründung nachricht kommentar bemerkung bemerkungen notiz notizen hinweis anmerkung absagegrund stornierungsgrund stornogrund fragen frage mitteilung anlass stichwort kundennotiz begründungen",
    birth: "geburtsdatum geb geburtstag geboren geb.datum geb.-datum",
    zone: "zeitzone",
    stamp:
      "gebucht buchungsdatum gebucht-am storniert-am abgesagt-am erstellt gesendet eingegangen angefragt aktualisiert stornierungsdatum stornodatum absagedatum buchungszeitpunkt erfasst rechnungsdatum eingang aktualisierungsdatum eingangsdatum versanddatum erstelldatum druckdatum bezahlt stornierungszeitpunkt absagezeitpunkt geändert-am",
    old: "alt alter alte altes bisher bisheriger bisherige bisheriges ursprünglich ursprünglicher ursprüngliche ursprüngliches vorher vorheriger vorherige vorheriges vormals früherer frühere früheres ehemaliger ehemalige statt war alten bisherigen ursprünglichen vorherigen früheren",
    fresh: "neuer neue neues neu jetzt nachher geändert verschoben neuen nun nunmehr",
    end: "ende endes endet schluss bis endzeit terminende kursende endzeitpunkt behandlungsende",
    aside:
      "nächster nächste nächstes weiterer weitere wunschtermin gewünscht alternativ alternative vorschlag frist gültig folgetermin gültig-bis verfügbar öffnungszeiten ersatztermin anfrage sprechzeiten nächsten nächstmöglicher freier freie frühester wunschdatum wunschzeit wunschuhrzeit gültigkeit kontrolltermin terminvorschlag warteliste gegenvorschlag betroffen unberührt unverändert",
    cancelled: "storniert abgesagt gebucht entfallen gelöscht",
    when: "termin datum wann beginn start zeitpunkt tag termine behandlungstermin terminzeit terminbeginn anfang sitzung beginnt terminsdatum kurs stunde buchung startdatum terminstart einheit wochentag behandlungsdatum kurstag kursdatum besuchstag terminzeitpunkt besuch beratung",
    time: "uhrzeit zeit anfangszeit startzeit terminuhrzeit uhrzeiten kurszeit besuchszeit unterrichtszeit",
    who: "patient patientin kunde kundin klient klientin name teilnehmer teilnehmerin gast person kundenname patientenname klientenname vorname nachname anrufer anruferin schüler schülerin mitglied besucher besucherin",
    by: "durch von",
    plain:
      "verschiebung umbuchung terminverschiebung wert feld was wo leistung ort behandler behandlerin telefon handy mobil email e-mail adresse preis kosten betrag status dauer art terminart behandlung service mitarbeiter mitarbeiterin praxis nummer buchungsnummer referenz standort raum anbieter versicherung betreff behandlungsgrund besuchsgrund link therapeut therapeutin rechnung gesamt summe anzahlung zahlung zahlungsart kalender website webseite filiale telefonnummer mobilnummer faxnummer fax terminnummer kundennummer titel thema zimmer veranstalter dienstleistung therapieart",
  },
  labelWords: {
    filling: "für|und|der|die|das|am|um|an|sie",
    for: "für",
    on: "am",
    doneOn: "um|datum",
    cancelStem: "storn|absage|abgesagt",
    replaced: "ursprüngliche[rnsm]?|alte[rnsm]?|bisherige[rnsm]?|vorherige[rnsm]?|frühere[rnsm]?",
    dating: "auf|vom|am|datum|zeit|durch",
    actor: "durch|vom|von",
    zoneLabel: "zeitzone",
    status: "status|zustand|terminstatus|buchungsstatus",
    given:
      "(?:vo[nm] (?:ihnen |der |dem )?(?:[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2} )?)?(?:angegeben|genannt|hinterlassen)|(?:ihrer|der|für die) (?:absage|stornierung)",
    no: "nein|absage",
    matched:
      "vereinbart für|vereinbart am|geplant für|geplant am|vorgesehen für|angesetzt für|angesetzt am|zugeordnet zu|zugeordnet|zugeordneter termin|bezieht sich auf|gehört zu|verknüpft mit|betroffener termin|termin betroffen|betroffene buchung|betrifft|betrifft termin|es betrifft",
    refund: "erstattung|zurückerstattet|erstattet",
    becomes: "auf|zu|in|nach",
    untilNow:
      "bis jetzt|bislang|bisher|zuletzt|war gebucht|war vereinbart|zuvor gebucht|vorher gebucht|alt|alter termin|alte zeit",
    fromNow: "jetzt gebucht|nun gebucht|jetzt vereinbart|jetzt|nun",
    leadIn:
      "gute nachricht|gute nachrichten|schlechte nachricht|schlechte nachrichten|leider schlechte nachrichten|traurige nachricht|gute neuigkeiten|achtung|wichtig|zur info|zur information|kurze info|nur zur info",
    called:
      "anruf erhalten|anruf eingegangen|anruf angenommen|nachricht erhalten|nachricht aufgenommen|angerufen am|angerufen um",
    proposal: "(?:neuer )?(?:termin|ersatztermin)?-?vorschl[aä]ge?",
    answer:
      "antwort|ihre antwort|antwort des patienten|antwort der patientin|antwort des kunden|antwort der kundin|patientenantwort|kundenantwort|rückmeldung",
    caller:
      "anrufer|anruferin|anrufende|anruf von|name des anrufers|name der anruferin|angerufen hat|wer hat angerufen",
    taker:
      "angenommen von|angenommen durch|übernommen von|übernommen durch|nachbesetzt mit|nachbesetzt durch|nachgerückt|neu vergeben an|wieder vergeben an|vergeben an|ersetzt durch|belegt durch",
    noTaker: "niemand|bisher|bislang|noch|keine?r?|offen|ausstehend|steht aus",
    purpose: "besuchsgrund|grund des besuchs|grund des termins|terminanlass|anlass|anlass des besuchs",
    statusTaken: "(?:wieder|neu|erneut|bereits) (?:vergeben|belegt|besetzt|gebucht)|nachbesetzt|vergeben",
    naming:
      "leistung(?:en)?|dienstleistung(?:en)?|behandlung(?:en)?|service|kurs|angebot|termin(?:art|typ)?|besuchs(?:grund|art)|terminanlass|was|mit|bei|mitarbeiter(?:in)?|behandler(?:in)?|therapeut(?:in)?|ort|wo|standort|filiale|praxis|adresse|raum|titel|betreff",
    toCancel:
      "(?:welche[nrs]? (?:{appt}|tag) (?:möchten|wollen|möchtest|willst|müssen|musst) (?:sie|du) (?:absagen|stornieren))|(?:(?:datum|tag|zeitpunkt|uhrzeit|zeit|beginn|datum (?:und|/) uhrzeit) (?:des |der |vom |von )?)?(?:zu )?(?:abzusagende|stornierende|absagende|streichende)[rnsm]? (?:{appt}|tag|datum)s?(?:,? ?[-–(/]? ?(?:am|um|datum|tag|uhrzeit|zeit|beginn|datum (?:und|/) uhrzeit)\\)?)?|(?:(?:datum|tag|zeitpunkt|uhrzeit|zeit|datum (?:und|/) uhrzeit) (?:des |der |ihres |ihrer |meines |meiner )?)?(?:{appt}|datum|tag)s?,? (?:der|die|das|den|welchen) (?:(?:abgesagt|storniert) (?:werden soll|wird)|(?:ich|sie|wir) (?:(?:absagen|stornieren) (?:möchten?|wollen|will|müssen|muss)|absagen?|stornieren?))",
    movedBelow:
      "(?:folgende[ns]?|diese[ns]?|den|die|ihren|seinen|einen|ihre|seine|eine) (?:{appt})(?: \\p{L}+)? (?:verschoben|verlegt|umgebucht|geändert)",
    date: "datum|tag",
    upNext:
      "(?:als nächstes|als nächste|als nächster|als erstes|als erste|demnächst|erster im plan)(?: (?:heute|morgen|diese woche|im kalender|im plan|steht an))?|(?:die |der |ihre |ihr )?(?:beliebteste|begehrteste|meistgebuchte|stärkste|gefragteste|vollste)[rs]? (?:zeit|uhrzeit|stunde|tag|termin|wochentag|leistung)",
  },
  people: {
    inNames: "von|der",
    contact: "telefon|handy|mobil|e-?mail",
    hasCancelled:
      "hat .{0,60}(?:abgesagt|storniert|annulliert|verschoben|abgemeldet|ausgetragen)|storniert|annulliert|sagt .{0,40}ab|muss(?:te)? .{0,60}(?:absagen|stornieren)|kann .{0,40}nicht kommen",
    noName: "Termin|Ihr|Dein|Der|Buchung|Behandlung|Sitzung",
    theirs: "(?:ihr|sein)(?:e[nrms]?)?",
    somebody: "ich|mein\\p{L}{0,2}|mir|mich|er|ihm",
    placesIn: "in|im|für",
    titles: "herrn?|frau|fr|hr|dr|prof",
    firstNames:
      "alexander andrea andreas angelika anja anke anna anne annette antje astrid barbara bernd birgit brigitte carina christa christian christina claudia daniela dieter dirk doris eva felix frank franz gabriele georg gerd gisela gudrun hans heike heiko heinz helga ingrid jan jana jens johanna jonas julia jutta karin karl katharina katja katrin kerstin klaus lara lea lena lukas manfred manuela maria marie marion markus martin martina max maximilian melanie michael monika nadine nicole nina norbert olaf otto patrick paul petra ralf renate rolf sabine sandra sebastian silke simone sonja stefan stefanie susanne sven tanja thomas thorsten tobias torsten ulrich ulrike ursula ute uwe vera volker werner wolfgang yvonne",
  },
  parties: germanParties,
  comers: {
    articles: "der|die|das|unsere?|ihre?|deine?|euer|eure|eine?",
    clients:
      "kund\\p{L}+|patient\\p{L}*|klient\\p{L}*|gast|gäste|schüler\\p{L}*|teilnehmer\\p{L}*|mitglied\\p{L}*|gruppe|dame|damen|herr|herren|herrschaften|frau|frauen|mann|männer|paar|ehepaar|leute|junge|jungs|mädchen|kind|kinder|kleinen?|große[rn]?|baby|zwillinge|sohn|söhne|tochter|töchter|ehefrau|ehemann|gatt\\p{L}+|partner|partnerin|freund|freundin|freunde|mama|mutter|papa|vater|eltern|oma|opa|groß\\p{L}+|enkel\\p{L}*|bruder|schwester|tante|onkel|neffe|nichte|familie|hund|hündin|welpe|katze|kater|pferd|tier|person|beiden|erinnerung|nachricht",
    own: "mein(?:e[nrms]?)?",
    firsts: "ich|wir",
    others: "er|sie|es|man|du|ihr|wer|und|aber|oder",
    wishes: "möchte|würde|will|woll|könnte|überleg",
    prepositions:
      "mit|wegen|bei|zu|von|für|an|in|auf|nach|vor|über|um|trotz|seit|aus|bis|ab|durch|gegen|ohne|während|aufgrund|am|im|zum|zur|beim|leider|nicht|habe|hab|danke|hat|jede\\p{L}*|immer|sonst|normalerweise",
    reasons: "wegen|aufgrund|weil|da|durch|dank",
    partly:
      "persönlich|in präsenz|mitkommen|(?:so |ganz )?pünktlich|früher|eher|vor (?:dem )?(?:\\d+|mittag|{day})|erst (?:um|ab|gegen|nach|später)|so (?:lange|früh)|allein",
    relatives: "die|der|das|welche[rns]?",
    having: "ich habe|ich hab|wir haben|ich muss|wir müssen|habe|hab|da habe ich|da muss ich|ich bin",
    pleas: "bitte|stornier|streich",
    capitals: true,
    follows: false,
  },
  notices: noticeWords.de,
  doubts: doubtWords.de,
  leads: {
    onDay: "am",
    ofDay: "",
    daysOf: "vom",
    fromDay: "von|vom",
    atHour: "um",
    ofSomebody: "von",
    fromHour: "ab|von",
    aloneBeforeHour: "beginn|beginnt um|los geht es um|start um",
    brought: "abgabe|abgeben|bringen|gebracht|ankunft|anreise|check-?in|bringzeit",
    fetched: "abholung|abholen|abholzeit",
    ready: "fertig|fertigstellung|zugesagt(?: bis| für)?|abholbereit|bereit|rückgabe|abreise|check-?out",
    and: "und",
    whose: "ihren|seinen|meinen|unseren|ihre|seine|meine|den|die",
    atYours: "bei ihnen|bei dir|bei euch|mit ihnen|mit dir",
  },
  chains: {
    persons: "meiner|meinen|meine|ich|er|sie|wir",
    neither: "noch",
    owners: "mein\\p{L}{0,2}|unser\\p{L}{0,2}|sein\\p{L}{0,2}|ihr\\p{L}{0,2}|der|die|das|den|dem|von",
    after: "(?:gleich |direkt )?(?:danach|im anschluss|anschließend)|dann|auch",
    sameDay: "(?:an )?(?:diesem|demselben|dem|am gleichen|am selben|am) tag|am (?:gleichen|selben) tag",
    each: "beide(?:s)?(?: mal| male| tage)?|jeweils|jedes mal|immer",
    explains: "das ist|das sind|das wäre|das wären|das war|es war|es wäre|das waren|es sind|es waren",
    named:
      "(?:ihn|es|das|den|diesen) (?:(?:leider|doch|nun|jetzt|wieder) )*(?:absagen|stornieren|abzusagen|zu stornieren)",
  },
  behind: {
    booked:
      "(?:bei|mit|zu) (?:ihnen|dir|euch)|(?:mich|uns|ihn) [^!?;]{0,40}(?:eingetragen|vorgemerkt|notiert)|(?:deine?|ihre?) \\d{1,2}(?:[:.]\\d\\d)?[ -]uhr[^!?;]{0,60} (?:angerufen|geschrieben|gemeldet)",
    calledOff:
      "(?:sagen|sag|streichen|streich|tragen|trag) (?:sie )?(?:mich|uns|sie|ihn)(?: bitte)?(?: (?:ab|aus))?(?=\\W*$|,)|(?:mich|uns|sie|ihn)(?: bitte| daher| also)* (?:absagen|abmelden|austragen|streichen)(?=\\W*$|,)|bitte (?:absagen|stornieren|streichen)(?=\\W*$|,)|(?:sie|er) (?:kommt nicht|kann nicht|hat abgesagt)(?=\\W*$|,)",
  },
  zoneWords: {
    time: "zeit|ortszeit|sommerzeit|winterzeit|normalzeit",
    timeEndings: "sommerzeit|winterzeit|normalzeit|zeit",
    filling: "der|die|von|mittlere|mittlerer|lokale|lokaler",
    before: "nach|in|laut",
    here: "ihre|ihrer|deine|deiner|unsere|unserer|lokale|lokaler|hiesige|hiesiger",
    differs: "kann abweichen|könnte abweichen",
    elsewhere: "meine|meiner|kunde|kunden|kundin",
    yours: "bei (?:ihnen|dir|euch)|(?:ihrer|deiner|eurer|ihre|deine|eure) zeit|für (?:sie|dich|euch)|dort",
    mine: "bei (?:mir|uns)|(?:meiner|unserer|meine|unsere) zeit|für (?:mich|uns)|hier",
    ofHours:
      "uhr|termin|anruf|gleiche|gleicher|gleichen|neue|neuer|neuen|alte|alter|alten|gewohnte|gewohnter|gewohnten|freie|freier|freien|andere|anderer|beste|viel|keine|die|zur|diese|dieser",
    ofVisit:
      "termin|termine|termins|buchung|veranstaltung|kalender|gastgeber|gastgebers|anbieter|anbieters|inhaber|inhabers|konto|praxis|studio|standort",
    ofClients:
      "kunde|kunden|kundin|gast|gastes|gasts|klient|klienten|klientin|patient|patienten|patientin|teilnehmer|teilnehmers|teilnehmerin|eingeladenen|eingeladene|person|schuler|schulers|schulerin|besucher|besuchers",
    ofPlaces: "er|ische|ischer",
    verbs:
      "ist (?:abge|storn|ausgef|entf|versch|gestr|leider|frei|wieder|nun|jetzt|damit|somit|hiermit|heute|nicht|krank|best)",
    notice: "\\b(?:alle|die) (?:zeiten|uhrzeiten|zeitangaben)\\b",
  },

  appt: "(?:[\\p{L}-]*(?:termine?n?s?|sitzung(?:en)?|behandlung(?:en)?|buchung(?:en)?|stunden?|besuch(?:e|s)?|beratung(?:en)?|reservierung(?:en)?|massagen?|kurs(?:e|es)?|untersuchung(?:en)?|coaching|supervision|gespräche?s?|meeting|unterricht|therapie))",
  service:
    "\\p{L}*(?:pediküre|maniküre|fußpflege|nagelmodellage|nageldesign|nagelpflege|gelnägel|shellac|wimpernverlängerung|wimpernlifting|augenbrauen\\p{L}*|microblading|waxing|enthaarung|haarentfernung|färbung|strähnchen|balayage|haarschnitt|dauerwelle|rasur|bartpflege|peeling|gesichtspflege|gesichtsreinigung|kosmetik|lymphdrainage|krankengymnastik|physiotherapie|akupunktur|osteopathie|reiki|fußreflexzonen\\p{L}*|schröpfen|zahnreinigung|wurzelbehandlung|füllung|bleaching|tattoo|piercing|hypnose|fotoshooting|yoga|pilates)$",
  thing:
    "(?:hol- (?:und|&) (?:bringdienst|bringservice)(?:es|s)?|(?:ersatz|leih|miet)wagens?|abholservices?|[\\p{L}-]*(?:abonnements?|abos?|mitgliedschaft(?:en)?|bestellung(?:en)?|flug(?:e?s)?|flüge|vertrags?|verträge|lieferung(?:en)?|zustellung(?:en)?|sendung(?:en)?|rechnung(?:en)?|zahlung(?:en)?|versicherung(?:en)?|tarife?s?|kontos?|reisen?|hotel|bahnfahrt|tickets?|karten?|pakete?s?|gutscheine?s?|lastschrift(?:en)?|abbuchung(?:en)?|überweisung(?:en)?|mandate?s?|lizenz(?:en)?|police[n]?|wartelisten(?:eintrag|einträge|platz|plätze)))(?! (?:gebuchte|bezahlte|gekaufte)[nrs]?)",
  paidWith:
    "(?:mit|von|vom|der|des|aus|auf|über|im|in|per|zur?) (?:\\S+ ){0,3}[\\p{L}-]*(?:abo|abonnements?|karten?|pakete?s?|mitgliedschaft|gutscheins?|tarifs?|vertrags?)",
  abbreviations: "hr|fr|frl|nr|ca|geb|bzw|std|str|tel|evtl|z\\.b|u\\.a|inkl|zzgl|dipl|prof|dr",
  errand:
    "(?:(?:das|dieses|dies) ding|(?:die|diese) sache|reinigungskraft|putzfrau|lieferant(?:in)?|kurier|vertreter|außendienst|steuerberater(?:in)?|installateur|hausmeister|schornsteinfeger|taxi(?:fahrt)?|fahrt|bahnfahrt|busfahrt|zug|züge|zugfahrt|flug|flüge|mietwagen|werkstatt(?:termins?)?|fahrzeug(?:s|e)?|inspektion|ölwechsel|reifenwechsel|räderwechsel|hauptuntersuchung|tüv|tischreservierung|tisch für|für \\d+ personen|restaurant|hotel|zimmer(?:reservierung)?|lieferung|lieferdienst|techniker(?:in|termins?)?|handwerker|monteur|heizungswartung|klempner|elektriker|ablesung|wohnungsbesichtigung|besichtigung(?:stermins?)?|elternabend|elternsprechtag|elterngespräch|fußballtraining|spiel gegen|gericht(?:stermins?)?|verhandlung|kongress|konferenz|webinar|konzert|vorstellung|kino|tierarzt|tierärzt\\p{L}+|ihre[nmrs]? (?:hund|katze|haustier)(?:e?s)?|hundesalon)",

  conditions: germanConditions,
  whys: germanWhys,
  corrections: germanCorrections,
  cues: { ...germanCues, ...amongCues.de, ...comingStillCues.de, ...pretendedCues.de, ...stagedCues.de },

  headers: { from: "von", sent: "gesendet|datum", to: "an", subject: "betreff" },
  forwarded:
    "weitergeleitete nachricht|ursprüngliche nachricht|anfang der weitergeleiteten (?:nachricht|e-mail)|originalnachricht|weitergeleitete e-mail|ursprünglicher termin",
  wrote: "\\bam\\b.{4,200}\\bschrieb\\b.{0,120}",
  wroteStem: "schrieb",
  prefixes: "aw wg",
  autoReply: [
    "automatische antwort",
    "abwesenheitsnotiz",
    "abwesend",
    "abwesenheit(?! (?:wurde )?(?:gemeldet|angemeldet|mitgeteilt))",
    "autoreply",
    "nicht im büro",
    "urlaubsmeldung",
    "automatische rückmeldung",
  ],
  undelivered: ["unzustellbar", "zustellung (?:fehlgeschlagen|verzögert)", "nicht zugestellt", "zustellstatus"],
  received:
    "(?:ihre|deine) (?:anfrage|nachricht|e-?mail)[^.!?]{0,40}(?:ist (?:bei uns )?eingegangen|wurde (?:empfangen|erfasst|registriert)|haben wir erhalten)",
};
