import type { Language } from "./language";
import { sites } from "./sites";

/** Somebody has it, wants it or keeps it after all: no hint reaches across. */
const taking =
  "(?<!(?:be|being|get|getting|gets|to|not|n't|never) )(?:took|takes?|taken|taking|accepts?|accepted|claimed|grabs?|grabbed|snagged|has|had|wants|wanted|needs|gets|got|having|getting|booked|uses|used|using|keeps|kept|keeping|said|says|confirmed|coming|comes|came|likes|liked|asked|belongs|goes|went|gone|reserved|blocked|held|use (?:it|this|that|the)|saved|saving|holding|yours|mine|hers|spoken)(?!\\p{L})";
const rest = `(?:(?!(?<= )${taking})[^.,;:!?–—]){0,140}`;
/** The clause of a modal verb takes nothing yet, whatever its verb. */
const possible = "[^.,;:!?–—]{0,140}";

const opening =
  "(?:this|that|the|these|those|your|each|every|an?) (?:[\\w'-]+ ){0,2}(?:slot|spot|gap|opening|hole|hour|chair|vacancy)s?";
const clause =
  "(?<=^\\W*|[,;:–—(|•] ?|(?<!\\p{L})(?:and|or|then|please|pls|now|just|simply|also|next|instead|tip|quickly|easily|instantly|you|let's|why not|forget to|remember to|be sure to) )";

/** What a tool tells its reader to do. Not "block", "hold" or "keep": after these nothing is free. */
const doing =
  "(?:re-?|back-?)?(?:fill|(?:turn|make|convert)(?= [^.;:!?]{0,60} (?:deals?|offers?|specials?|revenue|money|bookings?|income|cash|sales?|promotions?|promos?|opportunit\\w+|discount\\w*|available|visible|bookable|public|open|profit|last[- ]minute|flash|paid)(?!\\p{L}))|share|post|promote|offer|boost|list|advertise|publish|announce|market|sell|resell|discount|open|re-?open|release|send|push|broadcast|text|email|e-mail|message|notify|alert|tell|let|invite|remind|reach|contact|call|use(?! (?:it|this|that|the) )|try|tap|click|press|log|sign|go|visit|view|see|review|check|find|match|browse|manage|edit|set|enable|add|create|start|launch|run|book|rebook|assign|move|put|give|win|recover|earn|get|discover|learn|choose|pick|select|open|download|upgrade|feature|highlight)(?= )";
const people =
  "(?:clients?|customers?|patients?|guests?|members?|students?|people|others|persons?|followers|subscribers|regulars|salons|studios|businesses|practices|pros|stylists|providers|clinics|shops|users)";
const many = `(?:(?:your|the|some|any|more|most|many|several|other|new|nearby|local|waitlisted|wait-?list|interested|existing|all|these|those|our|past|no|(?:none|one|some|any|most|all) of (?:your|the)|\\d+|one|two|three|four|five|six|another|an?) ){0,4}${people}(?: (?:(?!may|might|can|could|will|would|should|who|that)[\\w-]+ ?){0,8})?`;

const anybody =
  "(?:some(?:one|body)|plenty of people|lots of people|(?:many |most |other )?others?|other (?:people|clients|patients)|another (?:client|patient|person))(?: (?:else|who|that|on|from|in|your|the|waitlist|waiting|list|out|there|really))*";
const it =
  "(?: (?:it|this|that|one|the|my|slot|spot|time|hour|place|opening|{appt}|more|much|badly|really|than|i|me|us|do|love|like|want|take|use|have|to|need|instead|well|better|good|make|of))*(?=\\W*$)";

/**
 * What English emails say of a freed time that leaves it as free as it was: what the reader could do with it, what somebody
 * might, how many it suits, where it is shown. Each match is as much of the clause as takes nothing.
 */
export const englishHintCues: Language["cues"] = {
  hinted: [
    `${clause}${doing} ${rest}`,
    `(?<=^\\W*|[,;:–—(|] ?)(?:don't|do not|never) (?:lose|waste|miss|let|forget|worry|leave money) ${rest}`,
    `(?<=^\\W*|[,;:–—(|] ?)(?:in order )?to (?:${doing}|keep|stop|prevent|block|hold|close|hide|protect|avoid|take) [^.;:!?–—,]{0,120}(?:,|$)`,
    `(?<=(?:if|unless) you (?:don't|do not|would|want|prefer|need|wish|'d|plan|are|'re)[^.;!?]{0,90}, )(?:please )?(?:block|hold|keep|close|hide|remove) ${possible}`,
    `(?:looking|trying|hoping|want|need|wish|ready|chance|way|ways|how|easy|easier|fastest|helps? you|helping you|lets you|allows you|time) to ${doing} ${possible}`,
    // Whoever may take it is nobody yet.
    `(?<!(?:know|knows|has|had|'ve|got|found|there's|there is|have|for|with) )(?:some(?:one|body)|any(?:one|body)|whoever)(?: else)?(?: (?:on|from|in) (?:the|your|our) [\\w -]{1,30}?)? (?:may|might|can|could|would|will|'ll|should)${possible}`,
    `(?<=^\\W*|[,;:–—(|] ?|(?:and|so|so that|that|where|let|because|has|have|found|lists?|shows?) )${many}(?:who |that |to whom )?(?:may|might|can|could|would|will|'ll|should)(?! [^.!?]*(?:took|has taken|accepted)) ${possible}`,
    `(?<=^\\W*|[,;:–—(|] ?|(?:and|so|so that|that|where|when|as|before|because|once|while|until) )(?:you|they|people|clients|customers|patients) (?:may|might|can|could|will|would|won't|can't|cannot|'ll|'d|want|need|still|don't|do not|have until|lose|earn|get)(?! (?:know|see|gave|find)) ${rest}`,
    // "Log in to see who could take the slot", not "I know who could take it".
    `(?<=(?:see|find out|find|check|discover|learn|(?:be|get) (?:told|notified|shown|alerted)|shows?(?: you)?) )who(?: else)? (?:may|might|can|could|would|wants)(?! (?:have|[^.!?]*(?:took|has taken|accepted)))(?!\\p{L})${possible}`,
    // Somebody whom one only supposes, and does not know: "I'm sure someone else wants it". Nothing more is said behind it.
    `(?:(?:i'm|i am|we're|we are|pretty|quite|fairly) (?:sure|certain)|i (?:bet|guess|imagine|suppose|suspect|expect)|no doubt|(?<=^\\W*|[,;:–—(] ?)(?:surely|probably|presumably|maybe|perhaps))(?: that)?(?: there's| there is| there are| there must be| you have| you've got)? ${anybody} (?:wants?|needs?|would|could|can use|'d)${it}`,
    `(?<=(?:give|offer|pass|let)(?: (?:it|this|that|my (?:slot|spot|time|place)))?(?: on)? (?:to )?)(?:whoever|(?:any|some)(?:one|body)(?: else)? who) (?:wants?|needs?|would|could|can use)${it}`,
    // "No need to hold the spot for me": a client who gives hers up, and "for me" gives it to nobody.
    "(?:(?:don't|do not)(?: (?:need|have) to)?|no need to|needn't) (?:hold|save|keep|reserve|block) (?:it|this|that|(?:the|my|our|this|that) (?:slot|spot|time|hour|place|opening))(?: open)?(?=(?: for (?:me|us))?(?: any ?more| any longer)?(?:\\W*$|[,;:–—]))",
    // How many it suits.
    `(?<=^\\W*|[,;:–—(|] ?|(?:and|there are|has|have|found|lists?|shows?) )(?:\\d+|no|none of (?:your|the)|several|some|two|three|four|five|all|many|your|most)(?: [\\w-]+){0,9} (?:match(?:es)?|fits?|suits?|waiting|wait|want|like|love|interested|looking|eligible|were|was|have been|been|will be|prefer)(?= |$)${rest}`,
    `(?<=^\\W*|[,;:–—(|] ?)${many}(?:who [\\w -]{1,40} |that [\\w -]{1,40} )?(?:love|like|want|fill|find|see|look|earn|get|lose|check|book|refill) ${rest}`,
    // It is shown to whoever looks.
    `(?:(?<=(?:will|'ll|can|automatically|to|we|now) )(?:text|notify|message|e-?mail|alert|share|post|list|offer|publish|show|suggest|recommend|feature|highlight|promote|advertise|announce|market|send|push|broadcast|release)|sent|sends|texted|texts|emailed|e-mailed|notified|messaged|alerted|told|posted|shared|published|listed|advertised|promoted|offering|announced|broadcast|(?<!(?:was|were|been|being|is|are) )offer(?:ed|s)?|let(?:ting)?)(?= ) ${rest}`,
    `${opening}(?: (?!will|was|is|has)[\\w-]+){0,3} (?:(?:will|may|can|could|should|might|would)(?: (?:now|also|then|automatically|still|soon|again|only))* )?(?:(?:is|be|was|are|has been|have been|been|being|has|gets|get)(?: (?:now|also|already|automatically|still|being|just|currently|again))* )?(?:shows?|showing|shown|appears?|visible|listed|posted|shared|published|promoted|advertised|announced|sent|texted|emailed|live|offered|on offer|falls?|expires?|lasts?|worth|costs?|counts?|starts|begins|ends|\\d+ ?(?:min|hour|h\\b)|an? (?:\\d|half|full|one|two)|less than|more than|within|inside|outside|too (?:short|close|late|soon)|eligible|becomes?|qualif\\w+|returns?|remains? (?:open|free|listed|bookable)|match\\w*|fits?|opens?|ready|waiting|no longer (?:charged|billed)|booked (?:online|on|through|via|by phone)|(?:re-?)?appears?|(?:added to|back on|on|in) (?:your|the) (?:openings|online|booking|website|public|marketplace|deals|last))${rest}`,
    `${opening} (?:can|could|may|might|should|needs to|has to|must) (?:(?:now|then|also|only|still|again|easily) )*(?:be|go|not be|cannot be)(?! (?:used|kept|held|blocked|reserved) )${rest}`,
    `${opening} (?:won't|will not|isn't|is not|hasn't|has not|wasn't|was not|can't|cannot|didn't|did not|doesn't|does not) (?:yet |automatically |be |been |get )*(?:re-?filled|filled|offered|shared|posted|booked|charged|taken|claimed|sent|listed|published|announced|texted|emailed)(?!\\p{L})${rest}`,
    // Something that belongs to it.
    `(?:fees?|deposits?|prices?|charges?|payments?|prepayments?|credits?|refunds?|links?|income|revenue|money)(?: [\\w$.-]+){0,2} (?:on|of|for|from|with|to) ${opening}${rest}`,
    `${opening} (?:fee|deposit|price|charge|payment|value|revenue|income|length|duration|alert|alerts|notifications?|reminders?|requests?|offers?|details|id|number|type|name|links?|manager|finder|reports?|settings|credit|refund|prepayment|rate|cost)(?!\\p{L})[^.,;:!?–—]{0,140}`,
  ],
  handedTo: [
    `(?:to|for|by|with|and|give|offer|offered|put|move|book|assign|let|call|text|texted|told|tell|ask|asked|invite|message|email|emailed|sent|notified|alerted|messaged|squeeze|fit|slot|pencil)(?: in| the| up| our| my)?(?= (?!${sites})\\p{L})`,
  ],
  hers: [
    "(?:to|for|by|with|give|offer|offered|put|move|book|assign|let|call|text|tell|told|ask|squeeze|fit)(?: in)? (?:(?:my|her|his|our|their)(?: own)?(?: [\\w-]+)? (?:sister|brother|mother|mum|mom|father|dad|daughter|son|husband|wife|partner|friend|neighbou?r|noon|cousin|aunt|uncle|colleague|coworker|boss|grandma|grandmother|niece|nephew|kid|child|kids|patient|client|regular|next (?:patient|client)|\\d+(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?)|(?:me|myself|her|him|us|ourselves|herself|himself)(?! (?:know|call|a call|ring)))(?!\\p{L})",
    "(?:my|her|his|our|your) (?:own )?(?:lunch|break|charting|paperwork|meeting|supervision|dentist|admin)(?!\\p{L})",
  ],
};
