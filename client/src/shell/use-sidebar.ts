import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { readExpanded, sidebarCookie } from "./sidebar-cookie";

const phone = window.matchMedia("(max-width: 767.98px)");

function watchPhone(changed: () => void) {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
}

/** Expanded or collapsed on a wide screen, kept in a cookie; open or closed on a phone, not kept. Ctrl+B or Cmd+B toggles. */
export function useSidebar() {
  const narrow = useSyncExternalStore(watchPhone, () => phone.matches);
  const [expanded, setExpanded] = useState(() => readExpanded(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (narrow) setDrawerOpen((open) => !open);
    else {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
      document.cookie = sidebarCookie(!expanded);
      setExpanded(!expanded);
    }
  }, [narrow, expanded]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { narrow, expanded, drawerOpen, setDrawerOpen, toggle };
}
