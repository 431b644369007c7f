import type { Reply } from "../../api";
import { Load } from "../../ui/load";
import { Pager } from "../../ui/pager";
import { Skeleton } from "../../ui/skeleton";
import { usePages } from "../../ui/use-pages";
import { useApi } from "../../use-api";
import { DeliveryState } from "./delivery-state";

type Row = Reply<"GET /api/openings/:id/deliveries">[number];

const PAGE = 25;

/** Who was told of an opening, and what became of each message. Loaded when it is looked at. */
export function Deliveries({ openingId, count }: { openingId: string; count: number }) {
  const deliveries = useApi("GET /api/openings/:id/deliveries", { id: openingId });
  return (
    <Load query={deliveries} skeleton={<Rows count={Math.min(count, PAGE)} />}>
      {(rows) => <DeliveryTable rows={rows} />}
    </Load>
  );
}

/** Clients of one opening or send, with what became of each message. */
export function DeliveryTable({ rows }: { rows: Row[] }) {
  const { shown, ...pages } = usePages(rows, PAGE);
  const sms = rows.some((row) => row.sms !== null);
  const email = rows.some((row) => row.email !== null);
  const cell = "py-2.5 pr-3 align-top";
  return (
    <>
      <Failures rows={rows} />
      <table className="w-full table-fixed text-left text-small">
        <thead>
          <tr className="border-b border-line text-caption text-ink-2">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Client
            </th>
            {sms && (
              <th scope="col" className="py-2 pr-3 font-semibold">
                Text
              </th>
            )}
            {email && (
              <th scope="col" className="py-2 pr-3 font-semibold">
                Email
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((row) => (
            <tr key={row.notificationId}>
              <th scope="row" className={`${cell} font-medium break-words`}>
                {row.name}
                {row.problem && <span className="block text-caption font-normal text-ink-2">{row.problem}</span>}
              </th>
              {sms && (
                <td className={cell}>
                  <DeliveryState channel="sms" state={row.sms} />
                </td>
              )}
              {email && (
                <td className={cell}>
                  <DeliveryState channel="email" state={row.email} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager {...pages} count={shown.length} label="Pages of clients" />
    </>
  );
}

function Failures({ rows }: { rows: Row[] }) {
  const texts = rows.filter((row) => row.sms === "failed").length;
  const emails = rows.filter((row) => row.email === "failed").length;
  if (texts + emails === 0) return null;
  const words = [texts > 0 && count(texts, "text"), emails > 0 && count(emails, "email")].filter(Boolean);
  return <p className="text-small text-ink-2">{words.join(" and ")} failed</p>;
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;

function Rows({ count: rows }: { count: number }) {
  return (
    <div className="space-y-3 py-2">
      {Array.from({ length: rows + 1 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <Skeleton key={row} className="h-[26px]" />
      ))}
    </div>
  );
}
