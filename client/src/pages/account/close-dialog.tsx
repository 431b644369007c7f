import { type FormEvent, useState } from "react";
import { wordsOr } from "../../api";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { useAction } from "../../use-api";

const CONFIRM = "close my account";

/** There is no way back, so the words are typed and not clicked. */
export function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [closed, setClosed] = useState(false);
  const close = useAction("POST /api/account/close", { failed: wordsOr("Failed to close the account.") });
  const meant = typed.trim().toLowerCase() === CONFIRM;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!meant) return;
    const leave = () => {
      setClosed(true);
      window.location.assign("/");
    };
    close.mutate({ body: { confirm: CONFIRM } }, { onSuccess: leave });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Close your account?"
      text="Your address and your sign-up link stop working, nobody is told of openings any more, and a paid plan ends today. All data is deleted after 30 days."
    >
      <form onSubmit={submit} noValidate className="mt-5">
        <TextField
          label={`Type “${CONFIRM}”`}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            Keep account
          </Button>
          <Button
            type="submit"
            look="danger-solid"
            disabled={!meant}
            pending={(close.isPending || closed) && "Closing..."}
          >
            Close account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
