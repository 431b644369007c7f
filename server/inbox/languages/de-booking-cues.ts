import type { Language } from "./language";

/** What German emails say of bookings, and of a time that was given to somebody else. */
export const germanBookingCues: Language["cues"] = {
  booked: [
    "(?<!(?:vorherige|bisherige|alte|frühere|vorige|letzte)[rn]? )(?:termin|buchungs)?status\\W{1,4}(?:bestätigt|gebucht)(?=\\W*$)",
    "neues (?:event|ereignis|meeting)(?: (?:wurde|ist) (?:\\p{L}+ ){0,3}?(?:geplant|gebucht|vereinbart|erstellt|angesetzt)| ?:)",
    "(?:neuer?|neue) (?:online-?)?(?:termin|buchung|terminbuchung|reservierung)(?! ?anfrage)",
    "(?:terminbestätigung|buchungsbestätigung|termin bestätigt|buchung bestätigt)",
    "(?:hat|haben|wurde|ist|sind)…(?:gebucht|bestätigt|vereinbart|eingetragen)",
    "(?:vielen dank|danke) für (?:ihre|deine|die) (?:termin)?buchung",
  ],
  handsOn: [
    "(?<!nicht )(?:muss|müsste|soll|sollte|bitte)(?: (?:noch|neu|wieder|schnell|bitte|nach))* (?:besetzt|nachbesetzt|gefüllt|aufgefüllt|vergeben)(?: werden)?|(?<=^\\W*)(?:noch )?(?:neu |nach)?zu (?:besetzen|vergeben|füllen)(?=\\W*$)",
    "(?<!nicht )(?:bitte|kann|könnt ihr|können sie|darf)…(?:weitergeben|weitergegeben|anbieten|angeboten|vergeben|nachbesetzen|nachbesetzt|weiterreichen|herumreichen)(?: werden)?",
    "(?:für|an|auf|in) (?:die|unsere) warteliste(?: (?:geben|weitergeben|setzen|stellen|schicken|senden|weiterleiten|melden))?|einer für die liste|(?:platz|termin|slot|stunde) (?:frei|zu vergeben)",
  ],
  freed: [
    "(?:haben|habe|hast|hätten|entsteht|gibt es|ist)(?: (?:wir|ich|du|sie|also|jetzt|nun|dann|damit|da))*(?: um [\\d:.]+(?: uhr)?)? (?:eine lücke|ein loch|einen freien (?:platz|termin|slot)|was frei|etwas frei)",
    "(?:wieder|jetzt|nun) (?:frei|verfügbar|buchbar)",
    "(?:ist|wurde) (?:gerade |eben |soeben |nun |jetzt |wieder |plötzlich )*frei geworden(?=\\W*$)",
    "(?:termin|platz)…(?:weitergeben|vergeben werden|frei geworden)",
  ],
  sentBy: [
    "(?:kund(?:e|in)|gast|patient(?:in)?|klient(?:in)?|schüler(?:in)?)(?: hat)?(?: (?:mir|uns|es|das|die|den|ihre|seine|mail|kopie|gerade|eben))* (?:weitergeleitet|geschickt|geschickt bekommen|gesendet|zugeschickt|schickt|leitet)(?: weiter)?|von (?:der|meiner|unserer|dem|meinem|unserem) (?:kund(?:e|in|en)|patient(?:in|en)?|klient(?:in|en)?|gast) (?:weitergeleitet|geschickt|bekommen|erhalten)|hat (?:mir|uns) (?:die|der|meine|unsere|mein|unser) (?:kund(?:e|in)|patient(?:in)?|klient(?:in)?|gast) (?:weitergeleitet|geschickt)",
  ],
  ownAffair: [
    "(?:nicht|nichts) (?:für|von|mit|aus) (?:die|der|das|dem|den|meine[nrm]?|unsere[nrm]?) (?:praxis|studio|salon|büro|kanzlei|arbeit|geschäft|laden)(?!\\p{L})",
    "mein(?:e[nrms]?)? eigene[nrms]? (?:\\p{L}+ )?(?:\\p{L}*(?:arzt|arztes|ärztin)|\\p{L}*arzttermin|termins?|friseur(?:in)?|friseurtermin|physio\\p{L}*|anwalt|anwältin|optiker(?:in)?)(?! mit)|mein(?:e[nrms]?)? (?:(?:zahn|haus|frauen|tier|haut|augen)(?:arzt|arztes|ärztin|arzttermin)|arzttermin|friseurtermin|friseur(?:in)?|optiker)(?!\\p{L})",
    "(?:ist|war|das|rein|nur)(?: (?:rein|nur|mein|meins,?|ganz|bei mir))* privat(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)privat(?=\\W*(?:$|[,.;:!)–-]))|privat(?:sache|angelegenheit)|privater? (?:termin|angelegenheit|sache)",
    "(?:keine?|nicht von einer|nicht von einem) (?:kund(?:e|in|en)|patient(?:in|en)?|klient(?:in|en)?|(?:kunden|patienten|klienten)termin)(?=\\W*(?:$|[,.;:!)–-]))|(?:ich bin|bin ich)(?: (?:hier|da|diesmal|selbst|selber|ja))* (?:der |die )?(?:kund(?:e|in)|patient(?:in)?|klient(?:in)?)(?!\\p{L})",
  ],
  settled: [
    "(?:erledigt|geregelt|vergeben|belegt|besetzt|zugegriffen|geblockt|blockiert|übernimmt|übernommen|genommen|bekommt|(?:schon|bereits|wieder) (?:weg|voll))|(?<=^\\W*)(?:den|die|das|der|diesen|diese) (?:habe|haben|hat|ist|wird|kommt|nimmt|bekommt)",
  ],
  filled: [
    "(?:hab|habe|haben|hat)(?: (?:ich|wir|er|sie|es|den|die|ihn|das))* (?:schon|bereits|gerade|eben|gleich) (?:frau|herrn?|familie|fr\\.|hr\\.|der|dem|meiner|meinem) [^.!?;]{2,40}? ?(?:gegeben|vergeben|versprochen|zugesagt|reingesetzt|eingetragen)(?=\\W*$|,)",
    // "Hab ich schon an Kathi von der Warteliste gegeben"
    "(?:hab|habe|haben|hat|ist|wurde|ging)(?: (?:ich|wir|er|sie|es|schon|bereits|gleich|direkt|jetzt|soeben|gerade|inzwischen))* an (?!(?:die|unsere|alle|der|euch|dich)(?!\\p{L}))(?:[\\p{L}.]+ ){1,6}(?:gegeben|vergeben|weitergegeben|abgegeben|gegangen|raus)(?! werden)",
    "(?:termin|platz|stunde|zeit|slot|lücke|zeitfenster)(?: [\\p{L}.]+){0,6} (?:an (?:[\\p{L}.]+ ){1,3}|(?:frau|herrn?|familie) (?:[\\p{L}.-]+ ){1,2}|jemand(?:em)? ander(?:s|em|en) )(?:weiter|ab)?(?:vergeben|gegeben|vermittelt|überlassen|abgetreten|zugeteilt)(?! werden| können)",
    "(?:habe|haben|hat|hab) (?:ich |wir )?(?:ihn|sie|es|den|die)(?: (?:schon|bereits|gleich|sofort|direkt|inzwischen|aber|jetzt|nun|dann))* (?:an (?:[\\p{L}.]+ ){1,3}|(?:frau|herrn?|familie) (?:[\\p{L}.-]+ ){1,2})(?:vergeben|gegeben|weitergegeben|abgegeben|überlassen)",
    "(?:termin|platz|stunde|slot|zeit|lücke) (?:um|von|ab|am|für|auf) (?:[^,;.!?]|\\.(?=\\S)|\\d\\.){0,60}(?:vergeben|belegt|besetzt|gebucht|genommen|übernommen|nachbesetzt|weg)\\b(?! werden)",
    "(?:übernimmt|bekommt) (?:den|ihren|seinen|diesen|die) (?:termin|platz|stunde)",
    "(?:bereits|schon|wieder|inzwischen) (?:vergeben|belegt|besetzt|gebucht|neu vergeben)(?! werden)",
    "(?:erneut|wieder|neu) gebucht(?! werden)",
    "(?:nachgerückt|nachbesetzt)|(?:termin|platz|stunde|lücke|slot)…(?:übernommen|neu besetzt|nachbesetzt|gefüllt|neu vergeben)",
    "(?:habe|haben|hat|wurde|ist)…(?:weitergegeben|weitervergeben|nachbesetzt|getauscht)",
    "(?:habe|haben)…(?:auf|in) (?:den|ihren|seinen|diesen) (?:platz|termin|slot)…(?:gesetzt|gelegt|eingetragen|gebucht)",
    "(?:springt|sprang) (?:dafür |für \\p{L}+ )?ein\\b|rückt nach",
    "(?:den|ihren|seinen|diesen|ihr|sein) (?:platz|slot|zeitfenster)…(?:bekommen|erhalten|gekriegt)",
    "(?:hat|haben|hatte) (?:ihn|sie|es|den|die|das|diesen|diese|dieses|dafür|jetzt|sich|schon|bereits|gleich|sofort|inzwischen|dann|termin|platz|stunde|zeit|slot| )*(?:genommen|übernommen|bekommen|angenommen|zugesagt|belegt|ergattert|geschnappt|reserviert|wieder gebucht|neu gebucht)",
    "(?:nimmt|übernimmt|bekommt|nahm|übernahm|bekam|belegt|besetzt|füllt) (?:ihn|sie|es|den|die|das|diesen|diese|ihren|seinen|jetzt|nun|dafür|gerne?|dann| )*(?:termin|platz|stunde|zeit|slot|lücke|zeitfenster)(?! (?:nicht|ab|frei))",
    "(?:rückt|rückte|rücken|ist|sind|wurde|wird)(?: \\p{L}+){0,4} (?:nach|auf|vor)(?:gerückt|gezogen)?\\b(?<=(?:rückt|rückte|rücken)(?: \\p{L}+){0,4} (?:nach|auf|vor)|(?:gerückt|gezogen))",
    "(?:kommt|käme|geht|erscheint|steht)(?: \\p{L}+){0,4} (?:stattdessen|an (?:ihrer|seiner|meiner|unserer) (?:stelle|statt)|statt (?:ihrer|seiner|meiner|ihr|ihm|mir)|dafür|für (?:sie|ihn|mich) ein)|(?:stattdessen|an (?:ihrer|seiner|meiner) stelle|statt (?:ihr|ihm|mir|ihrer|seiner|meiner)) (?:kommt|ist|steht|haben wir|habe ich)",
    "(?:wieder|erneut|somit|damit|jetzt|nun|auch) (?:ganz |komplett |vollständig |restlos )?(?:voll|ausgebucht|belegt|besetzt|komplett|ausgelastet)\\b(?! werden)",
    "(?:geht|ging|ist|wurde|haben wir|habe ich)(?: \\p{L}+){0,3} an (?:frau|herrn?|familie|jemand(?:en)?|eine?n? ander|\\p{L}+ (?:vergeben|weitergegeben|gegangen|abgegeben))",
    "(?:ist|sind) (?:leider |schon |bereits |nun |jetzt |also |inzwischen )*(?:nicht mehr (?:frei|verfügbar|zu haben|offen)|vergeben)",
    // "Die Beschwerden sind weg" tells why she cancels.
    "(?:(?<!(?:schmerz|problem|fieber|husten|schnupfen|entzündung|schwellung|erkältung|warze) )ist|(?<=(?:termine|plätze|slots|stunden|zeiten|beide|alle) )sind) (?:leider |schon |bereits |nun |jetzt |also |inzwischen )*weg\\b",
    "(?:termin|platz|stunde|zeit|slot|lücke|zeitfenster)…(?:gehört|hat) (?:jetzt|nun|bereits|schon|inzwischen) (?:frau|herrn?|\\p{L}+)",
    "(?:brauch\\p{L}*|muss|müssen|bitte)(?: \\p{L}+){0,4} (?:niemanden?|keinen?|nicht mehr|die liste nicht) (?:mehr )?(?:zu )?(?:informieren|benachrichtigen|anzurufen|anrufen|anbieten|anzubieten|ausschreiben|auszuschreiben|vergeben)",
  ],
  slotTalk: [
    "(?:den|diesen|die|diese|das|dieses|der|ihren|seinen)(?: \\p{L}+)? (?:platz|slot|stunde|lücke|zeitfenster|termin)(?!\\p{L})[^.;!?]{0,40} (?:angenommen|akzeptiert|zugesagt|übernommen|bekommen|genommen|gesichert|ergattert)",
    "(?:möchte|will|wünscht sich|hätte(?: sehr)? gerne?|braucht|benötigt|nutzt|bekommt|erhält|behält|nimmt|füllt|belegt|freut sich über|interessiert sich für)(?: \\p{L}+){0,3}? (?:den|diesen|die|diese|das|dieses)(?: \\p{L}+)? (?:platz|slot|stunde|lücke|zeitfenster)(?!\\p{L})",
    "(?:platz|slot|lücke|zeitfenster|stunde)(?: [\\p{L}.]+){0,3} (?:ist|wird|bleibt) (?:\\p{L}+ ){0,3}?(?:für (?:frau|herrn?|familie)|gesperrt|blockiert|reserviert)",
  ],
  hinted: [
    "(?:sicher|sicherlich|bestimmt|wahrscheinlich|vermutlich|gewiss)(?: (?!hat|nimmt|bekommt|übernimmt|kommt|ist)\\p{L}+){0,2} jemand(?:en)? (?:anders|anderer|anderes|anderem)(?: (?!schon|bereits|bekommen|genommen|gebucht|hat|und|frau|herr)\\p{L}+){0,5}(?=\\W*$)",
    "(?:vielleicht|eventuell|womöglich|jemand|wer|(?:\\d+ |einige |viele |andere |mehrere |ihre |interessierte )?(?:kundinnen|kunden|kund:innen|patienten|patientinnen|personen|teilnehmer|sie))(?!\\p{L})(?:(?! (?:hat|haben|ist|nimmt|bekommt|frau|herr) )[^.;!?]){0,60} (?:möchten?|könnten?|kann|können|will|wollen|würden?|passen|warten|interessieren)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:kommt|steht|sitzt|rückt|geht|habe ich|haben wir)(?: (?:noch|bisher|bislang|leider|aktuell|da|dafür))* (?:niemand|niemanden|keiner|keinen)(?: \\p{L}+){0,2}",
    "(?:ob|sobald|wenn|bis|falls) [^.,;!?]{0,60}?(?:vergeben|belegt|besetzt|gebucht|genommen|übernommen|nachbesetzt|gefüllt|weg)(?: (?:ist|wird|wurde|werden kann|werden könnte|werden|kann|sind))*",
    "(?:wer|der erste|die erste|der erste kunde|die erste person)(?!\\p{L})[^.;!?]{0,60} (?:bekommt|erhält|nimmt|kriegt) [^.,;!?]*|(?:alle )?(?:anderen?|übrigen|restlichen?|sonstigen) [^.,;!?]{0,40}(?:vergeben|belegt|besetzt|gebucht|ausgebucht|voll)",
    "(?:nachbesetzt|(?:neu|wieder) (?:vergeben|besetzt|belegt|gebucht)|vergeben|belegt)\\W{1,3}(?:nein|noch nicht|niemand|keine?r?)(?!\\p{L})",
    "(?:nicht|nie|niemand(?:en|em)?|keine?r?n?|nichts)(?: (?:wieder|neu|erneut|mehr|von|der|warteliste|auf|liste|hat|ihn|sie|den|die|termin|platz|bisher|bislang|schon|anderweitig|weiter|so|kurzfristig|konnte|will|wollte|zeit))* (?:vergeben|belegt|besetzt|gebucht|genommen|übernommen|übernehmen|nachbesetzt|bekommen|angenommen|zugesagt|nachgerückt|weitergegeben|voll|ausgebucht|gefüllt|nehmen|weg)",
    "(?:kann|können|könnte|könnten|darf|dürfen|soll|sollte|sollen|muss|müsste|bitte|möchte|würde|lässt)(?: [\\p{L}.]+){0,5} (?:vergeben|nachbesetz(?:t|en)|besetzt|besetzen|belegt|belegen|gebucht|weitergeben|weitergegeben|gefüllt|füllen|übernehmen|übernommen|vorziehen|vorgezogen|aufrücken|nachrücken)(?: werden)?",
    "(?:vergeben|nachbesetzt|besetzt|belegt|gebucht|gefüllt|weitergegeben|übernommen) (?:werden )?(?:kann|können|könnte|könnten|darf|soll|sollte|muss)(?!\\p{L})",
    "(?:wieder |neu |noch |erneut )*zu (?:vergeben|besetzen|belegen|füllen|haben)|(?:neu|wieder|weiter)zu(?:vergeben|besetzen|belegen)|nachzubesetzen|bitte (?:neu|wieder|anderweitig|gleich|schnell)? ?vergeben",
    "(?:plätze|belegt|teilnehmer(?:innen)?|anmeldungen|auslastung|gebucht|belegung)(?: \\p{L}+){0,2}(?: (?:belegt|besetzt|gebucht|vergeben))?\\W{0,3}(?<n>\\d+) ?(?:von|/|aus) ?(?!\\k<n>\\b)\\d+",
    "(?:schon|bereits|jetzt|nun|aktuell|noch) (?:belegt|besetzt|gebucht|vergeben)\\W{0,3}(?<n>\\d+) ?(?:von|/) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:von|/) ?(?!\\k<n>\\b)\\d+ (?:plätzen?|teilnehmern?|matten)?(?: \\p{L}+){0,3} ?(?:belegt|besetzt|gebucht|vergeben)",
  ],
  planned: [
    "(?<!(?:neue[rns]?|andere[rn]?|auch|stattdessen) (?:\\p{L}+ ){0,3})(?:war|waren|wäre|hatte|hatten|stand)(?: (?:für|am|um|ursprünglich|eigentlich|bei|mit|ihr|sein|ihnen|uns|auf|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|von|bis|uhr|der|den|dem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\d+(?:[.,:]\\d+)*)[.,]?)* (?:gebucht|vereinbart|geplant|bestätigt|reserviert|eingetragen|angesetzt|vorgesehen|im kalender)",
  ],
  itsHour: [
    "(?:wäre|wären|war|waren|hätte|hätten|hatte|hatten|stand|sollte|sollten)(?: (?:ich|wir|sie|er|da|dort|da nämlich|eigentlich|ja|normalerweise))*(?: (?:um|für|ab|gegen))+ #(?: (?:bei (?:ihnen|dir|euch)|in der praxis|dran|gewesen|da|gekommen|eingetragen|vorgesehen|geplant|einen|den|meinen|termin|gehabt|vereinbart|gebucht|kommen))*|(?:ich |wir )?(?:war|wäre|waren|wären|hatte|hatten|hätte|hätten)(?: (?:um|für))+ # (?:bei (?:ihnen|dir|euch)|in der praxis)(?: (?:gewesen|einen|den|termin|eingetragen|gebucht|gehabt|vorgesehen))*",
    "(?:sie|er|ich|wir) (?:sagt|sage|sagen|möchte|möchten|muss|müssen|hat|habe|haben) (?:deshalb |daher |also )?(?:ihren|seinen|meinen|unseren|den|ihre|seine|meine|unsere|die) (?:\\p{L}*(?:termin|behandlung|sitzung|stunde|massage|beratung)) (?:um |von )?#(?: uhr)? (?:ab|absagen|abgesagt|storniert|stornieren)",
    "(?:mein|unser|ihr|sein|der|die|das|dieser|diese)(?:e[rnms]?)? (?:\\p{L}*(?:termin|behandlung|sitzung|stunde|massage|besuch|buchung|beratung|therapie)|uhrzeit|zeit|platz)(?: (?:war|wäre|ist|stand|begann|beginnt|sollte))(?: (?:gebucht|eingetragen|vorgesehen|geplant|angesetzt|ursprünglich|eigentlich|immer))*(?: (?:um|für|ab|auf|gegen|von))* #(?: (?:gewesen|gebucht|eingetragen|vereinbart|geplant|angesetzt|vorgesehen|beginnen|stattfinden|sein))*",
    "(?:es|das|er|der|die)(?: (?:war|wäre|waren|stand|sollte))(?: (?:gebucht|eingetragen|vorgesehen|geplant|angesetzt|ursprünglich|eigentlich|der termin|ihr termin|mein termin))*(?: (?:um|für|ab|auf|gegen|von))* #(?: (?:gewesen|gebucht|eingetragen|vereinbart|geplant|angesetzt|vorgesehen|beginnen|stattfinden|sein|dran))*",
    "(?:ich|wir|sie|er)(?: (?:war|wäre|hatte|hätte|hatten|hätten|waren|wären|sollte|sollten))(?: (?:ursprünglich|eigentlich|ihren|seinen|meinen|unseren|einen|den|termin|ihre|seine|meine|behandlung|sitzung|stunde|kommen))*(?: (?:um|für|ab|gegen))+ #(?: (?:einen|den|ihren|seinen|termin|gebucht|eingetragen|vereinbart|gehabt|dran|kommen|dran gewesen|gewesen|reserviert))*",
    "(?:um |ab )?#",
  ],
  bookedTitle: ["(?:gebucht|vereinbart|bestätigt)\\s?:(?= ?\\p{L})"],
  unbooked: [
    "(?:neuen?|anderen?) (?:termin|stunde|buchung) (?:mache|machen|macht|vereinbare|vereinbaren|vereinbart|buche|buchen|bucht|suche|suchen|hole|holen)(?: (?:ich|wir|sie|er))",
    "(?:neuer?n?|andere[rn]?|ersatz-?) ?(?:termin|buchung|stunde|sitzung|terminvorschlag)(?: (?:\\p{L}+ )?(?:folgt|folgen|kommt)|…(?:wird|werden|muss|soll)(?: \\p{L}+){0,4} (?:vereinbart|abgestimmt|gesucht|ausgemacht|gebucht|mitgeteilt|vergeben|festgelegt|bekanntgegeben))",
    "(?:neue )?(?:terminbestätigung|buchungsbestätigung) (?:folgt|kommt|wird)",
    "(?:keine?|nicht|noch keine?)(?: [\\p{L}]+){0,2} (?:neuer?n?|anderer?n?|weiterer?n?) (?:termin|buchung|stunde|sitzung)[^.,;!?]*|(?:neuer?n?|anderer?n?) (?:termin|buchung|stunde|sitzung)(?:\\W{1,3}(?:keine?r?|nein|offen|folgt|noch nicht)(?!\\p{L})| (?:folgt|folgen|wird (?:noch |nachgereicht|später)|wurde (?:noch )?nicht|ist (?:noch )?nicht|buchen|vereinbaren|anlegen|erstellen|vornehmen|tätigen|machen|hinzufügen|planen|anfragen|suchen|(?:aus)?wählen|eingeben|eintragen|reservieren|ausmachen|festlegen)[^.,;!?]*)",
    "(?:ansonsten|sonst|rest|übrig\\p{L}*|ander\\p{L}*)(?!\\p{L})[^.,;!?]{0,50} (?:ausgebucht|gebucht|belegt|voll|bestätigt)|(?:noch|weitere?) (?:\\p{L}+ )?(?:termine|buchungen) (?:gebucht|vereinbart|eingetragen)",
    "(?:möchte|würde|will|wollte|kann|könnte|bittet um|wünscht(?: sich)?|braucht|sucht|meldet sich|ruft|für|wegen|um|zwecks)(?: \\p{L}+){0,5} (?:neuer?n?|andere[rn]?) (?:termin|buchung|stunde|sitzung)(?: (?:zu )?(?:buchen|vereinbaren|ausmachen|machen))?",
    "(?:kann|können|könnte|könnten|darf|dürfen|soll|sollte|muss)(?:[^.!?;]|\\.(?=\\S)){0,60} (?:gebucht|vergeben|belegt|reserviert|besetzt) werden",
    "(?:kann|können|darf|ist|sind|lässt sich|zum)(?: (?:ab sofort|jetzt|nun|nur|dann|nun wieder|wieder|erneut|online|von|anderen|kunden))* (?:gebucht werden|buchbar|buchen|zu buchen)",
  ],
  thanked: ["(?:vielen dank|danke) für (?:ihre|deine|die) (?:termin)?buchung"],
  older: [
    "(?:letzte[rnsm]?|vorige[rnsm]?|vergangene[rnsm]?|frühere[rnsm]?|alte[rnsm]?|vorherige[rnsm]?|bisherige[rnsm]?)|von gestern|gestrige[rnsm]?",
  ],
  rowTaken: [
    "(?:nachbesetzt|neu (?:vergeben|besetzt|belegt)|wieder (?:vergeben|besetzt|belegt)|vergeben an|ersetzt durch|übernommen|nachrücker(?:in)?|dafür|stattdessen)(?!\\W+(?:nein|nicht|niemand|keine?r?)\\b)|jetzt(?=\\W{1,3}\\p{L})(?!\\W*(?:frei|verfügbar|offen))|nun(?=\\W{1,3}\\p{L})(?!\\W*(?:frei|verfügbar|offen))",
  ],
};
