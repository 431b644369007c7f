import { useMutation } from "@tanstack/react-query";
import { read, request } from "../../api";
import { unsubscribeWords as words } from "../../copy/unsubscribe";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { toast } from "../../ui/toast-store";
import { useFocusOnArrival } from "../../ui/use-focus-on-arrival";
import { useTitle } from "../../ui/use-title";
import { useApi } from "../../use-api";
import { InvalidLink } from "../join/invalid-link";
import { PublicFrame, PublicHead } from "../public-frame";

/** Opening the link changes nothing, since mail scanners open links; the button does. */
export function UnsubscribePage({ token }: { token: string }) {
  const link = useApi("GET /api/unsubscribe/:token", { token });
  useTitle(words.title);
  return (
    <PublicFrame>
      {link.isPending && <Waiting />}
      {link.isError && <InvalidLink title={words.invalid} text={words.invalidText} />}
      {link.data && <Unsubscribe token={token} business={link.data.businessName} already={link.data.unsubscribed} />}
    </PublicFrame>
  );
}

function Unsubscribe({ token, business, already }: { token: string; business: string; already: boolean }) {
  // Not in the contract: the address is that of the mail header of RFC 8058, and its answer holds nothing.
  const stop = useMutation({
    networkMode: "always",
    mutationFn: async () => read(await request("POST", `/u/${encodeURIComponent(token)}`)),
    onError: () => toast({ title: "Error", text: words.failed, tone: "destructive" }),
  });
  if (already || stop.isSuccess) return <Done business={business} />;
  return (
    <>
      <PublicHead title={words.ask(business)} text={words.text(business)} />
      <Button
        look="primary"
        size="public"
        wide
        className="mt-7"
        pending={stop.isPending && words.pending}
        onClick={() => stop.mutate()}
      >
        {words.button}
      </Button>
    </>
  );
}

function Done({ business }: { business: string }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-figure outline-none">
        {words.done}
      </h1>
      <p className="mt-2 text-[1.0625rem]/[1.5] text-ink-2">{words.doneText(business)}</p>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="mt-3 h-14" />
      <Skeleton className="mt-7 h-12" />
    </div>
  );
}
