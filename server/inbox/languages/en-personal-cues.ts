import { absentCues } from "./absent-cues";
import type { Language } from "./language";
import { terseCues } from "./terse-cues";

/** A day or an hour, or what leads to one. */
const when =
  "(?:on |for |this |that |the )*(?:{day}|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|today|tonight|tomorrow|tmrw|\\d{1,2}(?:[:./-]\\d+(?: ?[ap]\\.?m)?| ?[ap]\\.?m|st|nd|rd|th| o'clock))";
const whose = "(?:my|our|his|her|their)";
/** "My 6:15 on Wednesday", "her Tuesday December 15 10 am slot" */
const theirs = `${whose} (?:(?:${when})|(?:\\S+ ){0,9}?{appt})`;
/** What desks and answering services write for "cancel", and for whoever called. */
const short = "(?:cxl|cx|c/x|canx|cancl|canc|cncl|cnx)";
const caller = "(?:pt|patient|client|clt|caller|cust|customer|mom|mother|dad|father|parent|wife|husband|spouse)";
/** What nobody cancels for somebody in particular: "please cancel at least a day ahead". */
const general =
  "(?! (?:at|within|before|by|if|when|any|no later|in advance|via|online|here|and|or|your(?! (?:visits?|sessions?|lessons?|class(?:es)?))|[^.!?]*(?:at least|hours? (?:before|ahead|in advance)|in advance|no later than)))";

/** How people write in English that they, or theirs, are not coming. */
export const englishPersonalCues: Language["cues"] = {
  plea: [
    ...absentCues.en.plea,
    "(?:can|could|would|will) (?:you|ye|u)(?: all| guys)? (?:please |pls |plz |kindly |just )*(?:take|pull|cross|scratch|strike|knock|scrub) (?:me|us|him|her|them|my \\p{L}+) (?:off|out(?! (?:to|for)\\b)|from)(?! (?:your |the |this )?(?:\\w+ )?(?:list|mailing|e-?mails?|newsletter|texts?|system|speaker))",
    "(?:would|do) you mind (?:please |just )?(?:cancel+ing|scratching|dropping|taking off|removing) (?:my|our|her|his|the|me|us)",
    "(?:can|could|would|will) (?:you|ye)(?: all| guys)? (?:please |pls |kindly |just )*(?:cancel|take me off|remove me)(?: my| our| her| his| their| the| me| us| him| it| this| that| them| these| both| mine| hers)",
  ],
  personal: [
    ...absentCues.en.personal,
    ...terseCues.en,
    // "Cancelling this one - lost my voice": whoever answers an invitation so says why.
    "(?<=^\\W*(?:sorry,? )?)cancel+ing this one(?=,? ?(?:[-–—:;(.]|as|because|since|sorry|i'?m|i am|i've|my|we)(?!\\p{L}))",
    "(?:is|isn't|it's|are|was) (?:unfortunately |sadly )?no longer (?:possible|doable|feasible|an option|going to work)(?: for (?:me|us|her|him))?(?! to)|(?:isn't|is not|ain't|it's not|not) (?:going to|gonna) happen(?: for (?:me|us|her|him))?(?! again)|(?:won't|will not|'ll not) be making (?:it|my|our|the|his|her|{day})",
    "(?:need|needs|have|has|had|got|gotta|will|'ll|please) (?:all |both |also )*(?:to )?(?:all |both )?(?:come|be taken) off(?! (?:of )?(?:work|duty|the (?:plane|bus|train)))(?=\\W*$|[,:;(]| (?:the|your|my|our|this|next|for|on|please)\\b)",
    "(?:i'm|i am|we're|we are) (?:so |very |really |terribly )*sorry to (?:have to )?(?:cancel|miss)(?! (?:on )?your\\b)",
    `(?:'d|had) (?:probably |really )?better (?:cancel(?= (?:{day}|today|tomorrow|my|our|her|his|the|this|it|\\d)(?!\\p{L}))|skip (?:it|this|my|our|{day}|today|tomorrow)|stay (?:away|at home|home|in bed)(?! (?:until|till|if)(?!\\p{L})))(?![^.!?;]* (?:if|unless)(?!\\p{L}))`,
    "(?<!(?:'d|would|should) (?:really |absolutely )?)hate to (?:have to )?cancel (?:[^.,;!?]{1,30},? )?but (?!(?:i|we) (?:might|may|could))",
    // "Let's leave it for this time and cancel the 4.30."
    "let's (?!not\\b)(?:[^ .,;!?]+ ){0,7}(?<!(?:not|to) )cancel (?:it(?= (?:then|please|for|this)|\\W*$)|(?:the|my|our|her|his) (?:\\d|{day}|{appt}))(?![^.!?]*\\?)",
    "(?:don't|do not|doubt) (?:(?:think|feel|believe) )?(?:that )?(?:i|we|she|he)(?:'ll| will)? (?:really |actually |still )?need (?:the|my|our|her|his|that|this) (?:[\\p{L}-]+ )?(?:follow-?up|check-?up|{appt})(?= (?:on|at|this|next|tomorrow|{day}|any ?more)(?!\\p{L}))(?! next year)(?![^.!?;]* (?:to be|if|unless|before|moved|earlier|longer)(?!\\p{L}))",
    "please do cancel|do (?:please )?cancel (?:my|our|her|his|it after all|me after all)",
    "(?<!n't )(?<!not )count (?:me|us|her|him|them) out",
    "(?:please |pls |just )?(?:scratch|scrap) (?:me|us|my|our|her|his) ?(?=[^!?]*(?:(?:\\w+day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|today|tonight|tomorrow|\\d)|{appt}))",
    "(?:have|has|had|need|needs|got|gotta|going|gonna|want|wants|afraid i) (?:have )?(?:to )?(?:scratch|scrap|bail|bow out|back out|forgo|forego|withdraw from|sit out|sit this|(?:flick|ditch|bin|nix|axe|chuck|sack off|knock back|blow out|pull) (?:it|this|that|the|my|our|his|her|their|on|\\w+day|today|tomorrow))",
    "(?:have|has|had|need|needs|got|gotta|going|gonna|will|'ll) (?:have )?(?:to )?(?:sack off|knock) [^.!?;]{0,60}(?:(?<=sack off [^.!?;]*)\\d|on the head)",
    `(?:flicking|ditching|binning|nixing|axing|sacking off) (?:${when}|${theirs})`,
    `(?<!n't )(?<!not )pull(?:ed|ing|s) (?:${when}|${theirs})`,
    "(?:doesn't|does not|won't|isn't going to|not going to) work (?:for (?:me|us|her|him) )?(?:any ?more|any longer|after all)|no longer works?\\b",
    "(?:can't|cannot|can not|cant|won't be able to|unable to|not able to) do (?:my|our|her|his)",
    // Of a pupil or a patient. Whoever writes so of herself may be a teacher or a colleague.
    "(?<!(?<!\\p{L})(?:i|we|i'm|we're|i am|we are|i'll|we'll|i will|we will)(?: be)?(?: (?:really|sadly|unfortunately|just|now|also))? )(?:can't|cannot|can not|won't be able to|will not be able to|isn't able to|is not able to|is unable to|unable to) (?:now |actually )*meet (?:up )?(?:with )?you(?! (?:about|regarding|to|over|both|all)(?!\\p{L}))",
    "(?<!(?:to|can|or|you|could|not|and|please|then|i|we) )cancel (?:her |his |my |their )?(?:today|tomorrow|\\w+day|mon|tue|tues|weds?|thu|thur|thurs|fri|sat|sun|\\d+(?![\\d.]*(?:/\\d{3}| ?%)))…{appt}",
    "(?:can't|cannot|can not|cant|won't|wont|will not|shan't|shall not|not able to|unable to|couldn't|not going to|not gonna|wouldn't|isn't able to|won't be able to|not be able to|aren't able to|is not able to) (?:be able to |now |actually )*(?:make(?! (?:out|sense|sure|contact|head|heads|up)\\b)|come|attend|keep|be there|get there|be coming|be at (?:her|his|my|our|their|the|your) (?:\\S+ ){0,3}{appt}|be (?:at|in) (?:(?:her|his|my|our|their|the|your) )?(?:tutoring|practice|lessons?|class|therapy|ot|slt|occupational therapy|physical therapy|counsell?ing|rehab|rehearsal|choir|orchestra|boxing|hydro|training|physio|swimming|piano|violin|guitar|drums|singing|ballet|dance|gymnastics|karate|judo|speech|yoga|pilates|riding)|be (?:turning|showing) up|be back (?:in time )?for(?= (?:her|his|my|our|their) )|show up|turn up|be along|manage (?:to (?:make|come|get)|(?:(?:on|at|the|this|next|our|my) ){0,2}(?:{day}|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|today|tomorrow|tonight|\\d[\\d:.]*(?:st|nd|rd|th)?)|(?:her|his|my|our|the|their) (?:\\S+ ){0,3}?{appt}|it\\b)|manage(?=\\W*$|, (?:sorry|so|as|because))|get to|see you|join|(?:be )?bring(?:ing)? (?:him|her|them|(?:my|our|the|her|his|their) (?:sons?|daughters?|kids?|boys?|girls?|twins|bab(?:y|ies)|child(?:ren)?|dogs?|cats?|horses?|pon(?:y|ies)|rabbits?|pup(?:py)?|kitten|little (?:one|guy|girl|boy))|\\p{L}+ (?:in|over|on|to))(?! up\\b))|can no longer (?:make|come|attend|keep|do)",
    "(?:so|therefore|means|meaning|i'm afraid|unfortunately|sorry,?)(?: that)?,? no (?!worries|problems?|rush|change|charge|fee|need|pressure|hurry|word|reply|luck|big|matter|one\\b|news|openings?|availability|class|more|longer|other|point|reason|doubt|idea|way|time\\b)\\p{L}+(?: \\p{L}+)? (?:(?:for (?:us|me|him|her|them|\\p{Lu}?\\p{L}+) )?(?:this|on|next|today|tomorrow|tonight|{day})(?!\\p{L})(?: {day})?)",
    "(?:so|therefore|means|meaning|i'm afraid|unfortunately|sorry,?)(?: that)?,? no (?:\\p{L}+ )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?| o'clock)?(?: for (?:us|me)(?=\\W*$)|(?: for (?:us|me))? (?:today|tomorrow|tonight|{day}|on (?:{day}|the \\d)))",
    "(?<=(?:can|could|may|ahead and|free to|please|do|welcome to|just) )(?:give|pass|hand|let) my (?!name|number|details|regards|best|love|email|phone)(?:[\\p{L}\\d:.'’]+ ){1,4}(?:away|to (?:someone|somebody|anyone|anybody|another|whoever)|go)(?!\\p{L})",
    "(?:have|has|need|needs|had|got|gotta|going|wants?|would like|'d like|like|must|am going|'m going|is going|decided|called|calls|calling|writing|writes|wrote|written|rang|rung|rings|ringing|phoned|phones|telephoned|telephones|phoning|emailed|emails|texted|texts|asked|asks|asking|afraid i (?:have|need)|wish|wishes) (?:in )?to cancel(?! (?:any|it before|before|within|online|less|at least))",
    "(?:must|gotta|i'll|i will|we'll|going to|he'll|she'll|will) (?:have to |need to |be |unfortunately |sadly )*cancel(?:ing|ling)?\\b(?! (?:any|before|within|online|less|at least))",
    "(?:can't|cannot|can not|cant|won't be able to|unable to) do…(?:any ?more|any longer)",
    "(?:i|we)(?:'d| would) (?:rather|sooner|prefer to) (?:just |simply )*cancel(?= (?:my|our|this|{day}|tomorrow|today|on|the \\d))(?![^.!?;]*\\b(?:than|if|unless)\\b)",
    "no can do (?:any ?more|after all|now)",
    // "She called out sick for her 4:30"; "for her 4:30 class" may be said of who teaches it.
    `(?:called|calling|calls) (?:in |out )sick (?:for|to) (?:his|her|their|my) (?:${when}(?: (?:at )?${when})?|(?:\\S+ ){0,3}?{appt})(?=\\W*$|[,;:(]| (?:today|tomorrow|tonight|on|with|and|so|but)(?!\\p{L}))`,
    // "My Thursday 4:30 has to go"
    `${whose} (?:${when}(?: (?:at )?${when})?|(?:\\S+ ){0,3}?{appt}(?: (?:at )?${when}){0,2}) (?:has|have|needs?|is going to have|will have|'ll have) to go(?=\\W*$|[,;:(]| (?:sorry|then|too|as well|i'm afraid)(?!\\p{L}))`,
    "(?:neither|none)(?: of (?:us|them|the \\p{L}+))? (?:can|could|will|'ll|is|are|be)(?: be)?(?: able to| going to| gonna)? (?:make|come|coming|attend|attending|keep|be there|get there|there)\\b",
    "(?:isn't|aren't|ain't|won't be|wont be|shan't be|shall not be|will not be|'ll not be|can't be|cannot be|not going to be|not gonna be) (?:coming|going to make|able to (?:make|come|attend)|(?:in|here|there)(?! (?:right|exactly|quite|bang|dead|until|til|till|before|touch|on time|time|the (?:way|mood)|any|much|long|charge|favou?r|a (?:position|good|great|bad)|two places))|attending)",
    "(?<!(?:not|n't|never|no need to) )(?:take|taken|took|taking|pull|pulled|strike|struck|remove|removed) [^!?;]{0,120}off (?:the |your |our |my )?(?:calendar|schedule|books?|diary|docket)",
    "cancel (?:my|our) …{appt}",
    "(?:to|and|'ll|can|please|must) (?:cancell|cancle|cansel|cancal|canel|candel)(?! (?:any|before|within|online))\\b",
    "absent from (?:his|her|their|my|our|the) (?:\\S+ ){0,3}?{appt}",
    "(?<!(?:to|or|and|can|not|n't) )cancel,? (?:please|pls|plz)(?=\\W*$|[,.!]|\\W*(?:thank|sorry))",
    "(?<=(?:so|means) )no (?:\\S+ ){0,2}{appt} for (?:him|her|me|us|them) (?:on|this|today|tomorrow|tonight|next)",
    "(?:skipping|missing) (?:this |my |our |her |his |their )?(?:\\w+day|today|tomorrow|tonight)",
    "(?:take|taking|need|have) (?:to take )?a rain ?check (?:on|for)",
    "giv(?:e|es|ing|en) (?:\\S+ ){1,5}a miss\\b",
    "(?:must|shall|will|'ll) (?:have to |need to )?(?:cry off|bow out|duck out|pull out|drop out|back out|forgo|forego)",
    "(?:crying off|ducking out|bowing out|pulling out|dropping out|backing out|bailing)(?: of| on|\\W*$|,)",
    "needs? (?:to be )?(?:cancelling|canceling|cancelled|canceled)(?! (?:before|within|at least))",
    "(?<!^\\W*(?:please|kindly) (?=\\p{L}+ (?:it|this|the event|the meeting) from))(?<!(?:not|n't|never|no need to) )(?:remove|removed|removing|take|taken|taking|took|pull|pulled) (?:\\S+ ){1,4}?(?:from|out of|off) (?:the|your|our|my) (?:schedule|calendar|diary|books?)",
    "(?:can't|cannot|can not|cant|won't|won't be able to|unable to|not able to) (?:do|make) …after all",
    "(?:am|'m|are|'re|is|'s) not (?:coming|going to make|gonna make|able to (?:make|come|attend))",
    "not coming (?:in|on|to|today|tomorrow)|(?:no longer|not) (?:be )?(?:coming|attending)(?=[^.!?;]{0,40}(?:\\d|day\\b|tomorrow|appointment|session|class|lesson|any ?more))",
    "(?:am|'m|is|'s|are|'re|be|been) calling off|(?:have|had|has|need|needs|going|want|wants|decided|like|must) (?:to )?call off",
    "are (?:both|all(?: three)?) out (?:sick|ill|with)(?!\\p{L})|(?:am|is|'m|'s) out (?:for|on) (?:\\w+day|tomorrow|today)",
    "(?<!(?:not|n't|never) )(?:have|has|need|needs|had|got|gotta|going|gonna|like|afraid i (?:have|must|need)) (?:to )?(?:miss(?! you\\b| out\\b| your\\b)|skip|pull out|pull the (?:pin|plug)|back out|drop(?! (?:\\S+ ){0,3}off\\b| by\\b| in\\b| out\\b)|drop out(?! of (?:college|school|uni\\w*|work)\\b)|duck out|bow out|cry off|give up|bail|pass on|blow off|sit out)",
    "(?:pulled|backed|dropped|bowed|bailed|ducked) out(?: of(?! (?:college|school|uni\\w*|work|(?:(?:the|a|this|that|our|their|his|her|my) )?(?:\\p{L}+ )?(?:parade|race|marathon|match|game|tournament|play|show|competition|contest|election|deal|sale))\\b)|\\W*$)|bailed(?: on\\b(?! me| us)|\\W*$)|cried off",
    "(?:please|pls|plz) take (?:me|us|her|him|them) off(?=\\W*$)",
    "(?:(?:can|could|would|will) you|please|pls|yes,?(?: please,?)?(?: \\p{L}+,)?) (?:just )?take (?:me|us|her|him|them) (?:off|out)(?=\\W*$|,|;| (?:please|pls|plz|thanks?|then|of (?:it|that|this|{day}|tomorrow|today))(?!\\p{L}))",
    "(?<!(?:n't|not|never) )(?:go ahead and|feel free to) cancel (?:it|that|this|me|us|mine|her|him)(?!\\p{L})",
    "cancel (?:me|us|her|him) (?:out )?(?:for|from|on) (?:that|this)(?: one)?(?!\\p{L})",
    "(?<!(?:not|n't|never|no need to) )take (?:me|us|her|him) off (?:the|your|our) (?:schedule|books?|calendar|diary)",
    "no longer (?:need|require|want)s? (?:my|our|the|her|his|their|this) (?:(?!(?:for|to|from|in|of|during|before|after) )[^ ,;]+ ){0,9}?{appt}",
    "(?<=[,;:–-] |(?:so|and|then) )(?:please|pls|plz) (?:scrub|scrap|scratch|bin|drop|cancel) (?:it|that|this|that one|this one)(?=\\W*$|[,;.!]| (?:for|thanks))(?![^.!?]*(?:\\bif\\b|unless))",
    "(?<=^|[,;:.!–-] |(?:so|and|then) )cancel (?:it|that|this|that one|this one),? (?:please|pls|plz)(?![^.!?]*(?:\\bif\\b|unless))",
    "(?<=^|[,;:.!–-] |(?:so|and|there's|there is|means|then) )no way (?:that )?(?:(?:i|we|she|he|they)(?:'ll| will| can| could| would)? |\\p{L}+ (?:will|can|could) |for (?:me|us|him|her|them) to )(?:be able to )?(?:make|get (?:to|there)|be there|come|do)(?! (?:out|sense|sure|up))\\b",
    "(?:can't|cannot|can not|cant|won't be able to|unable to|not able to) get (?:(?:him|her|them)|(?:my|our|the|his|her|their) \\p{L}+|\\p{L}+) (?:(?:down|over|in|up|across|out|back|round) )?to (?:you|your (?:place|clinic|studio|office|practice|surgery))(?! (?:before|until|by|sooner|on time|earlier|any))",
    "(?:called|calls|calling|rang|rung|rings|ringing|phoned|phones|telephoned|telephones|emailed|e-mailed|texted|messaged|wrote|writes|asked|asks)(?: (?:\\d{1,2}\\.\\d\\d|[^ .;!?]+)){1,5} to cancel(?! (?:any|before|within|online|less|at least))",
    // "Ann used the portal to cancel", "Ann replied C to cancel", not "clients have used it to cancel".
    "(?<!(?:clients|patients|customers|people|members|you|who|never|always)(?: \\p{L}+)? )(?:(?:used|opened|visited|logged (?:in|on)to|signed into|replied|answered|responded|pressed|tapped|clicked)(?: (?!to )[^ .,;:!?]+){1,8}|logged (?:in|on)|signed in|went online) to cancel(?! (?:any|before|within|online|less|at least))",
    "(?<!(?:not|n't|never)(?: (?:going|want|wanting|wish|like|ready|prepared|willing) to)? )(?:give|gives|giving|gave|given|let|lets|letting) (?:up|go of) (?:the|my|our|her|his|their|this|that|it|on|\\w+day|mon|tue|tues|weds?|thu|thur|thurs|fri|sat|sun|today|tomorrow|\\d+)\\b",
    "take (?:me|us|her|him|them|my son|my daughter|\\p{L}+) off (?:of )?(?:for |on )?(?:today|tomorrow|\\w+day|mon|tue|tues|weds?|thu|thur|thurs|fri|sat|sun|that|this|(?:the )?\\d{1,2}(?:st|nd|rd|th)?)",
    "(?:won't|will not|don't|do not|doesn't|does not|not going to|no longer)(?: be)? (?:need|needing|using|use|want|require|requiring) (?:it|that|this|the|my|our|her|his)(?: (?:one|slot|time|spot|appointment|session|lesson|hour|visit|booking|place|\\w+day|\\d{1,2}(?:[:.]\\d\\d| ?[ap]\\.?m)(?: ?[ap]\\.?m)?))(?! (?:to|changed|moved))",
    "(?:please|pls|plz|pl) cancel (?:all (?:of )?)?(?:my|our|her|his|the|their|this|that(?! cancel)|it|me|us|them|these|those|both|for|\\w+day|\\w+'s|mr|mrs|ms)",
    `(?:please|pls|plz|kindly) cancel${general} (?:(?:both|all|these|those|your|\\d) )?(?:\\p{L}+\\.? ){1,5}?(?:(?:at|from) \\d{1,2}|${when})`,
    `(?:please|pls|plz) do cancel(?=\\W*$|,| (?:it|this|that|me|us|my|our|his|her|their)\\b)`,
    `(?<=^|[,;:.!–-] |(?:please|pls|plz|just|hi|hey|hello|so|ok) )cancel (?:(?:me|us|him|her|them|mine|ours|both|both of us|all of us) )?${when}(?![^.!?]*(?:at least|in advance|no later than|to avoid))`,
    "(?<=^|[,;:.!–-] |(?:please|pls|plz|just|hi|hey|hello|so|ok|then|and) )cancel (?:both|all(?: \\p{L}+)?) of (?:mine|ours|hers|his|theirs)(?! (?:if|when|unless))",
    `(?<=(?:^|[,;:.!–-])\\W*(?:so|then|and so),? )cancel (?:my|our|his|her|their) ${when}(?![^.!?]*(?:at least|in advance|no later than|to avoid))`,
    "to cancel,? (?:please|pls|plz|thanks|thank you|thx|ta)(?=\\W*$|[,.!])|(?:it's|it is|that's|that is|that would be) (?:just |only |actually )?(?!(?:too|very|so|not|never|easy|easier|best|better|free|possible|impossible|hard|difficult|ok|okay|fine|simple|necessary|important|up) )(?:[^ .,;!?]+ ){1,10}to cancel\\b",
    `(?<!(?:not|n't|never)(?: \\p{L}+)? )(?:has|have|had|needs?|wants?|wishes|called|calls|calling|asks?|asked|like|must) to ${short}(?![\\p{L}\\d])(?! (?:fee|polic))`,
    // "CX APPT FRI 01/22", "PT CANC HIS APPT FOR 9:20". A customer is short for "cx", too: "CX APPT FRI 9:20 CONFIRMED".
    `(?<=^\\W*|[:–-] )(?:${caller} )?${short} (?:(?:his|her|their|the|my|this|both) )?(?:appts?\\.?|apts?\\.?|appointments?)(?=\\W*$|\\W+${when}|\\W*(?:w/|d/t|due to |this |next ))(?![^!?;]*(?:conf|book|sched|set for|arriv|check|remind|quest))`,
    `(?:please|pls|plz|kindly) ${short}(?= )(?! (?:fee|polic))`,
    `(?<=^\\W*|[:–-] )${caller} ${short}(?=\\W*$|\\W+${when})|(?:appts?\\.?|apts?|appointments?) ${short}(?=\\W*$|\\W+${when})`,
    `(?<=(?:^|\\P{L})(?:re|msg|message|matter|regarding|reason(?: for call(?:ing)?)?)\\s?[:\\t]\\W*)cancel (?:(?:his|her|their|the|my) )?{appt}(?=\\W*$|\\W+${when})`,
    `(?:called|calling|phoned|left msg|lm|vm) (?:re|abt|about|to)\\W{1,3}${short}'?ing(?= )`,
    "(?<=^\\W*(?:(?:yes|yep|yeah|ok|okay|sorry|so|then|hi)\\W+){0,2}|(?:[,;:–-]|so|and) )(?:please|pls|plz) cancel(?=\\W*$|, (?!at least|no later|within|by))",
    `(?<=^|[,;:.!–-] )(?:drop|scratch|scrap|bin) (?:${theirs})`,
    `(?<!(?:n't|not|never|without)(?: \\p{L}+)? )(?:free up|release|give away|reassign) (?:${theirs})(?![^.!?;]* (?:if|unless) (?:i|we|she|he|they|nobody)(?!\\p{L}))`,
    `(?:give|offer|pass|hand) (?:${theirs})[^.!?;]{0,60}? to (?:someone|somebody|anyone|anybody|another|whoever)`,
    `(?:someone|somebody|anyone|anybody|whoever)(?: else)?(?: \\p{L}+){0,3} (?:can|could|may|should|is welcome to|will be glad to) (?:now |then )?(?:have|take|use|get) (?:${theirs})`,
    `let (?:someone|somebody|anyone|anybody|whoever)(?: \\S+){0,5} (?:have|take|use|get|grab) (?:${theirs})`,
    "(?:can't|cannot|can not|cant|won't be able to|unable to|not able to) do (?:the |this |our |my )?{appt}(?= (?:on |this |at )?(?:{day}|today|tonight|tomorrow|tmrw|\\d))",
    "(?:will|'ll|has to|have to|had to|is going to|are going to|going to|need to|needs to) (?:be )?miss(?:ing)? (?:\\p{L}+ ){1,3}(?:on|this|today|tomorrow|tonight|{day})(?! (?:you|seeing|being))",
    "(?:asks?|asked|asking|requests?|requested|wants?) that (?:it|this|(?:the|this|that|her|his|their|my|our) (?:[^ .,;!?]+ ){0,4}?{appt}) (?:be |is |gets )?cancel+ed",
    "(?:which|that|it|this)(?: [^ .,;!?]+){0,4} no longer be (?:needing|requiring|using)(?! (?:an?|the|your|any) (?:reminder|receipt|invoice|refund))",
    "(?:won't|will not|'ll not|shan't|not going to|isn't going to) be (?:at|in) (?:the |his |her )?(?:school|college|nursery|kindergarten|daycare|clinic|studio|work)(?= (?:for|to have|on|that|this|tomorrow|today))[^.!?;]{0,40}?{appt}",
    "(?:won't|will not|'ll not|shan't|isn't|not going to) be up (?:for|to) (?:her|his|my|our|their|the|this|that|it)",
    "(?:asks?|asked|asking|wants?|wanted|would like|'d like|request|requests|requested)(?: for)?(?: us| me| you)? (?:it|this|that|hers|his|theirs|mine|(?:her|his|their|my|our|the|this|that) (?:[^ .,;!?]+ ){0,4}?{appt}) (?:to be )?cancel+ed",
    "(?<!(?:not|n't|never) )let (?:that|this|it|mine|hers|his)(?: one| slot| time)? go(?= to |\\W*$|,)",
    "(?<=(?:^|\\P{L})(?:so|and|therefore|thus|hence|why|,) )i (?:hereby |now |must |do )?cancel (?:it|this|that|my|the)(?! (?:if|when|whenever|before|every))",
    "(?<!(?:not|n't|never) )(?:treat|consider|regard|take) (?:it|this|that|(?:this|that|my|our|the|her|his|their) (?:[^ .,;!?]+ ){0,5}?{appt}) (?:as |to be )?cancel+ed",
    "(?:can't|cant|cannot|can not|won't be able to|unable to) (?:do|make) (?:the |my |our )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)? (?:{day}|today|tonight|tomorrow|tmrw|tmr|tomoz|tomo)(?!\\p{L})",
    "(?:cross|rub|chalk|scratch|wipe|strike|knock) (?:me|us|him|her|them) (?:off|out)\\b",
    "(?:please|pls|plz|kindly|can you|could you) (?:just )?(?:drop|scrap|scratch|bin|delete|remove|release|free up|take out|take off|knock off) (?:the|my|our|her|his|their|\\d|\\w+day)(?=[^.!?;]{0,60}(?:\\d|day|appointment|session|slot))(?![^.!?;]* (?:if|unless) (?:i|we|she|he|they|nobody)(?!\\p{L}))",
    "(?:will|'ll|'s going to|is going to|are going to|am going to|'m going to|'re going to) (?:have to )?(?:miss|skip) (?:the|her|his|my|our|their|this|\\w+day|today|tomorrow)",
  ],
};
