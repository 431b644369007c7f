import { anyOf } from "../languages/known";
import { requiredOf } from "./required";

const toCancel = anyOf(({ appt, labelWords }) => labelWords.toCancel.replaceAll("{appt}", appt));

/** Hardly any label has one of these words: the long patterns are made and tried only for those that have. */
const [words = []] = requiredOf(toCancel);
const telling = new RegExp(words.map((word) => word.trim()).join("|"), "i");

/** "Appointment to cancel", the label of a form by which clients cancel: what follows is the appointment. */
export const isToCancel = (label: string) => label.length > 9 && telling.test(label) && whole.test(label);
const whole = new RegExp(`^\\W*(?:${toCancel})\\W*$`, "iu");

/** The same with its day in one line. "Appointment to cancel: call us" says nothing of an appointment. */
export const cancelsInRow = (text: string) => telling.test(text) && row.test(text);
const row = new RegExp(`^[^\\p{L}]*(?:${toCancel})\\s?[:\\t]\\W*(?:\\p{L}+[.,]? ){0,2}\\d{1,4}[\\s./-]`, "iu");
