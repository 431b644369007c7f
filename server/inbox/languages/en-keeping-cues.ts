import { englishNotDone } from "./en-not-done-cues";
import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

const notBefore =
  "(?<!(?:n't|not|cannot|cant|wont|unable|no longer|never|without|neither|none|nobody|no one)(?: [^ .,;!?]+){0,5} )";
const appointmentNext =
  "(?: [^ .,;!?]+){0,3} (?:{appt}|{day}|mon|tue|tues|weds?|thu|thur|thurs|fri|sat|sun|today|tomorrow|ones?|others?|\\d{1,2}(?!\\d|,\\d| ?%)\\S*)(?=\\W|$)";
const notOpen = "(?![^.,;!?]{0,40} (?:open|free|available|empty|posted|informed|updated)\\b)";
/** "Keep it to one page", "keep it under 100 words", "keep it friendly": how something is to be, and no appointment. */
const limited =
  "(?: to (?:(?:just|only|about|under|at most|no more than|less than|around) )?(?:an? (?:single |few )?\\p{L}+|(?:one|two|three|four|five|six|ten|\\d+) (?!o'clock|[ap]\\.?m)\\p{L}+|the (?:point|essentials|basics|facts|minimum)|(?:your|my|him|her|them|our)sel(?:f|ves))| (?:under|below|within)(?= \\p{L}*\\d| the| budget| reach| limits?)| (?:very |as |nice and |more )?(?:friendly|polite|professional|warm|human|personal|light|real|casual|neutral|factual|positive|crisp|concise|consistent|tidy|clean|cool|dry|small|low|fun|updated|current|legal|private|confidential|secret|civil))";
/** "Tracy keeps 4/10 visits": what is left of a pass. */
const ofPass =
  " (?:(?:her|his|their|the|your) )?(?:remaining |other )?\\d+(?: ?(?:/|of|out of) ?\\d+)? (?:\\p{L}+ )?(?:visits?|credits?|passes|points?|punches|(?:sessions?|classes|lessons?) left)(?!\\p{L})";
const asPlanned =
  "(?:as (?:planned|usual|normal|always|scheduled|arranged|agreed|booked|before|per usual)|like (?:normal|usual|always|before)|per usual)";

/** What English emails say about what stays, and about what else is kept. */
export const englishKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:all |the |her |his |their |your |\\p{L}+(?:'s|s') |the client's |this client's |client |patient )*(?:other |further |more )?(?:upcoming|future|next|remaining|following|scheduled|other|further|later|active|existing|open) (?:scheduled |booked |upcoming |future )?{appt}|your (?:next|upcoming) [\\p{L}.'-]+ {appt}|(?:also|else|next) (?:on|in) (?:your|the|her|his|their) (?:calendar|schedule|diary|books?|day)|(?:coming up|up next|upcoming|(?:your |the )?week ahead|what's next|also (?:booked|scheduled|upcoming))|(?:rest of|other) (?:your|the) (?:day|schedule|appointments))(?: (?:for|with|of|on|in|that|this|at|by|next)(?: [\\p{L}\\d.,'&-]+){1,5})?",
  ],
  kept: [
    ...englishNotDone.kept,
    ...resumingCues.en.kept,
    "(?<!(?:whether|if|when|not sure|wish|hope|hoped|think|thought) )(?<!\\?[^.!?]*)(?:i|we|she|he|they) (?:can|could|will) (?:still |definitely |of course |easily )?(?:make|do|keep) (?:the |it on the |it on )?(?:{day}|\\d{1,2}(?:st|nd|rd|th))(?= (?:but|and|fine|though)|,| -)",
    "(?:the|that) (?:one|{appt}) (?:on|for) (?:the )?(?:{day}|\\d)[^.,;!?]{0,30}? (?:yes|yeah|yep)(?=[^\\p{L}\\d?]*$|,| (?:though|please|thanks|definitely))",
    "(?<=[(\\[•–—-] ?)(?:(?:is|was) )?still (?:confirmed|booked|scheduled|active|valid|in place|on)(?=[)\\]]|\\W*$)",
    "(?<=(?:^|[,;:.–—-])\\W*|^\\W*\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)? [^.!?;]{2,60} )still (?:coming|attending)(?=\\W*$|,)|(?:is|are|'s|'re) (?:now |back )*on after all|still stands?(?! (?:at|by|for|to|out|up|in|on|with|behind|between|empty|open|free|vacant)(?!\\p{L}))",
    "(?:are|is) (?:we|you|she|he|they|it|that|this) still (?:on|coming|good|okay|ok|set|happening)(?! (?:leave|holiday|vacation|sick|hold))",
    "(?:so|therefore|which means) (?:that )?(?:i|we|she|he|they)(?:'m|'re|'ll|'s| am| are| will| can| is)? (?:now |actually |also |still |definitely )*(?:coming(?! (?:down|to (?:cancel|terms)|back))|come(?! (?:down|back))|(?:make|do) (?:it|{day}|my|our|the|\\d)|be (?:there|coming|along)|see you|attend|free(?! up)|able to (?:come|make it|attend))",
    "(?:is|are|'s|'re|stays?|staying) (?:staying |being left |left )?in(?= as (?:planned|it is|is)|\\W*$)(?<=stay\\w* in|left in)",
    "(?:not|un|non-?)(?: been| being)? ?cancel+ed ?(?=:)",
    "(?:is|are|am|'s|'re|'m|will) (?:all |both )?still (?:on(?! (?:ny|nyc|new york|[ecmp][sd]?t|utc|gmt|bst|cet|uk|us|london|eastern|central|mountain|pacific|atlantic|east coast|west coast|summer|winter|standard|daylight|local|wrong|old) time(?!\\p{L}))(?! (?:the|our|your|my|her|his|their|a|file|hold|sick|leave|holiday|vacation|probation|antibiotics|crutches|medication|meds|painkillers|steroids|strike|shift|duty|call|jury)\\b)|coming(?! down)|come(?! (?:down|back|to terms))|going ahead|happening|attend|be there|be coming|booked|confirmed|scheduled|taking place|valid(?! (?:until|till|through|thru|for))|make it|want|able|as planned|good|fine|needed|required|wanted|(?:in|on) (?:the|your|our|my) (?:books?|diary|calendar|schedule))",
    "(?<!(?:n't|not|if|whether|when|last time|time|unless|hard to|difficult to)[^.,;!?]{0,30} )(?:i|we|she|he)(?:'ll| will| would|'d| can| could|'m| am)?(?: (?:still|just|then|happily|gladly))*(?: (?:like|love|want|prefer) to)?(?: be)? (?:come|coming|attend|attending) (?:along )?(?:on (?:my|her|his) own|by (?:myself|herself|himself)|alone|solo|without (?:him|her|them))(?!\\p{L})",
    "(?<=^\\W*(?:(?:hi|hello|hey|yes|yep|ok|okay)(?: \\p{L}+)?[,!]? )?)will (?:definitely |still |of course )?be there(?! (?:late|by|soon|from))",
    "(?:definitely|certainly|absolutely|for sure|of course) (?:still |going to |be )?(?:coming|attending|attend|there|be there|come|be at|at (?:our|your|the|my)|making|see you)\\b",
    "(?<!as )(?<![$€£]\\d{0,4})(?:appointment|booking|session|it|slot|visit|lesson|meeting|ones?|\\d+|\\d+(?:st|nd|rd|th)|\\w+day|[ap]\\.?m\\.?|same (?:day|time|week|hour)|rest|others?) (?:with (?:you|us|him|her|me) )?(?:still |also |both |all )?(?:stands?|remains?|stays?|holds?)(?! (?:active|valid|logged|signed|secure|encrypted|blocked|closed|locked|hidden|open|free|available|cancel|empty|unpaid|due|unfilled|vacant))",
    "(?<=(?:^|[,;:.–—-])\\W*(?:but |and )?)this (?:one )?(?:below )?(?:still )?(?:stands|stays)(?=\\W*$|,)",
    "(?:stays|stay|remains|remain) (?:in place|in the (?:book|diary|calendar)|on the (?:books|calendar|schedule)|put|as (?:is|it is|they are)|booked|confirmed|taken|occupied|full|authori[sz]ed|approved|needed|scheduled|arranged|set|on the plan)",
    `${notBefore}(?:keep|keeps|keeping|kept) (?:it|this|that|(?<!(?:deposits|fees|charges|payments|reminders|vouchers|cards|links|forms|lists|rules|policies|packages|memberships|discounts|points)(?: (?!{appt})[^ .;!?]+){1,12} )them|both)(?: (?:one|ones|two))?(?! (?:open|free|available|in mind|short|brief|up|quiet|ready|handy|safe|here|simple|between))(?!${limited})(?!,? but (?:\\p{L}+ ){0,3}(?:can't|cannot|can not|cant|won't|couldn't) )(?=\\W|$)`,
    `${notBefore}(?:keep|keeps|keeping|kept) (?:the|my|her|his|their|our|this|that|your) (?:place|time|hour|usual|regular|original)(?! (?:on|in) (?:the|your|our|a))(?![^.,;!?]{0,30} (?:open|free|available))`,
    "(?:let's|lets|we'll|i'll|please) (?:just |please )?(?:leave|stick with|stick to) (?:it|this|that|things|everything|them)(?! (?:up|to|with|at that|there|open|free|off|out|(?:for )?(?:this time|now|this week))(?!\\p{L}))",
    // "I would prefer to leave it until he is home" speaks of the next one.
    "(?:i'd rather|i would rather|prefer to|rather) (?:just |please )?(?:leave|stick with|stick to) (?:it|this|that|things|everything|them)(?! (?:up|to|with|at that|there|open|free|off|out))(?! (?:until|till) (?:i|we|she|he|they|it|things|(?:my|our) [^ .!?;]+)(?: (?:is|are|am|feels?)|'s|'m|'re)(?!\\p{L}))",
    "(?:is|are|stays|remains) (?:unaffected|unchanged|as (?:is|it was|they were|planned|booked))",
    `${notBefore}(?:comes?|coming|be there|be in|there|attends?|happening|goes|going|go|be back|see (?:you|ye|ya|u))(?: [^ .;!?]+){0,6} ${asPlanned}`,
    `${notBefore}(?:goes|going|go) ahead(?! and| with| \\w+ cancel)`,
    "(?:both|all|all (?:two|three|four|of them)|they|these|those|(?:appointment|booking|session|slot|visit|lesson|one|\\d+|[ap]\\.?m\\.?|\\w+day)(?: (?:that|the same) (?:day|week|morning|afternoon|evening))?) (?:can |will |may |should |do |does )?(?:still )?(?:stand|stay|remain)s?(?! (?:active|valid|logged|signed|secure|encrypted|blocked|closed|locked|hidden|open|free|available|cancel|empty|unpaid|due|home|away|late))",
  ],
  spares: [
    "(?:(?:do|does|did)(?: not|n't)|never) (?:want|wants|wish|need|mean|intend|plan) (?:you )?to (?:cancel|cxl?|c/x|canx|cncl|lose|move|change|touch|give up)",
    "(?:am|is|are|'m|'s|'re|be) not (?:cancel+ing|moving|changing|touching|giving up)|(?:please )?(?:don't|do not) (?:cancel|cxl?|c/x|canx|cncl|touch|move|give away|give up|release)",
  ],
  holds: [
    "(?<=(?:{appt}|{day}|follow[- ]?up|\\d(?:st|nd|rd|th)|[ap]\\.?m\\.?|\\d:\\d\\d|\\d/\\d{1,2}|ones?|others?),? )(?:is|are)(?: not|n't|n’t) (?:being )?(?:affected|touched)",
    ...unchangedCues.en.holds,
    "(?<!(?:data|deposits?|fees?|payments?|cards?|credits?|balances?|receipts?|records?|places?|details|info\\w*|notes?|files?|packages?|vouchers?|memberships?|settings?|reminders?)\\b[^.,;!?]{0,60} )(?:has been|have been|had been|was|were|is|are|remains?|stays?|being) (?:still |also |all |both |being )*(?:kept|retained|preserved|maintained|untouched|intact|left (?:alone|untouched|intact|in place|as (?:is|it is|it was|they are|they were)|on the (?:books?|calendar|schedule)))(?! (?:waiting|informed|posted|open|free|available|confidential|private|short|brief|up))",
    "still (?:wants?|needs?|would like)(?! (?:you|us|me) )(?! to (?!come|keep|attend|see|have|make))(?! (?:a|my|the|our|his|her) (?:refund|invoice|receipt|deposit|money|answer|letter|prescription))",
    `${notBefore}(?:will|'ll|is going to|are going to|am going to|'m going to|'s going to) (?:still |definitely |of course |certainly |then |also )*(?:attend|be there|be here|be in(?= (?:on|at|for|this|that|my|our|the|\\d|{day})(?!\\p{L})))(?=${appointmentNext})`,
    `${notBefore}(?:keep|keeps|keeping|kept|hold on to|holds on to|hang on to|hangs on to)(?=${appointmentNext})(?!${ofPass})(?! (?:you|me|him|us)\\b)(?! (?:it|this|that|them)${limited})${notOpen}`,
    `${notBefore}(?:keep|keeps|keeping)(?=\\W*$|,)`,
    `(?:let's|lets|we'll|i'll|i'd rather|i would rather|please|prefer to|rather) (?:just |please )?(?:leave|stick with|stick to)(?=${appointmentNext})${notOpen}`,
  ],
  undone: [
    "(?:not|n't|never|neither|nor) (?:been |be |yet )*(?:changed|moved|modified|altered|touched|re-?scheduled|updated)(?:,? (?:or|nor|and))+ (?:been |be |not )*cancel+ed",
    "\\w+n't (?:actually |yet |been |being |now |even )*cancel+ed(?! ?:)",
    "(?:not|n't|never|not yet|no longer|neither) (?:been |being |yet |be |get |actually |going to be )*cancel+(?:ed|ing)?(?!\\w)(?! ?:)",
    "un-?cancel+ed|un-?deleted|re-?confirmed|confirmed (?:it|this|that|the (?:visit|appointment|session|booking|time)) (?:again|after all)",
    "(?<!(?:can|could|may|might|would|must|to|cannot) (?:\\w+ )?be )(?:reinstated|re-?activated(?!\\W{1,3}\\d)|restored(?! to (?:\\w+ ){0,3}(?:account|balance|package|wallet|profile|card|pass|availability|page)))",
    "(?:appointment|booking|reservation|session|visit|lesson|it) (?:is |was |were |has |have |been |now |again )*re-?opened(?! (?:for|to|on|in|up)\\b)",
  ],
  forOthers: [
    "(?:\\d+|the other|all other) (?:attendees|invitees|participants|clients|students|members|guests|people|kids|riders|players)(?: are| remain| stay)(?: still| now)* (?:booked|confirmed|registered|enrol+ed|coming|signed up|attending|in (?:the|this))",
    "for (?:all |the |your |all the |all your )*(?:others|rest|everyone else|everybody else|everyone|remaining|other)(?!\\p{L})|every(?:one|body) else|the rest of (?:the|your) (?:group|class|team|participants|attendees|clients|students)",
    "(?:other|remaining|(?:\\d+|\\p{L}+) other) (?:attendees|invitees|participants|clients|students|members|guests|registrants|enrol+ees|people|kids|children|players|riders|sign-?ups|registrations|reservations|spots)|(?:attendees|invitees|participants|guests|students|members) (?:still |now )*(?:remaining|confirmed|registered|enrol+ed|booked|coming|signed up)|(?:with|has|have) (?:only )?\\d+ (?:people|attendees|invitees|participants|clients|students|members|guests)",
    "(?:class|course|workshop|group|event|series|program|camp|retreat|clinic|seminar|webinar) (?:itself|as a whole)",
  ],
  group: [
    "(?:the|this|your|that|our) (?:[\\p{L}\\d'-]+ ){0,3}(?:class|course|workshop|event|group|webinar|seminar|retreat|camp|clinic|tour|training|program)(?! (?:credits?|pass|package|pack|card))|(?:class|course|workshop|event|group) status",
  ],
  opening: ["slots?|spots?|openings?|times?|places?|gaps?|hours?|seats?|it|that one|this one|{appt}"],
  seat: [
    "spots?|places?|seats?|reservations?|registrations?|enrol+ments?|sign-?ups?|rsvps?|bookings?|appointments?|attendees?|participants?|tickets?",
  ],
  belonging: [
    "(?:package|pre-?paid|membership|pack) (?:sessions?|visits?|classes|class|lessons?|appointments?)(?= (?:has|have|was|were|is|are) (?:now |been )*(?:restored|returned|credited|refunded))",
    "(?:\\d+|one|two|a|the|her|his|their) (?:unused )?(?:{appt}|credits?|units?)(?= [^.,;!?]{0,40}(?:to|on|in|into|onto) (?:the |her |his |their |your |client's )*(?:\\p{L}+ )?(?:package|pack|pass|plan|membership|account|balance|bundle|wallet|card)(?!\\p{L}))|(?:this|the|your) (?:e-?mail|message|notice|notification|copy|confirmation)|(?:online |public )(?:booking|bookings|scheduling|page|calendar)|booking (?:page|link)|(?:zoom |meeting |video )?links?|(?:automatic )?reminders|(?:connected )?calendars|authori[sz]ations?|insurance|coverage|eligibility|availability",
    "(?:place|spot|slot|position|name|seat) (?:on|in|at) (?:the|your|our|my|her|his|a) (?:\\w+ )?(?:wait(?:ing)?[- ]?)?(?:list|queue)",
    "wait(?:ing)?[- ]?lists?|cancel+ation list|(?:the|your|our|my) (?:\\w+ )?list|queue|(?:on )?file|records?|notes?|chart",
    "boxes|box|deposits?|fees?|charges?|payments?|credits?|vouchers?|coupons?|codes?|certificates?|points?|value|pass(?:es)?|packs?|bundles?|wallet|invoices?|bills?|receipts?|refunds?|balances?|money|cards?|card details|punch card|packages?|prescriptions?|referrals?|results?|(?:blood|lab|urine|skin|allergy|hearing) ?(?:work|tests?|panels?)|labs|x-?rays?|scans?|samples?|crowns?|aligners?|retainers?|dentures?|moulds?|molds?|orthotics?|insoles?|splints?|glasses|lenses|keys?|key ?cards?|(?<!cancel+ation )forms?|paperwork|file|folder|book|mat|equipment|gear|towels?|rooms?|desks?|parcels?|orders?|memberships?|subscriptions?|discounts?|rates?|prices?|offers?|numbers?|messages?|notices?|notifications?|e-?mail(?: address)?|address|door|dog|advice|promise|word",
    "(?:cancel+ation |late |no-?show |our |the |your |usual |24[- ]hour |48[- ]hour )*(?:polic(?:y|ies)|rules?|terms|conditions|fees?|charges?)|hours notice|opening hours|office hours",
    "(?:fever|cough|cold|pain|symptoms?|doctor|snow|roads?|plan|plans|offer|question|answer|problem|situation)",
  ],
  affair: [
    "(?:(?:(?:ski|skiing|road|school|business|work|family|field|camping|beach|weekend) )?trips?|holidays?|vacations?|getaway|flights?|weddings?|(?:birthday |office |christmas |engagement |leaving |graduation )?party|birthday|funeral|memorial service|jury (?:duty|service)|court (?:date|case|hearing)|exams?|finals?|concert|festival|skiing|(?:soccer|football|baseball|hockey|rugby|basketball|tennis) (?:game|match|tournament)|house move|graduation)(?! (?!is|are|was|has|will|on|in|to|at|that|this|still|now|finally|then|for|with|of|going|goes|does|stays|stands|remains|takes|happens|also|after)\\p{L})",
  ],
  another: [
    "(?:{appt}|all|any|those|ones|everything)(?: \\p{L}+)? (?:that|which) (?:have|has|were|are|was|is)(?: not|n't|n’t)(?: been)? cancel+ed",
    "(?:appointments|sessions|visits|lessons|treatments|ones|bookings) (?:from|in|after|starting(?: in| from)?) (?:the )?{day}|{day} (?:appointments|sessions|visits|lessons|treatments)(?! (?:on|at|for)\\b)",
    "(?:other|remaining|further|future|following|upcoming) {day}s(?!\\p{L})",
    "(?:january|february|march|april|may|june|july|august|september|october|november|december)(?= (?:is|isn't|isn’t|stays|remains|still|stands) )",
    "{appt} (?:after|beyond|following) (?:this|that|the) (?:date|day|one|week|{appt})|(?:regular|usual|weekly|standing|recurring) (?:\\p{L}+ )?(?:appointments|sessions|visits|lessons|treatments|classes|bookings)|(?:the|this|her|his|their) (?:\\p{L}+ )?series|otherwise(?= (?:stands?|stays?|remains?|holds?|goes on|continues?)(?!\\p{L}))",
    "(?:other|further|remaining)(?: [\\p{L}-]+){1,5}(?= (?:will |all |also |still |both |now )*(?:stands?|stays?|remains?|holds?|continue|continues|go ahead|are (?:unaffected|unchanged|still|not))(?!\\p{L}))",
    "(?:other|remaining|further|future|upcoming|later|additional|subsequent|following) (?:[\\p{L}-]+ ){0,2}{appt}",
    "(?:see|seeing|meet) (?:you|u|ya|each other|him|her|them)(?: guys| all| folks| both)? (?:again )?next {day}|next week(?:'?s)?|next (?:time|month|fortnight)(?:'?s)?|(?:the )?following (?:week|month)(?:'?s)?|the (?:following one|one after|next one)|(?:the )?week(?:'s)? after|(?:in |(?<!every ))(?:two|three|four|\\d|a few|a couple of) weeks(?:'? time| from (?:now|then|today)| later| after)?|from (?:then|there) on|(?:the )?rest of (?:the|this|my|our|his|her|their) (?:month|year|term|semester|series|bookings|appointments|sessions|lessons|visits)|(?:the |all )other (?:weeks|days|dates)|(?:the|my|her|his|their|your|our) (?:other|remaining|next|later|earlier|second|first) (?:appointment|session|booking|visit|one|lesson|class|treatment)s?|the (?:rest|others)|(?:all|both) (?:the )?others|every(?:thing|one|body) else",
    "(?:the|her|his|my|their|your|our) {day} (?:ones?|dates?|times?|{appt}|recall|check-?up|follow-?up|hygiene)|the (?:following|other) {day}|{day} (?:after|following)|(?:the|my|our|her|his|their) other (?:one|two|three|four|five|\\d+|ones|dates?|days?|times?)|(?:the|my|her|his|their) other(?=\\W*$)|(?:the )?ones? (?:in|for|on|of) (?:{day}|may(?!\\p{L}))|{day}'s|in {day}",
    "(?:her|his|my|their|the) (?:sister|brother|husband|wife|partner|mother|father|mum|mom|dad|son|daughter|kids?|children|boys?|girls?|friend|twin|cousin|colleague|sibling|brother-in-law|sister-in-law)s?(?=(?: (?:is|are|will|'s|'re|still|also|keeps?|comes?|stays?|does)|'s|') )",
  ],
  clause: ["and|but|though|although|while|whereas|however|so|because|then|or"],
  day: [
    "{day}",
    // As a voicemail is written down: "the twenty eighth at ten".
    "(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:fif|six|seven|eigh|nine)teenth|thirteenth|fourteenth|eleventh|twelfth|twentieth|thirtieth|(?:on|for) the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)",
  ],
  therefore: [
    "(?:and |but )?so(?= (?:i|we|he|she|they|please|can|could|sadly|unfortunately|sorry)\\b)|therefore|hence|thus|which means|meaning|that's why|consequently",
  ],
  because: [
    "because|since(?= (?:i|we|he|she|they|my|our|the)\\b)|since(?= {day} (?:\\p{L}+ )?(?:is|isn't|doesn't|does not|won't|will|can't|is not|no longer|has)(?!\\p{L}))|as(?= (?:i|we|he|she|they|my|our|his|her|their|the|there)(?:'\\p{L}+)? )|due to|owing to|on account of",
  ],
  joining: [
    "(?:and|nor|as well as|plus|&|\\+|and also|also|along with|together with)(?:,? (?:also|then|again|both|on|for|at|the|my|our|her|his|their|your|that|this|one|ones|{appt}|of))*",
  ],
  oneOf: [
    "(?:(?:did|does|has|have|had|do)(?:n't| not)|never)(?: (?:say|said|tell|told|mention|mentioned|specify|specified|know|me|us))+ which|(?:not|n't|un)(?: \\p{L}+)? ?(?:sure|clear|certain) which|which (?:one |of (?:them|the (?:two|three)) )(?:she|he|they) (?:means?|meant|is cancel+ing)",
    "cancel+ed (?:1|one) of (?:(?:her|his|their|the) )?(?:\\d|two|three|four|five)(?!\\p{L}|\\d)",
    // "I have to give up the first one"
    "(?:cancel(?:l?ed|l?ing|s)?|drop(?:ped|ping)?|call(?:ed|ing)? off|(?:give|giving) up|lose|skip|miss|(?:can't|cannot|won't|won't be able to) (?:make|do|come to)) (?:just |only )?the (?:first|second|third|last|latter|former|earlier|later)(?: one| of (?:them|these|those|the two))?(?=\\W*$|[,;:–-]| (?:as|because|since|but|and|please|though|due)(?!\\p{L}))",
    "(?:can't|cannot|can not|cant|won't|unable to|not able to|won't be able to)(?: be able to)? (?:make|do|come to|manage|keep|attend|be at) (?:just |only )?(?:one|either)(?: one)? of (?:them|these|those|the two|the three|my|our|(?:the|these|those|my|our)(?: \\p{L}+){0,2} {appt})",
    "(?:cancel(?:l?ed|l?ing|s)?|drop(?:ped|ping)?|call(?:ed|ing)? off|give up|lose|skip|miss) (?:just |only |either |any )?(?:one|either(?: one)?)(?: of)? (?:them|these|those|the two|the both|the three|(?:the|these|those|my|our|her|his|their|your)(?: \\p{L}+){0,2} (?:{appt}|times|slots|spots|dates))(?!\\p{L})",
    "(?:one|some) of (?:these|those|the following) (?:[\\p{L}-]+ )?{appt} (?:was|were|has been|have been|is|are) (?:\\p{L}+ )?cancel+ed",
  ],
  choice: ["(?:one|either|any|which) of|either|only (?:make|do|come|manage|one)"],
  wished: [
    "(?:as|like|what) (?:you|she|he|they) (?:have |had |'ve )?(?:asked|requested|wished|wanted|instructed|said|told us)|as (?:per )?(?:your |her |his |their )?(?:requested|request|asked|wished|instructed)|(?:at|on|per|following|upon|in response to) (?:your|her|his|their|the client's|the patient's|client|patient) (?:request|wish|instructions?|call|message|e-?mail)|on (?:your|her|his|their) behalf",
  ],
};
