import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { causeOf } from '../refusal.ts'
import { classDeeds } from './class-deeds.state.ts'
import { classDeskSetup } from './class-desk.setup.ts'

/**
 * A class on its instructor's desk: read, and read again when something changes; one thing is done with it at a time.
 * While it is edited, what somebody else changed flows into the fields that were left alone, and with it the version.
 */
export const classDeskMachine = classDeskSetup.createMachine({
  id: 'classDesk',
  context: ({ input }) => ({ ...input, held: null, news: null, fault: null }),
  invoke: {
    id: 'watchTopics',
    src: 'watchTopics',
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readClass',
        src: 'readClass',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: { target: 'ready', actions: { type: 'takeClass', params: ({ event }) => ({ held: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: causeOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** No such class, or somebody else's: the two are not told apart. */
    missing: { tags: 'error' },
    failed: { tags: 'error', on: { 'class.retried': 'loading', 'network.returned': 'loading' } },
    ready: {
      type: 'parallel',
      states: {
        record: {
          initial: 'fresh',
          on: { 'topic.changed': '.reading', 'changes.accepted': '.reading' },
          states: {
            fresh: {},
            reading: {
              tags: 'busy',
              invoke: {
                id: 'readAgain',
                src: 'readClass',
                input: ({ context: { classId } }) => ({ classId }),
                onDone: {
                  target: 'fresh',
                  actions: [
                    { type: 'tellOfRenewal', params: ({ event }) => ({ held: event.output }) },
                    { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
                  ],
                },
                onError: [
                  // What is another's by now, or gone, is not shown as it was either.
                  { guard: { type: 'isMissing', params: causeOf }, target: '#classDesk.missing' },
                  { target: 'stale', actions: { type: 'keepFault', params: causeOf } },
                ],
              },
            },
            stale: { tags: 'error', on: { 'class.retried': 'reading', 'network.returned': 'reading' } },
          },
        },
        desk: classDeeds,
      },
    },
  },
})

export type ClassDeskActor = ActorRefFrom<typeof classDeskMachine>
export type ClassDeskSnapshot = SnapshotFrom<typeof classDeskMachine>
