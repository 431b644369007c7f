import { italianBookingCues } from "./it-booking-cues";
import { italianCorrectionCues } from "./it-correction-cues";
import { italianElsewhereCues } from "./it-elsewhere-cues";
import { italianKeepingCues } from "./it-keeping-cues";
import { italianLetterCues } from "./it-letter-cues";
import { italianListCues } from "./it-list-cues";
import { italianMoveCues } from "./it-move-cues";
import { italianNotDone } from "./it-not-done-cues";
import { italianOwnWords } from "./it-own-words";
import { italianPersonalCues } from "./it-personal-cues";
import type { Language } from "./language";
import { practiceCues } from "./practice-cues";
import { resumingCues } from "./resuming-cues";
import { unmarkedQuestions } from "./unmarked-questions";

/** What Italian emails say about appointments; it.ts has the words of dates and labels. */
export const italianCues: Language["cues"] = {
  ...italianListCues,
  ...italianLetterCues,
  answer: italianNotDone.answer,
  headline: [
    "(?:\\W|re:|i:|fwd?:|r:|nuova |nuovo |una |\\d+ |avviso di |notifica di |notifica|avviso|urgente|importante|conferma di |conferma |\\[\\w[^\\]]{0,30}\\]){0,40}(?:annullamento|disdetta|cancellazione)(?! (?:gratuita|gratuito))\\b(?! (?:del|dell'|della) ?(?:tuo|suo|tua|sua)? ?(?:abbonamento|ordine|volo))",
    "(?:\\W|re:|i:|fwd?:|r:|nuova |nuovo |una |\\d+ |avviso di |notifica di |notifica|avviso|urgente|importante|conferma di |conferma |\\[\\w[^\\]]{0,30}\\]){0,40}(?:annullat|disdett|cancellat)[oaie]\\b",
    "(?:\\W|re:|i:|fwd?:|il|suo|tuo|un){0,40}{appt}…(?:annullat|disdett|cancellat)[oaie]",
    "(?!\\W*(?:richiesta|domanda|come|posso))\\W*[\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3} ?[-–:|] ?(?:annullamento|disdetta|cancellazione|(?:annullat|disdett|cancellat)[oaie])(?=\\W*$|\\W*\\()",
  ],
  cancelled: [
    "assenza (?:è stata )?(?:segnalata|comunicata)|(?:ha|hanno) (?:segnalato|comunicato) (?:un'|l'|la sua )?assenza",
    "(?:\\d|{day})[^!?;]{0,40} (?:disdice|annulla|ha disdetto|ha annullato|disdetta|disdetto|annullat[oa])(?=\\W*$|[,.)]| (?:per|perché|causa|-))",
    "(?<!(?:che|chi|se|non) )(?:annulla|disdice)\\b[^!?;]{0,60}?(?:\\d{1,2}[:.]\\d\\d|\\d{1,2}/\\d{1,2}|il \\d{1,2}|ore|lun|mar|mer|gio|giov|ven|sab|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|oggi|domani|alle)",
    "stato(?:\\W{1,3}(?:è stato )?(?:modificato|cambiato|aggiornato|passato))?\\W{1,40}(?:\\p{L}+ ){0,2}?(?:annullat[oa]|disdett[oa]|cancellat[oa]|annullamento|cancellazione|disdetta)",
    "{appt}…(?:annullat|disdett|cancellat)[oaie]",
    "{appt}…non (?:avrà (?:più )?luogo|si terrà(?: più)?|si svolgerà(?: più)?)(?<!~[^!?]{0,200})(?! ~| (?:in|presso|qui|online|senza)\\b)",
    "(?:ha|hanno|è|sono|stat[oaie]|abbiamo|ho) (?:\\p{L}+ ){0,2}(?:annullat|disdett|cancellat)[oaie]",
    "(?:annullat|disdett|cancellat)[oaie] (?:da|dal|dalla|online)",
    "(?:annullamento|disdetta|cancellazione) (?:del|dell'|della|di) ?…{appt}",
    "(?<=: )(?:disdice|annulla) (?:l'|il |la |suo |sua )*{appt}",
    "{appt}…(?:è stat[oa]|sono stat[ie]) (?:eliminat|rimoss)[oaie] (?:da |dal |dalla |dall')(?!te\\b|lei\\b)\\p{L}+",
    "{appt}[^!?;]{0,50} (?:salta|saltano|è saltat[oa]|sono saltat[ie])(?! (?:fuori|agli|la fila|in))",
    "si è (?:cancellat|ritirat|disiscritt)[oa] (?:dall'|(?:dal|dalla|dai|dalle|da un|da una) (?:su[oa] |tu[oa] |vostr[oa] )?){appt}",
    "(?:ha|hanno|è stat[oa]) (?:appena |già )?(?:fatto |chiesto )?(?:saltare|disdire|annullare|cancellare) (?:il|la|l'){appt}",
    "ha (?:eliminato|rimosso) (?:il suo|la sua|la|il|l'|una?) ?{appt}",
    ...italianOwnWords.cancelled,
  ],
  conditional: [
    "(?<=^\\W*)(?:vuoi|vuole|desideri|desidera|preferisc[ie])(?! che)(?!\\p{L})[^.!?]{0,80}(?=\\?)",
    "sarebbe(?:ro)? stat[oaie] (?:annullat|disdett|cancellat)[oaie]|(?:sul punto|a rischio) di (?:essere )?(?:annullat|disdett|cancellat|annullament|cancellazion)",
    "(?:se(?! possibile (?:vorrei|devo|dovrei|desider)| qued| ne fa(?!\\p{L})| (?:ve|vio|ver[aá]) (?:obligad|forzad|en la )| han? \\p{L}+ad[oa]s?(?!\\p{L}))|qualora|in caso di|nel caso|non appena(?! possibile)|quando|(?<!(?:chiam|telefon|scri|avvis|messagg)\\p{L}{0,5} |(?:chiamat[oa]|telefonat[oa]|scritt[oa]|chiama|avvisa|avvisat[oa]|usato|utilizzato)(?: [^ ,;!?]+){1,6} )per (?:annullare|disdire|modificare|cancellare))(?![\\p{L}\\d])[^.,;!?]*",
    "(?:può|puoi|potete|deve|dovete|possono|devono|è possibile)[^.;!?]{0,30}(?:annullare|disdire|cancellare)(?! (?:il mio|la mia))[^.;!?]*",
    "(?:sarà|saranno|verrà|può essere|verranno)[^.;!?]{0,20}(?:annullat|disdett|cancellat)[oaie]",
    "[^.;!?]{0,60}(?:di preavviso|ore prima|con anticipo|d'anticipo)[^.;!?]*",
  ],
  policy: [
    "chi (?:non|invece non|poi non|ha bisogno|vuole|volesse|desidera|deve)(?!\\p{L})[^.!?;]*",
    "(?:più|meno) (?:spesso |frequentemente )?(?:annullat|disdett|cancellat)[oaie][^.!?;]*|(?:annullato|disdetto|cancellato) \\d+ delle? (?:sue |tue )?ultime[^.!?;]*",
    "(?:annullat|cancellat|disdett)[ie] \\d+ {appt} su \\d+[^.!?;]*",
    ...italianNotDone.policy,
    "nessun[oa']? ?altr[oa][^.,;!?]{0,60}(?:annullat|disdett|cancellat)[oa]",
    "{thing}[^.;,!?]{0,30}(?:resta|restano|rimane|rimangono|è ancora|sono ancora) (?:valid|attiv|utilizzabil|in vigore)\\p{L}*",
    "(?:politica|condizioni|costi|penale|termini|link|policy) di (?:cancellazione|annullamento|disdetta)",
    "(?:annullat|disdett|cancellat)[oaie] (?:oltre|dopo|fuori|con meno|senza|entro|tardi|in ritardo|all'ultimo|a meno)[^.;!?]*",
    "(?:appuntamenti|sedute|prenotazioni|lezioni|visite) (?:\\p{L}+ )?(?:annullat|disdett|cancellat)[ie][^.;!?]{0,60}(?:vengono|saranno|sono|verranno) (?:addebitat|fatturat|conteggiat|considerat|dovut)[ie][^.;!?]*",
    "(?<!stato ?: ?)(?:cancellazione|annullamento|disdetta|cancellazioni|disdette) (?:gratuit[aoie]|tardiv[aoie]|entro|senza|con meno)",
  ],
  thing: [
    "(?:la|il|mia|mio|nostra|nostro|l') ?(?:tata|babysitter|baby-sitter|bambinaia|au pair|nido|asilo|autista|passaggio|taxi) (?:\\p{L}+ ){0,3}(?:annullato|disdetto|cancellato)",
    "(?:promemoria|notific(?:a|he)|penal[ei]) (?:è stat|sono stat)[oaie] (?:annullat|cancellat)[oaie]",
    "{thing}…(?:annullat|disdett|cancellat)[oaie]",
    "(?:annullato|disdetto|cancellato|disdire|annullare|cancellare) (?:il |la |l'|i |le |un |una )?(?:suo |sua |tuo |tua |mio |mia )?{thing}",
    "(?:annullamento|disdetta|cancellazione) (?:del|dell'|della) ?(?:suo |tuo |sua |tua )?{thing}",
  ],
  errand: [
    "{errand}",
    "colloqui?o? di (?:lavoro|selezione)|(?:nostra|sua|tua|la|vostra) (?:demo|dimostrazione)",
    // What is done at a practice, or for it.
    "contator[ei]|estintor[ei]|antincendio|(?:pulizia|lavaggio) (?:dei|delle|di) (?:vetri|finestre|uffici|moquette)|lavavetri|spazzacamino|disinfestazione|derattizzazione|fotocopiatrice|stampante|ascensor[ei]|climatizzator[ei]|condizionator[ei]|aria condizionata|riscaldamento|fibra ottica|allaccio|ritiro|lavanderia|fabbro|(?:visita|intervento) di manutenzione|manutenzione (?:del|della|dell')",
    "corso di (?:aggiornamento|formazione|specializzazione)|(?:il|suo|tuo|questo) (?:seminario|workshop formativo)|giornata di formazione|evento formativo",
  ],
  customer: [
    "(?:suo|sua|tuo|tua) {appt}…(?:presso|con|nell[ao]|nel) (?:il |la |lo |uno dei |una delle )?nostr[oaie](?! (?:sistema|calendario|agenda|app|sito)) \\p{L}+|(?:visita|intervento|passaggio) (?:del|della|di un|dei) nostr[oaie] \\p{L}+",
    "(?:(?:la|ti|vi) (?:ri)?contatteremo|(?:la|ti|vi) richiameremo|ci metteremo in contatto)…(?:nuov[oa]|altr[oa]|riprogrammare)",
    "(?:il|la) nostr[oa] (?:\\p{L}+ )?(?:tecnico|operatore|corriere|autista|installatore|incaricato|manutentore|squadra)",
    "gentil[ei] (?:\\p{L}+ )?(?:client[ei]|partecipant[ei]|iscritt[oaie]|viaggiator[ei]|abbonat[oaie]|passegger[oaie]|corsist[aei]|condòmin[oi]|inquilin[oi])",
    "quota (?:di iscrizione|verrà|sarà|di partecipazione)|numero (?:di spedizione|di tracking|del contatore|del volo|d'ordine)|per mancanza di iscritt[oi]|mancato raggiungimento|nel suo (?:stabile|immobile|edificio)",
  ],
  duty: [
    "a lavorare|al lavoro|alla (?:supervisione|intervisione|formazione)",
    // With friends, and not with a practitioner.
    "(?:a|al|alla|per il|per la) (?:pranzo|cena|aperitivo|festa|matrimonio|compleanno|calcetto|cinema|concerto)|all'aperitivo|per un caffè",
    "(?:il )?(?:mio|suo) turno|(?:il|al|del) colloquio di lavoro",
    "per (?:riparare|consegnare|installare|montare)",
  ],
  standing: [
    // "I cancelled my dentist so that I can come"
    "per (?:poter )?(?:venire da (?:lei|te|voi)|esserci|essere (?:lì|da lei|da te))",
    ...italianNotDone.standing,
    "falso allarme",
    "(?:nessun|nessuna|0) (?:\\p{L}+ )?(?:annullamento|disdetta|cancellazione|cancellazioni|disdette|appuntamento (?:annullato|disdetto))",
    "(?:annullamento|disdetta|cancellazione)…(?:rifiutat|fallit|revocat|non è)[oa]?",
    "(?<!(?:ricev\\p{L}+|perven\\p{L}+|recapitat[oa]|inviat[oa]|prenotat\\p{L}|fissat\\p{L})(?: (?!annull|disd|cancell)[^ .,;!?]+){0,4} |apert[oa] |(?:le|ti|vi) è arrivato (?=per \\p{L}+\\?))per (?:errore|sbaglio)",
    "quasi (?:annullat|disdett|cancellat)[oaie]|(?:stava|stavo|stavano|ero|era) (?:quasi )?(?:per|sul punto di) (?:annullar|disdir|cancellar|rinunciar)\\p{L}+|(?:pensa|penso|pensavo|minaccia|rischia|rischiava|valuta|sta pensando|sto pensando) di (?:annullare|disdire|cancellare|rinunciare)",
    "(?:invece di|anziché|piuttosto che|senza(?: dover| aver)?|evitare di|prima di) (?:annullare|disdire|cancellare|disdetto|annullato|cancellato)",
    "nessun[oa]? (?:\\p{L}+ )?(?:ha|abbia) (?:\\p{L}+ )?(?:annullato|disdetto|cancellato)",
    "(?:ha provato|ha tentato|voleva)…(?:annullare|disdire|cancellare)",
    "non (?:può|è stato possibile|ha potuto)…(?:annullar|disdir|cancellar)\\p{L}+",
    "alla fine (?:riesco|riesce|posso|può|vengo|viene|ci sono)|non (?:mi )?(?:annulli|annullate|annulla|disdica|disdici|disdite|disdice|cancelli|cancellate|cancella|annullare|disdire|cancellare)",
    "non (?:voglio|vorrei|vuole|devo|deve|intendo|serve|bisogna|occorre|ho intenzione di) (?:disdire|annullare|cancellare)",
    "(?:non|mai) (?:ho|ha|abbiamo|hanno|avevo) (?:mai )?(?:disdett|annullat|cancellat)o",
    "non (?:abbiamo potuto|è stato possibile|possiamo|siamo riusciti)…(?:cancellazione|disdetta|annullamento)",
    "(?:pensavo|pensava|credevo|credeva|temevo|temeva)[^.!?;]{0,60}(?:disdire|annullare|cancellare)",
    "(?<=(?:disd\\p{L}*|annull\\p{L}*|cancell\\p{L}*)[^.!?;]{0,90})(?:ci (?:ha|ho|hanno) ripensato|(?:ha|ho|hanno) cambiato idea)",
    "(?:ci (?:ha|ho|hanno) ripensato|(?:ha|ho|hanno) cambiato idea)(?=\\W*$)",
    "(?:riavere|riprendere|riprendersi|recuperare) (?:il|la|l'|lo) ?(?:suo |sua |mio |mia )?(?:posto|orario|appuntamento|seduta|lezione|ora)",
    ...italianOwnWords.standing,
  ],
  request: [
    "{appt} (?:non (?:confermat|pagat|completat)[oaei]|provvisori[oae])[^.!?;]{0,60}(?:annullat|cancellat|eliminat|rilasciat)[oaei]",
    "(?:prenotazione|pagamento|ordine|{appt})[^.!?;]{0,90} non (?:è|e|sono) (?:stat[oa] )?(?:completat|finalizzat|pagat|conclus|confermat)[oa](?:…(?:annullat|cancellat|rilasciat)[oa])?",
    "(?:opzione|pre-?prenotazione|blocco)…(?:scadut|rilasciat)[oa](?: ed? (?:è stat[oa]) (?:automaticamente )?(?:annullat|cancellat)[oa])?",
    "richiesta…(?:annullat|rifiutat|ritirat|scadut)a|(?:annullato|rifiutato|ritirato) (?:la|una) (?:sua )?richiesta",
    "richiesta di (?:annullamento|disdetta|cancellazione)",
    "(?:non ancora|mai|non era)…confermat[oa]",
  ],
  question: [
    ...unmarkedQuestions.it,
    "(?:posso|potrei|possiamo|è possibile|sarebbe possibile)…(?:annullare|disdire|spostare|cancellare)[^.!]*\\?",
    "(?:forse|probabilmente|magari)…(?:annullare|disdire|non)",
    "(?:minuti|min) di ritardo|arrivar\\p{L}* (?:puntuale|in ritardo|in tempo)|essere puntuale",
  ],
  answered: ["(?:rispos\\p{L}*|rispond\\p{L}*)(?: [^ .;!?]+){0,3}? (?:al|ai|il|a un|al (?:suo|tuo|vostro)) promemoria"],
  reminder: ["promemoria|ti ricordiamo|le ricordiamo|prossimo appuntamento"],
  tentative: [
    "(?<=^\\W*)(?:provvisori[oa]|con riserva)(?= ?:(?! ?(?:no|nessun[oa]|0)(?:[^\\p{L}\\d]|$)))|(?:accettat[oa]|ha accettato) (?:provvisoriamente|con riserva)|risposto \\W{0,3}forse",
  ],
  declined: ["(?:rifiutat[oa]|ha rifiutato|ha declinato)"],
  noShow: [
    "(?:non si è presentat[oa]|mancata presentazione|(?<!(?:\\d|% di|nessun|mai|zero) )no-?show|(?<!(?:sarò|sarà|saremo|saranno|essere|domani|oggi|{day}) )assente(?! (?:domani|oggi|{day})))",
  ],
  disputed: [
    "(?:pagamento|addebito|transazione)[^.!?;]{0,50} (?:contestat|disconosciut)[oa]|contestat[oa][^.!?;]{0,40} (?:pagamento|addebito|transazione)|contestazione (?:di|del|aperta|sul)|chargeback|riaddebito|(?:pagamento|addebito)[^.!?;]{0,40} dalla (?:sua )?banca",
    "titolare della carta[^.!?;]{0,20} (?:afferma|dice|dichiara|sostiene)|l'acquirente (?:ha|afferma|dice)",
  ],
  money: ["(?:ricevuta|fattura|pagamento|rimborso) (?:di|per|del|n\\.|ricevuto|confermato)|la tua fattura"],
  waitlist: [
    "(?:iscritt[oa]|aggiunt[oa])…lista d'attesa",
    "(?:avvis[oi]|notific[ah]e?|allert[ae]|alert)(?: di| per| in caso di| delle)? (?:disdett[ae]|annullament[oi]|cancellazion[ei]) (?:è stat[oa] )?(?:dis)?attivat[oaei]",
  ],
  apology: ["ci scusiamo"],
  mine: ["(?:mi[oae]|miei) (?!lezion|cors[oi]|grupp)(?:\\p{L}+ ){0,2}?{appt}"],
  wholeClass: [
    "(?:maestr[oa]|professor(?:e|essa)|insegnante|istruttore|istruttrice|terapista)(?: \\p{L}+){0,2} (?:è (?:in malattia|malat[oa]|assente|indispost[oa])|non (?:potrà|può) (?:tenere|fare))",
    "(?:dott|dottor|dottoressa|ssa|dr)\\.? [\\p{L} ]{2,40}(?:ha avuto|è|sta|si trova|non potrà|deve)[^!?;]{0,80} (?:il (?:suo|tuo)|la (?:sua|tua)) {appt}[^!?;]{0,60}(?:annullat|cancellat|rinviat)[oa]",
    "(?:mi|ci) (?:avete|hai|aveva) (?:\\p{L}+ )?(?:annullato|disdetto|cancellato)|(?:avete|hai) (?:annullato|disdetto|cancellato) (?:il mio|la mia|il nostro|la nostra)(?!\\p{L})",
    "hai (?:annullato|cancellato) (?:il|la|questo|questa|il seguente|la seguente) (?:corso|lezione di gruppo|classe)|(?:i|gli|\\d+)(?: \\d+)? (?:partecipanti|iscritti)[^.!?;]{0,30} (?:avvisat|informat|avvertit)i",
    "(?:devo|dobbiamo|dovrò|dovremo|ho dovuto|abbiamo dovuto|sono costrett[oa] ad?|siamo costrett[ie] ad?|mi vedo costrett[oa] ad?|ci vediamo costrett[ie] ad?|mi tocca|ho|vorrei|posso solo) (?:purtroppo |proprio |quindi |però )*(?:annullare|disdire|cancellare|spostare|rimandare|annullato|disdetto|cancellato|spostato|rimandato) (?:tutti )?(?:il |la |l'|i |le )?(?:tu[oa]|tuoi|tue|vostr[oaie])(?!\\p{L})",
    "(?:sono|mi sono|ho|sto|mi trovo)[^.!?;]{0,40}(?:malat[oa]|ammalat[oa]|influenza|febbre|male|indispost[oa]|bloccat[oa]|impegno|imprevisto|lutto)[^.!?;]{0,60}(?:annullare|disdire|cancellare|spostare|rimandare|annullo|disdico|annullato|disdetto) (?:il |la |l'|i |le )?(?:su[oa]|suoi|sue)(?!\\p{L})",
    "(?:annullat|disdett|cancellat)[oaie] (?:da noi|da parte nostra)",
    "abbiamo (?:annullato|disdetto|cancellato) (?:il|la|l'\\p{L}+|le|i)(?![^.!?]*(?:richiesta|chiam|client|pazient))",
    "(?:la sua|la tua) lezione…(?:annullat|cancellat)a",
    "(?:siamo spiacenti|ci dispiace|spiacenti) (?:di )?(?:informar|comunicar|avvisar)(?:la|ti|vi|le)|(?:la|ti|vi) ricontatteremo|(?:sarà|sarete|verrà|verrete) ricontattat[oaie]",
    "(?<!(?:e io|io e \\p{L}{1,20}) )(?:dobbiamo|abbiamo dovuto|siamo costretti ad?) (?:annullare|disdire|cancellare)(?! (?:entrambi|entrambe|tutti e due|tutte e due|(?:i|le) due)(?!\\p{L})| (?:(?:il|la|le|gli|i|l') ?{appt} d(?:i|el|ella|ei|elle) )?(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oaie]) (?!lezion|cors))",
    "(?:noi|studio|salone|medico|dottore|dottoressa|dott|dott\\.? ?ssa|ssa|dr|terapista|insegnante)…(?:malat[oa]|chius[oa]|in ferie|assente)",
    "(?:tutti gli appuntamenti|tutte le lezioni)…(?:annullat|cancellat)[ie]",
    "lezion[ei]…(?:annullat|cancellat)[ae] (?:per|causa|a causa|dal|dall)",
    "(?:cari|gentili) (?:genitori|soci|allievi|iscritti|partecipanti)",
  ],
  several: [
    "(?:i|gli|le|questi|queste|suoi|tuoi|\\d+|due|tre) (?:\\p{L}+ )?(?:appuntamenti|sedute|sessioni|prenotazioni|lezioni|visite)|entrambi|entrambe|seguenti",
    "\\bsia\\b[^.!?;]{3,90}\\bsia\\b|tanto[^.!?;]{3,90}quanto",
    ...italianOwnWords.several,
  ],
  series: ["(?:settimanal[ei]|ogni settimana|ricorrente|serie|ogni (?:lunedì|martedì|mercoledì|giovedì|venerdì))"],
  stampBefore: [
    "(?:prenotat|annullat|disdett|cancellat|eliminat|fissat|registrat|creat|inviat|ricevut|richiest|modificat|firmat|pagat|nat)[oaie](?: online| da [\\p{L}. ]{1,30})?(?: il| in data| alle)?",
    "(?:disdetta|cancellazione|annullamento|modifica|prenotazione|richiesta) (?:è stat[oa] )?(?:fatt[oa]|effettuat[oa]|eseguit[oa]|comunicat[oa]|registrat[oa]|confermat[oa])(?: online| da [\\p{L}. ]{1,30})?(?: il| in data| alle)?",
    "(?:chiamato|telefonato|scritto|avvisato|ricevut[oa] quest[oa'’] ?[\\p{L}-]+)(?: il| alle)?",
  ],
  asideBefore: [
    ...resumingCues.it.asideBefore,
    "(?:promemoria|sms|messaggi[oi]?|richiest[ae] di recensione) (?:previst|programmat)[oaie](?: per| il)*",
    "(?:senza appuntamento|senza prenotazione|accesso libero)(?: (?:sempre|tutti|i|il|ogni|possibile))*\\W*|(?:(?:ti|la|vi|le) )?(?:richiamo|richiamer[oò]|chiamo|chiamer[oò]|telefono|riscrivo|scrivo|sento|contatto)(?: (?:io|di nuovo|ancora))*|ci (?:vediamo|rivediamo|vedremo)(?: quindi| allora| poi| direttamente)*(?: il| la)*",
    "(?:fattura|estratto conto|rendiconto|bonifico|busta paga|newsletter)(?: (?:del|di|al|in data))+",
    "(?:tariffe|prezzi|listino|orari|condizioni)(?: \\p{L}+){0,3} (?:dal|a partire dal|in vigore dal)",
    "(?:entro|prima del?|fino al?(?:le)?|valid[oa]|scade|scadenza|a partire dal|dopo il|dal)(?: il| giorno)?",
    "(?:prossim[oa](?! settimana)|altr[oa]|successiv[oa])(?: \\p{L}+){0,2}(?: è| il| del| di| resta)*",
    "(?:meglio|invece|magari|forse|disponibile|liber[oa]|spostare al|spostarlo al|preferirei|ferie|vacanza|torno|rientro)(?: il| al| alle| a| dal)*",
    "(?:ogni|tutti i|settimana del|tengo|tiene|mantengo|mantiene)(?: quell[oa])?(?: del| di)?",
    "(?:quell[oa] del)(?: giorno)?",
    "(?:resta|rimane|ha ancora)(?: \\p{L}+){0,2} (?:appuntamento|seduta)(?: \\p{L}+){0,2}",
  ],
  asideAfter: [
    ...resumingCues.it.asideAfter,
    "(?:ti|le|vi) (?:faccio sapere|far[oò] sapere|dico|dir[oò]|confermo|confermer[oò]|aggiorno)|vediamo|vedremo|non so|da (?:vedere|confermare)",
    "(?:resta|rimane) (?:confermat[oa]|valid[oa]|invariat[oa])",
  ],
  oldBefore: [
    "(?<=\\()prima",
    "(?:libero|liberiamo|lascio|lasciamo|restituisco|al posto d(?:i|el|ella|ell')|anziché)(?: (?:liber[oa]|il|la|posto|quell[oa]|mi[oa]|appuntamento|seduta|d(?:i|el|ella)|che avevo))*",
    "(?:da|dal|del|dell'|vecchi[oa]|precedente|originari[oa]|originale|invece di|era)(?: (?:appuntamento|data|ora|orario|giorno|previsto|il|fissato))*",
  ],
  freshBefore: [
    "(?:segno|segniamo|prendo|prendiamo|mi segno|annoto)(?: (?:quindi|allora|dunque|il|la|per|posto|quell[oa]|d(?:i|el)))*",
    "(?:al|nuov[oa]|ora|adesso|spostat[oa])(?: (?:appuntamento|data|ora|orario|giorno|il|è|al|alle))*",
    ...italianOwnWords.freshBefore,
  ],
  withoutMe: [
    "(?:iniziate|iniziare|cominciate|cominciare|partite|partire|procedete|procedere|proseguite|fate|fatela|andate avanti|continuate|vedetevi|trovatevi|potete)(?: \\p{L}+){0,4}? senza (?:di )?(?:me|noi)",
  ],
  internal: [
    "(?:riunione|assemblea) (?:di |del |dei |della |delle )?(?:condomini\\p{L}*|inquilini|genitori|associazione|soci|circolo|consiglio)|(?:altri|pi[uù]) (?:[3-9]|\\d\\d+) (?:invitati|partecipanti)",
    "la riunione (?!con |seguente )[^.!?]{0,40}(?:annullat|cancellat)a|(?:corso|giornata) di formazione",
    "riunion[ei] (?:interna|settimanale|plenaria|(?:di|del|dello|della|con lo|con il) (?:équipe|equipe|team|staff|personale|reparto|direzione|coordinamento|studio|servizio|gruppo|lavoro|soci))",
    "riunion[ei] dell'(?:équipe|equipe|ufficio)|collegio docenti|assemblea (?:del|dei|di)|cena aziendale",
    "gruppi? di supervisione|intervisione",
  ],
  offered: [
    "(?:può|potrebbe) essere (?:tu[oa]|vostr[oa])|è tu[oa]|(?:le|ti|vi) interessa\\b|(?:vuole|vuoi|vorrebbe) (?:prenderlo|approfittarne|anticipare|approfittare)",
  ],

  ...italianBookingCues,
  ...italianCorrectionCues,
  ...italianElsewhereCues,
  ...italianKeepingCues,
  ...italianMoveCues,
  ...italianPersonalCues,
  ...practiceCues.it,
};
