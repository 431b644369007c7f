import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day, no hour and no list behind them: what is said of such appointments, and not of one. */
const inGeneral = "(?! ?[:(–-]| (?:on|at|for|from|of|this|next|the|with|by)(?: [^ .;!?]+){0,6}? ?(?:\\d|{day}))";
const many =
  "(?:appointments|sessions|visits|bookings|classes|lessons|meetings|reservations|consultations|treatments|slots)";
const kinds = "(?:(?:all|any|our|your|the|how|late|missed|forgotten|rescheduled|no-?shows?|and|or|&|/) |[^ .;!?]+, )*";

/** What may become of whoever is late, and of no day. */
const mayMoveYou =
  "(?:may|might) (?:\\p{L}+ ){0,2}?(?:have|need) to (?:\\p{L}+ ){0,2}?(?:cancel|re-?schedule|move|shorten|re-?book|postpone|push) (?:you|your (?:{appt}|service|treatment|cut|time))(?!\\p{L})(?! (?:\\p{L}+ ){0,4}?(?:{day}|today|tomorrow|tonight|\\d))";

/** What English emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const englishNotDone = {
  answer: [
    "(?:please )?confirm(?: (?:my |the |this |your )?(?:{appt}|attendance))?|(?:yes,? )?(?:i(?:'ll| will) (?:be there|come|attend|see you (?:there|then))|i(?:'m| am) (?:coming|attending|in)|i can make it|i confirm)|see you (?:then|there)|count me in",
  ],
  standing: [
    // "When I told her about the charge she decided to keep it"
    "(?:she|he|they)(?: has| have|'s|'ve|’s|’ve)?(?: now| then| finally)? (?:decided|chose|chosen|opted|agreed|preferred|prefers?) to (?:keep (?:it|(?:the|her|his|their) {appt})|come(?: in)?)(?=\\W*$|,| after all| anyway| instead)",
    // "Mom cancelled dinner so thursday 3pm works for me"
    "(?<=so (?:(?:my|the|our) )?)(?:{day}|today|tomorrow)(?: (?:at )?\\d[\\d:.]{0,4}(?: ?[ap]\\.?m\\.?)?)? (?:works?|is (?:fine|good|great|perfect|ok|okay))(?: (?:great|fine|well))?(?: now| again)?(?: (?:for|with) (?:me|us|him|her))?(?=\\W*$|,)",
    ...unchangedCues.en.standing,
    "(?:under no circumstances|by no means|in no way)(?: [^ .;!?]+){1,5}? cancel",
    "(?<!(?:refund|credit|fee|charge|deposit|payment|booking|message|reminder)s?(?!\\p{L})[^.!?;]{0,40} )(?:blocked|prevented|stopped) (?:by|under|because of|due to) (?:your|the|our) (?:[\\p{L}\\d-]+ ){0,3}(?:polic(?:y|ies)|rules?|cut-?off|window|notice period)",
    "(?:blocked|prevented|stopped|barred|kept|keeps|keeping|hindered|deterred) (?:[^ .;!?]+ ){0,3}?from (?:late[- ]|self[- ])?cancel+ing",
    "status\\W{1,4}(?:is |was )?(?:unchanged|not changed|no change)",
    "cancel+ation(?! (?:fees?|charges?|polic))(?: (?:by|from|for|of) [^.!?;,:]{2,40}?)?(?: (?:was|has been|is|got|attempt|being|been))* (?:automatically |successfully )?(?:blocked|prevented|stopped|on hold|held back|intercepted|abandoned|interrupted|halted|aborted|disallowed|forbidden|prohibited|barred|turned (?:down|away)|thwarted|averted|incomplete|unfinished|(?:not|n't) (?:permitted|allowed|carried out|saved|submitted|finished|finali[sz]ed|let through|made|executed|performed|available))(?! (?:by|because of|due to) (?:illness|work|weather|family))",
    "(?:blocked|prevented|stopped|intercepted|attempted|failed|abandoned|unsuccessful|incomplete|denied|rejected|refused|unfinished|disallowed) (?:(?:late|online|last[- ]minute|same[- ]day|client|an?|the|her|his|their|self) )*cancel+ation(?! (?:fee|charge))",
    "(?:tried|tries|trying|attempted|attempts|attempting|began|begins|started|starts) (?:to (?:late[- ])?(?:self[- ])?cancel|(?:late[- ]|self[- ])?cancel+ing|an? (?:[\\p{L}-]+ ){1,3}cancel+ation)(?![^.!?;]{0,60} (?:succe|and (?:did|has|was)))",
    "(?:turned|sent|knocked|pushed) the cancel+ation (?:down|away|back)",
    "cancel+ation[^.!?;]{0,60} (?:was not|wasn't|has not been|hasn't been|were not|did not|didn't|does not|doesn't) (?:take effect|carried out|go through|let through|accepted|processed|completed|made|allowed|permitted)",
  ],
  policy: [
    ruleHeadings.en,
    "(?:changes|cancel+ations|moves|edits|re-?scheduling) (?:made )?(?:within|inside|under|less than|with less than) \\d{1,2} (?:hours?|hrs?|days?)(?: (?:notice|of (?:the |an )?(?:start|{appt})|before(?: (?:the |an )?(?:start|{appt}))?))? (?:needs?|requires?|are subject to|is subject to) (?:\\p{L}+ ){0,2}approval",
    // "Appointments rescheduled less than 2 hours before the start are treated as a no-show."
    "(?:{appt}|cancel+ations?|changes|(?:re-?)?scheduling)[^.!?;]{0,80} (?:are|will be|may be|can be|is) (?:automatically |always |then )?(?:treated|counted|considered|recorded|regarded|handled|charged|billed|classed|logged) as (?:an? )?(?:no[- ]?shows?|missed)[^.!?;]*|(?:{appt}|cancel+ations?|changes)[^.!?;]{0,80} counts? as (?:an? )?(?:no[- ]?shows?|missed)[^.!?;]*",
    "(?:anyone|anybody|everyone|whoever|those|people|members|students|clients|participants) (?:who )?(?:can't|cannot|can not|is unable|are unable|isn't able|aren't able|needs? to cancel|has to cancel|have to cancel)(?!\\p{L})[^.!?;]*(?:please|must|should|need|has to|have to|is asked|are asked)[^.!?;]*",
    "cancel+ed (?:visits|appointments|sessions|bookings|classes|lessons)(?: (?!on|at|for|from|by)\\p{L}+)? (?:keep|retain|show|appear|count|stay|remain)(?!\\p{L})[^.!?;]*",
    // The title of a document: "Late Cancellations & Missed Appointments".
    "(?:late )?cancel+ations? (?:&|and|or|\\/) (?:missed|no[- ]?shows?|re-?schedul\\p{L}*|refunds?|late|returns|changes|rebooking)[^.!?;\\t|]*",
    "{appt} (?:that (?:are|were) |which (?:are|were) )?not (?:cancel+ed|cancel+ed or re-?scheduled|re-?scheduled or cancel+ed) (?:by|within|before|at least|in|with)(?! (?:{day}))[^.!?;]*",
    // "Your barber may have to reschedule you": said to whoever comes, of no day.
    `your (?!(?:client|patient|customer|guest|student|member|{appt}|{day}|next|\\d)(?!\\p{L}))(?:\\p{L}+ ){1,3}${mayMoveYou}`,
    `(?<=(?:if|when|should|once) (?:you|you're|you've|clients?|guests|patients|customers|anyone|someone|your)(?!\\p{L})[^.;!?]{0,90},? )(?:we|i|they|the (?:\\p{L}+ ){1,2}|our (?:\\p{L}+ ){1,2}) ?${mayMoveYou}`,
    `(?<=^\\W*)(?:late (?:arrivals|clients|guests)|arriving late|clients who (?:arrive|are) late|anyone (?:arriving|running) late)[^.;!?]{0,40} may (?:have to|need to|be asked to) (?:be )?(?:re-?scheduled?|cancel+(?:ed)?|shorten(?:ed)?|re-?book(?:ed)?|mov(?:ed|e))(?! (?:{day}|\\d))`,
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documents|policies|consents|agreements|topics|chapters|contents|modules)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:an?|the|any|each|every) (?:\\p{L}+ (?:or|and) )?cancel+ed (?:(?:or|and) \\p{L}+ )?{appt} (?:is|will be|counts|may be|gets|must be|remains|costs)(?: \\p{L}+)? (?:charged|billed|due|payable|refunded|paid|non-refundable|forfeited|lost|as|the|half|\\d)[^.;!?]*",
    "(?:training|webinar|lesson|topic|module|guide|article|tips?|faq|course|video|workshop|policy|agreement|forms?|section|chapter)s?(?: \\d+)?: (?:\\p{L}+ ){0,2}cancel+ed \\p{L}+s(?!\\p{L})",
    "(?:online|self)[- ]?(?:cancel+ations?|cancel+ing|cancel) (?:is|are|was|has been|stays|remains)(?: \\p{L}+){0,2} (?:off|disabled|locked|closed|unavailable|not available|restricted|paused|on|enabled)",
    "(?:late |online |self[- ]?)*cancel+(?:ation)?[- ](?:page|screen|button|flow|portal|dialog|step)s?",
    `(?:about|for|on|regarding|concerning|covers?|covering|includes?|including|appl(?:y|ies) to|governs?|governing|address(?:es)?|explains?|explaining|describes?|handles?|handling|bills?|billing|charged?|tracks?|tracking|hides?|hiding|counts?|counting|excludes?|excluding|how|between|versus|vs\\.?|see|view) ${kinds}(?:cancel+ed (?:\\p{L}+ )?\\p{L}+s|${many}(?: that (?:are|were|get))? cancel+ed)(?!\\p{L})${inGeneral}`,
    `(?:any|each|every|per) cancel+ed {appt}${inGeneral}`,
    "cancel+ed (?:{appt} )(?:agreements?|polic(?:y|ies)|forms?|terms|waivers?|contracts?|consents?|guidelines?|documents?|templates?|addend(?:um|a)|acknowledge?ments?|attestations?|declarations?|rules?|fees?|charges?|clauses?|settings?)",
    "[^.!?;:\\t]{0,80}\\.(?:pdf|docx)",
    "(?:reply|respond|text|send|press|type|answer)(?: with)? \\W?(?:\\d|[a-z])\\W? ?(?:=|:|-|–|→|for|if|to|when)[^.!?;]*",
  ],
  kept: [
    ...unchangedCues.en.kept,
    "still (?:has|have|holds?|owns?) (?:the|her|his|their|this|that) (?:\\p{L}+ )?(?:{appt}|slot|spot)(?! (?:to|on file|credits?|pass(?:es)?|packs?|packages?|notes?|fees?)(?!\\p{L}))",
    "(?:{appt}|it|she|he) (?:\\p{L}+ )?(?:is|are|was|were|stays?|remains?)(?: \\p{L}+)? (?:still |left |kept )?(?<=(?:still|stays?|remains?|left|kept|therefore) )(?:on|in) (?:your|the|our) (?:\\p{L}+ )?(?:calendar|schedule|books?|diary|agenda)",
  ],
} satisfies Language["cues"];
