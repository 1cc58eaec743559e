CREATE TABLE "course_instructors" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "course_instructors_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_by_instructor" ON "course_instructors" USING btree ("user_id");--> statement-breakpoint
-- Who answers for a version of a course was taken along from one to the next.
INSERT INTO "course_instructors" ("course_id", "user_id")
SELECT DISTINCT "offered"."course_id", "offering_instructors"."user_id" FROM "offering_instructors"
INNER JOIN "instructor_online_courses" AS "offered" ON "offered"."id" = "offering_instructors"."offering_id";
