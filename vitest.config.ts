import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const database = "tests/support/global-setup.ts";
const setupFiles = ["tests/support/no-surprises.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          include: ["{server,shared,client}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.db.test.ts"],
          setupFiles,
        },
      },
      {
        test: {
          name: "stories",
          include: ["tests/stories/**/*.test.ts", "server/**/*.db.test.ts"],
          globalSetup: database,
          setupFiles,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/support/built.mjs", database],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
