CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"email_token" text NOT NULL,
	"join_token" text NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"calendar_link" text DEFAULT '' NOT NULL,
	"message_template" text DEFAULT '' NOT NULL,
	"email_subject" text DEFAULT '' NOT NULL,
	"email_template" text DEFAULT '' NOT NULL,
	"notification_method" text DEFAULT 'sms' NOT NULL,
	"auto_send" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "accounts_email_token_unique" UNIQUE("email_token"),
	CONSTRAINT "accounts_join_token_unique" UNIQUE("join_token"),
	CONSTRAINT "accounts_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"position" bigserial NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"sms_consent" boolean NOT NULL,
	"email_consent" boolean NOT NULL,
	"source" text NOT NULL,
	"first_text_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_phone" UNIQUE("account_id","phone"),
	CONSTRAINT "clients_email" UNIQUE("account_id","email")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"client_id" uuid,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"action" text NOT NULL,
	"source" text NOT NULL,
	"wording" text,
	"page" text,
	"ip" text,
	"user_agent" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbound_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"raw" "bytea",
	"raw_format" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"read_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"subject" text,
	"kind" text,
	"slot_date" date,
	"slot_time" text,
	"error_message" text,
	"reading" jsonb,
	"decision" text,
	"opening_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_emails_once" UNIQUE("account_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"sender_name" text NOT NULL,
	"unsubscribe_token" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"error_code" text,
	"problem" text,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"send_id" uuid NOT NULL,
	"client_id" uuid,
	"client_name" text NOT NULL,
	"sms_skipped" text,
	"email_skipped" text,
	"period" text NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("send_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"calendar_uid" text,
	"cancelled_by" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openings_once" UNIQUE("account_id","starts_at","round")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"opening_id" uuid,
	"request_id" uuid,
	"method" text NOT NULL,
	"total" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sends_opening_once" UNIQUE("opening_id"),
	CONSTRAINT "sends_request_once" UNIQUE("account_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"status" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"problem" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_account_id_channel_address_kind_pk" PRIMARY KEY("account_id","channel","address","kind")
);
--> statement-breakpoint
CREATE TABLE "unknown_recipients" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "unsubscribe_links_address" UNIQUE("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"account_id" uuid NOT NULL,
	"period" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_account_id_period_pk" PRIMARY KEY("account_id","period")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_items" (
	"seq" bigserial NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "sandbox_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_order" ON "clients" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "consents_client" ON "consents" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "inbound_emails_newest" ON "inbound_emails" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "inbound_emails_unread" ON "inbound_emails" USING btree ("lease_until") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "inbound_emails_unsettled" ON "inbound_emails" USING btree ("read_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("channel","account_id","due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "messages_leased" ON "messages" USING btree ("lease_until") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "messages_unknown" ON "messages" USING btree ("channel","due_at") WHERE state = 'unknown';--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "openings_newest" ON "openings" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_at" ON "payments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sends_newest" ON "sends" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "session_expire" ON "session" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "suppressions_address" ON "suppressions" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "sandbox_items_order" ON "sandbox_items" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "sandbox_items_to" ON "sandbox_items" USING btree ("kind",("data" ->> 'to'));