import { type FormEvent, useState } from "react";
import { emailConsentWording, smsConsentWording } from "../../../../shared/consent";
import { type Body, fieldsOf, wordsOr } from "../../api";
import { errors } from "../../copy/errors";
import { joinWords } from "../../copy/join";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Option } from "../../ui/option";
import { toast } from "../../ui/toast-store";
import { useAction } from "../../use-api";
import { PublicHead } from "../public-frame";

type Form = Body<"POST /api/join/:token">;

const empty: Form = { firstName: "", lastName: "", phone: "", email: "", smsConsent: false, emailConsent: false };
const texts = ["firstName", "lastName", "phone", "email"] as const;

interface JoinFormProps {
  token: string;
  business: string;
  onJoined: (form: Form) => void;
}

export function JoinForm({ token, business, onJoined }: JoinFormProps) {
  const [form, setForm] = useState(empty);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const join = useAction("POST /api/join/:token", { failed: wordsOr(joinWords.failed), showsFields: true });

  const change = (part: Partial<Form>) => {
    setForm({ ...form, ...part });
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in part))));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (join.isPending) return;
    const missing = texts.filter((name) => form[name].trim() === "");
    if (missing.length > 0) {
      setWrong(Object.fromEntries(missing.map((name) => [name, joinWords.missing[name]])));
      toast({ ...errors.missing, tone: "destructive" });
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    if (!form.smsConsent && !form.emailConsent) {
      setWrong({});
      toast({ ...joinWords.noConsent, tone: "destructive" });
      event.currentTarget.querySelector<HTMLInputElement>('[name="smsConsent"]')?.focus();
      return;
    }
    setWrong({});
    join.mutate(
      { params: { token }, body: form },
      { onSuccess: () => onJoined(form), onError: (error) => setWrong(fieldsOf(error)) },
    );
  };

  const text = (name: (typeof texts)[number]) => ({
    name,
    value: form[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    tall: true,
    required: true,
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
      <fieldset className="mt-5">
        <legend className="text-label">{joinWords.how}</legend>
        <p className="mb-2.5 text-small text-ink-2">{joinWords.atLeastOne}</p>
        <div className="space-y-2.5">
          <Option
            type="checkbox"
            name="smsConsent"
            title={joinWords.sms}
            text={smsConsentWording(business)}
            checked={form.smsConsent}
            onChange={(event) => change({ smsConsent: event.target.checked })}
          />
          <Option
            type="checkbox"
            name="emailConsent"
            title={joinWords.email}
            text={emailConsentWording(business)}
            checked={form.emailConsent}
            onChange={(event) => change({ emailConsent: event.target.checked })}
          />
        </div>
        {wrong.smsConsent && <p className="mt-1.5 text-small text-red">{wrong.smsConsent}</p>}
      </fieldset>
      <Button
        type="submit"
        look="primary"
        size="public"
        wide
        className="mt-6"
        pending={join.isPending && joinWords.pending}
      >
        {joinWords.submit}
      </Button>
      <p className="mt-3.5 flex justify-center gap-5 text-small text-ink-2">
        <a href="/privacy" className="underline underline-offset-2 hover:text-ink">
          Privacy Policy
        </a>
        <a href="/terms" className="underline underline-offset-2 hover:text-ink">
          Terms of Service
        </a>
      </p>
    </form>
  );
}
