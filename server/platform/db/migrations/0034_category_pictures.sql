ALTER TABLE "course_categories" ADD COLUMN "picture" text;--> statement-breakpoint
-- The categories that an installation begins with, where nobody has renamed them.
UPDATE "course_categories" SET "picture" = "known"."picture"
FROM (VALUES
	('Responder', 'responder'),
	('Towing and recovery', 'towing'),
	('Instructor development', 'instructor'),
	('Infrastructure', 'infrastructure'),
	('Refresher', 'refresher')
) AS "known" ("name", "picture")
WHERE "course_categories"."name" ->> 'en' = "known"."name";
