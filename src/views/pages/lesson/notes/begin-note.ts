import type { LessonNotesActor } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'

export const NOTE_FIELD = 'lesson-note'

/** Once what was asked for is drawn, which is before the next task. */
export const focusNote = (): void => queueMicrotask(() => document.getElementById(NOTE_FIELD)?.focus())

/**
 * A note at the moment of the video, which stops: nobody writes and listens. One that is half written goes on at its
 * own time.
 */
export const beginNote = (notes: LessonNotesActor, lesson: LessonActor): void => {
  const { context } = lesson.getSnapshot()
  if (lesson.getSnapshot().can({ type: 'pause.asked' })) lesson.send({ type: 'pause.asked' })
  notes.send({ type: 'note.begun', lessonId: context.lesson.id, at: context.position })
  focusNote()
}
