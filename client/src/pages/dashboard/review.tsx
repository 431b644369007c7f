import { CircleQuestionMark } from "lucide-react";
import { type FormEvent, useState } from "react";
import { fieldsOf, wordsOr } from "../../api";
import { sendNotice } from "../../send-notice";
import { showMoment } from "../../show-moment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Well } from "../../ui/card";
import { Evidence } from "../../ui/evidence";
import { DateInput, TimeInput } from "../../ui/slot-input";
import { useAction } from "../../use-api";
import { wholeYear } from "../../whole-year";
import { afterSend } from "./after-send";
import { Candidates } from "./candidates";
import type { OpenQuestion } from "./emails";
import { people, useReach } from "./use-reach";

interface Choice {
  date: string;
  time: string;
}

/** A cancellation that was not certain enough. Nothing is preselected: the practitioner decides, not the default. */
export function Review({ email, timeZone }: { email: OpenQuestion; timeZone: string | undefined }) {
  const [{ date, time }, setChoice] = useState<Choice>({ date: "", time: "" });
  const choose = (next: Partial<Choice>) => setChoice((before) => ({ ...before, ...next }));
  const reach = useReach();
  const decide = useAction("POST /api/parsed-cancellations/:id/decision", {
    refresh: afterSend,
    failed: wordsOr("Failed to send notifications."),
    showsFields: true,
    done: (decided, { body }) => {
      if (body.action === "dismiss") return { title: "Email Dismissed", text: "Nobody is told of it." };
      return decided.totals ? sendNotice({ ...decided.totals, note: null }) : { title: "Opening Saved" };
    },
  });
  const params = { id: email.id };
  const errors = fieldsOf(decide.error);
  const dismissing = decide.isPending && decide.variables?.body.action === "dismiss";
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (date && time) decide.mutate({ params, body: { action: "send", date: wholeYear(date), time } });
  };

  return (
    <form
      onSubmit={send}
      noValidate
      aria-labelledby={`${email.id}-question`}
      className="space-y-3.5 rounded-card border border-amber-mid bg-surface px-4 py-[18px] shadow-raised md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${email.id}-question`} className="flex items-center gap-2.5 text-row">
          <CircleQuestionMark aria-hidden className="size-[18px] text-amber" />
          Which slot came free?
        </h2>
        <p className="flex items-center gap-3 text-small text-ink-2">
          {showMoment(email.createdAt, timeZone)}
          <StatusBadge status={email.notificationSent} />
        </p>
      </div>
      <div>
        <h3 className="text-row wrap-anywhere">{email.emailSubject?.trim() || "No Subject"}</h3>
        {email.errorMessage && <p className="mt-1 text-ink-2">{email.errorMessage}</p>}
      </div>
      {email.evidence.length > 0 && (
        <Well>
          <Evidence lines={email.evidence} />
        </Well>
      )}
      <Candidates
        name={`${email.id}-slot`}
        candidates={email.question.candidates}
        chosen={{ date, time }}
        onChoose={(slot) => choose({ date: slot.date, time: slot.time ?? time })}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
        <DateInput label="Date" value={date} onChange={(next) => choose({ date: next })} error={errors.date} />
        <TimeInput label="Time" value={time} onChange={(next) => choose({ time: next })} error={errors.time} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 pt-1">
        <Button
          type="submit"
          look="primary"
          disabled={!date || !time || !reach || reach.told === 0 || decide.isPending}
          pending={decide.isPending && !dismissing && "Sending..."}
        >
          {reach?.told ? `Send to ${people(reach.told)}` : "Send"}
        </Button>
        <Button
          disabled={decide.isPending}
          pending={dismissing && "Dismissing..."}
          onClick={() => decide.mutate({ params, body: { action: "dismiss" } })}
        >
          Dismiss
        </Button>
        {reach && <p className="ml-1 text-small text-ink-2">{reach.words}</p>}
      </div>
    </form>
  );
}
