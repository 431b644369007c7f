import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { Logo } from "../ui/logo";
import { useScrollLock } from "../ui/use-scroll-lock";
import type { User } from "../use-user";
import { Nav } from "./nav";
import { UserFoot } from "./user-foot";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
}

/** The sidebar on a phone: slides over the page, 18rem wide. */
export function Drawer({ open, onOpenChange, user }: DrawerProps) {
  useScrollLock(open);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div
          data-state={open ? "open" : "closed"}
          className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[calc(100vw-3rem)] flex-col bg-sunken shadow-float outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-14 items-center justify-between pr-2 pl-6">
            <Logo />
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-10 place-items-center rounded-field text-ink-2 hover:bg-surface"
            >
              <X aria-hidden className="size-[18px]" />
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto px-3.5 py-2">
            <Nav isAdmin={user.isAdmin} onChosen={() => onOpenChange(false)} />
          </div>
          <UserFoot user={user} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
