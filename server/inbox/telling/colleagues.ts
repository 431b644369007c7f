import { type Heard, has } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import type { Line } from "../message/line";
import type { Message } from "../message/mime";
import { reasons } from "../reasons";
import type { Email } from "./email";
import { areColleagues, filtering, isNamed, namesOf, personIn } from "./parties";

/**
 * A declined invitation frees the time of a client only where the two were to meet alone. A colleague, who writes from the
 * reader's own domain, declines something of the team, and what others were invited to, goes on without her.
 */
export function unlessAmongOthers(judgement: Judgement, { layers, message, events }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const isDeclined = events.some(({ state }) => state === "declined") || layers.some((one) => has(one, "declined"));
  if (!isDeclined || !isAmongOthers(judgement, layers, message)) return judgement;
  return asked(judgement, reasons.internal, "other");
}

function isAmongOthers({ said }: Judgement, heard: Heard[], message: Message): boolean {
  const { layer } = said[0]?.heard ?? heard.find((one) => has(one, "declined")) ?? (heard[0] as Heard);
  const isOwn = layer.how === "own";
  const writer = isOwn ? message.from : personIn(layer.from);
  const owner = isOwn ? (filtering(message) ?? message.forwarder ?? message.to) : message.from;
  if (!writer || !owner) return false;
  if (areColleagues(owner, writer)) return true;
  const [hers, theirs] = [namesOf([writer]), namesOf([owner])];
  const isThird = (text: string) => {
    const person = personIn(text);
    return !isNamed(text, hers) && !isNamed(text, theirs) && !(person && areColleagues(owner, person));
  };
  const isListed = ({ text }: Line) =>
    text.indexOf("@") !== text.lastIndexOf("@") && partsOf(text).some((part) => part.includes("@") && isThird(part));
  return heard.some(
    ({ layer: { to, lines } }) =>
      partsOf(to ?? "").some(isThird) ||
      lines.some(isListed) ||
      guestLists(lines).some(
        (guests) =>
          guests.some((guest) => isNamed(guest, hers)) &&
          guests.some((guest) => isNamed(guest, theirs)) &&
          guests.some(isThird),
      ),
  );
}

/** "cathal@example.com; dervla@example.com", "Mara Linden; Ida Pohl" */
const partsOf = (text: string) => text.split(/[;,]/).filter((part) => /\p{L}/u.test(part));

/** Lines one below the other of nothing but a person each: "Mara Linden - organizer". */
function guestLists(lines: Line[]): string[][] {
  const lists: string[][] = [];
  let list: string[] = [];
  for (const { text } of lines) {
    if (isGuest.test(text)) list.push(text);
    else {
      if (list.length > 2) lists.push(list);
      list = [];
    }
  }
  return list.length > 2 ? [...lists, list] : lists;
}

const isGuest =
  /^\W*(?:\p{Lu}[\p{L}'’.-]{1,40}(?: \p{Lu}[\p{L}'’.-]{0,40}){1,3}|[\w.+-]{1,64}@[\w.-]{1,253})(?: ?[-–(*].{0,40})?$/u;
