import { displayDate, displayTime } from "../../../../shared/when";
import { Option } from "../../ui/option";
import type { Candidate, Choice } from "./choice";

interface CandidatesProps {
  name: string;
  candidates: Candidate[];
  /** More than one of them may have come free. */
  several: boolean;
  choice: Choice;
  onChoose: (change: Partial<Choice>) => void;
}

/** The readings of an email as options; the fields below them take any other. */
export function Candidates({ name, candidates, several, choice, onChoose }: CandidatesProps) {
  if (candidates.length === 0) return null;
  const { ticked, date, time } = choice;
  const tick = (slot: Candidate, on: boolean) =>
    onChoose({ ticked: on ? [...ticked, slot] : ticked.filter((one) => one !== slot) });
  return (
    <fieldset>
      <legend className={several ? "mb-2 text-small text-ink-2" : "sr-only"}>
        {several ? "Choose every one that came free" : "What the email may mean"}
      </legend>
      <div className="grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))]">
        {candidates.map((slot) => {
          const shared = { name, title: <SlotWords {...slot} /> };
          return several ? (
            <Option
              key={`${slot.date} ${slot.time}`}
              {...shared}
              type="checkbox"
              checked={ticked.includes(slot)}
              onChange={({ target }) => tick(slot, target.checked)}
            />
          ) : (
            <Option
              key={`${slot.date} ${slot.time}`}
              {...shared}
              type="radio"
              checked={slot.date === date && (slot.time === null || slot.time === time)}
              onChange={() => onChoose({ date: slot.date, time: slot.time ?? time })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** "Friday, December 4, 3:30 PM": a line breaks between its parts only. The year is said in the field below. */
export function SlotWords({ date, time }: Pick<Candidate, "date" | "time">) {
  const [weekday, day] = displayDate(date).split(", ");
  return (
    <>
      {weekday},{" "}
      <span className="whitespace-nowrap">
        {day}
        {time && ","}
      </span>
      {time && (
        <>
          {" "}
          <span className="whitespace-nowrap">{displayTime(time)}</span>
        </>
      )}
    </>
  );
}
