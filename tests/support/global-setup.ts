import type { TestProject } from "vitest/node";
import { startTestCluster } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The run's cluster, the template in it, and the run's process, which test databases are named after. */
    cluster: { url: string; template: string; run: number };
  }
}

export default async function setup(project: TestProject) {
  const { url, template, stop } = await startTestCluster();
  project.provide("cluster", { url, template, run: process.pid });
  return stop;
}
