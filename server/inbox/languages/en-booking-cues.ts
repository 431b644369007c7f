import type { Language } from "./language";

/** What English emails say of bookings, and of a time that was given to somebody else. */
export const englishBookingCues: Language["cues"] = {
  booked: [
    "(?:new|another) (?:online |confirmed )?(?:appointment|booking|event|reservation|session|meeting|lesson|client booking)(?! request)(?=$|\\W*(?::|-|–|\\(|from|for|with|by|on|booked|scheduled|confirmed|alert|notification|received|made|has been|was))",
    "(?:has|have|had) (?:just |now |since |already )?(?:re-?)?(?:booked|scheduled)(?! (?:on|at) )",
    "(?:is|are|was|were|been|now) (?:now |all |just |officially )*(?:re-?)?(?:booked|confirmed)(?! (?:on|cancel|in for))",
    "(?:appointment|booking|session|reservation|meeting|event) (?:is |was |has been |now )*(?:confirmed|confirmation|booked|scheduled|accepted|created)(?! (?:on|cancel))",
    "(?:thanks|thank you) for (?:booking|scheduling|your booking|your reservation)",
    "you(?:'re| are) (?:all )?(?:booked|set|confirmed|scheduled)",
    "(?:confirm|confirms|confirming|confirmation of) (?:the |your |their |an? |this )?(?:appointment|booking|session|reservation|visit)",
    "(?:re-?booked|booked|scheduled) by",
    "a new (?:event|appointment|booking|meeting|session) has been",
    "booked (?:again|a new|an appointment|a session|online)",
    "see you (?:on|at|tomorrow|next) ",
    "invitation(?: from an unknown sender)?: ",
  ],
  freed: [
    "(?:\\d|[ap]\\.?m\\.?|o'clock|\\w+day|\\dth|\\d(?:st|nd|rd)|today|tomorrow|opening) (?:is|are|has|was|now) (?:now |been |become |just )*(?:wide )?(?:open|free|available|opened up|freed|released|back on)",
    "(?:time|slot|spot|hour|opening|place) (?:is|are|has|was|now) (?:now |been |become |just )*(?:open|free|available|opened|freed|released)",
    "give (?:my|the|her|his|this|that|our) (?:slot|time|spot|place|appointment)",
    "(?:offer|open|release|free|fill|give) (?:this|the|that|my|up|her|his)…(?:slot|time|spot|opening|hour)",
    "(?:slot|time|spot) (?:just )?(?:opened|freed) up",
    "back on your calendar|open on your calendar again",
  ],
  filled: [
    "(?:will|is going to|can|could|is happy to|agreed to|gets? to|wants? to|'ll) (?:take|have|get|fill|use) (?:over )?(?:her|his|the|their|that|this|my) (?:slot|spot|time|place|appointment|hour)",
    "(?:took|takes|taking|got|has taken) (?:over )?(?:her|his|the|their|that|this|my) (?:slot|spot|place|appointment)",
    "(?:put|booked|moved|scheduled|placed) \\w+(?: \\w+)? (?:in|into) (?:her|his|the|their|that|this|my) (?:slot|spot|place)",
    "(?:slot|time|spot|opening|it|place|appointment|hour) (?:has|have|is|was|'s) (?:now |already |since |just |been )*(?:filled|taken|given|re-?booked|claimed|gone|snapped|re-?assigned)",
    "(?:filled|given|offered|re-?assigned) (?:this|the|that|her|his|your) (?:slot|time|spot|opening)",
    "(?:filled|taken|booked|claimed) (?:by|from) (?:your|the|our) waitlist",
    "(?:has|have|is|was|been) (?:now |already |since |just |been )*(?:filled|taken(?: over)?|claimed|snapped up|re-?booked|picked up) by",
    "(?:opening|slot|spot|time|appointment|it)…(?:has|have) been (?:claimed|taken|filled|re-?booked)\\b",
    "(?:put|booked|slotted|squeezed|fitted|fit|moved|placed|popped) (?:(?:mr|mrs|ms|miss|dr)\\.? )?\\p{L}+(?: \\p{L}+)? (?:in|into|in for|in at|there|instead)\\b",
    "(?:gap|slot|spot|opening|cancel+ation) (?:is |was |has been |now )*(?:re-?)?filled",
    "(?:someone|somebody) (?:else|from the waitlist|on the waitlist)…(?:has |have |already |just )(?:taken|booked|filled|claimed|took)",
    "(?:swapped|replaced) (?:with|by) (?!work|illness)",
    "(?<!\\d )(?:already|just|now) (?:filled|re-?booked|given away|taken)",
    "(?:i|we)(?:'ve| have)? (?:already )?(?:filled|given|booked|put) (?:it|this|that|her slot|his slot|the slot|someone|somebody)",
    "moved up (?:from|off) the waitlist|promoted from the waitlist",
  ],
};
