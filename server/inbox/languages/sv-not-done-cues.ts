import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:.]\\d|kl\\.? ?\\d|{day}))";

/** What Swedish emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const swedishNotDone = {
  answer: [
    "(?:ja,? )?(?:jag (?:kommer|är med|deltar|bekräftar)|bekräfta(?: (?:min |din |tiden|besöket|bokningen)\\p{L}*)?|acceptera)",
  ],
  standing: [
    ...unchangedCues.sv.standing,
    "(?:hindrad|hindrats|hindrades|stoppad|stoppades) från att (?:avboka|ställa in)",
    "avbokning(?:en)? (?:(?:av|från) [^.!?;,:]{2,40}? )?(?:(?:har|blev|är|blivit|online) )*(?:stoppa(?:d|des|ts)|blockera(?:d|des|ts)|(?:för)?hindra(?:d|des|ts)|avbröts|avbruten|avbrutits|nekad|nekats|avvisa(?:d|des|ts)|ofullständig|(?:inte|ej) (?:tillåten|tilläts|genomförd|genomfördes|godkänd|godkändes|slutförd|slutfördes))(?!\\p{L})",
    "avbokningsförsök\\p{L}*|försök(?:et)? (?:till (?:\\p{L}+ )?avbokning|att (?:avboka|ställa in))|(?:stoppad|blockerad|förhindrad|misslyckad|avbruten|nekad) (?:\\p{L}+ )?avbokning",
  ],
  policy: [
    ruleHeadings.sv,
    "(?:{appt}|avbokning(?:ar)?|ombokning(?:ar)?|ändringar)[^.!?;]{0,90} (?:räknas|behandlas|debiteras|ses|betraktas) som (?:en |ett )?(?:no-?shows?|uteblivet|utebliven|uteblivna)[^.!?;]*",
    "(?:den|de|alla|ni) som (?:inte|ej|är sjuka?|får förhinder)(?!\\p{L})[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "om [^.;!?]{0,60}(?:sen|sena|försenad|för sent)[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:avboka|flytta|boka om) (?:din|ditt|er|ert|dig) ?{appt}?(?! (?:[^ .;!?]+ ){0,4}?(?:{day}|\\d))",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:dokument|avtal|samtycken|villkor|ämnen|kapitel)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:en|ett|varje) (?:avbokad|avbokat|inställd|missad|missat) {appt} (?:debiteras|faktureras|betalas|kostar|räknas)[^.;!?]*",
    "(?:online-?avbokning|avbokning online|avboka online|webbavbokning)(?:en)? är(?: \\p{L}+)? (?:avstängd|stängd|blockerad|inte tillgänglig|påslagen|avaktiverad|inaktiverad)|avboknings(?:sida|formulär|knapp)\\p{L}*",
    `(?:om|för|gäller|omfattar|avser|reglerar|vid|täcker|rörande) (?:\\p{L}+ (?:och|eller) )?(?:avbokade|inställda) (?:(?:och|eller) \\p{L}+ )?\\p{L}+${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.sv.kept,
    "(?:ligger|står|finns)(?: (?!ledig|öppen|inte)\\p{L}+){0,2} kvar i (?:din|er|kalendern|vår|schemat)",
  ],
} satisfies Language["cues"];
