ALTER TABLE "import_rows" ADD COLUMN "invitation_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "ignored_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_invitation" ON "import_rows" USING btree ("invitation_id") WHERE "import_rows"."invitation_id" is not null;