CREATE TABLE "list_defaults" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"view_id" integer,
	"brought" text,
	CONSTRAINT "list_defaults_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"asked" text NOT NULL,
	"role_id" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_defaults" ADD CONSTRAINT "list_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_defaults" ADD CONSTRAINT "list_defaults_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_defaults_by_view" ON "list_defaults" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "list_views_by_user" ON "list_views" USING btree ("user_id","list","position");--> statement-breakpoint
CREATE INDEX "list_views_by_role" ON "list_views" USING btree ("role_id","list") WHERE role_id is not null;