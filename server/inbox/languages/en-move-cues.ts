import type { Language } from "./language";

/** What English emails say of appointments that are moved to another time. */
export const englishMoveCues: Language["cues"] = {
  moved: [
    "(?:comes|is coming|will come|'ll come|i'm coming|we're coming|are coming|am coming|will be coming|i'll be there|comes in)(?!\\p{L})[^!?;]{0,70} instead of(?= (?:on )?(?:{day}|the \\d|\\d))|(?<=^\\W*)instead of (?:on )?(?:{day}|the \\d|\\d)[^!?;]{0,70}(?:comes|is coming|will come|'ll come|i'm coming|we're coming|are coming|am coming|will be coming|i'll be there)",
    "(?:moved|changed|switched|rescheduled|shifted|pushed) (?:\\w+ ){0,4}from",
    "(?:am|are|is|'m|'re|'s) (?:moving|switching|changing)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,4} from(?= (?:{day}|the \\d|\\d|today|tomorrow))(?=[^.!?;]* to )",
    "re-?schedul(?:ed|es)",
    "re-?scheduling confirmation|re-?schedule confirmation",
    "(?<!(?:not|n't|never|not yet) )(?:has|have|was|were|been|is) (?:been |just |now )*(?:moved|changed|shifted|pushed|postponed|brought forward|updated|modified)(?! (?:his|her|their|my) mind)",
    "(?:changed|moved|shifted|pushed|postponed|updated|modified)…(?:booking|appointment|session|time|lesson|visit|meeting|slot|reservation|date)",
    "(?:time|date|appointment|booking|schedule|event) (?:change|changed|updated|moved|update)",
    "updated invitation",
    "picked a new time",
    "(?:moved|bumped|pushed) (?:\\S+ ){1,3}(?:up|back|forward)(?=:|,| from| to|\\W*$)",
    "(?:moving|pushing|shifting) (?:this|it|our {appt})(?=\\W*$|,| [-–—] | to | back\\b)",
    "(?:is|are|'s|will be) (?:now )?(?:coming|booked|booked in|in)…instead(?= of (?:mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|the|at|\\d)|\\W*$)",
    "made a change",
    "(?:move|re-?schedule|switch)…from…as (?:we )?(?:agreed|discussed|arranged)",
    "cancel+ed and (?:then |immediately )?re-?booked",
    "swapped (?:his|her|their|my|the)",
    "switched (?:to|from|their|his|her|my|the)",
    "(?:i|we|i've|we've|i have|we have|she|he|they)(?: has| have)?(?: just| now| already)? (?:moved|re-?scheduled|changed|switched|shifted|pushed back|postponed|rearranged) (?:my|our|her|his|their|the) (?:[\\w:,'-]+ ){0,9}?{appt}",
    "(?:re-?scheduled|moved) by (?:the )?(?:client|customer|patient|guest|member)",
  ],
  proposed: [
    "new (?:time|date) (?:proposed|requested|suggested)",
    "(?:proposed|proposes|proposing|suggested|suggests|propose|suggest)(?: a)?(?: new| another| different)? (?:time|date|slot|appointment)s?",
    "(?:would|could|can|may|might) (?:i|we|she|he|they|it|my|the|this) (?:\\w+ ){0,3}(?:re-?schedule|move|change|switch|swap|push|shift|postpone|be moved|be changed)",
    "(?<!you )(?:wants?|like|hoping|wish|wishes|asked|asks|asking|request|requests|requested|requesting|needs?|trying|tried|possible) (?:us |you |me )?to (?:re-?schedule|move|change|switch|swap|push|shift|postpone)\\b",
    "re-?schedul(?:e|ing) requests?",
    "please (?:re-?schedule|move|choose|pick|select|let(?! (?:someone|somebody|anyone|anybody|whoever)))(?![^.!?]*\\bas (?:we )?(?:agreed|discussed|arranged))",
  ],
  movedFrom: [
    "(?:moving|switching|changing)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,4} from",
    "(?:re-?scheduled|re-?schedules|moved|moves|changed|changes|shifted|pushed|postponed|switched|switches|brought forward|put back|transferred|swapped|rearranged|rebooked|goes|went)(?: (?!(?:to|for)\\b)[\\p{L}'’-]+){0,5} from",
  ],
  movedTo: [
    "(?:am|are|is|'m|'re|'s) (?:moving|switching|changing) from… to(?: the)?",
    "(?:re-?scheduled|re-?schedules|moved|moves|changed|changes|shifted|pushed|postponed|switched|switches|brought forward|put back|transferred|swapped|rearranged|rebooked|goes|went)… (?:to|until)(?: the)?",
  ],
  timeKept: [
    "(?:changed|updated|what changed|changes)\\W{1,3}(?:the )?(?:location|title|description|guests?|notes?|attachments?|conferencing|video)(?: (?:details|link))?(?![^.!?;]*(?:time|date|when))",
    "\\((?:not changed|unchanged|no change|the same|same as before)\\)",
    "(?:date|time|day|hour|slot|start)(?: (?:and|or|of) (?:\\w+ )?(?:date|time|day|hour|appointment))?(?: has| have)? (?:stays?|stayed|remains?|remained|is|are|was|were)(?: both)?(?: still)? (?:the same|unchanged|not changed|not affected|as before|as it was|unaffected)",
    "(?:date|time) (?:has|have) not (?:been )?changed|(?:date|time)s? (?:did|does|do)(?: not|n't) change",
    "at the same (?:date and time|day and time|time and date)|same (?:date and time|day and time)",
  ],
};
