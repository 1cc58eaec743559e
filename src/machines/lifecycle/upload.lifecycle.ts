import { setup } from 'xstate'

export type UploadLifecycleEvent =
  /** All of its bytes are here. */
  | { type: 'upload.arrived' }
  /** What the check found. */
  | { type: 'upload.passed' }
  | { type: 'upload.refused' }
  /** By whoever sent it, or since nothing came for days. */
  | { type: 'upload.abandoned' }

export type UploadFacts = Readonly<{
  /** As many bytes are here as were announced. */
  isWhole: boolean
}>

/** The life of a file that comes in pieces. Nothing of it is a file of the product before it was checked. */
export const uploadLifecycle = setup({
  types: {} as { context: UploadFacts; events: UploadLifecycleEvent; input: UploadFacts },
  guards: { isWhole: ({ context }) => context.isWhole },
}).createMachine({
  id: 'uploadLifecycle',
  context: ({ input }) => input,
  initial: 'receiving',
  states: {
    receiving: {
      on: { 'upload.arrived': { guard: 'isWhole', target: 'checking' }, 'upload.abandoned': 'abandoned' },
    },
    checking: {
      on: { 'upload.passed': 'ready', 'upload.refused': 'refused', 'upload.abandoned': 'abandoned' },
    },
    ready: { type: 'final' },
    refused: { type: 'final' },
    abandoned: { type: 'final' },
  },
})
