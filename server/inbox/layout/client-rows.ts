import { anyOf } from "../languages/known";
import type { Line } from "../message/line";

/** "Client: Ann Cole" */
export const hasClientRow = ({ lines }: { lines: Line[] }) => lines.some(({ text }) => isClientRow(text));

export const isClientRow = (text: string) => hasSeparator(text) && clientRow.test(text);

/** Of what stands in front of one the expressions know some hundred words. */
export const hasSeparator = (text: string) => text.includes(":") || text.includes("\t");

const clients = anyOf(({ labels }) => labels.who.replaceAll(" ", "|"));
const filling = anyOf(({ labelWords }) => labelWords.filling);
export const isClientLabel = (label: string) => clientLabel.test(label);
const clientLabel = new RegExp(`^\\W*(?:${clients})(?: (?:${clients}|${filling}))*\\W*$`, "iu");
const clientRow = new RegExp(`^\\W{0,4}(?:${clients})(?: (?:${clients}|${filling}))*\\s?[:\\t]`, "iu");
