CREATE TABLE "contact_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"asks_back" boolean DEFAULT false NOT NULL,
	"author_id" integer,
	"message_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"en" text NOT NULL,
	"tr" text NOT NULL,
	"ar" text NOT NULL,
	CONSTRAINT "saved_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_state";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "open_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "was" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answering_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answering_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answering_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_entries_by_contact" ON "contact_entries" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_entries_by_author" ON "contact_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "contact_entries_by_message" ON "contact_entries" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answering_id_users_id_fk" FOREIGN KEY ("answering_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_assignee" ON "contact_messages" USING btree ("assignee_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_answering" ON "contact_messages" USING btree ("answering_id");--> statement-breakpoint
CREATE INDEX "contact_messages_unanswered" ON "contact_messages" USING btree ("open_since") WHERE state in ('new', 'assigned');--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'assigned', 'answered', 'waiting', 'closed', 'spam'));--> statement-breakpoint
UPDATE "contact_messages" SET "open_since" = "created_at";--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "open_since" SET NOT NULL;--> statement-breakpoint
-- Nobody was ever somebody's to answer: what was moved on by hand had an answer, or needed none.
UPDATE "contact_messages" SET "was" = 'answered' WHERE "state" = 'closed';
