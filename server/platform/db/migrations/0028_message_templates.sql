CREATE TABLE "message_template_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by_id" integer,
	"checked_at" timestamp with time zone,
	"checked_by_id" integer,
	"in_force_at" timestamp with time zone,
	"in_force_by_id" integer,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "message_template_versions_number" UNIQUE("channel","template","number")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_templates_channel_template_pk" PRIMARY KEY("channel","template")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "template_version_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "test_of" jsonb;--> statement-breakpoint
ALTER TABLE "message_template_versions" ADD CONSTRAINT "message_template_versions_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template_versions" ADD CONSTRAINT "message_template_versions_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template_versions" ADD CONSTRAINT "message_template_versions_in_force_by_id_users_id_fk" FOREIGN KEY ("in_force_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_versions_draft" ON "message_template_versions" USING btree ("channel","template") WHERE "message_template_versions"."state" in ('draft', 'checked');--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_versions_in_force" ON "message_template_versions" USING btree ("channel","template") WHERE "message_template_versions"."state" = 'inForce';--> statement-breakpoint
CREATE INDEX "message_template_versions_by_writer" ON "message_template_versions" USING btree ("written_by_id");--> statement-breakpoint
CREATE INDEX "message_template_versions_by_checker" ON "message_template_versions" USING btree ("checked_by_id");--> statement-breakpoint
CREATE INDEX "message_template_versions_by_whom" ON "message_template_versions" USING btree ("in_force_by_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_template_version_id_message_template_versions_id_fk" FOREIGN KEY ("template_version_id") REFERENCES "public"."message_template_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_template_version" ON "messages" USING btree ("template_version_id") WHERE "messages"."template_version_id" is not null;