import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** A new page starts at its top, or at its anchor, and takes the focus, as a full page load would. */
export function useArrival() {
  const [path] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (path === "" || window.location.hash) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [path]);
}
