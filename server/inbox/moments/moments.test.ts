import { expect, test } from "vitest";
import { languages } from "../languages/known";
import { lineOf } from "../message/line";
import { lexiconOf } from "./lexicon";
import { findMoments } from "./moments";
import { atHome, nearestWeekday, resolveDate } from "./resolve";

const home = "America/New_York";
const calendar = { today: "2026-12-01", now: "10:00", monthFirst: true }; // a Tuesday

function read(text: string, code = "en", dayFirst = false) {
  const chosen = languages.filter((language) => language.code === code || language.code === "en");
  const line = lineOf(text);
  return findMoments(line, lexiconOf(chosen), home).map(({ date, time, zone }) => {
    const days = date ? resolveDate(date, dayFirst ? { ...calendar, monthFirst: false } : calendar).dates : ["-"];
    return days
      .map((day) =>
        date && time
          ? Object.values(atHome(day, time, zone === "unknown" ? null : zone, home)).join(" ")
          : `${day} ${time?.time ?? "-"}`,
      )
      .join(" or ");
  });
}

test.each([
  ["Thursday, December 3, 2026 2:30pm (1 hour)", "2026-12-03 14:30"],
  ["15:30 Tue, 8 Dec 2026", "2026-12-08 15:30"],
  ["Wed 12/16/2026 5:45 PM - 6:45 PM", "2026-12-16 17:45"],
  ["Monday Dec 7, 2026 ⋅ 5 – 6pm", "2026-12-07 17:00"],
  ["Dec 9, 11:30 – 1pm", "2026-12-09 11:30"],
  ["2026-12-04T15:00:00-08:00", "2026-12-04 18:00"],
  ["20261204T150000Z", "2026-12-04 10:00"],
  ["the 3rd of December at 12 noon", "2026-12-03 12:00"],
  ["Tuesday the 8th at half past three", "2026-12-08 15:30"],
  ["Tuesday the 8th at quarter to four", "2026-12-08 15:45"],
  ["Tuesday the 8th at half four", "2026-12-08 16:30"],
  ["Tuesday the 8th at three forty-five", "2026-12-08 15:45"],
  ["tomorrow at 4", "2026-12-02 16:00"],
  ["Sun, Dec 13, 2026 12:00 AM", "2026-12-13 00:00"],
  ["Jan 5 at 9am", "2027-01-05 09:00"],
  ["Tuesday at 3", "2026-12-01 15:00 or 2026-12-08 15:00"],
  ["10:00 (UTC+00:00) Dublin, Edinburgh, Lisbon, London", "- 10:00"],
])("reads %j [P110, P117]", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  ["Dienstag, den 8. Dezember 2026 um 14:30 Uhr", "de", "2026-12-08 14:30"],
  ["Do., 10.12., 9-10 Uhr", "de", "2026-12-10 09:00"],
  ["am Donnerstag um halb drei", "de", "2026-12-03 14:30"],
  ["am Donnerstag um Viertel vor vier", "de", "2026-12-03 15:45"],
  ["am Donnerstag um viertel nach 10", "de", "2026-12-03 10:15"],
  ["mardi 8 décembre à 14h30", "fr", "2026-12-08 14:30"],
  ["mardi 8 décembre à 17 h et demie", "fr", "2026-12-08 17:30"],
  ["mardi 8 décembre à cinq heures moins le quart", "fr", "2026-12-08 16:45"],
  ["mardi 8 décembre à midi et quart", "fr", "2026-12-08 12:15"],
  ["el martes 8 de diciembre a las 5 y media de la tarde", "es", "2026-12-08 17:30"],
  ["el martes 8 de diciembre a las seis menos cuarto", "es", "2026-12-08 17:45"],
  ["martes 8 de diciembre a la una y cuarto", "es", "2026-12-08 13:15"],
  ["terça-feira, 8 de dezembro às 9 e meia da manhã", "pt", "2026-12-08 09:30"],
  ["dinsdag 8 december om kwart over tien", "nl", "2026-12-08 10:15"],
  ["dinsdag 8 december om half vier", "nl", "2026-12-08 15:30"],
  ["martedì 8 dicembre alle 9 e mezza", "it", "2026-12-08 09:30"],
  ["martedì 8 dicembre alle tre meno un quarto", "it", "2026-12-08 14:45"],
  ["1er janvier 2027 à 9h", "fr", "2027-01-01 09:00"],
  ["jeudi de la semaine prochaine à 10h", "fr", "2026-12-10 10:00"],
  ["Donnerstag nächster Woche um 10 Uhr", "de", "2026-12-10 10:00"],
  ["jueves de la próxima semana a las 10:00", "es", "2026-12-10 10:00"],
  ["jeudi en huit à 10h", "fr", "2026-12-10 10:00"],
  ["jeudi 10", "fr", "2026-12-10 -"],
  ["jeudi 10 12h", "fr", "2026-12-10 12:00"],
  ["jeudi 10h30", "fr", "2026-12-03 10:30"],
  ["jeudi 10 h 30", "fr", "2026-12-03 10:30"],
  ["apres demain à 9h", "fr", "2026-12-03 09:00"],
  ["mar. 8 déc., 16 h", "fr", "2026-12-08 16:00"],
  ["MARDI 8 DÉCEMBRE À 11H20 EST ANNULÉ", "fr", "2026-12-08 11:20"],
  ["jueves, 10 de diciembre de 2026 a las 16:30 h", "es", "2026-12-10 16:30"],
  ["quinta-feira, 10 de dezembro às 14h", "pt", "2026-12-10 14:00"],
  ["donderdag 10 december om 13:30 uur", "nl", "2026-12-10 13:30"],
  ["giovedì 10 dicembre alle ore 15.30", "it", "2026-12-10 15:30"],
])("reads %j in %s", (text, code, expected) => {
  expect(read(text, code, true)).toEqual([expected]);
});

test.each([
  "Booking ref: 10-12-4471",
  "(555) 555-0142",
  "1 h 15 min",
  "visits 3 of 10",
  "$12.10",
  "45 CFR 164",
  "24/7 support",
])("sees no moment in %j", (text) => {
  expect(read(text).filter((moment) => moment.includes(":") || !moment.includes(" -"))).toEqual([]);
});

test.each([
  ["12 bis, rue du 4-Septembre, 35000 Rennes", "fr"],
  ["Rue du 4 Septembre 12, 1000 Bruxelles", "fr"],
  ["3, place du 8 Mai 1945", "fr"],
  ["Straße des 17. Juni 135", "de"],
  ["via 25 Aprile 12", "it"],
  ["Calle del 2 de Mayo 5", "es"],
  ["Avenida 25 de Abril, 14", "pt"],
  ["12 May Street", "en"],
])("%j is where somebody lives, in %s", (text, code) => {
  expect(read(text, code, true)).toEqual([]);
});

test("the country decides between day and month, unless only one order exists [P115, P116]", () => {
  expect(read("03/12/2026", "en", true)).toEqual(["2026-12-03 -"]);
  expect(read("03/12/2026")).toEqual(["2026-03-12 -"]);
  expect(read("15/12/2026")).toEqual(["2026-12-15 -"]);
});

test("the day with a weekday that a date should have is at most three days away", () => {
  const around = [1, 2, 3, 4, 5, 6, 7].map((weekday) => nearestWeekday("2026-03-21", weekday)); // a Saturday
  expect(around).toEqual([
    "2026-03-23",
    "2026-03-24",
    "2026-03-18",
    "2026-03-19",
    "2026-03-20",
    "2026-03-21",
    "2026-03-22",
  ]);
});
