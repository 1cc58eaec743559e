import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { courseDraftSetup, keptOf } from './course-draft.setup.ts'

const DUE = '#courseDraft.ready.editing.due'

/** What waits is saved at once where somebody goes, or has it published. */
const AT_ONCE = { 'page.hidden': DUE, 'leave.asked': DUE, 'publishing.asked': DUE } as const

/** What was changed is saved by itself, a moment after the last key. What is typed while that is under way goes next. */
export const editingState = courseDraftSetup.createStateConfig({
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'hasConflicts', target: 'conflict' },
        { guard: 'hasPending', target: 'waiting' },
        { target: 'saved' },
      ],
    },
    saved: {
      entry: 'freeWayOut',
      exit: 'holdWayOut',
      on: { 'change.made': { target: 'waiting', actions: { type: 'change', params: ({ event }) => event } } },
    },
    /** More may follow. */
    waiting: {
      after: { saveDelay: 'due' },
      on: {
        'change.made': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'change', params: ({ event }) => event },
        },
        ...AT_ONCE,
      },
    },
    /** Who typed something and took it back has changed nothing. */
    due: { always: [{ guard: 'hasPending', target: 'saving' }, { target: 'saved' }] },
    saving: {
      tags: 'busy',
      entry: 'leaveWithChanges',
      on: { 'change.made': { actions: { type: 'change', params: ({ event }) => event } } },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { courseId, read, sent } }) => ({
          courseId,
          revision: known(read, 'a draft').revision,
          changes: sent,
        }),
        onDone: {
          target: 'settling',
          actions: [{ type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) }, 'tellSettled'],
        },
        onError: [
          { guard: { type: 'isBehind', params: causeOf }, target: 'comparing', actions: 'takeBack' },
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'unsaved.refused',
            actions: ['takeBack', { type: 'keepFault', params: causeOf }],
          },
          { target: 'unsaved', actions: ['takeBack', { type: 'keepFault', params: causeOf }] },
        ],
      },
    },
    /** What somebody else made of it is read, to be put under what was changed here. */
    comparing: {
      tags: 'busy',
      on: { 'change.made': { actions: { type: 'change', params: ({ event }) => event } } },
      invoke: {
        id: 'compare',
        src: 'readDraft',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'takeUnder', params: ({ event }) => ({ draft: event.output, changes: [] }) },
            'tellSettled',
          ],
        },
        onError: { target: 'unsaved', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    /** Nothing is lost: it is on the screen, and kept on this device. */
    unsaved: {
      tags: 'error',
      initial: 'retrying',
      on: { 'change.made': { target: 'waiting', actions: { type: 'change', params: ({ event }) => event } } },
      states: {
        retrying: {
          after: { retryDelay: DUE },
          on: {
            'network.returned': DUE,
            'save.retried': DUE,
            ...AT_ONCE,
          },
        },
        /** The server said no: the same again would be answered the same, until something is changed. */
        refused: {},
      },
    },
    /** Both changed the same: a person says whose stays. */
    conflict: {
      tags: 'error',
      always: { guard: 'isAgreed', target: 'due' },
      on: {
        'change.made': { actions: { type: 'change', params: ({ event }) => event } },
        'conflict.settled': {
          actions: [{ type: 'settleConflict', params: ({ event }) => event }, 'tellSettled'],
        },
      },
    },
  },
})

/** What the server has not yet is kept on this device: a session that ends in the middle loses nothing. */
export const keepingState = courseDraftSetup.createStateConfig({
  initial: 'still',
  on: { 'change.made': '.keeping', 'changes.settled': '.keeping' },
  states: {
    still: {},
    keeping: {
      invoke: {
        id: 'keepChanges',
        src: 'keepChanges',
        input: ({ context }) => keptOf(context),
        onDone: 'still',
        // A full or blocked storage keeps nothing; the editor goes on.
        onError: 'still',
      },
    },
  },
})
