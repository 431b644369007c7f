import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems give to whoever asks for any: none of those is taken between our look and its use.
const FROM = 20_000;
const TO = 30_000;

/** For a server that must know its port, and its address, before it listens. */
export async function freePort(): Promise<number> {
  const port = FROM + Math.floor(Math.random() * (TO - FROM));
  const taken = createServer().listen(port, "127.0.0.1");
  try {
    await once(taken, "listening");
  } catch {
    return freePort();
  }
  taken.close();
  await once(taken, "close");
  return port;
}
