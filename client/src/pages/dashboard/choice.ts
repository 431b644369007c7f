import type { Body } from "../../api";
import { wholeYear } from "../../whole-year";
import type { OpenQuestion } from "./open";

export type Candidate = OpenQuestion["question"]["candidates"][number];
type Send = Extract<Body<"POST /api/parsed-cancellations/:id/decision">, { action: "send" }>;
type Slot = Pick<Send, "date" | "time">;

/** What was ticked, where several readings may be right, and what stands in the fields. */
export interface Choice {
  ticked: Candidate[];
  date: string;
  time: string;
}

export const nothing: Choice = { ticked: [], date: "", time: "" };

/** What was chosen so far, or what is missing yet. The time in the field is also that of readings without one. */
export function slotsOf({ ticked, date, time }: Choice): { slots: Slot[]; missing?: "slot" | "date" | "time" } {
  const slots = ticked.map((slot) => ({ date: slot.date, time: slot.time ?? time }));
  if (date) slots.push({ date: wholeYear(date), time });
  if (slots.some((slot) => slot.time === "")) return { slots, missing: "time" };
  if (slots.length > 0) return { slots };
  return { slots, missing: time ? "date" : "slot" };
}

export function sendOf([first, ...others]: Slot[]): Send {
  return { action: "send", ...first!, ...(others.length > 0 && { others }) };
}

export const sentences = {
  slot: "Choose a slot, or enter its date and time.",
  date: "Add a date.",
  time: "Add a time.",
};
