import type { Language } from "./language";

/** What Swedish letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const swedishLetterCues: Language["cues"] = {
  advert: [
    "\\d+ ?(?:kr|sek|kronor) ?(?:/|per|i) ?(?:månad\\p{L}*|mån\\b|år)|(?:boka|se) (?:en |din )?demo|testa gratis|sköter resten|utan bindningstid",
    "\\d+ ?% (?:rabatt|på allt)|rabattkod|webbinarium|passa på|kampanj|prenumerera|anmäl dig|prova gratis|erbjudande",
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
