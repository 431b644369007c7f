import { anyOf } from "../languages/known";
import type { Line } from "../message/line";

/** "Client: Ann Cole" */
export const hasClientRow = ({ lines }: { lines: Line[] }) => lines.some(({ text }) => isClientRow(text));

export const isClientRow = (text: string) => hasSeparator(text) && clientRow.test(text);

/** To look for it costs a tenth of the expressions, which know some hundred words that may stand before it. */
export const hasSeparator = (text: string) => text.includes(":") || text.includes("\t");

const clients = anyOf(({ labels }) => labels.who.replaceAll(" ", "|"));
const filling = anyOf(({ labelWords }) => labelWords.filling);
export const isClientLabel = (label: string) => clientLabel.test(label);
const clientLabel = new RegExp(`^\\W*(?:${clients})(?: (?:${clients}|${filling}))*\\W*$`, "iu");
const clientRow = new RegExp(`^\\W{0,4}(?:${clients})(?: (?:${clients}|${filling}))*\\s?[:\\t]`, "iu");
