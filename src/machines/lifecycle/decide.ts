import { transition, type SnapshotFrom } from 'xstate'

import { keysOf } from '../../domain/keys.ts'
import type { EnrollmentLifecycleEvent, EnrollmentLifecycleFacts } from './enrollment.lifecycle.ts'
import { enrollmentLifecycle } from './enrollment.lifecycle.ts'
import type { LessonFacts, LessonLifecycleEvent } from './lesson.lifecycle.ts'
import { lessonLifecycle } from './lesson.lifecycle.ts'

export type LessonState = SnapshotFrom<typeof lessonLifecycle>['value']
export type EnrollmentState = SnapshotFrom<typeof enrollmentLifecycle>['value']

const LESSON_EVENT_TYPES = keysOf<LessonLifecycleEvent['type']>({
  'lesson.unlocked': true,
  'video.watched': true,
  'video.finished': true,
  'attempt.started': true,
  'attempt.passed': true,
  'attempt.failed': true,
  'attempt.timedOut': true,
  'attempt.reset': true,
})

const ENROLLMENT_EVENT_TYPES = keysOf<EnrollmentLifecycleEvent['type']>({
  'lessons.completed': true,
  'enrollment.expired': true,
  'enrollment.dropped': true,
  'enrollment.extended': true,
})

const lessonAt = (state: LessonState, facts: LessonFacts) =>
  lessonLifecycle.resolveState({ value: state, context: facts })

const enrollmentAt = (state: EnrollmentState, facts: EnrollmentLifecycleFacts) =>
  enrollmentLifecycle.resolveState({ value: state, context: facts })

/** The state a lesson is in after the event, or null when the chart refuses it. Pure. */
export const decideLesson = (
  state: LessonState,
  facts: LessonFacts,
  event: LessonLifecycleEvent['type'],
): LessonState | null => {
  const held = lessonAt(state, facts)
  return held.can({ type: event }) ? transition(lessonLifecycle, held, { type: event })[0].value : null
}

/** The state an enrolment is in after the event, or null when the chart refuses it. Pure. */
export const decideEnrollment = (
  state: EnrollmentState,
  facts: EnrollmentLifecycleFacts,
  event: EnrollmentLifecycleEvent['type'],
): EnrollmentState | null => {
  const held = enrollmentAt(state, facts)
  return held.can({ type: event }) ? transition(enrollmentLifecycle, held, { type: event })[0].value : null
}

/** The events that a lesson would take now: what the server answers as `nextEvents`. */
export const nextLessonEvents = (state: LessonState, facts: LessonFacts): LessonLifecycleEvent['type'][] => {
  const held = lessonAt(state, facts)
  return LESSON_EVENT_TYPES.filter((type) => held.can({ type }))
}

export const nextEnrollmentEvents = (
  state: EnrollmentState,
  facts: EnrollmentLifecycleFacts,
): EnrollmentLifecycleEvent['type'][] => {
  const held = enrollmentAt(state, facts)
  return ENROLLMENT_EVENT_TYPES.filter((type) => held.can({ type }))
}
