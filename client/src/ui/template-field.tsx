import { useRef } from "react";
import { flushSync } from "react-dom";
import type { Placeholder } from "../../../shared/placeholders";
import type { FieldFrameProps } from "./field";
import { TextArea } from "./textarea";

interface TemplateFieldProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  placeholders: readonly Placeholder[];
  /** Shown while the field is empty. */
  example: string;
  rows?: number;
  /** A subject: line breaks become spaces. */
  oneLine?: boolean;
  disabled?: boolean;
}

/** A message with placeholders. Those it may use stand below and are put in at the cursor. */
export function TemplateField({ value, onChange, placeholders, example, oneLine, ...field }: TemplateFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (text: string, from: number, to: number) => {
    flushSync(() => onChange(text));
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  const insert = (word: string) => {
    // An empty field means the example: that is where the placeholder goes, and mostly stands.
    const at = example.indexOf(word);
    if (value === "" && at >= 0) return put(example, at, at + word.length);
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const end = selectionStart + word.length;
    put(value.slice(0, selectionStart) + word + value.slice(selectionEnd), end, end);
  };
  return (
    <div>
      <TextArea
        {...field}
        ref={area}
        tint
        value={value}
        placeholder={example}
        onChange={({ target }) => onChange(oneLine ? target.value.replace(/[\r\n]+/g, " ") : target.value)}
      />
      <ul aria-label="Placeholders" className="mt-2 flex flex-wrap gap-1.5">
        {placeholders.map((word) => (
          <li key={word}>
            <button
              type="button"
              disabled={field.disabled}
              onClick={() => insert(word)}
              className="h-8 rounded-badge border border-edge bg-surface px-2 font-mono text-caption transition-colors duration-[120ms] hover:bg-sunken md:h-7"
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
