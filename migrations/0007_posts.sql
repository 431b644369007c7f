CREATE TABLE "posts" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"owner" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "posts" SELECT "id", "channel", coalesce("lease_owner", gen_random_uuid()), coalesce("lease_until", now()), "sending_at" FROM "messages" WHERE "state" = 'sending';--> statement-breakpoint
DROP INDEX "messages_leased";--> statement-breakpoint
UPDATE "messages" SET "state" = 'queued' WHERE "state" = 'sending';--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "lease_owner";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "lease_until";
