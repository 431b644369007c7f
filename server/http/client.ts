import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type RequestHandler, Router } from "express";

// The bundle in dist/server/ is as deep as this file, so one path serves both.
const clientDir = fileURLToPath(new URL("../../dist/client", import.meta.url));

/** Pages of the client; any other path is its not-found page, with status 404. */
const pages = /^\/(privacy|terms|dashboard|setup|waitlist|notifications|account|admin|(join|u)\/[^/]+)?$/;

/**
 * The files that the page names. Each carries a hash of its content in its name and is kept for ever. Mounted before
 * the headers of pages: a policy of 700 bytes on each of a dozen files would be a tenth of the first visit.
 */
export function assetRoutes() {
  const router = Router();
  const assets = express.static(join(clientDir, "assets"), { immutable: true, maxAge: "1y", index: false });
  router.use("/assets", nosniff, compressed, assets);
  // A page of an older build asks for files that are gone: no page may be given in their stead.
  router.use("/assets", (_req, res) => void res.sendStatus(404));
  return router;
}

const nosniff: RequestHandler = (_req, res, next) => {
  res.set("X-Content-Type-Options", "nosniff");
  next();
};

/** The client's page, never kept. `data-sandbox` tells it to say that nothing is really sent. */
export function clientRoutes({ sandbox }: { sandbox: boolean }) {
  const router = Router();
  const page = readPage(sandbox);
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
  // Ours is the order: browsers name gzip first, and mean no preference.
  const match = encodings.find(
    ([name, ending]) => req.acceptsEncodings(name) && existsSync(join(clientDir, "assets", `${req.path}${ending}`)),
  );
  if (!match) return next();
  res.type(extname(req.path)).set("Content-Encoding", match[0]);
  req.url = `${req.path}${match[1]}`;
  next();
};
