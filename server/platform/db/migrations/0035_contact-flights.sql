CREATE TABLE "contact_flights" (
	"contact_id" integer PRIMARY KEY NOT NULL,
	"flight" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_flights" ADD CONSTRAINT "contact_flights_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_flights_by_time" ON "contact_flights" USING btree ("at");