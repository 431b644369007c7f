CREATE TABLE "fan_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"clients" uuid[] NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"period" text NOT NULL,
	"words" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"advanced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fan_outs" ADD CONSTRAINT "fan_outs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_outs" ADD CONSTRAINT "fan_outs_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_outs_send" ON "fan_outs" USING btree ("send_id");--> statement-breakpoint
CREATE INDEX "fan_outs_next" ON "fan_outs" USING btree ("advanced_at");