import type { lessonKeepingMachine } from '../../../../machines/lesson-keeping/lesson-keeping.machine.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'

/** What the page of a course gives to the part that keeps the open lesson. */
export type KeepProps = Readonly<{
  courseId: number
  enrollmentId: number
  lesson: LessonActor
  /** Where it is drawn; null while the lesson shows something else, such as its quiz. */
  slot: HTMLElement | null
}>

export type LessonKeeping = Readonly<{
  machine: typeof lessonKeepingMachine
}>
