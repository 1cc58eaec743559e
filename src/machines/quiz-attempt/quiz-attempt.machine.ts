import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { AnswerAnswer, AnswerBody, QuizAttempt } from '../../domain/contract/lesson.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { announcementBetween } from '../../domain/quiz.ts'
import { backoff } from '../backoff.ts'
import { causeOf, isClosed, isOffline, isStaleSeat, refusalGuards } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import {
  acknowledged,
  choiceOf,
  enqueued,
  firstUnanswered,
  restored,
  unansweredCount,
  withAnswer,
} from './answer-queue.ts'
import type {
  AnswerJournalEvent,
  AttemptAsked,
  AttemptNews,
  QuizAttemptContext,
  QuizAttemptEvent,
  QuizAttemptInput,
  QuizAttemptOutput,
} from './quiz-attempt.types.ts'

/** Seconds left, by the server's word and the time that has passed since; null is no limit. */
export const secondsLeft = ({ endsAt, elapsed }: QuizAttemptContext): number | null =>
  endsAt === null ? null : Math.max(0, endsAt - elapsed)

const keepFault = { type: 'keepFault', params: causeOf } as const
/** What is answered from now on waits, and is said to: nothing has to fail first. */
const lost = { target: 'offline', actions: 'noteOffline' } as const

export const quizAttemptMachine = setup({
  types: {} as {
    input: QuizAttemptInput
    context: QuizAttemptContext
    events: QuizAttemptEvent
    output: QuizAttemptOutput
  },
  actors: {
    /** Makes or resumes the open attempt and takes the seat; see `AttemptAsked`. */
    startAttempt: unprovided<QuizAttempt, AttemptAsked>('startAttempt'),
    saveAnswer: unprovided<AnswerAnswer, AnswerBody & { attemptId: number; questionId: number }>('saveAnswer'),
    submitAttempt: unprovided<QuizAttempt, { attemptId: number; seat: number }>('submitAttempt'),
    answerJournal: unprovidedCompanion<AnswerJournalEvent, { attemptId: number }>('answerJournal'),
    clock: unprovidedSource('clock'),
    network: unprovidedSource('network'),
  },
  actions: {
    holdAttempt: assign((_, { attempt }: { attempt: QuizAttempt }) => ({ attempt, fault: null, failures: 0 })),
    takeUp: assign(({ context }) => ({
      index: context.attempt ? firstUnanswered(context.attempt, context.queue) : 0,
      elapsed: 0,
      endsAt: context.attempt?.remainingSeconds ?? null,
    })),
    giveAnswer: assign(({ context }, answer: { questionId: number; choiceId: number }) => ({
      queue: enqueued(context.queue, { questionId: answer.questionId, choiceId: answer.choiceId }),
    })),
    acknowledgeAnswer: assign(({ context }, { saved }: { saved: AnswerAnswer }) => ({
      queue: acknowledged(context.queue, saved),
      attempt: context.attempt && withAnswer(context.attempt, saved),
      endsAt: saved.remainingSeconds === null ? null : context.elapsed + saved.remainingSeconds,
      failures: 0,
      fault: null,
    })),
    restoreAnswers: assign(({ context }, { answers }: { answers: QuizAttemptContext['queue'] }) => ({
      queue: restored(context.queue, answers, context.attempt?.questions ?? []),
    })),
    keepJournal: sendTo('answerJournal', ({ context }) => ({ type: 'journal.kept', answers: context.queue })),
    tellLesson: sendTo(({ context }) => context.lesson, { type: 'attempt.opened' } satisfies AttemptNews),
    dropQueue: assign({ queue: [] }),
    openQuestion: assign((_, { index }: { index: number }) => ({ index })),
    tick: assign(({ context }, { elapsed }: { elapsed: number }) => {
      const before = secondsLeft(context)
      const after = secondsLeft({ ...context, elapsed })
      const mark = before === null || after === null ? null : announcementBetween(before, after)
      return { elapsed, announcement: mark ?? context.announcement }
    }),
    noteOffline: assign({ fault: { kind: 'offline' } }),
    forgetFault: assign({ fault: null }),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
  },
  guards: {
    isPassed: ({ context }) => context.attempt?.state === 'passed',
    isFailed: ({ context }) => context.attempt?.state === 'failed',
    isTimedOut: ({ context }) => context.attempt?.state === 'timedOut',
    isTimeUp: ({ context }) => secondsLeft(context) === 0,
    hasTime: ({ context }) => secondsLeft(context) !== 0,
    isComplete: ({ context }) => unansweredCount(context.attempt, context.queue) === 0,
    isFlushed: ({ context }) => context.queue.length === 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    isChange: ({ context }, answer: { questionId: number; choiceId: number }) =>
      choiceOf(context.attempt, context.queue, answer.questionId) !== answer.choiceId,
    isQuestion: ({ context }, { index }: { index: number }) => context.attempt?.questions[index] !== undefined,
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    ...refusalGuards,
    isStaleSeat: (_, { cause }: { cause: unknown }) => isStaleSeat(cause),
    isClosed: (_, { cause }: { cause: unknown }) => isClosed(cause),
  },
  delays: {
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
}).createMachine({
  id: 'quizAttempt',
  context: ({ input }) => ({
    ...input,
    attempt: null,
    index: 0,
    queue: [],
    failures: 0,
    elapsed: 0,
    endsAt: null,
    announcement: null,
    fault: null,
  }),
  invoke: {
    id: 'network',
    src: 'network',
    onError: { target: '.unreachable', actions: keepFault },
  },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'startAttempt',
        src: 'startAttempt',
        input: ({ context: { enrollmentId, lessonId, openAttemptId, attempt } }) => ({
          enrollmentId,
          lessonId,
          openAttemptId: attempt?.id ?? openAttemptId,
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'holdAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: [
          { guard: { type: 'isRefusal', params: causeOf }, target: 'refused', actions: keepFault },
          { target: 'unreachable', actions: keepFault },
        ],
      },
    },
    unreachable: { on: { 'quiz.retried': 'starting', 'network.returned': 'starting' } },
    deciding: {
      always: [
        { guard: 'isPassed', target: 'passed' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isTimedOut', target: 'timedOut' },
        { target: 'open', actions: ['takeUp', 'tellLesson'] },
      ],
    },
    open: {
      type: 'parallel',
      invoke: [
        {
          id: 'answerJournal',
          src: 'answerJournal',
          input: ({ context }) => ({ attemptId: context.attempt?.id ?? 0 }),
          onError: { target: 'unreachable', actions: keepFault },
        },
        {
          id: 'clock',
          src: 'clock',
          onError: { target: 'unreachable', actions: keepFault },
        },
      ],
      on: {
        'clock.ticked': { actions: { type: 'tick', params: ({ event }) => ({ elapsed: event.elapsed }) } },
        'journal.recalled': {
          actions: { type: 'restoreAnswers', params: ({ event }) => ({ answers: event.answers }) },
        },
      },
      states: {
        phase: {
          initial: 'underway',
          states: {
            underway: {
              initial: 'answering',
              always: { guard: 'isTimeUp', target: 'closing' },
              on: {
                'question.opened': {
                  guard: { type: 'isQuestion', params: ({ event }) => ({ index: event.index }) },
                  target: '.answering',
                  actions: { type: 'openQuestion', params: ({ event }) => ({ index: event.index }) },
                },
              },
              states: {
                answering: {
                  on: {
                    'answer.given': {
                      guard: { type: 'isChange', params: ({ event }) => event },
                      actions: [{ type: 'giveAnswer', params: ({ event }) => event }, 'keepJournal'],
                    },
                    'question.advanced': {
                      guard: { type: 'isQuestion', params: ({ context }) => ({ index: context.index + 1 }) },
                      actions: { type: 'openQuestion', params: ({ context }) => ({ index: context.index + 1 }) },
                    },
                    'question.returned': {
                      guard: { type: 'isQuestion', params: ({ context }) => ({ index: context.index - 1 }) },
                      actions: { type: 'openQuestion', params: ({ context }) => ({ index: context.index - 1 }) },
                    },
                    'quiz.submitted': [
                      { guard: 'isComplete', target: '#quizAttempt.open.phase.closing' },
                      { target: 'confirming' },
                    ],
                  },
                },
                confirming: {
                  on: {
                    'submission.confirmed': '#quizAttempt.open.phase.closing',
                    'submission.cancelled': 'answering',
                  },
                },
              },
            },
            /** Waits until every answer has arrived. */
            closing: {
              always: { guard: 'isFlushed', target: '#quizAttempt.submitting' },
              on: { 'submission.cancelled': { guard: 'hasTime', target: 'underway' } },
            },
          },
        },
        saving: {
          initial: 'saved',
          states: {
            saved: {
              always: { guard: 'hasQueue', target: 'saving' },
              on: { 'network.lost': lost, 'network.returned': { actions: 'forgetFault' } },
            },
            saving: {
              invoke: {
                id: 'saveAnswer',
                src: 'saveAnswer',
                input: ({ context }) => ({
                  attemptId: context.attempt?.id ?? 0,
                  seat: context.attempt?.seat ?? 0,
                  questionId: context.queue[0]?.questionId ?? 0,
                  choiceId: context.queue[0]?.choiceId ?? 0,
                }),
                onDone: {
                  target: 'saved',
                  actions: [
                    { type: 'acknowledgeAnswer', params: ({ event }) => ({ saved: event.output }) },
                    'keepJournal',
                  ],
                },
                onError: [
                  { guard: { type: 'isStaleSeat', params: causeOf }, target: '#quizAttempt.staleSeat' },
                  {
                    guard: { type: 'isClosed', params: causeOf },
                    target: ['saved', '#quizAttempt.open.phase.closing'],
                    actions: ['dropQueue', 'keepJournal'],
                  },
                  { guard: { type: 'isRefusal', params: causeOf }, target: '#quizAttempt.refused', actions: keepFault },
                  { guard: { type: 'isOffline', params: causeOf }, target: 'offline', actions: keepFault },
                  { target: 'retrying', actions: keepFault },
                ],
              },
              on: { 'network.lost': lost },
            },
            retrying: {
              after: { retryDelay: 'saving' },
              on: { 'network.returned': 'saving', 'network.lost': lost },
            },
            offline: {
              after: { offlineDelay: 'saved' },
              on: { 'network.returned': { target: 'saved', actions: 'forgetFault' } },
            },
          },
        },
        clockFace: {
          initial: 'shown',
          states: { shown: { on: { 'clock.hidden': 'hidden' } }, hidden: { on: { 'clock.shown': 'shown' } } },
        },
      },
    },
    submitting: {
      invoke: {
        id: 'submitAttempt',
        src: 'submitAttempt',
        input: ({ context }) => ({ attemptId: context.attempt?.id ?? 0, seat: context.attempt?.seat ?? 0 }),
        onDone: {
          target: 'deciding',
          actions: { type: 'holdAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: [
          { guard: { type: 'isStaleSeat', params: causeOf }, target: 'staleSeat' },
          { guard: { type: 'isRefusal', params: causeOf }, target: 'refused', actions: keepFault },
          { target: 'unsubmitted', actions: keepFault },
        ],
      },
    },
    unsubmitted: {
      after: { retryDelay: 'submitting' },
      on: { 'quiz.retried': 'submitting', 'network.returned': 'submitting' },
    },
    /** Another screen has taken the quiz over since. */
    staleSeat: { on: { 'seat.retaken': 'starting' } },
    refused: { type: 'final' },
    passed: { type: 'final' },
    failed: { type: 'final' },
    timedOut: { type: 'final' },
  },
  output: ({ context }) => ({ attempt: context.attempt, fault: context.fault }),
})

export type QuizAttemptActor = ActorRefFrom<typeof quizAttemptMachine>
export type QuizAttemptSnapshot = SnapshotFrom<typeof quizAttemptMachine>
