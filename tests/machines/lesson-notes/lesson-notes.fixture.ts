import type { LessonNote } from '../../../src/domain/contract/lesson-note.contract.ts'
import type { NoteDraft } from '../../../src/machines/lesson-notes/note-changes.ts'

export const noteOf = (more: Partial<LessonNote> = {}): LessonNote => ({
  id: 'a',
  lessonId: 4,
  lessonTitle: 'Safe Vehicle Positioning',
  at: 12,
  text: 'Angle left',
  revision: 1,
  changedAt: '2026-11-26T12:00:00.000Z',
  ...more,
})

export const draftOf = (more: Partial<NoteDraft> = {}): NoteDraft => ({
  id: null,
  lessonId: 4,
  at: 12,
  text: '',
  revision: 0,
  ...more,
})
