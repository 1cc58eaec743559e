CREATE TABLE "how_to_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "how_to_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"video" jsonb NOT NULL,
	"poster" jsonb,
	"captions" jsonb NOT NULL,
	"transcript" jsonb NOT NULL,
	"roles" text[] NOT NULL,
	"pages" text[] NOT NULL,
	"published_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "how_to_videos" ADD CONSTRAINT "how_to_videos_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "how_to_in_order" ON "how_to_videos" USING btree ("position","id");