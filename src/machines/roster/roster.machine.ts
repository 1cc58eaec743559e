import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { attendanceState } from './roster-attendance.state.ts'
import { deskState } from './roster-desk.state.ts'
import { rosterSetup } from './roster.setup.ts'

/**
 * A class on its day: who is there, marked with or without a network. What is marked shows at once and goes by the
 * queue; the roster is read again and again, since students check themselves in and others mark too.
 */
export const rosterMachine = rosterSetup.createMachine({
  id: 'roster',
  context: ({ input }) => ({
    ...input,
    read: null,
    startsAt: null,
    search: '',
    filter: 'all',
    waiting: 0,
    conflicts: 0,
    code: null,
    paper: null,
    rest: [],
    removal: null,
    walkInId: null,
    shortReason: '',
    certificates: 0,
    readFault: null,
    fault: null,
  }),
  invoke: [
    {
      id: 'queue',
      src: 'queue',
      input: ({ context, self }) => ({ classId: context.classId, roster: self }),
      onError: { target: '.reading.refused', actions: { type: 'keepReadFault', params: causeOf } },
    },
    {
      id: 'rosterCopy',
      src: 'rosterCopy',
      input: ({ context }) => ({ classId: context.classId }),
      // Without a copy the roster is read all the same.
      onError: { actions: { type: 'keepReadFault', params: causeOf } },
    },
  ],
  on: {
    'search.changed': { actions: { type: 'search', params: ({ event }) => event } },
    'filter.chosen': { actions: { type: 'filter', params: ({ event }) => event } },
    'marks.answered': { actions: [{ type: 'noteAnswers', params: ({ event }) => event }, 'keepCopy'] },
    'queue.changed': { actions: { type: 'noteQueue', params: ({ event }) => event } },
    'copy.recalled': { actions: { type: 'holdCopy', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    reading: {
      initial: 'opening',
      invoke: {
        id: 'watchRoster',
        src: 'watchRoster',
        onError: { actions: { type: 'keepReadFault', params: causeOf } },
      },
      on: {
        'topic.changed': '.asking',
        'marks.answered': {
          guard: { type: 'wasTooEarly', params: ({ event }) => event },
          target: '.asking',
          actions: [{ type: 'noteAnswers', params: ({ event }) => event }, 'keepCopy'],
        },
        // What is being read may be from before.
        'walkIn.answered': {
          target: '.asking',
          actions: [{ type: 'noteWalkIn', params: ({ event }) => event }, 'keepCopy'],
        },
        'removal.answered': {
          target: '.asking',
          actions: [{ type: 'noteRemoval', params: ({ event }) => event }, 'keepCopy'],
        },
      },
      states: {
        opening: {
          entry: 'recall',
          always: [{ guard: 'isCurrent', target: 'fresh', actions: ['keepCopy', 'passPeople'] }, { target: 'asking' }],
        },
        asking: {
          invoke: {
            id: 'readRoster',
            src: 'readRoster',
            input: ({ context }) => ({ classId: context.classId }),
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'holdRoster', params: ({ event }) => ({ read: event.output }) },
                'keepCopy',
                'passPeople',
              ],
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'refused',
                // Whoever may not read it any more keeps no copy of it either.
                actions: [{ type: 'keepReadFault', params: causeOf }, 'dropRoster', 'keepCopy'],
              },
              { guard: 'hasRoster', target: 'behind', actions: { type: 'keepReadFault', params: causeOf } },
              { target: 'unreachable', actions: { type: 'keepReadFault', params: causeOf } },
            ],
          },
        },
        fresh: {
          after: { refreshDelay: 'asking' },
          on: { 'network.returned': 'asking' },
        },
        /** What is shown may be old; it can be marked all the same. */
        behind: {
          after: { refreshDelay: 'asking' },
          on: { 'roster.retried': 'asking', 'network.returned': 'asking' },
        },
        unreachable: {
          tags: 'error',
          after: { refreshDelay: 'asking' },
          on: { 'roster.retried': 'asking', 'network.returned': 'asking' },
        },
        /** No such class, or not this person's. */
        refused: { tags: 'error', on: { 'roster.retried': 'asking' } },
      },
    },
    network: {
      initial: 'online',
      invoke: { id: 'network', src: 'network', onError: '.unwatched' },
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.returned': 'online' } },
        /** Nobody tells about the network: what is asked finds out by itself. */
        unwatched: {},
      },
    },
    attendance: attendanceState,
    desk: deskState,
    papers: {
      initial: 'still',
      states: {
        still: {
          on: {
            'paper.chosen': { target: 'saving', actions: { type: 'choosePaper', params: ({ event }) => event } },
          },
        },
        saving: {
          invoke: {
            id: 'savePaper',
            src: 'savePaper',
            input: ({ context }) => ({ classId: context.classId, paper: known(context.paper, 'a paper') }),
            onDone: 'still',
            onError: 'unsaved',
          },
        },
        unsaved: {
          on: {
            'paper.chosen': { target: 'saving', actions: { type: 'choosePaper', params: ({ event }) => event } },
          },
        },
      },
    },
  },
})

export type RosterActor = ActorRefFrom<typeof rosterMachine>
export type RosterSnapshot = SnapshotFrom<typeof rosterMachine>
