import { createRequire } from "node:module";
import { Router } from "express";
import { styles } from "./styles";

const DAY_SECONDS = 86_400;

export function assetRoutes() {
  const font = createRequire(import.meta.url).resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  );
  const router = Router();
  router.get("/sandbox.css", (_req, res) => void res.set("Cache-Control", "no-cache").type("css").send(styles));
  router.get("/instrument-sans.woff2", (_req, res) => res.sendFile(font, { maxAge: DAY_SECONDS * 1000 }));
  return router;
}
