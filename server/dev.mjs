// The client with hot reload on 5173, which hands everything else to the server; the server restarts on change.
import { spawn } from "node:child_process";

const PUBLIC_URL = process.env.PUBLIC_URL ?? "http://localhost:5173";

const children = [
  ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "server/main.ts"],
  ["node_modules/vite/bin/vite.js", "--clearScreen=false"],
].map((args) =>
  spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, PUBLIC_URL } }),
);

// One does not stand without the other. Ctrl-C reaches them by itself, a SIGTERM only through us.
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const child of children) child.on("exit", stop);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
