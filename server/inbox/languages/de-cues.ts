import type { Language } from "./language";

/** What German emails say about appointments; de.ts has the words of dates and labels. */
export const germanCues: Language["cues"] = {
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
  listCancelled: ["(?:abgesagte|stornierte|entfallene) (?:termine|buchungen)|absagen|stornierungen|abgesagt|storniert"],
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
};
