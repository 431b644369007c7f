import { anyOf } from "../languages/known";

/** A number is one word: tried in pieces, a long one would take for ever. */
const timeWords = `\\d[\\d:.]*(?![\\d:.])|${anyOf(
  ({ weekdays }) => weekdays.join("|").replaceAll(" ", "|"),
  ({ leads }) => leads.atHour,
)}|[ap]\\.?m|min(?:s|utes?)?|hours?|h|hrs?|uhr`;

/** "Saturday 90 min", above the notice: which one it is, and nothing of who has it. Months are names of people, too. */
export const onlyTime = new RegExp(`^\\W*(?:(?:${timeWords})\\W*)+$`, "iu");

const ownTime = new RegExp(
  `^\\W*(?:(?:${timeWords}|${anyOf(
    ({ parties }) => parties.mine,
    ({ leads }) => leads.onDay,
    ({ comers }) => comers.articles,
  )})(?!\\p{L})\\W*)+$`,
  "iu",
);

/** "This is mine on Friday, guest forwarded it to me": whose it was, and from whom it comes. */
export const saysWhose = (sentence: string, sentBy: string) => ownTime.test(sentence.replace(sentBy, " "));
