import { transition } from 'xstate'

import { COURSE_EVENTS, type CourseState } from '../../domain/course/course-state.ts'
import { courseLifecycle, type CourseFacts, type CourseLifecycleEvent } from './course.lifecycle.ts'

const held = (state: CourseState, facts: CourseFacts) => courseLifecycle.resolveState({ value: state, context: facts })

/** The state that a course is in after the event, or null when the chart refuses it. Pure. */
export const decideCourse = (
  state: CourseState,
  facts: CourseFacts,
  event: CourseLifecycleEvent['type'],
): CourseState | null => {
  const snapshot = held(state, facts)
  return snapshot.can({ type: event }) ? transition(courseLifecycle, snapshot, { type: event })[0].value : null
}

/** What may happen to a course as it stands. */
export const courseNextEvents = (state: CourseState, facts: CourseFacts): CourseLifecycleEvent['type'][] =>
  COURSE_EVENTS.filter((type) => held(state, facts).can({ type }))
