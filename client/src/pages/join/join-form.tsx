import type { ChangeEvent } from "react";
import { emailConsentWording, smsConsentWording } from "../../../../shared/consent";
import { joinWords } from "../../copy/join";
import { legal } from "../../copy/legal";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Option } from "../../ui/option";
import { PublicHead } from "../public-frame";
import { type Form, useJoin } from "./use-join";

interface JoinFormProps {
  token: string;
  business: string;
  onJoined: (form: Form) => void;
}

export function JoinForm({ token, business, onJoined }: JoinFormProps) {
  const { form, wrong, change, submit, joining } = useJoin(token, onJoined);

  const text = (name: "firstName" | "lastName" | "phone" | "email") => ({
    name,
    value: form[name],
    error: wrong[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
    tall: true,
    required: true,
  });

  const consent = (name: "smsConsent" | "emailConsent") => ({
    name,
    type: "checkbox" as const,
    checked: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.checked }),
  });

  return (
    <form onSubmit={submit} noValidate>
      <PublicHead title={business} text={joinWords.lead} />
      <div className="mt-7 grid grid-cols-2 gap-x-3.5 gap-y-5">
        <TextField label="First name" autoComplete="given-name" {...text("firstName")} />
        <TextField label="Last name" autoComplete="family-name" {...text("lastName")} />
        <TextField label="Phone" type="tel" autoComplete="tel" className="col-span-2" {...text("phone")} />
        <TextField label="Email" type="email" autoComplete="email" className="col-span-2" {...text("email")} />
      </div>
      {/* People neither see nor reach it; programs that fill in forms do. */}
      <input
        aria-hidden
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
        name="website"
        value={form.website}
        onChange={(event) => change({ website: event.target.value })}
      />
      <fieldset className="mt-5">
        <legend className="text-label">{joinWords.how}</legend>
        <p className="mb-2.5 text-small text-ink-2">{joinWords.atLeastOne}</p>
        <div className="space-y-2.5">
          <Option title={joinWords.sms} text={smsConsentWording(business)} {...consent("smsConsent")} />
          <Option title={joinWords.email} text={emailConsentWording(business)} {...consent("emailConsent")} />
        </div>
        {wrong.smsConsent && <p className="mt-1.5 text-small text-red">{wrong.smsConsent}</p>}
      </fieldset>
      <Button type="submit" look="primary" size="public" wide className="mt-6" pending={joining && joinWords.pending}>
        {joinWords.submit}
      </Button>
      <p className="mt-3.5 flex justify-center gap-5 text-small text-ink-2">
        <a href="/privacy" className="underline underline-offset-2 hover:text-ink">
          {legal.privacy}
        </a>
        <a href="/terms" className="underline underline-offset-2 hover:text-ink">
          {legal.terms}
        </a>
      </p>
    </form>
  );
}
