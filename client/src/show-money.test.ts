import { expect, test } from "vitest";
import { PROFESSIONAL_PRICE_CENTS } from "../../shared/constants";
import { showCents, showPrice } from "./show-money";

test("revenue is cents divided by 100, as dollars [S2.243]", () => {
  expect(showCents(123_450)).toBe("$1,234.50");
  expect(showCents(0)).toBe("$0.00");
});

test("a price is said without empty cents", () => expect(showPrice(PROFESSIONAL_PRICE_CENTS)).toBe("$29"));
