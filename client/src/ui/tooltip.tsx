import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

/** Once, around everything that has tooltips: opens after 700 ms, after 300 ms when one was open just before. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  label: string;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes focus. */
  children: ReactNode;
}

/** The words of an icon. For the eye only: the element needs its own accessible name. */
export function Tooltip({ label, side = "bottom", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 rounded-badge bg-ink px-2.5 py-1.5 text-caption font-medium text-paper data-[state=delayed-open]:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
