CREATE TABLE "report_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"digest" text NOT NULL,
	"people" integer NOT NULL,
	"hours" double precision NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	"built_by_id" integer NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" integer NOT NULL,
	"way" text NOT NULL,
	"name" text,
	"address" text,
	"note" text,
	"link_digest" text,
	"link_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reported_certificates" (
	"certificate_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "reported_certificates_certificate_id_pk" PRIMARY KEY("certificate_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"agency_id" integer,
	"quarter" text NOT NULL,
	"state" text NOT NULL,
	"edition" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_built_by_id_users_id_fk" FOREIGN KEY ("built_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sendings" ADD CONSTRAINT "report_sendings_edition_id_report_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."report_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sendings" ADD CONSTRAINT "report_sendings_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_certificates" ADD CONSTRAINT "reported_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_certificates" ADD CONSTRAINT "reported_certificates_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_edition_of_a_report" ON "report_editions" USING btree ("report_id","edition");--> statement-breakpoint
CREATE INDEX "report_editions_by_builder" ON "report_editions" USING btree ("built_by_id");--> statement-breakpoint
CREATE INDEX "report_sendings_by_edition" ON "report_sendings" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "report_sendings_by_sender" ON "report_sendings" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_sendings_by_link" ON "report_sendings" USING btree ("link_digest") WHERE link_digest is not null;--> statement-breakpoint
CREATE INDEX "reported_certificates_by_report" ON "reported_certificates" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "reports_by_agency" ON "reports" USING btree ("agency_id");