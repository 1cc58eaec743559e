import { setup } from 'xstate'

import type { AnsweredState } from '../../domain/contact.ts'

export type ContactCaseEvent =
  | { type: 'case.assigned' }
  | { type: 'case.released' }
  | { type: 'reply.sent' }
  | { type: 'question.sent' }
  | { type: 'answer.received' }
  | { type: 'case.closed' }
  | { type: 'closing.undone' }
  | { type: 'case.reopened' }
  | { type: 'spam.marked' }
  | { type: 'spam.lifted' }

export type ContactCaseFacts = Readonly<{
  /** It is somebody's. */
  isAssigned: boolean
  /** How it was answered before it was closed or taken for spam; null of what nobody had answered. */
  was: AnsweredState | null
}>

/** As it was before: answered, or somebody's, or nobody's. */
const asBefore = [
  { guard: 'wasAnswered', target: 'answered' },
  { guard: 'wasWaiting', target: 'waiting' },
  { guard: 'isAssigned', target: 'assigned' },
  { target: 'new' },
] as const

/** Whoever answers it again has to answer it: that it was answered once is over. */
const again = [{ guard: 'isAssigned', target: 'assigned' }, { target: 'new' }] as const

/**
 * The life of what somebody wrote to the programme. Only what is open is answered, given to somebody, closed or taken
 * for spam; whatever its writer answers by mail has to be answered again, also where it was closed. Pure: the server decides with it, and the browser offers what it takes.
 */
export const contactCaseLifecycle = setup({
  types: {} as { context: ContactCaseFacts; events: ContactCaseEvent; input: ContactCaseFacts },
  guards: {
    isAssigned: ({ context }) => context.isAssigned,
    wasAnswered: ({ context }) => context.was === 'answered',
    wasWaiting: ({ context }) => context.was === 'waiting',
  },
}).createMachine({
  id: 'contactCase',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      on: {
        'case.assigned': 'assigned',
        'reply.sent': 'answered',
        'question.sent': 'waiting',
        'answer.received': 'new',
        'case.closed': 'closed',
        'spam.marked': 'spam',
      },
    },
    assigned: {
      on: {
        'case.assigned': 'assigned',
        'case.released': 'new',
        'reply.sent': 'answered',
        'question.sent': 'waiting',
        'answer.received': 'assigned',
        'case.closed': 'closed',
        'spam.marked': 'spam',
      },
    },
    answered: {
      on: {
        'case.assigned': 'answered',
        'case.released': { guard: 'isAssigned', target: 'answered' },
        'reply.sent': 'answered',
        'question.sent': 'waiting',
        'answer.received': [...again],
        'case.closed': 'closed',
        'spam.marked': 'spam',
      },
    },
    waiting: {
      on: {
        'case.assigned': 'waiting',
        'case.released': { guard: 'isAssigned', target: 'waiting' },
        'reply.sent': 'answered',
        'question.sent': 'waiting',
        'answer.received': [...again],
        'case.closed': 'closed',
        'spam.marked': 'spam',
      },
    },
    closed: { on: { 'closing.undone': [...asBefore], 'case.reopened': [...again], 'answer.received': [...again] } },
    spam: { on: { 'spam.lifted': [...asBefore] } },
  },
})
