import { setup } from 'xstate'

export type ApprovalLifecycleEvent =
  | { type: 'approval.renewed' }
  | { type: 'approval.suspended' }
  | { type: 'approval.lifted' }
  | { type: 'approval.lapsed' }

export type ApprovalLifecycleFacts = Readonly<{
  /** Its end is past. */
  isOver: boolean
  /** The end that it is to have lies ahead. */
  isLonger: boolean
}>

/** The life of an approval to teach a course. Its end comes by the clock; a suspension is lifted by hand alone. */
export const approvalLifecycle = setup({
  types: {} as { context: ApprovalLifecycleFacts; events: ApprovalLifecycleEvent; input: ApprovalLifecycleFacts },
  guards: {
    isOver: ({ context }) => context.isOver,
    isLonger: ({ context }) => context.isLonger,
  },
}).createMachine({
  id: 'approvalLifecycle',
  context: ({ input }) => input,
  initial: 'approved',
  states: {
    approved: {
      on: {
        'approval.renewed': { guard: 'isLonger', target: 'approved' },
        'approval.suspended': 'suspended',
        'approval.lapsed': { guard: 'isOver', target: 'lapsed' },
      },
    },
    suspended: {
      on: {
        'approval.renewed': { guard: 'isLonger', target: 'suspended' },
        'approval.lifted': [{ guard: 'isOver', target: 'lapsed' }, { target: 'approved' }],
      },
    },
    lapsed: {
      on: { 'approval.renewed': { guard: 'isLonger', target: 'approved' } },
    },
  },
})
