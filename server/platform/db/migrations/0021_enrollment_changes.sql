ALTER TABLE "lesson_progress" ADD COLUMN "attempts_reset" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "reset_by_id" integer;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "reset_reason" text;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_reset_by_id_users_id_fk" FOREIGN KEY ("reset_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_not_passed" ON "lesson_progress" USING btree ("enrollment_id") WHERE state in ('failed', 'timedOut');--> statement-breakpoint
CREATE INDEX "enrollments_by_activity" ON "online_enrollments" USING btree ("status_id","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "enrollments_by_expiration" ON "online_enrollments" USING btree ("status_id","expiration_date","id");--> statement-breakpoint
CREATE INDEX "enrollments_by_course" ON "online_enrollments" USING btree ("course_id","status_id","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "enrollments_to_verify" ON "online_enrollments" USING btree ("status_id","last_activity_at","id") WHERE not is_verified;