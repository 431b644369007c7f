import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { InboundAnswer } from "../../../../shared/emails";
import { request } from "../../api";
import { leaveForLogin } from "../../query-client";
import { toast } from "../../ui/toast-store";

export type Parsed = z.input<typeof InboundAnswer>["parsed"];

interface TestEmail {
  subject: string;
  text: string;
}

/** The inbound call is not in the contract: mail providers make it too. So its answers are judged here. */
export function useTest(token: string) {
  return useMutation<Parsed | undefined, Error, TestEmail>({
    networkMode: "always",
    mutationFn: async ({ subject, text }) => {
      if (!token) throw new Error("Email token not found");
      const response = await request("POST", "/api/email/inbound", { token, subject, text }).catch(() => {
        throw new Error("Failed to test email");
      });
      if (response.status === 401) {
        leaveForLogin();
        return undefined;
      }
      const answer = await response.json().catch(() => undefined);
      if (!response.ok || !answer?.parsed) throw new Error(answer?.message || "Failed to process email");
      return answer.parsed;
    },
    onSuccess: (parsed) =>
      parsed && toast({ title: "Test Complete", text: wordsOf(parsed), tone: parsed.wouldNotify ? "plain" : "quiet" }),
    onError: ({ message }) => toast({ title: "Error", text: message, tone: "destructive" }),
  });
}

const wordsOf = ({ date, time }: Parsed) =>
  date ? `Parsed: ${date} at ${time ?? "N/A"}` : "Failed to parse date/time";
