import { transition } from 'xstate'

import type { LessonQuestionState } from '../../domain/lesson-question.ts'
import {
  lessonQuestionLifecycle,
  type LessonQuestionFacts,
  type LessonQuestionLifecycleEvent,
} from './lesson-question.lifecycle.ts'

/** The state that a question is in after the event, or null when the chart refuses it. Pure. */
export const decideLessonQuestion = (
  state: LessonQuestionState,
  facts: LessonQuestionFacts,
  event: LessonQuestionLifecycleEvent['type'],
): LessonQuestionState | null => {
  const held = lessonQuestionLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(lessonQuestionLifecycle, held, { type: event })[0].value : null
}
