import * as z from 'zod/mini'

import { LESSON_QUESTION_STATES } from '../lesson-question.ts'
import { ROLE } from '../role.ts'
import { id, version } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { lessonQuestion } from './lesson-question.contract.ts'
import { namedRow } from './person.contract.ts'

/** A question with who asked it, and how often it was moved. */
export const lessonQuestionRow = z.extend(lessonQuestion, {
  ...namedRow,
  userId: id,
  courseTitle: z.string(),
  revision: version,
})

/** Questions of learners whose version of a course the caller teaches; those that wait first, the oldest before. */
export const LESSON_QUESTIONS = defineList({
  id: 'lessonQuestions',
  path: '/lesson-questions',
  roles: [ROLE.instructor],
  row: lessonQuestionRow,
  columns: {
    question: { shown: 'always', csv: ['question'] },
    name: { csv: ['lastName', 'firstName', 'email'] },
    lesson: { csv: ['course', 'lesson', 'moment'] },
    state: { isSorted: true, csv: ['state'] },
    askedAt: { isSorted: true, csv: ['askedAt'] },
    answer: { shown: 'onChoice', csv: ['answer', 'answeredAt', 'answeredBy'] },
  },
  sort: 'state',
  filters: {
    state: { kind: 'many', of: LESSON_QUESTION_STATES },
    course: { kind: 'ref', to: 'course' },
    askedAt: { kind: 'days', looks: 'back' },
  },
  perPage: [20, 50, 100],
})

export type LessonQuestionRow = RowOf<typeof LESSON_QUESTIONS>
