CREATE TABLE "invitation_courses" (
	"invitation_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	CONSTRAINT "invitation_courses_invitation_id_course_id_pk" PRIMARY KEY("invitation_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "approved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "choices" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "list_acts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invitation_courses" ADD CONSTRAINT "invitation_courses_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_courses" ADD CONSTRAINT "invitation_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "attempt_questions" USING btree ("question_id");
--> statement-breakpoint
UPDATE "questions" AS held SET "key" = placed.key
FROM (
  SELECT question.id, offering.document -> 'lessons' -> (lesson.position - 1) -> 'questions'
    -> (row_number() OVER (PARTITION BY question.quiz_id ORDER BY question.id)::integer - 1) ->> 'key' AS key
  FROM "questions" AS question
  JOIN "quizzes" AS quiz ON quiz.id = question.quiz_id
  JOIN "lessons" AS lesson ON lesson.id = quiz.lesson_id
  JOIN "instructor_online_courses" AS offering ON offering.id = lesson.offering_id
  WHERE offering.document IS NOT NULL
) AS placed
WHERE placed.id = held.id;--> statement-breakpoint
UPDATE "choices" AS held SET "key" = placed.key
FROM (
  SELECT choice.id, written.question -> 'choices'
    -> (row_number() OVER (PARTITION BY choice.question_id ORDER BY choice.id)::integer - 1) ->> 'key' AS key
  FROM "choices" AS choice
  JOIN (
    SELECT question.id, offering.document -> 'lessons' -> (lesson.position - 1) -> 'questions'
      -> (row_number() OVER (PARTITION BY question.quiz_id ORDER BY question.id)::integer - 1) AS question
    FROM "questions" AS question
    JOIN "quizzes" AS quiz ON quiz.id = question.quiz_id
    JOIN "lessons" AS lesson ON lesson.id = quiz.lesson_id
    JOIN "instructor_online_courses" AS offering ON offering.id = lesson.offering_id
    WHERE offering.document IS NOT NULL
  ) AS written ON written.id = choice.question_id
) AS placed
WHERE placed.id = held.id;
