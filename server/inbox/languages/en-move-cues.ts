import type { Language } from "./language";
import { lengthCues } from "./length-cues";

const aDay =
  "(?= (?:the )?(?:{day}|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?!\\p{L})|tomorrow|today|\\d{1,2}(?:st|nd|rd|th|/)))";
/** "No longer coming on Tuesday but on Friday". "Not on Tuesday but on Friday" may correct a mistake. */
const notButOn =
  "(?:no longer (?:be )?(?:coming|come|in|there|on|booked|down|scheduled|seeing)(?!\\p{L})[^!?;]{3,70}?|(?:not|n't|n’t) (?:be )?(?:coming|come|there)(?!\\p{L})[^!?;]{3,70}? any ?more),? but (?:now |instead |rather )*(?:on|at|for|coming on|there on)?";
/** "He was on Monday, he is now on Wednesday" */
const wasIsNow = `(?:was|were) (?:down |booked |in |scheduled |originally |due )*(?:on|at|for|in)${aDay}[^!?;]{3,60}?(?:,| and| but)(?: and| but)?(?: (?:he|she|they|it|you))?(?: (?:is|are)|['’](?:s|re)) now (?:(?:coming |booked |down |scheduled |in )*(?:on|at|for|in))`;

/** "She had Thursday at 2, now she has Monday at 2" */
const hadNow = `(?:she|he|they|it) (?:had|was|were)(?: (?:down|booked|in|scheduled|originally|on|for|at))*${aDay}(?![^.!?;]* in mind)[^!?;]{3,60}?,(?: and| but)? now (?:(?:it|she|he|they)(?:'s|'re| is| are| has| have| comes?))(?: (?:coming|booked|down|in|on|for|at))*`;

/** What English emails say of appointments that are moved to another time. */
export const englishMoveCues: Language["cues"] = {
  moved: [
    // "I've put him on next Tuesday instead"
    "(?:i've|ive|i have|we've|we have|i|we) (?:just |now |already )?(?:put|booked|popped|slotted|got) (?:him|her|them) (?:in |down )?(?:on|for|in)(?= (?:the |next |this )*(?:{day}|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|\\d))[^.!?;]{0,60} instead(?! of)",
    "(?<=^\\W*)changed by (?:the )?(?:clients?|customers?|patients?|guests?|members?|parents?|students?)(?: since (?:your |the )?last \\p{L}+| today| overnight)?(?=\\W*$)",
    "(?<!(?:not|n't|never|to|or|if|can|could|should|shall|will|would) )(?:i|we)(?:'ve| have)? (?:just |now |already |also )?(?:moved|switched|re-?scheduled|shifted|bumped) (?:(?:mr|mrs|ms|miss|mx|dr)\\.? \\p{L}[\\p{L}'’-]*|(?!(?:my|the|our|your|his|her|their|its?|this|that|house|home|everything|back|up|out|on|from|to)(?!\\p{L}))\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)? (?:over |across )?(?:to|from) (?:the |next |this )?(?={day}|\\d))",
    "(?<!(?:not|n't|never|to|or|if|can|could|should|shall|will|would) )(?:i|we)(?:'ve| have)? (?:just |now |already |also )?(?:moved|switched|re-?scheduled|shifted|bumped) (?:her|his|their) \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?= [^.!?;]{0,40}(?:to|until) )",
    "(?:accepted|took|claimed|confirmed) (?:an?|the|your) (?:earlier|sooner|different|later) (?:opening|slot|spot|appointment|time|visit)(?! (?:off|request))|(?<=^\\W*(?:\\p{L}+ )?)(?:moved|bumped) up(?=:)",
    "(?<=^\\W*(?:\\p{L}+ )?)re-?schedul(?:e|ing) (?:was |has been |is )?(?:received and |successfully )?(?:confirmed|processed|complete|completed|successful)(?!\\p{L})",
    "(?:(?:i|we)(?:'ll| will) (?:take|have|go for|go with|grab)|put (?:me|us) (?:down|in) for|(?:i|we)(?:'ve| have) (?:put|noted|pencilled|written)|noted,? so)(?!\\p{L})(?![^.!?;]* if )[^!?;]{3,90} instead of(?= (?:my |our |the )?(?:{day}|\\d))",
    "(?:(?:i|we)(?:'ll| will) (?:take|have|go for|go with|grab|see you)|put (?:me|us) (?:down|in) for)(?!\\p{L})(?![^.!?;]* if )[^!?;]{3,120} and (?:i |we |i'll |we'll |i will )?(?:release|free up|give up|let go of|hand back|give (?:you )?back) (?:my|our|the) (?:slot|spot|place|appointment|one|session|booking|time|{day})(?!\\p{L})",
    "(?:comes|is coming|will come|'ll come|i'm coming|we're coming|are coming|am coming|will be coming|i'll be there|comes in)(?!\\p{L})[^!?;]{0,70} instead of(?= (?:on )?(?:{day}|the \\d|\\d))|(?<=^\\W*)instead of (?:on )?(?:{day}|the \\d|\\d)[^!?;]{0,70}(?:comes|is coming|will come|'ll come|i'm coming|we're coming|are coming|am coming|will be coming|i'll be there)",
    "(?:moved|changed|switched|rescheduled|shifted|pushed) (?:\\w+ ){0,4}(?:from|out of)",
    "(?:am|are|is|'m|'re|'s) (?:moving|switching|changing)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,4} from(?= (?:{day}|the \\d|\\d|today|tomorrow))(?=[^.!?;]* to )",
    "(?:taken|took|pulled|lifted) (?:him|her|them|you|\\p{L}+(?: \\p{L}+)?) out of[^!?;]{0,60}(?: and|,| -) [^.!?;]{0,40}?(?:put (?:him|her|them|you) (?:in|down)|down for|in (?:on|for)|into)",
    "cancel+ed {appt} (?:(?:will|is|has|can|shall) )?(?:now |then |instead |be |been |going to )*(?:take place|takes place|taking place|held|happen|moved|rebooked|rearranged|go ahead)",
    "(?<!(?:not|n't|never|furniture|room|be) )rearranged",
    "(?:used|opened|went (?:on|into|onto|to)|logged (?:in|on)to)(?: [^ .,;:!?]+){1,4} to (?:move|re-?schedule|change|switch) (?:my|our|her|his|their)(?=[^.!?;]* from )",
    "(?:i've|i have|we've|we have|i|we|reception|she's|he's) (?:just |now |already )?(?:moved|switched|shifted|transferred|bumped) (?:him|her|them|you)(?= (?:over |across |on )?(?:to|on to|onto|until|from)\\b)",
    `${notButOn}${aDay}`,
    `${wasIsNow}${aDay}`,
    `${hadNow}${aDay}`,
    "(?:(?:has|have|was|were) (?:been )?)?re-?schedul(?:ed|es)",
    "(?<=^\\W*(?:[\\p{L}']+ ){0,2}){appt} (?:moved|switched|shifted|swapped)(?=\\W*$|\\W{1,3}\\p{L})(?! (?:by|to) (?:you|your))",
    "re-?scheduling confirmation|re-?schedule confirmation",
    "(?<!(?:not|n't|never|not yet) )(?:has|have|was|were|been|is) (?:been |just |now )*(?:moved|changed|shifted|pushed|postponed|brought forward|updated|modified)(?<!(?:calendar|schedule|diary|availability|records?|profile|system|list) (?:has |have |was |were |is )?(?:been |just |now )*(?:updated|modified))(?! (?:his|her|their|my) mind)(?! (?:to|as|into) \\W?cancel)(?<!(?:updated|modified)(?= (?:accordingly |automatically )?(?:in|on|across) (?!{day}(?!\\p{L}))(?!(?:a|the) (?:new|different|later|earlier))[^.!?;]{2,60}(?:\\W*$|[,;])))",
    "(?:changed|moved|shifted|pushed|postponed|updated|modified)…(?:booking|appointment|session|time|lesson|visit|meeting|slot|reservation|date)(?! (?:status )?(?:to|as) \\W?cancel)",
    "(?:time|date|appointment|booking|schedule|event) (?:change|changed|updated|moved|update)",
    "(?:appointment|booking|reservation|visit|session|lesson|stay|grooming) (?:changed|updated|modified|edited|amended)(?! (?:his|her|their|my) mind)",
    "updated invitation",
    "(?:picked|chose|chosen|selected|opted for) (?:(?:an?|some) )?(?:new|another|different|other|later|earlier|alternative) (?:appointment |session |lesson )?(?:times?|dates?|slots?|days?)",
    "(?<=^\\W*)moved ?:(?=[^!?]* (?:now|to) (?:on |at )?(?:(?:mon|tue|wed|thu|fri|sat|sun)|\\d{1,2}(?:[:./]\\d| ?[ap]m)))",
    "(?:moved|bumped|pushed) (?:\\S+ ){1,3}(?:up|back|forward)(?=:|,| from| to|\\W*$)",
    "(?:moving|pushing|shifting) (?:this|it|our {appt})(?=\\W*$|,| [-–—] | to | back\\b)",
    "(?:is|are|'s|will be) (?:now )?(?:coming|booked|booked in|in)…instead(?= of (?:mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|the|at|\\d)|\\W*$)",
    "made a change",
    "(?:i|we)(?:'ve| have)? (?:just )?re-?booked \\p{L}+(?: \\p{L}+)? from(?= (?:{day}|the \\d|\\d))[^.!?;]* to",
    "(?<=^\\W*)re-?schedul(?:e|ing) notice",
    "(?:move|re-?schedule|switch)…from…as (?:we )?(?:agreed|discussed|arranged)",
    "cancel+ed(?: and|,|/| \\+| &) ?(?:then |immediately )?(?:re-?booked|moved|re-?scheduled|shifted)",
    "swapped (?:his|her|their|my|the)",
    "switched (?:to|from|their|his|her|my|the)",
    "(?:i|we|i've|we've|i have|we have|she|he|they)(?: has| have)?(?: just| now| already)? (?:moved|re-?scheduled|changed|switched|shifted|pushed back|postponed|rearranged) (?:my|our|her|his|their|the) (?:[\\w:,'-]+ ){0,9}?{appt}(?! (?:status )?(?:to|as) \\W?cancel)",
    "(?:re-?scheduled|moved) by (?:the )?(?:client|customer|patient|guest|member)",
  ],
  proposed: [
    "new (?:time|date) (?:proposed|requested|suggested)",
    "(?:the|that|any|either|of the) (?:\\p{L}+ ){1,4}you(?:'d| had|'ve| have)? (?:offered|suggested|proposed|mentioned)",
    "(?<!\\byou (?:can|may|could|might) (?:also |always |still )?)(?:proposed|proposes|proposing|suggested|suggests|propose|suggest)(?: a)?(?: new| another| different)? (?:time|date|slot|appointment)s?",
    "(?:would|could|can|may|might) (?:i|we|she|he|they|it|my|the|this) (?:\\w+ ){0,3}(?:re-?schedule|move|change|switch|swap|push|shift|postpone|be moved|be changed)",
    "(?<!you )(?:wants?|like|hoping|wish|wishes|asked|asks|asking|request|requests|requested|requesting|needs?|trying|tried|possible) (?:us |you |me )?to (?:re-?schedule|move|change|switch|swap|push|shift|postpone)\\b",
    "re-?schedul(?:e|ing) requests?",
    "please (?:re-?schedule|move|choose|pick|select|let(?! (?:someone|somebody|anyone|anybody|whoever|everyone|everybody|another|(?:the|our|my) (?:\\w+[ -]?)?list know(?=\\W*$|[.!,]| (?:about|of|asap|please|pls|plz|thanks|thx|ty)(?!\\p{L})))))(?![^.!?]*\\bas (?:we )?(?:agreed|discussed|arranged))",
  ],
  movedFrom: [
    "(?:moving|switching|changing)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,4} from",
    "to (?:move|re-?schedule|change|switch) (?:my|our|her|his|their)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,4} from",
    "(?:taken|took|pulled|lifted) (?:him|her|them|you|\\p{L}+(?: \\p{L}+)?) out of(?: the| your)?",
    "(?:re-?scheduled|re-?schedules|moved|moves|changed|changes|shifted|pushed|postponed|switched|switches|brought forward|put back|transferred|swapped|rearranged|rebooked|goes|went)(?: (?!(?:to|for)\\b)[\\p{L}'’.-]+){0,5} (?:from|out of)",
  ],
  movedTo: [
    "(?:moved|switched|shifted|transferred|bumped) (?:him|her|them|you) (?:over |across |on )?(?:to|on to|onto|until)(?: the)?",
    "(?:put|popped|fitted|booked|squeezed) (?:him|her|them|you) (?:in|down|back in)(?: (?:on|for|at))?(?: the)?|(?:now |are |is |'re |'s )+down for(?: the)?",
    `${notButOn}(?: the)?`,
    `${wasIsNow}(?: the)?`,
    `${hadNow}(?: the)?`,
    "(?:will|shall|to|can|is going to) (?:now |then |instead )*(?:take place|be held|happen|go ahead)(?: on| at)?",
    "(?:am|are|is|'m|'re|'s) (?:moving|switching|changing) from… to(?: the)?",
    "(?:re-?scheduled|re-?schedules|moved|moves|changed|changes|shifted|pushed|postponed|switched|switches|brought forward|put back|transferred|swapped|rearranged|rebooked|goes|went)… (?:to|into|until)(?: the)?",
  ],
  refused: [
    "(?:(?:declin|reject|refus)(?:ed|es)|turn(?:ed|s) down) (?:your|the|our) (?:waitlist |wait list |waiting list )?offers? (?:of|for)|(?:waitlist|wait list|earlier|later|slot|opening) offers? (?:was |were |has been )?(?:declined|rejected|refused|turned down)",
    "(?:declin|reject|refus)(?:ed|es)…(?:the|your|our|this|that|an?) (?:\\p{L}+ )?(?:new|proposed|suggested|other|different|alternative|offered|later|earlier|second) (?:\\p{L}+ )?(?:times?|dates?|slots?|days?|hours?|appointments?)",
    "(?:turn(?:ed|s) down|said no to|says no to) (?:the|your|our|this|that|an?) (?:(?:new|proposed|suggested|other|different|alternative|offered|later|earlier) (?:\\p{L}+ )?(?:times?|dates?|slots?|days?|hours?)|(?:offer|proposal|suggestion|request) to (?:move|re-?schedule|change|switch))",
    "(?:declin|reject|refus)(?:ed|es) (?:your|the|our) (?:proposals?|suggestions?|offer|request) (?:to|for a) (?:move|re-?schedule|change|switch|new|different|later|earlier)",
    "(?:new|proposed|suggested|alternative|offered) (?:times?|dates?|slots?|days?)(?: (?:was|were|has been|is))? \\W?(?:declined|rejected|refused|turned down)|(?:times?|dates?|slots?|days?) (?:that )?(?:you|we) (?:suggested|proposed|offered)(?: (?:was|were|has been))? \\W?(?:declined|rejected|refused|turned down)",
    "(?:re-?schedul(?:e|ing)|move|change|new time) (?:offers?|proposals?|suggestions?|requests?)(?: (?:was|were|has been))? \\W?(?:declined|rejected|refused|turned down)",
  ],
  edited: [
    "(?:in person|by phone|on the phone|over the phone|by video|on zoom|over zoom|via zoom|online) (?:instead|again)(?![^.!?;]*\\?)|(?:changed|switched|converted|moved) from (?:an? )?(?:telehealth|virtual|zoom|video|online|in[- ]?person|in[- ]?office|phone|remote)(?: \\p{L}+)? to|(?:zoom|teams|skype|video|online|virtual|telehealth)[^.!?;]{0,80}(?:meet|see you|see each other) in (?:person|the (?:office|studio|clinic))",
    "(?:changed|updated|what(?:'s| has)? changed|what was (?:changed|updated)|changes|details were updated)\\W{1,3}(?:the )?(?:location|place|venue|room|address|title|name|description|guests?|attendees?|notes?|attachments?|conferencing|video|meeting link|colou?r|reminders?)(?: (?:details|link))?(?![^.!?;]*(?:time|date|when|schedule))",
    "(?<=^\\W*)(?:instructor|teacher|coach|trainer|provider|therapist|stylist|staff|room|location|venue|address) (?:change|changed|update|updated)(?=\\W*$|:| to | for )|(?:with|by) (?:a |the |your |our )?(?:(?:substitute|sub|replacement|stand-in)(?: (?:teacher|instructor|coach|trainer|therapist))?|guest (?:teacher|instructor|coach|trainer|therapist)) \\p{L}+|(?:is|will be) subbing",
    "only (?:the|its) (?:location|place|venue|room|address|title|name|description|guest list|notes?|link|meeting link|zoom link|video link)(?: and (?:the )?\\p{L}+)? (?:has |was |is |has been |have )?(?:changed|changes|updated|different|new)",
  ],
  timeKept: [
    ...lengthCues.en,
    "(?:moved|switched|changed|shifted|relocated)[^.!?;]{0,90}? (?:to|into) (?:(?:the|an?|our|another|your) )?(?:\\p{L}+ )?(?:room|studio|suite|chair|bay|floor|building|hall|court|branch)(?!\\p{L})",
    "\\((?:not changed|unchanged|no change|the same|same as before)\\)",
    "(?:date|time|day|hour|slot|start)(?: (?:and|or|of) (?:\\w+ )?(?:date|time|day|hour|appointment))?(?: has| have)? (?:stays?|stayed|remains?|remained|is|are|was|were)(?: both)?(?: still)? (?:the same|unchanged|not changed|not affected|as before|as it was|unaffected)",
    "(?:date|time) (?:has|have) not (?:been )?changed|(?:date|time|hour|day)s? (?:did|does|do|will)(?: not|n't) (?:change|move)",
    "at the same (?:date and time|day and time|time and date)|same (?:date and time|day and time)",
  ],
  unsettled: [
    "pending|requested|tentative|provisional|proposed|unapproved|awaiting|on hold|not (?:yet )?(?:approved|accepted)|new request",
  ],
};
