import { afterAll, beforeAll, expect, test } from "vitest";
import { chaos } from "../../tests/support/chaos";
import { type Delivery, newAccount, startDelivery } from "../../tests/support/delivery";

let delivery: Delivery;
beforeAll(async () => {
  delivery = await startDelivery();
});
afterAll(() => delivery.close());

test("whatever breaks, every client gets one text [D98, D100, D102]", async () => {
  const { pool, double, databaseUrl } = delivery;
  const accountId = await newAccount(pool);
  const seed = Number(process.env.CHAOS_SEED ?? 7);
  const report = await chaos({
    pool,
    double,
    databaseUrl,
    accountId,
    seed,
    clients: 400,
    processes: 2,
    upsets: 9,
  });
  expect(report).toMatchObject({ once: 400, twice: 0, never: 0, unknown: 0 });
  expect(Math.min(report.kills, report.pauses, report.breaks)).toBeGreaterThan(0);
}, 180_000);
