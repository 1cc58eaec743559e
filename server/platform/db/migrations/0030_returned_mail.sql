CREATE TABLE "suppressed_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"message_id" integer,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailed_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"user_id" integer NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	"link_digest" text NOT NULL,
	"link_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mailings" ADD COLUMN "view_id" integer;--> statement-breakpoint
ALTER TABLE "report_mailings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressed_addresses" ADD CONSTRAINT "suppressed_addresses_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_lists" ADD CONSTRAINT "mailed_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppressed_addresses_by_message" ON "suppressed_addresses" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_lists_by_link" ON "mailed_lists" USING btree ("link_digest");--> statement-breakpoint
CREATE INDEX "mailed_lists_by_user" ON "mailed_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_lists_by_end" ON "mailed_lists" USING btree ("link_until");--> statement-breakpoint
ALTER TABLE "report_mailings" ADD CONSTRAINT "report_mailings_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_returned" ON "messages" USING btree ("tried_at") WHERE "messages"."state" in ('bounced', 'suppressed');--> statement-breakpoint
CREATE INDEX "report_mailings_by_view" ON "report_mailings" USING btree ("view_id");