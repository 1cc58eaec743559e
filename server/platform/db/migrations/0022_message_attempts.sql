CREATE TABLE "message_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"answer" text,
	"by_id" integer
);
--> statement-breakpoint
DROP INDEX "messages_created_at";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD CONSTRAINT "message_attempts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attempts" ADD CONSTRAINT "message_attempts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attempts_by_message" ON "message_attempts" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_attempts_by_person" ON "message_attempts" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("created_at","id") WHERE "messages"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "messages_failed" ON "messages" USING btree ("tried_at") WHERE "messages"."state" = 'failed';--> statement-breakpoint
-- Of what was tried before, the last time is known: when, and what came of it.
UPDATE "messages" SET "tried_at" = (CASE WHEN "attempts" > 0 THEN coalesce("sent_at", "created_at") END);--> statement-breakpoint
INSERT INTO "message_attempts" ("message_id", "at", "outcome", "answer")
SELECT "id", "tried_at", CASE "state" WHEN 'sent' THEN 'accepted' ELSE 'refused' END, "error"
FROM "messages" WHERE "attempts" > 0 ORDER BY "id";
