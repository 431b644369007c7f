import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { useAction } from "../../use-api";
import type { Client } from "./clients-card";
import { waitlistLists } from "./use-save-client";

interface DeleteDialogProps {
  client: Client;
  onClose: () => void;
  /** The button that opened the dialog goes with its row. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteDialog({ client: { id, firstName, lastName }, onClose, focusAfter }: DeleteDialogProps) {
  const gone = useRef(false);
  const remove = useAction("DELETE /api/waitlist/:id", {
    refresh: waitlistLists,
    done: () => ({ title: "Client Deleted", text: `${firstName} ${lastName} left your waitlist.` }),
    failed: "Failed to delete client.",
  });
  useEffect(
    () => () => {
      if (gone.current) focusAfter.current?.focus();
    },
    [focusAfter],
  );
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          gone.current = true;
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${firstName} ${lastName}?`}
      text="They leave your waitlist and hear about no further openings."
    >
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger-solid" pending={remove.isPending && "Deleting..."} onClick={confirm}>
          Delete client
        </Button>
      </DialogActions>
    </Dialog>
  );
}
