import * as z from 'zod/mini'

import { LESSON_NOTE_LIMITS } from '../lesson-note.ts'
import { id, instant, version } from './common.contract.ts'
import { hasInk } from './name.contract.ts'

/** Of the video, as it is played. */
export const lessonSecond = z.number().check(z.nonnegative(), z.maximum(86_400))

/** The rule of what is written, as the form judges it too. */
export const noteText = z.string().check(z.trim(), z.minLength(1), hasInk, z.maxLength(LESSON_NOTE_LIMITS.text))

export const lessonNote = z.object({
  /** Made by the device that wrote it: sent again, it is the same note. */
  id: z.uuid(),
  lessonId: id,
  lessonTitle: z.string(),
  at: lessonSecond,
  text: z.string(),
  /** How often it was written, 1 at first. */
  revision: version,
  changedAt: instant,
})

/**
 * GET /online-enrollments/{id}/notes: the person's own to this course, also from enrollments before this one, by lesson
 * and by time.
 */
export const lessonNotes = z.object({ items: z.array(lessonNote) })

/** PUT /online-enrollments/{id}/notes/{noteId}. `revision` is what was read; 0 of one that is new. */
export const lessonNoteBody = z.strictObject({ lessonId: id, at: lessonSecond, text: noteText, revision: version })

/** Of DELETE /online-enrollments/{id}/notes/{noteId}, as a query: what was read. */
export const removedNote = z.strictObject({ revision: version })

export type LessonNote = z.infer<typeof lessonNote>
export type LessonNotes = z.infer<typeof lessonNotes>
export type LessonNoteBody = z.infer<typeof lessonNoteBody>
