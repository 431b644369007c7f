// What a first visit costs: the built client in Chromium on a slow phone. `npm run bench -- pages`
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { Browser } from "playwright-core";
import { readEnv } from "../server/env";
import { run as serve } from "../server/run";
import { launchBrowser } from "../tests/support/launch-browser";
import { Visitor } from "../tests/support/visitor";

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
/** Blocking is what a long task takes beyond this. */
const LONG_TASK_MS = 50;

/** As text: a function would be compiled here and miss its helpers there. */
const OBSERVE = `
  const seen = (window.seen = { lcpMs: 0, cls: 0, blockedMs: 0 });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcpMs = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch("longtask", (entry) => { seen.blockedMs += Math.max(0, entry.duration - ${LONG_TASK_MS}); });`;

interface Visit {
  /** Until the load event. */
  scriptKb: number;
  laterKb: number;
  totalKb: number;
  lcpMs: number;
  cls: number;
  blockedMs: number;
}

export async function run() {
  const dataDir = await mkdtemp(join(tmpdir(), "slotback-bench-pages-"));
  const server = await serve(readEnv({ PORT: "0", DATA_DIR: dataDir }), {
    now: () => new Date(),
    log: pino({ level: "error" }),
  });
  const browser = await launchBrowser();
  try {
    const routes = ["/", `/join/${await joinToken(server.url)}`, "/privacy", "/terms"];
    const rows: Record<string, Visit> = {};
    for (const route of routes) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, server.url + route));
      rows[route.startsWith("/join") ? "/join/:token" : route] = medians(visits);
    }
    const lines = Object.entries(rows).map(
      ([route, { scriptKb, laterKb, totalKb, lcpMs, cls, blockedMs }]) =>
        `${route.padEnd(14)} script ${scriptKb.toFixed(1)} KB and ${laterKb.toFixed(1)} later, all ${totalKb.toFixed(1)} KB, LCP ${lcpMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}, blocked ${blockedMs.toFixed(0)} ms`,
    );
    const conditions = `First visit, CPU ${CPU_SLOWDOWN}x slower, 1.6 Mbit/s, 150 ms; as transferred; medians of ${ROUNDS}.`;
    process.stdout.write(`${[conditions, ...lines].join("\n")}\n`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function joinToken(url: string) {
  const visitor = new Visitor(url);
  await visitor.submit(await visitor.visit("/api/login"), { email: "bench@practice.example" });
  await visitor.post("/api/settings", { businessName: "Riverside Massage" });
  return (await visitor.get<{ publicOptInToken: string }>("/api/settings")).body.publicOptInToken;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });

  const types = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  devtools.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (types.get(requestId) === "Script") bytes.script += encodedDataLength;
  });
  await page.addInitScript({ content: OBSERVE });
  let initialScript = 0;
  page.once("load", () => {
    initialScript = bytes.script;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Omit<Visit, "scriptKb" | "laterKb" | "totalKb"> }).seen,
  );
  await context.close();
  return {
    scriptKb: initialScript / 1000,
    laterKb: (bytes.script - initialScript) / 1000,
    totalKb: bytes.total / 1000,
    ...seen,
  };
}

function medians(visits: Visit[]): Visit {
  const median = (key: keyof Visit) => {
    const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)]! * 1000) / 1000;
  };
  return {
    scriptKb: median("scriptKb"),
    laterKb: median("laterKb"),
    totalKb: median("totalKb"),
    lcpMs: median("lcpMs"),
    cls: median("cls"),
    blockedMs: median("blockedMs"),
  };
}
