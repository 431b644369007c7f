import { useLayoutEffect, useRef, useState } from "react";

/** Longer than the pause within a double click. */
const PAUSE_MS = 500;

/**
 * True for half a second after something was decided and what stood below it moved up. The focus, which went with the
 * button, goes to the next question or, after the last one, to the list; of an opening in the list to its heading. All
 * are ids of elements.
 */
export function useMoved(questions: string[], openings: string[], list: string): boolean {
  const [moved, setMoved] = useState(false);
  const before = useRef({ questions, openings });
  const now = [...questions, "", ...openings].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are new each time, what they say is in `now`
  useLayoutEffect(() => {
    const gone = before.current.questions.some((id) => !questions.includes(id));
    const opening = before.current.openings.find((id) => !openings.includes(id));
    before.current = { questions, openings };
    if (gone || opening) setMoved(true);
    if (gone) focusOn(questions[0] ?? list);
    else if (opening) focusOn(opening);
    const timer = window.setTimeout(() => setMoved(false), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [now]);
  return moved;
}

/** Unless the person has gone on to something else meanwhile. */
function focusOn(id: string) {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.getElementById(id)?.focus({ preventScroll: true });
}
