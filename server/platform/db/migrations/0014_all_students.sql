ALTER TABLE "students" ADD COLUMN "is_trained" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "students_never_trained" ON "students" USING btree ("created_at","id") WHERE not is_trained;--> statement-breakpoint
CREATE INDEX "students_by_creation" ON "students" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "students_with_extra_time" ON "students" USING btree ("id") WHERE quiz_time <> 'standard';--> statement-breakpoint
CREATE INDEX "users_of_discipline" ON "users" USING btree ("discipline","sort_name","id");--> statement-breakpoint
CREATE INDEX "certificates_by_end" ON "certificates" USING btree ("expires_at","student_id") WHERE revoked_at is null and superseded_by is null;--> statement-breakpoint
CREATE INDEX "verified_enrollments" ON "online_enrollments" USING btree ("student_id") WHERE is_verified;--> statement-breakpoint
CREATE FUNCTION "keep_training"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two who write to one student's certificates at a moment, the second sees what the first did.
  PERFORM 1 FROM "students" WHERE "id" IN (new."student_id", old."student_id") ORDER BY "id" FOR NO KEY UPDATE;
  IF tg_op <> 'DELETE' THEN
    UPDATE "students" SET "is_trained" = NOT "is_trained"
    WHERE "id" = new."student_id" AND "is_trained" <> EXISTS (
      SELECT 1 FROM "certificates" WHERE "student_id" = new."student_id" AND "revoked_at" IS NULL AND "superseded_by" IS NULL
    );
  END IF;
  IF tg_op = 'DELETE' OR (tg_op = 'UPDATE' AND old."student_id" <> new."student_id") THEN
    UPDATE "students" SET "is_trained" = NOT "is_trained"
    WHERE "id" = old."student_id" AND "is_trained" <> EXISTS (
      SELECT 1 FROM "certificates" WHERE "student_id" = old."student_id" AND "revoked_at" IS NULL AND "superseded_by" IS NULL
    );
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificates_keep_training" AFTER INSERT OR DELETE OR UPDATE OF "student_id", "revoked_at", "superseded_by" ON "certificates"
FOR EACH ROW EXECUTE FUNCTION "keep_training"();
--> statement-breakpoint
UPDATE "students" SET "is_trained" = (EXISTS (SELECT 1 FROM "certificates" WHERE "student_id" = "students"."id" AND "revoked_at" IS NULL AND "superseded_by" IS NULL));
