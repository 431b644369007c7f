import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data directory to throw away. Others may enter it, or root's PostgreSQL would be put into /var/lib and stay. */
export async function temporaryDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), "slotback-data-"));
  await chmod(dataDir, 0o755);
  return dataDir;
}
