CREATE TABLE "class_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"instructor_course_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"download_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_by_id" integer,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
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
ALTER TABLE "class_sheets" ADD CONSTRAINT "class_sheets_instructor_course_id_instructor_courses_id_fk" FOREIGN KEY ("instructor_course_id") REFERENCES "public"."instructor_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sheets" ADD CONSTRAINT "class_sheets_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_sheets_by_class" ON "class_sheets" USING btree ("instructor_course_id","id");--> statement-breakpoint
CREATE INDEX "class_sheets_by_person" ON "class_sheets" USING btree ("added_by_id");--> statement-breakpoint
CREATE INDEX "class_sheets_removed" ON "class_sheets" USING btree ("removed_at") WHERE "class_sheets"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "taken_mails_by_time" ON "taken_mails" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "message_attempts_by_mail" ON "message_attempts" USING btree ("mail_id") WHERE "message_attempts"."mail_id" is not null;