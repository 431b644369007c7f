import type { Language } from "./language";

/** How Dutch emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const dutchElsewhereCues: Language["cues"] = {
  elsewhere: [
    "(?:overdracht|tekenen|passeren)[^.!?]{0,20} (?:bij|door) de notaris|notarisafspraak",
    "\\p{L}*vaccinaties?|inenting(?:en)?|\\p{L}*prik(?:ken)?|bloedafname|bloedonderzoek|mammografie|oogmeting|gehoortest|castratie|sterilisatie|chippen",
    "sollicitatie(?:gesprek)?(?:ken)?|functioneringsgesprek|(?:hypotheek|krediet|bank|adviesgesprek|pensioen)gesprek bij|hypotheekgesprek|bankafspraak|(?:tien)?minutengesprek|oudergesprek|rapportgesprek|schoolgesprek|wenmoment|(?:met|bij) (?:uw|je) (?:adviseur|hypotheekadviseur|accountmanager|bankier|notaris|advocaat|boekhouder|huisarts|leerkracht|docent|mentor|makelaar)|ziekenhuisafspraak|garageafspraak|proefrit",
  ],
  theirs: [
    "(?:moet|moeten|moest|wil|kan)[^.!?;]{0,40} (?:uw|je|jouw|jullie) (?:\\p{L}+ ){0,2}?{appt}[^!?;]{0,110}(?:afzeggen|annuleren|verzetten|verplaatsen)(?!\\p{L})",
    "(?:monteur|loodgieter|elektricien|installateur)(?: van de \\p{L}+)? (?:belde|heeft (?:net )?gebeld)",
  ],
  office: [
    "(?:u spreekt met|met|ik ben|dit is|hier) (?:\\p{L}+ ){1,3}(?:van|bij) (?:[\\p{L}&-]+ ){0,3}(?:bank|verzekeringen|verzekering|accountants?|notariaat|advocaten|school|kinderopvang|garage|makelaardij|makelaars|tandartspraktijk|dierenkliniek|gemeente)|(?:praktijk|kantoor|secretariaat) (?:van )?(?:dr|dokter|mr|dhr|mevr|meneer|mevrouw)\\.? [\\p{L}-]+(?=\\s*:)|namens",
    "bij (?:ons|mij) op (?:het )?kantoor|op ons kantoor",
  ],
  shared: ["(?:onze|ons|uw|je|jouw|jullie) (?:\\S+ ){0,2}?(?:{appt}|gesprek|overleg|bespreking)"],
  caller: [
    "(?:op|in) te meten",
    "(?:wij|we) (?:leveren|monteren|repareren) (?:op|pas|dan|u|de|het|alsnog)(?!\\p{L})",
    "(?:u spreekt met|ik ben|dit is|hier) (?:\\p{L}+ ){0,3}?(?:van|de|uw|je) (?:\\p{L}+ )?{errand}",
    "(?:kan|kun|zou) (?:iemand|je|jij|u)…(?:overnemen|invallen|ruilen)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:jullie|uw|je) (?:\\p{L}+ )?(?:vertegenwoordig(?:er|ster)|account ?manager|buitendienst\\p{L}*|rayonmanager|rayonhoofd|verkoper|verkoopadviseur|leverancier)(?!\\p{L})",
    "(?:jullie|u|je) (?:\\p{L}+ )?(?:de|het|onze|ons) (?:nieuwe|nieuwste|laatste) [^.!?;]{0,40}(?:laten zien|te laten zien|presenteren|tonen|voorstellen|demonstreren)",
  ],
};
