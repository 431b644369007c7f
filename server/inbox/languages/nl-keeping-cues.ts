import type { Language } from "./language";
import { dutchNotDone } from "./nl-not-done-cues";
import { dutchOwnWords } from "./nl-own-words";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What Dutch emails say about what stays, and about what else is kept. */
export const dutchKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:de|haar|zijn|uw|je|alle) )?(?:toekomstige|volgende|overige|andere|komende|verdere|resterende|geplande) {appt}(?: (?:van|voor|bij|op|met)(?: [\\p{L}\\d.,'&-]+){1,5})?|(?:binnenkort|komende dagen|verder deze week)|ook in (?:je|uw) agenda(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...dutchNotDone.kept,
    ...resumingCues.nl.kept,
    "(?:die|deze|de {appt}) (?:van|op) (?:{day}|\\d)[^.,;!?]{0,30}? wel(?=[^\\p{L}\\d?]*$|,| (?:hoor|graag|gewoon))",
    "(?:die|hij|deze|die van {day}|(?:de|mijn|onze) afspraak) (?:gaat|gaan)(?: (?!niet)\\p{L}+){0,2} door(?=\\W*$|,| en | maar )",
    "(?:zie|zien) (?:ik|we|wij) (?:je|u|jullie)(?= (?:{day}|\\d|dan|op|om|morgen|vandaag))|(?:kom|komen|ga|gaan)(?: (?:ik|we|wij|dan|dus|maar|wel))* alleen(?! maar niet)|(?:dus|daarom|zodat) (?:kan|kom|ben) (?:ik|we|wij) (?:er )?(?!(?:[^,.!?;]{0,60})(?:niet|geen|verhinderd|ziek))[^,.!?;]{0,60}(?:komen|bij|er|wel)(?=\\W*$|,)",
    "blijf(?:t|en)(?: (?!vrij|open|niet)\\p{L}+){0,3}? (?:staan|doorgaan|geldig|ongewijzigd|hetzelfde|bezet|geboekt|ingepland|vol)",
    "(?<!(?:de|het) (?:les|groep|cursus|workshop|training) )ga(?:at|an) (?:wel |gewoon |zoals gepland )+door|komt (?:wel|gewoon)",
    "kom(?:t|en)? (?:ik |hij |ze |zij |we |wel |gewoon |zelf )*(?:wel|gewoon|zoals (?:afgesproken|gepland|altijd|gewoonlijk|steeds))",
    "(?:ik|wij|we) kom(?:en)? (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|morgen)(?![^.!?]*niet)",
    "(?:houd|houdt|houden|hou|behoud|behoudt|laat|laten)(?: ik| we| wij| ze| zij| hij)? (?:hem|die|deze|beide|allebei)(?=\\W*$|,| (?:wel|gewoon|aan|graag|staan|toch|dus)\\b)(?![^.,;!?]{0,40}(?:vervallen|vallen|schieten|gaan|vrij|weten)\\b)",
    "(?:hem|die|deze|beide|allebei)(?: \\p{L}+){0,3} (?<!niet (?:meer )?)(?:houden|behouden|laten staan|staan laten)",
    "(?<=(?:\\d|uur|{day})\\)?,? )heeft(?: \\p{L}+){0,2} (?:nog|nogmaals|opnieuw|nog eens|extra)(?: extra| eens)? bevestigd(?! dat)",
    ...dutchOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.nl.holds,
    "(?<!niet (?:meer )?)(?:houd|houdt|houden|hou|hield|behoud|behoudt|behouden)(?! (?:er )?(?:rekening|me|mij|u|je|ons|van)\\b)(?![^.,;!?]{0,40}(?:vrij|open|op de hoogte|in de gaten)\\b)",
    "(?:laat|laten)(?=[^.,;!?]{0,60}\\bstaan\\b)|staan laten",
  ],
  undone: [
    "(?:niet|noch) (?:gewijzigd|verplaatst|verzet|veranderd|aangepast),? (?:of|noch|en) (?:geannuleerd|afgezegd)",
    "(?:niet|nog niet|nooit) (?:iets )?(?:geannuleerd|afgezegd|afgemeld)",
    "(?<!is |ben |zijn )hersteld(?= is| zijn|\\W*$|,)|(?:is|zijn|werd|wordt) (?:[\\p{L}]+ ){0,3}(?:hersteld|teruggezet)|teruggezet",
  ],
  forOthers: [
    "(?:voor|met) (?:alle |de )*(?:anderen|overigen|overige|andere|rest)(?!\\p{L})|(?:overige|andere|\\d+) (?:deelnemers|klanten|cursisten|leden|personen|kinderen)|(?:les|cursus|groep|workshop|training) zelf",
  ],
  group: ["(?:de|het|je|uw|deze|dit) (?:[\\p{L}-]+ ){0,2}(?:les|groepsles|cursus|groep|workshop|training|evenement)"],
  opening: ["plek(?:ken|je)?|plaats(?:en)?|tijd(?:en|stip)?|gat(?:en)?|gaatje|ur(?:en)?|uur|hem|{appt}"],
  seat: [
    "[\\p{L}-]*(?:reservering(?:en)?|boeking(?:en)?|plek|plaats|inschrijving(?:en)?|deelnemers?|deelname|afspraak)",
  ],
  belonging: [
    "(?:[\\p{L}-]*(?:wachtlijst|lijst|aanbetaling|terugbetaling|(?<!annulerings)formulier|adres|borg|kosten|tarief|tarieven|bedrag|rekening|factuur|tegoed|saldo|punten|certificaat|code|bon|kaart|strippenkaart|pakket|recept|verwijzing|uitslag|dossier|doosje|doos|beugel|bitje|kroon|prothese|zooltjes|zolen|bril|lenzen|sleutel|sleutels|tas|mat|contract|abonnement|korting|prijs|prijzen|aanbod|nummer|adres))",
    "(?:[\\p{L}-]*(?:voorwaarden|beleid|regels?|regeling|termijn|afspraken over|openingstijden))|24 uur|koorts|hoest|pijn|probleem|vraag|situatie",
  ],
  affair: [
    "[\\p{L}-]*(?:vakantie|reis(?:je)?|uitje|vlucht|bruiloft|huwelijk|feest(?:je)?|verjaardag|begrafenis|uitvaart|doop|concert|festival|examen|tentamen|verhuizing|toernooi|wedstrijd|skiën|wintersport|schoolreis)",
  ],
  another: [
    "(?:{appt}|die|degene) die niet (?:zijn |werden )?(?:geannuleerd|afgezegd)(?: zijn| werden)?",
    "(?:andere|overige|volgende|verdere) (?:maandagen|dinsdagen|woensdagen|donderdagen|vrijdagen|zaterdagen|zondagen)",
    "over (?:twee|drie|vier|veertien|2|3|4|14) (?:weken|dagen)|(?:de )?rest van (?:de|het) (?:maand|jaar|reeks|afspraken)|vanaf (?:dan|daarna)",
    "volgende (?:week|keer|maand)|week (?:erna|erop|daarna|later)|(?:andere|overige|volgende|verdere|toekomstige) (?:\\p{L}+ )?(?:afspraken|afspraak|keren|sessies|lessen|boekingen)",
    "die van|{appt} na (?:deze|die) datum|de reeks",
    "(?:die|de|het) (?:van|in|op) {day}|{appt} (?:van|in) {day}|(?:de|het) (?:andere|volgende|eerste|tweede|rest)|alle andere|die (?:erna|daarna)",
    "(?:haar|zijn|mijn|de|hun) (?:zus|broer|man|vrouw|moeder|vader|dochter|zoon|kinderen|partner|vriendin|vriend|collega)(?= (?:komt|komen|houdt|houden|blijft)\\b)",
    "(?:volgende|komende) {day}|{day} (?:erop|daarop|erna)",
    "(?:volgende|eerstvolgende|andere) {appt}|de (?:twee|drie) andere",
  ],
  clause: ["en|maar|want|terwijl|echter|dus|dan|daarna|omdat|doch"],
  day: ["{day}"],
  therefore: ["dus|daarom|daardoor|vandaar(?: dat)?|zodoende"],
  because: ["omdat|want|doordat|aangezien|vanwege|wegens"],
  joining: [
    "(?:en|noch|alsook|als|plus|&|\\+|en ook|evenals)(?:,? (?:ook|dan|nog|op|om|de|het|die|van|mijn|haar|zijn|onze|voor|{appt}))*",
  ],
  oneOf: [
    "(?:niet (?:gezegd|zeker|duidelijk|vermeld)|zei niet|weet (?:ik )?niet|onduidelijk),? welke",
    "(?:een|één) van (?:beide|de twee|de beide|die|deze)(?: {appt})? (?:kan|kunnen|lukt|red)(?: \\p{L}+){0,3} niet|kan (?:ik |we |wij )?(?:\\p{L}+ )?(?:een|één) van (?:beide|de twee|die|deze) niet",
    "(?:een|één|eentje) van (?:beide|de twee|de beide|hen|die|deze|(?:mijn|onze|de|haar|zijn|hun)(?: twee)? {appt})[^.!?;]{0,30}(?:afzeg|afgezegd|af te zeggen|annule|geannuleerd)\\p{L}*|(?:annuleer|annuleren|zeg) (?:\\p{L}+ )?(?:een|één) van (?:beide|de twee|hen|die|deze)",
    "(?:één|een) van deze {appt} is (?:geannuleerd|afgezegd)",
  ],
  choice: ["(?:een|één) van|slechts|maar (?:één|een)|ofwel"],
  wished: [
    "(?:op|conform|volgens|na) (?:uw|je|jouw|haar|zijn|eigen) (?:verzoek|wens|aanvraag|telefoontje|bericht)|op verzoek van|zoals (?:door u |door jou |u |je )?(?:gevraagd|gewenst|verzocht|vroeg|wenste|aangegeven)",
  ],
};
