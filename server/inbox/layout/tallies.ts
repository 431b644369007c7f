/** "Cancellations", and in the next cell "3 (-1 on the week before)". */
const behind = /^\t\W*\d+(?=\W*(?:$|\t|\())/;
/** "Cancelled today: 1" */
const behindColon = /^[^\t\d.!?:]{0,25}:\s?\d{1,4}\W*$/;
/** "Booked 27 | Completed 19 | Cancelled 5", or "3 | Cancelled" in a line of its own. */
const whole = /^(?:\p{L}[^\t\d]{0,30}\d+(?:\t\p{L}[^\t\d]{0,30}\d+){2,}|\W*\d{1,4}\W*\t[^\t\d]+)$/u;

/** Whether the words of a line that end there are only counted. */
export const isTally = (line: string, end: number) =>
  behind.test(line.slice(end)) || behindColon.test(line.slice(end)) || whole.test(line);
