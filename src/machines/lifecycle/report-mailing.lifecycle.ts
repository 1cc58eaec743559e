import { assign, setup } from 'xstate'

import { MAILING_FAILURES, type MailingState } from '../../domain/report-mailing.ts'

export type MailingLifecycleEvent =
  | { type: 'mailing.queued' }
  | { type: 'mailing.taken' }
  | { type: 'mailing.failed' }
  | { type: 'right.lost' }
  | { type: 'mailing.changed' }
  | { type: 'mailing.paused' }
  | { type: 'mailing.resumed' }
  | { type: 'mailing.removed' }
  | { type: 'mailing.restored' }

export type MailingLifecycleFacts = Readonly<{
  /** Failures since a mail of it was last taken. */
  failures: number
  /** How it stood when it was removed. */
  removedFrom: Exclude<MailingState, 'removed'> | null
}>

const removed = (removedFrom: Exclude<MailingState, 'removed'>) =>
  ({ target: 'removed', actions: { type: 'remember', params: { removedFrom } } }) as const

/**
 * The life of a report that is mailed on a day of each month. A mail that is queued is no success yet: the failures are
 * forgotten when one is taken, or when somebody changes or resumes it.
 */
export const reportMailingLifecycle = setup({
  types: {} as { context: MailingLifecycleFacts; events: MailingLifecycleEvent; input: MailingLifecycleFacts },
  guards: {
    isLast: ({ context }) => context.failures + 1 >= MAILING_FAILURES,
    wasActive: ({ context }) => context.removedFrom === 'active',
    wasStopped: ({ context }) => context.removedFrom === 'stopped',
  },
  actions: {
    count: assign({ failures: ({ context }) => context.failures + 1 }),
    forget: assign({ failures: 0 }),
    remember: assign((_, params: Pick<MailingLifecycleFacts, 'removedFrom'>) => params),
  },
}).createMachine({
  id: 'reportMailingLifecycle',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'mailing.queued': 'active',
        'mailing.taken': { target: 'active', actions: 'forget' },
        'mailing.failed': [
          { guard: 'isLast', target: 'stopped', actions: 'count' },
          { target: 'active', actions: 'count' },
        ],
        'right.lost': 'stopped',
        'mailing.changed': { target: 'active', actions: 'forget' },
        'mailing.paused': 'paused',
        'mailing.removed': removed('active'),
      },
    },
    paused: {
      on: {
        'mailing.changed': 'paused',
        'mailing.resumed': { target: 'active', actions: 'forget' },
        'mailing.removed': removed('paused'),
      },
    },
    // What is put right waits for whoever resumes it.
    stopped: {
      on: {
        'mailing.changed': 'stopped',
        'mailing.resumed': { target: 'active', actions: 'forget' },
        'mailing.removed': removed('stopped'),
      },
    },
    removed: {
      on: {
        'mailing.restored': [
          { guard: 'wasActive', target: 'active' },
          { guard: 'wasStopped', target: 'stopped' },
          { target: 'paused' },
        ],
      },
    },
  },
})
