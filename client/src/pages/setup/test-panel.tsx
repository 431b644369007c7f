import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { Card, CardHead } from "../../ui/card";
import { TextField } from "../../ui/field";
import { submitKeys } from "../../ui/submit-keys";
import { TextArea } from "../../ui/textarea";
import { toast } from "../../ui/toast-store";
import type { Settings } from "./settings-form";
import { TestResult } from "./test-result";
import { useTest } from "./use-test";

/** A dry run: the server reads the email as if it had arrived, stores nothing and tells nobody. */
export function TestPanel({ saved, dirty }: { saved: Settings; dirty: boolean }) {
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const test = useTest(saved.emailToken);

  const submit = () => {
    if (text.trim() === "") {
      toast({ title: "Missing Information", text: "Email body is required", tone: "destructive" });
    } else if (!test.isPending) test.mutate({ subject, text });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  /** The result is that of what was read, not of what is being written. */
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (test.data) test.reset();
  };
  const clear = () => {
    setSubject("");
    setText("");
    test.reset();
  };

  return (
    <Card padded={false} aria-labelledby="test">
      <form onSubmit={onSubmit} onKeyDown={submitKeys(submit)} noValidate className="space-y-4 px-4 py-[18px] md:p-6">
        <CardHead
          id="test"
          title="Test Your Set-Up"
          text="Paste a cancellation email. Nothing is stored and nobody is told."
        />
        <TextField label="Subject" optional value={subject} onChange={({ target }) => edit(setSubject)(target.value)} />
        <TextArea
          label="Email body"
          rows={5}
          scrolls
          value={text}
          onChange={({ target }) => edit(setText)(target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" look="primary" disabled={text === ""} pending={test.isPending && "Parsing..."}>
            Parse Email
          </Button>
          <Button look="ghost" disabled={test.isPending} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
      {test.data && <TestResult parsed={test.data} saved={saved} dirty={dirty} />}
    </Card>
  );
}
