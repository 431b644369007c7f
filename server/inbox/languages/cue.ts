/** What a sentence may say. The phrases of each language say how. */
export type Cue =
  | "cancelled" // an appointment was, or is hereby, cancelled
  | "headline" // the same, as a heading or subject: matched from the start
  | "personal" // a client writes that they are not coming
  | "unfit" // a day or hour does not suit: that of an appointment, or one that was proposed
  | "plea" // "could you please cancel my appointment": a question in form only
  | "offered" // an opening is offered to a client
  | "bookable" // the same without a word for what is offered: "book now"
  | "bare" // the whole text of a message and nothing else: "Cancel please"
  | "answer" // of two buttons the other one: "I'll be there" beside "I can't make it"
  | "matter" // a line of a form: "Calling about: cancel appointment"
  | "freed" // the time is free again
  | "handsOn" // a note of the practitioner gives the time to the waitlist: "please offer round"
  | "sentBy" // a note of the practitioner says that what is below came from a client
  | "ownAffair" // or that it is her own: "not for the practice, my own dentist"
  | "policy" // about cancelling in general: read over
  | "conditional" // the clause after "if": read over
  | "thing" // something else was cancelled: read over, but noticed
  | "errand" // something of private life is named
  | "elsewhere" // what people have done at a bank, a school, a vet; of a client only where one acts
  | "theirs" // somebody cancels "your appointment": his own business with the reader
  | "office" // whoever writes does so for a firm or a doctor
  | "shared" // "our meeting", "your appointment"
  | "duty" // what somebody does who works for the practitioner: a shift, a repair
  | "caller" // whoever writes works for the practitioner
  | "onlyIf" // somebody does not come, or cancels, if something happens: found by the grammar of `conditions`, no pattern says it
  | "outsider" // who does not come is nobody's client: found by the grammar of `comers`, no pattern says it
  | "foreign" // what was cancelled is named, and is no appointment: found by the grammar of `comers`
  | "customer" // a business writes to the reader as to its customer or participant: "our technician"
  | "withoutMe" // what whoever writes does not come to goes on without her: "start without me"
  | "organizer" // whoever made the event cancelled it: of a calendar, that may be the client
  | "none" // "Cancelled: none"
  | "listCancelled" // a heading of a digest, over what was cancelled
  | "listOther" // a heading over anything else
  | "listMoved" // a heading over what was moved, its old time beside the new one
  | "listStill" // a heading over what goes on as planned beside it: "Still on your schedule"
  | "listAhead" // a heading over what comes besides, below the cancelled one: "Future appointments for Ann"
  | "listOffered" // a heading over times that a client could take instead: "We suggested these openings to Priya"
  | "listPast" // a heading over what was before: "Appointment history", "Activity"
  | "rowCancelled" // a cell of an agenda: this appointment was cancelled
  | "rowKept" // a cell of an agenda: anything else became of it
  | "rowTaken" // a cell beside it: who has the time now
  | "standing" // not cancelled, undone, only tried or asked
  | "retracted" // what was written before does not count: "ignore my last"
  | "corrected" // before what was meant instead: "I meant"
  | "resumed" // cancelled again, or after all
  | "undone" // restored, reinstated, not cancelled: of an appointment where its clause names nothing else
  | "forOthers" // for whom a class goes on: the rest of the group
  | "group" // a whole class or event, of which one place was cancelled
  | "opening" // what is booked or taken, in any word for a time or a place
  | "seat" // what one of a group cancels: a place, a registration
  | "kept" // an appointment stays: this one after all, or another one
  | "spares" // an appointment is not to be cancelled: another one, where a day is named
  | "holds" // somebody keeps something: an appointment where its clause names one
  | "belonging" // what can be kept besides: a deposit, a place on the waitlist
  | "affair" // what somebody does instead of coming, and that may go on: a trip, a wedding
  | "day" // the name of a weekday or month
  | "clause" // begins another clause: "and", "but"
  | "therefore" // what is said before is the reason of what follows
  | "because" // what follows is the reason
  | "staged" // a cancellation is only played, told or given as an example
  | "review" // what a client wrote in a review or survey is passed on: whatever it tells is over
  | "invited" // to an event: a webinar, a class of the sender; its day and hour are no appointment
  | "joining" // all that stands between two dates of one verb: "and the one on"
  | "choice" // one of several dates, and not both
  | "oneOf" // one of several is cancelled, and it is not said which
  | "wished" // the practice cancelled because the client asked
  | "another" // the appointment after this one, named without its day: "next week", "the others"
  | "request" // a request, never an appointment
  | "unsettled" // what was not agreed yet: "changed from pending to cancelled"
  | "question"
  | "booked"
  | "bookedTitle" // a subject that tells of a booking: "Booked: consultation with Ann"
  | "planned" // how the cancelled one had stood: "was scheduled for": read over before "booked"
  | "unbooked" // a booking as somebody wishes it, or counted: read over before "booked"
  | "thanked" // "thank you for booking": in a cancellation only a courtesy
  | "itsHour" // the whole sentence behind that of the day, "#" for its hour: "Her appointment was at #."
  | "older" // an earlier appointment than this one: "last week's"
  | "filled" // the freed time is taken again
  | "unfilled" // it has no taker yet, or the places of a class are counted: read over before "filled"
  | "slotTalk" // something is said of the freed time: where it is nothing that is understood, it is asked about
  | "hinted" // a clause that gives the freed time to nobody: what could be done with it, who might want it, where it is shown
  | "handedTo" // before the name of whoever gets something: "offer it to"
  | "hers" // the same without a name, "to my sister", or for something of one's own
  | "settled" // above a cancellation that is quoted or forwarded: the matter is done with
  | "reminder"
  | "answered" // a reminder that somebody answered: read over before "reminder"
  | "moved" // rescheduled
  | "proposed" // a move that somebody wishes
  | "refused" // a new time that was proposed is declined: the old one stands
  | "declined"
  | "tentative" // an invitation was answered with a maybe
  | "noShow"
  | "money"
  | "disputed" // a payment is contested: why, is the customer's claim, and its day a deadline
  | "waitlist"
  | "advert"
  | "wholeClass" // the practice itself cancels: nothing opens
  | "byPractice" // the practice closed the time: it cancelled, a reason that only it gives, no booking is possible
  | "apology" // what a practice writes that cancels, and now and then a client
  | "absent" // a practice that is away, or a family
  | "mine" // an appointment of whoever writes
  | "internal" // a meeting of the team
  | "movedFrom" // before a date or an hour: it can only be the old one
  | "movedTo" // before a date or an hour: it can only be the new one, if the appointment was moved
  | "edited" // what was changed of an event, and it is not its time: "Changed: location"
  | "timeKept" // something else of the appointment changed, not its time
  | "comesStill" // somebody comes all the same, another one comes, or it is done online
  | "recurs" // a time of every week, without a day: "my standing Tuesday 9 am"
  | "covered" // somebody stands in, or the freed time is kept for somebody: "covered by Dana", "hold it for Ann"
  | "ailing" // whoever is named before it is ill or away: the reader herself frees nothing
  | "takenBack" // what stands in a notice or above it takes its cancellation back: "wrong one", "keep it for my husband"
  | "testMail" // a tool sends a test
  | "sample" // a draft, a preview, the message of a test system
  | "pretended" // a letter takes back what it said, or only imagines it
  | "pitch" // whoever writes sells something to somebody unknown
  | "upkeep" // the maintenance of a tool
  | "offline" // a tool cannot be reached, or can be all the time
  | "elsewhereTold" // a court, a clinic or a laboratory tells of what is done there
  | "worksHere" // whoever writes stands in for the reader, watches her or audits her
  | "ofDoctor" // whose appointment or hour it is, of those who serve: "Dr. Lund's 3:30"
  | "amongUs" // what friends and teams meet for, and are called off from
  | "ofTool" // what a tool cancels besides appointments: a form, a room, an entry made twice
  | "ofAdviser" // what an accountant or insurer meets the reader for
  | "adviser" // that trade, in a name
  | "theirsMoved" // a school or a court has moved something of its own
  | "several"
  | "series"
  | "stampBefore" // before a date: when something was done
  | "asideBefore" // before a date: another appointment, a wish, a deadline
  | "asideAfter" // after a date
  | "oldBefore"
  | "freshBefore";

/** Those that say that an appointment was, or is hereby, cancelled. */
export const cancelling = new Set<Cue>(["cancelled", "headline", "personal"]);
