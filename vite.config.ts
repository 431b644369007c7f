import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const outDir = join(import.meta.dirname, "dist/client");
const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: join(import.meta.dirname, "client"),
  build: { outDir, emptyOutDir: true },
  plugins: [react(), tailwindcss(), compressed()],
  server: {
    port: 5173,
    strictPort: true,
    // What the server answers itself; every other path is a page of the client.
    proxy: Object.fromEntries(["/api", "/sandbox", "/u/", "/healthz", "/readyz"].map((path) => [path, server])),
  },
});

/** Writes a .br and a .gz beside each file that shrinks, so that the server compresses nothing while it answers. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!/\.(html|js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = readFileSync(path);
        for (const [ending, packed] of [
          ["br", brotliCompressSync(plain)],
          ["gz", gzipSync(plain, { level: 9 })],
        ] as const) {
          if (packed.length < plain.length) writeFileSync(`${path}.${ending}`, packed);
        }
      }
    },
  };
}
