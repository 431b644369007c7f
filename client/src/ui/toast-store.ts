export interface Notice {
  title: string;
  text?: string;
  /** plain: it worked. quiet: it is only said. warning: partly. destructive: a failure or a missing entry. */
  tone?: "plain" | "quiet" | "warning" | "destructive";
  /** One thing to do about it: "Undo". */
  action?: { word: string; run: () => void };
}

export interface Shown extends Notice {
  id: number;
  open: boolean;
}

/** Long enough for any leaving animation, and for a person who comes back to the notification area. */
export const REMOVE_AFTER_MS = 1_000_000;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice. Only one is shown at a time: it takes the place of the one before. */
export function toast(notice: Notice): number {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
  lastId += 1;
  set([{ ...notice, id: lastId, open: true }]);
  return lastId;
}

/** Closes a notice. It stays in the list, closed, until it is removed. */
export function dismiss(id: number) {
  set(shown.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      set(shown.filter((notice) => notice.id !== id));
    }, REMOVE_AFTER_MS),
  );
}

/** Closes a notice of a failure: the person tries again. */
export function withdrawFailure() {
  for (const { id, open, tone } of shown) if (open && tone === "destructive") dismiss(id);
}

export const toasts = () => shown;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
