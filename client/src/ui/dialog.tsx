import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { cx } from "./cx";
import { useScrollLock } from "./use-scroll-lock";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title; read out when the dialog opens. */
  text?: ReactNode;
  /** 720 px instead of 440. */
  wide?: boolean;
  /** Takes the focus when the dialog closes, where the button that opened it is gone. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A modal dialog. Closed by Escape and by a click beside it; the focus goes back to where it was. */
export function Dialog({ open, onOpenChange, title, text, wide, focusAfter, children }: DialogProps) {
  useScrollLock(open);
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix.Overlay: to lock the page's scrolling it writes a style element, which a strict policy refuses. */}
        <div
          data-state={open ? "open" : "closed"}
          className="pointer-events-auto fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <Radix.Content
            {...(text ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // Radix returns the focus to its own trigger only, and these dialogs have none.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const target = focusAfter?.current ?? opener.current;
              if (target instanceof HTMLElement) target.focus();
            }}
            className={cx(
              "relative w-full rounded-dialog bg-surface p-6 shadow-float outline-none",
              "data-[state=closed]:animate-sink data-[state=open]:animate-rise",
              wide ? "max-w-[720px]" : "max-w-[440px]",
            )}
          >
            <Radix.Title className="pr-10 text-card">{title}</Radix.Title>
            {text && <Radix.Description className="mt-2 text-ink-2">{text}</Radix.Description>}
            {children}
            <Radix.Close
              aria-label="Close"
              className="absolute top-4 right-4 grid size-9 place-items-center rounded-field text-ink-2 hover:bg-sunken"
            >
              <X aria-hidden className="size-[18px]" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the end of a dialog: right, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>;
}
