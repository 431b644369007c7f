import { afterEach } from "vitest";
import { surprisesSoFar } from "./surprises";

// Set up anew for each test file.
afterEach(() => {
  const found = surprisesSoFar();
  if (found.length > 0) throw new Error(`Unexpected:\n${found.join("\n")}`);
});
