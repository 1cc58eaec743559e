CREATE TABLE "report_mailings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_mailings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"agency_id" integer,
	"day" integer NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"owner_id" integer NOT NULL,
	"state" text NOT NULL,
	"removed_from" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"message_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mailings" ADD CONSTRAINT "report_mailings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mailings_by_owner" ON "report_mailings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_mailings_by_next" ON "report_mailings" USING btree ("next_at") WHERE state = 'active';