import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:/.]\\d|alle \\d|ore \\d|{day}))";
const noun = "(?:cancellazione|annullamento|disdetta)";
const many = "(?:appuntamenti|sedute|prenotazioni|lezioni|visite|sessioni|consulenze)";

/** What Italian emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const italianNotDone = {
  answer: [
    "(?:s[iì],? )?(?:ci sar[oò]|confermo|conferma(?:re)?(?: (?:l'|il |la |mia |il mio )?(?:{appt}|presenza))?|vengo|verr[oò]|partecipo|accetta)",
  ],
  standing: [
    ...unchangedCues.it.standing,
    "(?:impedito|bloccato) (?:[^ .;!?]+ ){0,3}?(?:di |la |l')?(?:annullare|disdire|cancellare|cancellazione|disdetta)",
    `${noun} (?:(?:di|da parte di) [^.!?;,:]{2,40}? )?(?:(?:tardiv[ao]|online|è|stat[ao]|in ritardo) )*(?:bloccat|impedit|fermat|interrott|abbandonat|evitat|sventat|intercettat|incomplet|rifiutat|respint|(?:non|mai) (?:è stat[ao] )?(?:consentit|permess|autorizzat|riuscit|completat|effettuat|eseguit|accettat|ammess))[oa]`,
    `tentativo (?:fallito )?di (?:\\p{L}+ )?(?:${noun}|disdire|annullare|cancellare)|(?:tentata|mancata) ${noun}|(?:tenta|prova|tentava|provava|cercava|cerca|iniziato|cercato) (?:di|a) (?:disdire|annullare|cancellare)`,
    `${noun}[^.!?;]{0,40} non (?:è|era) (?:stat[ao] )?(?:consentit|permess|autorizzat|riuscit|completat|effettuat|eseguit|andat)[ao]`,
  ],
  policy: [
    ruleHeadings.it,
    "(?:{appt}|cancellazion[ei]|annullament[oi]|disdett[ae]|modifich?e?|spostament[oi])[^.!?;]{0,90} (?:considerat|trattat|addebitat|contat)[oaie] come (?:un |una |un')?(?:no-?show|mancat[ae] presentazion[ei]|assenz[ae])[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:se|quando) [^.;!?]{0,60}(?:ritardo|tardi)[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:annullare|disdire|spostare|rimandare) (?:il suo|la sua|il tuo|la tua) {appt}(?! (?:[^ .;!?]+ ){0,4}?(?:{day}|\\d))",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documenti|accordi|consensi|informative|politiche|temi|argomenti|capitoli)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:una?|un'|ogni) ?{appt} (?:\\p{L}+ [eo] )?(?:annullat|disdett|cancellat)[oa] (?:viene|sarà|è|verrà) (?:\\p{L}+ )?(?:addebitat|fatturat|conteggiat|considerat|dovut|pers)[oa][^.;!?]*",
    `${noun} (?:online|via web) (?:è|resta)(?: \\p{L}+)? (?:disattivat|disabilitat|chius|bloccat|attiv)\\p{L}*|(?:pagina|schermata|modulo|pulsante) di ${noun}`,
    `(?:su|sulle|sugli|sui|per|per le|per gli|riguarda|regola|copre|include|comprende|si applica a(?:lle|gli|i)?|relativ[oaie] a(?:lle|gli|i)?|in caso di|addebito d(?:i|elle|egli)|politica su) (?:le |gli |i |tutte le |tutti gli )?(?:(?:${many}|assenze)(?: mancat[ie])? [eo] )?${many} (?:(?:mancat[ie]|pers[ie]) [eo] )?(?:annullat|disdett|cancellat)[ie]${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.it.kept,
    "(?:è|sono|resta|restano|rimane|rimangono)(?: \\p{L}+)? (?:ancora |sempre |tuttora )?(?<=(?:ancora|sempre|tuttora|resta|restano|rimane|rimangono) )(?:in|nel|nella|sul)(?: (?:tuo|suo|tua|sua|vostro|vostra))? (?:agenda|calendario)",
  ],
} satisfies Language["cues"];
