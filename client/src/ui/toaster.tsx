import * as Toast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cx } from "./cx";
import { dismiss, type Shown, subscribe, toasts } from "./toast-store";

const looks = {
  plain: { bar: "bg-accent", icon: "text-accent-text", Icon: CircleCheck },
  quiet: { bar: "bg-edge", icon: "text-ink-2", Icon: Info },
  warning: { bar: "bg-amber-mid", icon: "text-amber", Icon: TriangleAlert },
  destructive: { bar: "bg-red", icon: "text-red", Icon: CircleAlert },
};

/** The notification area. F8 brings the focus to it; a swipe of 50 px to the right sends a notice away. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, toasts);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown.map((notice) => (
        <ToastCard key={notice.id} notice={notice} />
      ))}
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed right-0 bottom-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 md:p-6"
      />
    </Toast.Provider>
  );
}

function ToastCard({ notice: { id, open, title, text, tone = "plain", action } }: { notice: Shown }) {
  const { bar, icon, Icon } = looks[tone];
  return (
    <Toast.Root
      open={open}
      onOpenChange={(stays) => !stays && dismiss(id)}
      data-tone={tone}
      className={cx(
        "relative flex gap-3 overflow-hidden rounded-card border border-line bg-surface py-3.5 pr-12 pl-5 shadow-float",
        "data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        "data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out",
      )}
    >
      <span className={cx("absolute inset-y-0 left-0 w-[5px]", bar)} />
      <Icon aria-hidden className={cx("mt-px size-[18px] shrink-0", icon)} />
      <div className="min-w-0">
        <Toast.Title className="text-row">{title}</Toast.Title>
        {text && <Toast.Description className="mt-0.5 text-small text-ink-2">{text}</Toast.Description>}
        {action && (
          <Toast.Action
            altText={`${action.word}: ${title}`}
            onClick={action.run}
            className="mt-2 h-8 rounded-field border border-edge px-3 text-small font-semibold hover:bg-sunken"
          >
            {action.word}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-field text-ink-2 hover:bg-sunken"
      >
        <X aria-hidden className="size-[18px]" />
      </Toast.Close>
    </Toast.Root>
  );
}
