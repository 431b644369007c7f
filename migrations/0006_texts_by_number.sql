DROP INDEX "messages_recipient";--> statement-breakpoint
CREATE INDEX "messages_texted" ON "messages" USING btree ("recipient","created_at") WHERE channel = 'sms';