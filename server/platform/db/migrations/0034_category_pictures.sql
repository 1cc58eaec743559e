ALTER TABLE "course_categories" ADD COLUMN "picture" text;--> statement-breakpoint
UPDATE "course_categories" SET "picture" = CASE "name" ->> 'en' WHEN 'Responder' THEN 'responder' WHEN 'Towing and recovery' THEN 'towing' WHEN 'Instructor development' THEN 'instructor' WHEN 'Infrastructure' THEN 'infrastructure' WHEN 'Refresher' THEN 'refresher' END;
