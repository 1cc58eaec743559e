import { assign, setup } from 'xstate'

export type ReportLifecycleEvent =
  | { type: 'report.built' }
  | { type: 'report.dropped' }
  | { type: 'report.sent' }
  | { type: 'facts.changed' }
  | { type: 'facts.restored' }

export type ReportLifecycleFacts = Readonly<{
  /** What its newest edition says is what is known now. */
  isCurrent: boolean
  /** An edition of it was sent before. */
  wasSent: boolean
}>

/**
 * The life of a report: due when its quarter is over, and sent as it was built. What is learnt afterwards makes it one
 * to be corrected, by an amendment that is built and sent as it was.
 */
export const reportLifecycle = setup({
  types: {} as { context: ReportLifecycleFacts; events: ReportLifecycleEvent; input: ReportLifecycleFacts },
  guards: {
    isCurrent: ({ context }) => context.isCurrent,
    isBehind: ({ context }) => !context.isCurrent,
    wasSent: ({ context }) => context.wasSent,
  },
  actions: {
    fallBehind: assign({ isCurrent: false }),
    catchUp: assign({ isCurrent: true }),
    rememberSending: assign({ wasSent: true }),
  },
}).createMachine({
  id: 'reportLifecycle',
  context: ({ input }) => input,
  initial: 'due',
  states: {
    due: { on: { 'report.built': { target: 'built', actions: 'catchUp' } } },
    built: {
      on: {
        'report.built': { guard: 'isBehind', target: 'built', actions: 'catchUp' },
        'report.dropped': [{ guard: 'wasSent', target: 'sent' }, { target: 'due' }],
        'report.sent': { guard: 'isCurrent', target: 'sent', actions: 'rememberSending' },
        'facts.changed': { target: 'built', actions: 'fallBehind' },
      },
    },
    sent: {
      on: {
        'report.sent': 'sent',
        'facts.changed': { target: 'corrected', actions: 'fallBehind' },
      },
    },
    corrected: {
      on: {
        'report.built': { target: 'built', actions: 'catchUp' },
        'facts.restored': { target: 'sent', actions: 'catchUp' },
      },
    },
  },
})
