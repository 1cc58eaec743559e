import { randomUUID } from 'node:crypto'

import { lessonNotes, lessonQuestions } from '../platform/db/tables/lesson-talk.table.ts'
import { lessonTalk } from './content/lesson-talk.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, type SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

type Place = Readonly<{ enrollment: string; lesson: number; at: number; text: string }>
type Answer = Readonly<{ by: string; day: number; text: string }>
type Asked = Place & Readonly<{ day: number; answer?: Answer }>

/** What learners wrote beside lessons of the online course: notes of their own, and questions to who teaches them. */
export const seedLessonTalk = async (
  { tx, dayAt }: SeedContext,
  course: SeededCourse,
  enrollmentIds: ReadonlyMap<string, number>,
  { userIds }: SeededPeople,
): Promise<void> => {
  const placeOf = ({ enrollment, lesson: number, at, text }: Place) => {
    const lesson = course.lessons[number - 1]
    if (!lesson) throw new Error(`The course has no lesson ${number}`)
    return { enrollmentId: given(enrollmentIds, enrollment), lessonId: lesson.id, at, text }
  }
  const asked: readonly Asked[] = lessonTalk.questions
  await tx.insert(lessonNotes).values(
    lessonTalk.notes.map(({ day, ...note }) => {
      const written = { id: randomUUID(), createdAt: dayAt(day), changedAt: dayAt(day) }
      return Object.assign(written, placeOf(note))
    }),
  )
  await tx.insert(lessonQuestions).values(
    asked.map(({ day, answer, ...question }): typeof lessonQuestions.$inferInsert =>
      Object.assign(placeOf(question), {
        askedAt: dayAt(day),
        ...(answer && {
          state: 'answered' as const,
          answer: answer.text,
          answeredAt: dayAt(answer.day),
          answeredById: given(userIds, answer.by),
          revision: 1,
        }),
      }),
    ),
  )
}
