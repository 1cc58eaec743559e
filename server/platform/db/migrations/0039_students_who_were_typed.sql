ALTER TABLE "students" ADD COLUMN "is_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whose place alone made them a student, and who has not said that it is theirs.
UPDATE "students" AS held SET "is_typed" = placed.is_typed FROM (
SELECT student."id", true AS is_typed FROM "students" AS student JOIN "users" AS account ON account."id" = student."user_id"
WHERE EXISTS (SELECT 1 FROM "instructor_course_students" WHERE "student_id" = student."id" AND "typed" IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM "instructor_course_students" WHERE "student_id" = student."id" AND "typed" IS NULL)
  AND NOT EXISTS (SELECT 1 FROM "online_enrollments" WHERE "student_id" = student."id")
  AND NOT EXISTS (SELECT 1 FROM "certificates" WHERE "student_id" = student."id")
  AND (NOT EXISTS (SELECT 1 FROM "user_roles" WHERE "user_id" = account."id" AND "role_id" = 2)
    OR (account."email_verified_at" IS NULL AND EXISTS (
      SELECT 1 FROM "roster_walk_ins" AS walk_in JOIN "instructor_course_students" AS place ON place."id" = walk_in."registration_id"
      WHERE place."student_id" = student."id" AND walk_in."opened_account"
    )))
) AS placed WHERE placed.id = held.id;
--> statement-breakpoint
-- As figures have counted them until now.
INSERT INTO "training_changes" ("student_id", "was") SELECT "id", training_state("id") FROM "students" WHERE "is_typed";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "training_state"(of_student integer, without integer[] DEFAULT '{}') RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'discipline', account."discipline", 'agency_id', account."primary_agency_id", 'licence', account."license_number", 'is_closed', account."deactivated_at" IS NOT NULL,
    'certificates', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'certificate_id', held."id", 'number', held."number", 'name', held."recipient_name", 'course_id', held."course_id", 'course', held."course_title",
        'hours', held."hours", 'completed_on', held."completed_on", 'counted_at', coalesce(held."first_issued_at", held."issued_at"), 'expires_at', held."expires_at",
        'claimed_by', claiming."agency_id"
      ))
      FROM "certificates" AS held
      LEFT JOIN "reported_certificates" AS claim ON claim."certificate_id" = held."id"
      LEFT JOIN "reports" AS claiming ON claiming."id" = claim."report_id"
      WHERE held."student_id" = student."id" AND held."revoked_at" IS NULL AND held."superseded_by" IS NULL AND held."id" <> ALL(without)
    ), '[]'))
  FROM "students" AS student JOIN "users" AS account ON account."id" = student."user_id"
  WHERE student."id" = of_student AND NOT student."is_typed"
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "students_note_changed" BEFORE DELETE OR UPDATE OF "user_id", "is_typed" ON "students" FOR EACH ROW EXECUTE FUNCTION "note_student"();
--> statement-breakpoint
CREATE FUNCTION "keep_student_known"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "students" SET "is_typed" = false WHERE "id" = new."student_id" AND "is_typed";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "places_keep_student_known" AFTER INSERT OR UPDATE OF "student_id", "typed" ON "instructor_course_students" FOR EACH ROW
WHEN (new."typed" IS NULL) EXECUTE FUNCTION "keep_student_known"();
--> statement-breakpoint
CREATE TRIGGER "enrollments_keep_student_known" AFTER INSERT OR UPDATE OF "student_id" ON "online_enrollments" FOR EACH ROW EXECUTE FUNCTION "keep_student_known"();
--> statement-breakpoint
CREATE TRIGGER "certificates_keep_student_known" AFTER INSERT OR UPDATE OF "student_id" ON "certificates" FOR EACH ROW EXECUTE FUNCTION "keep_student_known"();
--> statement-breakpoint
-- Of an address that nobody has proven, the role was given to whoever was typed.
CREATE FUNCTION "keep_role_known"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "students" SET "is_typed" = false WHERE "user_id" = new."user_id" AND "is_typed"
    AND EXISTS (SELECT 1 FROM "users" WHERE "id" = new."user_id" AND "email_verified_at" IS NOT NULL);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_keep_student_known" AFTER INSERT ON "user_roles" FOR EACH ROW WHEN (new."role_id" = 2) EXECUTE FUNCTION "keep_role_known"();
--> statement-breakpoint
CREATE FUNCTION "keep_account_known"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "students" SET "is_typed" = false WHERE "user_id" = new."id" AND "is_typed"
    AND EXISTS (SELECT 1 FROM "user_roles" WHERE "user_id" = new."id" AND "role_id" = 2);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_keep_student_known" AFTER UPDATE OF "email_verified_at" ON "users" FOR EACH ROW
WHEN (old."email_verified_at" IS NULL AND new."email_verified_at" IS NOT NULL) EXECUTE FUNCTION "keep_account_known"();
