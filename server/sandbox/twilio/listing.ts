import { type Db, listItems } from "../store";
import { messageResource, type Text } from "./message";

type Query = Record<string, string | undefined>;

const DAY_MS = 86_400_000;

/** One page of messages, newest first, by sender, recipient and day or moment of sending. */
export async function listMessages(db: Db, accountSid: string, query: Query) {
  const size = Math.min(Math.max(Number(query.PageSize) || 50, 1), 1000);
  const number = Number(query.Page) || 0;
  const match = { ...(query.To && { to: query.To }), ...(query.From && { from: query.From }) };
  const before = Number(query.PageToken?.slice(PAGE_TOKEN.length)) || undefined;

  // One more than asked for tells whether there is a next page.
  const found = await listItems<Text>(db, "text", { match, before, limit: size + 1 });
  const shown = found.slice(0, size);
  const last = found.length > size ? shown.at(-1) : undefined;
  const isWanted = sentWithin(query);

  return {
    end: number * size + shown.length - 1,
    first_page_uri: address(accountSid, query, { Page: "0" }),
    messages: shown
      .filter((each) => isWanted(each.data))
      .map((each) => messageResource(accountSid, each.id, each.at, each.data)),
    next_page_uri: last
      ? address(accountSid, query, { Page: String(number + 1), PageToken: PAGE_TOKEN + last.seq })
      : null,
    page: number,
    page_size: size,
    previous_page_uri: null,
    start: number * size,
    uri: address(accountSid, query, { Page: String(number) }),
  };
}

const PAGE_TOKEN = "PB";

function address(accountSid: string, query: Query, page: Record<string, string>) {
  const { Page: _page, PageToken: _token, ...kept } = query;
  return `/2010-04-01/Accounts/${accountSid}/Messages.json?${new URLSearchParams({ ...kept, ...page } as Record<string, string>)}`;
}

/** What is still queued has no moment of sending, so that no such filter finds it. */
function sentWithin(query: Query) {
  const day = momentOf(query.DateSent);
  const from = day ?? momentOf(query["DateSent>"]);
  const to = day === undefined ? momentOf(query["DateSent<"]) : day + DAY_MS;
  return ({ sentAt }: Text) => {
    if (from === undefined && to === undefined) return true;
    const at = sentAt === null ? Number.NaN : Date.parse(sentAt);
    return at >= (from ?? 0) && at <= (to ?? Number.POSITIVE_INFINITY);
  };
}

function momentOf(text: string | undefined) {
  const moment = Date.parse(text ?? "");
  return Number.isNaN(moment) ? undefined : moment;
}
