DROP INDEX "certificates_by_issue";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "first_issued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "certificates_by_first_issue" ON "certificates" USING btree (coalesce("first_issued_at", "issued_at"),"student_id") WHERE revoked_at is null and superseded_by is null;--> statement-breakpoint
-- Those that took the place of others before this was kept: all that came before one points to it.
UPDATE "certificates" AS held SET "first_issued_at" = placed.issued_at
FROM (SELECT "superseded_by", min("issued_at") AS "issued_at" FROM "certificates" WHERE "superseded_by" IS NOT NULL GROUP BY "superseded_by") AS placed
WHERE placed.superseded_by = held.number;
