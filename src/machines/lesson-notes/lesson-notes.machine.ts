import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { firstContext, lessonNotesSetup } from './lesson-notes.setup.ts'

const missing = { type: 'keepFault', params: causeOf } as const

/**
 * The notes of a learner to one course. Whatever is written or deleted is so at once and waits to be sent, over a reload
 * and without a network; what another device wrote meanwhile is asked about, and neither of the two is lost.
 */
export const lessonNotesMachine = lessonNotesSetup.createMachine({
  id: 'lessonNotes',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  invoke: [
    {
      id: 'notesJournal',
      src: 'notesJournal',
      input: ({ context }) => ({ enrollmentId: context.enrollmentId }),
      onError: { target: '.queue.idle', actions: missing },
    },
    { id: 'stamper', src: 'stamper', onError: { target: '.queue.refused', actions: missing } },
    { id: 'network', src: 'network', onError: { target: '.queue.idle', actions: missing } },
  ],
  on: {
    'search.typed': { actions: { type: 'search', params: ({ event }) => event } },
    'conflict.settled': { actions: [{ type: 'settle', params: ({ event }) => event }, 'keepJournal'] },
    'note.removed': { actions: [{ type: 'remove', params: ({ event }) => event }, 'keepJournal'] },
    'removal.undone': { guard: 'hasRemoved', actions: ['putBack', 'keepJournal'] },
  },
  states: {
    reading: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'loading',
          // What was taken while it was read may not be in it.
          on: { 'note.taken': { target: 'asking', reenter: true } },
          invoke: {
            id: 'readNotes',
            src: 'readNotes',
            input: ({ context }) => ({ enrollmentId: context.enrollmentId }),
            onDone: {
              target: 'fresh',
              actions: { type: 'takeNotes', params: ({ event }) => ({ notes: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        fresh: { on: { 'notes.outdated': 'asking' } },
        unread: { on: { 'notes.retried': 'asking', 'network.returned': 'asking', 'notes.outdated': 'asking' } },
      },
    },
    desk: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'note.begun': {
              target: 'writing',
              actions: [{ type: 'begin', params: ({ event }) => event }, 'keepJournal'],
            },
            'note.opened': {
              target: 'writing',
              actions: [{ type: 'open', params: ({ event }) => event }, 'keepJournal'],
            },
            'journal.recalled': {
              guard: { type: 'hasDraft', params: ({ event }) => event },
              target: 'writing',
            },
          },
        },
        writing: {
          on: {
            'note.typed': { actions: [{ type: 'type', params: ({ event }) => event }, 'keepJournal'] },
            'note.kept': [
              { guard: 'isNew', target: 'stamping' },
              {
                guard: 'isKeepable',
                target: 'resting',
                actions: [{ type: 'write', params: { id: null } }, 'keepJournal'],
              },
            ],
            'note.left': { target: 'resting', actions: ['leave', 'keepJournal'] },
          },
        },
        stamping: {
          entry: 'wantStamp',
          on: {
            'note.stamped': {
              target: 'resting',
              actions: [{ type: 'write', params: ({ event }) => ({ id: event.id }) }, 'keepJournal'],
            },
          },
        },
      },
    },
    queue: {
      initial: 'recalling',
      states: {
        recalling: {
          on: {
            'journal.recalled': { target: 'idle', actions: { type: 'restore', params: ({ event }) => event } },
          },
        },
        idle: { always: { guard: 'hasChanges', target: 'sending' }, on: { 'network.lost': 'offline' } },
        sending: {
          // Noted before it leaves: after a crash nobody knows whether it had arrived.
          entry: ['leaveWithFirst', 'keepJournal'],
          on: { 'network.lost': 'offline' },
          invoke: {
            id: 'sendChange',
            src: 'sendChange',
            input: ({ context }) => ({
              enrollmentId: context.enrollmentId,
              change: known(context.journal.changes[0], 'a change'),
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'takeAnswer', params: ({ event }) => ({ note: event.output }) },
                'keepJournal',
                'tellTaken',
              ],
            },
            onError: [
              {
                guard: { type: 'isOvertaken', params: causeOf },
                target: 'idle',
                actions: ['overtake', 'keepJournal', 'tellOutdated'],
              },
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
            ],
          },
        },
        retrying: {
          after: { retryDelay: 'idle' },
          on: { 'network.returned': 'idle', 'queue.retried': 'idle', 'network.lost': 'offline' },
        },
        offline: { after: { offlineDelay: 'idle' }, on: { 'network.returned': 'idle', 'queue.retried': 'idle' } },
        /** Such as one note too many: what waits behind it waits too, and is kept. */
        refused: {
          tags: 'error',
          on: {
            'queue.retried': { target: 'idle', actions: 'forgetFault' },
            'change.dropped': { target: 'idle', actions: ['dropFirst', 'forgetFault', 'keepJournal'] },
          },
        },
      },
    },
  },
})

export type LessonNotesActor = ActorRefFrom<typeof lessonNotesMachine>
export type LessonNotesSnapshot = SnapshotFrom<typeof lessonNotesMachine>
