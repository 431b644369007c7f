// A process that does nothing but carry on with sends: what a test may kill.
import pino from "pino";
import { connect } from "../../server/db/client";
import { startPlanner } from "../../server/notify/fan-out";

const { DATABASE_URL = "", CHUNK = "50" } = process.env;

startPlanner({
  db: connect(DATABASE_URL).db,
  log: pino({ level: "silent" }),
  now: () => new Date(),
  queued() {},
  most: Number(CHUNK),
});
process.send?.("ready");
