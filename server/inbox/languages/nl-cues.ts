import type { Language } from "./language";
import { dutchBookingCues } from "./nl-booking-cues";
import { dutchComingCues } from "./nl-coming-cues";
import { dutchCorrectionCues } from "./nl-correction-cues";
import { dutchElsewhereCues } from "./nl-elsewhere-cues";
import { dutchKeepingCues } from "./nl-keeping-cues";
import { dutchLetterCues } from "./nl-letter-cues";
import { dutchListCues } from "./nl-list-cues";
import { dutchMoveCues } from "./nl-move-cues";
import { dutchNotDone } from "./nl-not-done-cues";
import { dutchOwnWords } from "./nl-own-words";
import { practiceCues } from "./practice-cues";
import { resumingCues } from "./resuming-cues";
import { unmarkedQuestions } from "./unmarked-questions";

/** What Dutch emails say about appointments; nl.ts has the words of dates and labels. */
export const dutchCues: Language["cues"] = {
  ...dutchListCues,
  ...dutchLetterCues,
  answer: dutchNotDone.answer,
  headline: [
    "(?:\\W|re:|fwd?:|antw:|nieuwe |een |\\d+ |melding|bericht|let op|belangrijk|dringend|spoed|bevestiging van |bevestiging |kennisgeving van |kennisgeving |online |\\[\\w[^\\]]{0,30}\\]){0,40}(?:annulering|annulatie|afmelding|afzegging)(?! (?:gratis|kosteloos)|s(?:voorwaarden|kosten|beleid))\\b(?! van (?:uw|je) (?:abonnement|bestelling|vlucht))",
    "(?:\\W|re:|fwd?:|antw:|nieuwe |een |\\d+ |melding|bericht|let op|belangrijk|dringend|spoed|bevestiging van |bevestiging |kennisgeving van |kennisgeving |online |\\[\\w[^\\]]{0,30}\\]){0,40}(?:geannuleerd|afgezegd)\\b",
    "(?:\\W|re:|fwd?:|antw:|uw|je|de|een){0,40}{appt}(?:…(?:geannuleerd|afgezegd|vervallen)| verwijderd(?= (?:uit|in|door)(?!\\p{L})|\\W*$))",
    "(?!\\W*(?:verzoek|vraag|aanvraag|hoe|kan))\\W*[\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3} ?[-–:|] ?(?:annulering|annulatie|afzegging|afmelding|geannuleerd|afgezegd)(?=\\W*$|\\W*\\()",
  ],
  cancelled: [
    "afwezigheid (?:is )?(?:gemeld|doorgegeven)|(?:heeft|hebben) (?:een|de|zijn|haar) afwezigheid (?:gemeld|doorgegeven)",
    "(?:\\d|{day})[^!?;]{0,40} (?:valt|vallen|viel) (?:helaas |dus )?weg(?=\\W*$|[,.:])",
    "(?:trekt|trok|trekken|trokken) zich terug|(?:heeft|hebben) zich teruggetrokken|(?:annuleerde|annuleerden|cancelde|zegde|schrapte)[^!?;]{0,60}(?:{appt}|{day}|\\d|via|online)",
    "(?:\\d|{day})[^!?;]{0,40} (?:afgebeld|afgezegd|geannuleerd|afgemeld|geschrapt|gecanceld|zegt af|belt af|belde af|zei af)(?=\\W*$|[,.)]| (?:door|wegens|vanwege|want|-))",
    "(?<!(?:niet|nooit|niets|bijna|als|indien) )(?:afgebeld|afgezegd|geannuleerd|afgemeld|gecanceld)(?= (?:(?:{day}|ma|di|wo|do|vr|za|zo|vandaag|morgen)(?!\\p{L})|\\d))",
    "(?:heeft|hebben)(?: (?:zich|haar|zijn|hun))?[^!?;]{0,60}(?:afgemeld|uitgeschreven|teruggetrokken|doen annuleren|laten annuleren|laten afzeggen|laten schrappen)",
    "(?:zei|zeiden|belde|belden|meldde|meldden)[^!?;]{0,80} (?:af|te zullen annuleren|niet te komen|niet te kunnen komen)(?=\\W*$|,)",
    "status(?:\\W{1,3}(?:is |werd )?(?:gewijzigd|veranderd))?\\W{1,40}(?:\\p{L}+ ){0,3}?(?:geannuleerd|afgezegd|annulering)",
    "\\bzegt\\b…\\baf\\W*$",
    "{appt}…(?:geannuleerd|afgezegd|vervallen|gecanceld)",
    "(?:heeft|hebben|is|zijn|werd|werden)…(?:geannuleerd|afgezegd|afgemeld|gecanceld|gecancelled)",
    "(?:geannuleerd|afgezegd) (?:door|via|online)",
    "(?:annulering|annulatie|afzegging) van…{appt}",
    "{appt}…(?:gaat niet door|komt te vervallen)",
    "{appt}…(?:gaat niet meer door|vindt niet (?:meer )?plaats(?! (?:in|op de|bij)\\b)|zal niet (?:meer )?(?:doorgaan|plaatsvinden))(?<!~[^!?]{0,200})(?! ~)",
    "annuleert…{appt}|zegt…{appt}…\\baf\\b",
    "(?:heeft|hebben|is|zijn|werd|werden)…(?:afgebeld|geschrapt)|{appt}…(?:geschrapt|uit de agenda (?:gehaald|verwijderd))",
    "(?:belt|belde|belden)…\\baf(?=\\W*$|,| (?:voor|van|wegens))|(?:mevr\\.?|mw\\.?|dhr\\.?|mevrouw|meneer|de heer|klant|patiënt|cliënt) (?:[\\p{L}-]+\\.? ){0,3}(?:annuleert|cancelt)",
    "{appt}…(?:is|zijn|werd|werden) (?:verwijderd|gewist) door (?!u\\b|jou\\b)\\p{L}+|{appt}…door (?:de |een )?\\p{L}+ verwijderd",
    "heeft (?:de|een|haar|zijn) {appt} verwijderd",
    // What a tool deletes from its plan.
    "(?:is|werd|zijn|werden) (?:er )?(?:een|de|\\d+) {appt} verwijderd(?! door (?:u|jou|je)(?!\\p{L}))|(?<!(?:bij|voor|van) (?:de|een|deze|uw|je) ){appt}[^.!?;,]{0,40} (?:is|werd|zijn|werden) verwijderd uit",
    "{appt}…(?:ga(?:at|an) niet door|kom(?:t|en) te vervallen|vervalt|vervallen(?! vanaf))",
    ...dutchOwnWords.cancelled,
  ],
  conditional: [
    "(?<=^\\W*)wilt? (?:je|u)(?!\\p{L})[^.!?]{0,80}(?=\\?)",
    "(?:de )?(?:vorige|afgelopen|laatste) (?:keer|week|afspraak)[^,.;!?]*(?:afzeggen|af te zeggen|afgezegd|annuleren|geannuleerd)",
    "zou(?:den)? [^!?;]{0,80}(?:geannuleerd|afgezegd|afgelast) (?:zijn|worden)|op het punt (?:om )?(?:geannuleerd|afgezegd|afgelast) te worden",
    "dan (?:kunt|kun) (?:u|je|jij)(?! (?:mijn|m'n|onze|me|mij|ons)(?!\\p{L}))[^.;!?]{0,60}?(?:annuleren|afzeggen)(?!\\p{L})[^.;!?]*",
    "(?:wordt|worden)[^.;!?]{0,60}(?:geannuleerd|afgezegd)(?=[^.;!?]*(?:als|indien|tenzij))[^.;!?]*",
    "(?:(?<!zowel[^.!?;]{3,90})als(?! (?:het (?:kan|mag|mogelijk is)|mogelijk) (?:wil|zou|graag)(?!\\p{L}))|indien|zodra|mocht|wanneer u|wilt u(?! (?:(?:a\\.?u\\.?b\\.?|alstublieft|dan|dus) )?(?:mijn|m'n|onze)(?!\\p{L}))(?!(?<=(?:niet|verhinderd|geen) [^.!?;]{0,60}, wilt u) (?:die|hem|dat) (?:(?:aub|alstublieft|dan|dus) )*(?:annuleren|afzeggen|schrappen|cancelen))|bij annulering|om te annuleren)(?![\\p{L}\\d])(?:(?! [-–—] |: )[^.,;!?])*",
    "(?:zeg|zegt|meld|meldt|bel|annuleer|laat)(?: (?:u|je|dan|het|ons|af|uw afspraak|je afspraak))* (?:tijdig|op tijd|uiterlijk|ten laatste|minstens|minimaal|24 uur|zo snel)[^.;!?]*",
    "(?:u|je|klanten|patiënten) (?:kunt|kun|moet|dient|kan|mag)[^.;!?]{0,40}(?:annuleren|afzeggen)[^.;!?]*",
    "[^.;!?]{0,60}(?:minimaal|uiterlijk|tenminste|ten minste|24 uur)[^.;!?]{0,30}(?:van tevoren|vooraf|voor de afspraak)[^.;!?]*",
    "(?:wordt|worden|zal|kan)[^.;!?]{0,20}(?:geannuleerd|afgezegd)",
  ],
  policy: [
    "(?:vaakst|meest|minst) (?:geannuleerd|afgezegd)[^.!?;]*|\\d+ van (?:uw|je|de|haar|zijn) laatste[^.!?;]{0,40} (?:geannuleerd|afgezegd)",
    "\\d+ van (?:de |uw |je )?\\d+ {appt}[^.!?;]*",
    ...dutchNotDone.policy,
    "geen (?:andere|verdere|overige)[^.,;!?]{0,60}(?:geannuleerd|afgezegd)",
    "{thing}[^.;,!?]{0,30}(?:blijft|blijven|is|zijn) (?:nog )?(?:gewoon )?(?:geldig|actief|bruikbaar)",
    "annul(?:erings|atie)(?:voorwaarden|kosten|beleid|termijn|regels|link)",
    "(?:geannuleerde|afgezegde) (?:afspraken|behandelingen|lessen|sessies)[^.;!?]*(?:in rekening|berekend|gefactureerd|betaald)[^.;!?]*",
    "afspraken[^.;!?]{0,60}(?:geannuleerd|afgezegd)[^.;!?]{0,40}(?:in rekening|berekend|gefactureerd|betaald)[^.;!?]*",
    "(?:gratis|kosteloos|te late|late) annuler(?:en|ing(?:en)?)",
  ],
  thing: [
    "(?:(?:de|mijn|onze|het) )?(?:oppas|gastouder|kinderopvang|crèche|kinderdagverblijf|onthaalmoeder|nanny|au pair|chauffeur|lift|taxi) (?:\\p{L}+ ){0,3}(?:afgezegd|geannuleerd|afgebeld|zegt af|zei af)",
    "(?:herinnering|melding)(?:en)? (?:is|zijn|werd|werden) geannuleerd",
    "{thing}…(?:geannuleerd|opgezegd|stopgezet|beëindigd)",
    "(?:annulering|opzegging) van (?:uw|je|het|de) {thing}",
  ],
  errand: [
    "{errand}",
    "sollicitatiegesprek\\p{L}*|(?:onze|uw|je|de) (?:\\p{L}+-?)?(?:demo|demonstratie)(?!les)",
    // What is done at a practice, or for it.
    "slimme meters?|(?:gas|water|stroom|energie)?meter(?:s|stand|standen|kast)?|brandblussers?|brandveiligheid|brandmeld\\p{L}*|glazenwasser|ramen ?(?:wassen|lappen)|ongediertebestrijding|kopieerapparaat|printer(?:onderhoud|reparatie)|lift(?:onderhoud|keuring)|schoorsteenveger|airco(?:onderhoud)?|verwarming|glasvezel\\p{L}*|wasserij|linnenservice|ophaalservice|slotenmaker|onderhoudsbezoek|(?:de|uw|je|onze|het) (?:nascholing|bijscholing|cursusdag|seminar|symposium|webinar|congres)",
  ],
  customer: [
    "(?:wij|we) (?:nemen|zullen)[^.!?]{0,40}contact met (?:u|je|jullie) op",
    "(?:uw|je|jouw) {appt}…(?:bij|met|in|op) (?:ons|onze|een van onze)(?! (?:systeem|agenda|app|kalender|site)) \\p{L}+|bezoek van (?:onze|een van onze) \\p{L}+",
    "(?:wij|we) (?:nemen|zullen|bellen|komen)…(?:nieuwe?|andere?|in te plannen)",
    "onze (?:\\p{L}+ )?(?:monteur|chauffeur|technicus|bezorger|koerier|installateur|vakman)s?",
    "(?:beste|geachte) (?:\\p{L}+ )?(?:klant|deelnemers?|reiziger|abonnee|huurder|bewoner|passagier)(?= |,|$)",
    "(?:inschrijf|cursus|deelname)(?:geld|kosten)|(?:vlucht|meter|zendings|track-?and-?trace-?)nummer|te weinig (?:aanmeldingen|deelnemers|inschrijvingen)|in uw (?:pand|gebouw|woning)",
  ],
  duty: [
    "(?:naar|op) (?:het |mijn )?werk|komen werken",
    "(?:mijn|zijn|haar|de) (?:\\p{L}*dienst|shift)|(?:mijn |het )?sollicitatiegesprek",
    "om …te (?:repareren|leveren|installeren|monteren)",
  ],
  standing: [
    // "I cancelled my dentist so that I can come"
    "zodat ik [^.!?;]{0,40}(?:kan komen|bij (?:jou|u) kan (?:zijn|komen)|er kan zijn)",
    ...dutchNotDone.standing,
    "(?:komt|kom|komen|kan|kunnen|gaat|gaan) (?:ik |ze |zij |hij |we |wij )?toch(?: wel| gewoon| nog)?(?=\\W*$|,| (?:komen|door|langs|op|om))",
    "loos alarm|vals alarm",
    "(?:geen|0) (?:\\p{L}+ )?(?:annuleringen|annulering|afspraken geannuleerd)",
    "annulering…(?:ongedaan|mislukt|geweigerd|niet mogelijk|ingetrokken)",
    "(?:per ongeluk|per abuis|abusievelijk)(?! (?:(?!geann|afge|gesch)\\p{L}+ ){0,3}(?:geboekt|gereserveerd|ingepland|gemaakt))(?! (?:ontvangen|geopend|bezorgd|bij (?:u|jou|je) [^.!;?]{0,30}\\?))",
    "gaat toch door|toch (?:komen|door)",
    "(?:wilde|wilden)…(?:afzeggen|annuleren),? (?:maar|doch)|(?:probeerde|geprobeerd)…(?:annuleren|af te zeggen)",
    "(?:kon|kan) niet…(?:geannuleerd|worden geannuleerd)",
    "niet (?:te )?(?:annuleren|afzeggen|af te zeggen|cancelen)|hoe(?:f|ft|ven) (?:ik |u |hij |ze |zij )?niet(?! (?:meer )?(?:teruggebeld|terug te|gebeld|betaald|te betalen|te bellen|te antwoorden|te reageren))",
    "annulering…(?:niet|konden|kunnen)…(?:verwerk|accept|in behandeling)\\p{L}*",
    "(?:dacht|dachten|vreesde|meende)[^.!?;]{0,140}(?:afzeggen|annuleren|af te zeggen|te annuleren)",
    "(?<=(?:afgezegd|afzeg\\p{L}*|annule\\p{L}*|geannuleerd)[^.!?;]{0,90})(?:(?:heeft|heb|hebben) (?:zich|me|ons) (?:toch )?bedacht|van gedachten veranderd|(?:zich|me|ons) (?:toch )?bedacht)",
    "(?:(?:heeft|heb|hebben) (?:zich|me|ons) (?:toch )?bedacht|van gedachten veranderd|(?:zich|me|ons) (?:toch )?bedacht)(?=\\W*$)",
    "(?:wil|willen|zou)\\b[^.!?;]{0,50}(?:afspraak|plek|plaats|uur|tijd|les|hem) (?:graag |toch |weer )*terug\\b",
  ],
  request: [
    "(?:niet[- ](?:bevestigde|betaalde|afgeronde)|onbevestigde|onbetaalde|voorlopige) {appt}[^.!?;]{0,60}(?:geannuleerd|verwijderd|vrijgegeven|vervallen|geschrapt)",
    "(?:boeking|reservering|betaling|{appt})[^.!?;]{0,90} (?:niet|nooit) (?:afgerond|voltooid|betaald|voldaan|afgemaakt)(?:…(?:geannuleerd|vrijgegeven|verwijderd))?",
    "(?:optie|voorlopige reservering|blokkering)…(?:verlopen|vrijgegeven)(?: en (?:is|werd) (?:automatisch )?(?:geannuleerd|verwijderd))?",
    "(?:aanvraag|verzoek)…(?:geannuleerd|afgewezen|ingetrokken|verlopen)",
    "annuleringsverzoek|verzoek (?:tot|om) annuler",
    "(?:nog niet|nooit) bevestigd|wacht(?: nog)? op (?:uw |je |de )?(?:goedkeuring|bevestiging|akkoord)|moet nog (?:worden )?(?:goedgekeurd|bevestigd)",
  ],
  question: [
    ...unmarkedQuestions.nl,
    "(?:vraagt|vroeg|vragen|vraag|wil weten|informeert)(?: \\p{L}+){0,2} of…(?:geannuleerd|afgezegd|annuleren|afzeggen)",
    "(?:haal|haalt|halen|red|redt|redden)[^!?;]{0,40}(?:net niet|niet helemaal|niet precies)",
    "(?:ben|zijn|is) (?:ik |we |wij |ze |hij )?er (?:dan |pas |wel |ongeveer )*(?:om|rond|tegen|over) (?:\\d|kwart|half|tien|vijf|een kwartier)",
    "(?:kan|kunnen|mag|zou)…(?:annuleren|afzeggen|verzetten)[^.!]*\\?",
    "(?:misschien|mogelijk|waarschijnlijk)…(?:annuleren|afzeggen|niet)",
    "niet op tijd (?:komen|zijn|aanwezig|halen)|(?:minuten|min) (?:later|te laat|vertraging)|kom(?:t)? (?:iets |wat )?(?:later|te laat)",
  ],
  answered: [
    "(?:antwoord\\p{L}*|reactie|gereageerd|geantwoord|reageerde)(?: [^ .;!?]+){0,3}? op (?:\\p{L}+ ){0,2}\\p{L}*herinnering|\\p{L}*herinnering (?:\\p{L}+ ){0,3}?(?:beantwoord|geantwoord|gereageerd)",
  ],
  reminder: ["herinnering|herinneren|aankomende afspraak"],
  tentative: [
    "(?<=^\\W*)(?:voorlopig|onder voorbehoud)(?= ?:(?! ?(?:nee|geen|0)(?:[^\\p{L}\\d]|$)))|(?:voorlopig|onder voorbehoud) (?:geaccepteerd|aangenomen)|(?:met|op) \\W?misschien\\W? (?:geantwoord|gereageerd)|\\W?misschien\\W? geantwoord",
  ],
  declined: ["(?:geweigerd|afgewezen|heeft…geweigerd)"],
  noShow: [
    "(?<!(?:nooit|vaker|meermaals|herhaaldelijk|meerdere keren|regelmatig|vaak|keer|(?:klanten|cliënten|patiënten|cursisten|deelnemers|personen),? die(?: \\p{L}+){0,2}) )(?:niet verschenen|niet komen opdagen)|(?<!(?:\\d|% van|geen|nul) )no-?show(?![- ]?(?:kosten|bescherming|beleid|tarief))",
  ],
  disputed: [
    "(?:betaling|afschrijving|transactie)[^.!?;]{0,50} (?:betwist|aangevochten|teruggeboekt)|betwist[^.!?;]{0,40} (?:betaling|afschrijving|transactie)|betalingsgeschil|chargeback|terugboeking|(?:betaling|incasso)[^.!?;]{0,30} door de bank",
    "kaarthouder[^.!?;]{0,10} (?:beweert|zegt|stelt|geeft|meldt)|(?:de )?koper (?:heeft|beweert|zegt)",
  ],
  money: ["(?:factuur|betaling|restitutie|kwitantie|terugbetaling) (?:van|voor|ontvangen)|uw factuur"],
  waitlist: [
    "(?:aangemeld|toegevoegd|ingeschreven)…wachtlijst|wachtlijst…(?:aangemeld|toegevoegd)",
    "(?:annulerings?|afzeg)-?(?:alert|alarm|melding|bericht)(?:en)?[^.!?;]{0,30} (?:ingesteld|ingeschakeld|geactiveerd|aangezet|uitgeschakeld)",
  ],
  apology: ["(?:onze excuses|excuses voor het ongemak)"],
  mine: ["(?:mijn|m'n) (?!les|cursus|workshop|groep)(?:\\p{L}+ ){0,2}?{appt}"],
  wholeClass: [
    "(?:tandarts|arts|therapeut|dokter|behandelaar|kapper|kapster|coach)[^!?;.]{0,30} (?:is|heeft|moet)[^!?;.]{0,60} (?:uw|je) {appt}[^!?;]{0,70}(?:geannuleerd|vervalt|gaat niet door)",
    "(?:dr|dokter|tandarts|huisarts)\\.? [\\p{L} -]{2,40}(?:is|was)[^!?;]{0,30}(?:ziek|verhinderd|afwezig)[^!?;]{0,30} (?:moeten|moesten) (?:we|wij)(?! (?:onze|ons|mijn|zijn|haar))…(?:annuleren|afzeggen)",
    "(?:moeten|moesten) (?:wij|we)(?: helaas)? (?:uw|jouw)(?!\\p{L})[^!?;]{0,110}?(?:annuleren|afzeggen)",
    "(?:u|jullie|je) (?:heeft|hebt|hebben|heb)(?: \\p{L}+)? (?:mij|me|ons|mijn|onze)(?!\\p{L})[^.!?;]{0,60} (?:afgezegd|geannuleerd)",
    "(?:je|u) (?:hebt|heeft) (?:de|deze)(?: volgende)? (?:groepsles|les|cursus|workshop)[^.!?;]{0,20} (?:geannuleerd|afgezegd)|(?:de|alle|\\d+)(?: \\d+)? (?:deelnemers|ingeschrevenen)[^.!?;]{0,30} (?:bericht|geïnformeerd|gemaild|verwittigd)",
    "(?:ik|wij|we)\\b[^!?;]{0,70}\\b(?:uw|je|jouw|jullie) (?:\\p{L}+ ){0,2}?{appt}[^!?;]{0,80}(?:annuleren|afzeggen|verzetten|verplaatsen|afbellen|schrappen|geannuleerd|afgezegd|verzet|verplaatst)(?!\\p{L})",
    "door ons…(?:geannuleerd|afgezegd)",
    "(?:(?:wij|we) hebben|hebben (?:wij|we))…(?:uw|je|de|het)…(?<!op \\W?)(?:geannuleerd|afgezegd)(?![^.!?]*(?:verzoek|gebeld|klant|cliënt))",
    "(?:uw|je|jouw) \\p{L}*(?:les|cursus|workshop)…(?:gaat niet door|vervalt|geannuleerd)",
    "(?:wij|we) (?:moeten|moesten|hebben)…(?:uw|je)…(?:annuleren|afzeggen|geannuleerd)|moeten (?:wij|we)(?! (?:helaas |dus |jammer genoeg )*(?:mijn |haar |zijn |(?:onze|beide|de (?:twee|drie|beide)) (?:\\p{L}*afspra|behandeling|sessie|boeking)))…(?:annuleren|afzeggen)",
    "(?:wij|praktijk|salon|studio|docent|therapeut|behandelaar|arts)…(?:ziek|gesloten|vakantie)",
    "alle (?:afspraken|lessen)…(?:geannuleerd|vervallen)",
    "(?:les|cursus|groep|workshop|training)…(?:gaat niet door|vervalt|geannuleerd|afgelast)…(?:wegens|vanwege|door(?!\\W*$|[.,;!])(?! (?:de |een |uw |je )?(?:klant|cliënt|patiënt|cursist|leerling|ouder|deelnemer)))",
    "beste (?:ouders|leden|deelnemers|cursisten|leerlingen)",
  ],
  several: [
    "(?:de|deze|volgende|onderstaande|uw|alle|\\d+|twee|drie) (?:\\p{L}+ )?(?:afspraken|sessies|boekingen|lessen|behandelingen)|beide",
    "zowel[^.!?;]{3,90}\\bals\\b|allebei",
    ...dutchOwnWords.several,
  ],
  series: ["(?:wekelijks|elke week|reeks|terugkerend|elke (?:maandag|dinsdag|woensdag|donderdag|vrijdag))"],
  stampBefore: [
    "(?:geboekt|gereserveerd|ingepland|geannuleerd|afgezegd|afgemeld|verwijderd|aangemaakt|verzonden|ontvangen|aangevraagd|gewijzigd|ondertekend|betaald|geboren|sinds|laatste afspraak)(?: online| door [\\p{L}. ]{1,30})?(?: op| om)?",
    "(?:annulering|annulatie|afzegging|wijziging|boeking|aanvraag) (?:is )?(?:gedaan|uitgevoerd|doorgegeven|verwerkt|bevestigd|geregistreerd)(?: online| door [\\p{L}. ]{1,30})?(?: op| om)?",
    "(?:gebeld|belde|gemaild|gemeld|schreef|(?:hebt|heeft|ontving|ontvangt) (?:deze|dit) [\\p{L}-]+)(?: op| om)?",
  ],
  asideBefore: [
    ...resumingCues.nl.asideBefore,
    "(?:herinnering(?:en)?|sms|berichte?n?|reviewverzoek)(?: die)? (?:gepland|ingepland)(?: (?:stond|was))?(?: voor| op)*",
    "(?:vrije inloop|zonder afspraak|inloopspreekuur)(?: (?:welkom|mogelijk|altijd|elke|iedere|op))*\\W*|(?:factuur|afrekening|uitbetaling|rekening|nieuwsbrief|overzicht)(?: (?:van|per|d\\.d\\.|op))+",
    "(?:tarieven|prijzen|prijslijst|openingstijden|voorwaarden)(?: \\p{L}+){0,3} (?:vanaf|per|met ingang van)",
    "(?:sinds(?: afgelopen)?|tot|(?<!(?:afzegging|annulering|afmelding) van (?:\\p{L}+\\.? ){1,3})(?<!(?:mij|me|ons|zich|terug|mij maar|me maar|ons maar|uit|af|heeft|heb|hebben|niet|afmelden|afgemeld|afgebeld|verhinderd|afzeggen|afzegging|afzeggingen|annulatie|annulaties|annulering|annuleringen|afmelding|afmeldingen|annuleren|geannuleerd|afgezegd|afspraak|sessie|behandeling|boeking) )(?<!(?:moet|moeten|wil|willen|zou|zal|ga|kom)(?: (?:ik|wij|we|helaas|jammer genoeg|toch|dus|ook|daarom|je|u|jullie))* )(?<!^\\W*(?:(?:hoi|ha|hallo|dag|beste|hey|hi|goedemorgen|goedemiddag)(?: \\p{L}+){0,2}, ?)?)voor|vóór|uiterlijk|geldig|vanaf|na|verloopt)(?: op| het| de)?",
    "(?:andere|eerstvolgende)(?: \\p{L}+){0,2}(?: is| op| om| blijft)*",
    "(?:geldig|te gebruiken|verloopt|vervalt)(?: t\\/m| tm| op| vanaf)*|(?<!\\p{L})t\\/m",
    "(?:liever|in plaats daarvan|misschien|beschikbaar|vrij op|verzetten naar|verplaatsen naar|vakantie|terug)(?: op| naar| om| tot)*",
    "(?:elke|iedere|normaal|altijd|anders|houdt|houd|behoudt)(?: \\p{L}+){0,2}(?: op| om| van)*",
    "(?:volgende afspraak|nog een afspraak|open|geopend|bereikbaar|onthaal|balie)(?: \\p{L}+){0,2}(?: op| om| van)*",
  ],
  asideAfter: [
    ...resumingCues.nl.asideAfter,
    "(?:boeken|reserveren|kiezen)",
    "laat ik (?:het )?(?:je|u|jullie)?(?: \\p{L}+){0,2} ?(?:weten|horen)|weet ik|zien we|hoor je|hoort u",
    "(?:een|nog een|dan een) (?:\\p{L}+ )?(?:vergadering|overleg|bespreking|bijeenkomst|begrafenis|examen|sollicitatie|sollicitatiegesprek|trein|vlucht|bruiloft) (?:heb|heeft|hebben|had)",
    "blijft (?:staan|gewoon)|(?:zou|past)",
    "(?:gebeld|gemaild|gemeld|laten weten|kom(?:t|en)? (?:ik |hij |ze |zij )?(?:wel|gewoon))",
  ],
  oldBefore: [
    "(?:geef|geven|laat|laten)(?: (?:dan|dus|daarmee|de|mijn|onze|die|afspraak|plek|van|op))+",
    "(?:van|oude|oorspronkelijke?|vorige|in plaats van|was)(?: (?:afspraak|datum|tijd|op|gepland|om|de))*",
  ],
  freshBefore: [
    "(?:noteer|noteren|neem|nemen)(?: (?:ik|wij|we|dus|dan|graag|de|het|op|plek|van))*",
    "in plaats daarvan(?: (?:op|de|om))*",
    "(?:naar|nieuwe|nu|verplaatst)(?: (?:afspraak|datum|tijd|op|om|is|naar))*",
    ...dutchOwnWords.freshBefore,
  ],
  withoutMe: [
    "(?:begin|beginnen|start|starten|ga|gaan|gaat|doe|vergader|overleg|kunnen|mogen)(?: \\p{L}+){0,5}? (?<!niet )zonder (?:mij|me|ons)(?= (?:beginnen|starten|verder|door|doorgaan|vergaderen|overleggen|van start)(?!\\p{L})|\\W*$|[,;])",
  ],
  internal: [
    "(?:vve|bewoners|ouder|leden|buurt|huurders|algemene leden)-?(?:vergadering|avond|overleg|bijeenkomst)(?:en)?|(?:nog )?(?:[3-9]|\\d\\d+) andere (?:gasten|genodigden|deelnemers)",
    "nascholing|cursusdag|scholing",
    "team(?:overleg|vergadering|meeting|bijeenkomst|dag|uitje)",
    "(?:werk|personeels|staf|afdelings|praktijk|bestuurs|kern|dienst|stuur|project)-?(?:overleg|vergadering|bespreking)(?:en)?",
    "intervisie|kerstborrel|personeelsfeest|bijscholing",
    "(?:de|het|onze) (?:vergadering|teamles|briefing)",
    "intervisie(?:groep|bijeenkomst)?|supervisiegroep",
  ],
  offered: [
    "(?:heeft u|heb je|hebt u) (?:interesse|zin)|(?:wilt u|wil je) (?:deze|die|hem)(?! (?:\\p{L}+ ){0,4}(?:annuleren|afzeggen|schrappen|cancelen|verzetten|uit))",
  ],

  ...dutchBookingCues,
  ...dutchComingCues,
  ...dutchCorrectionCues,
  ...dutchElsewhereCues,
  ...dutchKeepingCues,
  ...dutchMoveCues,
  ...practiceCues.nl,
};
