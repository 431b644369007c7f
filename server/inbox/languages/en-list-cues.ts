import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const englishListCues: Language["cues"] = {
  none: [
    // Not "Cancellation fee: none", "Cancellation reason: none".
    "(?:cancel+ed|cancel+ations?|late cancels?)(?: (?:(?:for|on|of|in|from|since|today|tomorrow|this|next|last|so far|online|late|new|\\w+day|{appt}|clients?)(?!\\w)(?: (?!fees?|charges?|reasons?|polic)[\\w]+){0,3}))?\\W*[:=\\t]\\W*(?:none|0|zero|nil|nobody|n/a|[-–—])(?: (?:today|tomorrow|yet|so far|this \\w+))?",
  ],
  listCancelled: [
    "(?:new |late |recent )?cancel+ations (?:(?:received|made|reported) )?(?:today|yesterday|overnight|this (?:morning|week|evening)|since [\\p{L} ]{3,25})",
    "(?:today's |recent |late |new |client )?cancel+ations|cancel+ed(?: (?:appointments|bookings|sessions|visits|classes|lessons|reservations|by clients?|online|in the portal|by text))?|(?:appointments|bookings|sessions|visits) cancel+ed",
    "(?:\\d+|one|two|three|four|five|six) {appt} cancel+ed|cancel+ed {appt}",
  ],
  listOffered: offeredLists.en,
  listPast: [
    "(?:(?:recent|past|full|client|customer|patient|guest|student|member|account|appointment|booking|lesson|session|class|visit|change|status|event|order|reservation|cancel+ation|activity|audit|edit|\\p{L}+'s) )*(?:activity|history|log|timeline|audit trail|changelog|trail)(?: (?:for|of|with)(?: [\\p{L}.'&-]+){1,4})?|(?:past|previous|earlier|last|prior|recent) (?:\\d+ )?(?:appointments|bookings|visits|sessions|lessons|classes|changes|events|updates|activities)(?: (?:for|of|with|by)(?: [\\p{L}.'&-]+){1,4})?",
  ],
  listOther: [
    "(?:new|recent|today's|tomorrow's|confirmed|upcoming|remaining|booked|re-?scheduled|moved|other|completed|pending|your) (?:bookings|appointments|sessions|visits|classes|lessons|reservations|clients|requests)|(?:bookings|appointments|sessions|visits)(?: (?:booked|confirmed|re-?scheduled|moved))?|booked|confirmed|re-?scheduled|moved|no-?shows|completed|reminders|new|today|tomorrow|waitlist",
    // What else a day brings.
    "(?:(?:new|recent|latest|today's|client|patient|customer|guest|google|online|failed|incoming|unread|overdue|open|upcoming) )*(?:confirmations|unconfirmed|reviews|ratings|feedback|messages|birthdays|payments|forms|recalls?|referrals|news|announcements|insights|tips?|tips? of the (?:day|week|month)|did you know|from (?:the|our) (?:blog|library|team))(?: (?:for|from|of|to|since|received|due|outstanding)(?: [\\w']+){0,3})?",
  ],
  listMoved: [
    "(?:today's |recent |client )?(?:re-?scheduled|moved|changed|rebooked)(?: (?:appointments|bookings|sessions|visits|classes|lessons))?|(?:appointments|bookings|sessions|visits) (?:re-?scheduled|moved)|moves|re-?schedules|changes of time",
  ],
  listStill: [
    "(?:also |what's |what is )?(?:still|remaining|unchanged|unaffected|left|staying|kept|remains) (?:in|on|as|to|with|booked|scheduled|confirmed|for|that|this|today|tomorrow|standing|going|coming|here|unchanged)\\b[\\w ',]*|(?:still|remaining|unchanged|unaffected|kept)|{appt} (?:kept|retained|unchanged|unaffected|not (?:affected|cancel+ed|changed))|not (?:affected|cancel+ed|changed|touched)[\\w ',]*|(?:these|the following|all|your|her|his|their|the)(?: \\w+){0,2} (?:remain|stay|stand|(?:are|were|is|was|have|has) (?:still |not |not been |all )?(?:unaffected|unchanged|scheduled|booked|confirmed|on|standing|(?<=not (?:been )?)(?:affected|cancel+ed|changed)))\\b[\\w ',]*|on your (?:schedule|calendar|books?|diary)[\\w ',]*|(?:the )?rest of (?:the|your|that|this) [\\w ',]+",
  ],
  rowCancelled: [
    "\\d (?:(?:early|late|client|online) )*cancel(?:s|led|ed|l?ations?)?(?= \\(\\p{L}[^()\\d%]*\\))",
    "(?:late |early |client |patient |customer )?(?:cancel+(?:ed|s)|cxl'?d?|canc)|(?:(?:late|early|same[- ]day|short[- ]notice|client|patient|customer|guest) )+cancel(?=\\W*$)",
    "(?:please |to )?(?:drop(?:ped)?|cancel|strike|struck|remove|removed|released)(?=\\W*$)|(?:is )?off(?=\\W*$)|(?:won't|will not|isn't|is not|not) (?:happen|happening|going to happen|going ahead|taking place)",
  ],
  rowKept: [
    "(?:please |to )?keep(?=\\W*$)|keeping(?=\\W*$)|unchanged(?=\\W*$)|unaffected(?=\\W*$)|stays?(?: (?:as (?:is|it is|planned|booked)|put|on|the same))?(?=\\W*$)|stands(?=\\W*$)|remains(?: (?:as is|booked|scheduled|on))?(?=\\W*$)|retained|still booked|confirmed|unconfirmed|booked|scheduled|arrived|completed?|done|reserved|kept|checked[- ](?:in|out)|no response|pending|active|attended|present|re-?scheduled|no[- ]show|awaiting|paid|left (?:a )?(?:voicemail|message)|is (?:still )?(?:coming|on)|still (?:coming|on)|new booking",
  ],
};
