import type { Language } from "./language";

/** What Dutch letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const dutchLetterCues: Language["cues"] = {
  advert: [
    "\\d+ ?% korting|webinar|kortingscode|actie|meld je (?:nu )?aan|gratis proberen|tips (?:voor|om)",
    "(?:€|eur) ?\\d+(?:[.,]\\d\\d)? ?(?:/|per) ?(?:maand|jaar)|\\d+(?:[.,]\\d\\d)? ?(?:€|euro) ?(?:/|per) ?(?:maand|jaar)|(?:vraag|plan|boek|bekijk) (?:een|de|je) (?:gratis )?demo|probeer (?:het )?gratis|doet de rest",
  ],
  review: [
    "zou (?:u|je) ons aanbevelen|hoe tevreden|hoe was (?:uw|je) (?:bezoek|afspraak)|wat kunnen we (?:beter|verbeteren)",
    "heeft (?:haar|zijn|het|de|uw) [^.!?;]{0,30}(?:beoordeeld|gewaardeerd)|[1-5] sterren",
    "(?:nieuwe|laatste|negatieve|slechte) (?:klant)?(?:beoordeling|recensie|review|waardering)(?:en|s)?|(?:beoordeling|recensie|review|waardering) (?:achtergelaten|geplaatst|geschreven|gegeven)",
    "(?:reactie|antwoord|respons) op (?:uw|je|de|onze) (?:enquête|vragenlijst)|(?:enquête|vragenlijst) (?:ingevuld|beantwoord)(?<!(?<!\\p{L})ik (?:\\p{L}+ ){0,6}(?:ingevuld|beantwoord))|(?<=^\\W*)(?:score|beoordeling|cijfer)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|van)",
  ],
  invited: [
    "(?:reserveer|claim|boek) (?:nu |snel |gratis |hier )*(?:je|uw|jouw|een) (?:plek|plaats|stoel)|(?:meld je|schrijf je|meld u|schrijf u) (?:nu |hier |gratis |snel )*(?:aan|in)(?!\\p{L})|doe (?:gratis |live )?mee|ik doe mee",
    "(?:(?:gratis|onze?|volgende) )*(?:webinar|live-?(?:sessie|les|stream|demo|training|workshop)|online (?:sessie|les|training|workshop|cursus)|(?:gratis|live) (?:sessie|les|training|workshop|cursus)|productdemo|vragenuur)(?= ?[:–—|-]| op\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:voorbeeld|voorstel|concept|sjabloon) (?:van|voor) (?!(?:de |het |uw )?(?:transcriptie|spraakbericht|gesprek|oproep|antwoord))[^:.!?;]{0,80}(?=:\\W*$)|(?:nieuwe|oude|vorige|aangepaste) (?:sms|e-?mail|mail|tekst|bericht|melding)(?! van)(?=[^:.!?;]{0,40}:\\W*$)",
    'zo (?:ziet|zien|komt|gaat)[^.!?;]{0,60} (?:eruit|uit ?zien|uit)(?=\\W*$|:)|dit (?:ziet|krijgt) (?:uw|je|jouw) (?:klant|cliënt|patiënt)[^.!?;]{0,30}|(?:voorbeeld|voorvertoning)(?:bericht|mail|tekst)?(?= ?:)|bijvoorbeeld(?=\\W*[:„"“])|testbericht|is (?:gewoon )?(?:ons|het|een) (?:standaard)?sjabloon|\\{\\{',
  ],
  organizer: [
    "geannuleerd door de (?:organisator|organisatie|gastheer)|de (?:organisator|organisatie|gastheer) heeft[^.!?;]{0,90}(?:geannuleerd|afgelast|afgezegd)",
  ],
};
