import type { LessonNote, LessonNoteBody, LessonNotes } from '../../../src/domain/contract/lesson-note.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LESSON_NOTE_LIMITS } from '../../../src/domain/lesson-note.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { ownEnrollment, type Learner } from '../enrollments/enrollment-access.ts'
import { lockStudent } from '../enrollments/enrollments.repository.ts'
import { findLessonOfEnrollment } from '../lessons/lessons.repository.ts'
import {
  countLessonNotes,
  deleteLessonNote,
  insertLessonNote,
  listLessonNotes,
  lockLessonNote,
  updateLessonNote,
  type NoteRow,
} from './lesson-notes.repository.ts'

/** A note a second for a lesson's length is no person's. */
const WRITE_LIMIT: Limit = { tries: 1000, milliseconds: HOUR }

const present = (note: NoteRow, title: string): LessonNote => ({
  id: note.id,
  lessonId: note.lessonId,
  lessonTitle: title,
  at: note.at,
  text: note.text,
  revision: note.revision,
  changedAt: note.changedAt.toISOString(),
})

/**
 * What learners note for themselves. No role reads another's, and no log says what stood there. A note has the id that
 * its device gave it, so that what is sent again after a lost answer is the same note; and a revision, so that whoever
 * writes over what another device wrote is told instead.
 */
export const createLessonNotes = ({ clock, db, limits }: Platform) => ({
  list: async (caller: Learner, enrollmentId: number, language: Language): Promise<LessonNotes> => {
    const { enrollment, student } = await ownEnrollment(db, caller, enrollmentId)
    const rows = await listLessonNotes(db, { studentId: student.id, courseId: enrollment.courseId })
    return { items: rows.map(({ note, title }) => present(note, title[language])) }
  },

  /** 409 where it was written or deleted elsewhere since, and where there are as many as can be kept. */
  write: (
    caller: Learner,
    { enrollmentId, noteId, language }: Readonly<{ enrollmentId: number; noteId: string; language: Language }>,
    { lessonId, at, text, revision }: LessonNoteBody,
  ): Promise<LessonNote> =>
    db.transaction(async (tx) => {
      const { enrollment, student } = await ownEnrollment(tx, caller, enrollmentId)
      const own = { studentId: student.id, courseId: enrollment.courseId }
      // Notes of one person are written one after the other, so that the count holds.
      await lockStudent(tx, student.id)
      await limits.take(`lesson notes ${student.id}`, WRITE_LIMIT, tx)
      const held = await lockLessonNote(tx, noteId)
      const now = clock.now()
      if (!held) {
        if (revision !== 0) throw conflict('NOTE_CHANGED')
        const { lesson } = found(await findLessonOfEnrollment(tx, enrollmentId, lessonId))
        if ((await countLessonNotes(tx, own)) >= LESSON_NOTE_LIMITS.count) throw conflict('TOO_MANY_NOTES')
        const row = { id: noteId, enrollmentId, lessonId, text, createdAt: now, changedAt: now }
        const made = await insertLessonNote(tx, { ...row, at: Math.min(at, lesson.timeLength) })
        return present(found(made), lesson.title[language])
      }
      const { note } = held
      if (held.studentId !== own.studentId || held.courseId !== own.courseId || note.lessonId !== lessonId)
        throw notFound()
      const { lesson } = found(await findLessonOfEnrollment(tx, note.enrollmentId, lessonId))
      const second = Math.min(at, lesson.timeLength)
      // Sent again after a lost answer.
      if (note.text === text && note.at === second) return present(note, lesson.title[language])
      if (note.revision !== revision) throw conflict('NOTE_CHANGED')
      const changes = { at: second, text, revision: revision + 1, changedAt: now }
      return present(found(await updateLessonNote(tx, noteId, changes)), lesson.title[language])
    }),

  /** What is gone already stays gone. 409 where it was written elsewhere since it was read. */
  remove: (caller: Learner, enrollmentId: number, noteId: string, revision: number): Promise<void> =>
    db.transaction(async (tx: Tx) => {
      const { enrollment, student } = await ownEnrollment(tx, caller, enrollmentId)
      const held = await lockLessonNote(tx, noteId)
      if (!held) return
      if (held.studentId !== student.id || held.courseId !== enrollment.courseId) throw notFound()
      if (held.note.revision !== revision) throw conflict('NOTE_CHANGED')
      await deleteLessonNote(tx, noteId)
    }),
})
