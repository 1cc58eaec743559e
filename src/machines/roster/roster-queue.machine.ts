import { assign, enqueueActions, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'

import type { Attendance } from '../../domain/class.ts'
import type { MarkAnswer, RosterMark, WalkInAnswer, WalkInBody } from '../../domain/contract/roster.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { backoff } from '../backoff.ts'
import { known } from '../known.ts'
import { causeOf, isOffline, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import {
  bodyOf,
  EMPTY_JOURNAL,
  nextMarks,
  restoredJournal,
  waitingCount,
  withAnswers,
  withMark,
  withoutConflict,
  withoutReturned,
  withoutWalkIn,
  withReturned,
  withSent,
  withWalkIn,
  type RosterJournal,
} from './roster-queue.ts'

/** What the roster hears from its queue. */
export type QueueNews =
  | { type: 'marks.answered'; answers: readonly MarkAnswer[] }
  | { type: 'walkIn.answered'; answer: WalkInAnswer }
  | { type: 'queue.changed'; waiting: number; conflicts: number }

export type RosterQueueInput = Readonly<{ classId: number; roster: ActorRef<Snapshot<unknown>, QueueNews> }>

export type RosterQueueContext = RosterQueueInput &
  Readonly<{ journal: RosterJournal; failures: number; fault: Fault | null }>

export type MarkWish = Readonly<{ registrationId: number; attendance: Attendance | null; basedOn: number }>

export type RosterQueueEvent =
  | ({ type: 'mark.given' } & MarkWish)
  /** For those of whom nothing was marked here either. */
  | { type: 'rest.given'; wishes: readonly MarkWish[] }
  /** From the stamper: the mark has its id and its time. */
  | { type: 'mark.stamped'; mark: RosterMark }
  | { type: 'walkIn.given'; walkIn: WalkInBody }
  | { type: 'returned.dropped'; id: string }
  | { type: 'conflict.settled'; registrationId: number; keep: 'mine' | 'theirs' }
  | { type: 'journal.recalled'; journal: RosterJournal }
  | { type: 'queue.retried' }
  /** What the server will not take is given up. */
  | { type: 'queue.dropped' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }

/** Gives a mark an id that nothing else has, and the time of the device. Answers with `mark.stamped`. */
export type StamperEvent = { type: 'stamp.wanted' } & MarkWish
/** What the journal is told. It sends `journal.recalled` once, when it starts. */
export type RosterJournalEvent = { type: 'journal.kept'; journal: RosterJournal }

const remembering = ['keepJournal', 'tellRoster'] as const

/**
 * What a roster has marked and the server has not taken yet. Marks and walk-ins have ids of their own: what is sent
 * again, after a lost answer or a reload, has no second effect. What another device marked meanwhile is asked about.
 */
export const rosterQueueMachine = setup({
  types: {} as { input: RosterQueueInput; context: RosterQueueContext; events: RosterQueueEvent },
  actors: {
    sendMarks: unprovided<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>('sendMarks'),
    sendWalkIn: unprovided<WalkInAnswer, { classId: number; walkIn: WalkInBody }>('sendWalkIn'),
    stamper: unprovidedCompanion<StamperEvent>('stamper'),
    rosterJournal: unprovidedCompanion<RosterJournalEvent, { classId: number }>('rosterJournal'),
    network: unprovidedSource('network'),
  },
  actions: {
    wantStamp: sendTo('stamper', (_, { registrationId, attendance, basedOn }: MarkWish): StamperEvent => ({
      type: 'stamp.wanted',
      registrationId,
      attendance,
      basedOn,
    })),
    wantRest: enqueueActions(({ context, enqueue }, { wishes }: { wishes: readonly MarkWish[] }) => {
      const { conflicts, marks } = context.journal
      const isMarked = (id: number) => [...marks, ...conflicts].some(({ registrationId }) => registrationId === id)
      for (const wish of wishes) {
        if (!isMarked(wish.registrationId)) {
          enqueue.sendTo('stamper', { type: 'stamp.wanted', ...wish } satisfies StamperEvent)
        }
      }
    }),
    wantMine: sendTo('stamper', ({ context }, { registrationId }: { registrationId: number }): StamperEvent => {
      const conflict = known(
        context.journal.conflicts.find((held) => held.registrationId === registrationId),
        'a conflict',
      )
      return { type: 'stamp.wanted', registrationId, attendance: conflict.mine, basedOn: conflict.version }
    }),
    addMark: assign(({ context }, { mark }: { mark: RosterMark }) => ({ journal: withMark(context.journal, mark) })),
    addWalkIn: assign(({ context }, { walkIn }: { walkIn: WalkInBody }) => ({
      journal: withWalkIn(context.journal, walkIn),
    })),
    takeTheirs: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      journal: withoutConflict(context.journal, registrationId),
    })),
    dropReturned: assign(({ context }, { id }: { id: string }) => ({ journal: withoutReturned(context.journal, id) })),
    restore: assign(({ context }, { journal }: { journal: RosterJournal }) => ({
      journal: restoredJournal(context.journal, journal),
    })),
    leave: assign(({ context }) => ({ journal: withSent(context.journal) })),
    settleMarks: assign(({ context }, { answers }: { answers: readonly MarkAnswer[] }) => ({
      journal: withAnswers(context.journal, answers),
      failures: 0,
      fault: null,
    })),
    settleWalkIn: assign(({ context }, { answer }: { answer: WalkInAnswer }) => ({
      journal: withoutWalkIn(context.journal, answer.id),
      failures: 0,
      fault: null,
    })),
    returnWalkIn: assign(({ context }, { cause }: { cause: unknown }) => {
      const walkIn = known(context.journal.walkIns[0], 'a walk-in')
      const { fields, message } = toFault(cause)
      const said = fields?.map((field) => field.message).join(' ') ?? message ?? null
      return { journal: withReturned(context.journal, { id: walkIn.id, walkIn, message: said }), failures: 0 }
    }),
    dropAll: assign(({ context }) => ({
      journal: { ...EMPTY_JOURNAL, returned: context.journal.returned },
      fault: null,
      failures: 0,
    })),
    keepJournal: sendTo('rosterJournal', ({ context }): RosterJournalEvent => ({
      type: 'journal.kept',
      journal: context.journal,
    })),
    tellRoster: sendTo(
      ({ context }) => context.roster,
      ({ context: { journal } }): QueueNews => ({
        type: 'queue.changed',
        waiting: waitingCount(journal),
        conflicts: journal.conflicts.length,
      }),
    ),
    tellAnswers: sendTo(
      ({ context }) => context.roster,
      (_, { answers }: { answers: readonly MarkAnswer[] }): QueueNews => ({ type: 'marks.answered', answers }),
    ),
    tellWalkIn: sendTo(
      ({ context }) => context.roster,
      (_, { answer }: { answer: WalkInAnswer }): QueueNews => ({ type: 'walkIn.answered', answer }),
    ),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
  },
  guards: {
    hasMarks: ({ context }) => context.journal.marks.length > 0,
    hasWalkIns: ({ context }) => context.journal.walkIns.length > 0,
    isMine: ({ context }, { registrationId, keep }: { registrationId: number; keep: 'mine' | 'theirs' }) =>
      keep === 'mine' && context.journal.conflicts.some((held) => held.registrationId === registrationId),
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    /** What was entered is not accepted; another walk-in may be. */
    isReturned: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'refused',
  },
  delays: {
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
}).createMachine({
  id: 'rosterQueue',
  context: ({ input }) => ({ ...input, journal: EMPTY_JOURNAL, failures: 0, fault: null }),
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
    'rest.given': { actions: { type: 'wantRest', params: ({ event }) => event } },
    'mark.stamped': { actions: [{ type: 'addMark', params: ({ event }) => event }, ...remembering] },
    'walkIn.given': { actions: [{ type: 'addWalkIn', params: ({ event }) => event }, ...remembering] },
    'returned.dropped': { actions: [{ type: 'dropReturned', params: ({ event }) => event }, ...remembering] },
    'conflict.settled': [
      {
        guard: { type: 'isMine', params: ({ event }) => event },
        actions: { type: 'wantMine', params: ({ event }) => event },
      },
      { actions: [{ type: 'takeTheirs', params: ({ event }) => event }, ...remembering] },
    ],
    'journal.recalled': { actions: [{ type: 'restore', params: ({ event }) => event }, ...remembering] },
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
        onError: [
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
    sendingWalkIn: {
      tags: 'busy',
      invoke: {
        id: 'sendWalkIn',
        src: 'sendWalkIn',
        input: ({ context }) => ({
          classId: context.classId,
          walkIn: known(context.journal.walkIns[0], 'a walk-in'),
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
