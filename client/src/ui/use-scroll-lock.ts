import { useLayoutEffect } from "react";

/** A page does not scroll behind a dialog, and does not move when its scroll bar goes. */
export function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const bar = window.innerWidth - clientWidth;
    style.overflow = "hidden";
    style.paddingRight = `${bar}px`;
    return () => {
      style.overflow = "";
      style.paddingRight = "";
    };
  }, [locked]);
}
