import { causeOf } from '../refusal.ts'
import { lessonSetup } from './lesson.setup.ts'

/** What came of the last attempt at a quiz that is not passed: whoever comes back later is to see it, too. */
export const resultState = lessonSetup.createStateConfig({
  initial: 'told',
  states: {
    /** Looked at again with whatever becomes of the lesson. */
    told: { always: { guard: 'isLacking', target: 'recalling' } },
    recalling: {
      invoke: {
        id: 'recallAttempt',
        src: 'recallAttempt',
        input: ({ context }) => ({ attemptId: context.lesson.quiz.lastAttemptId }),
        onDone: {
          target: 'told',
          actions: { type: 'keepRecalled', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: { target: 'untold', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    /** Asked again of whatever is the last one by then, which may be none. */
    untold: { on: { 'result.asked': 'recalling', 'network.returned': 'recalling' } },
  },
})
