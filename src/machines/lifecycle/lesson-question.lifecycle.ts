import { setup } from 'xstate'

export type LessonQuestionLifecycleEvent =
  | { type: 'question.answered' }
  | { type: 'question.closed' }
  | { type: 'question.reopened' }
  | { type: 'question.withdrawn' }

export type LessonQuestionFacts = Readonly<{
  /** Whoever acts is the person who asked. */
  isOwn: boolean
}>

/**
 * The life of a question to an instructor. Nobody answers their own; an answer is written anew where it was not enough,
 * and what was closed without one can still be answered. It is taken back for as long as nobody has answered.
 */
export const lessonQuestionLifecycle = setup({
  types: {} as { context: LessonQuestionFacts; events: LessonQuestionLifecycleEvent; input: LessonQuestionFacts },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    isAnothers: ({ context }) => !context.isOwn,
  },
}).createMachine({
  id: 'lessonQuestionLifecycle',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      on: {
        'question.answered': { guard: 'isAnothers', target: 'answered' },
        'question.closed': { guard: 'isAnothers', target: 'closed' },
        'question.withdrawn': { guard: 'isOwn', target: 'withdrawn' },
      },
    },
    answered: { on: { 'question.answered': { guard: 'isAnothers', target: 'answered', reenter: true } } },
    closed: {
      on: {
        'question.answered': { guard: 'isAnothers', target: 'answered' },
        'question.reopened': { guard: 'isAnothers', target: 'asked' },
      },
    },
    withdrawn: { type: 'final' },
  },
})
