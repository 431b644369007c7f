import fc from "fast-check";

/** The grammar of appointments in the other languages that are read: their dates, times, notices and confirmations. */

export interface Foreign {
  language: string;
  subject: string;
  text: string;
  context: { timeZone: string; country: string; receivedAt: Date };
  answer: string; // "2026-12-03 14:30"
}

interface Notices {
  locale: string;
  country: string;
  timeZone: string;
  at: string;
  times: ((hour: string, minute: string) => string)[];
  labels: [date: string, time: string];
  cancelled: [subject: string, sentence: string];
  confirmed: [subject: string, sentence: string];
  reminder: [subject: string, sentence: string];
  link: string;
}

const notices: Notices[] = [
  {
    locale: "de-DE",
    country: "DE",
    timeZone: "Europe/Berlin",
    at: "um",
    times: [(h, m) => `${h}:${m} Uhr`, (h, m) => `${h}.${m} Uhr`],
    labels: ["Datum", "Uhrzeit"],
    cancelled: ["Termin abgesagt", "Anna Meier hat ihren Termin am {when} abgesagt."],
    confirmed: ["Terminbestätigung", "Ihr Termin am {when} ist bestätigt."],
    reminder: ["Terminerinnerung", "Erinnerung: Ihr Termin ist am {when}."],
    link: "Termin absagen oder verschieben",
  },
  {
    locale: "fr-FR",
    country: "FR",
    timeZone: "Europe/Paris",
    at: "à",
    times: [(h, m) => `${h}h${m}`, (h, m) => `${h}:${m}`],
    labels: ["Date", "Heure"],
    cancelled: ["Rendez-vous annulé", "Anne Leroy a annulé son rendez-vous du {when}."],
    confirmed: ["Confirmation de rendez-vous", "Votre rendez-vous du {when} est confirmé."],
    reminder: ["Rappel de rendez-vous", "Rappel : votre rendez-vous est le {when}."],
    link: "Annuler ou déplacer le rendez-vous",
  },
  {
    locale: "es-ES",
    country: "ES",
    timeZone: "Europe/Madrid",
    at: "a las",
    times: [(h, m) => `${h}:${m} h`, (h, m) => `${h}:${m}`],
    labels: ["Fecha", "Hora"],
    cancelled: ["Cita cancelada", "Ana López ha cancelado su cita del {when}."],
    confirmed: ["Cita confirmada", "Su cita del {when} está confirmada."],
    reminder: ["Recordatorio de cita", "Recordatorio: su cita es el {when}."],
    link: "Cancelar o modificar la cita",
  },
  {
    locale: "pt-BR",
    country: "BR",
    timeZone: "America/Sao_Paulo",
    at: "às",
    times: [(h, m) => `${h}h${m}`, (h, m) => `${h}:${m}`],
    labels: ["Data", "Horário"],
    cancelled: ["Consulta cancelada", "Ana Souza cancelou a consulta de {when}."],
    confirmed: ["Consulta confirmada", "Sua consulta de {when} está confirmada."],
    reminder: ["Lembrete de consulta", "Lembrete: sua consulta é {when}."],
    link: "Cancelar ou remarcar a consulta",
  },
  {
    locale: "nl-NL",
    country: "NL",
    timeZone: "Europe/Amsterdam",
    at: "om",
    times: [(h, m) => `${h}:${m} uur`, (h, m) => `${h}:${m}`],
    labels: ["Datum", "Tijd"],
    cancelled: ["Afspraak geannuleerd", "Anna de Vries heeft de afspraak van {when} geannuleerd."],
    confirmed: ["Afspraakbevestiging", "Uw afspraak op {when} is bevestigd."],
    reminder: ["Herinnering", "Herinnering: uw afspraak is op {when}."],
    link: "Afspraak annuleren of verzetten",
  },
  {
    locale: "it-IT",
    country: "IT",
    timeZone: "Europe/Rome",
    at: "alle",
    times: [(h, m) => `${h}:${m}`, (h, m) => `ore ${h}.${m}`],
    labels: ["Data", "Ora"],
    cancelled: ["Appuntamento annullato", "Anna Rossi ha annullato l'appuntamento di {when}."],
    confirmed: ["Conferma appuntamento", "Il suo appuntamento di {when} è confermato."],
    reminder: ["Promemoria appuntamento", "Promemoria: il suo appuntamento è {when}."],
    link: "Annulla o sposta l'appuntamento",
  },
  {
    locale: "sv-SE",
    country: "SE",
    timeZone: "Europe/Stockholm",
    at: "kl.",
    times: [(h, m) => `${h}:${m}`, (h, m) => `${h}.${m}`],
    labels: ["Datum", "Tid"],
    cancelled: ["Avbokning", "Anna Lind har avbokat sin tid {when}."],
    confirmed: ["Bokningsbekräftelse", "Din tid {when} är bekräftad."],
    reminder: ["Påminnelse", "Påminnelse: du har en tid {when}."],
    link: "Avboka eller omboka din tid",
  },
];

const dateStyles: Intl.DateTimeFormatOptions[] = [
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long" },
  { day: "numeric", month: "long", year: "numeric" },
  { day: "2-digit", month: "2-digit", year: "numeric" },
];

const written = fc.record({
  notice: fc.constantFrom(...notices),
  days: fc.integer({ min: 2, max: 200 }),
  hour: fc.integer({ min: 8, max: 19 }),
  minute: fc.constantFrom(0, 15, 30, 45),
  style: fc.constantFrom(...dateStyles),
  clock: fc.nat(1),
  layout: fc.constantFrom("sentence", "labels", "table"),
});

const two = (n: number) => String(n).padStart(2, "0");
const receivedAt = new Date("2026-11-30T12:00:00Z");

const foreign = (kinds: ("cancelled" | "confirmed" | "reminder")[]): fc.Arbitrary<Foreign> =>
  fc.tuple(written, fc.constantFrom(...kinds)).map(([{ notice, days, hour, minute, style, clock, layout }, kind]) => {
    const day = new Date(Date.UTC(2026, 10, 30 + days));
    const date = new Intl.DateTimeFormat(notice.locale, { timeZone: "UTC", ...style }).format(day);
    const time = notice.times[clock]!(two(hour), two(minute));
    const [subject, sentence] = notice[kind];
    const headline = sentence.replace(/ (?:am|du|del|de|van|op|di|le|el|er|è|é|es|ist|est|is)? ?\{when\}/, "");
    const [dateLabel, timeLabel] = notice.labels;
    const body = {
      sentence: [sentence.replace("{when}", `${date} ${notice.at} ${time}`)],
      labels: [headline, "", `${dateLabel}: ${date}`, `${timeLabel}: ${time}`],
      table: [headline, "", `${dateLabel}\t${timeLabel}`, `${date}\t${time}`],
    }[layout];
    return {
      language: notice.locale,
      subject,
      text: [...body, "", notice.link].join("\n"),
      context: { timeZone: notice.timeZone, country: notice.country, receivedAt },
      answer: `${day.toISOString().slice(0, 10)} ${two(hour)}:${two(minute)}`,
    };
  });

export const foreignCancellations = foreign(["cancelled"]);
export const foreignOthers = foreign(["confirmed", "reminder"]);
