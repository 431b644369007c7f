import type { Language } from "./language";

/** How Dutch emails greet, and how they speak to who is served, and to who serves. */
export const dutchParties: Language["parties"] = {
  greetings: "hallo|hoi|hi|hey|beste|geachte|lieve|dag|goede(?:morgen|middag|navond)",
  asked: "op uw verzoek|op je verzoek|zoals (?:u|je) (?:hebt )?gevraagd",
  served: [
    "(?:je|uw|alle) (?:tickets?|kaartjes)",
    "opnieuw boeken|boek (?:opnieuw|gerust opnieuw|een nieuwe)|(?:u kunt|je kunt|kunt u|kun je) [^.!?]{0,40}?(?:nieuwe|andere) (?:afspraak|tijd|datum)",
    "(?:bel|belt u|contacteer|neem contact op met) ons [^.!?]{0,80}?(?:nieuwe|andere|verzetten)|(?:bel|mail) ons om",
    "(?:je|jouw|uw) (?:tegoed|abonnement|strippenkaart|rittenkaart|lidmaatschap|aanbetaling|voertuig|auto|patiëntaccount)",
    "op de mat|tot (?:de volgende keer|een volgende keer)|(?:we|wij) (?:stellen|bieden|sturen) (?:u|je) [^.!?]{0,40}?(?:nieuwe?|andere?)",
    "in onze (?:praktijk|salon|garage|kliniek|studio|vestiging)|(?:u hoeft|je hoeft) niets te betalen",
  ],
  servedBy:
    "(?:uw|je|jouw) [^.!?]{0,80}?(?:bij|met) (?:de |uw |je )?(?:dr|dokter|tandarts|huisarts|verloskundige|(?:personal )?trainer|instructeur|instructrice|fysiotherapeut|kapper|dermatoloog|boekhouder|mondhygiënist)(?:\\.| )",
  serving:
    "(?:afspraak|sessie|consult|behandeling)[^.!?]{0,40}? (?:bij|met) (?:u|jou|je|jullie)|(?:uw|je|jouw|een|de|van een) (?:klant|cliënte?|patiënte?|leerling|deelnemer|gast)(?:en|s)?(?!\\p{L})|(?:plek|tijd|tijdslot) is (?:weer|nu) (?:vrij|beschikbaar)",
  yours: "(?:uw|je|jouw)(?! (?:agenda|kalender|wachtlijst|website|praktijk|salon|studio))",
  we: "we|wij",
  ours: "onze|ons",
  trades:
    "salon|\\p{L}+salon|\\p{L}+atelier|barbier|nagelstudio|notaris|kapsalon|praktijk|tandartspraktijk|huisartsenpraktijk|kliniek|garage|fysio|fysiotherapie|mondzorg|sportschool|ziekenhuis|opticien|barbershop",
  at: "bij|bij de|in",
  occasions:
    "lunch(?:en)?|concert|etentje|diner|ontbijt|brunch|borrel(?:en)?|koffie(?: drinken)?(?: met)?|verjaardag\\p{L}*|bruiloft|housewarming|huwelijk|begrafenis|uitvaart|doop|feest(?:je)?|barbecue|bbq|picknick|filmavond|spelletjesavond|boekenclub|leesclub|vakantie|wandeling|familiedag|reünie",
  general: "bezoek(?:en)?",
  callsOff:
    "annul|geannuleerd|afzeg|afgezegd|afbel|afgebeld|zeg[^.!?]{0,60} af(?!\\p{L})|(?:plek|tijd|uur)[^.!?]{0,40}(?:weggeven|doorgeven|vrijgeven)",
  goesOn: "zonder (?:mij|me|ons)(?!\\p{L})|stuur (?:me )?(?:de )?notulen",
  booker:
    "naam|op naam van|gast|klant|bestuurder|reiziger|passagier|gereserveerd (?:voor|door)|reservering (?:voor|op)|geboekt (?:voor|door)|spelers?",
  pets: "huisdier|dier|hond|kat|paard",
  visitors: "geïnteresseerden?|kandida(?:at|ten)|kopers?|huurders?|bezoekers?",
  errands:
    "loodgiet|autobedrijf|garage|banden|rijschool|slotenmaker|schoonmaak|schoorsteen|verhuiz|verhuis|dierenarts|trimsalon|fotograf|notaris|installatie|belasting|boekhoud|advoca",
  servingRow:
    "begeleid door|begeleiding|uitgevoerd door|makelaar|adviseur|medewerker|behandelaar|therapeut|monteur|technicus|instructeur|rijinstructeur|fotograaf|keurmeester",
  organizer: "organisator",
  bookedBy: "(?:geboekt|gereserveerd) door",
  booked:
    "\\d+ volwassenen|volwassenen: ?\\d|tafel voor (?:\\d|twee|drie|vier|vijf|zes)|voor \\d+ personen|\\d+ (?:personen|gasten)(?=\\W*$)|(?:aantal )?personen\\s?[:\\t]|(?:stoel|stoelen|rij|zaal|spoor|gate)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)|(?:aankomst|vertrek|check-?in|check-?out|inchecken|uitchecken|ophalen|inleveren)\\s?[:\\t]|\\d+ (?:nacht|nachten)(?!\\p{L})|(?:een|twee)persoonskamer|starttijd golf|tee ?time|tennisbaan|baan \\d|\\d+ (?:tickets|kaartjes)",
  everybody: "patiënten|cliënten|klanten|leden|leerlingen|ouders",
  disclaimer: "vertrouwelijk|geadresseerde|abusievelijk|onbevoegd|niet toegestaan|openbaarmaking",
  until:
    "(?:(?:dan|dus|en|ok|oké) )*(?:tot(?: (?:aanstaande|komende|op))?|(?:we )?zien (?:we )?elkaar(?: (?:dan|op|komende))*|zie ik je(?: (?:dan|op|komende))*)",
  takesOut: "annuleer\\p{L}*|afzeg\\p{L}*|afgezegd",
  agreed:
    "ingepland|ingeschreven|genoteerd|bevestig\\p{L}*|herinner\\p{L}*|verwacht(?:en)? (?:je|u|jullie)|geboekt|gereserveerd",
  offers:
    "zou|zouden|kunnen|kan|aanbieden|bied\\p{L}*|(?<!half |quarter |ten |twenty |five )past|uitkomt|komt|wil|wilt|weten of|vrij\\p{L}*|beschikbaar|plek\\p{L}*|misschien|voorstel\\p{L}*",
  optOut:
    "afmelden|uitschrijven|schrijf (?:je|u) uit|nieuwsbrief|(?:bekijk|open|lees)(?: deze (?:e-?mail|mail))? in (?:je|uw|de) browser|(?:je|u) (?:ontvangt|krijgt) deze [^.!?]{0,30}?omdat|geen (?:e-?mails|mails|tips) meer|e-?mailvoorkeuren",
  seats:
    "kan|wil|accepteert|akkoord|vindt het|komt|zit|staat|schuift|neemt|krijgt|gezet|ingepland|ingeschreven|verschoven|geplaatst|gegeven|ingeboekt|doorgeschoven|vervroegd|gepland|verzet|gaf|toegewezen",
  denies: "niet|geen|niemand|nooit",
  goal: "op|naar|bij",
  mine: "dit|dat|deze|die|het|is|was|van mij|bij mij|de mijne|mijn|plek",
  attending:
    "deelnemers|aangemeld|aanmeldingen|ingeschreven|geboekt|bezetting|bezet|plekken bezet|bezette plekken|aanwezig",
  placesLeft: "(?:vrije|beschikbare|open) (?:plekken|plaatsen)|(?:plekken|plaatsen) (?:vrij|over|beschikbaar)",
  prepares:
    "(?:neem|breng|vergeet)[^.!?;]{0,40} (?:verzekeringspas(?:je)?|zorgpas|verwijsbrief|medicijnlijst|medicatieoverzicht)|(?:kom|wees|komt) [^.!?;]{0,20}\\d+ minuten (?:eerder|van tevoren|voor uw afspraak)",
};
