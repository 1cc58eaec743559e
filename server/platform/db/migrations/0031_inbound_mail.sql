CREATE TABLE "mailboxes" (
	"address" text PRIMARY KEY NOT NULL,
	"validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"failing_since" timestamp with time zone,
	"next_at" timestamp with time zone,
	"failed_uid" bigint
);
--> statement-breakpoint
CREATE TABLE "taken_mails" (
	"digest" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_entries" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD COLUMN "mail_id" text;--> statement-breakpoint
CREATE INDEX "taken_mails_by_time" ON "taken_mails" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "message_attempts_by_mail" ON "message_attempts" USING btree ("mail_id") WHERE "message_attempts"."mail_id" is not null;