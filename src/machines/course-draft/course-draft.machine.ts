import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { courseDraftSetup, recallOf } from './course-draft.setup.ts'
import { editingState, keepingState } from './course-editing.state.ts'
import { leavingState, publishingState } from './course-publishing.state.ts'

/**
 * The draft of a course while somebody writes it: read, put under what waits on this device, then saved by itself as it
 * is changed, and published when it is asked for.
 */
export const courseDraftMachine = courseDraftSetup.createMachine({
  id: 'courseDraft',
  context: ({ input }) => ({
    ...input,
    read: null,
    document: null,
    pending: [],
    sent: [],
    conflicts: [],
    putBack: null,
    published: null,
    failures: 0,
    href: null,
    fault: null,
    publishFault: null,
  }),
  invoke: { id: 'page', src: 'page', onError: { actions: { type: 'keepFault', params: causeOf } } },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'recalling' }, { target: 'reading' }] },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: {
          target: 'recalling',
          actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: causeOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    missing: { tags: 'error' },
    failed: { tags: 'error', on: { 'draft.retried': 'reading', 'network.returned': 'reading' } },
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallChanges',
        src: 'recallChanges',
        input: ({ context }) => recallOf(context),
        onDone: {
          target: 'ready',
          actions: {
            type: 'takeUnder',
            params: ({ context, event }) => ({
              draft: known(context.read, 'a draft'),
              changes: event.output?.changes ?? [],
            }),
          },
        },
        onError: 'ready',
      },
    },
    ready: {
      type: 'parallel',
      on: {
        'language.chosen': { actions: { type: 'showTexts', params: ({ event }) => event } },
        'removal.undone': { guard: 'hasRemoved', actions: ['undoRemoval', 'forgetRemoval'] },
        'removal.kept': { guard: 'hasRemoved', actions: 'forgetRemoval' },
      },
      invoke: { id: 'wayOut', src: 'wayOut', onError: { actions: { type: 'keepFault', params: causeOf } } },
      states: {
        editing: editingState,
        keeping: keepingState,
        publishing: publishingState,
        leaving: leavingState,
      },
    },
  },
})

export type CourseDraftActor = ActorRefFrom<typeof courseDraftMachine>
export type CourseDraftSnapshot = SnapshotFrom<typeof courseDraftMachine>
