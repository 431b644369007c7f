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

/**
 * Sends once, however often it is tried: the same message keeps its id until it went out, so a lost answer is asked
 * for again and not sent again. While it runs, and only then, its progress is read.
 */
export function useSend() {
  const client = useQueryClient();
  const attempt = useRef<{ content: string; requestId: string } | undefined>(undefined);
  const [watched, setWatched] = useState<string>();
  const [report, setReport] = useState<Report>();
  const action = useAction("POST /api/notifications/send", {
    failed: wordsOr("Failed to send notifications."),
  });
  const progress = useProgress(watched);

  const finish = (final: Report) => {
    attempt.current = undefined;
    setWatched(undefined);
    setReport(final);
    toast(sendNotice(final));
    for (const list of afterSend) void client.invalidateQueries({ queryKey: listKey(list) });
  };

  const start = (body: Content) => {
    const content = JSON.stringify(body);
    if (attempt.current?.content !== content) attempt.current = { content, requestId: crypto.randomUUID() };
    const { requestId } = attempt.current;
    setReport(undefined);
    setWatched(requestId);
    action.mutate(
      { body: { ...body, requestId } },
      {
        onSuccess: (reply) => reply.pending === 0 && finish(reply),
        onError: () => setWatched(undefined),
      },
    );
  };

  // The answer may come while messages are still on their way: then the progress tells when they are done.
  const ended = action.isSuccess && watched !== undefined && progress?.pending === 0;
  useEffect(() => {
    if (ended && progress) finish(progress);
  });

  return { start, running: watched !== undefined, progress, report, error: action.error };
}

/** Nothing before the first half second: most sends are over by then. */
function useProgress(requestId: string | undefined): Report | undefined {
  const [due, setDue] = useState<string>();
  useEffect(() => {
    if (!requestId) return;
    const timer = window.setTimeout(() => setDue(requestId), POLL_MS);
    return () => window.clearTimeout(timer);
  }, [requestId]);
  const query = useQuery<Report, Error>({
    queryKey: keyOf("GET /api/notifications/sends/:requestId", { requestId: requestId ?? "" }),
    enabled: requestId !== undefined && due === requestId,
    refetchInterval: POLL_MS,
    networkMode: "always",
  });
  return requestId === undefined ? undefined : query.data;
}
