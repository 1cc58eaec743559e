CREATE TABLE "likely_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_merge_rows" (
	"merge_id" integer NOT NULL,
	"position" integer NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "person_merge_rows_merge_id_position_pk" PRIMARY KEY("merge_id","position")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stays_id" integer NOT NULL,
	"goes_id" integer NOT NULL,
	"goes_roles" jsonb NOT NULL,
	"reason" text NOT NULL,
	"merged_by_id" integer,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by_id" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "person_merge_rows" ADD CONSTRAINT "person_merge_rows_merge_id_person_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."person_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_stays_id_users_id_fk" FOREIGN KEY ("stays_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_goes_id_users_id_fk" FOREIGN KEY ("goes_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_merged_by_id_users_id_fk" FOREIGN KEY ("merged_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likely_keys_shared" ON "likely_keys" USING btree ("key") WHERE people > 1;--> statement-breakpoint
CREATE INDEX "merges_by_person" ON "person_merges" USING btree ("stays_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_standing_merge" ON "person_merges" USING btree ("goes_id") WHERE undone_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into_id") WHERE merged_into_id is not null;
--> statement-breakpoint
CREATE FUNCTION "likeness_of"(born date, born_as text, called text, licensed text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN born IS NOT NULL AND born_as <> '' THEN 'birthdate ' || (born - date '1900-01-01') || ' ' || translate(regexp_replace(normalize(replace(replace(born_as, 'ß', 'ss'), 'ـ', ''), NFKD), '[̀-ًͯ-ٰٟ​-‏‪-‮⁠-⁩­﻿]', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖıøłđςٱىیکة’ʼ٠١٢٣٤٥٦٧٨٩', 'abcdefghijklmnopqrstuvwxyzæðoþdħlŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆioldσاييكه''''0123456789') END,
    CASE WHEN called <> '' THEN 'phone ' || called END,
    CASE WHEN regexp_replace(licensed, '[^[:alnum:]]', '', 'g') <> '' THEN 'licenseNumber ' || upper(regexp_replace(licensed, '[^[:alnum:]]', '', 'g')) END
  ], NULL)
$$;
--> statement-breakpoint
CREATE INDEX "users_likeness" ON "users" USING gin (likeness_of("birthdate", "last_name", "phone", "license_number")) WHERE "deactivated_at" IS NULL AND "merged_into_id" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "keep_likely_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "likely_keys" ("key", "people")
  SELECT k, count(*) FROM added, unnest(likeness_of(added."birthdate", added."last_name", added."phone", added."license_number")) AS k
  WHERE added."deactivated_at" IS NULL AND added."merged_into_id" IS NULL
  GROUP BY k ORDER BY k
  ON CONFLICT ("key") DO UPDATE SET "people" = "likely_keys"."people" + excluded."people";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_likely_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text[] := '{}';
  now_is text[] := '{}';
BEGIN
  IF old."deactivated_at" IS NULL AND old."merged_into_id" IS NULL THEN
    was := likeness_of(old."birthdate", old."last_name", old."phone", old."license_number");
  END IF;
  IF tg_op = 'UPDATE' AND new."deactivated_at" IS NULL AND new."merged_into_id" IS NULL THEN
    now_is := likeness_of(new."birthdate", new."last_name", new."phone", new."license_number");
  END IF;
  -- In one order for all: of two who change people alike neither waits for the other's last key.
  INSERT INTO "likely_keys" ("key", "people")
  SELECT k, sum(n) FROM (SELECT unnest(was) AS k, -1 AS n UNION ALL SELECT unnest(now_is), 1) AS changed
  GROUP BY k HAVING sum(n) <> 0 ORDER BY k
  ON CONFLICT ("key") DO UPDATE SET "people" = "likely_keys"."people" + excluded."people";
  DELETE FROM "likely_keys" WHERE "key" = ANY(was) AND "people" <= 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_keep_likely_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "keep_likely_added"();
--> statement-breakpoint
CREATE TRIGGER "users_keep_likely_changed"
AFTER DELETE OR UPDATE OF "birthdate", "last_name", "phone", "license_number", "deactivated_at", "merged_into_id" ON "users"
FOR EACH ROW EXECUTE FUNCTION "keep_likely_changed"();
--> statement-breakpoint
INSERT INTO "likely_keys" ("key", "people")
SELECT k, count(*) FROM "users", unnest(likeness_of("birthdate", "last_name", "phone", "license_number")) AS k
WHERE "deactivated_at" IS NULL AND "merged_into_id" IS NULL GROUP BY k ON CONFLICT ("key") DO NOTHING;
