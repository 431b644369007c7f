import type { Cue } from "./cue";
import type { ComerWords, PartyWords, PeopleWords } from "./people-words";

/**
 * One language is one data file. Words are separated by spaces, phrases by "|", all in lower case.
 * Cues are patterns for one sentence: `{appt}` is any word for an appointment, `{thing}` any word for something
 * that is no appointment, `{errand}` what is booked in private life, `{day}` the name of a weekday or month, `…` at most
 * 70 characters in between. A cue has to match whole words.
 */
export interface Language {
  code: string;
  /** Frequent small words that give the language away. */
  common: string;
  /** Small words that do not, for other languages have them, too, or names: "die", "war", "de la". */
  alike?: string;

  months: string[]; // twelve times "december dec"
  weekdays: string[]; // seven times, Monday first; "_" where a name has a space
  today: string;
  tomorrow: string;
  tonight: string; // phrases for this afternoon and this evening
  noDate: string; // phrases with a word that would be a date: "guten Morgen"
  dayAfterTomorrow: string; // words or phrases
  yesterday: string;
  thisWord: string; // this Friday
  nextWord: string; // next Friday
  followingWord: string; // the following Friday: not the one that was named
  lastWord: string; // last Friday: it is over
  nextWeek: string; // beside a weekday, phrases: "Thursday of next week", "nächste Woche Donnerstag"
  thisWeek: string; // pattern: the whole week of today
  laterWords?: string; // behind a day, and how many days later it is then: "Friday week 7", "in # weeks 7" of any number
  monthWords?: string; // behind the day of a month, and how many months later it is: "of next month 1"
  laterBefore?: string; // the same before it: "a week on Friday"

  am: string;
  pm: string;
  morning: string; // phrases after an hour: "in the morning"
  afternoon: string; // afternoon and evening
  early: string; // behind a day, that an hour is one of the morning: "early", "à la première heure"
  morningEndings?: string; // of weekdays and of the next two days: "Dienstagvormittag"
  afternoonEndings?: string;
  noon: string;
  midnight: string;
  clock: string; // after a number of hours: "uhr", "h", "o'clock"
  ordinal: string; // glued to a number: "st nd rd th"
  ordinals: string; // first to thirty-first, as far as there are words
  numbers: string; // one to twelve, in order, and on to twenty-two where a day has so many hours; "/" parts two spellings
  minuteWords: string; // five to fifty-five, by fives; "_" where a word has a space
  between: string; // small words that stand between a date and a time, or before them: "at", "on", "the"
  at: string; // the words among them that announce a time
  until: string; // between the ends of a range
  minutesBefore: string; // said before the hour: "half past +30", "halb -30"; "# to -" is all of `minuteWords`, "# nach halb -30+" from the half hour on
  minutesAfter: string; // said after the hour: "y media +30", "moins le quart -15"
  opensRange: string; // "between"
  dateWords: DateWords;

  /** Words in the label of a line or cell, by what the value is then. Earlier classes win. */
  labels: Labels;
  labelWords: LabelWords;
  people: PeopleWords;
  comers: ComerWords;
  parties: PartyWords;
  conditions: ConditionWords;
  whys: WhyWords;
  corrections: CorrectionWords;
  leads: Leads;
  notices: NoticeWords;
  doubts: DoubtWords;
  chains: ChainWords;
  behind: BehindWords;
  zoneWords: ZoneWords;
  cues: Partial<Record<Cue, string[]>>;
  appt: string; // pattern: words for an appointment
  service: string; // pattern: what clients come for, as the whole noun or at its head: "pedicure", not "pedicure chair"
  thing: string; // pattern: words for what can be cancelled besides
  paidWith: string; // pattern: "with her ten-class pass", after the appointment that it pays for
  abbreviations: string; // patterns parted by "|": a dot after them ends no sentence
  errand: string; // pattern: what a practitioner books elsewhere: a ride, a table, a repair

  headers: { from: string; sent: string; to: string; subject: string };
  forwarded: string; // phrases inside "---------- … ---------" or before a forwarded message
  wrote: string; // patterns of the line before a quotation, without the name
  wroteStem: string; // letters without which there is no such line
  prefixes: string; // of subjects: "re fwd"
  autoReply: string[]; // patterns of subjects
  undelivered: string[];
  received: string; // pattern: how a help desk says that a message has arrived
}

export interface Labels {
  reason: string; // free text of a person follows
  birth: string;
  zone: string;
  stamp: string; // when something was done: booked, cancelled, sent
  old: string;
  fresh: string; // the new time
  end: string;
  aside: string; // another appointment, a wish, a deadline
  cancelled: string; // a participle on its own: the slot, or when it was cancelled
  when: string;
  time: string;
  who: string; // the client
  by: string; // who did it
  plain: string; // known labels that say nothing about time
}

/** What stands inside a date or beside an hour, or says that a number is neither: words and patterns parted by "|". */
export interface DateWords {
  articles: string; // between a weekday and its date: "Dienstag, den 8."
  afterTomorrow: string; // between "tomorrow", or a month, and the day: "December the 8th"
  dayFollows?: boolean; // a number alone behind a weekday is its day: "vendredi 11"
  dayNamed: string; // before a day without its month: "día 17"
  dayAlone: string; // the same, where the day is an ordinal: "the 17th", "den 17."
  dayAtHour: string; // a word before such a day and one after it: "le à" for "le 10 à 9 h"
  beforeMonth: string; // "8 of December"
  beforeYear: string; // "8 de diciembre de 2026"
  alsoWords: string; // short names of weekdays that mean something else, too: "sat"
  usual: string; // between "my" and an hour: "my usual 9.30"
  apposed: string; // between a weekday and its date, behind a mark: "Saturday, that is the 21st"
  owners?: string; // before an hour that is nothing but a number, and its day: "our 11 today"
  beforeAlso?: string; // what stands before such a name and "at", and not before its other meaning: "cancel sat at 12"
  noSpan: string; // between two dates, without making a stretch of time of them: "and"
  streets: string; // "12 May Street"
  roads?: string; // "rue du 4-Septembre"
  squares?: string; // the same, only behind the number of a house, for they mean other things, too: "3, place du 8 Mai"
  ofRoads?: string; // between a road and its date: "du"
  hourLabels: string; // before "0830" or "8.30"
  counted: string; // after a number that is no hour: "3 weeks", "9.30 pounds"
  ahead: string; // after a number of hours that is a length: "two hours before"
  prices: string; // after a number with a point that is no hour, but paid: "15.50 fee"
}

/** Words and patterns inside labels, parted by "|". They hold for every message: labels mix languages more than sentences do. */
export interface LabelWords {
  filling: string; // says nothing: "Name of the client"
  for: string; // "Booked for": the appointment, not when it was booked
  on: string; // "Cancelled on": when it was done, even if an appointment is named: "Appointment cancelled on"
  doneOn: string; // the same, unless an appointment is named: "Cancelled via", "Cancellation date"
  cancelStem: string; // in a heading that is no label: "Cancellation"
  replaced: string; // what is cancelled because another took its place: "the original appointment"
  dating: string; // what makes a label of such a heading: "Cancelled from"
  actor: string; // what makes a heading again, before a word: "Cancelled by client"
  zoneLabel: string; // in the label of a time zone
  status: string; // a whole label before what became of an appointment: "Status"
  given: string; // ends the label of a reason: "Reason you gave"
  no: string; // the word with which somebody declines: "Confirmation text: NO"
  matched: string; // a whole label of the appointment to which a message belongs: "Matched to"
  refund: string; // pieces of words for money that goes back
  becomes: string; // between what a status was and what it is: "changed from confirmed to cancelled"
  untilNow: string; // a whole label of the time that a move leaves, where an earlier one is named, too: "Was booked"
  fromNow: string; // and of the one it takes: "Now booked"
  leadIn: string; // a whole lead to a sentence, and no label: "Bad news"
  called: string; // a whole label of when somebody rang or wrote: "Call received"
  answer: string; // a whole label before what somebody answered: "Reply"
  proposal: string; // how the subject of a time that is proposed begins: "New proposal"
  caller: string; // a whole label before the name of whoever rang, of a note of her call: "Caller"
  taker: string; // a whole label of whoever has the freed time now: "Accepted by"
  noTaker: string; // how its value begins where nobody has it
  purpose: string; // a whole label of what a visit is for, in a word: "Reason for visit"
  statusTaken: string; // behind the label of a status: somebody has it
  naming: string; // a whole label whose value is a name, whatever its words mean: "Service", "With"
  toCancel: string; // a whole label of a form before what a client cancels with it: "Appointment to cancel"
  movedBelow: string; // how a line leads to the appointment that somebody moved, `{appt}` in it: "has rescheduled the following {appt}"
  upNext: string; // a whole label of what comes next, or of a time in general, patterns: "Coming up first", "Busiest hour"
  date: string; // the day of something, in a label: "Date and end time" is no stretch from the date to the end
}

/** What notices of tools write around an appointment: patterns parted by "|". */
export interface DoubtWords {
  dateLabels: string; // before "20261204" or "4-12-26", which are numbers of orders elsewhere
  otherWeek: string; // phrases right beside a weekday: "Thursday after next", "übernächsten Donnerstag", "every Thursday"
  feasts: string; // beside a weekday, or a word or two behind it: "Easter Monday", "the Thursday before Easter"
  or: string; // between two hours of which one is meant
  guessed: string; // patterns behind an hour: "at 3, I think"
  wrote: string; // before the day and the hour at which somebody wrote or rang: "message left on"
}

export interface NoticeWords {
  order: string; // what tools of several trades call an appointment, and shops and agencies something else: "order 4471", "job 4471"
  atBooking: string; // a whole label of what somebody filled in as she booked: "Answers at booking"
  changed: string; // over the column of what it is now, beside one of what it was: "Updated"
  since: string; // before the first day of a time without an end: "closed as of May 11"
  till: string; // before the last of one without a beginning
  sameHour: string; // before the hour of both days of a move: "same time (10 am)"
  otherDay: string; // where something is moved to that is not named: "to a later date"
  moveOpen: string; // in a heading over old and new: they are only asked for, refused or undone
  moveDone: string; // in the same heading: what was asked for was done, "request approved"
  pointing: string; // behind or before a word for what the rows of the notice name: "the meeting below"
  ofOld: string; // before that time, where something of it is spoken of: "reminders for"
  oldOne: string; // in a sentence of a notice that moves: the time that was left, "the previous time"
  openAgain: string; // said of the time that was left, it is free: "bookable"
  thisOne: string; // in a paragraph of terms: it speaks of this appointment or of a side of its move: "the previous time", "this change"
}

/** How somebody says on what a cancellation depends: patterns parted by "|". */
export interface ConditionWords {
  ifs: string; // begins the condition: "if", "unless"
  otherwise: string; // only before the verb: what the condition was stands in another sentence
  behind: string; // only behind the verb: "depending on"
  notSo: string; // before "if", which is then none: "even if", "not sure if"
  politely: string; // behind "if", where nothing depends on it: "if that's ok"
  turns: string; // between a clause with "if" and a verb that does not depend on it: "but"
  goesOn: string; // begins another clause: "and", "please"
}

/** In a clause with a day or an hour that does not cancel it: patterns parted by "|". */
export interface WhyWords {
  ofVisit: string; // it speaks of the appointment: "booked", "with you"
  elsewhere: string; // words for an appointment that people have elsewhere, too: "a meeting"
}

/** How somebody corrects what was written: patterns parted by "|". */
export interface CorrectionWords {
  denied: string; // before a date that is not the one: ", not"
  reported: string; // between the words that take a message back and what that message had said: "I wrote"
}

/** What leads to a date or an hour that stands apart from its fellow: words and phrases parted by "|". */
export interface Leads {
  onDay: string; // before a date: "9:00 on 12/5"
  ofDay: string; // the same, but only after an hour: "9:00 of December 5"
  daysOf: string; // the same, but only before a date of two numbers: "Ann's 12/5"
  fromDay: string; // before a date that may begin a stretch of time
  atHour: string; // before an hour, also before a second one: "9:00 and at 15:00"
  ofSomebody?: string; // between an hour and whose it is: "le 15 h de Dana"
  fromHour: string; // before an hour that follows its date
  aloneBeforeHour: string; // all that its line says before the hour: "Starting at 9:00"
  brought: string; // patterns, before the hour at which somebody comes or a pet is brought: "drop-off"
  fetched: string; // the same of when they are fetched: "pick-up"
  ready: string; // the same of when it is done, for which nobody comes to be served: "ready by", "promised"
  and: string; // between two hours
  whose: string; // before an hour that a noun follows: "her 3 pm appointment this afternoon"
  atYours: string; // behind an appointment or its hour, which is then the reader's: "with you"
}

/** What stands between the dates and hours of several appointments under one verb: words and patterns parted by "|". */
export interface ChainWords {
  persons: string; // whose hour follows, without a name: "ich um 10, er um 11"
  neither: string; // between two of them, as "and" is: "weder ich um 10 noch er um 11"
  owners: string; // before an hour or a person: "my", "the", "Sue's"
  after: string; // in which order they come: "right after him"
  sameDay: string; // the day that was just named: "the same day"
  each: string; // beside an hour that is that of all days before it: "both", "each day"
  explains: string; // begins a sentence that says whose the day is which was just named: "that's"
  named: string; // cancels what the sentence before it names: "cancel it", "l'annuler"
}

/** How a sentence cancels what one before it names without a noun: patterns parted by "|". */
export interface BehindWords {
  booked: string; // somebody comes to the reader at the hour of the sentence: "you have me down for"
  calledOff: string; // cancels somebody, or nothing that is named: "take me off", "please cancel."
}

/** How a language names the zone of an hour: words parted by "|", without accents. */
export interface ZoneWords {
  time: string; // "Eastern time", "heure de Paris"
  timeEndings: string; // the same, glued to a name, longest first: "Ostküstenzeit"
  filling: string; // says nothing of the place: seasons, articles, "standard"
  before: string; // leads to it: "in Eastern time"
  here: string; // the practitioner's own: "your time"
  differs: string; // patterns: "your time zone may differ"
  elsewhere: string; // somebody else's, who does not say where that is: "my time"
  yours: string; // patterns, behind one hour of two that are the same moment: "9 am mine, 5 pm for you"
  mine: string; // the same of the writer's
  ofHours: string; // what is said of an hour and not of its zone, even with a capital: "Start time"
  ofVisit: string; // in the label of a zone, whose is that of the hours: "Event time zone", "Host time zone"
  ofClients: string; // the same, whose is not: "Invitee time zone"
  ofPlaces: string; // endings that make an adjective of a place: "Pariser Zeit"
  verbs: string; // patterns: a verb in capitals that could be the short name of a zone: "EST ANNULÉ"
  notice: string; // patterns: where a whole message says its zone, as in "All times are in Eastern time"
}
