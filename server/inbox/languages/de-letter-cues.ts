import type { Language } from "./language";

/** What German letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const germanLetterCues: Language["cues"] = {
  advert: [
    "\\d+(?:[.,]\\d\\d)? ?(?:€|eur|euro|chf|fr\\.) ?(?:/|pro|im) ?(?:monat|jahr)|demo (?:buchen|anfordern|ansehen|vereinbaren)|jetzt (?:ansehen|entdecken)|kostenlos testen|erledigt den rest|ohne vertragsbindung",
    "\\d+ ?% (?:rabatt|günstiger)|(?:sparen|spare|sichern)(?: sie| dir)?(?: bis zu| jetzt)? \\d+ ?%|frühbucher\\p{L}*",
    "(?:kostenloses? )?webinar|jetzt (?:anmelden|buchen|sichern|testen|kaufen)|aktionscode|gutscheincode|rabattcode|nur (?:noch )?(?:diese|bis)|tipps (?:für|zu|gegen)|newsletter",
  ],
  review: [
    "würden sie uns weiterempfehlen|wie (?:war ihr|zufrieden)[^.!?;]{0,40}\\?|was (?:können|hätten) wir besser",
    "bewertete? (?:ihren|den|seinen) (?:besuch|termin)|\\d[ -]sterne?(?:-| )?(?:bewertung|rezension)?(?=\\W*$| )",
    "(?:neue|negative|positive|schlechte|aktuelle) (?:\\p{L}+-?)?(?:bewertung|rezension|kundenbewertung|patientenbewertung)(?:en)?(?! (?:anfordern|schreiben|abgeben))|(?:bewertung|rezension|feedback|rückmeldung) (?:abgegeben|hinterlassen|geschrieben|verfasst)|(?:bewertet|bewertete) (?:sie|ihre praxis|uns) mit",
    "umfrage-?(?:antwort|ergebnis|rückmeldung|feedback)\\p{L}*|(?:hat|haben) (?:auf |an )?(?:ihrer?|der|die) (?:\\p{L}+)?umfrage[^.!?;]{0,20} (?:geantwortet|beantwortet|teilgenommen|ausgefüllt)|(?<=^\\W*)(?:sterne|bewertung|note)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|von)",
  ],
  invited: [
    "(?:(?:jetzt|gleich|hier|sichern sie sich|sichere dir|reservieren sie|reserviere) )+(?:(?:ihren?|deinen?|einen|kostenlos(?:en)?|gratis) )*(?:platz|plätze|teilnahme)(?: sichern| reservieren)?|(?:jetzt|hier|gleich) (?:kostenlos |kostenfrei |gratis )?(?:anmelden|registrieren)|melden sie sich (?:jetzt |hier |gleich |kostenlos )+an|seien sie (?:live |mit )?dabei|sei (?:live |mit )?dabei",
    "(?:(?:live|online|gratis|kostenlose[sr]?|kostenfreie[sr]?|unser(?:e[rnms]?)?|nächste[sr]?)[- ])*(?:webinar|online-?(?:kurs|schulung|seminar|workshop)|live-?(?:kurs|schulung|seminar|workshop|stream|demo|session)|produktdemo|info-?(?:abend|veranstaltung)|fragestunde)s?(?= ?[:–—|-]| am\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:beispiele?|muster|entwurf|vorschlag|vorlage)(?:text|nachricht|mail)?(?: (?:für|einer|der|des|eines|zu|zur|zum|mit) )[^:.!?;]{0,80}(?=:\\W*$)|(?:neue[rsn]?|alte[rsn]?|künftige[rsn]?|geänderte[rsn]?) (?:sms|e-?mail|mail|text|nachricht|wortlaut|benachrichtigung)(?! von)(?=[^:.!?;]{0,40}:\\W*$)",
    'so (?:sieht|sehen|könnte|lautet|liest)[^.!?;:]{0,60} (?:künftig |dann |ab jetzt |in zukunft |jetzt )?(?:aus|lauten|aussehen|so)(?=\\W*$|:)|(?:vorschau|muster|beispiel)(?:text|mail|nachricht|vorlage)?(?= ?:)|(?:zum|als) beispiel(?=\\W*[:„"])|(?:max|erika) mustermann|testnachricht|\\{\\{',
    "ist (?:nur |lediglich )?(?:unsere|die|eine) (?:standard|mail|text|muster)-?vorlage",
    "(?:szenario|automatisierung|zap|integration|workflow|synchronisierung)[^.!?]{0,60} (?:angehalten|fehlgeschlagen|gestoppt|fehler aufgetreten)|aufeinanderfolgende\\p{L}* fehler",
  ],
  organizer: [
    "(?:vom|von der|von den) (?:veranstalter|veranstalterin|veranstaltern|organisator|organisatorin|gastgeber|gastgeberin)[^.!?;]{0,30}(?:abgesagt|storniert)|(?:der|die) (?:veranstalter|veranstalterin|organisator|organisatorin|gastgeber|gastgeberin)(?:in)? (?:hat|haben|musste)[^.!?;]{0,90}(?:abgesagt|abgesagen|storniert|absagen)",
  ],
};
