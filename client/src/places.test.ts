import { expect, test } from "vitest";
import { cityOf, countries, countryName, zoneName, zonesByRegion } from "./places";

test("zones are named by clock and city", () => {
  expect(zoneName("America/Los_Angeles")).toBe("Pacific (Los Angeles)");
  expect(zoneName("no such zone")).toBe("no such zone");
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Argentina, Buenos Aires");
});

test("every zone is on the list once, a saved older name too", () => {
  const zones = zonesByRegion("US/Pacific").flatMap(([, names]) => names);
  expect(zones).toEqual(expect.arrayContaining(["America/Los_Angeles", "Europe/Berlin", "US/Pacific", "UTC"]));
  expect(new Set(zones).size).toBe(zones.length);
});

test("countries are countries, under their names of today", () => {
  const names = countries().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["United States", "Germany", "Japan", "Côte d’Ivoire"]));
  expect(names).not.toEqual(expect.arrayContaining(["European Union"]));
  expect(names.length).toBeGreaterThan(240);
  expect(names.length).toBeLessThan(265);
  expect(new Set(names).size).toBe(names.length);
  expect(countryName("DE")).toBe("Germany");
});
