import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { showMoment } from "../../show-moment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Subject } from "../../ui/evidence";
import type { OpenQuestion } from "./open";
import { ReviewForm } from "./review-form";
import { Who } from "./who";

interface ReviewProps {
  email: OpenQuestion;
  timeZone: string | undefined;
  /** Only the first of several is open by itself: ten of them would be a wall. */
  startsOpen: boolean;
}

const look = "rounded-card border border-amber-mid bg-surface px-4 shadow-raised md:px-6";

/** A cancellation that was not certain enough. */
export function Review({ email, timeZone, startsOpen }: ReviewProps) {
  const [asked, setAsked] = useState(false);
  const [question, subject] = [`${email.id}-question`, `${email.id}-subject`];
  if (!startsOpen && !asked) return <Closed email={email} onOpen={() => setAsked(true)} />;
  return (
    <ReviewForm
      email={email}
      labelledBy={`${question} ${subject}`}
      focus={asked}
      className={`${look} space-y-3.5 py-[18px] md:py-6`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={question} tabIndex={-1} className="flex items-center gap-2.5 text-row">
          <CircleQuestionMark aria-hidden className="size-[18px] text-amber" />
          {questionOf(email)}
        </h2>
        <p className="flex items-center gap-3 text-small text-ink-2">
          {showMoment(email.createdAt, timeZone)}
          <StatusBadge status={email.notificationSent} />
        </p>
      </div>
      <div>
        <h3 id={subject} className="text-row wrap-anywhere">
          <Subject text={email.emailSubject} evidence={email.evidence} />
        </h3>
        <Who {...email} />
        {email.errorMessage && <p className="mt-1 text-ink-2">{email.errorMessage}</p>}
      </div>
    </ReviewForm>
  );
}

/** One line of what is asked, until it is its turn or it is chosen. */
function Closed({ email, onOpen }: { email: OpenQuestion; onOpen: () => void }) {
  const subject = `${email.id}-subject`;
  return (
    <section aria-labelledby={subject} className={`${look} flex items-center gap-4 py-3`}>
      <div className="min-w-0 grow">
        <h2 id={subject} className="line-clamp-2 text-row text-pretty wrap-anywhere">
          <Subject text={email.emailSubject} evidence={[]} />
        </h2>
        <Who {...email} />
        {email.errorMessage && <p className="mt-0.5 text-small text-ink-2">{email.errorMessage}</p>}
      </div>
      <Button size="row" aria-describedby={subject} onClick={onOpen}>
        Decide
      </Button>
    </section>
  );
}

/** An email that names the new time alone leaves the old one to ask for; one that may be no cancellation, the first thing. */
function questionOf({ kind, question: { candidates } }: OpenQuestion) {
  if (kind === "reschedule") return candidates.length === 0 ? "When was the old one?" : "Which slot came free?";
  return kind === "cancellation" ? "Which slot came free?" : "Did a slot come free?";
}
