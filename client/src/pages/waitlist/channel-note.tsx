import type { Channel, ChannelState } from "../../../../shared/model";
import { cx } from "../../ui/cx";

const words: Record<Channel, Record<Exclude<ChannelState, "ok">, string>> = {
  sms: { "opted-out": "No texts: replied STOP", "no-consent": "No text consent", "bad-address": "Texts do not arrive" },
  email: {
    "opted-out": "No emails: unsubscribed",
    "no-consent": "No email consent",
    "bad-address": "Emails do not arrive",
  },
};

interface ChannelNoteProps {
  channel: Channel;
  state: ChannelState;
  problem: string | null;
}

/** Why a channel does not reach the client. A choice of theirs is plain, a fault is red. */
export function ChannelNote({ channel, state, problem }: ChannelNoteProps) {
  if (state === "ok") return null;
  const bad = state === "bad-address";
  return (
    <span className={cx("block text-small", bad ? "text-red" : "text-ink")}>
      {(bad && problem) || words[channel][state]}
    </span>
  );
}
