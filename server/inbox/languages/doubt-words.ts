import type { DoubtWords } from "./language";

/** What beside a day or an hour says that another may be meant. */
export const doubtWords: Record<"en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "sv", DoubtWords> = {
  en: {
    dateLabels: "date|dates|day|when|on",
    otherWeek:
      "after next|but next|but the next|but the one after|but one|the week after|the week after next|of the week after|of the week after next|week after next|the following|following|a month from|a month from now|a month later|in a month|# months from|in # months|from now|every|each|every other|every second|alternate|first|second|third|fourth",
    feasts:
      "easter|christmas|xmas|new year|new year's|thanksgiving|pentecost|whitsun|whit|ramadan|eid|diwali|hanukkah|passover|purim|good|black|cyber|ash|maundy|shrove|fat|palm|holy|giving|super bowl|labor day|labour day|memorial day|independence day|veterans day|half term|half-term",
    or: "or",
    guessed:
      "i think|i believe|or (?:was|is) it|i guess|i forget|if i remember|if i recall|if memory|or so|or thereabouts|or something|or whatever|i'm not sure|i am not sure|not sure",
    wrote:
      "(?:call|message|voice ?mail|text|sms|note) (?:was )?(?:received|taken|logged|answered|left|recorded|sent)|(?:left|received|recorded|texted|wrote|called|rang|phoned|voice ?mail|taken by \\p{L}+)",
  },
  de: {
    dateLabels: "datum|tag|wann|am",
    otherWeek:
      "übernächsten|übernächster|übernächstes|übernächste|der übernächsten woche|übernächste woche|in der übernächsten woche|darauf|drauf|danach|über eine woche|folgenden|darauffolgenden|in einem monat|in # monaten|jeden|jeder|jedes|jeden zweiten|ersten|zweiten|dritten|vierten|letzten|aber nächsten|sondern nächsten|sondern den nächsten",
    feasts: "ostern|weihnachten|neujahr|pfingsten|silvester|fasching|karneval|himmelfahrt|fronleichnam|allerheiligen",
    or: "oder|bzw",
    guessed:
      "glaube? ich|glaub|oder (?:war|ist) es|ich glaube?|meine ich|denke ich|ich denke|oder so|wenn ich mich recht|soweit ich wei(?:ß|ss)|müsste es sein|bin (?:mir |aber |da )*nicht sicher",
    wrote:
      "(?:anruf|nachricht|sms|sprachnachricht|notiz)(?: \\p{L}+)? (?:erhalten|eingegangen|angenommen|aufgenommen|hinterlassen|vom)|angerufen|hinterlassen|empfangen|eingegangen|aufgenommen",
  },
  fr: {
    dateLabels: "date|jour|quand|le",
    otherWeek:
      "suivant|d'après|de la semaine d'après|la semaine d'après|de la semaine suivante|la semaine suivante|dans un mois|dans # mois|chaque|tous les|premier|deuxième|second|troisième|quatrième|dernier|pas celui-ci|saint|gras",
    feasts:
      "pâques|paques|pentecôte|pentecote|noël|noel|ascension|l'ascension|toussaint|la toussaint|cendres|des cendres|rameaux",
    or: "ou",
    guessed:
      "je crois|je pense|ou (?:était-ce|est-ce)|si je ne me trompe|si je me souviens|il me semble|ou quelque chose|je ne suis plus s[uû]re?",
    wrote:
      "(?:appel|message|sms|message vocal)(?: \\p{L}+)? (?:reçu|pris|laissé|enregistré|du)|reçue?|laissé|a appelé|a téléphoné",
  },
  es: {
    dateLabels: "fecha|día|cuándo|cuando|el",
    otherWeek:
      "siguiente|de la otra semana|de la semana siguiente|dentro de un mes|en un mes|dentro de # meses|cada|todos los|primer|segundo|tercer|cuarto|último|ultimo|que sigue|santo",
    feasts: "pascua|navidad|reyes|semana santa|carnaval|ramos|año nuevo|pentecostés",
    or: "o|u",
    guessed:
      "creo|me parece|¿?o era|¿?o es|si no me equivoco|si no recuerdo mal|si mal no recuerdo|o algo así|no estoy segur[oa]",
    wrote:
      "(?:llamada|mensaje|nota)(?: \\p{L}+)? (?:recibid|atendid|tomad|dejad|grabad)[oa]|recibido|llamó|dejó|escribió",
  },
  it: {
    dateLabels: "data|giorno|quando|il",
    otherWeek:
      "successivo|successiva|seguente|della settimana dopo|della settimana successiva|fra un mese|tra un mese|fra # mesi|tra # mesi|ogni|tutti i|primo|secondo|terzo|quarto|ultimo|dell'ultimo|santo",
    feasts: "pasqua|natale|dell'angelo|capodanno|ferragosto|grasso|palme|epifania|pentecoste",
    or: "o|oppure",
    guessed: "credo|mi pare|o era|o erano|mi sembra|se non sbaglio|se non ricordo male|o giù di lì|non sono sicur[oa]",
    wrote:
      "(?:chiamata|messaggio|nota)(?: \\p{L}+)? (?:ricevut|pres|lasciat|registrat)[oa]|ricevuto|ha chiamato|ha lasciato|ha scritto",
  },
  pt: {
    dateLabels: "data|dia|quando|em",
    otherWeek:
      "seguinte|da semana seguinte|na semana seguinte|daqui a um mês|daqui a # meses|cada|toda|todas as|todo|primeira|terceira|última|ultima|santa",
    feasts: "páscoa|pascoa|natal|carnaval|cinzas|ramos|ano novo|pentecostes",
    or: "ou",
    guessed:
      "acho|creio|ou era|ou é|se não me engano|se não estou em erro|salvo erro|ou algo assim|não tenho a certeza",
    wrote:
      "(?:chamada|ligação|mensagem|recado)(?: \\p{L}+)? (?:recebid|atendid|deixad|gravad)[oa]|recebid[oa]|ligou|deixou|escreveu",
  },
  nl: {
    dateLabels: "datum|dag|wanneer|op",
    otherWeek:
      "daarna|daarop|erna|daaropvolgende|van de week daarna|over een maand|over # maanden|elke|iedere|eerste|tweede|derde|vierde|laatste|maar volgende|goede|witte",
    feasts: "pasen|kerst|kerstmis|pinksteren|hemelvaart|nieuwjaar|carnaval|paasdag|kerstdag",
    or: "of",
    guessed:
      "geloof ik|denk ik|of was het|of is het|ik geloof|ik denk|dacht ik|meen ik|als ik het goed heb|of zo|of zoiets",
    wrote:
      "(?:oproep|bericht|voicemail|notitie)(?: \\p{L}+)? (?:ontvangen|aangenomen|ingesproken|achtergelaten|van)|ontvangen|gebeld|ingesproken|achtergelaten",
  },
  sv: {
    dateLabels: "datum|dag|när|den",
    otherWeek:
      "därpå|därefter|påföljande|följande|om en månad|om # månader|varje|varannan|första|andra|tredje|fjärde|sista|utan nästa",
    feasts: "påsk|jul|pingst|midsommar|nyår|kristi himmelsfärd|trettondagen|långfredagen|skärtorsdagen",
    or: "eller",
    guessed: "tror jag|jag tror|eller var det|eller är det|om jag minns rätt|eller så|eller något|har jag för mig",
    wrote:
      "(?:samtal|meddelande|röstmeddelande)(?: \\p{L}+)? (?:mottaget|inkom|besvarat|lämnat|inspelat)|mottaget|ringde|lämnade|skrev",
  },
};
