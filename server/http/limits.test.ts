import { expect, test } from "vitest";
import { figures, networkOf } from "./limits";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:DB8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("callers from %s count as %s", (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

test("outside production every limit is higher", () => {
  const [real, ours] = [figures({ production: true }), figures({ production: false })];
  for (const what of Object.keys(real) as (keyof typeof real)[])
    expect(ours[what].times).toBeGreaterThan(real[what].times);
});
