/**
 * Whole labels that mean something as they are, and not by each of their words, by language: patterns parted by "|".
 * `apart`: the day or the hour of something beside the appointment: until when it costs nothing, when money is due, when the next
 * one is free. `before`: what ends the label of such a limit, "Changes allowed until", besides `notices.till`. `begins` and `ends`: alone the two ends of a stretch, "De: 10 h / À: 11 h".
 */
export const apartLabels = {
  en: {
    apart:
      "(?:(?:last|latest|free|late|no[- ]fee)[- ])?cancel(?:lations?|l?ing)?[- ](?:by|before|until|deadline|cut-?off|window(?: (?:ends|closes|opens))?|period(?: ends)?)|(?:[\\p{L}-]+ ){1,3}window (?:ends|closes|opens)|(?:free|late)[- ]cancel(?:lation)?(?: (?:window|period))?(?: (?:ends|closes|until|before))?|(?:refunds?|refunded|invoice|payment|balance|deposit|bill|credit)(?: (?:is|was))?(?: due)?(?: (?:by|before|on|until))?|arrive (?:by|before|at)|please arrive(?: (?:by|before))?|(?:doors?|parking|lobby|gates?) opens?(?: (?:at|from))?|(?:prep|preparation|set-?up|travel|drive|driving)(?: (?:time|from|starts?))?|(?:policy|terms)(?: (?:is |are )?(?:effective|valid|in force))?(?: (?:since|from|as of))?|waiver signed(?: on)?|(?:next|first|earliest) (?:opening|availability)",
    before: "before|up until|no later than|at the latest",
    begins: "",
    ends: "check-?out|departure",
  },
  de: {
    apart:
      "(?:kostenlos|kostenfrei|gebührenfrei)(?:e stornierung)?(?: (?:stornierbar|absagbar))? bis|(?:storno|stornierungs|absage)frist|(?:storno|stornierung|absage)n? (?:möglich )?bis(?: spätestens)?|stornierbar bis|(?:erstattung|rückerstattung|auszahlung|zahlung|rechnung|betrag|restbetrag)(?: (?:bis|am|fällig(?: (?:am|bis))?|zahlbar bis))|(?:bitte )?(?:ankunft|eintreffen|erscheinen|da sein)(?: (?:bis|ab|um|spätestens))?|einlass(?: ab)?|vorbereitung(?: (?:ab|um))?|anfahrt(?:szeit)?|(?:agb|bedingungen)(?: gültig)? (?:ab|seit)|nächster freier (?:termin|platz)",
    before: "vor|spätestens|bis spätestens|bis zum",
    begins: "",
    ends: "schluss|abreise",
  },
  fr: {
    apart:
      "annulation (?:gratuite|sans frais|possible) (?:jusqu'au|jusqu'à|avant(?: le)?)|(?:date |délai )?(?:limite|délai) d'annulation|annulable jusqu'au|(?:remboursement|facture|paiement|solde|virement|versement)(?: (?:à (?:régler|payer)|dû|due|prévue?))?(?: (?:avant|avant le|le|au plus tard le))|(?:merci d')?arrive[rz] (?:avant|à|vers)|arrivée (?:avant|à partir de)|ouverture des portes|préparation(?: (?:à partir de|dès))?|temps de (?:trajet|route)|(?:conditions|politique)(?: en vigueur)? (?:depuis|depuis le|à partir du)|prochaine disponibilité|prochain créneau(?: (?:libre|disponible))?|(?:rendez-vous|rdv|séance|consultation) suivante?",
    before: "avant|avant le|au plus tard|au plus tard le",
    begins: "de|du",
    ends: "à|au|se termine(?: à)?",
  },
  es: {
    apart:
      "cancelación (?:gratuita|gratis|sin coste|sin cargo)(?: (?:hasta(?: el)?|antes del?))?|(?:plazo|límite|fecha límite) (?:de|para) (?:la )?cancela(?:ción|r)|cancelable hasta(?: el)?|(?:reembolso|factura|pago|saldo|abono)(?: pendiente)? (?:antes del?|hasta(?: el)?|el)|llegar (?:antes de(?: las)?|a las)|llegada antes de(?: las)?|apertura de puertas|preparación(?: desde(?: las)?)?|tiempo de (?:viaje|trayecto)|(?:política|condiciones) vigentes? desde(?: el)?|siguiente (?:cita|sesión|visita|clase)|(?:próximo|primer|siguiente) (?:hueco|turno)(?: (?:disponible|libre))?",
    before: "antes de|antes del|antes de las|antes de la|antes",
    begins: "desde|de|desde las",
    ends: "hasta|hasta las|salida",
  },
  it: {
    apart:
      "(?:cancellazione|disdetta|annullamento) (?:gratuit[ao]|possibile|senza costi)(?: (?:fino al?|entro(?: il)?))?|(?:termine|scadenza|limite) (?:per|di) (?:la )?(?:disdire|disdetta|cancellazione|cancellare|annullare)|(?:rimborso|fattura|pagamento|saldo|accredito|bonifico) (?:entro(?: il)?|previsto(?: (?:il|entro(?: il)?))?)|arrivare entro(?: le)?|arrivo entro(?: le)?|apertura (?:delle )?porte|preparazione(?: dalle)?|tempo di (?:viaggio|percorrenza)|(?:politica|condizioni) in vigore dal|prim[ao] (?:disponibilità|posto libero|data disponibile)",
    before: "entro|entro il|entro le|fino al|fino alle",
    begins: "dalle|dal|dalle ore",
    ends: "alle|al|alle ore|partenza",
  },
  nl: {
    apart:
      "(?:gratis|kosteloos) (?:annuleren|annulering|af te zeggen|afzeggen) (?:tot|vóór|voor)|annulerings?(?:termijn|deadline)|annuleren (?:kan )?(?:tot|vóór|voor)|(?:terugbetaling|factuur|betaling|uitbetaling|restbedrag)(?: vervalt)?(?: (?:vóór|voor|op|uiterlijk))|factuur vervalt|(?:aanwezig|aankomst) (?:vóór|voor|om|uiterlijk)|deuren open(?: om)?|voorbereiding(?: vanaf)?|reistijd|voorwaarden (?:geldig )?(?:vanaf|sinds)|eerst(?:volgende)? (?:vrije|beschikbare) (?:plek|plaats|tijd|moment)",
    before: "vóór|uiterlijk",
    begins: "",
    ends: "vertrek",
  },
  pt: {
    apart:
      "cancelamento (?:gratuito|grátis|sem custos?)(?: (?:até|antes de))?|(?:prazo|limite|data limite) (?:de|para|do) cancela(?:mento|r)|cancelável até|(?:reembolso|fatura|pagamento|saldo) (?:até|antes de|previsto(?: para)?)|chegar (?:até|antes das?)|chegada até|abertura das? portas?|preparação(?: a partir das?)?|tempo de (?:viagem|deslocação)|(?:política|condições) em vigor (?:desde|a partir de)|(?:consulta|sessão|marcação|visita|aula) seguinte|(?:próxima|primeira) vaga(?: (?:livre|disponível))?",
    before: "antes de|antes do|antes da|antes das",
    begins: "das|de|desde",
    ends: "às|até|até às|saída|termina às",
  },
  sv: {
    apart:
      "(?:fri|gratis|kostnadsfri) avbokning(?: (?:till|senast|fram till))?|sista (?:avboknings(?:tid|dag|datum)|dag för avbokning)|avboka senast|avbokas senast|(?:återbetalning|faktura|fakturan|betalning|utbetalning)(?: (?:förfaller|senast|sker))|kom senast|ankomst senast|dörrarna öppnar(?: kl)?|förberedelse(?:r)?(?: från)?|restid|villkor(?:en)? gäller från|(?:nästa|första) lediga (?:tid|plats)",
    before: "före|innan|senast|fram till",
    begins: "",
    ends: "avresa",
  },
};
