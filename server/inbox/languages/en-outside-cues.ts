import type { Language } from "./language";

/** "Closed on weekends" is said of no day in particular. */
const notHabitual =
  "(?! (?:on |at |over |for |every |all |most |the )*(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|lunch|(?:public |federal |bank |national |major )*holidays|(?:thanksgiving|christmas|new year's|easter)(?: day| eve)?(?: and|,| &)))";

/** What English emails say of things besides clients' appointments: subscriptions, errands, shifts, meetings, whole classes. */
export const englishOutsideCues: Language["cues"] = {
  thing: [
    "(?<=^\\W*(?:\\p{L}+ )?)(?:school|college|kindergarten|nursery|daycare|preschool|football|soccer|swimming|band|choir|church|practice) (?:is|was|has been|got|'s)(?: \\p{L}+)? cancel+ed",
    "cancel (?:the |my |your |these |those |all |any |all the |all of the |future )+(?:\\p{L}+ )?(?:text messages?|texts|texting|reminders?|notifications?|e-?mails?|alerts?|newsletters?|phone calls|robocalls)",
    // What somebody cancels elsewhere, or so as to come: "I cancelled my dentist so I can make our 10:30 session".
    "cancel(?:l?ed|s|l?ing)? [^,;:!?]{0,80}?(?:with|at) (?:(?:that|the|my|an?) other|another|a different) (?:place|salon|shop|studio|spa|clinic|practice|office|gym|barbers?|company|guy|lady)",
    "cancel(?:l?ed|s|l?ing)?\\b[^!?;]{0,120}? to (?:be able to )?(?:make it|make|keep|get) (?:[^!?;]{0,40}?(?:with|for|to) you\\b|(?:our|your) (?:\\S+ ){0,4}?{appt})",
    "cancel(?:l?ed|s|l?ing)?\\b[^!?;]{0,120}?(?<!\\p{L})(?:so(?: that)?|which means|meaning|means)(?: that)? \\p{L}+(?: can| could| will|'ll| am| is| are|'m|'s|'re)(?: (?:still|now|definitely|actually|just|able to|going to|free to))* (?:keep|make|do|attend|come|be|see|all set|on time)\\b[^!?;]{0,50}?(?:(?:with|for|to|see) you\\b|(?:our|your) (?:\\S+ ){0,4}?{appt})",
    "(?:reminders?|notifications?|alerts?|texts?|e-?mails?|messages?) (?:was|were|has been|have been|is|are) (?:not sent|cancel+ed)|(?:reminders|notifications|alerts|texts|messages) to \\W?cancel+ed",
    "(?:fees?|charges?)(?: of \\S+)?(?: for \\S+(?: \\S+)?)?(?: \\([^)]*\\))? (?:was|were|has been|have been|is) (?:cancel+ed|waived|removed)",
    // "Her flight got pushed back so I moved her from Thursday": nobody moves a flight so.
    "(?:{thing}|deliver\\w*)(?<!\\([^()]{0,60})…(?:re-?scheduled|moved|changed|postponed|updated)(?! (?:him|her|them) (?:from|to|over|up|back)(?!\\p{L}))",
    "{thing}(?: \\([^)]*\\))?(?:(?!\\bso (?:he|she|they|i|we|please)\\b)[^!?;]){0,70}?(?:has|have|had|was|were|is|are|been|got|will be)(?: been| now| successfully)* cancel+ed",
    "cancel+ed…(?:your|their|his|her|the|my|our|an?)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    "cancel+ation of (?:your|their|the|my|our)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    // A journey names its ends and its day before it says what became of it.
    "\\b(?:flights?|bus|buses|trains?|ferry|ferries|cruise|shuttle)\\b(?:(?!\\b(?:so|therefore|hence|thus)\\b).){0,140}\\bcancel+ed",
    "{thing}(?<!\\([^()]{0,60}) (?:was |has been |is )?(?:cancel+(?:ed|ation)|terminated|discontinued)",
    "{thing}(?: #?[\\p{L}\\d-]*\\d)? (?:status\\W{1,4}(?:\\p{L}+ to )?|was |has been |is |now |set to |marked |changed to )+(?:as )?void(?:ed)?(?!\\p{L})",
    "cancel+ed:? (?:[^ ,()]+ ){0,4}{thing}(?= (?:on|for|at|from|with|by)\\b| ?[-–—|(:,]|\\W*$)",
    "cancel(?:ing|ling)? (?:my|our|your|their|the)(?: [\\w-]+)?(?: [\\w-]+)? {thing}",
    "(?:my|our|the|his|her) (?:baby ?|dog ?|pet ?|cat ?)?(?:sitter|nanny|ride|lift|childminder|child ?care|day ?care|minder|carer|caregiver|driver|cleaner|helper|train|flight|bus|uber)(?: (?:just|has|have|had|also|suddenly|unfortunately))* cancel+(?:ed|s)(?: on (?:me|us))?",
    "(?:my|our|her|his) \\p{L}+ (?:just |has |have |had )*cancel+ed on (?:me|us|her|him|them)",
    "cancel+ed:? (?:subscription|membership|order|flight|plan|payment)",
  ],
  errand: [
    // What a visit was for, and what nobody comes to a practice for.
    "(?:baby-?sitting|house-?sitting)|per opposing counsel",
    "for (?:the|your) (?:salon|shop|office|clinic|studio|practice|surgery)(?:'s)? (?:windows?|carpets?|boiler|lights?|lighting|alarm|printer|sign|signage|floors?|plumbing|heating)",
    "to (?:show|demo|demonstrate|present|introduce) (?:you |your team |the team |off )?(?:the|our|my) (?:new|latest|updated)(?: \\p{L}+)?",
    "to (?:go (?:over|through)|discuss|present|show (?:you|your team)|walk (?:you|your team) through|introduce|demo) (?:the |our |your |you )*(?:[\\w-]+ ){0,3}?(?:product line|retail line|(?:spring|summer|fall|autumn|winter|new|holiday) (?:\\p{L}+ )?(?:line|range|collection)|products|samples|testers|catalog(?:ue)?|price list|merchandise|inventory|equipment|laser|device|software|platform)(?!\\p{L})",
    "(?:product|sales|software|vendor) demo|sales (?:call|meeting|visit)|demo call|(?:our|your|the|this) (?:[\\w-]+ ){0,2}?(?:demo(?:nstration)?s?|product tour|sales pitch)(?! (?:lesson|class|session|day)|-)",
    "(?:reservation|booking) of (?:the )?(?:\\p{L}+ )?(?:room|desk|court|hall|space)(?!\\p{L})|reservation (?:at|for) [^.!?;]{0,40}for \\d{1,2}(?! ?(?:[ap]\\.?m|[:.]\\d|o'clock|min|h\\b|hours?|weeks?))|party of \\d+",
    "{errand}",
    // What is done at a practice, or for it.
    "interviews? (?:was |has been |is )?cancel+ed by (?:the |your )?(?:candidate|applicant|interviewer)|(?:her|his|their|the|your|an?) (?:\\p{L}+ )?interview (?:for|as) (?!(?:(?:the|a|your|her|his) )?(?:\\p{L}+ )?(?:book|podcast|article|story|documentary|magazine|film))",
    "smart meters?|meter (?:installation|exchange|replacement|readings?|fitting|upgrade)|fire (?:extinguishers?|alarms?|safety|doors?|drills?|risk|marshal)|sprinklers?|window (?:clean(?:ing|ers?)|wash(?:ing|ers?))|gutters?|pest (?:control|treatment)|exterminators?|fumigation|(?:photo)?copiers?|printer (?:service|maintenance|repair)",
    "(?:linen|laundry|towel|water|oxygen|supply|supplies|stock|furniture|equipment|grocer(?:y|ies)|coffee) (?:deliver(?:y|ies)|collections?|drop-?offs?)|(?:waste|parcel|rubbish|recycling|sharps) (?:collections?|disposal)|(?:the|your) collection\\b",
    "gas (?:safety|engineer|checks?|service|meter)|chimneys?|hvac|air[- ]con(?:ditioning|ditioners?)?|heating (?:service|engineer|checks?|maintenance)|fib(?:re|er) (?:\\p{L}+ )?(?:installation|install|visit|appointment|upgrade)|alarm (?:service|installation|maintenance|engineer)|locksmith|(?:pat|legionella|electrical|portable appliance) test(?:s|ing)?|water cooler|(?:carpet|office|upholstery) cleaning|cleaning (?:crew|company|contractor)",
    "parents'? evening|school (?:concert|play|trip|assembly|fair)|sports day|open (?:day|evening)|choir (?:practice|rehearsal)|rehearsals?|quiz night|pta\\b",
    "driving test|theory test|applicants?|passport|consulate|embassy|visa (?:appointment|interview(?! (?:prep\\p{L}*|coaching|practice|training)))|dmv\\b|town hall|tax office|jobcentre|site (?:visit|survey)|service call|installation (?:appointment|visit|date|slot)|maintenance (?:visits?|appointments?|calls?|checks?)|surveyor",
    "(?:your|the) service (?:appointment|booking)|service advis[oe]r|(?:oil change|tire rotation)",
    "take notice that (?:the |this )?(?:deposition|hearing|mediation|trial|inspection)",
    "(?<=^\\W*(?:[\\p{L}\\d]+ ){0,4})practice (?=[-–] )|(?<=^\\W*)practice (?:has been|is|was)(?= cancel)",
    "(?:the|your|job|phone|video|first|second|final|candidate) interview(?! (?:prep|coaching|practice|training|skills))|(?<=^\\W*)interview(?= cancel)",
    "jur(?:y|or) (?:service|duty|summons)|jury commissioner",
    "(?:our|your) supervision|(?:peer|consultation|case) (?:consultation |review )?(?:group|circle)",
    "by (?:the |our )?(?:interpreter|translator|locum|agency)",
    "on the court's own motion|by the (?:clerk|judge)(?!\\p{L})",
    "test appointment|(?:test|exam|examination) cent(?:er|re)|exam(?:ination)? appointment|eligibility to test",
    "window clean\\p{L}*|(?:your|the|next|cancelled) clean(?=\\W*$|[,:]| (?:on|has|was|is)(?!\\p{L}))",
  ],
  customer: [
    "{appt} (?:that )?(?:you (?:have|had|made|booked)|booked) with us|your (?:\\S+ ){0,2}{appt} (?:with us|at our)",
    "(?:we )?look forward to (?:seeing|welcoming|meeting) you (?:another|at another|some other|on another|again)",
    "your (?:\\S+ ){0,2}{appt}…(?:with|at|in) (?:one of |any of )?our (?!system|app\\b|calendar|records?|books?|portal|diary|schedule|website|online|terms|polic|faq|help|privacy)\\p{L}+|(?:visits?|{appt}) (?:of|by|from) our \\p{L}+",
    "(?:we|our \\p{L}+|they)(?:'ll| will| are going to) (?:then |also |soon |shortly |now )*(?:call|ring|phone|contact|e-?mail|write to|text|get back|be in touch|get in touch|reach out|come back|send you|offer you)…(?:new|another|alternative|different|re-?arrange|re-?schedule|re-?book)",
    "cancel+ed by the (?:agency|store|shop|branch|company|garage|dealer(?:ship)?|carrier|airline|hotel|restaurant|landlord|building manager|seller|supplier|authority|council|bank|insurer|operator|venue)",
    "our (?:\\p{L}+ )?(?:engineers?|technicians?|drivers?|couriers?|crews?|installers?|inspectors?|surveyors?|fitters?|operatives?|electricians?|plumbers?|contractors?|mechanics?)",
    "cancel+ed by (?:the|your) (?:hospital|surgery|school|nursery|trust|nhs|ward|consultant|registrar|bank|embassy|consulate|gym|health cent(?:er|re))",
    "(?:with|by) your (?:\\p{L}+ ){0,2}(?:advis[eo]r|account manager|relationship manager|banker|teacher|tutor|case ?worker|social worker|midwife|gp|solicitor|lawyer|attorney|accountant|bookkeeper|agent|broker|recruiter|landlord|mortgage specialist)",
    "(?:counsel|parties|attorneys?|witness(?:es)?|jurors?) (?:need not|do not need to|don't need to|are not required to) (?:appear|attend|report)|(?:attorney|counsel) of record|no appearances? (?:is |are |will be )?(?:required|necessary)|appearances? (?:is|are) (?:excused|waived)",
    "dear (?:valued |esteemed )?(?:parents?(?: and| or|/|,)?(?: ?guardians?| ?carers?)?|customers?|delegates?|travell?ers?|passengers?|residents?|tenants?|subscribers?|participants?|attendees?|registrants?|policyholders?|account holders?)",
    "your (?:course|conference|registration|delegate|tuition) fees?|(?:tracking|parcel|shipment|consignment|meter|itinerary|ticket) (?:number|no)\\b|check-?out(?: time| date)?\\s?[:\\t]|(?:at|in|of) your (?:premises|property|building|site)",
    "(?:course|webinar|workshop|seminar|conference|training|event|congress|summit)…you(?: are|'re| were| have| had)?(?: been)? (?:registered|enrolled|signed up)|(?:course|webinar|seminar|training|workshop)…(?:will not|won't|isn't|is not) (?:run|running|be running|be held)",
  ],
  organizer: [
    "(?:cancel+ed|deleted|removed) by (?:the|its|their) (?:event |meeting )?(?:organi[sz]ers?|hosts?)\\b",
    "(?:the|its|their) (?:event |meeting )?(?:organi[sz]ers?|hosts?) (?:(?:has|have|had|just|unfortunately) )*(?:had to )?cancel+(?:ed|s)?(?!\\p{L})",
  ],
  duty: [
    "(?:come|coming|make it|be) (?:in(?:to| to)?|to) work",
    "(?:my|his|her|their|our|an?) (?:[^ .,;!?]+ ){0,3}shifts?|(?:my|the|our) (?:job )?interview",
    "my (?:\\p{L}+ ){0,2}(?:shadowing|placement|internship|clinicals|rotation|practicum|induction|orientation|trial (?:day|shift))",
    "(?:to fix|to repair|to install|to deliver|to service|to inspect|to measure|to clean|to demo|to read) (?:your|the|you)",
  ],
  caller: [
    "(?:is|are|'s) off sick and (?:won't|will not|can't|cannot) (?:be|come) in\\b",
    "(?:move|reschedule|re-?book|cover|see|cancel|notify|inform) (?:all (?:of )?)?(?:her|his|my|their) (?:patients|clients|customers|caseload)\\b",
    "(?:it's|this is|it is|here is) (?:[\\p{L}'&]+ ){0,4}?(?:from|with|at|the|your|of) (?:[\\p{L}'&]+ )?{errand}",
    "(?:anyone|anybody|someone|somebody|you) (?:please |maybe )?(?:cover|fill in) (?:for me|my|it|me|that)|(?:anyone|anybody|someone|somebody|you) (?:please |maybe )?cover\\W*$",
  ],
  apology: ["we (?:sincerely )?apologi[sz]e"],
  absent: [
    "we(?: are|'re| will be|'ll be) (?:all |both |still |then )?(?:away|out of town|abroad|travel+ing|on vacation|on holiday|on leave|sick|ill|unwell|off sick)",
  ],
  mine: ["my (?!class|course|workshop|group)(?:[\\p{L}\\d:.'-]+ ){0,4}?{appt}"],
  wholeClass: [
    "(?:cancel+ed|off|called off) for (?:(?:all|both) )?(?:squads?|groups?|teams?|grades?|years?|classes|everyone|everybody)(?!\\p{L})",
    "dr\\.? [\\p{L}' -]{2,40}(?:is|has|was|will be|had)[^!?;]{0,40}(?:sick|ill|unwell|away|emergency|unavailable|not in|called away)[^.!?;]{0,30} we (?:had|have|need|must|are having|'ve had) (?:to )?cancel(?! (?:his|her|their|our|my)\\b)",
    "(?<!(?:when|if|if that|once|after|unless|since) )you(?: guys| all| people| folks)?(?: (?:have|had|just|already|suddenly|then|again|also))* cancel+ed (?:(?:[^ .;!?]+ ){0,5}?on (?:me|us)|my|our)(?!\\p{L})",
    "(?:owing to|due to|because of|for lack of|lack of|with|as a result of) (?:the )?(?:low|insufficient|poor|lack of|too few|not enough|too little) (?:enrol+ments?|attendance|numbers|registrations?|sign-?ups?|interest|participants?|bookings|demand|take-?up)",
    "(?:you|we|i)(?:'ve| have)? (?:just |(?:unfortunately )?(?:had|been forced|needed) to )?cancel(?:l?ed)? (?:the |this |your )?(?:following )?(?:group )?(?:class|session of|course|workshop|event|clinic day)|you(?:'ve| have)? (?:just )?cancel(?:l?ed)? an? (?:group )?(?:class|course|workshop|event|clinic day)(?!\\p{L})",
    "(?:people|clients|members|attendees|participants|guests|students)(?: who were| that were)?(?: (?:booked|signed up|registered|enrol+ed))?(?: on| in| onto)?(?: (?:have|has|were|will be|are being))+(?: all| been| now| also)* (?:e-?mailed|notified|informed|told|refunded|credited|texted|sent (?:an? )?(?:\\p{L}+ )?(?:e-?mails?|texts?|sms|notifications?|messages?))",
    "(?:i|we)(?:'ll| will| have|'ve) (?:of course |fully |already |gladly )*refund(?:ed)? you\\b",
    "cancel+ed by (?:us|our)\\b",
    "cancel+ed (?:her|his|their|the) (?:whole |entire )?(?:column|schedule|diary|clinic|patients)(?= (?:on|from|for|between|that|this|today|tomorrow) )",
    // Not "cancelled all sessions in the series".
    "cancel+ed all (?:(?:the|other|remaining) )?(?:visits|appointments|sessions|bookings|lessons|classes)(?= (?:on|from|between|that|this|today|tomorrow) ?)",
    "we(?:'ve| have)?(?: had to)? cancel+ed (?:all|everything|every|the (?:rest|whole|entire))(?!\\p{L})(?: [^ .,;!?]+){0,5} (?:that|the|this|whole|entire) (?:day|morning|afternoon|week)(?!\\p{L})",
    "we(?:'ve| have)? (?:just |now |therefore |already |regretfully |sadly |unfortunately )*cancel+ed (?:your|the|this|[\\p{L}-]+'s?)(?! (?:appointment|booking|session|visit)\\W*$)(?![^.!?]*\\b(?:request|ask|call|rang|phone|text|she|he|they|client|patient|customer))",
    "we(?:'ve| have| had|'d| need| must)? (?:had |have |need |been forced )?(?:to )?cancel your\\b(?! visits? to (?!our|us|the (?:clinic|practice|studio|salon|office)))",
    "(?<=your [^.!?;]{3,140}cancel+ed )(?:because|as|since|due to) (?:of )?(?!you|i\\b|we\\b|she\\b|he\\b)[^.!?;]{2,60}(?:unwell|\\bill\\b|sick|illness|sickness|on leave|called away|unavailable|injured|off work)",
    "(?:credit|pass)(?:es|s)? (?:has|have|was|were|is|are) (?:been )?(?:now )?(?:returned|restored|added back) to your",
    "(?:class|session|course|lesson|event|workshop)…you (?:had )?(?:booked|registered|signed up)|your tickets?|ticket ?holders?|box office|(?<!(?:sent|sent out|gone out) to )all attendees|registrants?",
    "(?:we|i)(?: \\w+){0,6} cancel(?:led|ed)? your\\b(?! visits? to (?!our|us|the (?:clinic|practice|studio|salon|office)))",
    "(?:class|session|workshop|course|event|group|lesson|clinic day)(?:es|s)? …cancel+ed (?:by|due to|because of|because) (?:the )?(?:instructor|teacher|studio|weather|snow|storm|low (?:enrol+ment|attendance)|staff|lack|insufficient|illness of|coach)",
    `(?:instructor|teacher|therapist|practitioner|provider|doctor|stylist|dentist|coach|trainer|studio|clinic|office|practice|salon) (?:is|are|was|will be|has (?:called|fallen)) (?:out )?(?:sick|ill|unwell|closed|away|unavailable|on leave|on vacation|on holiday|not available|closing|off sick)${notHabitual}`,
    `(?:we(?: are| will be|'re|'ll be)) (?:closed|closing|unavailable|not available)${notHabitual}`,
    "(?:we|i) (?:have|had|'ve|must|need to|are|am)…(?:closed|closing|close) ",
    "(?:all|every) (?:appointments|sessions|classes|bookings|clients|lessons) …(?:are|were|have been|is|has been) cancel+ed(?! by (?:the |his |her |their )?(?:client|customer|patient|guest|user|student|parent|family|mother|father|member|booker|attendee))",
    "(?:power (?:outage|cut)|(?<!(?:kids|children|boys|girls|they|school|son|daughter)(?!\\p{L})[^.!?;]{0,30})snow day(?! (?:for (?:the|my|our) (?:kids|children|boys|girls)|at (?:the |their |his |her )?school|off school|with the kids))|due to (?:the )?(?:weather|snow|storm)|(?:due to|because of) (?:a |the )?flood|flooding|emergency closure|public holiday)",
  ],
  withoutMe: [
    "(?:go(?:es|ing)? (?:ahead|on|forward)|starts?|starting|begin|carry on|continue|proceed|crack on|press on|meet|manage|run|hold it|do it|have (?:fun|it|the meeting|a (?:good|great|nice|lovely) (?:one|time|meeting))|take place|happen)(?: \\p{L}+){0,3}? without (?:me|us)(?! (?:\\p{L}+ing|(?:\\p{L}+ ){0,2}(?:to|being|having))\\b)",
  ],
  internal: [
    "(?:hoa|condo|homeowners?'?|tenants?'?|residents?'?|parents?'?|pta|alumni|parish|church|neighbou?rhood|club|shareholders?'?) (?:\\p{L}+ )?(?:meetings?|assembly|committee)|(?:and|plus|\\+) ?(?:[3-9]|\\d\\d+) (?:more|other|others)? ?(?:guests|invitees|attendees|participants)",
    "(?:the|our|today's|tomorrow's|\\w+day's) meeting (?!with)(?:[\\w:'.]+ ){0,6}(?:is|was|has been|been) (?:now )*(?:cancel+ed|off|called off)(?! by)",
    "(?:internal|staff|team|board|department|management|faculty|practitioner|clinic|provider|vendor|supplier|all[- ]hands|stand-?up|budget|committee|partners?'?|huddle|offsite|inservice|in-service) (?:\\w+ )?(?:meetings?|calls?|huddles?|lunch|trainings?|retreats?|sync|stand-?ups?)(?! between \\p{L}+)",
    // "Session: Planning call", "planning call with Rosa": what clients come for.
    "(?<!(?:estate|financial|retirement|tax|family|event|wedding|birth|care|treatment|meal) )(?<!(?:session|service|type|treatment|lesson|class)\\W{1,3}(?:\\S+ ){0,3})(?:planning|sales) (?:\\w+ )?(?:meetings?|calls?|huddles?|lunch|trainings?|retreats?|sync|stand-?ups?)(?! with (?!the|our|all|your|my)\\p{L}| between \\p{L}+)",
    "(?:all[- ]hands|town hall|stand-?up|team lunch|lunch break|happy hour|lunch (?:and|&|n|'n') learn|brown[- ]bag|potluck|birthday party)",
    "(?:inventory|stock-?tak(?:e|ing)|payroll|performance review|staff review)(?= (?:w/|with|and|at|on|@|for)|\\W*$)|peer (?:group |case )?(?:supervision|consult(?:ation)?)|(?:supervision|consultation) groups?|intervision",
  ],
  offered: [
    "(?:you're|you are) in\\b(?! (?:the|our|a|my|need|an?))|you(?:'ve| have) been (?:moved|added|promoted|booked)",
    "(?:book|claim|grab|snag|reserve|take|get) (?:it |this |yours? |the |your )+(?:spot |slot |time |appointment |opening )?(?:now|before it|fast|today|quick|here|while)",
    "(?:book|claim|grab|snag|reserve) (?:before it|while)",
    "reply (?:take|yes|y|book)\\b(?! to confirm)(?! to (?:offer|fill|release|re-?book|notify|send|open|post))|first[- ]come|before (?:(?:it's|it is) (?:gone|taken|filled|booked|snapped|snatched|claimed|cancel+ed|over|too late|full)|someone)",
    "(?<!(?:may|might|who|clients|customers|patients|guests|members|people|someone|somebody|anyone|anybody|regulars)(?: (?:be|would|might|may|could|are|who|will|[\\p{L}]+ly)){0,3} )(?:love|like|happy|want|interested|glad) to (?:take|have|grab|claim|book(?! (?:again|another|a new|in|later|online|with|next)\\b))",
    "(?:an|a new|new) (?:appointment|opening|slot|spot) (?:just |has |is )*(?:opened|available|opening)",
  ],
  bookable: [
    "(?:book|claim|grab|snag|reserve) (?:now|fast|today|quick|here)(?! (?:links?|buttons?|pages?|urls?|sites?|widgets?|qr)(?!\\p{L}))",
  ],
};
