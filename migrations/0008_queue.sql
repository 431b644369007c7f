CREATE TABLE "queue" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "queue" SELECT "id", "account_id", "channel", "state", "due_at" FROM "messages" WHERE "state" IN ('queued', 'unknown') AND "id" NOT IN (SELECT "message_id" FROM "posts");--> statement-breakpoint
DROP INDEX "messages_due";--> statement-breakpoint
DROP INDEX "messages_unknown";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
UPDATE "posts" SET "account_id" = "messages"."account_id" FROM "messages" WHERE "messages"."id" = "posts"."message_id";--> statement-breakpoint
DELETE FROM "posts" WHERE "account_id" IS NULL;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "queue_due" ON "queue" USING btree ("channel","account_id","due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "queue_unknown" ON "queue" USING btree ("due_at") WHERE state = 'unknown';--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "due_at";--> statement-breakpoint
-- A result is written beside the row it replaces, in the same page: then no index has to learn a new place.
ALTER TABLE "messages" SET (fillfactor = 50);
