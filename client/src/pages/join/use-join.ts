import { type FormEvent, useState } from "react";
import { type Body, fieldsOf, wordsOr } from "../../api";
import { errors } from "../../copy/errors";
import { joinWords } from "../../copy/join";
import { toast } from "../../ui/toast-store";
import { useAction } from "../../use-api";

export type Form = Body<"POST /api/join/:token">;

const nobody = { firstName: "", lastName: "", phone: "", email: "", website: "" };
const empty: Form = { ...nobody, smsConsent: false, emailConsent: false };
const texts = ["firstName", "lastName", "phone", "email"] as const;

/** What was typed, what is wrong with it, and the sending of it. What is wrong is said beside its field. */
export function useJoin(token: string, onJoined: (form: Form) => void) {
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
    const { currentTarget } = event;
    const focus = (name: string) => currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    const mark = (sentences: Record<string, string>) => {
      setWrong(sentences);
      const first = Object.keys(empty).find((name) => name in sentences);
      if (first) focus(first);
    };

    const missing = texts.filter((name) => form[name].trim() === "");
    if (missing.length > 0) {
      mark(Object.fromEntries(missing.map((name) => [name, joinWords.missing[name]])));
      toast({ ...errors.missing, tone: "destructive" });
    } else if (!form.smsConsent && !form.emailConsent) {
      mark({});
      focus("smsConsent");
      toast({ ...joinWords.noConsent, tone: "destructive" });
    } else {
      mark({});
      join.mutate(
        { params: { token }, body: form },
        { onSuccess: () => onJoined(form), onError: (error) => mark(fieldsOf(error)) },
      );
    }
  };

  return { form, wrong, change, submit, joining: join.isPending };
}
