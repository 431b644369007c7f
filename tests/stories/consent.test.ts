import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Consent {
  channel: string;
  address: string;
  action: string;
  source: string;
  wording: string | null;
}

let server: TestServer;
let lena: Visitor;
let id: string;
const ann = { firstName: "Ann", lastName: "Fairlow", phone: "+15035550110", email: "ann@mail.example" };

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example");
  const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
  const form = { ...ann, smsConsent: true, emailConsent: true };
  await server.visitor().post(`/api/join/${body.publicOptInToken}`, form);
  id = (await lena.get<{ id: string }[]>("/api/waitlist")).body[0]!.id;
});
afterAll(() => server?.stop());

const history = async () => (await lena.get<Consent[]>(`/api/waitlist/${id}/consents`)).body;
const steps = async () => (await history()).map((one) => `${one.channel} ${one.action} ${one.source}`);

test("a client shows what they agreed to and took back, newest first, with the words they read [S3.20, P48]", async () => {
  expect(await steps()).toEqual(["email granted join-page", "sms granted join-page"]);
  expect((await history())[1]!.wording).toMatch(/^\[v\d+\] I agree to get automated texts .* Reply STOP to end/);

  await lena.post("/api/notifications/send", { message: "Hello", notificationMethod: "both" });
  await eventually(async () => (await server.messages()).emails.length === 1, "an email");
  const reply = (body: string) => server.visitor().post("/sandbox/api/texts", { from: ann.phone, body });
  await reply("STOP");
  await eventually(async () => (await steps())[0] === "sms revoked text-reply", "the STOP");
  await reply("START");
  await eventually(async () => (await steps())[0] === "sms granted text-reply", "the START");

  const [email] = (await server.messages()).emails;
  const link = /https?:\S+\/u\/[\w-]+/.exec(email!.text ?? "")![0];
  for (let times = 0; times < 2; times++) await fetch(link, { method: "POST" });
  expect(await steps()).toEqual([
    "email revoked unsubscribe-link",
    "sms granted text-reply",
    "sms revoked text-reply",
    "email granted join-page",
    "sms granted join-page",
  ]);
});

test("every email carries the practice's postal address once there is one", async () => {
  const emails = async () => (await server.messages()).emails;
  expect((await emails()).some(({ text }) => text?.includes("River Rd"))).toBe(false);
  const { body } = await lena.post("/api/settings", { postalAddress: " 12 River Rd\nSalem, OR 97301\n" });
  expect(body).toMatchObject({ postalAddress: "12 River Rd\nSalem, OR 97301" });
  expect((await lena.post("/api/settings", { postalAddress: "x".repeat(301) })).status).toBe(400);

  await lena.post("/api/waitlist", { ...ann, firstName: "Bob", phone: "+15035550111", email: "bob@mail.example" });
  await lena.post("/api/notifications/send", { message: "Hello", notificationMethod: "email" });
  await eventually(async () => (await emails()).some(({ to }) => to === "bob@mail.example"), "Bob's email");
  const toBob = (await emails()).find(({ to }) => to === "bob@mail.example")!;
  expect(toBob.text).toContain("\n12 River Rd\nSalem, OR 97301\n");
  expect(toBob.html).toContain("12 River Rd<br>Salem, OR 97301");
});

test("a new number is vouched for by whoever typed it; a new name is nothing to vouch for", async () => {
  await lena.patch(`/api/waitlist/${id}`, { ...ann, lastName: "Roy" });
  expect(await history()).toHaveLength(5);
  await lena.patch(`/api/waitlist/${id}`, { ...ann, phone: "+15035550119" });
  expect((await history())[0]).toMatchObject({ channel: "sms", address: "+15035550119", source: "added" });
});

test("the evidence outlives the client, is exported, and comes back with their address [P83]", async () => {
  expect((await lena.delete(`/api/waitlist/${id}`)).status).toBe(204);
  expect((await lena.get(`/api/waitlist/${id}/consents`)).status).toBe(404);
  const zip = await (await lena.fetch("/api/account/export")).arrayBuffer();
  const kept: Consent[] = JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))["consents.json"]!));
  expect(kept).toHaveLength(8);
  expect(kept.every((one) => one.address && "ip" in one && "userAgent" in one)).toBe(true);

  id = (await lena.post<{ id: string }>("/api/waitlist", ann)).body.id;
  expect(await steps()).toContain("email revoked unsubscribe-link");
});
