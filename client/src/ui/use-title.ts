import { useEffect } from "react";

/** The page's name in the browser's tab: "Waitlist · Slotback". */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title.includes("Slotback") ? title : `${title} · Slotback`;
  }, [title]);
}
