import { setup } from 'xstate'

export type LessonLifecycleEvent =
  | { type: 'lesson.unlocked' }
  | { type: 'video.watched' }
  | { type: 'video.finished' }
  | { type: 'attempt.started' }
  | { type: 'attempt.passed' }
  | { type: 'attempt.failed' }
  | { type: 'attempt.timedOut' }
  | { type: 'attempt.reset' }

export type LessonFacts = Readonly<{
  /** Null is no limit. */
  attemptsLeft: number | null
  isCooledDown: boolean
}>

/**
 * The life of one lesson of one enrolment. Pure: the server decides with it, the browser draws it and asks it
 * what may be sent. Passed is the end; a failed or timed-out lesson may be tried again, and is as if its quiz were not
 * begun where an attempt was reset.
 */
export const lessonLifecycle = setup({
  types: {} as { context: LessonFacts; events: LessonLifecycleEvent; input: LessonFacts },
  guards: {
    canAttempt: ({ context }) => context.isCooledDown && (context.attemptsLeft === null || context.attemptsLeft > 0),
  },
}).createMachine({
  id: 'lessonLifecycle',
  context: ({ input }) => input,
  initial: 'locked',
  states: {
    locked: { on: { 'lesson.unlocked': 'watching' } },
    watching: { on: { 'video.watched': 'watching', 'video.finished': 'ready' } },
    ready: { on: { 'attempt.started': { guard: 'canAttempt', target: 'attempting' }, 'attempt.reset': 'ready' } },
    attempting: {
      on: { 'attempt.passed': 'passed', 'attempt.failed': 'failed', 'attempt.timedOut': 'timedOut' },
    },
    failed: { on: { 'attempt.started': { guard: 'canAttempt', target: 'attempting' }, 'attempt.reset': 'ready' } },
    timedOut: { on: { 'attempt.started': { guard: 'canAttempt', target: 'attempting' }, 'attempt.reset': 'ready' } },
    passed: { type: 'final' },
  },
})
