import { expect, test } from "vitest";
import { isCanceller } from "./canceller";

const ann = { firstName: "Ann", lastName: "Fairlow-Roy", phone: "+15035550163", email: "ann.f@mail.example" };
const by = (who: Partial<{ names: string[]; emails: string[]; phones: string[] }>) => ({
  names: [],
  emails: [],
  phones: [],
  ...who,
});

test.each(["Ann Fairlow-Roy", "ann fairlow roy", "Fairlow-Roy, Ann", "Ms. Ann M. Fairlow-Roy", "Änn Fairlow-Roy"])(
  "the person who cancelled is known by the name %j [P42]",
  (name) => expect(isCanceller(by({ names: [name] }))(ann)).toBe(true),
);

test.each(["(503) 555-0163", "+1 503 555 0163", "5035550163"])("… by the phone %j [P43]", (phone) => {
  expect(isCanceller(by({ phones: [phone] }))(ann)).toBe(true);
});

test("… and by the email in any case [P44]", () => {
  expect(isCanceller(by({ emails: ["Ann.F@mail.example"] }))(ann)).toBe(true);
});

test("somebody who shares only a first name, a last name or a few digits is told", () => {
  expect(
    isCanceller(by({ names: ["Ann", "Bob Fairlow-Roy", ""], phones: ["555-0163", "0163"], emails: [""] }))(ann),
  ).toBe(false);
  expect(isCanceller(by({}))(ann)).toBe(false);
});
