import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const outDir = join(import.meta.dirname, "dist/client");
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * A page's own code is asked for by the code that knows the routes, which costs a visitor on a slow line one more round
 * trip. This writes a small script that asks for it at once, for the pages that strangers open first.
 */
const firstPages = { "/": "pages/landing/page.tsx", "/join/": "pages/join/page.tsx" };

/**
 * Left alone, every small module that two pages share becomes a file, and a visitor waits for twenty of them. So the
 * libraries are one file, which stays cached when we change a line, and what the public pages draw with is another.
 */
const groups = [
  {
    name: "libraries",
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|@tanstack)[\\/](?!.*(mutationObserver|useMutation)\.)|rolldown[\\/]runtime/,
    priority: 2,
  },
  {
    name: "kit",
    test: /[\\/]shared[\\/]constants|[\\/]client[\\/]src[\\/](api|app|query-client|use-user|copy[\\/]errors|ui[\\/](bubble|button|cx|logo|theme-toggle|use-title|deferred|loading|toast-store|use-arrival)|signed-in-before)\.|lucide-react.+[\\/](createLucideIcon|(check|check-check|copy|mail|message-square|moon|sun)\.mjs)/,
    priority: 1,
  },
];

export default defineConfig({
  root: join(import.meta.dirname, "client"),
  build: {
    outDir,
    emptyOutDir: true,
    // Every browser of the last three years knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [react(), tailwindcss(), earlyPages(), compressed()],
  // The router brings a stand-in for what React has had since version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  server: {
    port: 5173,
    strictPort: true,
    // What the server answers itself; every other path is a page of the client. Unsubscribing is a POST to its page.
    proxy: {
      ...Object.fromEntries(["/api", "^/sandbox/.+", "/healthz", "/readyz"].map((path) => [path, server])),
      "/u/": { target: server, bypass: ({ method, url }) => (method === "POST" ? undefined : url) },
    },
  },
});

/** Writes a .br and a .gz beside each file that shrinks, so that the server compresses nothing while it answers. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = outDir }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
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

function earlyPages(): Plugin {
  let script = "";
  return {
    name: "early-pages",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const known = withImports(bundle, chunk.fileName);
        const files = Object.entries(firstPages).map(([path, module]) => {
          const page = Object.values(bundle).find(
            (part) => part.type === "chunk" && part.facadeModuleId?.endsWith(module),
          );
          if (!page) throw new Error(`No chunk of its own for ${module}`);
          return [path, [...withImports(bundle, page.fileName)].filter((file) => !known.has(file))];
        });
        script = `const files=${JSON.stringify(Object.fromEntries(files))};
for(const file of files[location.pathname.replace(/[^/]+$/,"")]??[]){const link=document.createElement("link");
link.rel="modulepreload";link.href="/"+file;document.head.append(link)}`;
        return [
          { tag: "script", attrs: { type: "module", async: true, src: `/${fileName(script)}` }, injectTo: "head" },
        ];
      },
    },
    writeBundle({ dir = outDir }) {
      writeFileSync(join(dir, fileName(script)), script);
    },
  };
}

const fileName = (script: string) =>
  `assets/early-${createHash("sha256").update(script).digest("base64url").slice(0, 8)}.js`;

/** A file and all that it cannot start without. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const part = bundle[file] ?? Object.values(bundle).find((other) => basename(other.fileName) === basename(file));
  if (part?.type !== "chunk" || seen.has(part.fileName)) return seen;
  seen.add(part.fileName);
  for (const next of part.imports) withImports(bundle, next, seen);
  return seen;
}
