import type { RefObject } from "react";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { useAction } from "../../use-api";
import type { Client } from "./clients-card";
import { waitlistLists } from "./use-save-client";

interface DeleteDialogProps {
  client: Client;
  open: boolean;
  onClose: () => void;
  /** The button that opened the dialog goes with its row. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeleteDialog({ client: { id, firstName, lastName }, open, onClose, focusAfter }: DeleteDialogProps) {
  const remove = useAction("DELETE /api/waitlist/:id", {
    refresh: waitlistLists,
    done: () => ({ title: "Client Deleted", text: `${firstName} ${lastName} left your waitlist.` }),
    failed: "Failed to delete client.",
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      focusAfter={remove.isSuccess ? focusAfter : undefined}
      title={`Delete ${firstName} ${lastName}?`}
      text="They leave your waitlist and hear about no further openings."
    >
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="danger-solid"
          pending={remove.isPending && "Deleting..."}
          onClick={() => remove.mutate({ params: { id } }, { onSuccess: onClose })}
        >
          Delete client
        </Button>
      </DialogActions>
    </Dialog>
  );
}
