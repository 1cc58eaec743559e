import { setup } from 'xstate'

export type NameChangeLifecycleEvent =
  | { type: 'nameChange.approved' }
  | { type: 'nameChange.refused' }
  | { type: 'nameChange.withdrawn' }

export type NameChangeFacts = Readonly<{
  /** Whoever acts is the person whose name it is. */
  isOwn: boolean
}>

/** The life of a change of a name that was asked for. Nobody decides on their own; each end is one. */
export const nameChangeLifecycle = setup({
  types: {} as { context: NameChangeFacts; events: NameChangeLifecycleEvent; input: NameChangeFacts },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    isAnothers: ({ context }) => !context.isOwn,
  },
}).createMachine({
  id: 'nameChangeLifecycle',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      on: {
        'nameChange.approved': { guard: 'isAnothers', target: 'approved' },
        'nameChange.refused': { guard: 'isAnothers', target: 'refused' },
        'nameChange.withdrawn': { guard: 'isOwn', target: 'withdrawn' },
      },
    },
    approved: { type: 'final' },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})
