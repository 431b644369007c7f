/** Who cancelled, and how to reach them: words and patterns parted by "|". */
export interface PeopleWords {
  inNames: string; // small words inside the names of people
  contact: string; // in the label of a telephone number or an address
  hasCancelled: string; // follows the name of whoever cancelled
  noName: string; // begins a sentence like a name, with its capital
  theirs: string; // before what is somebody's own: "her", "their"
  somebody: string; // who writes, or one person who is spoken of: "I", "my", "she"
  placesIn: string; // "their spot in"
  titles: string; // before a surname: "mrs"
  firstNames: string; // frequent ones that name no place, parted by spaces: a surname follows, whatever else it means
}

/** Who does not come, where it is said with a noun, "our delivery": words and patterns parted by "|". */
export interface ComerWords {
  articles: string; // before a noun that need not be anybody's name: "the", "our"
  clients: string; // nouns that may be a client all the same, or nobody at all: "patient", "daughter", "message"
  own: string; // before what is whoever's who writes: "my"
  firsts: string; // words with which somebody speaks of himself: "I", "puedo"
  others: string; // what a noun does not reach across, for what follows has another subject: "she", "and"
  wishes: string; // how a verb begins that only wishes: before a question nothing is settled yet
  prepositions: string; // after one a noun does nothing: "due to the snow"
  reasons: string; // what leads to the thing that keeps somebody: "because of"
  partly: string; // patterns: how, when or with whom somebody does not come who comes: "in person", "with me", "before 3"
  relatives: string; // behind an article, of what was named before: "la que"
  having: string; // begins a clause that says what somebody has or does at an hour of its own: "I have"
  pleas: string; // how a sentence begins that asks for it, with a new subject: "please"
  capitals: boolean; // whether all nouns are written like names
  follows: boolean; // whether who does not come may stand after the verb
}

/** Who is written to, and as what: patterns in lower case. */
export interface PartyWords {
  greetings: string; // before the name of who is greeted
  asked: string; // said to a customer who asked for it herself: "at your request"
  served: string[]; // said to a customer: "book again", "ring us for a new time", "your membership"
  servedBy: string; // "your lesson with your trainer": the name of whoever serves follows
  yours: string; // "your", of what is an appointment and no calendar
  we: string; // with which more than one speak of themselves: "we", "hemos"
  ours: string; // "our"
  trades: string; // whole words in the name of a place where people are customers: "clinic"
  at: string; // before the name of the place where the reader is served: "with Rick at Milford Motors"
  everybody: string; // whom a letter to all clients addresses: "patients"
  disclaimer: string; // pieces of words of the paragraph on confidentiality under a signature
  until: string; // before the day on which two will meet: "see you on", "bis"
  takesOut: string; // "shall I cancel Friday at 2?": whatever is asked so stands
  agreed: string; // in a sentence with an appointment that stands: "booked you", "confirming"
  offers: string; // in a sentence that offers a time: "I could", "available"
  optOut: string; // at the foot of a letter to many: how to leave its list, or why one is on it
  seats: string; // beside somebody's name, how he is given a time: "put", "comes"
  denies: string; // what makes the contrary of a sentence: "not", "nobody"
  goal: string; // before what somebody comes to: "at", "to"
  mine: string; // in a note, that it was the writer's own slot, and nothing more: "this is mine"
  serving: string; // said to who serves, of a client: "your client", "a patient", "the slot is free again"
  occasions: string; // in the title of an invitation: what people meet for in private, "lunch", "birthday"
  general: string; // words for an appointment that are said of any meeting: "call"
  callsOff: string; // pieces of words: the appointment itself is cancelled or given away, not only somebody's part in it
  goesOn: string; // what takes place all the same: "without me"
  booker: string; // whole label before the name of who booked: "Name", "Driver"
  pets: string; // whole label before the name of an animal
  organizer: string; // behind the name of whose event it is: "Ann Cole - organizer"
  bookedBy: string; // label of an event before the name of whoever chose the time: "Booked by"
  visitors: string; // who comes to be served, in words that are no clients': "applicant"
  errands: string; // pieces of the name of a practice whose trade is an errand of everybody else: "plumb", "auto"
  servingRow: string; // whole label before the name of who serves: "Accompanied by"
  booked: string; // only in what people book as customers: "table for 4", "seats: D4", "check-in:"
  attending: string; // label of how many come, of how many who may: "Attending: 14 of 14"
  placesLeft: string; // label of how many more may come: "Open spots: 0"
  prepares: string; // said to a patient of a visit: "arrive 15 minutes early", "bring your insurance card"
}
