import { answerQuestionBody } from '../../domain/contract/lesson-question.contract.ts'
import { LESSON_QUESTIONS } from '../../domain/contract/lesson-questions.list.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** What an instructor does with questions of learners. */
export const lessonQuestionCalls = {
  ...listCalls(LESSON_QUESTIONS),
  answerLessonQuestion: writes({
    method: 'POST',
    path: '/lesson-questions/{id}/answer',
    body: answerQuestionBody,
    creates: true,
    changes: ['lessonQuestions'],
  }),
  closeLessonQuestion: writes({
    method: 'POST',
    path: '/lesson-questions/{id}/close',
    creates: true,
    changes: ['lessonQuestions'],
  }),
  reopenLessonQuestion: writes({
    method: 'POST',
    path: '/lesson-questions/{id}/reopen',
    creates: true,
    changes: ['lessonQuestions'],
  }),
}
