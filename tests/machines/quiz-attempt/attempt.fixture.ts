import type { AttemptResult, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'

/** Two questions of two choices each: 11 with 111 and 112, 12 with 121 and 122. */
export const anAttempt = (facts: Partial<QuizAttempt> = {}): QuizAttempt => ({
  id: 7,
  enrollmentId: 1,
  lessonId: 2,
  number: 1,
  state: 'open',
  seat: 3,
  passPercent: 80,
  startedAt: '2026-05-04T10:00:00Z',
  deadlineAt: '2026-05-04T10:10:00Z',
  remainingSeconds: 600,
  questions: [
    {
      id: 11,
      prompt: 'Which vehicle blocks first?',
      choices: [
        { id: 111, text: 'The first engine' },
        { id: 112, text: 'The ambulance' },
      ],
      choiceId: null,
    },
    {
      id: 12,
      prompt: 'Where does the taper begin?',
      choices: [
        { id: 121, text: 'Ahead of the scene' },
        { id: 122, text: 'Behind the scene' },
      ],
      choiceId: null,
    },
  ],
  result: null,
  ...facts,
})

export const aResult = (facts: Partial<AttemptResult> = {}): AttemptResult => ({
  right: 1,
  total: 2,
  needed: 2,
  feedback: [
    { questionId: 11, isRight: true, videoSecond: 4, explanation: null },
    { questionId: 12, isRight: false, videoSecond: 18, explanation: null },
  ],
  lesson: { state: 'failed', status: 4, nextEvents: ['attempt.started'] },
  enrollment: { status: 1, nextEvents: [] },
  certificateNumber: null,
  ...facts,
})
