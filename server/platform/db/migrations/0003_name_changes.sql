CREATE TABLE "name_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"old_first_name" text NOT NULL,
	"old_last_name" text NOT NULL,
	"new_first_name" text NOT NULL,
	"new_last_name" text NOT NULL,
	"reason" text NOT NULL,
	"evidence" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "instructor_course_students" ADD COLUMN "typed" jsonb;--> statement-breakpoint
ALTER TABLE "online_enrollments" ADD COLUMN "is_verification_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "name_changes" ADD CONSTRAINT "name_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_changes" ADD CONSTRAINT "name_changes_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_pending_name_change" ON "name_changes" USING btree ("user_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "name_changes_by_user" ON "name_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "name_changes_by_state" ON "name_changes" USING btree ("state","id");