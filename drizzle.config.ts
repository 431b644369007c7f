import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/db/schema*.ts", "./server/sandbox/schema.ts"],
  out: "./migrations",
});
