ALTER TABLE "files" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;