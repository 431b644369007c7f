import { chaos } from "../tests/support/chaos";
import { startProviderDouble } from "../tests/support/provider-double";
import { newAccount } from "../tests/support/queue";
import { startDatabase } from "./support/stage";

/** The chaos test for minutes: `npm run bench -- chaos 5`, with another seed each round, or `chaos 5 1234` again. */
export async function run([minutes = "2", seed = String(Date.now() % 100_000)]: string[] = []) {
  const database = await startDatabase();
  const double = await startProviderDouble();
  const ends = performance.now() + Number(minutes) * 60_000;
  const sum = { once: 0, twice: 0, never: 0, unknown: 0, kills: 0, pauses: 0, breaks: 0 };
  try {
    for (let round = 0; round === 0 || performance.now() < ends; round++) {
      double.reset();
      const accountId = await newAccount(database.pool);
      const { pool, url: databaseUrl } = database;
      const options = { pool, databaseUrl, double, accountId, clients: 1_500, processes: 3, upsets: 25 };
      const { seconds, ...report } = await chaos({ ...options, seed: Number(seed) + round });
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += report[key];
      process.stdout.write(`  seed ${Number(seed) + round}: ${told(report)} in ${seconds.toFixed(0)} s\n`);
    }
  } finally {
    await double.close();
    await database.stop();
  }
  process.stdout.write(`clients told ${told(sum)}\n`);
  if (sum.twice + sum.never + sum.unknown > 0) process.exitCode = 1;
}

const told = (sum: Record<"once" | "twice" | "never" | "unknown" | "kills" | "pauses" | "breaks", number>) =>
  `once ${sum.once}, twice ${sum.twice}, never ${sum.never}, unknown ${sum.unknown}; ` +
  `${sum.kills} kills, ${sum.pauses} pauses, ${sum.breaks} breaks of the database's connections`;
