import type { Language } from "./language";

/** What English letters to many say: they sell, invite, and tell of cancellations that nobody made. */
export const englishLetterCues: Language["cues"] = {
  staged: [
    '(?:error|problem|failure) (?:has )?(?:occurred )?(?:in|on|with|running) (?:your|the|a) (?:\\p{L}+ )?(?:\\W[^.!?;]{2,60}\\W )?(?:zap|workflow|automation|integration|sync|webhook|scenario|flow|connection)|(?:zap|workflow|automation|integration|webhook|scenario|sync) (?:failed|error|errored|was (?:paused|held|turned off)|has (?:failed|errors?))|an error occurred in your|test: true|"test": true',
    "(?:preview|test) of an? (?:\\p{L}+ )?(?:template|message|e-?mail|text|notification|notice)s?(?!\\p{L})|preview uses|(?:uses|with) (?:example|sample|dummy) (?:dates?|data|names?|values)|\\{\\{ ?[\\p{L}_.]+ ?\\}\\}",
    "(?:only|just) an? (?:preview|test|sample|mock-?up|demo|dry run)(?!\\p{L})|(?:preview|test) (?:of|for) (?:your|the|this) (?:\\W?[\\p{L} ]{2,30}\\W? )?(?:template|message|e-?mail|text|notification|notice)s?(?!\\p{L})|nothing (?:was|has been|is) sent to (?:your|any|the) (?:clients?|patients?|customers?)",
    // "Say Gloria Prentiss cancels her visit on Monday"
    "(?<=^\\W*)(?:say|let's say|imagine|picture|suppose|supposing) (?:that )?(?!(?:hi|hello|so|no|yes|to|if)\\b)[^,.!?;]{2,60} (?:cancels|cancel+ed)\\b",
    // A line that leads to a message of some kind, and to nobody's in particular.
    "(?:examples?|samples?|templates?|mock-?ups?|drafts?|(?:suggested|proposed|default|standard|sample|example|draft|new|updated|revised|shorter|old|previous|final) (?:\\p{L}+ ){0,2}(?:wording|copy|template|version|script))(?![^:]{0,80}(?:left|came|wrote|sent (?:by|in)|received))(?=[^:.!?;]{0,80}:\\W*$)",
    "(?:the|your|our|a|an) (?:\\p{L}+ )?(?:sms|texts?|e-?mails?|messages?|notifications?|notices?|alerts?|wording)(?: (?:will|would|now|then|with (?:your|the) new settings)| (?:it|they|we|you|clients?|patients?|customers?)(?:'ll| will| would) (?:now )?(?:send|get|see|receive))* (?:looks?|reads?|sends?|settings|like|get|see|receive)(?=[^:.!?;]{0,60}:\\W*$)|(?:the|your|our) (?:new|updated|revised|shorter) (?:\\p{L}+ )?(?:sms|text|e-?mail|message|notification|wording)s?(?! (?:from|of|by))(?![^:]{0,80}(?:left|came|wrote|sent|received))(?=[^:.!?;]{0,60}:\\W*$)|(?<=^\\W*)(?:old|previous|current) (?:text|sms|e-?mail|message|wording|notification)(?=:)",
    "(?:made[- ]up|dummy|fictitious|invented|fake) (?:names?|dates?|data|details|clients?|patients?|appointments?)",
    "(?:messages?|texts?|e-?mails?|words?|sentences?|lines?|calls?|subject lines?) (?:that )?(?:every|each|all|most|no|any) (?:\\p{L}+ ){1,3}(?:know|hate|dread|fear|get|read|hear|want|see)s?(?!\\p{L})",
    "(?:it's|it is|it was) \\d[^.!?;,]{0,20} on an? {day}|your phone (?:buzz|ping|ring|light|vibrate)\\p{L}*",
    "(?:here(?: is|'s)|this is|see) (?:what|how) (?:it|they|one|that|this|an? \\p{L}+|the \\p{L}+)(?: \\p{L}+)? looks?(?: like)?(?=\\W*$|:)",
    // What somebody is going to see, not what she was sent.
    "(?:here(?: is|'s)|this is|see|below is)(?: a \\p{L}+ of)? (?:what|how) [^.!?;]{1,60}? (?:will|would|can|could|might)(?: now)? (?:see|get|receive|read|look)(?: like)?|what (?:your|a|the) (?:clients?|patients?|customers?|team|staff) (?:will |would )?(?:see|get)s?(?=\\W*$|:)",
    '(?:e-?mails?|texts?|messages?|notifications?|alerts?|subject lines?|something) (?:like|such as)(?= ?:|(?: this| these)? ?["“:])|(?:looks?|reads?|sounds?) (?:something )?like (?:this|so)(?=\\W*$|:)|(?:will|would|could|can) (?:then |now )?(?:read|say|look like)(?:,? for (?:example|instance))?(?=\\W*$|:| ?["“])|for (?:example|instance),?(?= ?:| ?["“])',
    "(?:is|was|are|were) (?:just |only |simply )?(?:our|the|a|your) (?:standard|default|built-?in|sample) (?:\\p{L}+ )?(?:template|text|wording|message|e-?mail)s?",
    "(?:you|your team|your clients?)(?: will|'ll)(?: now| only| from now on)? (?:receive|get|be (?:notified|e-?mailed|texted))(?: \\p{L}+){0,3}(?=:\\W*$)",
    "sample (?:data|clients?|patients?|customers?|appointments?)|demo (?:data|account|salon|studio|clinic|practice|calendar)|(?<=^\\W*)(?:(?:the|this|our) )?(?:\\p{L}+ )?quiz(?= of the\\b| (?:no|#)|:|\\W*$)|(?:who|what) (?:do|would|should) you (?:call|do|say|tell|text|offer) first",
    "(?:preview|mock-?up) of (?:the|your|this|an?|how)|(?<!(?:voice ?mail|voice|message|text|sms|mms|call|audio|transcript(?:ion)?|conversation|chat|thread|reply|fax|note|notification) )(?:preview|sample)(?= ?:)|\\{\\{",
    '(?:they|your clients?|a client|clients|patients|people|customers) (?:write|text|say|tell you)s?(?=\\W{0,3}["“:])|you (?:answer|reply|say|write)(?=\\W{0,3}["“:])',
    "(?:script|scene|scenario|dialogue) \\d+|(?:sample|example|template) (?:texts?|messages?|repl(?:y|ies)|e-?mails?|scripts?)|copy(?:,| and| &) paste|role[- ]?plays?",
    "(?<=^\\W*)imagine|picture this|(?:this|the following) (?:scene|scenario|example)|what would you (?:say|charge|do|answer|reply)",
    "new (?:topic|post|thread|discussion) (?:by|from|in)|\\d+ (?:answers|comments|replies|upvotes)",
    "(?:problem|issue|trouble) with your (?:zap|workflow|automation|integration|webhook|scenario|connection|sync)|(?:test|test_event|is_test|sample)\\W{1,3}true(?!\\p{L})|\\(sample (?:from|data)[^()]*\\)",
    "(?:next|last)(?: \\p{L}+)? (?:replay|run|execution)(?=\\W*[:\\t])",
  ],
  advert: [
    "(?:eur|usd|gbp|cad|aud|nzd|chf) ?\\d+(?:[.,]\\d\\d)? ?(?:/|a |per ) ?(?:month|mo\\b)|\\d+(?:[.,]\\d\\d)? ?(?:€|euros?|eur|usd|gbp|pounds|dollars) ?(?:/|a |per ) ?month|[$€£]\\d+(?:[.,]\\d\\d)? / (?:month|year)|see it in action|(?:watch|see|request|get|schedule) (?:a|the|your) (?:live )?demo|does the rest|episode \\d+|cheat sheet|new this (?:week|month)|what's new in\\b|try (?:it|us|\\p{L}+) (?:free|for free)|months? (?:half price|free)|(?:reserve|save|claim|grab|book) my free (?:place|seat|spot)|(?:read|see|hear|watch) (?:her|his|their|the (?:full|whole)) (?:full )?story|register by",
    "book (?:a|your) (?:free )?(?:demo|call with our|tour of)|see for yourself|see how it works|that is what \\p{L}+ does",
    "\\d+ ?% (?:off|discount)",
    "(?:free|live|our|join|upcoming) (?:\\w+ )?webinar",
    "use (?:the )?code\\b|promo code|discount code|coupon|tickets (?:are )?(?:now )?on sale|on sale now",
    "(?:places|spots|seats|tickets) (?:(?:will|are) )?(?:go|going|fill|filling|sell|selling)(?: up| out)? fast|(?:reserve|save|claim|grab|book) my (?:place|seat|spot)|(?:live|online) (?:master)?class shows",
    "new episode|listen (?:now|wherever)|(?:places|spots|seats) are limited",
    "offer ends|limited time|sale ends|(?<!(?:skip|skipping|cancel|cancelling|miss|missing|off|out|away|not) (?:(?!offer)[^ .,;!?]+ ){0,3})this week only|special offer|black friday|cyber monday",
    "sound familiar|first \\d+ days|[$€£]\\d+(?:[.,]\\d\\d)? ?(?:/|a |per )(?:mo\\b|month|year)|no contract|no credit card|start (?:by|today|now|for free)",
    "save my seat|register now|sign up (?:now|today)|buy now|shop now|upgrade now|start your free trial|free trial(?! (?:lessons?|class(?:es)?|sessions?|appointments?|visits?))|first month (?:is )?free|learn how|read more|download (?:the|our) (?:guide|e-?book|report)|case study",
    "(?:free|live|on-demand) (?:\\d+-minute )?(?:class|training|workshop|demo|masterclass|course|session)(?= (?:shows?|starts?|begins?|on|teach|will|that|for)|\\W*$)|(?:reserve|save|claim|grab|secure) (?:my|your) (?:seat|spot|place)|register (?:free|now|here|today)|enrol+ (?:now|today|here)|ce credits?",
    "(?:costs?|losing|loses?) (?:you|your practice|your salon|your business|the average|the typical|most|every) |(?:average|typical) (?:salon|practice|clinic|office|studio|shop|spa)|(?:\\d[\\d,.]*|most|hundreds of|thousands of) (?:offices|practices|salons|clinics|studios|spas)|plans (?:from|start)|only [$€£]\\d",
    "renew (?:now|before|today|your)",
    "tips (?:for|to)|ways to|how to (?:cut|reduce|stop|handle|prevent|avoid)|how \\p{L}+ (?:stopped|cut|reduced)",
  ],
  review: [
    "(?<=^\\W*)(?:new )?(?:reviews|ratings|testimonials)(?=\\W{0,3}\\d*\\W*$)|[1-5] stars?(?=\\W*$)",
    "how likely are you to recommend|how (?:was|satisfied|did you like)[^.!?;]{0,40}\\?|what could (?:we|they) have done|how (?:could|can) we improve|what went wrong\\?",
    "(?:has |have |just )*(?:left|posted|wrote|written|shared|submitted|gave|given|published)(?: you| us| your \\p{L}+)? (?:an? |their |her |his |some |new )+(?:[\\p{L}\\d-]+ ){0,3}(?:reviews?|ratings?|scores?|feedback|testimonials?)(?!\\p{L})",
    "(?:new|latest|negative|positive|low|bad|critical|recent) (?:\\S+ ){0,3}(?:reviews?|ratings?|feedback)(?! (?:requests?|settings|page|link|form))(?=[^.!?;]{0,3}$| (?:for|from|by|on|of|about|received|posted|left)(?!\\p{L})|\\W*[:(])",
    "survey (?:responses?|results?|answers?|comments?|feedback|repl(?:y|ies)|alerts?)|(?<!(?<!\\p{L})(?:i|we|i've|we've|i have|we have)(?: just| already| also)? )(?:responded to|answered|completed|filled (?:in|out)) (?:your|our|the|an?) (?:\\S+ ){0,2}(?:survey|questionnaire|feedback form)",
    "(?:comment|feedback|review|score|rating|satisfaction) alerts?|(?<!(?<!\\p{L})(?:i|we|i've|we've|i have|we have) )rated (?:her|his|their|the|your|you|a|an)(?= [^.!?;]{0,60}\\d)",
    "nps (?:score|alert|survey|response|comment|feedback|rating)|detractors?|(?:patient|client|customer|guest|member|visitor) (?:feedback|satisfaction|reviews?)(?! (?:requests?|settings|page|link))",
    "(?<=^\\W*)(?:(?:overall |your |star )*rating|score|stars)\\W{1,3}\\d+(?:[.,]\\d)? ?(?:/|of|out of|stars?)(?! \\p{L})",
    "[1-5](?:[ -]stars?| out of 5(?: stars)?) (?:review|rating|score|feedback)|(?<=^\\W*)[1-5] (?:out of|of) 5 stars",
  ],
  invited: [
    "(?:save|reserve|claim|grab|secure) (?:your|my|a) (?:free )?(?:seat|spot|place)(?! (?:again|back|in (?:line|the queue)|on the waitlist))|rsvp\\b|register (?:now|here|today|free|anyway|below|for (?:free|the|our|this))|sign up (?:now|here|today|below|for (?:the|our|this|a) (?:\\p{L}+ )?(?:webinar|workshop|call|demo|class|training))|add (?:it )?to my calendar",
    "(?:join|see|watch|catch|hear|meet) (?:me|us|them|our \\p{L}+|\\d[\\d,.]* \\p{L}+|the (?:team|experts))(?: \\p{L}+)? (?:live|online|at|for)(?!\\p{L})|(?:join|tune in to|attend|watch|don't miss|sign up for|register for|come to) (?:our|a|the|this|my) (?:[\\w-]+ ){0,3}(?:webinar|work ?shop|masterclass|demo|training|class|course|keynote|livestream|q&a|summit|conference|event|office hours|onboarding(?: call| session)?|info(?:rmation)? session|open house)",
    "(?:(?:free|live|online|virtual|on-demand|upcoming|next|new|bonus|our) )*(?:\\d+[- ]min(?:ute)? )?(?:webinar|(?:(?<=(?:free|live|online|virtual|on-demand) )(?:class|training|session|work ?shop|course|event))|masterclass|livestream|demo day|(?:product|live) (?:demo|tour|keynote)|keynote|office hours|q&a|info(?:rmation)? session|onboarding (?:call|webinar|session))s?(?= ?[:–—|-]| on\\b| this\\b|,? (?:{day})|\\W*$)",
  ],
};
