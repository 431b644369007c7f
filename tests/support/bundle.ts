import { build } from "esbuild";

/** One file of our own code: a process that has to compile before it works would miss half of what is done to it. */
export async function bundle(name: "sender-process" | "planner-process"): Promise<string> {
  const outfile = `node_modules/.cache/slotback/${name}-${process.pid}.mjs`;
  const entryPoints = [`tests/support/${name}.ts`];
  await build({ entryPoints, outfile, bundle: true, packages: "external", platform: "node", format: "esm" });
  return outfile;
}
