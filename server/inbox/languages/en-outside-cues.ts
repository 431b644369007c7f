import type { Language } from "./language";

/** What English emails say of things besides clients' appointments: subscriptions, errands, shifts, meetings, whole classes. */
export const englishOutsideCues: Language["cues"] = {
  thing: [
    "(?:reminders?|notifications?|alerts?|texts?|e-?mails?|messages?) (?:was|were|has been|have been|is|are) (?:not sent|cancel+ed)",
    "(?:fees?|charges?)(?: of \\S+)?(?: for \\S+(?: \\S+)?)?(?: \\([^)]*\\))? (?:was|were|has been|have been|is) (?:cancel+ed|waived|removed)",
    "(?<!\\([^()]{0,40})(?:{thing}|deliver\\w*)…(?:re-?scheduled|moved|changed|postponed|updated)",
    "{thing}(?: \\([^)]*\\))?…(?:has|have|had|was|were|is|are|been|got|will be)(?: been| now| successfully)* cancel+ed",
    "cancel+ed…(?:your|their|his|her|the|my|our|an?)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    "cancel+ation of (?:your|their|the|my|our)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    // A journey names its ends and its day before it says what became of it.
    "\\b(?:flights?|bus|buses|trains?|ferry|ferries|cruise|shuttle)\\b.{0,140}\\bcancel+ed",
    "{thing} cancel+(?:ed|ation)",
    "cancel+ed:? (?:[^ ,]+ ){0,4}{thing}(?= (?:on|for|at|from|with|by)\\b| ?[-–—|(:,]|\\W*$)",
    "cancel(?:ing|ling)? (?:my|our|your|their|the)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    "cancel+ed:? (?:subscription|membership|order|flight|plan|payment)",
  ],
  errand: [
    "{errand}",
    // What is done at a practice, or for it.
    "smart meters?|meter (?:installation|exchange|replacement|readings?|fitting|upgrade)|fire (?:extinguishers?|alarms?|safety|doors?|drills?|risk|marshal)|sprinklers?|window (?:clean(?:ing|ers?)|wash(?:ing|ers?))|gutters?|pest (?:control|treatment)|exterminators?|fumigation|(?:photo)?copiers?|printer (?:service|maintenance|repair)",
    "(?:linen|laundry|towel|water|oxygen|supply|supplies|stock|furniture|equipment|grocer(?:y|ies)|coffee) (?:deliver(?:y|ies)|collections?|drop-?offs?)|(?:waste|parcel|rubbish|recycling|sharps) (?:collections?|disposal)|(?:the|your) collection\\b",
    "gas (?:safety|engineer|checks?|service|meter)|chimneys?|hvac|air[- ]con(?:ditioning|ditioners?)?|heating (?:service|engineer|checks?|maintenance)|fib(?:re|er) (?:\\p{L}+ )?(?:installation|install|visit|appointment|upgrade)|alarm (?:service|installation|maintenance|engineer)|locksmith|(?:pat|legionella|electrical|portable appliance) test(?:s|ing)?|water cooler|(?:carpet|office|upholstery) cleaning|cleaning (?:crew|company|contractor)",
    "driving test|theory test|applicants?|passport|consulate|embassy|visa (?:appointment|interview)|dmv\\b|town hall|tax office|jobcentre|site (?:visit|survey)|service call|installation (?:appointment|visit|date|slot)|maintenance (?:visits?|appointments?|calls?|checks?)|surveyor",
  ],
  customer: [
    "your (?:\\S+ ){0,2}{appt}…(?:with|at|in) (?:one of |any of )?our (?!system|app\\b|calendar|records?|books?|portal|diary|schedule|website|online|terms|polic|faq|help|privacy)\\p{L}+|(?:visits?|{appt}) (?:of|by|from) our \\p{L}+",
    "(?:we|our \\p{L}+|they)(?:'ll| will| are going to) (?:then |also |soon |shortly |now )*(?:call|ring|phone|contact|e-?mail|write to|text|get back|be in touch|get in touch|reach out|come back|send you|offer you)…(?:new|another|alternative|different|re-?arrange|re-?schedule|re-?book)",
    "cancel+ed by the (?:agency|store|shop|branch|organi[sz]ers?|company|garage|dealer(?:ship)?|carrier|airline|hotel|restaurant|landlord|building manager|seller|supplier|authority|council|bank|insurer|operator|venue)",
    "our (?:\\p{L}+ )?(?:engineers?|technicians?|drivers?|couriers?|crews?|installers?|inspectors?|surveyors?|fitters?|operatives?|electricians?|plumbers?|contractors?|mechanics?)",
    "dear (?:valued |esteemed )?(?:customers?|delegates?|travell?ers?|passengers?|residents?|tenants?|subscribers?|participants?|attendees?|registrants?|policyholders?|account holders?)",
    "your (?:course|conference|registration|delegate|tuition) fees?|(?:tracking|parcel|shipment|consignment|meter|itinerary|ticket) (?:number|no)\\b|check-?out(?: time| date)?\\s?[:\\t]|(?:at|in|of) your (?:premises|property|building|site)",
    "(?:course|webinar|workshop|seminar|conference|training|event|congress|summit)…you(?: are|'re| were| have| had)?(?: been)? (?:registered|enrolled|signed up)|(?:course|webinar|seminar|training|workshop)…(?:will not|won't|isn't|is not) (?:run|running|be running|be held)",
  ],
  duty: [
    "(?:come|coming|make it|be) (?:in(?:to| to)?|to) work",
    "(?:my|his|her|their|our|an?) (?:\\p{L}+ )?shifts?|(?:my|the|our) (?:job )?interview",
    "(?:to fix|to repair|to install|to deliver|to service|to inspect|to measure|to clean|to demo|to read) (?:your|the|you)",
  ],
  caller: [
    "(?:it's|this is|it is|here is) (?:[\\p{L}'&]+ ){0,4}?(?:from|with|at|the|your|of) (?:[\\p{L}'&]+ )?{errand}",
    "(?:anyone|anybody|someone|somebody|you) (?:please |maybe )?(?:cover|fill in) (?:for me|my|it|me|that)|(?:anyone|anybody|someone|somebody|you) (?:please |maybe )?cover\\W*$",
  ],
  wholeClass: [
    "cancel+ed by (?:us|our)\\b",
    "we(?:'ve| have)? (?:just |now |therefore |already |regretfully |sadly |unfortunately )*cancel+ed (?:your|the|this|[\\p{L}-]+'s?)(?! (?:appointment|booking|session|visit)\\W*$)(?![^.!?]*\\b(?:request|ask|call|rang|phone|text|she|he|they|client|patient|customer))",
    "we(?:'ve| have| had|'d| need| must)? (?:had |have |need |been forced )?(?:to )?cancel your\\b",
    "(?:credit|pass)(?:es|s)? (?:has|have|was|were|is|are) (?:been )?(?:now )?(?:returned|restored|added back) to your",
    "we (?:sincerely )?apologi[sz]e|(?:class|session|course|lesson|event|workshop)…you (?:had )?(?:booked|registered|signed up)|your tickets?|ticket ?holders?|box office|all attendees|registrants?",
    "(?:we|i)(?: \\w+){0,6} cancel(?:led|ed)? your\\b",
    "(?:class|session|workshop|course|event|group|lesson|clinic day)(?:es|s)? …cancel+ed (?:by|due to|because of|because) (?:the )?(?:instructor|teacher|studio|weather|snow|storm|low (?:enrol+ment|attendance)|staff|lack|insufficient|illness of|coach)",
    "(?:instructor|teacher|therapist|practitioner|provider|doctor|stylist|dentist|coach|trainer|studio|clinic|office|practice|salon|we)(?: is| are| was| will be|'re| has (?:called|fallen)) (?:out )?(?:sick|ill|unwell|closed|away|unavailable|on leave|on vacation|on holiday|not available|closing|off sick)",
    "(?:we|i) (?:have|had|'ve|must|need to|are|am)…(?:closed|closing|close) ",
    "(?:all|every) (?:appointments|sessions|classes|bookings|clients|lessons) …(?:are|were|have been|is|has been) cancel+ed(?! by (?:the |his |her |their )?(?:client|customer|patient|guest|user|student|parent|family|mother|father|member|booker|attendee))",
    "(?:power (?:outage|cut)|snow day|due to (?:the )?(?:weather|snow|storm)|(?:due to|because of) (?:a |the )?flood|flooding|emergency closure|public holiday)",
  ],
  internal: [
    "(?:the|our|today's|tomorrow's|\\w+day's) meeting (?!with)(?:[\\w:'.]+ ){0,6}(?:is|was|has been|been) (?:now )*(?:cancel+ed|off|called off)(?! by)",
    "(?:staff|team|board|department|management|faculty|practitioner|clinic|provider|all[- ]hands|stand-?up|(?<!estate |financial |retirement |tax |family |event |wedding |birth |care |treatment |meal )planning|budget|committee|partners?'?|sales|huddle|offsite|inservice|in-service) (?:\\w+ )?(?:meetings?|calls?|huddles?|lunch|trainings?|retreats?|sync|stand-?ups?)",
    "(?:all[- ]hands|town hall|stand-?up|team lunch|lunch break|happy hour|lunch (?:and|&|n|'n') learn|brown[- ]bag|potluck|birthday party)",
  ],
  offered: [
    "(?:you're|you are) in\\b(?! (?:the|our|a|my|need|an?))|you(?:'ve| have) been (?:moved|added|promoted|booked)",
    "(?:book|claim|grab|snag|reserve|take|get) (?:it |this |yours? |the |your )*(?:spot |slot |time |appointment |opening )?(?:now|before it|fast|today|quick|here|while)",
    "reply (?:take|yes|y|book)\\b|first[- ]come|before (?:it's|it is|someone)",
    "(?:love|like|happy|want|interested|glad) to (?:take|book|have|grab|claim)",
    "(?:an|a new|new) (?:appointment|opening|slot|spot) (?:just |has |is )*(?:opened|available|opening)",
  ],
  advert: [
    "\\d+ ?% (?:off|discount)",
    "(?:free|live|our|join|upcoming) (?:\\w+ )?webinar",
    "use (?:the )?code\\b|promo code|discount code|coupon",
    "offer ends|limited time|sale ends|this week only|special offer|black friday|cyber monday",
    "sound familiar|first \\d+ days|[$€£]\\d+ ?(?:/|a |per )(?:mo\\b|month|year)|no contract|no credit card|start (?:by|today|now|for free)",
    "save my seat|register now|sign up (?:now|today)|buy now|shop now|upgrade now|start your free trial|free trial|first month (?:is )?free|learn how|read more|download (?:the|our) (?:guide|e-?book|report)|case study",
    "renew (?:now|before|today|your)",
    "tips (?:for|to)|ways to|how to (?:cut|reduce|stop|handle|prevent|avoid)|how \\p{L}+ (?:stopped|cut|reduced)",
  ],
};
