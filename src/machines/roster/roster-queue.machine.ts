import type { ActorRefFrom } from 'xstate'

import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { EMPTY_JOURNAL } from './roster-journal.ts'
import { rosterQueueSetup } from './roster-queue.setup.ts'
import { bodyOf, nextMarks } from './roster-queue.ts'
import { nextRemoval, walkInBodyOf } from './roster-walk-ins.ts'

const remembering = ['keepJournal', 'tellRoster'] as const

/** What was not taken waits: for a person where it was refused, for the network, or for the next try. */
const unsent = [
  {
    guard: { type: 'isRefusal', params: causeOf },
    target: 'refused',
    actions: { type: 'keepFault', params: causeOf },
  },
  {
    guard: { type: 'isOffline', params: causeOf },
    target: 'offline',
    actions: { type: 'keepFault', params: causeOf },
  },
  { target: 'retrying', actions: { type: 'keepFault', params: causeOf } },
] as const

/**
 * What a roster has marked and the server has not taken yet. Marks and walk-ins have ids of their own, and whoever is
 * taken off goes by the id of their place: what is sent again, after a lost answer or a reload, has no second effect.
 * What another device marked meanwhile is asked about.
 */
export const rosterQueueMachine = rosterQueueSetup.createMachine({
  id: 'rosterQueue',
  context: ({ input }) => ({ ...input, journal: EMPTY_JOURNAL, overtaken: [], failures: 0, fault: null }),
  invoke: [
    {
      id: 'rosterJournal',
      src: 'rosterJournal',
      input: ({ context }) => ({ classId: context.classId }),
      onError: { target: '.idle', actions: { type: 'keepFault', params: causeOf } },
    },
    { id: 'stamper', src: 'stamper', onError: { target: '.refused', actions: { type: 'keepFault', params: causeOf } } },
    { id: 'network', src: 'network', onError: { target: '.idle', actions: { type: 'keepFault', params: causeOf } } },
  ],
  on: {
    'mark.given': { actions: { type: 'wantStamp', params: ({ event }) => event } },
    'marks.given': { actions: { type: 'wantStamps', params: ({ event }) => event } },
    'rest.given': { actions: { type: 'wantRest', params: ({ event }) => event } },
    'mark.stamped': { actions: [{ type: 'addMark', params: ({ event }) => event }, ...remembering, 'keepOvertaken'] },
    'walkIn.given': { actions: [{ type: 'addWalkIn', params: ({ event }) => event }, ...remembering] },
    'walkIn.added': {
      actions: [
        { type: 'noteAdded', params: ({ event }) => event },
        { type: 'tellWalkIn', params: ({ event }) => event },
        ...remembering,
      ],
    },
    'removal.given': { actions: [{ type: 'addRemoval', params: ({ event }) => event }, ...remembering] },
    'returned.dropped': { actions: [{ type: 'dropReturned', params: ({ event }) => event }, ...remembering] },
    'conflict.settled': [
      {
        guard: { type: 'isMine', params: ({ event }) => event },
        actions: { type: 'wantMine', params: ({ event }) => event },
      },
      { actions: [{ type: 'takeTheirs', params: ({ event }) => event }, ...remembering] },
    ],
    'journal.recalled': { actions: [{ type: 'restore', params: ({ event }) => event }, ...remembering] },
    // Not written again: the other tab did.
    'journal.heard': { actions: [{ type: 'hear', params: ({ event }) => event }, 'tellRoster', 'keepOvertaken'] },
    'overtaken.seen': { actions: [{ type: 'forgetOvertaken', params: ({ event }) => event }, 'keepOvertaken'] },
    'overtaken.recalled': { actions: { type: 'recallOvertaken', params: ({ event }) => event } },
    'people.read': {
      guard: 'hasConflicts',
      actions: [{ type: 'settleByPeople', params: ({ event }) => event }, ...remembering],
    },
    'network.lost': '.offline',
  },
  initial: 'recalling',
  states: {
    recalling: {
      on: {
        'journal.recalled': {
          target: 'idle',
          actions: [{ type: 'restore', params: ({ event }) => event }, ...remembering],
        },
      },
    },
    idle: {
      always: [
        { guard: 'hasMarks', target: 'sendingMarks' },
        { guard: 'hasWalkIns', target: 'sendingWalkIn' },
        { guard: 'hasRemovals', target: 'sendingRemoval' },
      ],
    },
    sendingMarks: {
      tags: 'busy',
      // Noted before it leaves: after a crash nobody knows whether it had arrived.
      entry: ['leave', 'keepJournal'],
      invoke: {
        id: 'sendMarks',
        src: 'sendMarks',
        input: ({ context }) => ({ classId: context.classId, marks: nextMarks(context.journal.marks).map(bodyOf) }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'settleMarks', params: ({ event }) => ({ answers: event.output }) },
            { type: 'tellAnswers', params: ({ event }) => ({ answers: event.output }) },
            ...remembering,
          ],
        },
        onError: unsent,
      },
    },
    sendingWalkIn: {
      tags: 'busy',
      entry: ['leaveWithWalkIn', 'keepJournal'],
      invoke: {
        id: 'sendWalkIn',
        src: 'sendWalkIn',
        input: ({ context }) => ({
          classId: context.classId,
          walkIn: walkInBodyOf(known(context.journal.walkIns[0], 'a walk-in')),
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'settleWalkIn', params: ({ event }) => ({ answer: event.output }) },
            { type: 'tellWalkIn', params: ({ event }) => ({ answer: event.output }) },
            ...remembering,
          ],
        },
        onError: [
          {
            guard: { type: 'isReturned', params: causeOf },
            target: 'idle',
            actions: [{ type: 'returnWalkIn', params: causeOf }, ...remembering],
          },
          ...unsent,
        ],
      },
    },
    sendingRemoval: {
      tags: 'busy',
      invoke: {
        id: 'sendRemoval',
        src: 'sendRemoval',
        input: ({ context }) => ({
          classId: context.classId,
          registrationId: known(nextRemoval(context.journal), 'a removal'),
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'tellRemoval', params: ({ event }) => ({ registrationId: event.output }) },
            { type: 'settleRemoval', params: ({ event }) => ({ registrationId: event.output }) },
            ...remembering,
          ],
        },
        onError: unsent,
      },
    },
    retrying: { after: { retryDelay: 'idle' }, on: { 'network.returned': 'idle', 'queue.retried': 'idle' } },
    offline: { after: { offlineDelay: 'idle' }, on: { 'network.returned': 'idle', 'queue.retried': 'idle' } },
    /** The class was closed, or is no longer this person's: nothing of the queue is taken any more. */
    refused: {
      tags: 'error',
      on: {
        'queue.retried': 'idle',
        'queue.dropped': { target: 'idle', actions: ['dropAll', ...remembering] },
      },
    },
  },
})

export type RosterQueueActor = ActorRefFrom<typeof rosterQueueMachine>
