import * as chrono from "chrono-node";
import { toLocal } from "../../../shared/instant";
import type { Slot } from "../reading";
import type { Statements } from "../statements/statements";

const MAX_SENTENCE = 300;
const YEAR = 366 * 86_400_000;

/**
 * Dates to choose from when ours found none: "in two weeks at 3". chrono guesses freely, which is right for a
 * suggestion that a person confirms and wrong for anything that is sent by itself.
 */
export function suggestions({ places }: Statements, sent: Date, home: string): Slot[] {
  const lines = new Set(places.map(({ line, from, to }) => line.text.slice(from, to).slice(0, MAX_SENTENCE)));
  const local = toLocal(sent, home);
  // chrono reckons in the zone of the reference; given the wall clock as UTC it answers in the wall clock.
  const reference = { instant: new Date(`${local.date}T${local.time}:00Z`), timezone: 0 };
  return [...lines].slice(0, 3).flatMap((line) =>
    chrono.parse(line, reference, { forwardDate: true }).flatMap(({ start }) => {
      const moment = start.date();
      const ahead = moment.getTime() - reference.instant.getTime();
      if (ahead < 0 || ahead > YEAR) return [];
      const [date = "", time = ""] = moment.toISOString().split("T");
      return [{ date, time: start.isCertain("hour") ? time.slice(0, 5) : null, timeZone: home }];
    }),
  );
}
