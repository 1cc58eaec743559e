CREATE TABLE "certificate_authorities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_authorities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"signer" text,
	"signer_title" jsonb,
	"signature" "bytea",
	"seal" "bytea",
	"since" timestamp with time zone NOT NULL,
	"set_by" integer
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "agency" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "license_number" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "authority_id" integer;--> statement-breakpoint
ALTER TABLE "certificate_authorities" ADD CONSTRAINT "certificate_authorities_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_authority_id_certificate_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."certificate_authorities"("id") ON DELETE no action ON UPDATE no action;