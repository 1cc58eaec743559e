CREATE TABLE "list_act_rows" (
	"act_id" integer NOT NULL,
	"position" integer NOT NULL,
	"row_id" integer NOT NULL,
	"label" text NOT NULL,
	"outcome" text,
	"reason" text,
	"before" jsonb,
	"undo" text,
	"undo_reason" text,
	CONSTRAINT "list_act_rows_act_id_position_pk" PRIMARY KEY("act_id","position")
);
--> statement-breakpoint
CREATE TABLE "list_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"act" text NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "list_act_rows" ADD CONSTRAINT "list_act_rows_act_id_list_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."list_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_acts" ADD CONSTRAINT "list_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_act_rows_by_row" ON "list_act_rows" USING btree ("act_id","row_id");--> statement-breakpoint
CREATE INDEX "list_act_rows_left" ON "list_act_rows" USING btree ("act_id","position") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "list_act_rows_to_undo" ON "list_act_rows" USING btree ("act_id","position") WHERE outcome = 'done' and undo is null;--> statement-breakpoint
CREATE INDEX "list_acts_by_user" ON "list_acts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "list_acts_by_age" ON "list_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "list_acts_underway" ON "list_acts" USING btree ("id") WHERE state in ('running', 'undoing');