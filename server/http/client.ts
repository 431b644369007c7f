import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type RequestHandler, Router } from "express";

// The bundle in dist/server/ is as deep as this file, so one path serves both.
const clientDir = fileURLToPath(new URL("../../dist/client", import.meta.url));

/** Pages of the client; any other path is its not-found page, with status 404. */
const pages = /^\/(privacy|terms|dashboard|setup|waitlist|notifications|account|admin|(join|u)\/[^/]+)?$/;

/**
 * The built client. Its files carry a hash of their content in the name and are kept for ever; the page that names
 * them is never kept. `data-sandbox` tells every page to say that nothing is really sent.
 */
export function clientRoutes({ sandbox }: { sandbox: boolean }) {
  const router = Router();
  const page = readPage(sandbox);
  router.use(
    "/assets",
    compressed,
    express.static(join(clientDir, "assets"), { immutable: true, maxAge: "1y", index: false }),
  );
  // A page of an older build asks for files that are gone: no page may be given in their stead.
  router.use("/assets", (_req, res) => void res.sendStatus(404));
  const files = express.static(clientDir, { index: false, maxAge: "1h" });
  // The page is handed out below, and under the pages' own addresses only.
  router.use((req, res, next) => (req.path === "/index.html" ? next() : files(req, res, next)));
  router.use((req, res) => {
    const known = pages.test(req.path) || (sandbox && req.path === "/sandbox");
    res
      .status(known ? 200 : 404)
      .set("Cache-Control", "no-store")
      .type("html")
      .send(page);
  });
  return router;
}

function readPage(sandbox: boolean): string {
  const file = join(clientDir, "index.html");
  // Without a build only the calls are served: tests of the server need no client.
  if (!existsSync(file)) return "<!doctype html><title>Slotback</title><p>The client is not built.</p>";
  return readFileSync(file, "utf8").replace(/<html(?=[\s>])/, `<html data-sandbox="${sandbox}"`);
}

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Hands out the sibling that the build compressed, when the browser takes it. */
const compressed: RequestHandler = (req, res, next) => {
  res.vary("Accept-Encoding");
  if (req.path.includes("..")) return next();
  const accepted = req.acceptsEncodings(...encodings.map(([name]) => name));
  const match = encodings.find(
    ([name, ending]) => name === accepted && existsSync(join(clientDir, "assets", `${req.path}${ending}`)),
  );
  if (!match) return next();
  res.type(extname(req.path)).set("Content-Encoding", match[0]);
  req.url = `${req.path}${match[1]}`;
  next();
};
