import { anyOf } from "../languages/known";

const toCancel = anyOf(({ appt, labelWords }) => labelWords.toCancel.replaceAll("{appt}", appt));

/** "Appointment to cancel", the label of a form by which clients cancel: what follows is the appointment. */
export const isToCancel = (label: string) => label.length > 9 && whole.test(label);
const whole = new RegExp(`^\\W*(?:${toCancel})\\W*$`, "iu");

/** The same with its day in one line. "Appointment to cancel: call us" says nothing of an appointment. */
export const cancelsInRow = (text: string) => row.test(text);
const row = new RegExp(`^[^\\p{L}]*(?:${toCancel})\\s?[:\\t]\\W*(?:\\p{L}+[.,]? ){0,2}\\d{1,4}[\\s./-]`, "iu");
