import type { Language } from "./language";

/** How English emails greet, and how they speak to who is served, and to who serves. */
export const englishParties: Language["parties"] = {
  greetings: "hi|hello|hiya|hey|dear|good (?:morning|afternoon|evening)",
  served: [
    "(?<!\\bi (?:\\S+ ){0,4})book again|book another (?:class|session|appointment|visit|time|lesson)",
    "(?:back|returned|refunded|restored|credited)(?: \\p{L}+)? (?:to|on|onto|in|into) your (?:account|pass|card|membership|package|balance|plan)|your account: |keep your credit",
    "see you (?:and \\p{L}+ )?(?:on the mat|in class|another time)",
    "(?:call|ring|phone|contact|text) us [^.!?]{0,80}?(?:new|another|alternative|re-?book|re-?arrange|re-?schedule)",
    "we(?:'ll| will) (?:offer|suggest|send|propose|find) you (?:a|an|another) [^.!?]{0,30}?(?:date|time|appointment|slot)",
    "you (?:can|may) (?:book|request|arrange|choose|make) (?:a new|another|a different) (?:appointment|time|slot|visit)",
    "(?<=^\\W*)(?:vehicle|mileage|licen[cs]e plate|arrival|check-?(?:in|out)|party size)\\s?[:\\t]|check-?in (?:from|after) \\d",
    "your (?:membership|deposit|vehicle|car|patient account)",
    "table for (?:\\d|two|three|four|five|six|seven|eight)|party of \\d|find a table",
    "you (?:will not|won't|do not|don't) (?:have to |need to )?(?:be charged|pay)|there is no charge|nothing to pay",
  ],
  servedBy:
    "your [^.!?]{0,80}?(?:with|by) (?:your |our )?(?:dr|doctor|dentist|hygienist|nurse|midwife|(?:personal )?trainer|instructor|physio|physiotherapist|stylist|barber|dermatologist|optometrist|advis[eo]r)s?(?:\\.| )",
  serving:
    "(?:appointments?|sessions?|lessons?|consultations?|visits?|booking) with you|(?:your|a|the|our|one of your) (?:clients?|customers?|patients?|students?|invitees?|attendees?|pupils?|guests?)(?!\\p{L}| account| portal| app(?!\\p{L})| area| login)|(?:slot|time|spot) is (?:now )?(?:open|free|available)",
  yours: "(?:your|yours)(?! (?:calendar|diary|schedule|waitlist|website|practice|studio|salon|page|system))",
  trades:
    "spa|salon|clinic|dental|dentists?|dentistry|gym|fitness|barbers?|hairdressers?|physio|physiotherapy|chiropractic|osteopathy|surgery|hospital|opticians?|eye care|veterinary|vets?|garage|motors|studio|medical|dermatology|pilates|yoga|nails?|tattoo|beauty|cpas?|accountants?|accounting|tax advisers|law|health cent(?:re|er)|hotel|inn|resort|restaurant",
  at: "at|at the",
};
