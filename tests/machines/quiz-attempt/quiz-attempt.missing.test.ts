import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { AnswerAnswer, AnswerBody, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import { quizAttemptMachine } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type {
  AnswerJournalEvent,
  AttemptAsked,
  AttemptNews,
} from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import { listener } from '../support/listener.ts'
import { anAttempt } from './attempt.fixture.ts'

const input = { enrollmentId: 1, lessonId: 2, openAttemptId: null, lesson: listener<AttemptNews>().actor }

const whole = {
  startAttempt: fromPromise<QuizAttempt, AttemptAsked>(() => Promise.resolve(anAttempt())),
  saveAnswer: fromPromise<AnswerAnswer, AnswerBody & { attemptId: number; questionId: number }>(() =>
    Promise.resolve({ questionId: 11, choiceId: 111, remainingSeconds: null }),
  ),
  submitAttempt: fromPromise<QuizAttempt, { attemptId: number; seat: number }>(() =>
    Promise.resolve(anAttempt({ state: 'passed' })),
  ),
  answerJournal: fromCallback<AnswerJournalEvent, { attemptId: number }>(() => undefined),
  clock: fromCallback<EventObject, undefined>(() => undefined),
  network: fromCallback<EventObject, undefined>(() => undefined),
}

const { startAttempt, saveAnswer, submitAttempt, answerJournal, clock, network } = whole

test.each([
  ['startAttempt', 'unreachable', { saveAnswer, submitAttempt, answerJournal, clock, network }],
  ['answerJournal', 'unreachable', { startAttempt, saveAnswer, submitAttempt, clock, network }],
  ['clock', 'unreachable', { startAttempt, saveAnswer, submitAttempt, answerJournal, network }],
  ['network', 'unreachable', { startAttempt, saveAnswer, submitAttempt, answerJournal, clock }],
] as const)('without %s the quiz stands in %s and keeps the fault', async (_name, state, actors) => {
  const actor = createActor(quizAttemptMachine.provide({ actors }), { input }).start()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state))
  expect(context.fault).toEqual({ kind: 'unexpected' })
})

test('without saveAnswer the answer stays queued and is tried again', async () => {
  const actors = { startAttempt, submitAttempt, answerJournal, clock, network }
  const actor = createActor(quizAttemptMachine.provide({ actors }), { input }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  actor.send({ type: 'answer.given', questionId: 11, choiceId: 111 })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: { saving: 'retrying' } }))
  expect([context.queue, context.fault]).toEqual([[{ questionId: 11, choiceId: 111 }], { kind: 'unexpected' }])
})

test('without submitAttempt the quiz stands in unsubmitted', async () => {
  const actors = { startAttempt, saveAnswer, answerJournal, clock, network }
  const actor = createActor(quizAttemptMachine.provide({ actors }), { input }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  actor.send({ type: 'quiz.submitted' })
  actor.send({ type: 'submission.confirmed' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unsubmitted'))
  expect(context.fault).toEqual({ kind: 'unexpected' })
})
