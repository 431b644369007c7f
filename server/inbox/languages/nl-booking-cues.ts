import type { Language } from "./language";

/** What Dutch emails say of bookings, and of a time that was given to somebody else. */
export const dutchBookingCues: Language["cues"] = {
  booked: [
    "(?<!(?:vorige|oude|eerdere|laatste|oorspronkelijke) )status\\W{1,4}(?:bevestigd|geboekt)(?=\\W*$)",
    "nieuwe? (?:gebeurtenis|evenement|event)(?: (?:is )?(?:gepland|geboekt|aangemaakt|ingepland)| ?:)",
    "nieuwe (?:afspraak|boeking|reservering)",
    "(?:heeft|is|werd)…(?<!\\p{L})(?:geboekt|bevestigd|ingepland)",
    "(?:afspraakbevestiging|bevestiging van (?:uw|je) (?:afspraak|boeking))|bedankt voor (?:uw|je) (?:boeking|reservering)",
  ],
  handsOn: [
    "(?:moet|moeten)(?: (?:nog|weer|graag|even))* (?:opgevuld|gevuld|ingevuld)(?: worden)?|(?<=^\\W*)(?:nog )?op te vullen(?=\\W*$)",
    "(?<!niet )(?:graag|kan|mag|kunnen jullie|kun je|willen jullie|wil je)…(?:aanbieden|aangeboden|doorgeven|opvullen|opgevuld|doorsturen)(?: worden)?",
    "(?:voor|naar|op|aan) (?:de|onze) wachtlijst|(?:plek|plaats|gaatje) vrij",
  ],
  freed: [
    "(?:heb|hebben|hebt|is er|valt er) (?:ik |we |je |u )?(?:nu |dus |dan )*een (?:gat|gaatje|lege plek)",
    "(?:is|komt|kwam) (?:net |zojuist |nu |weer |plotseling )*(?:vrij|vrijgekomen|vrijgevallen)(?=\\W*$)",
    "(?:weer|nu) (?:vrij|beschikbaar)",
    "(?:plek|plaats) (?:is |komt |mag )(?:weer |nu |dus )*(?:vrij|weg|beschikbaar)",
  ],
  sentBy: [
    "(?:klant|cliënte?|patiënte?|gast|leerling) (?:heeft |stuurde |mailde )?(?:(?:het|dit|me|mij|ons|deze|door|aan) ?)*(?:doorgestuurd|gestuurd|gemaild|doorstuurde|stuurde)?(?<=doorgestuurd|gestuurd|gemaild|stuurde (?:me|mij|ons) (?:dit|het)(?: door)?)|doorgestuurd (?:gekregen )?(?:door|van) (?:de|mijn|onze) (?:klant|cliënte?|patiënte?|gast|leerling)",
  ],
  ownAffair: [
    "(?:niet|niets|niks) (?:te maken )?(?:voor|van|met|over) (?:de|het|mijn|onze|ons) (?:praktijk|salon|studio|zaak|werk|kantoor)(?!\\p{L})",
    "(?:mijn|m'n) eigen (?:\\p{L}+ )?(?:tandarts|huisarts|dokter|arts|kapper|kapster|fysio\\p{L}*|dierenarts|mondhygiënist|\\p{L}*afspraak|controle)(?! met)|(?:mijn|m'n) (?:tandarts|huisarts|dokter|kapper|kapster|dierenarts|opticien|gynaecoloog|dermatoloog)(?!\\p{L})",
    "(?:is|was|puur|dit|dat)(?: (?:puur|gewoon|even|van mij,?|voor mij|iets))* privé(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)privé(?=\\W*(?:$|[,.;:!)–-]))|privé(?:zaak|afspraak|kwestie)",
    "(?:geen|niet van een) (?:klant|cliënte?|patiënte?|(?:klant|cliënt|patiënt)enafspraak)(?=\\W*(?:$|[,.;:!)–-]))|(?:ik ben|ben ik)(?: (?:hier|nu|zelf|deze keer))* de (?:klant|cliënte?|patiënte?)(?!\\p{L})",
  ],
  settled: [
    "(?:geregeld|opgelost|opgevuld|ingevuld|vergeven|bezet|geblokkeerd|overgenomen|(?:al|alweer|weer) (?:weg|vol))|(?<=^\\W*)(?:die|dat|deze|dit) (?:is|heeft|wordt|gaat|heb|neemt|krijgt)",
  ],
  filled: [
    "(?<!\\p{L})niet (?:meer |verder )?(?:aanbieden|doorgeven|opvullen|doorsturen|posten|aan te bieden)(?!\\p{L})",
    "(?:was|stond|is|staat) (?:als )?(?:eerste|volgende|bovenaan)(?: \\p{L}+)? (?:op|van) de (?:wachtlijst|lijst)[^.!?;]{0,20} en (?:heeft|is|kreeg|krijgt|werd)(?! niet)[^.!?;]{0,40} (?:gekregen|plek|plaats|ingeschreven|geboekt|doorgeschoven|toegevoegd|bevestigd|geaccepteerd)|(?:is|werd|zijn) (?:automatisch )?(?:vanaf|van|uit) de wachtlijst (?:automatisch )?(?:doorgeschoven|toegevoegd|ingeschreven|geplaatst)|(?:is|werd) automatisch (?:toegevoegd|ingeschreven|doorgeschoven)(?: vanaf de wachtlijst| en heeft)",
    "(?:heb|hebben|heeft|is|werd|ging)(?: (?:ik|we|wij|hij|ze|al|net|meteen|direct|inmiddels|ondertussen))* aan (?!(?:de|het|onze|jullie|je|alle)(?!\\p{L}))(?:[\\p{L}.]+ ){1,6}(?:gegeven|doorgegeven|vergeven|weggegeven|beloofd)",
    "(?:heb|hebben|heeft)[^!?;]{0,40} (?:op|in) (?:die|de|haar|zijn|dat|deze|hun) (?:plek|plekje|plaats|gat|gaatje|uur|tijd|moment) (?:gezet|ingepland|ingeschreven|gepland|geschoven|geplaatst|genoteerd)",
    "(?:plek|plekje|plaats|tijd|tijdstip|gat|gaatje|uur|afspraak|moment)(?: [\\p{L}.]+){0,6} aan (?:[\\p{L}.]+ ){1,3}(?:gegeven|weggegeven|toegewezen|doorgegeven|vergeven|afgestaan|gegund|toebedeeld)",
    "(?:plek|plekje|plaats|tijd|tijdstip|gat|gaatje|uur|afspraak|moment)(?: [\\p{L}.]+){0,6} (?:gegeven|weggegeven|toegewezen|vergeven|afgestaan) aan \\p{L}+",
    "(?:heb|heeft|hebben) (?:ik |we |wij |ze )?(?:hem|die|het|deze)(?: (?:al|meteen|direct|gelijk|inmiddels|toen|dus|nu|maar))* aan (?:[\\p{L}.]+ ){1,3}(?:gegeven|weggegeven|toegewezen|doorgegeven|vergeven)",
    "(?:plek|plaats|tijd|tijdstip|afspraak|gat|uur) (?:van|om|op|voor) …(?:bezet|vol|opgevuld|ingevuld|vergeven|overgenomen|weg)\\b",
    "(?:plek|plaats|tijdstip|gat)…(?:opgevuld|ingevuld|overgenomen|vergeven)",
    "(?:alweer|weer|al) (?:bezet|gevuld|geboekt|ingevuld)",
    "(?:heb|hebben|heeft)…(?:al|alweer|meteen|direct|inmiddels)…(?:gezet|ingepland|weggegeven|doorgegeven|opgevuld|ingevuld)",
    "(?:neemt|nam|krijgt) (?:de|die|haar|zijn|deze) (?:plek|plaats|tijd|afspraak)(?: over| in)?",
    "(?:plek|plaats|tijd|gat)…(?:weggegeven|doorgegeven|ingenomen)",
    "(?:heeft|hebben|had)(?: (?:hem|haar|die|het|dat|de|deze|zijn|plek|plaats|tijd|afspraak|uur|nu|al|meteen|direct|gelijk|inmiddels|graag))* (?:overgenomen|genomen|gekregen|geaccepteerd|gepakt|ingenomen|opgevuld|ingevuld)",
    "(?:neemt|nam|krijgt|kreeg|pakt|vult)(?: (?:nu|graag|dan|meteen))* (?:hem|die|de|haar|zijn|deze|dat|het)(?: (?:plek|plaats|tijd|afspraak|gat|uur|moment))?(?: (?:nu|dan|graag))? (?:over|in|op)\\b",
    "(?:weer|nu|opnieuw|alweer|dus) (?:helemaal |volledig )?(?:vol|volgeboekt|volzet|bezet)\\b",
    "(?:komt|komen|gaat|schuift|staat)(?: \\p{L}+){0,4} (?:in (?:haar|zijn|mijn|hun) (?:plaats|plek)|in plaats van (?:haar|hem|mij)|naar voren|door naar|ervoor in de plaats)|in (?:haar|zijn|mijn) plaats (?:komt|is|gaat|hebben|heb|staat)",
    "(?:naar voren gehaald|doorgeschoven|opgeschoven|ingeschoven|vervroegd)",
    "(?:plek|plaats|tijd|tijdstip|afspraak|gat|uur|moment)…(?:is|gaat|was) (?:nu|al|inmiddels|intussen|reeds) (?:voor|van|naar) \\p{L}+",
    "(?:is|zijn) (?:dus |nu |inmiddels |al )*niet meer (?:vrij|beschikbaar|open)",
    "(?:hoeft|hoef|hoeven|niet nodig|geen noodzaak)(?: \\p{L}+){0,4} (?:niemand|niet meer|de lijst niet|om)(?: \\p{L}+){0,2} (?:te )?(?:bellen|bellen|informeren|aan te bieden|benaderen|waarschuwen|berichten)",
  ],
  slotTalk: [
    "(?:heeft|hebben) (?:deze|die|de|dit|dat|het)(?: \\p{L}+)? (?:plek|plekje|plaats|gaatje|slot|tijdslot)(?: \\p{L}+){0,4} (?:geaccepteerd|aangenomen|genomen|overgenomen|gekregen|bevestigd|gepakt)",
    "(?:wil|wilt|neemt|krijgt|houdt|gebruikt|accepteert|pakt|zou|heeft liever)(?: (?:graag|nu|dan|wel|ook|toch))* (?:deze|die|dat|dit|de|het)(?: \\p{L}+)? (?:plek|plekje|plaats|gaatje|slot|tijdslot)(?! (?:niet|aanbieden))",
    "(?:plek|plekje|gaatje|slot|tijdslot)(?: [\\p{L}.]+){0,2} (?:is|blijft) (?:al )?(?:voor (?:mevrouw|mevr|meneer|dhr)|geblokkeerd|gereserveerd)",
  ],
  hinted: [
    "(?:vast|zeker|waarschijnlijk|ongetwijfeld)(?: wel)? (?:wil|wilt|heeft liever) (?:iemand anders|een ander)(?: (?!al|en|mevrouw)\\p{L}+){0,4}(?=\\W*$)",
    "(?:misschien|iemand|wie|niemand|(?:\\d+|je|jouw|uw|andere|enkele|meer) (?:klanten|cliënten|patiënten|mensen|deelnemers)|klanten|je|u)(?!\\p{L})(?:(?! (?:heeft|neemt|krijgt|mevrouw) )[^.;!?]){0,60}? ?(?:wil|willen|kan|kunnen|kunt|zou|zouden|passen|wachten|misschien)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:of|zodra|wanneer|als|tot(?:dat)?) [^.,;!?]{0,50}?(?:opgevuld|ingevuld|bezet|gevuld|geboekt|overgenomen|vergeven|weggegeven)(?: (?:is|wordt|worden|kan|kan worden|zijn))*",
    "(?:wie|de eerste)(?!\\p{L})[^.;!?]{0,50} (?:krijgt|neemt|pakt|heeft) [^.,;!?]*|(?:alle |de )?(?:andere|overige) [^.,;!?]{0,40}(?:bezet|vol|geboekt|volgeboekt|gevuld)",
    "(?:opgevuld|ingevuld|bezet|geboekt|overgenomen)\\W{1,3}(?:nee|nog niet|niemand|geen)(?!\\p{L})",
    "(?:niet|nooit|niemand|geen|nog niemand)(?: (?:weer|opnieuw|van|de|lijst|wachtlijst|heeft|hem|die|plek|al|meer|kon|wil|wilde|ander|worden|zo|snel))* (?:opgevuld|ingevuld|bezet|gevuld|geboekt|overgenomen|overnemen|vergeven|weggegeven|genomen|gekregen|ingenomen|vol|volgeboekt|nemen)",
    "(?:kan|kunnen|mag|mogen|moet|moeten|zou|wil|graag|te)(?: \\p{L}+){0,5} (?:opgevuld|ingevuld|bezet|gevuld|geboekt|overgenomen|vergeven|weggegeven|opvullen|invullen|overnemen|vullen|weggeven|doorgeven|doorgegeven|vullen)(?: worden)?",
    "(?:plekken|plaatsen|deelnemers|aanmeldingen|bezetting|boekingen)(?: \\p{L}+){0,2}(?: (?:bezet|gevuld|geboekt|ingevuld))?\\W{0,3}(?<n>\\d+) ?(?:van(?: de)?|/) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:van(?: de)?|/) ?(?!\\k<n>\\b)\\d+ (?:plekken|plaatsen|deelnemers)?(?: \\p{L}+){0,3} ?(?:bezet|gevuld|geboekt)",
  ],
  planned: [
    "(?<!(?:nieuwe?|andere?|ook) (?:\\p{L}+ ){0,3})(?:stond|was|waren|had|zou)(?: (?:oorspronkelijk|eigenlijk|op|voor|om|bij|met|van|uur|een|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|\\d+(?:[.:]\\d+)*)[.,]?)* (?:gepland|ingepland|geboekt|bevestigd|gereserveerd|ingeboekt|afgesproken|in de agenda)",
  ],
  itsHour: [
    "(?:stond|stonden|zou|zouden|had|hadden|was|waren)(?: (?:ik|wij|we|hij|zij|ze|eigenlijk|ingepland|gepland|geboekt|een afspraak|afgesproken))*(?: (?:om|voor|rond))+ #(?: (?:bij (?:u|jou|je|jullie)|ingepland|gepland|zijn|komen|geweest|een afspraak|staan|afgesproken|in de agenda))*|(?:u|je|jullie) (?:verwachtte|verwachtten|had|hadden) (?:me|mij|ons)(?: (?:om|voor|rond))+ #(?: (?:ingepland|gepland|staan|in de agenda))*",
    "(?:mijn|m'n|onze|ons|haar|zijn|hun|de|die|deze|het|dat) (?:\\p{L}*(?:afspraak|behandeling|sessie|les|massage|boeking|reservering|consult|bezoek|intake|plek|tijd)|uur)(?: (?:was|is|stond|staat|zou|begon))(?: (?:gepland|ingepland|geboekt|gereserveerd|eigenlijk|oorspronkelijk|zijn|altijd))*(?: (?:om|voor|van|op|rond|vanaf))* #(?: (?:gepland|ingepland|geboekt|gereserveerd|geweest|zijn|beginnen|in de agenda))*",
    "(?:het|dat|die|ik|zij|ze|hij|wij|we)(?: (?:was|stond|zou|had|hadden|waren|zouden))(?: (?:gepland|ingepland|geboekt|eigenlijk|oorspronkelijk|een|de|haar|zijn|mijn|onze|afspraak|les|behandeling|sessie|plek|gereserveerd|komen))*(?: (?:om|voor|van|op|rond))* #(?: (?:een|afspraak|gepland|ingepland|geboekt|gereserveerd|zijn|geweest|komen|in de agenda|afgesproken|aan de beurt))*",
    "(?:om |voor )?#",
  ],
  bookedTitle: ["(?:geboekt|bevestigd|ingepland)\\s?:(?= ?\\p{L})"],
  unbooked: [
    "nieuwe (?:afspraak|boeking|datum|tijd|les) (?:maak|maken|plan|plannen|boek|boeken|regel|regelen|prik|prikken|zoek|vraag)(?: (?:ik|we|wij|ze|hij|zij))?",
    "(?:nieuwe|andere) (?:afspraak|boeking|reservering|datum|tijd|les) (?:volgt|komt|(?:wordt|moet|zal)(?: \\p{L}+){0,3} (?:gemaakt|gepland|ingepland|geboekt|afgesproken|doorgegeven|bepaald|worden)|nog te (?:maken|plannen|bepalen))",
    "(?:geen|niet|zonder|nog geen)(?: \\p{L}+)? (?:nieuwe|andere|verdere) (?:afspraak|boeking|reservering)[^.,;!?]*|nieuwe (?:afspraak|boeking|reservering)(?:\\W{1,3}(?:geen|nee|volgt|nog niet|nader te bepalen)(?!\\p{L})| (?:maken|aanmaken|inplannen|boeken|plannen|volgt|toevoegen|invoeren|vastleggen|kiezen))|(?:volgt|volgen)(?: \\p{L}+){0,3} nieuwe afspraak|(?:rest|overige|verder|andere)(?!\\p{L})[^.,;!?]{0,40} (?:volgeboekt|geboekt|bezet|vol|bevestigd)",
    "(?:wil|wilde|zou|kan|belt|bel|mailt|vraagt|zoekt|neemt contact|maakt|maak|maken|plant|plan|plannen|boekt|boek|om|voor|over)(?: \\p{L}+){0,5} (?:een )?(?:nieuwe|andere) (?:afspraak|boeking|reservering|datum|tijd|les)",
    "(?:kan|kunnen|mag|is|zijn)(?: (?:nu|weer|opnieuw|online|dus))* (?:geboekt worden|worden geboekt|te boeken|boekbaar)",
  ],
  thanked: ["bedankt voor (?:uw|je) (?:boeking|reservering)"],
  older: ["(?:vorige|laatste|afgelopen|eerdere|oude)|van gisteren"],
  rowTaken: [
    "(?:opgevuld|ingevuld|overgenomen|vervangen door|ingenomen)(?!\\W+(?:nee|niet|niemand)\\b)|nu(?=\\W{1,3}\\p{L})(?!\\W*(?:vrij|beschikbaar|open))|in plaats|gegeven aan",
  ],
};
