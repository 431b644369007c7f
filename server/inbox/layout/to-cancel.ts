import { languages } from "../languages/known";
import { lettersOf, requiredOf } from "../phrases/required";

/** "Which lesson are you cancelling? (day):" */
const unit = String.raw`\([\p{L} /]{1,20}\)`;

/** By language, what announces an appointment to cancel: long patterns, made and tried only where their words occur. */
const forms = languages.map(({ appt, labelWords }) => {
  const toCancel = labelWords.toCancel.replaceAll("{appt}", appt);
  const [words = []] = requiredOf(toCancel);
  return {
    telling: new RegExp(words.map(lettersOf).join("|"), "i"),
    whole: new RegExp(`^\\W*(?:${toCancel})(?:\\W*${unit})?\\W*$`, "iu"),
    row: new RegExp(
      `^[^\\p{L}]*(?:${toCancel})\\??\\s?(?:${unit}\\s?)?[?:\\t]\\W*(?:\\p{L}+[.,]? ){0,2}\\d{1,4}[\\s./-]`,
      "iu",
    ),
  };
});
const telling = new RegExp(forms.map((form) => form.telling.source).join("|"), "i");

/** "Appointment to cancel", the label of a form by which clients cancel: what follows is the appointment. */
export const isToCancel = (label: string) =>
  label.length > 9 && telling.test(label) && forms.some((form) => form.telling.test(label) && form.whole.test(label));

/** "Which lesson are you cancelling? 12/8/2026 4:45 PM": the question of a form, if nothing but a day or an hour answers it. */
export const answersWhich = (text: string) =>
  namesWhich(text) ||
  (cancelsInRow(text) &&
    /\?[^?\d]{0,40}\d{1,4}[\d\s./:,-]*(?:\p{L}{2,9}[ ,]{1,2})?[\d\s./:,-]*(?:[ap]\.?m\.?)?$/iu.test(text));

/** "Which appointment are you cancelling? | Hearing aid check", and day and hour in rows of their own. */
const namesWhich = (text: string) => isToCancel(inTwoCells.exec(text)?.[1] ?? "");
const inTwoCells = /^([^?\t]{9,80}\?)\t[^?\t]{2,60}$/;

/** The same with its day in one line. "Appointment to cancel: call us" says nothing of an appointment. */
export const cancelsInRow = (text: string) =>
  telling.test(text) && forms.some((form) => form.telling.test(text) && form.row.test(text));
