import type { Language } from "./language";

/** What Dutch emails say about appointments; nl.ts has the words of dates and labels. */
export const dutchCues: Language["cues"] = {
  headline: [
    "(?:\\W|re:|fwd?:|antw:){0,40}annulering(?! (?:gratis|kosteloos)|s(?:voorwaarden|kosten|beleid))\\b(?! van (?:uw|je) (?:abonnement|bestelling|vlucht))",
    "(?:\\W|re:|fwd?:|antw:){0,40}(?:geannuleerd|afgezegd)\\b",
    "(?:\\W|re:|fwd?:|antw:|uw|je|de|een){0,40}{appt}…(?:geannuleerd|afgezegd|vervallen)",
  ],
  cancelled: [
    "status\\W{1,4}(?:\\p{L}+ ){0,3}?(?:geannuleerd|afgezegd|annulering)",
    "\\bzegt\\b…\\baf\\W*$",
    "{appt}…(?:geannuleerd|afgezegd|vervallen|gecanceld)",
    "(?:heeft|hebben|is|zijn|werd|werden)…(?:geannuleerd|afgezegd|gecanceld)",
    "(?:geannuleerd|afgezegd) (?:door|via|online)",
    "annulering van…{appt}",
    "{appt}…(?:gaat niet door|komt te vervallen)",
    "annuleert…{appt}|zegt…{appt}…\\baf\\b",
  ],
  plea: ["(?:kunt|kun|wilt|wil|zou) (?:u|je)…(?:mijn|onze)…(?:annuleren|afzeggen)"],
  personal: [
    "(?:gaat|zal) (?:helaas )?niet lukken",
    "(?:red|redt|redden|haal|haalt) het…niet",
    "(?:kan|kunnen|kom|lukt)…niet (?:komen|aanwezig zijn|halen|langskomen|meer komen|door laten gaan)",
    "(?:moet|wil|zou|graag)…(?:afzeggen|annuleren|cancelen)",
    "(?:zeg|zeggen)…\\baf\\b",
    "(?:kunt|kun|wilt|wil) (?:u|je)…(?:mijn|de) afspraak…(?:annuleren|afzeggen)|graag (?:mijn|de) afspraak…annuleren|ben…verhinderd",
  ],
  bare: ["(?:graag )?(?:annuleren|afzeggen)"],
  freed: ["(?:weer|nu) (?:vrij|beschikbaar)"],
  conditional: [
    "\\b(?:als|indien|mocht|wanneer u|wilt u|bij annulering|om te annuleren)\\b[^.,;!?]*",
    "(?:u|je|klanten|patiënten) (?:kunt|kun|moet|dient|kan|mag)[^.;!?]{0,40}(?:annuleren|afzeggen)[^.;!?]*",
    "[^.;!?]{0,60}(?:minimaal|uiterlijk|tenminste|ten minste|24 uur)[^.;!?]{0,30}(?:van tevoren|vooraf|voor de afspraak)[^.;!?]*",
    "(?:wordt|worden|zal|kan)[^.;!?]{0,20}(?:geannuleerd|afgezegd)",
  ],
  policy: [
    "annulerings(?:voorwaarden|kosten|beleid|termijn|regels|link)",
    "(?:gratis|kosteloos|te late|late) annuler(?:en|ing(?:en)?)",
  ],
  thing: ["{thing}…(?:geannuleerd|opgezegd)", "(?:annulering|opzegging) van (?:uw|je|het|de) {thing}"],
  errand: ["{errand}"],
  none: ["(?:geannuleerd|afgezegd|annuleringen|afzeggingen)\\W*[:=\\t]\\W*(?:geen|0|nul|[-–—])(?: vandaag)?"],
  listCancelled: [
    "annuleringen|afzeggingen|geannuleerde (?:afspraken|boekingen)|afspraken geannuleerd|geannuleerd|afgezegd",
  ],
  listOther: [
    "(?:nieuwe|bevestigde|geboekte|verplaatste|komende|overige) (?:afspraken|boekingen)|afspraken|boekingen|geboekt|bevestigd|verplaatst",
  ],
  rowCancelled: ["geannuleerd|afgezegd|vervallen"],
  rowKept: [
    "bevestigd|geboekt|gereserveerd|verplaatst|verschenen|niet verschenen|aanwezig|voltooid|in afwachting|geen reactie|open",
  ],
  standing: [
    "(?:niet|nog niet|nooit) (?:geannuleerd|afgezegd)",
    "(?:geen|0) (?:\\p{L}+ )?(?:annuleringen|annulering|afspraken geannuleerd)",
    "annulering…(?:ongedaan|mislukt|geweigerd|niet mogelijk|ingetrokken)",
    "(?:per ongeluk|per abuis|abusievelijk)",
    "(?:hersteld|teruggezet|gaat toch door)|toch (?:komen|door)",
    "(?:probeerde|geprobeerd)…(?:annuleren|af te zeggen)",
    "(?:kon|kan) niet…(?:geannuleerd|worden geannuleerd)",
    "(?:negeer|vergeet)",
  ],
  kept: [
    "blijf(?:t|en) (?:gewoon |wel |ongewijzigd )*(?:staan|doorgaan|geldig|ongewijzigd)|ga(?:at|an) (?:wel |gewoon )+door|komt (?:wel|gewoon)",
  ],
  request: [
    "(?:aanvraag|verzoek)…(?:geannuleerd|afgewezen|ingetrokken|verlopen)",
    "annuleringsverzoek|verzoek (?:tot|om) annuler",
    "(?:nog niet|nooit) bevestigd",
  ],
  question: [
    "(?:kan|kunnen|mag|zou)…(?:annuleren|afzeggen|verzetten)[^.!]*\\?",
    "(?:misschien|mogelijk|waarschijnlijk)…(?:annuleren|afzeggen|niet)",
  ],
  booked: [
    "nieuwe (?:afspraak|boeking|reservering)",
    "(?:heeft|is|werd)…(?:geboekt|bevestigd|ingepland)",
    "(?:afspraakbevestiging|bevestiging van (?:uw|je) (?:afspraak|boeking))|bedankt voor (?:uw|je) (?:boeking|reservering)",
  ],
  filled: [
    "(?:plek|plaats|tijdstip|gat)…(?:opgevuld|ingevuld|overgenomen|vergeven)",
    "(?:alweer|weer|al) (?:bezet|gevuld|geboekt|ingevuld)",
  ],
  reminder: ["herinnering|herinneren|aankomende afspraak"],
  moved: ["(?:verplaatst|verzet|gewijzigd|verschoven)|wijziging van"],
  proposed: [
    "(?:nieuw(?:e)? (?:tijd|tijdstip) voorgesteld|stelt…voor|voorstel)",
    "(?:wil|zou|graag|kunnen we)…(?:verzetten|verplaatsen)",
  ],
  declined: ["(?:geweigerd|afgewezen|heeft…geweigerd)"],
  noShow: ["(?:niet verschenen|niet komen opdagen|no-?show)"],
  money: ["(?:factuur|betaling|restitutie|kwitantie|terugbetaling) (?:van|voor|ontvangen)|uw factuur"],
  waitlist: ["(?:aangemeld|toegevoegd|ingeschreven)…wachtlijst|wachtlijst…(?:aangemeld|toegevoegd)"],
  advert: ["\\d+ ?% korting|webinar|kortingscode|actie|meld je (?:nu )?aan|gratis proberen|tips (?:voor|om)"],
  wholeClass: [
    "(?:onze excuses|excuses voor het ongemak)",
    "(?:wij|we) (?:moeten|moesten|hebben)…(?:uw|je)…(?:annuleren|afzeggen|geannuleerd)|moeten (?:wij|we)…(?:annuleren|afzeggen)",
    "(?:wij|praktijk|salon|studio|docent|therapeut|behandelaar|arts)…(?:ziek|gesloten|vakantie)",
    "alle (?:afspraken|lessen)…(?:geannuleerd|vervallen)",
  ],
  several: ["(?:de|uw|alle|\\d+|twee|drie) (?:\\p{L}+ )?(?:afspraken|sessies|boekingen|lessen|behandelingen)|beide"],
  series: ["(?:wekelijks|elke week|reeks|terugkerend|elke (?:maandag|dinsdag|woensdag|donderdag|vrijdag))"],
  stampBefore: [
    "(?:geboekt|geannuleerd|afgezegd|aangemaakt|verzonden|ontvangen|aangevraagd|gewijzigd|ondertekend|betaald|geboren|sinds|laatste afspraak)(?: online| door [\\p{L}. ]{1,30})?(?: op| om)?",
  ],
  asideBefore: [
    "(?:tot|(?<!(?:afzeggen|annuleren|geannuleerd|afgezegd|afspraak|sessie|behandeling|boeking) )voor|vóór|uiterlijk|geldig|vanaf|na|verloopt)(?: op| het| de)?",
    "(?:andere|eerstvolgende)(?: \\p{L}+){0,2}(?: is| op| om| blijft)*",
    "(?:liever|in plaats daarvan|misschien|beschikbaar|vrij op|verzetten naar|verplaatsen naar|vakantie|terug)(?: op| naar| om| tot)*",
  ],
  asideAfter: ["blijft (?:staan|gewoon)|(?:zou|past)"],
  oldBefore: ["(?:van|oude|oorspronkelijke?|vorige|in plaats van|was)(?: (?:afspraak|datum|tijd|op|gepland|om|de))*"],
  freshBefore: ["(?:naar|nieuwe|nu|verplaatst)(?: (?:afspraak|datum|tijd|op|om|is|naar))*"],
};
