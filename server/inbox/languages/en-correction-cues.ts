import type { Language } from "./language";

/** How English emails take back, correct or repeat what was written before. */
export const englishCorrectionCues: Language["cues"] = {
  retracted: [
    "(?:ignore|disregard|forget|scrap|delete|bin) (?:\\w+ )?(?:my|our|the|that) (?:last|previous|earlier|prior|other|below|above)(?: (?:one|two|messages?|e-?mails?|notes?|texts?|voicemails?|msg|mails?))?(?! (?:\\w+ )?(?:{appt}|payment|invoice|visit|offer))\\b",
    "(?:ignore|disregard) (?:the )?(?:message|e-?mail|note|text)? ?(?:below|above)|(?:ignore|disregard|never ?mind) (?:the|my|that) (?:subject|title|heading)(?: line)?",
    "(?:disregard|ignore|void|scrap|retract|withdraw|withdrew|take back|took back|takes back)(?:ed|ing|s)?…(?:previous|last|earlier|prior|above|my) (?:\\w+ )?(?:message|e-?mails?|note|notice|notification|text|voicemail)s?",
    "(?:scrap|strike|belay) that(?=\\W*$|[,;:!–-]| (?:last|please|sorry|message|e-?mail|note)\\b)",
    "scratch that|please disregard|disregard (?:this|that)|please ignore|ignore (?:this|that|it)|forget (?:my|that|it|what)",
    "(?:ignore|disregard|forget|scrap) (?:about )?(?:what|everything|all|whatever) (?:that )?(?:i|we) (?:just |have |'ve |had )?(?:wrote|written|said|sent|texted|told)|i take (?:that|it all|what i (?:said|wrote)) back",
  ],
  corrected: [
    "(?:i|we) meant(?! to (?!say|write|put|type)| (?:well|it\\b(?! to)|that|every|no))",
    "(?:i|we) mean(?=,? (?:the |on |at |for )?(?:\\d|{day}))",
    "(?:should|was supposed to|were supposed to|was meant to|ought to) (?:have )?(?:been|be|read|said|say)(?= (?:the |on |at |for )?(?:\\d|{day}))",
    "(?:make that|or rather,?)(?= (?:the |on |at |for )?(?:\\d|{day}))",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:small |quick |my )?correction(?=\\s*[:–-])|(?:got|had|wrote|gave|put|sent|typed)(?: you)? the wrong (?:day|date|time|hour|week|month)|wrong (?:day|date|time|hour|week|month)(?=\\W*[:,–!-])",
  ],
  resumed: [
    "changed (?:my|his|her|their|our) minds? (?:yet |back |once )*(?:again|more)",
    "(?:do|does|now|really|definitely) (?:i |we |she |he |they )?(?:do |does |really |definitely |actually |still )*(?:have|has|need|needs|must|want|wants) (?:to )?cancel",
    "(?:have|has|had|need|needs|must|going|want|wants) (?:to )?(?:\\w+ )?cancel (?:[^ .,;!?]+ ){0,9}after all",
    "(?:has|have|had|is|are|'s|'ve) (?:now |just )*cancel+(?:ed|ing) (?:[^ .,;!?]+ ){0,9}after all",
    "after all (?:i|we|she|he|they) (?:do |does |did |really |still )*(?:have|has|had|need|needs|must) (?:to )?cancel",
    "(?:can't|cannot|can not|cant|won't|unable to|not able to|couldn't)(?: be able to)? (?:come|make|attend|be there)(?: [^ .,;!?]+){0,9} after all",
    "please do cancel|do (?:please )?cancel (?:it|this|that|me|my|the|our|her|his)",
    "(?:it is|it's|it was)(?! not|n't| a (?:mistake|pity|shame|joke))[^.!?;]{1,60} (?:that|who|which) (?:(?:i|she|he|they|we|you) )?(?:have |has |had |'ve )?(?:to )?cancel(?:l?ed)?\\b",
  ],
};

export const englishCorrections: Language["corrections"] = {
  denied:
    "(?:, |\\(|[-–] ?)(?:and )?(?:certainly |definitely )?not(?: (?:the one|that|one|on|for|at|the|this))*|as opposed to(?: (?:the|on))*",
  reported:
    "wrote|said|say|says|saying|saw|stating|states|told|claim(?:s|ed|ing)?|telling|mention(?:s|ed|ing)?|thought|assumed|reads?|reading|in which",
};

/** On what a cancellation depends, and what only sounds so. */
export const englishConditions: Language["conditions"] = {
  ifs: "if|unless|provided(?: that)?|providing|assuming|on condition that|as long as|should (?:he|she|it|they|the|my|our|his|her|this|things)",
  otherwise: "otherwise|if so|if not|worst case|or else",
  behind: "depending on|only if|just if",
  notSo: "even|as|what|only|and|or|see|know|sure|ask|asked|wonder|wondering|check",
  politely:
    "(?:that|it|this|all)(?:'s|’s| is| was| isn't| is not) (?:all )?(?:ok|okay|alright|right|fine|possible|not|good|cool|easier|still possible|too late|a problem|an issue|any help|no trouble)|that works|possible|at all|poss\\b|need be|needed|necessary|required|applicable|not already|you (?:could|would|don't mind|do not mind|wouldn't mind|please|haven't|have not|get|see|read|receive|remember|recall|look|have any (?:questions|issues|problems)|need (?:anything|any|me)|'re ok|are ok|didn't|did not)|i (?:may|might|remember|recall|understand|read|counted|have (?:it|this|that) right)|i(?:'m|’m| am) (?:not (?:mistaken|wrong|too late)|honest|right|allowed)|memory serves|anything|anyone|somebody|someone|so\\b|only|there(?:'s|’s| is| are) (?:a|an|any|one|some) (?:fee|charge|penalty|cost|form|way|waitlist|waiting|late)|the (?:fee|charge) applies",
  turns: "but|so|therefore|hence|anyway|either way|regardless|sadly|unfortunately|though",
  goesOn:
    "and|but|so|please|pls|let|because|as|since|due|i|i'm|i'll|i'd|we|you|he|she|they|thanks|thank|sorry|would|could|hoping|happy|also|which|who|when|while",
};

/** "I had a three fifteen this afternoon with Dr Sung", not "I had a 3 o'clock come up". */
const hadAnHour =
  "had an? (?:\\d{1,2}(?:[:.]\\d\\d)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?:[ -](?:oh[ -]five|ten|fifteen|twenty(?:[ -]five)?|thirty(?:[ -]five)?|forty(?:[ -]five)?|fifty(?:[ -]five)?))?)(?: ?[ap]\\.?m\\.?| o'clock)?(?=\\W*$| (?:on|this|today|tomorrow|tonight|with (?:you|dr|doctor|mr|mrs|ms|miss)|for (?:today|tomorrow|this)|\\p{L}{3,6}day)(?!\\p{L}))";

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const englishWhys: Language["whys"] = {
  ofVisit: `${hadAnHour}|make it|can't do|won't be|(?:am|is|are|was|were|'m|'re|'s|i|we|she|he|had|have|'ve|been|got|me|us|him|her|them|already|originally) (?:\\w+ )?(?:booked|scheduled|registered)|^\\W*(?:booked|scheduled)|signed (?:her|him|us|me )?up|down for|(?:got|have|had|has|put) (?:me|us|her|him|them) (?:down|in|booked)|see(?:ing)? (?:you|me)|with you|(?:in|over|down|up|out|across|round) to you|(?:get|bring|come|getting|bringing|coming)(?: \\p{L}+){0,3} to you|supposed|due|com(?:e|ing) (?:in|by|over|to)|be in(?=\\W*$| (?:to|on|at|for|this|today|tomorrow|that))|be there|your (?:place|studio|office|clinic|calendar|books?|schedule|diary)|slots?|spots?|usual|regular|standing|works? for|suits?|possible|need you|available|free|no longer|any ?more|absent|texted|message`,
  elsewhere:
    "meetings?|calls?|class(?:es)?|events?|jobs?|exams?|hearings?|mediations?|depositions?|tours?|fittings?|trainings?|workshops?|check-?ups?|evaluations?|assessments?|consult(?:ation)?s?|readings?|rentals?",
};
