import { useEffect } from "react";

/** The browser looks for the anchor before the page is drawn; this looks again after. */
export function useAnchor() {
  useEffect(() => {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  }, []);
}
