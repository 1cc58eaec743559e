CREATE TABLE "enrollment_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"underway" integer NOT NULL,
	"unverified" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_figures" (
	"key" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"seen" "pg_snapshot" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cluster" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"student_id" integer NOT NULL,
	"was" jsonb
);
--> statement-breakpoint
ALTER TABLE "report_editions" ALTER COLUMN "digest" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "is_outlasted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "seated" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "registered" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "marked" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "no_shows" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "instructor_courses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(replace(replace(venue || ' ' || city || ' ' || county, 'ß', 'ss'), 'ـ', ''), NFKD), '[̀-ًͯ-ٰٟ​-‏‪-‮⁠-⁩­﻿]', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖıøłđςٱىیکة’ʼ٠١٢٣٤٥٦٧٨٩', 'abcdefghijklmnopqrstuvwxyzæðoþdħlŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆioldσاييكه''''0123456789')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "report_editions" ADD COLUMN "fingerprint" text;
--> statement-breakpoint
CREATE FUNCTION "line_sum"(line text, half integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || substr(md5(line), 1 + 16 * half, 16))::bit(64)::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION "report_line"(number text, name text, licence text, course jsonb, hours double precision, completed_on text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws('|', number, name, coalesce(licence, ''), course::text, hours, completed_on)
$$;
--> statement-breakpoint
CREATE FUNCTION "report_fingerprint"(facts jsonb, digest text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN facts ->> 'kind' = 'national' THEN digest ELSE coalesce(
    (SELECT sum(line_sum(said.line, 0)) || ' ' || sum(line_sum(said.line, 1)) FROM (
      SELECT report_line(one ->> 'number', one ->> 'name', one ->> 'licence', one -> 'course', (one ->> 'hours')::double precision, one ->> 'completedOn') AS line
      FROM jsonb_array_elements(facts -> 'lines') AS one
    ) AS said), md5('')) END
$$;
--> statement-breakpoint
UPDATE "report_editions" SET "fingerprint" = (report_fingerprint("facts", "digest"));
--> statement-breakpoint
ALTER TABLE "report_editions" ALTER COLUMN "fingerprint" SET NOT NULL;
--> statement-breakpoint
UPDATE "certificates" AS held SET "is_outlasted" = placed.is_outlasted
FROM (
  SELECT id, true AS is_outlasted FROM (
    SELECT id, coalesce("expires_at", 'infinity') AS ends, max(coalesce("expires_at", 'infinity')) OVER (PARTITION BY "student_id", "course_id") AS last
    FROM "certificates" WHERE "revoked_at" IS NULL AND "superseded_by" IS NULL
  ) AS ending WHERE ends < last
) AS placed WHERE placed.id = held.id;
--> statement-breakpoint
UPDATE "instructor_courses" AS held SET "seated" = placed.seated
FROM (SELECT "instructor_course_id", count(*) AS seated FROM "instructor_course_students" WHERE "state" IN ('registered', 'walkIn', 'offered') GROUP BY "instructor_course_id") AS placed
WHERE placed.instructor_course_id = held.id;
--> statement-breakpoint
UPDATE "instructor_courses" AS held SET "registered" = placed.registered
FROM (SELECT "instructor_course_id", count(*) AS registered FROM "instructor_course_students" WHERE "state" = 'registered' GROUP BY "instructor_course_id") AS placed
WHERE placed.instructor_course_id = held.id;
--> statement-breakpoint
UPDATE "instructor_courses" AS held SET "waiting" = placed.waiting
FROM (SELECT "instructor_course_id", count(*) AS waiting FROM "instructor_course_students" WHERE "state" = 'waitlisted' GROUP BY "instructor_course_id") AS placed
WHERE placed.instructor_course_id = held.id;
--> statement-breakpoint
UPDATE "instructor_courses" AS held SET "marked" = placed.marked
FROM (SELECT "instructor_course_id", count(*) AS marked FROM "instructor_course_students" WHERE "state" = 'registered' AND "attendance" IS NOT NULL GROUP BY "instructor_course_id") AS placed
WHERE placed.instructor_course_id = held.id;
--> statement-breakpoint
UPDATE "instructor_courses" AS held SET "no_shows" = placed.no_shows
FROM (SELECT "instructor_course_id", count(*) AS no_shows FROM "instructor_course_students" WHERE "state" = 'registered' AND "attendance" = 'noShow' GROUP BY "instructor_course_id") AS placed
WHERE placed.instructor_course_id = held.id;
--> statement-breakpoint
INSERT INTO "enrollment_tallies" ("course_id", "underway", "unverified")
SELECT "course_id", count(*) FILTER (WHERE "status_id" = 1), count(*) FILTER (WHERE "status_id" = 3 AND NOT "is_verified") FROM "online_enrollments" GROUP BY "course_id";
--> statement-breakpoint
CREATE INDEX "enrollment_tallies_by_course" ON "enrollment_tallies" USING btree ("course_id");
--> statement-breakpoint
CREATE INDEX "training_changes_by_transaction" ON "training_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "users_without_agency" ON "users" USING btree ("created_at","id") WHERE primary_agency_id is null and deactivated_at is null;
--> statement-breakpoint
CREATE INDEX "users_without_discipline" ON "users" USING btree ("created_at","id") WHERE discipline is null and deactivated_at is null;
--> statement-breakpoint
CREATE INDEX "users_without_licence" ON "users" USING btree ("created_at","id") WHERE license_number is null and deactivated_at is null;
--> statement-breakpoint
CREATE INDEX "lasting_certificates_by_end" ON "certificates" USING btree ("expires_at","student_id") WHERE revoked_at is null and superseded_by is null and not is_outlasted;
--> statement-breakpoint
CREATE INDEX "lasting_certificates" ON "certificates" USING btree ("student_id","course_id","expires_at") WHERE revoked_at is null and superseded_by is null and not is_outlasted;
--> statement-breakpoint
CREATE INDEX "classes_search" ON "instructor_courses" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "scheduled_classes" ON "instructor_courses" USING btree ("course_date","id") WHERE course_status_id = 1;
--> statement-breakpoint
CREATE INDEX "scheduled_classes_by_end" ON "instructor_courses" USING btree (coalesce("course_end_date", "course_date"),"id") WHERE course_status_id = 1;
--> statement-breakpoint
CREATE INDEX "scheduled_classes_by_seats" ON "instructor_courses" USING btree ("seated","course_date") WHERE course_status_id = 1;
--> statement-breakpoint
CREATE INDEX "scheduled_classes_waited_for" ON "instructor_courses" USING btree ("course_date","id") WHERE course_status_id = 1 and waiting > 0;
--> statement-breakpoint
CREATE INDEX "unverified_completions" ON "online_enrollments" USING btree ("completed_at","id") WHERE status_id = 3 and not is_verified;
--> statement-breakpoint
CREATE FUNCTION "keep_lasting_of"(of_student integer, of_course integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "certificates" AS held SET "is_outlasted" = NOT held."is_outlasted"
  FROM (
    SELECT max(coalesce("expires_at", 'infinity')) FILTER (WHERE "revoked_at" IS NULL AND "superseded_by" IS NULL) AS last
    FROM "certificates" WHERE "student_id" = of_student AND "course_id" = of_course
  ) AS longest
  WHERE held."student_id" = of_student AND held."course_id" = of_course
    AND held."is_outlasted" <> (held."revoked_at" IS NULL AND held."superseded_by" IS NULL AND coalesce(held."expires_at", 'infinity') < longest.last);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_lasting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two who write to one student's certificates at a moment, the second sees what the first did.
  PERFORM 1 FROM "students" WHERE "id" IN (new."student_id", old."student_id") ORDER BY "id" FOR NO KEY UPDATE;
  IF tg_op <> 'DELETE' THEN PERFORM keep_lasting_of(new."student_id", new."course_id"); END IF;
  IF tg_op = 'DELETE' OR (tg_op = 'UPDATE' AND (old."student_id", old."course_id") <> (new."student_id", new."course_id")) THEN
    PERFORM keep_lasting_of(old."student_id", old."course_id");
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificates_keep_lasting" AFTER DELETE OR UPDATE OF "student_id", "course_id", "expires_at", "revoked_at", "superseded_by" ON "certificates"
FOR EACH ROW EXECUTE FUNCTION "keep_lasting"();
--> statement-breakpoint
CREATE FUNCTION "keep_lasting_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "students" WHERE "id" IN (SELECT "student_id" FROM added) ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM keep_lasting_of(came."student_id", came."course_id") FROM (SELECT DISTINCT "student_id", "course_id" FROM added) AS came;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificates_keep_lasting_added" AFTER INSERT ON "certificates" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_lasting_added"();
--> statement-breakpoint
CREATE FUNCTION "keep_places_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "instructor_courses" AS held SET "seated" = held."seated" + came.seated, "registered" = held."registered" + came.registered, "waiting" = held."waiting" + came.waiting,
    "marked" = held."marked" + came.marked, "no_shows" = held."no_shows" + came.no_shows
  FROM (
    SELECT "instructor_course_id" AS id, count(*) FILTER (WHERE "state" IN ('registered', 'walkIn', 'offered')) AS seated,
      count(*) FILTER (WHERE "state" = 'registered') AS registered, count(*) FILTER (WHERE "state" = 'waitlisted') AS waiting,
      count(*) FILTER (WHERE "state" = 'registered' AND "attendance" IS NOT NULL) AS marked,
      count(*) FILTER (WHERE "state" = 'registered' AND "attendance" = 'noShow') AS no_shows
    FROM added GROUP BY "instructor_course_id"
  ) AS came WHERE held."id" = came.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_places_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "instructor_courses" AS held SET "seated" = held."seated" + came.seated, "registered" = held."registered" + came.registered, "waiting" = held."waiting" + came.waiting,
    "marked" = held."marked" + came.marked, "no_shows" = held."no_shows" + came.no_shows
  FROM (
    SELECT id, sum(n) FILTER (WHERE state IN ('registered', 'walkIn', 'offered')) AS seated,
      sum(n) FILTER (WHERE state = 'registered') AS registered, sum(n) FILTER (WHERE state = 'waitlisted') AS waiting,
      sum(n) FILTER (WHERE state = 'registered' AND attendance IS NOT NULL) AS marked,
      sum(n) FILTER (WHERE state = 'registered' AND attendance = 'noShow') AS no_shows
    FROM (VALUES (old."instructor_course_id", old."state", old."attendance", -1), (new."instructor_course_id", new."state", new."attendance", 1)) AS place (id, state, attendance, n)
    GROUP BY id
  ) AS moved
  CROSS JOIN LATERAL (SELECT coalesce(moved.seated, 0) AS seated, coalesce(moved.registered, 0) AS registered, coalesce(moved.waiting, 0) AS waiting, coalesce(moved.marked, 0) AS marked, coalesce(moved.no_shows, 0) AS no_shows) AS came
  WHERE held."id" = moved.id AND (came.seated, came.registered, came.waiting, came.marked, came.no_shows) <> (0, 0, 0, 0, 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "places_keep_added" AFTER INSERT ON "instructor_course_students" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_places_added"();
--> statement-breakpoint
CREATE TRIGGER "places_keep_changed" AFTER DELETE OR UPDATE OF "instructor_course_id", "state", "attendance" ON "instructor_course_students"
FOR EACH ROW EXECUTE FUNCTION "keep_places_changed"();
--> statement-breakpoint
CREATE FUNCTION "keep_enrollments_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "enrollment_tallies" ("course_id", "underway", "unverified")
  SELECT "course_id", count(*) FILTER (WHERE "status_id" = 1), count(*) FILTER (WHERE "status_id" = 3 AND NOT "is_verified") FROM added GROUP BY "course_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_enrollments_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "enrollment_tallies" ("course_id", "underway", "unverified")
  SELECT course_id, coalesce(sum(n) FILTER (WHERE status_id = 1), 0), coalesce(sum(n) FILTER (WHERE status_id = 3 AND NOT is_verified), 0)
  FROM (VALUES (old."course_id", old."status_id", old."is_verified", -1), (new."course_id", new."status_id", new."is_verified", 1)) AS enrolled (course_id, status_id, is_verified, n)
  WHERE course_id IS NOT NULL GROUP BY course_id
  HAVING coalesce(sum(n) FILTER (WHERE status_id = 1), 0) <> 0 OR coalesce(sum(n) FILTER (WHERE status_id = 3 AND NOT is_verified), 0) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "enrollments_keep_added" AFTER INSERT ON "online_enrollments" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_enrollments_added"();
--> statement-breakpoint
CREATE TRIGGER "enrollments_keep_changed" AFTER UPDATE OF "course_id", "status_id", "is_verified" ON "online_enrollments" FOR EACH ROW
WHEN ((old."course_id", old."status_id", old."is_verified") IS DISTINCT FROM (new."course_id", new."status_id", new."is_verified"))
EXECUTE FUNCTION "keep_enrollments_changed"();
--> statement-breakpoint
CREATE TRIGGER "enrollments_keep_removed" AFTER DELETE ON "online_enrollments" FOR EACH ROW EXECUTE FUNCTION "keep_enrollments_changed"();
--> statement-breakpoint
-- What figures and reports know of a student. `without` are certificates that were not there yet.
CREATE FUNCTION "training_state"(of_student integer, without integer[] DEFAULT '{}') RETURNS jsonb LANGUAGE sql STABLE AS $$
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
  FROM "students" AS student JOIN "users" AS account ON account."id" = student."user_id" WHERE student."id" = of_student
$$;
--> statement-breakpoint
CREATE FUNCTION "note_training"(of_student integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Changes of one student follow one another, so that the first of them that somebody has not seen tells how it was.
  PERFORM 1 FROM "students" WHERE "id" = of_student FOR NO KEY UPDATE;
  INSERT INTO "training_changes" ("student_id", "was") VALUES (of_student, training_state(of_student));
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_training("id") FROM "students" WHERE "user_id" = old."id";
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_note_changed" BEFORE UPDATE OF "discipline", "primary_agency_id", "license_number", "deactivated_at" ON "users" FOR EACH ROW
WHEN ((old."discipline", old."primary_agency_id", old."license_number", old."deactivated_at" IS NULL)
  IS DISTINCT FROM (new."discipline", new."primary_agency_id", new."license_number", new."deactivated_at" IS NULL))
EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE TRIGGER "users_note_removed" BEFORE DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "note_account"();
--> statement-breakpoint
CREATE FUNCTION "note_students_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "training_changes" ("student_id") SELECT "id" FROM added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "students_note_added" AFTER INSERT ON "students" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "note_students_added"();
--> statement-breakpoint
CREATE FUNCTION "note_student"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_training(old."id");
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "students_note_changed" BEFORE DELETE OR UPDATE OF "user_id" ON "students" FOR EACH ROW EXECUTE FUNCTION "note_student"();
--> statement-breakpoint
CREATE FUNCTION "note_certificates_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "students" WHERE "id" IN (SELECT "student_id" FROM added) ORDER BY "id" FOR NO KEY UPDATE;
  INSERT INTO "training_changes" ("student_id", "was")
  SELECT came."student_id", training_state(came."student_id", came.ids)
  FROM (SELECT "student_id", array_agg("id") AS ids FROM added GROUP BY "student_id") AS came;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificates_note_added" AFTER INSERT ON "certificates" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "note_certificates_added"();
--> statement-breakpoint
CREATE FUNCTION "note_certificate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_training(old."student_id");
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  IF new."student_id" <> old."student_id" THEN PERFORM note_training(new."student_id"); END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "certificates_note_changed" BEFORE DELETE OR UPDATE OF "student_id", "number", "recipient_name", "course_id", "course_title", "hours", "completed_on", "issued_at", "first_issued_at", "expires_at", "revoked_at", "superseded_by" ON "certificates"
FOR EACH ROW EXECUTE FUNCTION "note_certificate"();
--> statement-breakpoint
CREATE FUNCTION "note_claim"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    PERFORM note_training("student_id") FROM "certificates" WHERE "id" = old."certificate_id";
    RETURN old;
  END IF;
  -- A pack that names whom its agency has anyway changes nothing of them.
  PERFORM note_training(held."student_id")
  FROM "certificates" AS held
  JOIN "students" AS student ON student."id" = held."student_id"
  JOIN "users" AS account ON account."id" = student."user_id"
  JOIN "reports" AS claiming ON claiming."id" = new."report_id"
  WHERE held."id" = new."certificate_id" AND claiming."agency_id" IS DISTINCT FROM account."primary_agency_id";
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "claims_note_changed" BEFORE INSERT OR DELETE ON "reported_certificates" FOR EACH ROW EXECUTE FUNCTION "note_claim"();
--> statement-breakpoint
CREATE FUNCTION "note_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Before it is gone, and with it of which agency it was.
  PERFORM note_training(named."student_id") FROM (
    SELECT DISTINCT held."student_id" FROM "reported_certificates" AS claim
    JOIN "certificates" AS held ON held."id" = claim."certificate_id" WHERE claim."report_id" = old."id" ORDER BY held."student_id"
  ) AS named;
  RETURN old;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_note_removed" BEFORE DELETE ON "reports" FOR EACH ROW EXECUTE FUNCTION "note_report"();
