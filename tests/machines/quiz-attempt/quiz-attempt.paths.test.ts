import { expect, test } from 'vitest'

import type { QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import { quizAttemptMachine } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type { AttemptNews } from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import { listener } from '../support/listener.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { anAttempt } from './attempt.fixture.ts'

const closed = (state: QuizAttempt['state']) => anAttempt({ state })

test('every state and every transition of a quiz attempt can be taken', () => {
  const walk = expectEveryPath(quizAttemptMachine, {
    inputs: [{ enrollmentId: 1, lessonId: 2, openAttemptId: null, lesson: listener<AttemptNews>().actor }],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.queue,
        context.index,
        context.attempt?.state,
        context.elapsed,
        context.fault?.kind,
      ]),
    events: [
      ...(['open', 'passed', 'failed', 'timedOut'] as const).map((state) => done('startAttempt', closed(state))),
      failed('startAttempt'),
      failed('startAttempt', { kind: 'refused' }),
      failed('network'),
      failed('answerJournal'),
      failed('clock'),
      done('saveAnswer', { questionId: 11, choiceId: 111, remainingSeconds: 60 }),
      failed('saveAnswer'),
      failed('saveAnswer', { kind: 'offline' }),
      failed('saveAnswer', { kind: 'refused' }),
      failed('saveAnswer', { kind: 'conflict', code: 'STALE_SEAT' }),
      failed('saveAnswer', { kind: 'conflict', code: 'ATTEMPT_CLOSED' }),
      ...(['open', 'passed', 'failed', 'timedOut'] as const).map((state) => done('submitAttempt', closed(state))),
      failed('submitAttempt'),
      failed('submitAttempt', { kind: 'refused' }),
      failed('submitAttempt', { kind: 'conflict', code: 'STALE_SEAT' }),
      after('retryDelay', 'quizAttempt.open.saving.retrying'),
      after('offlineDelay', 'quizAttempt.open.saving.offline'),
      after('retryDelay', 'quizAttempt.unsubmitted'),
      { type: 'answer.given', questionId: 11, choiceId: 111 },
      { type: 'answer.given', questionId: 12, choiceId: 121 },
      { type: 'question.opened', index: 1 },
      { type: 'question.advanced' },
      { type: 'question.returned' },
      { type: 'quiz.submitted' },
      { type: 'submission.confirmed' },
      { type: 'submission.cancelled' },
      { type: 'quiz.retried' },
      { type: 'seat.retaken' },
      { type: 'clock.shown' },
      { type: 'clock.hidden' },
      { type: 'clock.ticked', elapsed: 600 },
      { type: 'journal.recalled', answers: [{ questionId: 11, choiceId: 112 }] },
      { type: 'network.lost' },
      { type: 'network.returned' },
    ],
  })
  const submitting = walk.snapshots.filter((snapshot) => snapshot.matches('submitting'))
  expect(submitting.map(({ context }) => context.queue.length)).toEqual(submitting.map(() => 0))
})
