import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { terseCues } from "./terse-cues";

const cancel = "(?:disdire|annullare|cancellare|rinunciare)";
const come = "(?:venire|esserci|essere present[ei]|partecipare|passare|presentarci|farcela)";
const early = "(?! (?:prima|in (?:orario|tempo|anticipo|macchina|treno)|puntual|presto|da sol[oaie])(?!\\p{L}))";

/** What Italian clients and front desks write as they would say it, in Italy and in Ticino. */
export const italianOwnWords = {
  plea: [
    "(?<!non )(?:mi|ci) (?:togli|toglie|togliete|cancelli|cancella|cancellate|annulli|annulla|annullate|levi|leva|levate|depenni|depenna) (?:dall'agenda|dal calendario|dalla lista di|di |da |il mio|la mia|l'{appt}|la {appt})(?![^.!?]*~)",
    "(?:puoi|può|potete|potresti|potrebbe|riesci a|riesce a)(?: per favore| gentilmente| cortesemente)? (?:togliermi|togliere|cancellarmi|annullarmi|levarmi|depennarmi|disdirmi)(?: (?:dall'agenda|da|dal|dalla|il|la|per))",
  ],
  personal: [
    ...absentCues.it.personal,
    ...terseCues.it,
    // An order to the practitioner; how clients may cancel is told with a term or a way.
    "(?<=^\\W*(?:(?:per favore|per cortesia|quindi|dunque|perciò|allora|la prego)[ ,]+)?)(?:annulli|annullate|disdica|disdite|cancelli|cancellate) (?:(?:il|la|le|i|l'|il mio|la mia|il nostro|la nostra) ?)?{appt}(?![^.!?;]*(?:ore prima|anticipo|entro|almeno|online|link|cliccando|sito|app)(?!\\p{L}))",
    "non (?:lo|la|li|le|ce lo|ce la) (?:porto|portiamo|porta|portano|porterò|porteremo|accompagno|accompagniamo) (?:a |al|alla|all'|in|da|domani|oggi|{day})",
    "non (?:porto|portiamo|porterò|porteremo|accompagno|accompagniamo) \\p{L}+ (?:al|alla|all'|a) ?\\p{L}+",
    "alla fine[^.!?;]{0,60} (?:non|nn) (?:posso|potrò|riesco|riuscirò|possiamo|potremo)(?=\\W*$|,)",
    // It is to be cancelled: this one, with its day.
    "(?<!\\p{L})(?:il|la|l'|il mio|la mia|nostr[oa]) ?\\p{L}[^.!?;]{2,80}(?:{day}|\\d)[^.!?;]{0,25} (?:è|sarebbe|sarà) (?:purtroppo |quindi |però )*da (?:annullare|disdire|cancellare)(?! (?:entro|almeno|con|tramite|online|prima|se)(?!\\p{L}))|(?<!non )(?:bisogna|bisognerebbe|c'è da|occorre) (?:purtroppo |quindi )*(?:annullare|disdire) (?:il|la|l') ?\\p{L}+(?![^.!?;]*(?:entro|anticipo|ore prima))",
    "(?:ha|hanno) (?:telefonato|chiamato|scritto|avvisato)[^.!?;]{0,80} non (?:può|possono|riesce|riescono|potrà|potranno|ce la fa)(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:scriv|telefon|chiam|contatt|mand)(?:o|iamo|avo)(?: (?:un messaggio|una mail|due righe|quest[ao] \\p{L}+))? (?:per|x) (?:poter )?${cancel} (?:il|la|l'|lo|i|le|gli|un|una|mi[ao]|nostr[ao])`,
    `(?:er|è )a? ?(?:per|x) ${cancel} (?:il mio|la mia|il nostro|la nostra)`,
    `né \\p{L}+ [^.!?;\\d]{0,60}(?:possiamo|riusciamo|potremo|riusciremo|ce la facciamo|possono|riescono)(?: ad? | di | )${come}${early}`,
    `(?:nessun[oa] (?:di noi|dei due|delle due))(?: \\p{L}+){0,2} (?:può|riesce|potrà|riuscirà)(?: ad? | )${come}${early}`,
    "(?:nn|non) (?:ci riesc[oe]|ci riusciamo|riesc[oe]|ci siamo) (?:proprio |più )*(?=\\W*$|,)",
    `(?:nn|non) (?:(?:lo|la|li|le) )?(?:porto|portiamo|porta|posso portar(?:lo|la|li|le)|possiamo portar(?:lo|la|li|le)|riesco a portar(?:lo|la|li|le))(?= (?:{day}|oggi|domani)|,|\\W*$)`,
    `(?:mi|ci) (?:tocca|toccherà|vedo costrett[oa] a|vedo obbligat[oa] a|trovo costrett[oa] a|trovo nella necessità di|vedo nella necessità di) (?:purtroppo )?(?:dover )?${cancel}`,
    "(?:salto|saltiamo|salta) (?:domani|oggi|{day}|il \\d{1,2})(?!\\p{L})",
    "(?:può|puoi|potete) (?:pure )?(?:dare|assegnare|liberare|offrire|cedere) (?:il mio|la mia|il nostro) (?:posto|orario|slot|appuntamento|ora)",
  ],
  standing: [
    "(?:tutti|tutte)[^.!?;:]{0,30} (?:tranne|meno|eccetto|salvo)(?=[^.!?;:]{0,60}:\\W*$)",
    "(?:neanche|nemmeno|manco) (?:mort[oa]|per sogno|per idea) (?:\\p{L}+ )?(?:disdic|disdir|annull|cancell)\\p{L}+",

    `non (?:dovrò|dovrà|dovremo|dovrei|dobbiamo|ho bisogno di|ha bisogno di|c'è bisogno di|è necessario|sarà necessario|servirà|avrò bisogno di) ${cancel}`,
  ],
  cancelled: [
    ...gapCues.it,
    "(?<!\\b(?:non|che|se|chi|quando) )(?:disdicono|annullano|rinunciano|danno buca|saltano)(?=[^.!?;]{0,40}:\\W*$)",
    // What leads to the rows below it.
    "(?:le|queste|seguenti|gli|i|\\d+|due|tre|quattro) (?:\\p{L}+ )?(?:disdette|cancellazioni|annullamenti)(?=[^.!?;]{0,90}:\\W*$)",
    "(?:una|due|tre|quattro|\\d+) (?:disdett[ae]|cancellazion[ei]|annullament[oi]|rinunc[ie]a?) (?:di (?:oggi|stamattina|stamane|ieri|questa|stasera)|oggi|stamattina|stamane|per|arrivat[ae]|ricevut[ae]|telefonic[ah]e?|:)",
  ],
  several: [
    ...absentCues.it.several,
    "(?:due|tre|quattro|\\d+) (?:disdette|cancellazioni|annullamenti|rinunce)|tutti e due|tutte e due",
  ],
  moved: [
    "non (?:viene|vengo|verrà|verrò|veniamo|vengono)\\b[^!?;]{0,60}\\b(?:ma|bensì)(?: viene| vengo)?(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
    "(?:avevo|aveva|avevamo|era|erano|ero)[^!?;]{0,90}\\be (?:me l'avete|mi avete|l'avete|l'ha|l'abbiamo|me l'ha|mi ha|adesso|ora|è) (?:\\p{L}+ )?(?:messa|messo|spostat[oa]|passat[oa]|dat[oa]|diventat[oa])",
  ],
  freshBefore: [
    "non (?:viene|vengo|verrà|verrò|veniamo|vengono)\\b[^!?;]{0,60}\\b(?:ma|bensì)(?: viene| vengo)?(?: il| alle)*",
    "(?:messa|messo|dat[oa]|diventat[oa]|passat[oa]|segnat[oa]) (?:invece |adesso |ora )?(?:al?|per|il)(?: giorno)?",
  ],
  kept: [
    "(?<!non )(?:vengo|verrò|vado) (?:\\p{L}+ )?(?:da sol[oa]|senza (?:di )?(?:lui|lei))(?!\\p{L})",

    "invece,? (?:ha |hanno |mi ha |lo |la )?(?:ri)?(?:conferma(?:to)?|confermano|viene|vengono|verrà|verranno|resta|rimane)(?! (?:la disdetta|l'annull|di disd|di annull))",
  ],
  retracted: [
    "(?:lascia|lasci|lasciate|dimentica|dimentichi|dimenticate|scorda|scordati|ignora|ignori|ignorate)(?: pure)?(?: perdere| stare)? (?:di )?(?:il|la|quello che|quanto|l')(?: ?(?:mio|mia|ti|le|vi|ho))* ?(?:messaggio|mail|e-?mail|disdetta|scritto|detto|mandato|avviso)(?: (?:di ieri|di prima|di stamattina|precedente))?",
  ],
} satisfies Language["cues"];
