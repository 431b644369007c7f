import { useRef } from "react";
import { type Body, wordsOr } from "../../api";
import { decidedNotice } from "../../send-notice";
import { useAction } from "../../use-api";
import { afterSend } from "./after-send";

type Decision = Body<"POST /api/parsed-cancellations/:id/decision">;

/** What the practitioner decides of an email. A dismissal can be taken back. */
export function useDecision(id: string) {
  const params = { id };
  const { mutate, ...action } = useAction("POST /api/parsed-cancellations/:id/decision", {
    refresh: afterSend,
    failed: wordsOr("Failed to send notifications."),
    showsFields: true,
    done: (decided, { body }) => {
      if (body.action === "send") return decidedNotice(decided, 1 + (body.others?.length ?? 0));
      if (body.action === "reopen") return { title: "Open Again", text: "It waits for your decision." };
      return {
        title: decided.openingId ? "Opening Dismissed" : "Email Dismissed",
        text: "Nobody is told of it.",
        // Not `decide`: when it is pressed, what made it may be gone from the page.
        action: { word: "Undo", run: () => mutate({ params, body: { action: "reopen" } }) },
      };
    },
  });
  // A second Enter may come before the button is drawn as disabled.
  const busy = useRef(false);
  const decide = (body: Decision) => {
    if (busy.current) return;
    busy.current = true;
    const settled = () => {
      busy.current = false;
    };
    mutate({ params, body }, { onSettled: settled });
  };
  return { ...action, decide, running: action.isPending ? action.variables.body.action : undefined };
}
