import { useState } from "react";

/** One page of a long list. A list that got shorter shows its last page, never an empty one. */
export function usePages<T>(rows: T[], size: number) {
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / size) - 1);
  const page = Math.min(wanted, last);
  const from = page * size;
  return { shown: rows.slice(from, from + size), from, page, last, total: rows.length, setPage };
}
