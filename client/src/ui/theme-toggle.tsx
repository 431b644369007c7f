import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./button";

const root = document.documentElement;

function keep(theme: "light" | "dark") {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage can be switched off; the choice then holds for this page.
  }
}

/** Light and dark, kept in local storage under `theme`; `public/theme.js` applies it before the first paint. */
export function ThemeToggle(props: { className?: string }) {
  const [dark, setDark] = useState(() => root.classList.contains("dark"));
  const toggle = () => {
    root.classList.toggle("dark", !dark);
    keep(dark ? "light" : "dark");
    setDark(!dark);
  };
  return (
    <IconButton
      {...props}
      icon={dark ? Sun : Moon}
      label={dark ? "Use the light theme" : "Use the dark theme"}
      onClick={toggle}
    />
  );
}
