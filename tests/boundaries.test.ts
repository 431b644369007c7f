import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Where each kind of code may stand. `may` is what it looks like, `only` the files it may stand in.
const nobody = /^$/;
const rules = [
  { what: "an SDK", only: /^server\/providers\//, may: /from "(twilio|@sendgrid\/|stripe|openid-client)/ },
  { what: "SQL", only: /^server\/(db\/|sandbox\/schema|.*queries\.ts)/, may: /from "drizzle-orm/ },
  { what: "the environment", only: /^server\/main\.ts/, may: /process\.env/ },
  {
    what: "the clock",
    only: /^server\/(main\.ts|inbox\/cli\.ts|sandbox\/sandbox\.ts)|^client\//,
    may: /new Date\(\)|Date\.now\(\)/,
  },
  { what: "the sandbox", only: /^server\/(run\.ts|sandbox\/)/, may: /from "(\.\.?\/)+sandbox\// },
  { what: "a call to the server", only: /^client\/src\/api\.ts|^server\//, may: /\bfetch\(/ },
  { what: "what is only measured against", only: nobody, may: /from "(graphile-worker|pg-boss)/ },
  { what: "another capability's SQL", only: nobody, may: /from "\.\.\/[\w-]+\/([\w-]+-)?queries"/ },
  { what: "the other side of the wire", only: nobody, may: /from "(\.\.\/)+(server|client)\// },
];

const files = ["client", "server", "shared"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

test.each(rules)("only its own files hold $what", ({ only, may }) => {
  expect(files.filter((path) => !only.test(path) && may.test(readFileSync(path, "utf8")))).toEqual([]);
});

/** How an email is read, from the words of languages to the questions before anybody is told: each room knows only those before it. */
const rooms = [
  "languages",
  "message",
  "moments",
  "phrases",
  "layout",
  "statements",
  "candidates",
  "hearing",
  "whose",
  "judgement",
  "learned",
  "telling",
];

test("the rooms of the reader know only those before them", () => {
  const roomOf = (path: string) => rooms.indexOf(/^server\/inbox\/(\w+)\//.exec(path)?.[1] ?? "");
  const backward = files
    .filter((path) => roomOf(path) >= 0)
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/from "\.\.\/(\w+)\/[\w-]+"/g)]
        .filter(([, room = ""]) => rooms.indexOf(room) > roomOf(path))
        .map(([, room]) => `${path} knows ${room}`),
    );
  expect(backward).toEqual([]);
});

test("no file outgrows 300 lines", () => {
  expect(files.filter((path) => readFileSync(path, "utf8").split("\n").length > 301)).toEqual([]);
});

test("file names are kebab-case", () => {
  expect(files.filter((path) => /[A-Z_ ]/.test(path))).toEqual([]);
});

const lockFiles = ["package-lock.json", "bench/peers/package-lock.json"];

test.each(lockFiles)("%s names the packages of every system, or npm ci refuses it", (lockFile) => {
  const { packages }: Lock = JSON.parse(readFileSync(lockFile, "utf8"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}
