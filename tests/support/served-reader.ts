import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { once } from "../../server/inbox/once";
import type { readEmail } from "../../server/inbox/read";

/**
 * The reader in one file, as it is served. What runs tests leads every call between two files through an object and gives every inner
 * function its name: thousands of emails take half as long again.
 */
export const servedReader: () => Promise<typeof readEmail> = once(async () => {
  const outfile = `node_modules/.cache/slotback/reader-${process.pid}.mjs`;
  await build({
    ...{ entryPoints: ["server/inbox/read.ts"], outfile, bundle: true, packages: "external" },
    ...{ platform: "node", target: "node20", supported: { "regexp-unicode-property-escapes": true } },
    ...{ format: "esm", logLevel: "warning" },
  });
  const module = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as { readEmail: typeof readEmail };
  return module.readEmail;
});
