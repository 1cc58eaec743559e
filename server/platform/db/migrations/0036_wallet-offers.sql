CREATE TABLE "wallet_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"certificate_id" integer NOT NULL,
	"language" text NOT NULL,
	"is_bound" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wallet_offers" ADD CONSTRAINT "wallet_offers_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_offers_by_certificate" ON "wallet_offers" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "wallet_offers_by_end" ON "wallet_offers" USING btree ("expires_at");