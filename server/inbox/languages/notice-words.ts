import type { NoticeWords } from "./language";

/** What notices of tools write around an appointment. */
export const noticeWords = {
  en: {
    order: "orders?|jobs?",
    atBooking:
      "(?:what|all) (?:they|she|he|the (?:client|customer|patient|guest))(?: have| has|'ve|'s)? (?:told|wrote|written|said|shared|entered|gave|answered|filled in)(?: to)?(?: you| us)?(?: when| at| while| upon| on)(?: the)? (?:booking|they booked|she booked|he booked)|(?:answers|details|information|info|notes?|questions|responses)(?: given| provided| entered| left| answered| supplied)? (?:when|at|while|upon|during|from|on)(?: the)? booking|booking (?:answers|questions|questionnaire)",
    changed: "updated|modified|changed|amended|revised|rescheduled|edited",
    since: "from|as of|as from|starting|beginning|effective|since|after",
    till: "until|till|'til|through|thru|up to",
    pointing: "below|above|listed|shown|described",
    sameHour: "(?:at )?the same time|same time(?: of day)?|same hour|the time (?:stays|remains)(?: at)?",
  },
  de: {
    order: "bestellung|auftrag",
    atBooking:
      "(?:angaben|antworten|notizen?|hinweise?|informationen|nachricht)(?: (?:der kundin|des kunden|des patienten|der patientin))? (?:bei|zu|aus|während|von)(?: der| ihrer| deren)? buchung|(?:das hat|was) (?:sie|er|die kundin|der kunde) bei der buchung (?:angegeben|geschrieben)(?: hat)?|buchungsangaben|buchungsfragen",
    changed: "geändert|aktualisiert|angepasst|bearbeitet|verschoben",
    since: "ab|ab dem|seit|seit dem|vom|von",
    till: "bis|bis zum|bis einschließlich",
    pointing: "unten|untenstehende[rns]?|folgende[rns]?",
    sameHour:
      "gleiche[rn]? (?:uhrzeit|zeit)|selben? (?:uhrzeit|zeit)|dieselbe (?:uhrzeit|zeit)|derselben (?:uhrzeit|zeit)",
  },
  fr: {
    order: "commande",
    atBooking:
      "(?:informations?|réponses|précisions|indications|notes?|message) (?:fournies?|données?|saisies?|laissée?s?|renseignées?|indiquées?)?(?: ?par (?:le|la) (?:client|cliente|patient|patiente))? ?(?:lors|au moment|à l'occasion) de (?:la|sa) (?:réservation|prise de rendez-vous)|questionnaire de réservation",
    changed: "modifiée?|mise? à jour|changée?|actualisée?|déplacée?|reportée?",
    since: "à partir du|à partir de|à compter du|dès le|dès|depuis le|depuis|du",
    till: "jusqu'au|jusqu'à",
    pointing: "ci-dessous|suivante?",
    sameHour: "(?:la )?même heure|mêmes horaires?",
  },
  es: {
    order: "pedido|orden",
    atBooking:
      "(?:informaci[oó]n|respuestas|datos|notas?|comentarios?)(?: (?:facilitad|indicad|proporcionad|dad|dejad)[oa]s?)? (?:al|durante la|en la|en el momento de la|al hacer la) (?:reservar|reserva)|lo que (?:le|te|nos) (?:dijo|cont[oó]|escribi[oó]) al reservar|preguntas de (?:la )?reserva",
    changed: "actualizad[oa]|modificad[oa]|cambiad[oa]|reprogramad[oa]",
    since: "desde|desde el|a partir de|a partir del",
    till: "hasta|hasta el",
    pointing: "siguiente|abajo|a continuaci[oó]n",
    sameHour: "misma hora|mismo horario",
  },
  it: {
    order: "ordine",
    atBooking:
      "(?:informazioni|risposte|dati|note?|indicazioni)(?: (?:fornit|indicat|inserit|dat|lasciat)[aei])? (?:durante la|in fase di|al momento della|alla|nella) prenotazione|domande di prenotazione",
    changed: "aggiornat[oa]|modificat[oa]|cambiat[oa]|spostat[oa]",
    since: "dal|dall'|a partire dal|a partire da|da",
    till: "fino al|fino all'|fino a|sino al",
    pointing: "seguente|sotto|qui sotto",
    sameHour: "stessa ora|stesso orario",
  },
  nl: {
    order: "bestelling|opdracht",
    atBooking:
      "(?:gegevens|antwoorden|informatie|opmerkingen?|notities?)(?: (?:ingevuld|opgegeven|verstrekt|gegeven))? (?:bij|tijdens|van)(?: de| het)? (?:boeking|boeken)|boekingsvragen",
    changed: "gewijzigd|bijgewerkt|aangepast|veranderd|verzet|verplaatst",
    since: "vanaf|sinds|met ingang van|van",
    till: "tot|tot en met|t/m",
    pointing: "onderstaande|volgende|hieronder",
    sameHour: "zelfde tijd(?:stip)?|hetzelfde tijdstip",
  },
  pt: {
    order: "pedido|encomenda",
    atBooking:
      "(?:informa[cç](?:[aã]o|[oõ]es)|respostas|dados|notas?|observa[cç][oõ]es)(?: (?:fornecid|indicad|dad|preenchid|deixad)[oa]s?)? (?:ao|na|durante a|no momento da|ao fazer a) (?:reservar|reserva|marcar|marca[cç][aã]o|agendar)|perguntas da reserva",
    changed: "atualizad[oa]|alterad[oa]|modificad[oa]|remarcad[oa]|reagendad[oa]",
    since: "desde|a partir de|a partir do|a partir da|a partir do dia",
    till: "até|até ao|até o|até ao dia",
    pointing: "abaixo|seguinte",
    sameHour: "mesma hora|mesmo hor[aá]rio",
  },
  sv: {
    order: "beställning|order",
    atBooking:
      "(?:uppgifter|svar|information|anteckning(?:ar)?|kommentar(?:er)?)(?: (?:angivna|lämnade|ifyllda))? (?:vid|från|under) (?:bokningen|bokning)|bokningsfrågor",
    changed: "ändrad|ändrat|uppdaterad|uppdaterat|ombokad|flyttad",
    since: "från|från och med|fr\\.?o\\.?m\\.?|sedan",
    till: "till|till och med|t\\.?o\\.?m\\.?",
    pointing: "nedan|nedanstående|följande",
    sameHour: "samma (?:tid|klockslag)",
  },
} satisfies Record<string, NoticeWords>;
