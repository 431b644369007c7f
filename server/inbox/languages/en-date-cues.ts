import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";

/** What the words before and after a date say about it in English. */
export const englishDateCues: Language["cues"] = {
  stampBefore: [
    "(?:you(?: are|'re| have|'ve)? )?(?:received|receiving|got|getting|been sent) (?:this|it)(?: (?:e-?mail|message|notification|notice|alert|reminder))? on|(?:notification|notice|alert|e-?mail|message) (?:was )?(?:delivered|issued|dispatched)(?: on)?",
    "(?:booked|created|cancel+ed|deleted|removed|arranged|reserved|sent|received|requested|submitted|signed|paid|taken|updated|made|issued|generated|placed|logged|recorded|marked|added|joined|modified|emailed|printed|processed|called|calling|posted|refunded|charged|credited|billed|invoiced|captured|reported|confirmed|registered|rebooked|rang|rung|phoned|texted|messaged|left a message)(?: online| with (?:you|us|me)| by [\\p{L}. ]{1,30}| via [\\p{L}. ]{1,20}| through [\\p{L}. ]{1,20}| from [\\p{L}. ]{1,20})?(?: on| at| in)?",
    "made (?:this|the|that) (?:booking|reservation)(?: online)? on|(?:paid|charged|refunded)(?: \\S+){0,2} (?:with|to|by) [\\p{L}\\d. •*-]{1,30} on",
    "(?:since|last (?:visit|seen|appointment|session)|as of|client since|member since|(?:your |my |our |the )?last (?:\\w+ ){0,3}(?:on|was|of)?|(?<!{appt} )dated|date of birth|born(?: on)?|dob|letter of|conversation of|e-?mail of|message of|call of)",
  ],
  asideBefore: [
    ...resumingCues.en.asideBefore,
    "(?:reminders?|(?:review|feedback) requests?|surveys?|(?:sms|texts?|e-?mails?|messages?|notifications?)) (?:(?:that|which|was|were|is|are|had|been) )*(?:scheduled|planned|queued|due|set)(?: to (?:go out|be sent))?(?: (?:for|on|at))*",
    // "Rabies exp 04/30/2027"
    "exp\\.?(?: date)?",
    "(?:walk-?ins?|drop-?ins?)(?: (?:are|is|always|also|only|all))* (?:welcome|accepted|taken|served|possible|allowed|hours|times)(?: (?:on|at|from|all|every|each|most))*\\W*",
    "(?:statement|invoice|payslip|payout|payroll|remittance|pay run|newsletter|bulletin|price list)(?: (?:of|dated|from|for|on|due|goes out))+",
    "(?:rates?|prices?|fees|tariffs?|terms|price list|opening times|hours|menu)(?: \\w+){0,3} (?:from|as of|effective|starting|valid|change|changes|go up|rise)(?: on| from)?",
    "(?:payout|refund|transfer|money|funds)(?: [^\\s;]+){0,4}? (?:arrives?|arriving|expected|lands|is due|will (?:arrive|be (?:paid|sent|issued|refunded|returned))|paid out)(?: \\w+){0,3}? (?:on|by)",
    "(?:refunded|credited|charged|debited|billed|released|reimbursed|withdrawn|captured|transferred|voided)(?: (?:in full|back|automatically|the|your|their|her|his|this|original|credit|debit|bank|card|account|wallet|payment|method|to|by|via|on file|ending(?: in)? \\d+))* on",
    "(?:was|were|got|been|being) (?:admitted|taken|rushed|moved) (?:in|into|to) (?:the |a |our )?[\\p{L}' ]{2,40} on|(?:was|were|got|been) (?:admitted|hospitali[sz]ed|discharged|operated|injured|taken ill)(?: on)?",
    "(?<=(?:can't|cannot|can not|won't|unable|not able)\\b[^.!?]{0,80})(?:have|has|having|got|there's|there is|called into|pulled into) (?:an? |another )(?:[\\w'-]+ ){0,2}(?:meeting|call|conference|shift|flight|train|exam|interview|funeral|wedding)(?: (?:at work|with \\w+|scheduled|then|now|on))*(?: (?:at|from))?",
    "(?:not (?:affected|included|changed|touched)|unaffected|unchanged|kept|remaining)(?: on| is| are)*",
    "(?:deadline|cut-?off)[^.;]{0,40}",
    "(?:expires?|lapses?)[^.;:!?]{1,40} \\(",
    "(?:has|have|got|'s got|'ve got) an? (?:dentist'?s?|doctor'?s?|hospital|gp|court|school|job|vet'?s?) (?:appointment|appt|visit|date|interview)(?: on| at)?",
    "(?:has|have|got|'s got|'ve got) an? (?:interview|wedding|funeral|exam|mri|scan|recital|match|concert)(?: on| at)?",
    "(?:every|each)(?: (?:other|second|third|fourth|2nd|3rd|4th))?|(?:weekly|bi-?weekly|fortnightly|every (?:\\w+ )?weeks?) on",
    "(?:has|have|'s|'ve) (?:now|since|then|already|just|again)(?: (?:now|since|then|already|just|again))? (?:re-?)?booked(?: (?:in|again|a new one|another|her|him|herself|himself|them))?(?: (?:for|on|in for|at))?",
    "(?:until|(?<!återbud )till|by|before|expires?|closes?|closing|ends?|ending|through|valid|deadline|no later than|up to|due|renew(?:s|al)?|effective|(?<!(?:right|straight|just|directly|immediately) )after|since)(?: on| the| is| from| at| to)?",
    "(?:(?<!cancel\\w*(?: \\w+){0,5} )(?:next(?! week)|remaining)|another|other|subsequent|future)(?: [\\w-]+){0,3}(?: still| scheduled| booked| set| after that)*(?: (?:for|with|of) (?:(?:this|the|that|your|their|her|his) \\w+|(?:~ *|[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})(?= ?:)))?(?: for| on| at| is| would be| will be| would then be)*",
    "(?:still|also|already) (?:booked|scheduled|has|have|coming|on)(?! to\\b)…",
    "(?:prefer|prefers|preferred|preferably|hoping for|how about|what about|instead|maybe|could (?:i|we|you)|can (?:i|we|you)|would like|'d like|like to come|available|availability|free on|openings? on|reschedule(?:d)? (?:to|for|it)|re-?book(?:ed)?(?: \\w+)?(?: for| on| to)|moved? (?:it |this )?to|change(?:d)? (?:it )?to|switch(?:ed)? to|(?<!(?:booked|due|scheduled|supposed|meant|was|were)(?: in)? to )see you|hope for|hope to|back|starts?(?:ing)? (?:back|again)|return(?:ing|s)?|answer)(?: on| to| the| for| at| in| around| it| as (?:usual|normal|always|ever|planned))*",
    "(?<!(?:to|not|n't|cannot|be|in|for|of|from|her|his|their|the) )(?:join|register|webinar|live|tune in|attend(?!ing))…(?:on|at)",
    "(?:call|reach|contact|phone|e-?mail|text|visit|message) (?:us|me|our \\w+|the \\w+)(?!\\p{L})…",
    "(?:support|open(?!ing|ed up)|(?<!(?:\\d|half|an|two|three)[ -](?=hours on))hours|lines|office|staffed|(?<!(?:not|n't|no longer|never|un)[- ]?(?:\\w+ )?)available)…(?:from|between|:)?",
    "(?:travel|(?<!field )trip|flight|(?<!g[ai]v(?:e|es|ing|en) )away|vacation|holiday|out of town|out of office|closed|hospital|surgery|leave|leaving|gone)(?: \\w+){0,3}(?: on| from| until| to| till)?|wait(?:ing)?[- ]?list(?: \\p{L}+){0,2} (?:asked|asking|waiting|looking|hoping|wants?|would like|prefers?|interested)(?: [^\\s.;:!?]{1,20}){0,8}",
  ],
  asideAfter: [
    ...resumingCues.en.asideAfter,
    "(?:(?:is|are|was|were|will be) not|(?:is|are|was|were)n't) (?:affected|changed|included|touched|impacted|part of)",
    "(?:(?:is|are) )?(?:still )?(?:stands|remains|stays|unaffected|unchanged|is (?:still )?(?:on|fine|ok|okay|good|confirmed|unchanged|unaffected)|still (?:on|works|stands))",
    "(?:would|might|could|should) (?:work|suit|be)",
    "(?:is|are) (?:also )?(?:available|free|open)(?! again| now| up)",
    "instead",
  ],
  oldBefore: [
    "(?:release|free up|give up|let go of|hand back|give (?:you )?back)(?: (?:my|our|the|slot|spot|place|appointment|one|time|on|at|that|i|we|had|have|booked))*",
    "(?:from|was|were|old|former(?:ly)?|original(?:ly)?|previous(?:ly)?|prior|instead of|rather than|replaces?|in place of)(?: scheduled| booked| set| planned| down| in| due| coming)*(?: (?:date|time|appointment|slot|booking|start|start time|for|on|at|the|was|is|date and time|appointment date|appointment time))*",
  ],
  freshBefore: [
    "(?:(?:i|we)(?:'ll| will) (?:take|have|go for|go with|grab|see you)|put (?:me|us) (?:down|in) for)(?: (?:then|the|that|your|slot|one|opening|place|on|at))*",
    "(?:new|another|replacement) {appt}(?: (?:has|have|was|were|is|been|now|already|just|then))+ (?:re)?(?:booked|scheduled|made|set|confirmed|added)(?: (?:for|on|at|as|instead|her|him|them|the \\w+))*:?",
    "confirmed(?: for| on| at)+|(?:(?<!(?:make it|come|coming|bring(?:ing)? (?:[^ .,;!?]+ ){0,3}[^ .,;!?]+|get|go|going|back|over|down|in|(?<![\\p{L}-])(?:scheduled|booked)) )to|new|(?<!(?:gap|hole|opening)s? )now|updated|(?:rescheduled|moved|(?<!what(?:'s| has| have| was)? )changed)(?! (?:the )?(?:appointment|slot|booking|time) (?:on|at|for))|instead)(?: (?:date|time|appointment|slot|booking|start|is|for|to|on|the|at|date and time|scheduled))*",
  ],
};
