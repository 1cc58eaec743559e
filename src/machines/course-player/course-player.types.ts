import type { ActorRefFrom } from 'xstate'

import type { LessonMedia, OnlineCourseProgress } from '../../domain/contract/lesson.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { lessonMachine } from '../lesson/lesson.machine.ts'
import type { LessonNews } from '../lesson/lesson.types.ts'

export type CoursePlayerInput = Readonly<{
  courseId: number
  /** The lesson that the address asks for. */
  lessonId: number | null
}>

export type CoursePlayerContext = CoursePlayerInput &
  Readonly<{
    progress: OnlineCourseProgress | null
    /** What is played of the lesson that was opened with the course, until that lesson takes it. */
    media: LessonMedia | null
    /** The lesson that is open, as an actor of its own. */
    lesson: ActorRefFrom<typeof lessonMachine> | null
    openLessonId: number | null
    /** Where the lesson that was chosen begins, until it is opened. */
    startAt: number | null
    /** Lessons that are whole on this device: they open without a network. */
    keptIds: readonly number[]
    fault: Fault | null
  }>

export type CoursePlayerEvent =
  /** With a place in its video, in seconds, where one was chosen. */
  | { type: 'lesson.chosen'; lessonId: number; at?: number }
  | { type: 'course.retried' }
  | { type: 'celebration.closed' }
  | { type: 'network.returned' }
  | { type: 'kept.listed'; lessonIds: readonly number[] }
  | LessonNews
