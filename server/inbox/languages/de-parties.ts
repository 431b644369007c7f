import type { Language } from "./language";

/** How German emails greet, and how they speak to who is served, and to who serves. */
export const germanParties: Language["parties"] = {
  greetings: "hallo|hi|liebe[rs]?|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|grüß gott|moin|servus",
  asked: "auf ihren wunsch|wie von ihnen gewünscht|auf deinen wunsch",
  served: [
    "(?:ihre|deine|alle) (?:tickets?|eintrittskarten)",
    "(?:erneut|jetzt neu) buchen|(?:vereinbaren|buchen) sie [^.!?]{0,30}neuen termin|(?:vereinbare|buche) [^.!?]{0,30}neuen termin|(?:einen )?neuen termin (?:können sie|kannst du|vereinbaren sie)|(?<=^[^\\p{L}]*)neuen termin (?:buchen|vereinbaren)",
    "(?:rufen sie uns|ruf uns|melden sie sich|melde dich|kontaktieren sie uns)[^.!?]{0,80}?(?:neuen|anderen|ersatz)",
    "(?:dein|ihr)e? (?:guthaben|kontingent|credits?|mitgliedschaft|abo|anzahlung|fahrzeug|wagen|patientenkonto)",
    "auf der matte|(?:bis|wir sehen uns) (?:zum nächsten mal|ein andermal)|wir freuen uns auf (?:dich|sie|ihren)",
    "wir (?:schlagen|bieten|nennen) (?:ihnen|dir) [^.!?]{0,60}?(?:neuen|anderen|ersatz)|in unsere[rmn] (?:kanzlei|praxis|werkstatt|filiale|studio|salon|klinik)",
    "(?:ihnen|dir) entstehen keine kosten|(?:sie müssen|du musst) nichts (?:be)?zahlen",
  ],
  servedBy:
    "(?:ihr|dein|ihre|deine) [^.!?]{0,80}?(?:bei|mit|zu) (?:ihrem |ihrer |deinem |deiner )?(?:dr|doktor|zahnarzt|zahnärztin|hausarzt|hebamme|(?:personal )?trainer|trainerin|kursleiter|kursleiterin|friseurin?|hautarzt|steuerberater|steuerberaterin|physiotherapeut|physiotherapeutin)(?:\\.| )",
  serving:
    "(?:termin|sitzung|stunde|behandlung)[^.!?]{0,40}? bei (?:ihnen|dir)|(?:ihre?|deine?|einer?|eines|der|die|dem) (?:klient(?:in|en)?|kund(?:e|in|en)|patient(?:in|en)?|teilnehmer(?:in)?|schüler(?:in)?|gast)(?!\\p{L})|(?:zeit|termin|slot) ist (?:jetzt |nun |wieder )+(?:frei|verfügbar)",
  yours:
    "(?:ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?)(?! (?:kalender|terminkalender|warteliste|website|praxis|studio|salon|system))",
  we: "wir",
  ours: "unser(?:e[nmrs]?)?",
  trades:
    "\\p{L}*(?:praxis|klinik|salon|studio|werkstatt|kanzlei)|tattoo|tattoostudio|nagelstudio|steuerbüro|steuerkanzlei|zahnarztpraxis|hausarztpraxis|arztpraxis|salon|klinik|fitness|fitnessstudio|friseur|kosmetik|kosmetikstudio|autohaus|werkstatt|kanzlei|zentrum|\\p{L}+zentrum|krankenhaus|optik|tierarztpraxis|physiotherapie|studio|hotel",
  at: "bei|bei der|beim|im|in der",
  occasions:
    "(?:mittag|abend|weihnachts|geburtstags|familien|oster|sonntags)essen(?: (?:mama|papa|oma|opa|familie))?|essen mit|frühstück(?: mit)?|brunch|lunch|kaffee(?:trinken|klatsch)?(?: mit)?|geburtstag\\p{L}*|hochzeit\\p{L}*|taufe|einweihung\\p{L}*|beerdigung|trauerfeier|party|feier|fete|stammtisch|konzert|grillen|grillabend|picknick|kinoabend|spieleabend|mädelsabend|stammtisch|lesekreis|buchclub|urlaub|wanderung|familientreffen|klassentreffen",
  general: "meetings?|besuch(?:e|s)?|kurs(?:e|es)?",
  callsOff:
    "absag|abgesagt|abzusagen|sage[^.!?]{0,60} ab(?!\\p{L})|stornier|(?:stunde|termin|platz|zeit)[^.!?]{0,40}(?:vergeben|weitergeben|freigeben)",
  goesOn: "ohne (?:mich|uns)(?!\\p{L})|(?:protokoll|notizen) (?:bitte )?(?:schicken|senden)|bitte (?:das )?protokoll",
  booker:
    "name|auf den namen|gast|kunde|kundin|fahrer(?:in)?|reisende[rn]?|passagier|reserviert (?:für|auf)|reservierung (?:für|auf)|gebucht (?:für|auf)|spieler",
  pets: "tier|tiername|haustier|hund|katze|pferd",
  visitors:
    "interessent(?:en|in)?|mietinteressent(?:en|in)?|kaufinteressent(?:en|in)?|bewerber(?:in)?|mieter(?:in)?|käufer(?:in)?",
  errands:
    "autohaus|autowerkstatt|werkstatt|kfz|reifen|fahrschule|sanit(?:a|ae)r|klempner|installateur|heizung|elektro|schornsteinfeg|kaminkehr|reinigung|schl(?:u|ue)ssel|umz(?:u|ue)ge|sch(?:a|ae)dling|klavier|fotograf|tierarzt|tier(?:a|ae)rzt|hundesalon|notar|gutachter|hausmeister|steuerberat|kanzlei|rechtsanw(?:a|ae)lt|buchhalt",
  servingRow:
    "begleitet (?:von|durch)|durchgeführt (?:von|durch)|makler(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|behandler(?:in)?|therapeut(?:in)?|fahrlehrer(?:in)?|monteur(?:in)?|techniker(?:in)?|mechaniker(?:in)?|prüfer(?:in)?|gutachter(?:in)?|fotograf(?:in)?|meister(?:in)?",
  organizer: "organisator(?:in)?|veranstalter(?:in)?",
  bookedBy: "gebucht (?:von|durch)|reserviert (?:von|durch)",
  booked:
    "\\d+ erwachsene(?!\\p{L})|erwachsene: ?\\d|tisch für (?:\\d|zwei|drei|vier|fünf|sechs)|für \\d+ personen|\\d+ (?:personen|gäste)(?=\\W*$)|personen(?:zahl|anzahl)?\\s?[:\\t]|(?:sitz|sitzplatz|sitzplätze|plätze|reihe|saal|gleis|gate)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)|(?:anreise|abreise|check-?in|check-?out|abholung|rückgabe)\\s?[:\\t]|\\d+ (?:nacht|nächte)|(?:einzel|doppel)zimmer|abschlagzeit|tee ?time|tennisplatz|platz \\d|court \\d|\\d+ (?:tickets|karten)",
  everybody:
    "patient(?:en|innen)\\p{L}*|kund(?:en|innen)\\p{L}*|mitglieder|teilnehmer\\p{L}*|kursteilnehmer\\p{L}*|eltern",
  disclaimer:
    "vertraulich|bestimmungsgemäße|empfänger(?:in)?|irrtümlich|unbefugt|nicht gestattet|weitergabe|rechtlich geschützt",
  until:
    "(?:(?:also|dann|ok|okay|und) )*(?:bis(?: (?:dann|nächsten|diesen|zum|am|kommenden))*|(?:wir )?sehen (?:wir )?uns(?: (?:dann|also|wieder|nächsten|diesen|am|um))*)",
  takesOut: "absagen|abgesagt|stornier\\p{L}*|streich\\p{L}*",
  agreed:
    "eingetragen|eingeplant|vorgemerkt|gebucht|bestätig\\p{L}*|erinner\\p{L}*|erwarten? (?:sie|dich|euch)|notiert",
  offers:
    "könnte\\p{L}*|würde\\p{L}*|wäre\\p{L}*|hätte\\p{L}*|ob|passt|passen|ginge|möchte\\p{L}*|wollen|willst|anbieten|biete\\p{L}*|schlage\\p{L}*|vorschlag\\p{L}*|frei\\p{L}*|versuchen|falls|wenn",
  optOut:
    "abmelden|abbestellen|austragen|newsletter|im browser (?:ansehen|öffnen|anzeigen)|keine (?:weiteren )?(?:e-?mails|mails|angebote) mehr|(?:sie|du) (?:erhalten|bekommen|erhältst|bekommst) diese [^.!?]{0,30}?weil|e-?mail-einstellungen",
  seats:
    "kann|passt|freut sich|möchte|will|zugesagt|einverstanden|springt ein|kommt|sitzt|nachrücken|reinsetzen|vorziehen|rückt|rutscht|springt|übernimmt|nimmt|bekommt|kriegt|steht|drin|dran|eingetragen|reingesetzt|hineingesetzt|reingeschoben|dazwischengeschoben|eingeschoben|vorgezogen|vorverlegt|gelegt|gesetzt|vergeben|gebucht|eingebucht|eingeplant|reingenommen|bestellt|einbestellt|verschoben|untergebracht|umgebucht",
  denies: "nicht|kein(?:e[nmrs]?)?|niemand|nie",
  goal: "zu|zum|zur|auf|beim|bei|an",
  mine: "das|dies|dieser|diese|es|ist|war|wäre|meiner|meine|mein|mir|von mir|bei mir|termin",
  attending:
    "angemeldet|teilnehmer(?:innen)?|teilnehmende|teilnehmerzahl|anmeldungen|gebucht|belegt|belegung|auslastung|(?:plätze )?(?:belegt|vergeben)(?:e plätze)?|(?:belegte|gebuchte|vergebene) plätze",
  placesLeft: "(?:freie|verfügbare|offene) plätze|(?:plätze|restplätze) (?:frei|verfügbar|übrig)|restplätze",
  prepares:
    "(?:bringen sie|bringe|bitte)[^.!?;]{0,40} (?:versichertenkarte|gesundheitskarte|krankenkassenkarte|chipkarte|e-?card|überweisungsschein|medikamentenplan|medikamentenliste)|(?:\\d+|zehn|fünfzehn) minuten (?:vorher|früher|vor dem termin|vor ihrem termin)",
};
