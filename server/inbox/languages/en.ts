import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import { englishConditions, englishCorrections, englishWhys } from "./en-correction-cues";
import { englishCues } from "./en-cues";
import { englishParties } from "./en-parties";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const english: Language = {
  code: "en",
  common:
    "patient guest appt session cancellation canceled cancels am pm mon tue wed thu fri sat next last note phone email price name client service date time visits online late customer provider location reason status view details new no start from with the and you your for is are was has have been this that with from will not can to of on at by an appointment cancelled canceled booking client please if my i we our he she his her their it be",
  alike: "in do me as so die war con plus son et min men sin till man ben van de del der den la le el los las da du",

  months: [
    "january jan",
    "february feb",
    "march mar",
    "april apr",
    "may",
    "june jun",
    "july jul",
    "august aug",
    "september sept sep",
    "october oct",
    "november nov",
    "december dec",
  ],
  weekdays: [
    "monday mon mondays",
    "tuesday tue tues tuesdays",
    "wednesday wed weds wednesdays",
    "thursday thu thur thurs thursdays",
    "friday fri fridays",
    "saturday sat saturdays",
    "sunday sun sundays",
  ],
  today: "today|this morning",
  tomorrow: "tomorrow tmrw tmr tmw tomoz tomo tomorow tommorow tommorrow 2moro 2morrow",
  tonight: "tonight|this afternoon|this evening|this arvo",
  noDate: "good morning|good afternoon|good evening|good night|last night",
  dayAfterTomorrow: "day after tomorrow|day after tmrw|day after tmr|day after tomoz",
  yesterday: "yesterday",
  thisWord: "this coming upcoming",
  nextWord: "next",
  followingWord: "following",
  lastWord: "last",
  monthWords: "of this month 0|of next month 1|next month 1|of the coming month 1",
  thisWeek: "this week",
  nextWeek: "next week|of next week|the following week",
  laterWords: "week 7|fortnight 14|in # weeks 7|# weeks from now 7",
  laterBefore:
    "a week on 7|a week from 7|a week 7|a fortnight on 14|a fortnight from 14|a fortnight 14|# weeks on 7|# weeks from 7|# days from 1",

  am: "am|a.m.|a.m|a m",
  pm: "pm|p.m.|p.m|p m",
  morning: "in the morning|morning",
  afternoon: "in the afternoon|in the evening|in the arvo|at night|afternoon|evening|night|arvo",
  early: "early|first thing|early in the morning|early morning|nice and early|bright and early",
  noon: "noon midday",
  midnight: "midnight",
  clock: "o'clock hrs hours h hr",
  ordinal: "st nd rd th",
  ordinals:
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
  numbers: "one two three four five six seven eight nine ten eleven twelve",
  between: "at on exactly the of from for starting beginning start time scheduled is and a",
  at: "at from @ for around",
  until: "to until till thru through",
  minuteWords: "five ten fifteen twenty twenty-five thirty thirty-five forty forty-five fifty fifty-five",
  minutesBefore:
    "half past +30|half +30|a quarter past +15|a quarter after +15|a quarter to -15|a quarter of -15|a quarter till -15|a quarter til -15|quarter past +15|quarter after +15|quarter to -15|quarter of -15|quarter till -15|quarter til -15|ten past +10|twenty past +20|five past +5|# past +|# after +|at # to -|at # of -|at # till -|at # til -|twenty to -20|twenty-five to -25|# minutes past +|# minutes after +|# minutes to -|# mins past +|# mins to -",
  minutesAfter:
    "# +|oh one +1|oh two +2|oh three +3|oh four +4|oh five +5|oh six +6|oh seven +7|oh eight +8|oh nine +9|o five +5|oh-five +5",
  opensRange: "between",
  dateWords: {
    articles: "the|of the",
    afterTomorrow: "the",
    dayNamed: "",
    dayAlone: "the",
    dayAtHour: "",
    beforeMonth: "of",
    beforeYear: "of",
    alsoWords: "mon|wed|sat|sun",
    apposed: "the one|the one on|the one for|that is|i.e.|ie|so|namely",
    usual: "usual|normal|regular",
    owners: "my|our|his|her|their|your",
    beforeAlso: "cancel|cancelling|canceling|it|on|for|this|next|do|make|my|our|her|his",
    noSpan: "and",
    streets: "street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|court|ct|square|terrace|parade",
    hourLabels: "time|start|starts",
    counted:
      "min|mins|minutes?|days?|hours?|hrs?|weeks?|months?|years?|people|of|appointments?|sessions?|pounds?|dollars?|quid|percent|miles?",
    ahead: "before|earlier|ahead|prior|beforehand|late|later|long|notice|early|in advance",
    prices:
      "fees?|charges?|deposits?|due|owed|owing|outstanding|payable|paid|costs?|prices?|total|refund(?:ed)?|penalty|surcharge|vat|discount|charged|billed",
  },

  labels: {
    reason:
      "reason msg note notes comment comments message messages question questions feedback why remark remarks memo explanation answer answers said",
    birth: "birth birthday dob born d.o.b birthdate",
    zone: "timezone zone tz",
    stamp:
      "rec'd recd booked create created add cancellation requested submitted received sent updated generated printed placed issued signed paid taken logged modified made charged processed timestamp called",
    old: "old original originally previous previously former formerly was prior before from earlier initial initially",
    fresh: "new updated rescheduled now changed to moved after",
    end: "end ends through thru until finish finishes ending to",
    aside:
      "seen maintenance outage downtime closure unavailable next requested preferred alternative proposed suggested proposal suggestion still remaining upcoming other another available availability expires expiry deadline due valid last since follow-up followup renewal wish desired wanted ideal invitee invitee's booker's scheduler's client's customer's guest's patient's attendee's member's student's hours opening opens closes wait waitlist request affected unaffected unchanged",
    cancelled: "cancelled canceled booked scheduled declined removed deleted",
    when: "when date dates day start starts starting begins begin appointment appointments appt session booking slot datetime visit event class lesson scheduled reservation meeting arrival treatment consultation",
    time: "time times hour",
    who: "client customer patient invitee name guest attendee who caller student pupil member participant booker contact pet owner",
    by: "by",
    plain:
      "rescheduling reschedule value values field age min mins what where service services location provider practitioner staff with phone mobile cell email e-mail address price cost total deposit fee status duration length type id ref reference number confirmation code link url room online website tel fax insurance member plan description details policy method payment balance treatment therapist stylist organizer resource product category event-type event host guests calendar subject account company venue city visits calls",
  },
  labelWords: {
    filling: "for|of|and|the|your|the's|at|on|in|a|is|it",
    for: "for",
    on: "on|at",
    doneOn: "online|via|date|the",
    cancelStem: "cancel|reschedul",
    replaced: "original|old|previous|prior|earlier|former",
    dating: "on|at|to|for|from|date|time|by",
    actor: "by",
    zoneLabel: "time[ -]?zone|\\btz\\b",
    status: "status|state|outcome|current status|booking status|appointment status",
    given:
      "(?:that )?(?:(?:was |were )?(?:given|provided|stated|entered|left)(?: by (?:the |your |this )?[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|(?:you|they|she|he|(?:the |your )?\\p{L}+) (?:gave|entered|left|provided|wrote|sent|shared|selected|chose|added)|for (?:cancel+ing|the cancel+ation|this cancel+ation))",
    no: "no|cancel",
    matched:
      "planned for|set for|matched to|matched with|matches|linked to|relates to|refers to|applies to|assigned to appointment|matched appointment|belongs to|affected appointment|appointment affected|appointment concerned|appointment in question|affected booking|affected session|affected visit|concerns",
    refund: "refund",
    becomes: "to|into",
    untilNow:
      "until now|up to now|till now|so far|was booked|was scheduled|was set for|had been booked|had booked|booked before",
    fromNow: "now booked|now scheduled|is now booked|now set for|now|is now",
    leadIn:
      "good news|great news|bad news|sad news|heads up|breaking news|quick update|update|fyi|note well|just in|just so you know|for your information|attention|important",
    called:
      "call received|call taken|call logged|call answered|call placed|called at|voicemail received|voicemail left|message received|message taken|message left|left at",
    proposal: "(?:proposed|suggested|offered) (?:new )?(?:times?|dates?|appointments?|slots?)|(?:new )?proposal",
    answer: "reply|response|answer|patient reply|client reply|patient response|client response|reply received",
    caller: "caller|caller's name|name of caller|call from|called by|who called",
    taker:
      "accepted by|filled by|re-filled by|refilled by|back-filled by|backfilled by|claimed by|rebooked by|re-booked by|now booked by|filled with|replacement|replacement client|replacement patient|filled from waitlist|taken over by|replaced by",
    noTaker: "you|none|nobody|no one|no-one|noone|not|n/a|no|pending|awaiting|waiting|open|unfilled|unclaimed|yet",
    purpose:
      "visit reason|reason for visit|reason for your visit|reason for the visit|reason for appointment|appointment reason|booking reason|purpose of visit|visit purpose",
    statusTaken: "(?:re-?|back-?)?filled|re-?booked|claimed|taken|booked in your|given away|reassigned",
    naming:
      "services?|service (?:name|type|booked)|treatments?|class(?: name)?|session(?: type)?|event(?: type| name)?|appointment(?: type)?|lesson|visit type|what|with|staff(?: member)?|provider|practitioner|therapist|stylist|instructor|teacher|coach|host|location|where|place|venue|address|room|resource|subject|title|category|product",
    toCancel:
      "(?:(?:date|day|time|date and time) (?:of|for) (?:the |your |my )?)?{appt} (?:(?:that )?(?:you|i)(?:'d| would)? (?:want|wish|like|need) )?to (?:be )?cancel(?:led|ed)?|(?:which|what) (?:{appt}|date|day|service|treatment)s? (?:are you|am i|will you be|do you (?:want|wish|need|have) to|would you like to) cancel(?:l?ing)?",
    movedBelow: "(?:re-?scheduled|moved|changed|switched) (?:the following|this|their|her|his|an|the) (?:{appt})",
    date: "date|day",
    upNext:
      "coming up(?: first| next)?|(?:next|first) up|up (?:first|next)|(?:starting|opening|kicking off) (?:the|your) (?:day|week|month)|(?:coming up|next|first|up next|first up) (?:on|in|for) (?:the|your) (?:calendar|schedule|diary|agenda|week|day)|(?:coming up|first|first up|up first|next|next up|up next) (?:today|tomorrow|this week|next week)|(?:your |the )?(?:most (?:popular|booked|requested)|busiest|quietest|peak|best|top|favou?rite) (?:time|hour|day|slot|time slot|service|appointment)s?(?: of (?:the )?(?:day|week|month))?",
  },
  people: {
    inNames: "",
    contact: "phone|mobile|cell|tel|e-?mail",
    hasCancelled:
      "is cancel+ing|(?:has |have |just |had )*(?:cancel+(?:ed|s)|re-?scheduled|moved (?:her|his|their)|left (?:the|your|one)|withdrawn|unenroll?ed)|(?:has|had|have|needs?|needed|wants?|called|rang|phoned|texted|asked) to cancel|can(?:['’]t|not) (?:make|come|attend)|won['’]t (?:make|be|come)|is (?:unable|not able|no longer)",
    noName: "Appointment|Booking|Event|Session|Your|The|This|Meeting|Class",
    theirs: "her|his|their",
    somebody: "i|i'm|i'll|i'd|i've|my|me|she|he|her|him|she's|he's",
    placesIn: "in|for|on",
    titles: "mr|mrs|ms|miss|mx|dr|prof",
    firstNames:
      "adam alan alex alice amanda amy andrea andrew angela ann anna anne anthony barbara ben benjamin beth bill bob brian carl carol caroline cath catherine chris christine claire clare colin daniel dave david debbie debra diana donna edward elizabeth ella ellen emily emma eric evelyn fiona frank gary george grace greg hannah harry heather helen henry ian isla jack jacob jake james jane janet jason jean jeff jennifer jenny jessica jill jim joan joanna joe john jon joseph josh joyce judith judy julia julie karen kate kathleen katie keith kelly ken kevin kim laura lauren leo liam linda lisa liz louise lucy luke margaret mark martha martin mary matt matthew megan mia michael michelle mike molly nancy natalie neil nick nicola nicole noah nora oliver olivia pam pamela pat patricia patrick paul pauline peter phil philip rachel ray rebecca richard rick rob robert roger ron rosie ruby ruth ryan sally sam samantha sandra sarah sean sharon simon sophie stephen steve steven sue susan suzanne thomas tim tina tom tony tracy wendy will william zoe",
  },
  parties: englishParties,
  comers: {
    articles: "the|our|your|an?",
    clients:
      "quarter|half|clients?|patients?|customers?|guests?|students?|pupils?|members?|attendees?|participants?|invitees?|group|lady|ladies|gentlem[ae]n|m[ae]n|wom[ae]n|guys?|girls?|boys?|kids?|child(?:ren)?|bab(?:y|ies)|toddler|teens?|teenagers?|twins?|sons?|daughters?|wife|husband|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|m[ou]m|mother|dad|father|parents?|grand\\p{L}+|brothers?|sisters?|aunt|uncle|cousins?|niece|nephew|famil(?:y|ies)|couple|friends?|bride|bridesmaids?|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|horses?|person|people|ones?|two|three|both|others?|mr|mrs|ms|miss|dr|reminder|message|text|e-?mail|gaps?|openings?|space|hole",
    own: "my",
    firsts: "i|i'm|i'll|i'd|i've|im|we|we're|we'll|we've",
    others: "she|he|they|you|it|and|but|so|who",
    wishes: "like|want|wish|love|prefer|hope|think",
    prepositions:
      "for|to|of|on|in|at|from|after|before|with|by|about|during|because of|due to|given|despite|since|per|into|through|got|missed",
    reasons: "because|due|since|as|with|on account",
    partly:
      "in person|face[- ]to[- ]face|to (?:theirs|the other (?:one|place|clinic|practice|salon|studio|appointment))|with (?:me|us)(?! in it)|(?:that |so |too )?early(?! {day})|(?:any )?(?:earlier|sooner)(?! than (?:expected|planned|i thought))|right (?:at|on)|sharp|on time|on the dot|promptly|(?:before|until|till|'til) (?:about |around |at least |after )?(?:\\d+|noon|{day})",
    relatives: "that|which|one",
    having: "i have|i've|i've got|i've a|i got|we have|we've got|we got|i need to|i have to|i must|i am|i'm",
    pleas: "please|cancel|take|remove|strike|pull",
    capitals: false,
    follows: false,
  },
  notices: noticeWords.en,
  doubts: doubtWords.en,
  leads: {
    onDay: "on|for",
    ofDay: "of",
    daysOf: "'s",
    fromDay: "from",
    atHour: "at",
    fromHour: "from|time|both|each",
    aloneBeforeHour: "starting at|starts at|start|begins at|beginning at|begin at",
    brought:
      "drop-?off|drop off|dropping off|dropped off|check-?in|check in|arrival|arrives?|arriving|drop-?off time|check-?in time|arrival time",
    fetched: "pick-?up|pick up|picked up|collection|collect|departure|pick-?up time",
    ready:
      "promised(?: by| for| time)?|(?:estimated |est\\. )?completion|ready|ready by|ready for (?:pick-?up|collection)|ready for pick up|due back|due out|returns?|returned by|return time|check-?out|check out|going home|goes home|check-?out time",
    and: "and",
    whose: "her|his|my|their|our|the|your|'s",
    atYours: "with you|with ye|with yourself|with yourselves|with us",
  },
  chains: {
    persons: "me|him|her|mine|hers",
    neither: "nor",
    owners: "my|our|his|her|their|your|the|'s|s'",
    after:
      "(?:right |straight |directly |just |immediately )?after(?: (?:him|her|them|that|me|us))?|afterwards|later|next|then|also|too|followed by",
    sameDay: "(?:on )?(?:that|the same|that same|this same) (?:day|date|morning|afternoon|evening|night)|same day",
    each: "both(?: (?:days|times|dates|at))?|each(?: (?:day|time|at))?|every time|all at|same time",
    explains:
      "that's|that is|that was|it was|this was|that would be|that'd be|those are|those were|these are|these were|they are|they were",
    named: "cancel(?:l?ing)? (?:it|that|this)(?: one)?",
  },
  behind: {
    booked:
      "(?:have|had|got|put) (?:me|us|her|him|them|\\p{L}+) (?:down|booked) (?:for|in|on|at)|(?:i|we|she|he)(?: am| are| is| was| were|'m|'re|'s) (?:(?:booked|scheduled)(?! on(?:to)? (?:an?|the|my|our) )|down (?:for|on|at))|(?:in|over|down|up|out|round) to you|(?:with|see|seeing) (?:you|ye|y'all)|your \\d{1,2}(?:[:.]?\\d\\d)?(?: ?[ap]\\.?m\\.?| o'clock)?[^!?;]{0,80} (?:called|rang|phoned|texted|emailed|messaged|on the (?:phone|line))",
    calledOff:
      "(?:please|pls|plz|can you|could you|so|and|to) cancel(?: (?:me|us|her|him|them))?(?: out)?(?=\\W*$|,| please| pls| thank)|take (?:me|us|her|him|them) (?:out|off)(?: of (?:it|that))?(?=\\W*$|,| please| pls)|let (?:someone|somebody|anyone|anybody)(?: else)? have it|(?:she|he|they)(?:'s|'re| is| are) not coming|(?:she|he|they) (?:can't|cannot|won't) (?:make it|come|be in)(?=\\W*$|,)|(?:she|he|they)(?:'s|'ve| has| have)? (?:just )?cancel+ed(?=\\W*$|,)",
  },
  zoneWords: {
    time: "time",
    timeEndings: "",
    filling: "standard|daylight|summer|winter|zone|the|of|in|local",
    before: "in|in the|as per|according to",
    here: "your|local|our",
    differs: "may differ|may be different|may vary|might differ|could differ|could be different",
    elsewhere: "my|client|client's|clients|customer's|invitee's|patient's|guest's",
    yours: "(?:your|yr) (?:time|end)|yours|for you|over there|there",
    mine: "(?:my|our) (?:time|end)|mine|for (?:me|us)|over here|here",
    ofHours:
      "and|owner|appt|updated|start|end|starting|finish|appointment|session|first|second|third|this|that|next|same|total|travel|treatment|service|full|part|prime|real|new|old|original|originally|previous|current|requested|scheduled|booking|booked|class|lesson|arrival|check in|no|any|all|some|short|long|last|date|event|meeting|free|available|open|waiting|best|great|good|quality|block|me|family|play|tea|lunch|story|call|visit|it|what|which|one|if|by|on|time",
    ofVisit:
      "owner|host|organizer|organiser|practitioner|provider|therapist|staff|business|company|account|calendar|event|appointment|appt|booking|meeting|session|class|lesson|call|visit|schedule|practice|studio|location|display|start|end",
    ofClients:
      "client|customer|guest|invitee|attendee|patient|booker|scheduler|student|pupil|parent|family|participant|member|visitor|registrant|contact|caller|their|his|her",
    ofPlaces: "",
    verbs: "",
    notice: "\\b(?:all|the|listed|displayed|shown|above) times\\b|\\btimes? (?:is|are|shown|listed|displayed|given)\\b",
  },

  appt: "(?:(?:appointments?|appts?\\.?|bookings?|sessions?|reservations?|consult(?:ation)?s?|visits?|lessons?|class(?:es)?|meetings?|events?|jobs?|treatments?|time ?slots?|slots?|massages?|facials?|haircuts?|cleanings?|check-?ups?|adjustments?|calls?|intakes?|evaluations?|assessments?|follow-?ups?|exams?|spots?|services?|workshops?|tours?|fittings?|groomings?|trainings?|workouts?|physio|therapy|coaching|hearings?|mediations?|depositions?|sittings?|readings?|walks?|rentals?|tutoring|tuition))",
  service:
    "(?:pedicures?|manicures?|mani-?pedis?|gels?|gel (?:nails?|polish|set|removal)|acrylics?|shellac|nail (?:sets?|fills?|art|repair|trim)|infills?|lash (?:lifts?|extensions?|fills?|tints?|sets?)|lashes|brow (?:lamination|tints?|shape|wax)|brows|microblading|micro-?needling|wax(?:ing)?|threading|spray tan|blow-?(?:dry|outs?)|balayage|highlights|lowlights|touch-?ups?|tint|colou?r|toner|perm|extensions|updo|braids|cornrows|locs|retwist|trim|shave|fade|restyle|haircut|(?:chemical )?peels?|dermaplaning|hydrafacial|botox|fillers?|laser|electrolysis|body wrap|body scrub|hot stones?|deep tissue|shiatsu|reiki|reflexology|acupuncture|cupping|dry needling|osteopathy|craniosacral|lymphatic drainage|root canal|fillings?|crown|extraction|veneers|whitening|invisalign|scale and polish|hypnosis|hypnotherapy|counsell?ing|psychotherapy|emdr|cbt|tattoo|piercing|photo ?shoot|headshots|nail clipping|yoga|pilates|reformer|personal training|physiotherapy|speech therapy|ultrasound)$",
  thing:
    "(?:(?:loaner|courtesy|rental|replacement) (?:cars?|vehicles?|bikes?)|loaners?|pick-?up (?:rides?|service)|(?:prior |pre-?)?authori[sz]ations?|(?=train|bus|ferry|tram)(?<=(?:my|the|our|his|her|their|early|earlier|last|school) )(?:trains?|bus(?:es)?|ferry|tram)|referrals?|prescriptions?|claims?|subscriptions?|memberships?|plans?(?! (?:have |has )?changed)|orders?|flights?|(?=polic)(?<!(?:within|outside|inside|under|per|against|by) (?:our |the |your |their |cancel+ation )*)(?<!(?:studio|practice|clinic|salon|office|house|cancel+ation|booking|scheduling|attendance|re-?scheduling|lesson|class|no-show|late|make-?up) )polic(?:y|ies)|payments?|invoices?|protection|insurance|accounts?(?! (?:holder|owner)s?)|time[- ]off(?: requests?)?|leave requests?|blocked[- ](?:off )?time|block-?outs?|staff breaks?|packages?|deliver(?:y|ies)|(?=trial)(?<!(?:bridal|wedding|hair|make-?up|lash|brow|style) )trials?|licen[cs]es?|contracts?|auto-?pay|autorenewal|auto-?renewal|renewals?|hotel|trips?|(?=ticket)(?<!has cancel+ed (?:\\d{1,2}|one) )tickets?|transfers?|cards?|domains?|service agreements?|newsletters?|webinars?|shipments?|purchases?|refunds?|bills?|warrant(?:y|ies)|add-?ons?|coverage|shifts?|(?=conf)(?<!cancel+ed the following )conferences?|trains?|concerts?|gift cards?|credit cards?|standing orders?|direct debits?|donations?|pledges?|cable|internet|hosting|car rental|rental car|stay|room reservation|campaigns?|promotions?|offers?|listings?|(?:dinner|lunch|brunch|table|hotel|restaurant|car|parking|airport|campsite|golf|cinema|theat(?:er|re)) (?:reservations?|bookings?)|table for|maintenance(?: windows?)?|outages?|deployments?|tasks?|concerts?|shows?|gigs?|performances?|festivals?|screenings?|dinner|lunch|brunch|part(?:y|ies)|holidays?|vacation|weddings?|getaway|babysitter|payouts?|permits?|pass(?:es)?|season tickets?|bundles?|vouchers?|gift certificates?|mandates?|wait(?:ing)?[- ]?list (?:entr(?:y|ies)|spots?|places?|positions?|registrations?|sign-?ups?)|(?:spots?|places?|positions?) (?:on|in) (?:the|your|our) wait(?:ing)?[- ]?list)(?! (?:\\p{L}+ )?(?:appointments?|sessions?|class(?:es)?|lessons?|visits?|consult(?:ation)?s?|treatments?|massages?|reviews?|facials?|trials?|make-?up|hair|updos?|coaching|services?|debriefs?))",
  paidWith:
    "(?:of|on|with|from|under|using|for|in|through|via|to) (?:\\S+ ){0,3}(?:subscriptions?|memberships?|plan|packages?|pass(?:es)?|bundles?|vouchers?|gift cards?|contract)",
  abbreviations: "exp|mr|mrs|ms|dr|st|jr|prof|no|tel|approx|etc|vs|min|p\\.m|a\\.m",
  errand:
    "(?:(?:that|this|the|some) (?:\\p{L}+ )?(?:thing|stuff)(?= (?:on|at|for|is|was|has|\\p{L}+day))|cleaner|cleaning (?:lady|crew|company)|supplier|sales rep(?:resentative)?|territory manager|(?<!\\()account (?:manager|executive)|product demo(?:nstration)?s?|demo units?|(?:scanner|software|equipment|system|laser|device|machine|equipment) demos?|lunch (?:and|&) learn|trade show|photographer|accountant|bookkeeper|locksmith|handyman|contractor|installer|your table|inspections?|inspector|tenants?|elevator|fire alarm|taxi|cab|(?<!class\\W{1,3}(?:\\S+ ){0,3})(?<!(?:no|without a|lost (?:her|his|my|their|the)) )ride(?! (?:\\d|fell through|bailed|is not|isn't|didn't|got|is sick|called in))|your driver|by the driver|airport shuttle|pick-?up|vehicle|oil change|tyres?|(?<!flat )tires?|smog check|mot test|test drive|dealership|mechanic|car (?:service|wash|repair|inspection|rental|hire)|auto (?:repair|service)|table (?:for|of)|party of \\d+|\\d+ (?:guests|covers|diners)|restaurant|dining|flights?|airlines?|your train|trains? (?:to|from|at|on|is|was|has|service)|ferry|cruise|hotel|night stay|room (?:reservation|booking)|campsite|(?<!(?:webhook|event|message|notification) )delivery|courier|parcel|engineer|technician|boiler|plumb(?:er|ing)|electrician|broadband|meter reading|moving (?:truck|company)|viewing|open house|parent[- ]teacher|(?:soccer|football|baseball|softball|hockey|rugby|basketball|cricket|volleyball|lacrosse) (?:practice|game|match)|jury|by the court|court (?:date|hearing|appearance)|(?:custody|divorce|probate|parole|disability|bail|sentencing|eviction) hearing|docket|keynote|summit|symposium|(?<!(?:video|tele|phone) ?)(?<!cancel+ed the following )conference(?! (?:call|room|link|line|id|details))|webinar|movie|film|cinema|theat(?:er|re)|concert|veterinary|vets?|kennel|your (?:dog|cat|pet|puppy)|(?!at |in |no |on |to |of |by |dr |st )[a-z]{2} ?\\d{3,4} from \\p{L}+|groom(?:ing)?…(?:has been|was|is) cancel+ed(?! by (?!us|you)))",

  conditions: englishConditions,
  whys: englishWhys,
  corrections: englishCorrections,
  cues: { ...englishCues, ...amongCues.en, ...comingStillCues.en, ...pretendedCues.en, ...stagedCues.en },

  headers: { from: "from", sent: "sent|date", to: "to", subject: "subject" },
  forwarded:
    "forwarded message|original message|begin forwarded message|forwarded by|original appointment|forwarded email",
  wrote: "\\bon\\b.{4,200}\\bwrote|.{4,120}@.{3,80}\\bwrote",
  wroteStem: "wrote",
  prefixes: "re fwd fw ref",
  autoReply: [
    "automatic reply",
    "auto(?:matic|mated)?[- ]?(?:reply|response|responder)",
    "out[- ]of[- ](?:the )?office",
    "on (?:vacation|holiday|leave)",
    "away from (?:the )?(?:office|my desk)",
    "i am away",
  ],
  undelivered: [
    "delivery status notification",
    "undeliver(?:able|ed)",
    "mail delivery (?:failed|failure|subsystem|system)",
    "delivery (?:has )?(?:failed|failure|incomplete)",
    "returned mail",
    "failure notice",
    "message not delivered",
    "delayed mail",
  ],
  received:
    "type your reply above this line|(?:your|this) (?:support )?(?:request|ticket|case|enquiry|inquiry)\\b[^.!?]{0,40} (?:has been|was|is) (?:received|created|opened|logged|registered)|your (?:message|e-?mail)\\b[^.!?]{0,40} (?:has been|was) received|(?:we have|we've) received your (?:request|ticket|message|e-?mail|enquiry|inquiry)",
};
