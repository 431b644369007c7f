import type { Tx } from "../db/client";
import { auditEvents } from "../db/schema-operation";

export type AuditEvent = Omit<typeof auditEvents.$inferInsert, "id">;

export const insertEvent = (db: Tx, event: AuditEvent) => db.insert(auditEvents).values(event);
