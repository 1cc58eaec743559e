CREATE TABLE "lesson_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"at" double precision NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrollment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"at" double precision NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by_id" integer,
	"contact_id" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lesson_questions_state" CHECK ("lesson_questions"."state" in ('asked', 'answered', 'closed', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_of_lesson" FOREIGN KEY ("enrollment_id","lesson_id") REFERENCES "public"."lesson_progress"("enrollment_id","lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_of_lesson" FOREIGN KEY ("enrollment_id","lesson_id") REFERENCES "public"."lesson_progress"("enrollment_id","lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_notes_by_enrollment" ON "lesson_notes" USING btree ("enrollment_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_by_enrollment" ON "lesson_questions" USING btree ("enrollment_id","id");--> statement-breakpoint
CREATE INDEX "lesson_questions_by_answerer" ON "lesson_questions" USING btree ("answered_by_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_by_contact" ON "lesson_questions" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "lesson_questions_open" ON "lesson_questions" USING btree ("enrollment_id") WHERE state = 'asked';