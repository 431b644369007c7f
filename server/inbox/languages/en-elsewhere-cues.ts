import type { Language } from "./language";

/** How English emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const englishElsewhereCues: Language["cues"] = {
  elsewhere: [
    "vaccinations?|vaccines?|inoculations?|immuni[sz]ations?|boosters?(?: (?:shot|jab))?|flu (?:shot|jab)s?|(?:covid|travel|puppy|kitten) (?:shot|jab)s?|jabs?|worming|neutering|spaying|microchipping",
    "blood (?:tests?|draw|donation)|mammograms?|smear(?: tests?)?|colonoscop(?:y|ies)|endoscop(?:y|ies)|outpatients?|hospital (?:appointment|visit|admission|procedure)|pre-?op(?:erative)?(?: \\p{L}+)?|eye (?:tests?|exams?)|sight tests?|hearing tests?",
    "(?:job |video |phone |telephone |screening |panel |second |first |final |your |the |an )*interviews?(?= (?:with|at|for|on|by|in|has|have|was|is)\\b)",
    "(?:mortgage|loan|banking|bank|branch|pension|investment|wealth|insurance|claims?|visa|tax|vat|audit|legal|notary|probate|conveyancing) (?:\\p{L}+ )?(?:appointments?|meetings?|reviews?|calls?|consultations?|interviews?(?! (?:prep\\p{L}*|coaching|practice|training)))|account reviews?|financial review",
    "settling[- ]in(?: \\p{L}+)?|(?:school|nursery|kindergarten|pre-?school|day ?care|teacher|headteacher|form tutor|principal|admissions|enrol+ment|university|college) (?:\\p{L}+ )?(?:appointments?|meetings?|conferences?|interviews?|tours?|visits?|calls?|sessions?)|at (?:the )?(?:nursery|school|kindergarten|daycare)",
    "mots?|(?:gym|fitness|membership) inductions?|house viewings?|property viewings?|valuations?|home visits? by",
    "parents?(?:['’]s?)?(?: and |[ -])(?:teachers?|carers?)(?: (?:meetings?|conferences?|evenings?|consultations?|appointments?))?|parents?['’]?s?['’]? evenings?",
  ],
  theirs: [
    "(?:writing|calling|e-?mailing|texting|messaging|reaching out|getting in touch|contacting)(?: (?:to )?you)? to (?:\\p{L}+ ){0,2}cancel your(?! (?:client|patient|customer|\\d))",
    "(?<!(?<!\\p{L})(?:i|we|i've|we've|i'd|we'd|and|to)(?: [^ .,;!?]+){0,3} )(?<=\\p{L} )cancel+ed my(?!\\p{L})",
    "\\p{L}+ (?:from|at|with) (?!your\\b)(?:[\\p{L}&'.-]+ ){1,3}?(?:(?:has|have|had|just) )*(?:had to )?cancel+ed (?:both |all )?your(?! (?:client|patient|customer|system|calendar|books?))",
    "cancel+(?:ed|s)…(?:that )?you(?: were| are|'re| had| have)(?: been)? (?:going to|attending|joining|signed up for|registered for|enrol+ed in)",
    "(?:has|have|had|must|needs?|going|wants?|wishes|regrets|asked|obliged|forced|is|are) (?:to )?(?:having to )?(?:\\w+ )?cancel(?:ling|ing)? (?:both |all )?your(?! (?:client|patient|customer|system|calendar|books?)| visits? to (?!our|us|the (?:clinic|practice|studio|salon|office)))",
    "(?:boiler|gas|heating|lift|elevator|alarm|internet|cable|phone|water) (?:man|guy|engineer|technician|fitter|people|company)[^.!?]{0,30} (?:called|rang|phoned|texted|messaged)",
  ],
  office: [
    "(?:this is|it's|it is|here is|calling from|writing from|on behalf of|from|here at) (?:the )?(?:[\\p{L}'.&-]+ ){1,4}(?:office|surgery|chambers|reception|secretary|front desk)(?=\\W|$)",
    "(?<=^\\W*(?:\\p{L}+,? )?)(?:dr|mr|mrs|ms|prof|professor|doctor)\\.? [\\p{L}'-]+'s? (?:office|surgery|practice|clinic|chambers|secretary|assistant)(?=\\W*[:,–-])",
    "(?:(?:this is|it's|it is|my name is) |(?<=^\\W*(?:(?:hi|hello|dear|hey) \\p{L}+,? )?))\\p{L}+(?: \\p{L}+)? (?:from|at|with|of) (?!my|our)(?:[\\p{L}&'-]+ ){0,4}(?:insurance|accountants?|accounting|bank|solicitors?|lawyers|law|estate agents?|lettings|realty|recruitment|recruiting|motors|garage|dental|opticians?|vets?|veterinary|school|nursery|council|software|consulting|ltd|llc|inc|agency|associates|finance|mortgages)(?: (?:here|speaking))?(?=\\W|$)",
    "at (?:our|my) (?:own )?(?:offices?|branch|chambers)(?! (?:chair|massage))",
  ],
  shared: ["(?:our|your) (?:\\S+ ){0,3}?(?:{appt}|catch-?ups?|chats?|reviews?|demos?|interviews?)"],
};
