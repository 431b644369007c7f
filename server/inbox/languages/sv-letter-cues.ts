import type { Language } from "./language";

/** What Swedish letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const swedishLetterCues: Language["cues"] = {
  advert: [
    "\\d+ ?(?:kr|sek|kronor) ?(?:/|per|i) ?(?:månad\\p{L}*|mån\\b|år)|(?:boka|se) (?:en |din )?demo|testa gratis|sköter resten|utan bindningstid",
    "\\d+ ?% (?:rabatt|på allt)|rabattkod|webbinarium|passa på|kampanj|prenumerera|anmäl dig|prova gratis|erbjudande",
  ],
  review: [
    "skulle du rekommendera|hur nöjd|hur var (?:ditt|er) besök|vad kan vi (?:göra bättre|förbättra)",
    "(?:har )?betygsatt[e]? (?:sitt|ditt|besöket)|[1-5] stjärnor",
    "(?:nytt|nya|senaste|negativt) (?:kund)?(?:omdöme|omdömen|recension|recensioner|betyg)|ny (?:recension|kundrecension)|(?:lämnat|skrivit|gett|lämnade|skrev) (?:ett |en |sitt )(?:nytt |ny )?(?:omdöme|recension|betyg)",
    "(?:svar på|svarat på|besvarat|fyllt i) (?:er |din |vår |en )?(?:enkät|enkäten|undersökning|undersökningen)(?<!jag har (?:svarat på|besvarat|fyllt i) \\p{L}+ \\p{L}+)|enkätsvar|(?<=^\\W*)(?:betyg|omdöme)\\W{1,3}\\d(?:[.,]\\d)? ?(?:/|av)",
  ],
  invited: [
    "(?:säkra|boka|reservera) (?:nu |redan nu |gratis )*(?:din|er|en|min) plats|anmäl (?:dig|er)|häng med|var med (?:live|gratis|online)|välkommen (?:till|på) (?:vårt|vår)",
    "(?:(?:gratis|vårt|vår|nästa|kostnadsfri(?:tt|a)?) )*(?:webb?inar(?:ium|iet)?|livesändning(?:en)?|live-?(?:kurs|träff|demo|webbinarium)|webbseminari(?:um|et)|online-?(?:kurs|träff|utbildning)|produktdemo|frågestund)(?= ?[:–—|-]| den\\b| på\\b|,? (?:{day})|\\W*$)",
  ],
  staged: [
    "(?:exempel|förslag|utkast|mall) (?:på|till|för) [^:.!?;]{0,80}(?=:\\W*$)|(?:nya|gamla|nytt|ny) (?:sms|smset|mejl|mejlet|text|texten|meddelande|meddelandet|avisering)(?! från)(?=[^:.!?;]{0,40}:\\W*$)",
    'så (?:här )?(?:ser|kommer|ser det)[^.!?;]{0,60} (?:ut|se|se ut)(?=\\W*$|:)|(?:det här|detta|så här) (?:ser|får) (?:din|dina|er|era) (?:kund|klient|patient)\\p{L}*[^.!?;]{0,30}|(?:exempel|förhandsvisning|förhandsgranskning)(?:meddelande|text|mejl)?(?= ?:)|till exempel(?=\\W*[:”"])|testmeddelande|är (?:bara )?(?:vår|en) (?:standard)?mall|\\{\\{',
  ],
  organizer: [
    "inställ[dt] av (?:arrangören|värden|organisatören)|(?:arrangören|värden|organisatören) (?:har )?(?:ställt in|ställde in|avbokat|avbokade)",
  ],
};
