import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Body, keyOf, type Reply, wordsOr } from "../../api";
import { sendNotice } from "../../send-notice";
import { toast } from "../../ui/toast-store";
import { listKey, useAction } from "../../use-api";
import { afterSend } from "../dashboard/after-send";

type Content = Omit<Body<"POST /api/notifications/send">, "requestId">;
type Report = Reply<"POST /api/notifications/send">;

const POLL_MS = 500;

/** So many answers without a change: the rest waits for a provider, which may take hours. */
const PATIENCE = 10;

/**
 * Sends once, however often it is tried: the same message keeps its id until it went out, so a lost answer is asked
 * for again and not sent again. While it runs, and only then, its progress is read.
 */
export function useSend() {
  const client = useQueryClient();
  const attempt = useRef<{ content: string; requestId: string } | undefined>(undefined);
  const [watched, setWatched] = useState<string>();
  const [done, setDone] = useState<{ requestId: string; report: Report }>();
  const action = useAction("POST /api/notifications/send", {
    failed: wordsOr("Failed to send notifications."),
  });
  const { progress, stalled } = useProgress(watched);

  const finish = (requestId: string, report: Report) => {
    attempt.current = undefined;
    setWatched(undefined);
    setDone({ requestId, report });
    toast(sendNotice(report));
    for (const list of afterSend) void client.invalidateQueries({ queryKey: listKey(list) });
  };

  const start = (body: Content) => {
    const content = JSON.stringify(body);
    if (attempt.current?.content !== content) attempt.current = { content, requestId: crypto.randomUUID() };
    const { requestId } = attempt.current;
    setDone(undefined);
    setWatched(requestId);
    action.mutate(
      { body: { ...body, requestId } },
      {
        onSuccess: (reply) => reply.pending === 0 && finish(requestId, reply),
        onError: () => setWatched(undefined),
      },
    );
  };

  // The answer may come while messages are still on their way: then the progress tells when they are done.
  const ended = action.isSuccess && (progress?.pending === 0 || stalled);
  useEffect(() => {
    if (ended && watched && progress) finish(watched, progress);
  });

  return { start, running: watched !== undefined, progress, done, error: action.error };
}

/** Nothing before the first half second: most sends are over by then. */
function useProgress(requestId: string | undefined): { progress: Report | undefined; stalled: boolean } {
  const [due, setDue] = useState<string>();
  useEffect(() => {
    if (!requestId) return;
    const timer = window.setTimeout(() => setDue(requestId), POLL_MS);
    return () => window.clearTimeout(timer);
  }, [requestId]);

  const { data, dataUpdatedAt } = useQuery<Report, Error>({
    queryKey: keyOf("GET /api/notifications/sends/:requestId", { requestId: requestId ?? "" }),
    enabled: requestId !== undefined && due === requestId,
    refetchInterval: POLL_MS,
    networkMode: "always",
  });

  const same = useRef({ pending: -1, times: 0, at: 0 });
  if (data && same.current.at !== dataUpdatedAt) {
    const times = same.current.pending === data.pending ? same.current.times + 1 : 0;
    same.current = { pending: data.pending, times, at: dataUpdatedAt };
  }
  const watching = requestId !== undefined && data !== undefined;
  return { progress: watching ? data : undefined, stalled: watching && same.current.times >= PATIENCE };
}
