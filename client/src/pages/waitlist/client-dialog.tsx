import { type FormEvent, useRef, useState } from "react";
import { errors as said } from "../../copy/errors";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import type { Client } from "./clients-card";
import { ConsentHistory } from "./consent-history";
import { useSaveClient } from "./use-save-client";

const missing = {
  firstName: "Enter a first name.",
  lastName: "Enter a last name.",
  phone: "Enter a phone number.",
  email: "Enter an email address.",
};
type Name = keyof typeof missing;

interface ClientDialogProps {
  /** Absent: a new one. */
  client?: Client;
  sender: string;
  open: boolean;
  onClose: () => void;
}

export function ClientDialog({ client, sender, open, onClose }: ClientDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<Name, string>>({
    firstName: client?.firstName ?? "",
    lastName: client?.lastName ?? "",
    phone: client?.phoneNational ?? "",
    email: client?.email ?? "",
  });
  const [own, setOwn] = useState<Partial<Record<Name, string>>>({});
  const save = useSaveClient(client?.id);
  const errors: Partial<Record<string, string>> = { ...save.fields, ...own };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = (Object.keys(missing) as Name[]).filter((name) => values[name].trim() === "");
    setOwn(Object.fromEntries(empty.map((name) => [name, missing[name]])));
    if (empty[0]) {
      toast({ ...said.missing, tone: "destructive" });
      focusOn(empty[0]);
      return;
    }
    const wrong = await save.run(values);
    if (wrong === undefined) onClose();
    else focusOn(wrong);
  };
  const focusOn = (name: string | null) => {
    const field = name === null ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const field = (name: Name, label: string) => ({
    name,
    label,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setOwn({ ...own, [name]: undefined });
    },
  });

  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={client ? "Edit Client" : "Add New Client"}>
      <form ref={form} onSubmit={submit} noValidate className="mt-5 space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("firstName", "First name")} autoComplete="off" />
          <TextField {...field("lastName", "Last name")} autoComplete="off" />
        </div>
        <TextField {...field("phone", "Phone")} type="tel" autoComplete="off" />
        <TextField {...field("email", "Email")} type="email" autoComplete="off" placeholder="name@example.com" />
        {!client && (
          <p className="text-small text-ink-2">
            By adding a client you confirm that they agreed to hear from {sender} by text and email when an appointment
            opens.
          </p>
        )}
        {client && <ConsentHistory clientId={client.id} />}
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" pending={save.pending && "Saving..."}>
            {client ? "Save Changes" : "Add Client"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
