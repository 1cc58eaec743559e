import { expect, test } from 'vitest'

import { LESSON_QUESTION_STATES } from '../../../src/domain/lesson-question.ts'
import { decideLessonQuestion } from '../../../src/machines/lifecycle/decide-lesson-question.ts'

const EVENTS = ['question.answered', 'question.closed', 'question.reopened', 'question.withdrawn'] as const

test.each([
  {
    isOwn: true,
    table: ['asked: - - - withdrawn', 'answered: - - - -', 'closed: - - - -', 'withdrawn: - - - -'],
  },
  {
    isOwn: false,
    table: [
      'asked: answered closed - -',
      'answered: answered - - -',
      'closed: answered - asked -',
      'withdrawn: - - - -',
    ],
  },
])('a question is answered by another, and taken back by who asked (own: $isOwn)', ({ isOwn, table }) => {
  const decided = LESSON_QUESTION_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideLessonQuestion(state, { isOwn }, event) ?? '-').join(' ')}`,
  )
  expect(decided).toEqual(table)
})
