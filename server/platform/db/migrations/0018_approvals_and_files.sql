CREATE TABLE "invitation_courses" (
	"invitation_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	CONSTRAINT "invitation_courses_invitation_id_course_id_pk" PRIMARY KEY("invitation_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "approved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "list_acts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invitation_courses" ADD CONSTRAINT "invitation_courses_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_courses" ADD CONSTRAINT "invitation_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;