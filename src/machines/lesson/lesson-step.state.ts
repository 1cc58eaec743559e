import type { QuizAttemptOutput } from '../quiz-attempt/quiz-attempt.types.ts'
import { causeOf } from '../refusal.ts'
import { lessonSetup } from './lesson.setup.ts'
import type { ReporterNews } from './watch-reporter.machine.ts'

const attemptOf = ({ event }: { event: { output: QuizAttemptOutput } }) => ({ attempt: event.output.attempt })

type Acknowledged = Extract<ReporterNews, { type: 'report.acknowledged' }>

const credited = [
  {
    type: 'keepCredit',
    params: ({ event }: { event: Acknowledged }) => ({ answer: event.answer, pending: event.pending }),
  },
  { type: 'reportCredit', params: ({ event }: { event: Acknowledged }) => ({ answer: event.answer }) },
] as const

/** Where the lesson stands. The server's word is mirrored, never run ahead of. */
export const stepState = lessonSetup.createStateConfig({
  initial: 'opening',
  on: {
    'report.acknowledged': { target: '.settling', actions: credited },
    'report.refused': { actions: 'reportOutdated' },
    'lesson.refreshed': {
      target: '.settling',
      actions: { type: 'keepLesson', params: ({ event }) => ({ lesson: event.lesson }) },
    },
  },
  states: {
    /** A screen that finds an attempt under way takes it up at once; a later standing only offers it. */
    opening: { always: [{ guard: 'isAttempting', target: 'answering' }, { target: 'settling' }] },
    settling: {
      always: [
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isWatching', target: 'watching' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'isAttempting', target: 'interrupted' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isTimedOut', target: 'timedOut' },
        { target: 'passed' },
      ],
    },
    locked: {},
    watching: { on: { 'quiz.awaited': { guard: 'isWatched', target: 'awaiting' } } },
    /** All is watched here, and the server is to hear of it: the quiz opens as soon as it has. */
    awaiting: {
      on: {
        'quiz.unawaited': 'watching',
        'report.acknowledged': { target: 'admitting', actions: credited },
        'lesson.refreshed': {
          target: 'admitting',
          actions: { type: 'keepLesson', params: ({ event }) => ({ lesson: event.lesson }) },
        },
      },
    },
    admitting: {
      always: [
        { guard: 'canAttempt', target: 'answering' },
        { guard: 'isWatching', target: 'awaiting' },
        { target: 'settling' },
      ],
    },
    interrupted: { on: { 'quiz.asked': 'answering' } },
    ready: { on: { 'quiz.asked': { guard: 'canAttempt', target: 'answering' } } },
    answering: {
      entry: { type: 'command', params: { type: 'pause' } },
      invoke: {
        id: 'quizAttempt',
        src: 'quizAttempt',
        input: ({ context, self }) => ({
          enrollmentId: context.enrollmentId,
          lessonId: context.lesson.id,
          openAttemptId: context.lesson.standing.state === 'attempting' ? context.lesson.quiz.openAttemptId : null,
          lesson: self,
        }),
        onDone: [
          {
            guard: { type: 'isGraded', params: attemptOf },
            target: 'settling',
            actions: [
              { type: 'keepAttempt', params: attemptOf },
              { type: 'reportGrade', params: attemptOf },
            ],
          },
          {
            target: 'refused',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.output.fault }) },
          },
        ],
        onError: { target: 'refused', actions: { type: 'keepFault', params: causeOf } },
      },
      // What arrives meanwhile must not end the quiz.
      on: {
        // The list of lessons tells of a running attempt as well.
        'attempt.opened': { guard: 'isNotYetAttempting', actions: 'reportOutdated' },
        'report.acknowledged': { actions: credited },
        'lesson.refreshed': { actions: { type: 'keepLesson', params: ({ event }) => ({ lesson: event.lesson }) } },
      },
    },
    /** No attempt was to be had: the server says why. */
    refused: { on: { 'standing.asked': { actions: 'reportOutdated' } } },
    failed: {
      after: { coolDownDelay: { guard: 'isCoolingDown', target: 'failed', reenter: true, actions: 'reportOutdated' } },
      on: { 'quiz.asked': { guard: 'canAttempt', target: 'answering' } },
    },
    timedOut: {
      after: {
        coolDownDelay: { guard: 'isCoolingDown', target: 'timedOut', reenter: true, actions: 'reportOutdated' },
      },
      on: { 'quiz.asked': { guard: 'canAttempt', target: 'answering' } },
    },
    passed: {},
  },
})
