import { type ReactNode, useEffect, useRef, useState } from "react";
import { fieldsOf } from "../../api";
import { Button } from "../../ui/button";
import { Well } from "../../ui/card";
import { Evidence, inBody } from "../../ui/evidence";
import { DateInput, TimeInput } from "../../ui/slot-input";
import { submitKeys } from "../../ui/submit-keys";
import { useFocusOnErrors } from "../../ui/use-focus-on-errors";
import { Candidates } from "./candidates";
import { type Choice, nothing, sendOf, sentences, slotsOf } from "./choice";
import { Cost } from "./cost";
import type { OpenQuestion } from "./open";
import { ShowEmail } from "./show-email";
import { useDecision } from "./use-decision";
import { people, useReach } from "./use-reach";

interface ReviewFormProps {
  email: OpenQuestion;
  labelledBy: string;
  /** It was opened by hand: the focus goes on into it. */
  focus: boolean;
  className: string;
  /** Its heading. */
  children: ReactNode;
}

/** Nothing is preselected: the practitioner decides, not the default. */
export function ReviewForm({ email, labelledBy, focus, className, children }: ReviewFormProps) {
  const { candidates, several } = email.question;
  const [choice, setChoice] = useState<Choice>(nothing);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const decision = useDecision(email.id);
  const { slots, missing } = slotsOf(choice);
  const cost = useReach(email.reach, slots.length || 1);
  const { reach } = cost;

  const errors = { ...fieldsOf(decision.error) };
  if (tries > 0 && missing) errors[missing === "time" ? "time" : "date"] = sentences[missing];
  useFocusOnErrors(form, tries);
  useFocusOnErrors(form, decision.error);
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [focus]);

  const change = (next: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...next }));
    setTries(0);
    if (decision.isError) decision.reset();
  };
  const submit = () => {
    if (!reach?.told) return;
    if (missing) setTries(tries + 1);
    else decision.decide(sendOf(slots));
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitKeys(submit)}
      aria-labelledby={labelledBy}
      className={className}
    >
      {children}
      {inBody(email.evidence).length > 0 && (
        <Well>
          <Evidence lines={inBody(email.evidence)} slots={candidates} />
        </Well>
      )}
      {email.hasText && <ShowEmail id={email.id} className="-mt-1.5" />}
      <Candidates
        name={`${email.id}-slot`}
        candidates={candidates}
        several={several}
        choice={choice}
        onChoose={change}
      />
      {/* Side by side where both can be read, also on most phones. */}
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3 sm:gap-x-3">
        <DateInput
          label={several ? "Another date" : "Date"}
          value={choice.date}
          onChange={(date) => change({ date })}
          error={errors.date}
          className="flex-[1_1_11.75rem]"
        />
        <TimeInput
          label="Time"
          value={choice.time}
          onChange={(time) => change({ time })}
          error={errors.time}
          className="flex-[1_0_7.75rem] sm:flex-[0_0_10rem]"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 pt-1">
        <Button
          type="submit"
          look="primary"
          disabled={missing === "slot" || !reach?.told || decision.isPending}
          pending={decision.running === "send" && "Sending..."}
        >
          {reach?.told ? `Send ${slots.length > 1 ? `${slots.length} openings ` : ""}to ${people(reach.told)}` : "Send"}
        </Button>
        <Button
          disabled={decision.isPending}
          pending={decision.running === "dismiss" && "Dismissing..."}
          onClick={() => decision.decide({ action: "dismiss" })}
        >
          Dismiss
        </Button>
        <Cost {...cost} offersMore />
      </div>
    </form>
  );
}
