import type { Language } from "./language";

/** How Swedish emails greet, and how they speak to who is served, and to who serves. */
export const swedishParties: Language["parties"] = {
  greetings: "hej|hejsan|hallå|god (?:morgon|dag|kväll)|bästa|bäste|kära|käre",
  asked: "på din begäran|enligt din (?:begäran|önskan)|som du (?:har )?bett om",
  served: [
    "(?:dina|era|alla) biljetter",
    "boka (?:igen|på nytt|om din tid|en ny tid(?! åt| på din| på er))|du kan (?:boka|välja) [^.!?]{0,30}?(?:ny|annan) tid",
    "(?:ring|kontakta|hör av dig till) oss [^.!?]{0,80}?(?:ny|annan|boka om)",
    "(?:din|ditt|dina) (?:klippkort|medlemskap|årskort|abonnemang|tillgodo\\p{L}*|handpenning|bil|patientkonto)",
    "på mattan|välkommen åter|välkommen tillbaka|vi ses en annan gång|vi (?:föreslår|erbjuder|skickar) (?:dig|er) [^.!?]{0,20}?(?:ny|annan)",
    "du behöver inte betala|på vår (?:mottagning|klinik|verkstad|salong)",
  ],
  servedBy:
    "(?:din|ditt|er) [^.!?]{0,80}?(?:hos|med|till) (?:din |vår )?(?:dr|doktor|tandläkare|tandhygienist|läkare|distriktssköterska|sjuksköterska|barnmorska|(?:personlig )?tränare|instruktör|fysioterapeut|sjukgymnast|frisör|hudläkare|revisor)(?:\\.| )",
  serving:
    "(?:tid|tiden|bokning|bokningen|besök)[^.!?]{0,40}? (?:hos|med) (?:dig|er)|(?:din|en|dina|er|ert|ditt) (?:kund|klient|patient|elev|deltagare|gäst)\\p{L}*|(?:kunden|klienten|patienten|eleven)|tiden är (?:nu |åter |igen )+(?:ledig|bokningsbar)",
  yours: "(?:din|ditt|er|ert)(?! (?:kalender|väntelista|hemsida|mottagning|salong|studio))",
  we: "vi",
  ours: "vår|vårt|våra",
  trades:
    "klinik|kliniken|salong|salongen|vårdcentral|vårdcentralen|mottagning|mottagningen|tandvård|tandläkarna|gym|gymmet|verkstad|frisör|rehab|sjukhus|optik|\\p{L}+s vårdcentral",
  at: "hos|på",
  occasions:
    "lunch(?:en)?|middag(?:en)?|frukost(?:en)?|brunch|fika(?:n)?|födelsedag\\p{L}*|kalas(?:et)?|bröllop(?:et)?|inflyttning(?:sfest)?|dop(?:et)?|begravning(?:en)?|fest(?:en)?|grillning|grillkväll|picknick|filmkväll|spelkväll|bokcirkel(?:n)?|bokklubb(?:en)?|semester|utflykt|släktträff",
  general: "möte(?:t)?|besök(?:et)?",
  callsOff: "avbok|återbud|ställ(?:a|er) in|(?:ge|lämna|släppa) (?:bort )?(?:min|tiden|platsen|den)(?: tid| plats)?",
  goesOn: "utan (?:mig|oss)(?!\\p{L})|skicka (?:gärna )?(?:protokollet|anteckningar)",
  booker: "namn|i namnet|gäst|kund|förare|resenär|passagerare|reserverat (?:för|av)|bokat (?:för|av)|spelare",
  pets: "djur|husdjur|hund|katt|häst",
  visitors: "spekulant(?:en|er)?|köpare(?:n)?|hyresgäst(?:en)?|besökare(?:n)?|intressent(?:en|er)?",
  errands:
    "rormok|bilverkstad|verkstad|dack|trafikskola|korskola|lassmed|stad(?:firma|bolag|service)|sotning|flytt|veterinar|fotograf|elektrik|revisor|redovisning|advokat",
  servingRow:
    "visas av|utförs av|mäklare|rådgivare|behandlare|terapeut|handläggare|tekniker|montör|mekaniker|körlärare|lärare|fotograf|besiktningsman",
  organizer: "arrangör|organisatör",
  bookedBy: "bokat av|bokad av",
  booked:
    "\\d+ vuxna|vuxna: ?\\d|bord för (?:\\d|två|tre|fyra|fem|sex)|för \\d+ personer|\\d+ (?:personer|gäster)(?=\\W*$)|(?:antal )?(?:personer|gäster)\\s?[:\\t]|(?:plats|platser|rad|salong|spår|stol)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)(?=\\W*(?:$|,))|(?:ankomst|avresa|incheckning|utcheckning|hämtning|återlämning)\\s?[:\\t]|\\d+ (?:natt|nätter)(?!\\p{L})|(?:dubbel|enkel)rum|tennisbana|bana \\d|starttid golf|\\d+ biljetter",
  everybody: "patienter|kunder|klienter|medlemmar|elever|föräldrar",
  disclaimer: "konfidentiell|sekretess|avsedd(?:a)? mottagare|av misstag|obehörig|otillåten|förbjud",
  until: "(?:(?:då|så|och|ok) )*(?:vi )?(?:ses|syns)(?: (?:vi|då|igen|på|nu|nästa|den))*",
  takesOut: "avbok(?!ning)\\p{L}*|ställ\\p{L}* in",
  agreed: "bokat|bokad|inbokad|bekräft\\p{L}*|påmin\\p{L}*|väntar (?:dig|er)|skrivit upp",
  offers:
    "skulle|kan jag|kan vi|erbjud\\p{L}*|föreslå\\p{L}*|förslag|passar?|vill|till om|ledig\\p{L}*|lucka|en plats|luckor|kanske|har du",
  optOut:
    "avregistrera|avprenumerera|avsluta prenumeration\\p{L}*|avanmäl\\p{L}*|nyhetsbrev\\p{L}*|(?:visa|öppna|läs)(?: mejlet| e-?posten)? i (?:din |en )?webbläsare\\p{L}*|du får (?:det här|detta) [^.!?]{0,30}?eftersom|inte längre (?:vill )?(?:få|ta emot)|e-?postinställningar",
  seats: "kan|vill|tackade|kommer|satte|satt|bokade|bokat|lagt|lade|flyttade|flyttat|fick|tog|gett|gav|gavs",
  denies: "inte|ingen|aldrig",
  goal: "på|till",
  mine: "det|detta|den|här|är|var|min|mitt|hos mig|tid",
  attending: "anmälda|deltagare|bokade|bokade platser|inbokade|upptagna platser|beläggning",
  placesLeft: "(?:lediga|fria) platser|platser kvar",
  prepares:
    "(?:ta med|glöm inte(?: att ta med)?|medtag)[^.!?;]{0,40} (?:legitimation|id-handling|frikort|medicinlista|läkemedelslista|remiss|försäkringskort)|(?:kom|var på plats|kom gärna) [^.!?;]{0,20}\\d+ minuter (?:innan|före|tidigare|i förväg)",
};
