// Runs before the first paint, so that a dark page never flashes white. A file of its own: the page allows no inline scripts.
try {
  if (localStorage.getItem("theme") === "dark") document.documentElement.classList.add("dark");
} catch {
  // Storage can be switched off; light is the default.
}
