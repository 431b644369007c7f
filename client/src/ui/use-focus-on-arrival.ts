import { useEffect, useRef } from "react";

/** For the heading of what takes the place of a form: the focus goes there, and the heading is read out. */
export function useFocusOnArrival<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
