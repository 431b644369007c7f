import { type FormEvent, useState } from "react";
import { fieldsOf, type Reply } from "../../api";
import { Button } from "../../ui/button";
import { Card, CardHead } from "../../ui/card";
import { CopyField } from "../../ui/copy-field";
import { TextField } from "../../ui/field";
import { useAction } from "../../use-api";

/** Clients read the name in every text and on the sign-up page, so both stand together. */
export function GrowCard({ saved }: { saved: Reply<"GET /api/settings"> }) {
  return (
    <Card aria-labelledby="grow">
      <CardHead
        id="grow"
        title="Grow Your Waitlist"
        text="Put the link on your website, your door or your voicemail greeting. Clients add themselves and choose how they hear from you."
      />
      <div className="mt-5 grid items-start gap-x-6 gap-y-5 @3xl:grid-cols-[2fr_3fr]">
        <BusinessName saved={saved.businessName} />
        <CopyField
          label="Public sign-up link"
          value={`${window.location.origin}/join/${saved.publicOptInToken}`}
          action="Copy the sign-up link"
          said="The sign-up link is on the clipboard."
        />
      </div>
    </Card>
  );
}

function BusinessName({ saved }: { saved: string }) {
  const [name, setName] = useState(saved);
  const save = useAction("POST /api/settings", {
    refresh: ["GET /api/settings"],
    done: () => ({ title: "Business Name Saved", text: "Clients read it in every text and on the sign-up page." }),
    failed: "Failed to save business name.",
    showsFields: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { businessName: name } });
  };
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        className="grow"
        label="Business Name"
        autoComplete="organization"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fieldsOf(save.error).businessName}
      />
      {/* Level with the field, whose label stands above it. */}
      <Button type="submit" className="mt-[26px] md:h-[42px]" pending={save.isPending && "Saving..."}>
        Save
      </Button>
    </form>
  );
}
