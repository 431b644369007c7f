import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { useAction } from "../../use-api";

export function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const close = useAction("POST /api/account/close", { failed: "Failed to close the account." });
  const confirm = () =>
    close.mutate({ body: { confirm: "close my account" } }, { onSuccess: () => window.location.assign("/") });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Close your account?"
      text="Your address and your sign-up link stop working, nobody is told of openings any more, and a paid plan ends today. All data is deleted after 30 days."
    >
      <DialogActions>
        <Button look="ghost" onClick={onClose}>
          Keep account
        </Button>
        <Button look="danger-solid" pending={close.isPending && "Closing..."} onClick={confirm}>
          Close account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
