CREATE TABLE "course_drafts" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"problems" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instructor_online_courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructor_online_courses" ADD COLUMN "published_by_id" integer;--> statement-breakpoint
ALTER TABLE "instructor_online_courses" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "offering_id" integer;--> statement-breakpoint
-- Offerings of a course were not counted.
UPDATE "instructor_online_courses" SET "version" = (
	SELECT count(*) FROM "instructor_online_courses" AS "earlier"
	WHERE "earlier"."course_id" = "instructor_online_courses"."course_id" AND "earlier"."id" <= "instructor_online_courses"."id"
);--> statement-breakpoint
-- Lessons belonged to a course: those of one that is not offered get a version that nobody can begin.
INSERT INTO "instructor_online_courses" ("course_id", "is_open")
SELECT DISTINCT "lessons"."course_id", false FROM "lessons"
WHERE NOT EXISTS (SELECT 1 FROM "instructor_online_courses" WHERE "instructor_online_courses"."course_id" = "lessons"."course_id");--> statement-breakpoint
UPDATE "lessons" SET "offering_id" = (
	SELECT "offered"."id" FROM "instructor_online_courses" AS "offered" WHERE "offered"."course_id" = "lessons"."course_id"
	ORDER BY "offered"."is_open" DESC, "offered"."id" DESC LIMIT 1
);--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "offering_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_online_courses" ADD CONSTRAINT "instructor_online_courses_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_offering_id_instructor_online_courses_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."instructor_online_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_online_courses" ADD CONSTRAINT "offerings_in_order" UNIQUE("course_id","version");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_of_offering" UNIQUE("offering_id","position");