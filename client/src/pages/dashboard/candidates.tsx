import { displayDate, displayTime } from "../../../../shared/when";
import { Option } from "../../ui/option";
import type { OpenQuestion } from "./emails";

type Slot = OpenQuestion["question"]["candidates"][number];

interface CandidatesProps {
  name: string;
  candidates: Slot[];
  chosen: { date: string; time: string };
  onChoose: (slot: Slot) => void;
}

/** The readings of an email as options; the fields below them take any other. */
export function Candidates({ name, candidates, chosen, onChoose }: CandidatesProps) {
  if (candidates.length === 0) return null;
  const isTimeShared = candidates.length > 1 && new Set(candidates.map(({ time }) => time)).size === 1;
  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">What the email may mean</legend>
      {candidates.map((slot) => (
        <Option
          key={`${slot.date} ${slot.time}`}
          type="radio"
          name={name}
          title={titleOf(slot, !isTimeShared)}
          checked={slot.date === chosen.date && (slot.time === null || slot.time === chosen.time)}
          onChange={() => onChoose(slot)}
        />
      ))}
    </fieldset>
  );
}

/** The year, and a time that all of several have, are said below; here they would only hide the difference. */
function titleOf({ date, time }: Slot, withTime: boolean): string {
  const day = displayDate(date).replace(/, \d{4}$/, "");
  return withTime && time ? `${day}, ${displayTime(time)}` : day;
}
