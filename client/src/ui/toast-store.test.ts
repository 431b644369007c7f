import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, subscribe, toast, toasts, withdrawFailure } from "./toast-store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a new toast takes the place of the one before [S4.39, S9.40]", () => {
  toast({ title: "Client Added" });
  toast({ title: "Client Deleted" });
  expect(toasts().map(({ title }) => title)).toEqual(["Client Deleted"]);
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms [S9.41]", () => {
  const id = toast({ title: "Copied!" });
  dismiss(id);
  expect(toasts()).toMatchObject([{ title: "Copied!", open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

test("the removal of a dismissed toast leaves a later one alone", () => {
  dismiss(toast({ title: "Copied!" }));
  vi.advanceTimersByTime(500_000);
  toast({ title: "Client Added" });
  vi.advanceTimersByTime(1_000_000);
  expect(toasts()).toMatchObject([{ title: "Client Added", open: true }]);
});

test("trying again takes back the notice of a failure, not that of a success", () => {
  toast({ title: "Client Added" });
  withdrawFailure();
  expect(toasts()).toMatchObject([{ open: true }]);
  toast({ title: "Error", tone: "destructive" });
  withdrawFailure();
  expect(toasts()).toMatchObject([{ title: "Error", open: false }]);
});

test("whoever watches hears of every change, until they stop", () => {
  const heard = vi.fn();
  const stop = subscribe(heard);
  dismiss(toast({ title: "Copied!" }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  toast({ title: "Copied!" });
  expect(heard).toHaveBeenCalledTimes(2);
});
