import { expect, test } from "vitest";
import { messagesBeside } from "../../tests/support/beside";
import { readAll, timeToRead } from "../../tests/support/unseen";

/**
 * Understood otherwise today: what a careful person reads over, such as "his own file … stays as it is", and beside a few words of a
 * cancellation what the second reader has never seen there.
 */
const misunderstood = [
  "de: Am Freitag zwischen 8 und 12 kommt der Glasfasertechniker, und allein lassen kann ich den hier nicht.",
  "de: Neue Nummer von mir: 0171 5550142",
  "en: < hello its Tracy from the Tuesday group",
  "en: < Hello to all at Brookfield Vets,",
  "en: Sports day, postponed twice already, is finally going ahead.",
  "en: My date of birth on your records is wrong, should be 14 June 1968.",
  "en: My husband has his own file with you and everything there stays as it is.",
  "en: kid sick, me next probably",
  "en: We had a miscarriage last week. Please don't feel you need to say anything.",
  "en: Form answers will be kept for 7 years according to your retention rule.",
  "es: > Lo de los mellizos con la logopeda va aparte, eso ya lo lleva mi mujer.",
  "fr: Sur les 12 derniers mois : 8 rendez-vous honorés, 1 annulé, 0 lapin.",
  "fr: Annulation enregistrée par notre serveur le 09/03/2027 à 22:41 (heure de Paris).",
  "it: Si è rotto un tubo in bagno e l'idraulico passa giovedì tra le 14 e le 16.",
  "it: abbiamo i muratori in casa e se non ci sono io combinano guai",
  "nl: Mijn strippenkaart is nog geldig tot juni toch?",
  "pt: A sua gestora de conta é a Marta Lemos, ext. 208.",
  "pt: Desmarcação registada na plataforma a 08/03/2027, 19:33 (hora de Lisboa).",
  "sv: Wilma fick B på matteprovet, stort tack till dig!",
];
const toldWrongly: string[] = [];
const messages = messagesBeside();

test("what people write and tools add beside a cancellation changes nothing, and makes none of a confirmation [P89, P90, P91]", {
  timeout: timeToRead(messages.length),
}, async () => {
  const results = await readAll(messages);
  const namesOf = (some: typeof results) => [...new Set(some.map(({ name }) => name))];
  process.stdout.write(`beside a line: ${results.filter(({ right }) => right).length}/${results.length} right\n`);
  expect(namesOf(results.filter(({ wrongSend }) => wrongSend))).toEqual(toldWrongly);
  expect(namesOf(results.filter(({ right, wrongSend }) => !right && !wrongSend))).toEqual(misunderstood);
});
