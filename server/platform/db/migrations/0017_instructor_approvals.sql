CREATE TABLE "instructor_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instructor_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"approved_by_id" integer,
	"ends_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"warned_of" timestamp with time zone,
	CONSTRAINT "one_approval_of_a_course" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "instructor_approvals" ADD CONSTRAINT "instructor_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_approvals" ADD CONSTRAINT "instructor_approvals_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_approvals" ADD CONSTRAINT "instructor_approvals_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_by_end" ON "instructor_approvals" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "approvals_by_course" ON "instructor_approvals" USING btree ("course_id");--> statement-breakpoint
INSERT INTO "instructor_approvals" ("user_id", "course_id", "approved_at", "ends_at")
SELECT taught.user_id, taught.course_id, min(taught.since), coalesce(max(taught.held_on), now()) + interval '2 years'
FROM (
  SELECT teaches.user_id, held.course_id, held.created_at AS since, held.course_date AS held_on
  FROM "class_instructors" AS teaches JOIN "instructor_courses" AS held ON held.id = teaches.instructor_course_id
  WHERE held.course_status_id <> 2
  UNION ALL
  SELECT teaches.user_id, offered.course_id, offered.created_at, NULL
  FROM "offering_instructors" AS teaches JOIN "instructor_online_courses" AS offered ON offered.id = teaches.offering_id
) AS taught
GROUP BY taught.user_id, taught.course_id;
