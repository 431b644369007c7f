/**
 * What people call a time zone that the platform's own lists (zone-atlas.ts) do not: cities that are no names of zones,
 * names of cities in other languages, and adjectives of countries. Small letters, without accents; parted by "|".
 */

/** Cities and countries: zones in brackets or at the end of a line, or with a word for time. */
export const places: Record<string, string> = {
  "America/New_York":
    "us eastern|nueva york|nova york|nova iorque|boston|miami|atlanta|washington|washington dc|washington d.c|philadelphia|philadelphie|filadelfia|orlando|tampa|charlotte|pittsburgh|baltimore|florida|new jersey|north carolina|south carolina|east coast|us east coast|ostkuste|cote est|costa este|costa leste|costa est",
  "America/Toronto": "montreal|ottawa|quebec|ontario|monreal|mississauga|laval|gatineau",
  "America/Chicago":
    "us central|houston|dallas|austin|san antonio|minneapolis|nashville|new orleans|milwaukee|st louis|kansas city|texas|illinois",
  "America/Winnipeg": "manitoba",
  "America/Denver": "us mountain|salt lake city|albuquerque|boulder|colorado|utah",
  "America/Edmonton": "calgary|alberta",
  "America/Phoenix": "arizona|tucson|scottsdale",
  "America/Los_Angeles":
    "us pacific|san francisco|san diego|seattle|portland|las vegas|sacramento|san jose california|california|kalifornien|californie|west coast|us west coast|westkuste|cote ouest|costa oeste|costa ovest",
  "America/Vancouver": "british columbia|colombie britannique",
  "America/Anchorage": "alaska",
  "Pacific/Honolulu": "hawaii|hawai|maui|oahu|kauai",
  "America/Halifax": "nova scotia|nouvelle ecosse",
  "America/St_Johns": "newfoundland|terre neuve",
  "America/Mexico_City": "ciudad de mexico|mexico|cdmx|mexique|mexiko|messico|guadalajara mexico|puebla",
  "America/Bogota": "medellin|cali",
  "America/Santiago": "santiago de chile",
  "America/Argentina/Buenos_Aires": "argentina|argentinien|argentine|argentinie|cordoba argentina",
  "America/Guayaquil": "quito",
  "America/Puerto_Rico": "porto rico",
  "America/Sao_Paulo":
    "brasilia|rio de janeiro|rio|san pablo|belo horizonte|curitiba|porto alegre|brasil|brazil|brasilien|bresil|brazilie|brasile",
  "America/Manaus": "amazonas",
  "Europe/London":
    "londres|londen|londra|uk|u.k|great britain|britain|england|scotland|wales|edinburgh|manchester|birmingham|glasgow|bristol|leeds|gb|grossbritannien|grande bretagne|angleterre|gran bretana|inglaterra|gra bretanha|gran bretagna|inghilterra|groot brittannie|engeland",
  "Europe/Dublin": "dublino|cork|galway",
  "Europe/Lisbon": "lisboa|lisbonne|lissabon|lisbona|porto",
  "Atlantic/Canary": "canarias|islas canarias|canary islands|iles canaries|tenerife|las palmas",
  "Atlantic/Azores": "acores",
  "Europe/Madrid": "barcelona|barcelone|valencia|sevilla|peninsula",
  "Europe/Paris":
    "parigi|parijs|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|metropole|france metropolitaine",
  "Europe/Berlin":
    "berlino|berlijn|berlim|munich|munchen|monaco di baviera|hamburg|frankfurt|koln|cologne|stuttgart|dusseldorf",
  "Europe/Zurich": "zuerich|zurigo|geneva|geneve|genf|ginevra|bern|berne|basel|bale|lausanne|lugano",
  "Europe/Vienna": "wien|vienne|viena|wenen|salzburg|graz",
  "Europe/Rome": "roma|rom|milan|milano|mailand|milaan|turin|torino|naples|napoli|florence|firenze|bologna",
  "Europe/Amsterdam": "rotterdam|utrecht|den haag|the hague|holland|olanda|hollande",
  "Europe/Brussels": "bruxelles|brussel|bruselas|bruxelas|antwerp|antwerpen|anvers|gent|ghent|liege",
  "Europe/Copenhagen": "kopenhagen|copenhague|danmark",
  "Europe/Warsaw": "warschau|varsovie|varsovia|varsavia",
  "Europe/Prague": "prag|praga|praag",
  "Europe/Athens": "athen|athenes|atenas|atene|athene",
  "Europe/Istanbul": "turkey",
  "Europe/Moscow": "moskau|moscou|moscu|moscovo|mosca|moskou",
  "Europe/Kiev": "kyiv|kiew",
  "Asia/Jerusalem": "tel aviv",
  "Asia/Dubai": "abu dhabi|uae|emirates|gulf",
  "Asia/Kolkata": "indie|mumbai|bombay|new delhi|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune",
  "Asia/Karachi": "lahore",
  "Asia/Hong_Kong": "hongkong",
  "Asia/Shanghai": "beijing|peking|pekin|pechino|shenzhen",
  "Asia/Tokyo": "tokio|toquio|osaka",
  "Asia/Seoul": "korea|coree|corea",
  "Asia/Jakarta": "bali",
  "Australia/Sydney": "sidney|canberra|nsw|new south wales|aus eastern|australian eastern|australia eastern",
  "Australia/Hobart": "tasmania|tasmanie",
  "Australia/Brisbane": "queensland|qld|gold coast|e australia",
  "Australia/Adelaide": "south australia|australian central|australia central",
  "Australia/Darwin": "northern territory",
  "Australia/Perth": "western australia|australian western|australia western",
  "Pacific/Auckland": "wellington|christchurch|nz",
  "Africa/Johannesburg": "cape town|durban",
  "Africa/Lagos": "abuja",
  "Africa/Cairo": "le caire",
  "Africa/Casablanca": "rabat",
  "Africa/Algiers": "alger",
  "Africa/Abidjan": "cote d'ivoire|ivory coast",
  "Africa/Dakar": "senegal",
  "Indian/Mauritius": "ile maurice",
  "America/Guadeloupe": "antilles",
  "America/Cayenne": "guyane",
  "Pacific/Tahiti": "polynesie",
  "Etc/GMT": "coordinated universal|greenwich mean|greenwich|universal|universelle|universel",
};

/** Zones only beside a word for time: "Swiss time", "heure de l'Est". */
export const spoken: Record<string, string> = {
  "America/New_York":
    "eastern|eastern us|eastern north american|us eastern|american eastern|est|est nord americain|est americain|este|oriental|leste|orientale|orientale usa|nordamerikanische ostkusten|ostkusten|amerikaanse oostkust",
  "America/Chicago":
    "central|centre|centre nord americain|centro|zentral|nordamerikanische zentral|centrale usa|central us|american central",
  "America/Denver": "mountain|rocheuses|montana|montanha|montagne rocciose|rocky mountain|rocky mountain",
  "America/Los_Angeles": "pacific|pacifique|pacifique nord americain|pacifico|pazifik|nordamerikanische westkusten|pst",
  "America/Halifax": "atlantic|atlantique|atlantico|atlantik",
  "America/Anchorage": "alaskan",
  "Pacific/Honolulu": "hawaiian|hawaii aleutian",
  "America/Sao_Paulo":
    "brazilian|brasileira|brasileiro|brasilena|brasileno|bresilienne|brasilianische|brasilianischer|brasiliana|braziliaanse",
  "America/Argentina/Buenos_Aires": "argentine|argentinian|argentino|argentinische|argentinischer|argentijnse",
  "America/Santiago": "chilean|chilena|chilienne|chilenische|cilena|chileense",
  "America/Bogota": "colombian|colombiana|colombienne|kolumbianische",
  "America/Lima": "peruvian|peruana|peruvienne",
  "America/Mexico_City": "mexican|mexicana|mexicano|mexicaine|mexikanische|mexikanischer|messicana|mexicaanse",
  "America/Toronto": "quebecoise",
  "Europe/London":
    "british|english|bst|britannique|anglaise|britische|britischer|englische|englischer|inglesa|britanica|inglese|britannica|britse|engelse",
  "Europe/Dublin": "irish|irlandaise|irische|irischer|irlandesa|irlandese|ierse",
  "Europe/Lisbon":
    "portuguese|portugaise|portugiesische|portugiesischer|portuguesa|portoghese|portugese|western european|portugal continental|continental|continente",
  "Atlantic/Canary": "canaria|canarienne|kanarische|insular canaria",
  "Europe/Madrid":
    "spanish|espanola|espagnole|spanische|spanischer|espanhola|spagnola|spaanse|peninsular|espana peninsular",
  "Europe/Paris": "french|francaise|franzosische|franzosischer|francesa|francese|franse|metropolitaine",
  "Europe/Berlin":
    "german|deutsche|deutscher|deutschen|allemande|alemana|alema|tedesca|duitse|central european|central europe|europe centrale|europeo central|europa central|central europea|central europeia|europa centrale|dell'europa centrale|mitteleuropaische|mitteleuropaischer|midden europese|mez|mesz|cet",
  "Europe/Zurich": "swiss|schweizer|schweizerische|schweizerischer|zurcher|svizzera|zwitserse|suisse",
  "Europe/Vienna": "austrian|osterreichische|osterreichischer|wiener|autrichienne|austriaca|oostenrijkse",
  "Europe/Rome": "italian|italienne|italienische|italienischer|italiana|italiaanse|mailander",
  "Europe/Amsterdam":
    "dutch|nederlandse|hollandse|neerlandaise|niederlandische|niederlandischer|hollandische|holandesa|olandese",
  "Europe/Brussels": "belgian|belge|belgische|belgischer|belga",
  "Europe/Athens": "greek|grecque|griechische|griega|grega|greca|griekse",
  "Europe/Helsinki":
    "finnish|eastern european|osteuropaische|europe de l'est|europa oriental|oost europese|dell'europa orientale",
  "Europe/Stockholm": "swedish|suedoise|schwedische|sueca|svedese|zweedse",
  "Europe/Warsaw": "polish|polonaise|polnische|polaca|polacca|poolse",
  "Europe/Istanbul": "turkish|turque|turkische|turca|turkse",
  "Europe/Moscow": "moskauer|moscovite",
  "Asia/Kolkata": "indian|indienne|indische|indischer|indiana",
  "Asia/Dubai": "emirati|gulf standard",
  "Asia/Jerusalem": "israeli|israelienne|israelische",
  "Asia/Tokyo": "japanese|japonaise|japanische|japonesa|giapponese|japanse",
  "Asia/Shanghai": "chinese|chinoise|chinesische|cinese",
  "Australia/Sydney": "australian eastern|aus eastern|est de l'australie|ostaustralische|oost australische",
  "Australia/Adelaide": "australian central|cen australia",
  "Australia/Perth": "australian western|w australia",
  "Pacific/Auckland": "kiwi|neuseelandische",
  "Africa/Johannesburg": "south african|sudafrikanische|sudafricana",
};

/** Countries whose names people bear far more often than anybody names their zone. */
export const names = new Set(["jordan", "chad", "georgia"]);

/** Places that are people, too: "Thursday 5 pm - Jordan". Without a word for time beside them nobody knows which. */
export const namesakes = new Set(
  "israel|kenya|sydney|sidney|austin|phoenix|dallas|houston|denver|florence|sofia|victoria|adelaide|orlando|charlotte|boston|jackson|darwin|milan|vienna|bristol|santiago|virginia|montana|carolina|indiana|troy|marta|regina|chelsea|lima|lincoln|madison|valencia|cairo|jamaica|cuba|ireland|washington|cork|salta|logan|hudson|nelson|halifax|rome|aden|paris".split(
    "|",
  ),
);

/** Directly after an hour they need no word for time: "3 pm Pacific". */
export const bare = new Set(["eastern", "central", "mountain", "pacific"]);
