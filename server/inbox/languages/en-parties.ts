import type { Language } from "./language";

/** How English emails greet, and how they speak to who is served, and to who serves. */
export const englishParties: Language["parties"] = {
  greetings: "hi|hello|hiya|hey|dear|good (?:morning|afternoon|evening)",
  asked:
    "you (?:let us know|told us|gave us notice|contacted us|called us|notified us|have told us)|at your request|as you (?:have )?(?:requested|asked)|as requested by you|you (?:have )?asked us to cancel|per your request",
  served: [
    "(?:give us a (?:call|ring|bell|buzz|shout)|pop in|drop in|drop us a line) [^.!?]{0,60}(?:book|re-?book|new|another)",
    "(?:your|all|the) tickets?(?! (?:number|#|system))",
    "(?<!\\bi(?:['’](?:ll|d|m))? (?:\\S+ ){0,4})book again|book another (?:class|session|appointment|visit|time|lesson)",
    "(?:back|returned|refunded|restored|credited)(?: \\p{L}+)? (?:to|on|onto|in|into) your (?:account|pass|card|membership|package|balance|plan)|your account: |keep your credit",
    "to (?:re-?schedule|re-?book|schedule again|book again)(?:, (?:please )?| )(?:[^.!?]{0,30} )?(?:call|phone|contact|text|log ?in|sign in|visit)(?!\\p{L})",
    "your (?:class |session )?credits? (?:has|have|was|were) (?:been )?(?:returned|restored|refunded)|your (?:spot|place|seat|mat|bike|registration|enrol+ment) (?:in|at|for) ",
    "please re-?(?:book|schedule) (?:online|on our|via our|at)(?!\\p{L})",
    "see you (?:and \\p{L}+ )?(?:on the mat|in class|another time)",
    "(?:call|ring|phone|contact|text) us [^.!?]{0,80}?(?:new|another|alternative|re-?book|re-?arrange|re-?schedule)",
    "we(?:'ll| will) (?:offer|suggest|send|propose|find) you (?:a|an|another) [^.!?]{0,30}?(?:date|time|appointment|slot)",
    "you (?:can|may) (?:book|request|arrange|choose|make|schedule) (?:a new|another|a different) (?:appointment|time|slot|visit|reservation)",
    "(?<=^\\W*)(?:vehicle|mileage|licen[cs]e plate|arrival|check-?(?:in|out)|party size)\\s?[:\\t]|check-?in (?:from|after) \\d",
    "your (?:membership|deposit|vehicle|car|patient account)",
    "table for (?:\\d|two|three|four|five|six|seven|eight)|party of \\d|find a table",
    "you (?:will not|won't|do not|don't) (?:have to |need to )?(?:be charged|pay)|there is no charge|nothing to pay",
  ],
  servedBy:
    "your [^.!?]{0,80}?(?:with|by) (?:your |our )?(?:dr|doctor|dentist|hygienist|nurse|midwife|(?:personal )?trainer|instructor|physio|physiotherapist|stylist|barber|dermatologist|optometrist|advis[eo]r)s?(?:\\.| )",
  serving:
    "(?:need|want) (?:this|the|that) (?:time|slot|hour) back|(?:appointments?|sessions?|lessons?|consultations?|visits?|booking|coaching|tuning|training|cleaning) with you|(?:your|(?<!(?:got|have|had) )a|the|our|one of your) (?:clients?|customers?|patients?|students?|invitees?|attendees?|pupils?|guests?)(?!\\p{L}| account| portal| app(?!\\p{L})| area| login)|(?:slot|time|spot) is (?:now )?(?:open|free|available)",
  yours: "(?:your|yours)(?! (?:calendar|diary|schedule|waitlist|website|practice|studio|salon|page|system))",
  we: "we|we've|we'll|we're",
  ours: "our|ours",
  trades:
    "spa|salon|hair|brows?|lash(?:es)?|clinic|dental|dentists?|dentistry|gym|fitness|barbers?|hairdressers?|physio|physiotherapy|chiropractic|osteopathy|surgery|hospital|opticians?|eye care|veterinary|vets?|garage|motors|studio|medical|medicine|dermatology|p(?:a)?ediatrics?|cardiology|orthop(?:a)?edics|radiology|imaging|urology|oncology|neurology|gastroenterology|gyn(?:a)?ecology|ob-?gyn|ophthalmology|optometry|physicians|laborator(?:y|ies)|pilates|yoga|nails?|tattoo|beauty|cpas?|accountants?|accounting|tax advisers|law|health cent(?:re|er)|hotel|inn|resort|restaurant",
  at: "at|at the",
  occasions:
    "(?:family |birthday |anniversary |christmas |holiday |thanksgiving |sunday |friday |work )?(?:lunch(?:es)?|dinner|brunch|breakfast|supper|coffee|drinks|barbecue|bbq|picnic|tea with)|birthday|anniversary|wedding|baby shower|christening|baptism|funeral|reunion|holiday party|part(?:y|ies)|recital|(?:school|christmas) (?:play|concert)|movie night|game night|date night|girls['’]? night|book club|housewarming|sleepover|play ?date|vacation|camping|hike|(?:soccer|football|tennis|golf|hockey|baseball|basketball) (?:game|match|practice)?",
  general:
    "meetings?|events?|calls?|class(?:es)?|workshops?|tours?|trainings?|jobs?|reviews?|walks?|hearings?|readings?|visits?|services?",
  callsOff:
    "cancel|call(?:ed|ing)? off|(?:give|offer|let|free up|release|fill) [^.!?]{0,30}(?:my|the|this) (?:spot|slot|time|hour|place)",
  goesOn:
    "without (?:me|us)(?!\\p{L})|(?:you|the rest of you|y'all)(?: \\p{L}+){0,2} go ahead(?! and)|(?:fill me in|send me (?:the )?(?:notes|minutes|recap))",
  booker:
    "name|guest(?: name)?|lead guest|primary guest|customer|passenger|travel+er|driver|patient|client|(?:under|in) the name(?: of)?|reserved (?:for|under)|reservation (?:for|under|name)|booked under|booking name|players?",
  pets: "pets?(?: name)?|animal|dog|cat|horse",
  visitors: "applicants?|buyers?|tenants?|viewers?|prospects?|renters?|visitors?",
  errands:
    "auto(?:s|care|repair|service|works|shop|body|glass|$|\\W)|motors?(?:$|\\W)|garage|mechanic|brakes?(?:$|\\W)|t[iy]res?(?:$|\\W)|detail(?:ing|s|$|\\W)|plumb|drain|heating|hvac|boiler|electric|roofing|gutter|chimney|sweep|clean(?:ing|ers|s|$|\\W)|maids|pest(?:s|control|$|\\W)|exterminat|termite|moving|movers|removals|locksmith|inspect|notar[iy]|driving|piano|tuning|photo|catering|caterers|veterinar|vets(?:$|\\W)|animal|grooming|groomers|handyman|appliance|windows|tax(?:$|\\W|es|prep|service|advis|pros|group)|cpas?(?:$|\\W)|account(?:ants?|ancy|ing)|bookkeep|law(?:$|\\W|firm|office|group|yer)|legal(?:$|\\W)|attorney|solicitor|immigration|mortgage|insurance(?:$|\\W|agency|group|brokers?)",
  servingRow:
    "accompanied by|conducted by|shown by|(?:listing |letting |lettings |viewing )?agent|negotiator|staff(?: member)?|provider|practitioner|therapist|stylist|instructor|consultant|advis[eo]r|assigned to|inspector|technician|mechanic|photographer|tuner|estimator|cleaner|crew|driver|groomer|engineer|vet|veterinarian|notary|surveyor|installer",
  organizer: "organi[sz]er|host",
  bookedBy: "(?:booked|reserved|scheduled) by",
  booked:
    "\\d+ lanes?(?!\\p{L})|\\d+ (?:guests|people|persons|adults)(?=\\W*$)|adults: ?\\d|table for (?:\\d|two|three|four|five|six|seven|eight)(?! ?\\d)|party of \\d|party size: |\\d+ seats(?!\\p{L})|you(?:'re| are) no longer (?:booked|registered|signed up|enrolled)|you(?:'ve| have) been (?:removed|dropped|withdrawn|unenrolled) from|(?<!number of )credits? (?:returned|refunded|restored)|(?:seats?|row|screen)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)|players?\\s?[:\\t]|\\d players|tee time|court \\d|court reservation|check-?(?:in|out)\\s?[:\\t]|\\d+ nights?(?!\\p{L})|(?:king|queen|twin|double) room|(?:pick|drop)-?(?:up|off)(?: date| time| location)?\\s?[:\\t]|(?:gate|boarding|platform|seat): |(?:\\d+ |e-?)tickets?(?!\\p{L})",
  everybody: "patients|clients|customers|members|families|parents|students",
  disclaimer:
    "confidential|privileged|(?:intended|named) recipients?|unauthori[sz]ed|prohibited|hipaa|in error|disclosure|disseminat",
  until:
    "(?:(?:so|then|and|i'll|we'll|will|ok|okay) )*(?:(?:(?:we|i|i'm|we're|am|are) )*look(?:ing)? forward to seeing|see|c) (?:you|ya|u)(?: (?:both|all|again|then|next|this|on|at))*",
  takesOut:
    "cancel(?!l?a(?:tion|ci|ment|zion))\\p{L}*|(?:take|taking) you (?:out|off)|not coming|still (?:on|coming|good)",
  agreed:
    "down for|(?:put|got|have) you (?:in|down)|you(?:'re| are) in|locked in|confirm\\p{L}*|remind\\p{L}*|expect\\p{L}* you|book(?:ed)? you|it is(?=\\W*$)|then(?=\\W*$)",
  offers:
    "could|would|might|how about|what about|any good|let me know (?:if|whether)|tell me (?:if|whether)|if you|if that|suits?|works?|want|wanted|offer\\p{L}*|suggest\\p{L}*|propos\\p{L}*|tr(?:y|ied)|available|availability|openings?|open(?:ed)?|(?<!your )(?:spots?|slots?)|free|come free|earliest|squeeze|fit you in|first come",
  optOut:
    "unsubscribe|opt[- ]out|(?:manage|update|change|edit|set|your)(?: (?:my|your|the))?(?: (?:e-?mail|communication|marketing|subscription|mailing|newsletter))? preferences|(?:view|open|read)(?: this)?(?: e-?mail)? (?:in|online|in your|in a)(?: web)? browser|you(?:'re| are)? (?:receiv|get)\\p{L}* (?:this|these) [^.!?]{0,20}?because|you(?:'re| are) on (?:this|our|the) (?:mailing )?list|leave (?:this|the|our) (?:mailing )?list|mailing list|(?:rather not|no longer (?:wish|want) to|don't want to) (?:get|receive|hear)|(?:don't|do not|no longer) want (?:these |such )?e-?mails|(?:no more|fewer|stop these) (?:tips|e-?mails)",
  seats: "slotted|squeezed|pencil+ed|has (?:her|his|their)",
  denies: "not|n't|cannot|no|never|nobody",
  goal: "to|at|for|on",
  mine: "this|that|it|one|is|was|were|both|mine|of mine|my|slot|spot|gap|hour",
  attending:
    "(?:now )?attending(?: now)?|attendance|attendees|enrol+ed|booked|registered|signed up|(?:spots|places|seats) (?:taken|filled|booked)|filled|participants|capacity|class size|roster",
  placesLeft:
    "(?:open|free|available|remaining) (?:spots|places|spaces|seats)|(?:spots|places|spaces|seats) (?:left|open|free|available|remaining)",
  prepares:
    "arrive (?:\\d+|five|ten|fifteen|twenty|thirty) minutes (?:early|before|prior|ahead)|bring (?:along )?(?:(?:your|a|an|valid|photo|current|any) )*(?:insurance (?:card|information)|medicare card|health card|photo id|referral letter|list of (?:your )?(?:current )?medications?)",
};
