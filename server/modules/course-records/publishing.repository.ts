import { and, eq, max } from 'drizzle-orm'

import {
  drawnFrom,
  filesOfTrack,
  type CourseDocument,
  type CourseLesson,
} from '../../../src/domain/course/course-document.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  choices,
  instructorOnlineCourses,
  lessons,
  questions,
  quizzes,
  transcriptCues,
  type LessonFiles,
} from '../../platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { giveInstructors } from './course-instructors.repository.ts'
import type { TranscriptCue } from './transcripts.ts'

/** Rows of one statement, which has room for some 60,000 values. */
const AT_ONCE = 2000

/** Writes them in parts, in their order, and gives what each part gave. */
const inParts = async <Row, Made>(rows: readonly Row[], write: (part: Row[]) => Promise<Made[]>): Promise<Made[]> => {
  const made: Made[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) made.push(...(await write(rows.slice(from, from + AT_ONCE))))
  return made
}

const idAt = (made: readonly Readonly<{ id: number }>[], at: number): number => {
  const row = made[at]
  if (row === undefined) throw new Error('Fewer rows were made than were written')
  return row.id
}

/** Those that nobody may begin any more go on for who is in them. One that was never offered was nobody's. */
const closeOpen = async (tx: Tx, courseId: number, wasOffered: boolean): Promise<void> => {
  const closed = await tx
    .update(instructorOnlineCourses)
    .set({ isOpen: false })
    .where(and(eq(instructorOnlineCourses.courseId, courseId), eq(instructorOnlineCourses.isOpen, true)))
    .returning({ id: instructorOnlineCourses.id })
  if (!wasOffered) {
    for (const { id } of closed) {
      const isBegun = await tx
        .select({ id: onlineEnrollments.id })
        .from(onlineEnrollments)
        .where(eq(onlineEnrollments.offeringId, id))
        .limit(1)
      if (isBegun.length > 0) continue
      await tx.delete(lessons).where(eq(lessons.offeringId, id))
      await tx.delete(instructorOnlineCourses).where(eq(instructorOnlineCourses.id, id))
    }
  }
}

/** The next version of a course: the open one is closed, and who teaches it teaches this one too. */
export const insertOffering = async (
  tx: Tx,
  {
    courseId,
    wasOffered,
    ...row
  }: Readonly<{
    courseId: number
    wasOffered: boolean
    document: CourseDocument
    publishedById: number
    createdAt: Date
  }>,
): Promise<{ id: number; version: number }> => {
  await closeOpen(tx, courseId, wasOffered)
  const [last] = await tx
    .select({ version: max(instructorOnlineCourses.version) })
    .from(instructorOnlineCourses)
    .where(eq(instructorOnlineCourses.courseId, courseId))
  const version = (last?.version ?? 0) + 1
  const [made] = await tx
    .insert(instructorOnlineCourses)
    .values({ courseId, version, isOpen: true, ...row })
    .returning({ id: instructorOnlineCourses.id })
  if (!made) throw new Error('No version was made')
  await giveInstructors(tx, courseId, made.id)
  return { id: made.id, version }
}

const filesOf = ({ video, poster, captions, labels, films }: CourseLesson): LessonFiles => ({
  container: 'lessons',
  sources: video?.sources ?? [],
  poster,
  captions: filesOfTrack(captions),
  labels: filesOfTrack(labels),
  films: filesOfTrack(films).map(({ container, name, language }) => ({ container, name, language })),
})

const quizOf = ({ quiz }: CourseLesson) => ({
  questionsDrawn: quiz.questionsDrawn ?? 0,
  passPercent: quiz.passPercent ?? 0,
  timeLimitSeconds: quiz.timeLimitSeconds,
  attemptsAllowed: quiz.attemptsAllowed,
  cooldownSeconds: quiz.cooldownSeconds ?? 0,
})

/** All that a version is made of, from a document with which nothing is amiss. */
export const insertLessons = async (
  tx: Tx,
  offeringId: number,
  document: CourseDocument,
  transcripts: readonly (readonly TranscriptCue[])[],
): Promise<void> => {
  const written = document.lessons
  const lessonRows = await inParts(written, (part) =>
    tx
      .insert(lessons)
      .values(
        part.map((lesson) => ({
          offeringId,
          position: written.indexOf(lesson) + 1,
          title: lesson.title,
          summary: lesson.summary,
          files: filesOf(lesson),
          timeLength: lesson.video?.seconds ?? 0,
        })),
      )
      .returning({ id: lessons.id }),
  )
  const cues = transcripts.flatMap((ofLesson, at) =>
    ofLesson.map((cue, index) => ({ lessonId: idAt(lessonRows, at), position: index + 1, ...cue })),
  )
  await inParts(cues, (part) => tx.insert(transcriptCues).values(part).returning({ id: transcriptCues.lessonId }))
  const quizRows = await inParts(
    written.map((lesson, at) => ({ lessonId: idAt(lessonRows, at), ...quizOf(lesson) })),
    (part) => tx.insert(quizzes).values(part).returning({ id: quizzes.id }),
  )
  // A retired question is in the document of the version alone: nothing draws it, and its answers stay where they are.
  const bank = written.flatMap((lesson, at) =>
    drawnFrom(lesson).map((question) => ({ question, quizId: idAt(quizRows, at) })),
  )
  const questionRows = await inParts(bank, (part) =>
    tx
      .insert(questions)
      .values(
        part.map(({ question: { key, prompt, explanation, videoSecond }, quizId }) => ({
          quizId,
          key,
          prompt,
          explanation,
          videoSecond,
        })),
      )
      .returning({ id: questions.id }),
  )
  await inParts(
    bank.flatMap(({ question }, at) =>
      question.choices.map(({ key, text, isCorrect }) => ({
        questionId: idAt(questionRows, at),
        key,
        text,
        isCorrect,
      })),
    ),
    (part) => tx.insert(choices).values(part).returning({ id: choices.id }),
  )
}
