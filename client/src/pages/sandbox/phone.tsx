import { ArrowUp, ChevronDown } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Conversation, NewReply } from "../../../../shared/sandbox-api";
import { cx } from "../../ui/cx";
import { Load } from "../../ui/load";
import { showNumber } from "./show";
import { Thread } from "./thread";
import { useSandbox, useSandboxAction } from "./use-sandbox";

const KEYWORDS = ["STOP", "START", "HELP"];

const idOf = ({ number, sender }: Conversation) => `${number} ${sender}`;
const nameOf = ({ name, number }: Conversation) => name ?? showNumber(number);

/** A client's phone: what it got, and what its owner answers. */
export function Phone() {
  const conversations = useSandbox<Conversation[]>("conversations", { watch: true });
  return (
    <section
      aria-label="A client's phone"
      className={cx(
        "flex flex-col overflow-hidden rounded-[36px] border-8 border-ink bg-surface dark:border-edge",
        // On a small screen an empty phone need not push the rest out of sight.
        conversations.data?.length === 0 ? "h-64 lg:h-[690px]" : "h-[690px]",
      )}
    >
      <Load query={conversations}>
        {(all) => (all.length === 0 ? <NoTexts /> : <Conversations conversations={all} />)}
      </Load>
    </section>
  );
}

function NoTexts() {
  return (
    <div className="m-auto max-w-[30ch] p-6 text-center">
      <h2 className="text-row">No texts yet</h2>
      <p className="mt-1 text-small text-ink-2">Deliver a cancellation, and the clients' texts arrive here.</p>
    </div>
  );
}

function Conversations({ conversations }: { conversations: Conversation[] }) {
  const [chosen, choose] = useState<string>();
  const shown = conversations.find((each) => idOf(each) === chosen) ?? conversations[0]!;
  return (
    <>
      <header className="border-b border-line px-4 pt-4 pb-3.5 text-center">
        <h2 className="text-row">{showNumber(shown.number)}</h2>
        <label className="relative mx-auto flex w-fit items-center gap-1 rounded-badge text-small text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <span className="sr-only">Whose phone</span>
          <span aria-hidden>{shown.name ?? "Another phone"}</span>
          <ChevronDown aria-hidden className="size-4" />
          <select
            value={idOf(shown)}
            onChange={(event) => choose(event.target.value)}
            className="absolute inset-0 w-full bg-surface text-ink opacity-0"
          >
            {conversations.map((each) => (
              <option key={idOf(each)} value={idOf(each)}>
                {each.name ? `${each.name}, ${showNumber(each.number)}` : showNumber(each.number)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Thread number={shown.number} label={`Texts of ${nameOf(shown)}`} />
      <Reply key={idOf(shown)} conversation={shown} />
    </>
  );
}

function Reply({ conversation }: { conversation: Conversation }) {
  const { number, sender, stopped } = conversation;
  const [words, setWords] = useState("");
  const reply = useSandboxAction<NewReply, unknown>("POST", "texts");
  const send = (body: string) => reply.mutate({ from: number, to: sender, body });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === "" || reply.isPending) return;
    send(words.trim());
    setWords("");
  }

  return (
    <div className="px-3.5 pt-2 pb-4">
      {stopped && (
        <p className="mb-2 text-center text-caption text-ink-2">This phone has stopped texts. START opens it again.</p>
      )}
      <div className="grid grid-cols-3 gap-1.5">
        {KEYWORDS.map((keyword) => (
          <button
            key={keyword}
            type="button"
            disabled={reply.isPending}
            onClick={() => send(keyword)}
            className="h-11 rounded-field border border-edge text-small font-semibold transition-colors duration-[120ms] hover:bg-sunken md:h-[34px]"
          >
            {keyword}
          </button>
        ))}
      </div>
      <form onSubmit={submit} className="relative mt-2.5">
        <input
          aria-label="Reply"
          placeholder={`Reply as ${conversation.name?.split(" ")[0] ?? "this phone"}`}
          value={words}
          maxLength={1600}
          onChange={(event) => setWords(event.target.value)}
          className="h-[46px] w-full rounded-full border border-edge bg-surface pr-12 pl-4 focus:border-accent focus:ring-3 focus:ring-accent/25 focus:outline-none"
        />
        <button
          type="submit"
          aria-label="Send the reply"
          disabled={words.trim() === "" || reply.isPending}
          className="absolute top-[5px] right-[5px] grid size-9 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-[120ms] enabled:hover:bg-accent-hover"
        >
          <ArrowUp aria-hidden className="size-[18px]" />
        </button>
      </form>
    </div>
  );
}
