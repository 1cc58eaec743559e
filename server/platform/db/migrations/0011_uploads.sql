CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"size" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"digest" text,
	"container" text,
	"file_name" text,
	"seconds" double precision,
	"width" integer,
	"height" integer,
	"cues" integer,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("state","touched_at");