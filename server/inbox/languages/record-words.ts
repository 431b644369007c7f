/** The names and values in what scripts and webhooks write. Patterns, for names in words: "cancelled by". */
export const recordWords = {
  /** A name that says that nothing happened, where its value does not deny it. */
  trial:
    "(?:\\p{L}+ ){0,2}(?:test|testing|trial|dry|dry ?run|sandbox|simulated|simulation|simulate|mock|mocked|demo|sample|example|preview|rehearsal|fake|dummy)(?: (?:mode|event|run|data|only))?|probelauf|testlauf|testmodus|essai|prueba|simulacro|prova|teste",
  /** A name whose value says where it runs, and the values of what is real. */
  place: "env|environment|app env|stage|tier|umgebung|environnement|entorno|ambiente|omgeving",
  real: "prod|production|live|main|produktion|produktiv|producción|produção|produzione|productie",
  /** A name whose value denies that it is real. */
  live: "(?:\\p{L}+ ){0,2}(?:live|live ?mode|production|real)",
  state: "(?:\\p{L}+ ){0,3}(?:status|state|zustand|statut|état|estado|stato|stand)",
  /** States in which nothing was cancelled yet, or anymore. */
  open: "pending|requested|request|tentative|provisional|proposed|held|hold|on hold|awaiting(?: [\\p{L} ]+)?|waiting|unconfirmed|review|in review|booked|rebooked|confirmed|active|scheduled|kept|restored|reinstated|failed|error|rejected|denied|draft|queued|offen|ausstehend|angefragt|bestätigt|en attente|confirmé|pendiente|confirmad[oa]|in attesa|confermat[oa]|bevestigd|pendente",
  /** A name whose value says who did it, or why. */
  actor:
    "(?:\\p{L}+ ){0,3}(?:by|actor|initiator|author|source|origin|cause|trigger)|(?:cancel\\p{L}+ )?(?:reason|why)(?: code)?|grund|ursache|auslöser|(?:\\p{L}+ ){0,3}(?:von|durch|par|por|da|door)|motif|raison|motivo|causa|reden",
  /** Beside those of clients: somebody who acts for them. */
  clients: "users?|parents?|customers?|clients?|owners?|bookers?|invitees?|attendees?|callers?|self|end users?",
  /** Words of a value that no client would be the cause of. */
  practice:
    "admins?|administrators?|system|auto\\p{L}*|staff|teachers?|tutors?|instructors?|coach(?:es)?|trainers?|providers?|practitioners?|therapists?|doctors?|hosts?|business|merchants?|operators?|management|office|block(?:ed)?|closures?|closed|timeout|timed out|expir\\p{L}*|payments?|unpaid|polic(?:y|ies)|no ?shows?|weather|holidays?|maintenance|lehrer(?:in)?|praxis|therapeut(?:in)?|cabinet|praticien(?:ne)?|profesor(?:a)?|terapeuta|profesional|sistema",
  /** A name whose value says what happened. */
  event:
    "(?:\\p{L}+ ){0,2}(?:event|type|action|topic|trigger|kind|ereignis|aktion|événement|evento|gebeurtenis)(?: (?:type|name))?",
  /** What may be said to have happened to an appointment, beside being cancelled. */
  freed:
    "released|freed|opened|deleted|removed|vacated|dropped|declined|gelöscht|frei|supprimé|libéré|eliminad[oa]|liberad[oa]",
  /** Words for an appointment, and for what a script calls so. */
  slots: "slots?|openings?|spots?|seats?|places?|schedules?|calendars?|timeslots?|times?",
  /** Words that may be for an appointment, and in what scripts write are for something else. */
  vague:
    "jobs?|orders?|tasks?|builds?|pipelines?|subscriptions?|invoices?|payments?|plans?|memberships?|accounts?|shifts?|calls?",
  /** A name that says that somebody has the time again, where its value does not deny it. */
  taken:
    "(?:re-?|back-?)(?:filled|booked|assigned|allocated)(?: (?:by|from|with|to|at))?|(?:filled|claimed|taken) (?:by|from|with)|replaced by|replacement",
};
