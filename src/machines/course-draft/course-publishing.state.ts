import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { courseDraftSetup } from './course-draft.setup.ts'

/** Where it stands after it was published is read again. */
const renewing = <Target extends string>(target: Target) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'renew',
      src: 'readDraft',
      input: ({ context: { courseId } }) => ({ courseId }),
      onDone: {
        target,
        actions: { type: 'takeUnder', params: ({ event }) => ({ draft: event.output, changes: [] }) },
      },
      // It is published all the same; the next save tells where it stands.
      onError: target,
    },
  }) satisfies Parameters<typeof courseDraftSetup.createStateConfig>[0]

/** Publishing: what was changed is saved first, then it is looked through, and asked about. */
export const publishingState = courseDraftSetup.createStateConfig({
  initial: 'still',
  states: {
    still: {
      initial: 'quiet',
      on: { 'publishing.asked': { guard: 'hasNews', target: 'checking' } },
      states: {
        quiet: {},
        /** Who closed the dialog at once sees where it stands all the same. */
        renewing: renewing('quiet'),
      },
    },
    checking: {
      tags: 'busy',
      initial: 'saving',
      on: { 'publishing.left': 'still' },
      states: {
        saving: {
          always: [
            { guard: 'isSaved', target: 'reading' },
            { guard: 'isNotSaved', target: '#courseDraft.ready.publishing.failed' },
            { guard: 'isInConflict', target: '#courseDraft.ready.publishing.still' },
          ],
        },
        reading: {
          invoke: {
            id: 'check',
            src: 'readDraft',
            input: ({ context: { courseId } }) => ({ courseId }),
            onDone: {
              target: '#courseDraft.ready.publishing.asked',
              actions: { type: 'takeUnder', params: ({ event }) => ({ draft: event.output, changes: [] }) },
            },
            onError: {
              target: '#courseDraft.ready.publishing.failed',
              actions: { type: 'keepPublishFault', params: causeOf },
            },
          },
        },
      },
    },
    asked: {
      on: {
        'publishing.confirmed': { guard: 'canPublish', target: 'underway' },
        'publishing.left': 'still',
      },
    },
    underway: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { courseId, read } }) => ({ courseId, revision: known(read, 'a draft').revision }),
        onDone: {
          target: 'published',
          actions: { type: 'takePublished', params: ({ event }) => ({ published: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'refused',
            actions: { type: 'keepPublishFault', params: causeOf },
          },
          { target: 'failed', actions: { type: 'keepPublishFault', params: causeOf } },
        ],
      },
    },
    failed: {
      tags: 'error',
      on: { 'publishing.asked': 'checking', 'publishing.left': 'still' },
    },
    refused: { tags: 'error', on: { 'publishing.left': 'still' } },
    published: {
      initial: 'renewing',
      on: { 'publishing.left': 'still' },
      states: {
        renewing: { ...renewing('told'), on: { 'publishing.left': '#courseDraft.ready.publishing.still.renewing' } },
        told: {},
      },
    },
  },
})

/** Nobody leaves what is not saved without knowing it. What is merely on its way is waited for. */
export const leavingState = courseDraftSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      on: {
        'leave.asked': {
          target: 'flushing',
          actions: { type: 'keepHref', params: ({ event }) => event },
        },
      },
    },
    flushing: {
      always: [
        { guard: 'isSaved', target: 'staying', actions: 'goOut' },
        { guard: 'isNotSaved', target: 'asked' },
        { guard: 'isInConflict', target: 'asked' },
      ],
    },
    asked: {
      always: { guard: 'isSaved', target: 'staying', actions: 'goOut' },
      on: { 'leave.confirmed': { target: 'staying', actions: 'goOut' }, 'leave.declined': 'staying' },
    },
  },
})
