import { chromium } from "playwright-core";
import { findChromium } from "./find-chromium";

const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const ARGS = [...QUIET, "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"];
const HERE_ONLY = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

export function launchBrowser() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium found: install chromium or google-chrome, or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: [...ARGS, HERE_ONLY] });
}
