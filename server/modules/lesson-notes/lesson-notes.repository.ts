import { and, asc, count, eq } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lessons } from '../../platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { lessonNotes } from '../../platform/db/tables/lesson-talk.table.ts'

export type NoteRow = typeof lessonNotes.$inferSelect

/** Whose notes, and to which course: those to any of their enrolments in it, as they renewed it or were merged. */
export type OwnCourse = Readonly<{ studentId: number; courseId: number }>

const isOf = ({ studentId, courseId }: OwnCourse) =>
  and(eq(onlineEnrollments.studentId, studentId), eq(onlineEnrollments.courseId, courseId))

export const listLessonNotes = (query: Queryable, own: OwnCourse) =>
  query
    .select({ note: lessonNotes, title: lessons.title })
    .from(lessonNotes)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonNotes.enrollmentId))
    .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
    .where(isOf(own))
    .orderBy(asc(lessons.position), asc(lessons.id), asc(lessonNotes.at), asc(lessonNotes.createdAt), lessonNotes.id)

export const countLessonNotes = async (query: Queryable, own: OwnCourse): Promise<number> => {
  const [row] = await query
    .select({ held: count() })
    .from(lessonNotes)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonNotes.enrollmentId))
    .where(isOf(own))
  return row?.held ?? 0
}

/** With whose it is, locked: whoever it is not of is told that there is none. */
export const lockLessonNote = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ note: lessonNotes, studentId: onlineEnrollments.studentId, courseId: onlineEnrollments.courseId })
    .from(lessonNotes)
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonNotes.enrollmentId))
    .where(eq(lessonNotes.id, id))
    .for('update', { of: lessonNotes })
  return row
}

/** Nothing where another device, or another person, has that id already. */
export const insertLessonNote = async (tx: Tx, row: typeof lessonNotes.$inferInsert): Promise<NoteRow | undefined> => {
  const [made] = await tx.insert(lessonNotes).values(row).onConflictDoNothing().returning()
  return made
}

export const updateLessonNote = async (
  tx: Tx,
  id: string,
  changes: Pick<NoteRow, 'at' | 'text' | 'revision' | 'changedAt'>,
): Promise<NoteRow | undefined> => {
  const [row] = await tx.update(lessonNotes).set(changes).where(eq(lessonNotes.id, id)).returning()
  return row
}

export const deleteLessonNote = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(lessonNotes).where(eq(lessonNotes.id, id))
}
