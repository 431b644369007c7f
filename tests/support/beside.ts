import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toInstant } from "../../shared/instant";
import type { Unseen } from "./unseen";

/** What a line of a stranger is put beside: a client's words that cancel or confirm, and a tool's notice. All speak of Thursday, March 11, 2027, 3 pm. */
interface Beside {
  country: string;
  timeZone: string;
  greeting: string;
  cancels: string[];
  confirms: string;
  subject: string;
  notice: string;
}

const beside: Record<string, Beside> = {
  en: {
    country: "US",
    timeZone: "America/New_York",
    greeting: "Hi Imogen,",
    cancels: [
      "I need to cancel my appointment on Thursday, March 11 at 3 pm.",
      "Unfortunately I can't make it on Thursday, March 11 at 3 pm.",
    ],
    confirms: "I confirm my appointment on Thursday, March 11 at 3 pm.",
    subject: "Appointment cancelled: Ann Cole",
    notice: "Ann Cole has cancelled this appointment:\n\nDate: Thursday, March 11, 2027\nTime: 3:00 PM",
  },
  de: {
    country: "DE",
    timeZone: "Europe/Berlin",
    greeting: "Guten Tag Frau Tate,",
    cancels: [
      "Ich muss meinen Termin am Donnerstag, den 11. März um 15 Uhr leider absagen.",
      "Leider kann ich am Donnerstag, 11.3., um 15 Uhr nicht kommen.",
    ],
    confirms: "Ich bestätige meinen Termin am Donnerstag, den 11. März um 15 Uhr.",
    subject: "Termin abgesagt: Anna Kohl",
    notice: "Anna Kohl hat diesen Termin abgesagt:\n\nDatum: Donnerstag, 11. März 2027\nUhrzeit: 15:00 Uhr",
  },
  fr: {
    country: "FR",
    timeZone: "Europe/Paris",
    greeting: "Bonjour,",
    cancels: [
      "Je dois annuler mon rendez-vous du jeudi 11 mars à 15h.",
      "Je ne pourrai pas venir jeudi 11 mars à 15h.",
    ],
    confirms: "Je confirme mon rendez-vous du jeudi 11 mars à 15h.",
    subject: "Rendez-vous annulé : Anne Colin",
    notice: "Anne Colin a annulé ce rendez-vous :\n\nDate : jeudi 11 mars 2027\nHeure : 15h00",
  },
  es: {
    country: "ES",
    timeZone: "Europe/Madrid",
    greeting: "Hola, buenos días:",
    cancels: [
      "Tengo que cancelar mi cita del jueves 11 de marzo a las 15:00.",
      "No podré ir el jueves 11 de marzo a las 15:00.",
    ],
    confirms: "Confirmo mi cita del jueves 11 de marzo a las 15:00.",
    subject: "Cita cancelada: Ana Colina",
    notice: "Ana Colina ha cancelado esta cita:\n\nFecha: jueves 11 de marzo de 2027\nHora: 15:00",
  },
  it: {
    country: "IT",
    timeZone: "Europe/Rome",
    greeting: "Buongiorno,",
    cancels: [
      "Devo disdire il mio appuntamento di giovedì 11 marzo alle 15.",
      "Purtroppo non riesco a venire giovedì 11 marzo alle 15.",
    ],
    confirms: "Confermo il mio appuntamento di giovedì 11 marzo alle 15.",
    subject: "Appuntamento annullato: Anna Colli",
    notice: "Anna Colli ha annullato questo appuntamento:\n\nData: giovedì 11 marzo 2027\nOra: 15:00",
  },
  pt: {
    country: "PT",
    timeZone: "Europe/Lisbon",
    greeting: "Bom dia,",
    cancels: [
      "Preciso desmarcar a minha consulta de quinta-feira, 11 de março, às 15h.",
      "Não vou poder ir na quinta-feira, 11 de março, às 15h.",
    ],
    confirms: "Confirmo a minha consulta de quinta-feira, 11 de março, às 15h.",
    subject: "Marcação cancelada: Ana Colaço",
    notice: "Ana Colaço cancelou esta marcação:\n\nData: quinta-feira, 11 de março de 2027\nHora: 15:00",
  },
  nl: {
    country: "NL",
    timeZone: "Europe/Amsterdam",
    greeting: "Beste Imogen,",
    cancels: [
      "Ik moet mijn afspraak van donderdag 11 maart om 15.00 uur afzeggen.",
      "Ik kan donderdag 11 maart om 15.00 uur helaas niet komen.",
    ],
    confirms: "Ik bevestig mijn afspraak van donderdag 11 maart om 15.00 uur.",
    subject: "Afspraak geannuleerd: Anna Kool",
    notice: "Anna Kool heeft deze afspraak geannuleerd:\n\nDatum: donderdag 11 maart 2027\nTijd: 15:00",
  },
  sv: {
    country: "SE",
    timeZone: "Europe/Stockholm",
    greeting: "Hej Imogen,",
    cancels: [
      "Jag måste avboka min tid torsdag 11 mars kl. 15.00.",
      "Jag kan tyvärr inte komma torsdag 11 mars kl. 15.00.",
    ],
    confirms: "Jag bekräftar min tid torsdag 11 mars kl. 15.00.",
    subject: "Avbokad tid: Anna Kohl",
    notice: "Anna Kohl har avbokat denna tid:\n\nDatum: torsdag 11 mars 2027\nTid: 15:00",
  },
};

const told = "notify 2027-03-11 15:00";

/**
 * Lines of strangers that change nothing, whatever they stand beside: a file for each language of what people write, and of what
 * tools add. "< " stands only before the sentence that cancels, "> " only behind it.
 */
export function messagesBeside(): Unseen[] {
  const folder = fileURLToPath(new URL("../strangers/beside/", import.meta.url));
  return readdirSync(folder).flatMap((file) => {
    const [language = "", writer = ""] = file.replace(".txt", "").split("-");
    const core = beside[language];
    if (!core) throw new Error(`Nothing is known to put beside the lines of ${file}.`);
    return readFileSync(folder + file, "utf8")
      .split("\n")
      .filter(Boolean)
      .flatMap((line, i) => {
        const text = line.replace(/^[<>] /, "");
        const around = (sentence: string, gap: string) =>
          [`${text}${gap}${sentence}`, `${sentence}${gap}${text}`].filter((_, side) => line[0] !== (side ? "<" : ">"));
        const message = (answer: string, subject: string, body: string) =>
          messageOf(`${language}: ${line}`, core, answer, subject, body);
        if (writer === "tools") return around(core.notice, "\n\n").map((body) => message(told, core.subject, body));
        const letter = (body: string) => `${core.greeting}\n\n${body}\n\nAnn`;
        const cancels = core.cancels[i % core.cancels.length] as string;
        return [
          ...around(cancels, " ").map((body) => message(told, "", letter(body))),
          ...around(core.confirms, " ").map((body) => message("silent", "", letter(body))),
        ];
      });
  });
}

function messageOf(name: string, { country, timeZone }: Beside, answer: string, subject: string, body: string): Unseen {
  const receivedAt = toInstant({ date: "2027-03-08", time: "09:15" }, timeZone);
  const headers = [
    "From: Ann <ann@example.com>",
    "To: Imogen Tate <imogen@tate.example.com>",
    `Subject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    "Content-Type: text/plain; charset=utf-8",
    `Date: ${receivedAt.toUTCString()}`,
  ];
  const mime = `${headers.join("\n")}\n\n${body}\n`.replaceAll("\n", "\r\n");
  return { name, answer, mime: new TextEncoder().encode(mime), context: { timeZone, country, receivedAt } };
}
