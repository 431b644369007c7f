import { UNLIMITED } from "../../../../shared/constants";
import { countSegments } from "../../../../shared/segments";
import { composeText } from "../../../../shared/text-message";
import { Card } from "../../ui/card";
import { Load } from "../../ui/load";
import { SkeletonRows } from "../../ui/skeleton";
import { useApi } from "../../use-api";
import { type Draft, methodOf, slotWords } from "./draft";
import { MonthLeft } from "./month-left";
import type { SendProps } from "./send-form";

interface BeforeCardProps extends SendProps {
  draft: Draft;
  running: boolean;
}

/** What a send means in numbers, before it cannot be taken back. */
export function BeforeCard({ draft, saved, audience, running }: BeforeCardProps) {
  const subscription = useApi("GET /api/subscription");
  const method = methodOf(draft);
  const clients = method ? audience.clients[method] : 0;
  const { remaining } = audience;
  const told = remaining === UNLIMITED ? clients : Math.min(clients, remaining);
  return (
    <Card aria-labelledby="before">
      <h2 id="before" className="text-row">
        {running ? "This send" : "Before it goes out"}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <Line label="Clients told" value={told < clients ? `${show(told)} of ${show(clients)}` : show(clients)} />
        <Line label="Texts" value={show(draft.sms ? audience.texts : 0)} />
        <Line label="Emails" value={show(draft.email ? audience.emails : 0)} />
        {draft.sms && <SegmentsLine draft={draft} saved={saved} audience={audience} />}
      </dl>
      <div className="mt-1 border-t border-line pt-4">
        <Load query={subscription} skeleton={<SkeletonRows rows={1} />}>
          {(month) => <MonthLeft month={month} planned={told} />}
        </Load>
      </div>
    </Card>
  );
}

/** With the longest first name: no text of this send is longer, but for the line on a client's first text. */
function SegmentsLine({ draft, saved, audience }: SendProps & { draft: Draft }) {
  const values = {
    firstName: audience.longestFirstName ?? "Ann",
    calendarLink: saved.calendarLink,
    ...slotWords(draft),
  };
  const text = composeText(draft.message, values, { senderName: saved.senderName, first: false });
  const { segments, perSegment, characters } = countSegments(text);
  return <Line label="Segments per text" value={show(segments)} side={`(${characters} of ${segments * perSegment})`} />;
}

function Line({ label, value, side }: { label: string; value: string; side?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <b className="font-semibold">{value}</b> {side && <span className="text-ink-2">{side}</span>}
      </dd>
    </div>
  );
}

const show = (count: number) => count.toLocaleString("en-US");
