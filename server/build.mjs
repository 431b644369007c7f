// Builds what is served: the client to dist/client, the server to dist/server/main.js.
import { build as buildServer } from "esbuild";
import { build as buildClient } from "vite";

// React's development build is three times as large.
process.env.NODE_ENV = "production";

await Promise.all([
  buildClient({ logLevel: "error" }),
  buildServer({
    entryPoints: ["server/main.ts", "server/inbox/reading-thread.ts"],
    outdir: "dist/server",
    entryNames: "[name]",
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    // Otherwise every literal with \p{L} becomes an expression that is made anew each time it is passed.
    supported: { "regexp-unicode-property-escapes": true },
    format: "esm",
    sourcemap: true,
    logLevel: "warning",
  }),
]).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
