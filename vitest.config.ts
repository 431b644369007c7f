import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const database = "tests/support/global-setup.ts";
// Files share their worker's modules: loading the server anew for each of them took as long as a third of all tests.
const each = { isolate: false, setupFiles: ["tests/support/no-surprises.ts"] };

// How long a test waits for what must come true. Waiting ends when it does: only a failure, or a busy machine, takes longer.
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 60_000,
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          include: ["{server,shared,client}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.db.test.ts"],
          ...each,
          testTimeout: 20_000,
        },
      },
      {
        // One project, for each has workers of its own that load the server anew, and waits for the one before to end.
        plugins: [react()],
        test: {
          name: "stories",
          include: ["tests/{stories,browser}/**/*.test.{ts,tsx}", "server/**/*.db.test.ts"],
          globalSetup: ["tests/support/built.mjs", database],
          ...each,
          ...patient,
        },
      },
    ],
  },
});
