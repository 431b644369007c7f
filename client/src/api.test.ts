import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, call, fieldsOf, isLoggedOut, keyOf, loadKey, wordsOr } from "./api";

function answer(status: number, body: string | null, statusText = "") {
  const fetching = vi.fn(async (_path: string, _options?: RequestInit) => new Response(body, { status, statusText }));
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe("a reply that is not OK", () => {
  test('throws "status: body text" [S7.3]', async () => {
    answer(409, "taken already");
    await expect(call("GET /api/waitlist", {})).rejects.toThrow(/^409: taken already$/);
  });

  test("has the status text in place of an empty body [S7.4]", async () => {
    answer(502, null, "Bad Gateway");
    await expect(call("GET /api/waitlist", {})).rejects.toThrow(/^502: Bad Gateway$/);
  });

  test("keeps the server's sentence and its field errors apart from the raw body [S7.5]", async () => {
    answer(422, JSON.stringify({ message: "Check the phone.", code: "invalid", fields: { phone: "Too short." } }));
    const error = await call("GET /api/waitlist", {}).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(wordsOr("Failed.")(error as Error)).toBe("Check the phone.");
    expect(fieldsOf(error as Error)).toEqual({ phone: "Too short." });
  });

  test.each(["<html>oops</html>", "", '"text"', '{"message":""}'])("has no sentence when the body is %j", (body) => {
    expect(wordsOr("Failed.")(new ApiError(500, body))).toBe("Failed.");
  });

  test("that never came has no sentence either", () => {
    expect(wordsOr("Failed.")(new TypeError("Failed to fetch"))).toBe("Failed.");
  });
});

describe("logged out", () => {
  test("is an error that starts with '401:' and holds 'Unauthorized' [S6.14]", () => {
    expect(isLoggedOut(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true);
    expect(isLoggedOut(new Error("401: Unauthorized"))).toBe(true);
  });

  test.each(["500: Unauthorized", "401: expired", "Unauthorized 401:", "4011: Unauthorized"])(
    "is not %j [S6.15]",
    (message) => {
      expect(isLoggedOut(new Error(message))).toBe(false);
    },
  );
});

describe("default loading", () => {
  test("is a GET to the key's parts joined by slash, with cookies [S7.48, S7.1]", async () => {
    const fetching = answer(200, "[]");
    await loadKey({ queryKey: ["/api", "parsed-cancellations"] });
    expect(fetching).toHaveBeenCalledExactlyOnceWith("/api/parsed-cancellations", {
      method: "GET",
      credentials: "include",
    });
  });

  test("parses JSON [S7.49]", async () => {
    answer(200, '{"businessName":"Riverside Massage"}');
    expect(await loadKey({ queryKey: ["/api", "join", "abc"] })).toEqual({ businessName: "Riverside Massage" });
  });

  test("fails on 401 instead of giving null [S7.50]", async () => {
    answer(401, '{"message":"Unauthorized"}');
    await expect(loadKey({ queryKey: ["/api", "auth", "user"] })).rejects.toThrow(/^401: .*Unauthorized/);
  });
});

describe("a call", () => {
  test("fills the path from its params, escaped", () => {
    expect(keyOf("GET /api/join/:token", { token: "a/b c" }).join("/")).toBe("/api/join/a%2Fb%20c");
  });

  test("sends its body as JSON [S7.2]", async () => {
    const fetching = answer(200, '{"ok":true}');
    const body = {
      firstName: "Ann",
      lastName: "F",
      phone: "5",
      email: "a@b.co",
      smsConsent: true,
      emailConsent: false,
    };
    await call("POST /api/join/:token", { params: { token: "abc" }, body });
    const [path, options] = fetching.mock.calls[0] ?? [];
    expect(path).toBe("/api/join/abc");
    expect(options).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(JSON.parse(String(options?.body))).toEqual(body);
  });

  test("without an answer's body gives nothing", async () => {
    answer(204, null);
    expect(await call("DELETE /api/waitlist/:id", { params: { id: "1" } })).toBeUndefined();
  });
});
