import { assign, enqueueActions, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'

import type { Attendance } from '../../domain/class.ts'
import type {
  MarkAnswer,
  RosterEntry,
  RosterMark,
  WalkInAnswer,
  WalkInBody,
} from '../../domain/contract/roster.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { backoff } from '../backoff.ts'
import { known } from '../known.ts'
import { isOffline, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import { EMPTY_JOURNAL, type JournalNews, type OvertakenMark, type RosterJournal } from './roster-journal.ts'
import { restoredJournal, waitingCount, withAnswers, withMark, withoutConflict, withSent } from './roster-queue.ts'
import { overtakenBy, withNews, withPeople } from './roster-tabs.ts'
import {
  isGoing,
  nextRemoval,
  walkInBodyOf,
  withoutRemoval,
  withoutReturned,
  withRemoval,
  withReturned,
  withWalkIn,
  withWalkInSent,
  withWalkInTaken,
  type WalkInTarget,
} from './roster-walk-ins.ts'

/** What the roster hears from its queue. */
export type QueueNews =
  | { type: 'marks.answered'; answers: readonly MarkAnswer[] }
  | { type: 'walkIn.answered'; answer: WalkInAnswer }
  | { type: 'removal.answered'; registrationId: number }
  /** Those of the rest who were marked: of nobody else was nothing known here. */
  | { type: 'rest.taken'; registrationIds: readonly number[] }
  | { type: 'queue.changed'; waiting: number; conflicts: number }

export type RosterQueueInput = Readonly<{ classId: number; roster: ActorRef<Snapshot<unknown>, QueueNews> }>

export type RosterQueueContext = RosterQueueInput &
  Readonly<{
    journal: RosterJournal
    /** What this tab had marked and another tab of the same person marked otherwise: the person is told. */
    overtaken: readonly OvertakenMark[]
    failures: number
    fault: Fault | null
  }>

export type MarkWish = Readonly<{
  registrationId: number
  attendance: Attendance | null
  basedOn: number
  /** Nobody is marked by it before the class has begun, whatever was known here. */
  onceBegun?: true
}>

export type RosterQueueEvent =
  | ({ type: 'mark.given' } & MarkWish)
  | { type: 'marks.given'; wishes: readonly MarkWish[] }
  /** For those of whom nothing was marked here either. */
  | { type: 'rest.given'; wishes: readonly MarkWish[] }
  /** From the stamper: the mark has its id and its time. */
  | { type: 'mark.stamped'; mark: RosterMark }
  | { type: 'walkIn.given'; walkIn: WalkInBody }
  /** Where they were entered the server was asked at once, and has answered. */
  | { type: 'walkIn.added'; walkIn: WalkInBody; answer: WalkInAnswer }
  | { type: 'removal.given'; target: WalkInTarget }
  | { type: 'returned.dropped'; id: string }
  | { type: 'conflict.settled'; registrationId: number; keep: 'mine' | 'theirs' }
  | { type: 'journal.recalled'; journal: RosterJournal }
  /** Another tab of the same person wrote into the journal. */
  | { type: 'journal.heard'; news: JournalNews }
  | { type: 'overtaken.seen'; registrationId: number }
  /** What this tab had not told its person before it was loaded anew. */
  | { type: 'overtaken.recalled'; overtaken: readonly OvertakenMark[] }
  /** The roster was read again: what stands in conflict may be decided by it. */
  | { type: 'people.read'; people: readonly RosterEntry[] }
  | { type: 'queue.retried' }
  /** What the server will not take is given up. */
  | { type: 'queue.dropped' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }

/** Gives a mark an id that nothing else has, and the time of the device. Answers with `mark.stamped`. */
export type StamperEvent = { type: 'stamp.wanted' } & MarkWish
/**
 * What the journal is told. It sends `journal.recalled` once, when it starts, `overtaken.recalled` where this tab has
 * something to tell, and `journal.heard` of other tabs.
 */
export type RosterJournalEvent =
  | { type: 'journal.kept'; journal: RosterJournal }
  | { type: 'overtaken.kept'; overtaken: readonly OvertakenMark[] }

const without = (overtaken: readonly OvertakenMark[], registrationId: number): readonly OvertakenMark[] =>
  overtaken.filter((held) => held.registrationId !== registrationId)

/** What the queue of a roster is made of; its states are in the machine. */
export const rosterQueueSetup = setup({
  types: {} as { input: RosterQueueInput; context: RosterQueueContext; events: RosterQueueEvent },
  actors: {
    sendMarks: unprovided<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>('sendMarks'),
    sendWalkIn: unprovided<WalkInAnswer, { classId: number; walkIn: WalkInBody }>('sendWalkIn'),
    /** Its output is the place that was given up. */
    sendRemoval: unprovided<number, { classId: number; registrationId: number }>('sendRemoval'),
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
    wantStamps: enqueueActions(({ enqueue }, { wishes }: { wishes: readonly MarkWish[] }) => {
      for (const wish of wishes) enqueue.sendTo('stamper', { type: 'stamp.wanted', ...wish } satisfies StamperEvent)
    }),
    wantRest: enqueueActions(({ context, enqueue }, { wishes }: { wishes: readonly MarkWish[] }) => {
      const { conflicts, marks } = context.journal
      const isMarked = (id: number) =>
        isGoing(context.journal, id) || [...marks, ...conflicts].some(({ registrationId }) => registrationId === id)
      const wanted = wishes.filter(({ registrationId }) => !isMarked(registrationId))
      for (const wish of wanted) enqueue.sendTo('stamper', { type: 'stamp.wanted', ...wish } satisfies StamperEvent)
      enqueue.sendTo(context.roster, {
        type: 'rest.taken',
        registrationIds: wanted.map(({ registrationId }) => registrationId),
      } satisfies QueueNews)
    }),
    wantMine: sendTo('stamper', ({ context }, { registrationId }: { registrationId: number }): StamperEvent => {
      const conflict = known(
        context.journal.conflicts.find((held) => held.registrationId === registrationId),
        'a conflict',
      )
      return { type: 'stamp.wanted', registrationId, attendance: conflict.mine, basedOn: conflict.version }
    }),
    addMark: assign(({ context }, { mark }: { mark: RosterMark }) => ({
      journal: withMark(context.journal, mark),
      overtaken: without(context.overtaken, mark.registrationId),
    })),
    hear: assign(({ context: { journal, overtaken } }, { news }: { news: JournalNews }) => {
      const lost = overtakenBy(journal, news)
      return {
        journal: withNews(journal, news),
        overtaken: lost === null ? overtaken : [...without(overtaken, lost.registrationId), lost],
      }
    }),
    forgetOvertaken: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      overtaken: without(context.overtaken, registrationId),
    })),
    recallOvertaken: assign(({ context }, { overtaken }: { overtaken: readonly OvertakenMark[] }) => ({
      overtaken: [
        ...overtaken.filter(
          ({ registrationId }) => !context.overtaken.some((held) => held.registrationId === registrationId),
        ),
        ...context.overtaken,
      ],
    })),
    /** Of this tab alone: the page may be loaded anew before its person has read it. */
    keepOvertaken: sendTo('rosterJournal', ({ context }): RosterJournalEvent => ({
      type: 'overtaken.kept',
      overtaken: context.overtaken,
    })),
    settleByPeople: assign(({ context }, { people }: { people: readonly RosterEntry[] }) => ({
      journal: withPeople(context.journal, people),
    })),
    addWalkIn: assign(({ context }, { walkIn }: { walkIn: WalkInBody }) => ({
      journal: withWalkIn(context.journal, walkIn),
    })),
    noteAdded: assign(({ context }, { answer, walkIn }: { answer: WalkInAnswer; walkIn: WalkInBody }) => ({
      journal: withWalkInTaken(withWalkIn(context.journal, walkIn), answer),
    })),
    addRemoval: assign(({ context }, { target }: { target: WalkInTarget }) => ({
      journal: withRemoval(context.journal, target),
    })),
    takeTheirs: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      journal: withoutConflict(context.journal, registrationId),
    })),
    dropReturned: assign(({ context }, { id }: { id: string }) => ({ journal: withoutReturned(context.journal, id) })),
    restore: assign(({ context }, { journal }: { journal: RosterJournal }) => ({
      journal: restoredJournal(context.journal, journal),
    })),
    leave: assign(({ context }) => ({ journal: withSent(context.journal) })),
    leaveWithWalkIn: assign(({ context }) => ({ journal: withWalkInSent(context.journal) })),
    settleMarks: assign(({ context }, { answers }: { answers: readonly MarkAnswer[] }) => ({
      journal: withAnswers(context.journal, answers),
      failures: 0,
      fault: null,
    })),
    settleWalkIn: assign(({ context }, { answer }: { answer: WalkInAnswer }) => ({
      journal: withWalkInTaken(context.journal, answer),
      failures: 0,
      fault: null,
    })),
    settleRemoval: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      journal: withoutRemoval(context.journal, registrationId),
      failures: 0,
      fault: null,
    })),
    returnWalkIn: assign(({ context }, { cause }: { cause: unknown }) => {
      const walkIn = known(context.journal.walkIns[0], 'a walk-in')
      const { fields, message } = toFault(cause)
      const said = fields?.map((field) => field.message).join(' ') ?? message ?? null
      return {
        journal: withReturned(context.journal, { id: walkIn.id, walkIn: walkInBodyOf(walkIn), message: said }),
        failures: 0,
      }
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
    tellRemoval: sendTo(
      ({ context }) => context.roster,
      (_, { registrationId }: { registrationId: number }): QueueNews => ({ type: 'removal.answered', registrationId }),
    ),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
  },
  guards: {
    hasConflicts: ({ context }) => context.journal.conflicts.length > 0,
    hasMarks: ({ context }) => context.journal.marks.length > 0,
    hasWalkIns: ({ context }) => context.journal.walkIns.length > 0,
    hasRemovals: ({ context }) => nextRemoval(context.journal) !== null,
    isMine: ({ context }, { registrationId, keep }: { registrationId: number; keep: 'mine' | 'theirs' }) =>
      keep === 'mine' && context.journal.conflicts.some((held) => held.registrationId === registrationId),
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    /** What was entered is not accepted, or was taken off by another device; another walk-in may be taken. */
    isReturned: (_, { cause }: { cause: unknown }) => {
      const { code, kind } = toFault(cause)
      return kind === 'refused' || code === 'WALK_IN_REMOVED' || code === 'WALK_IN_DIFFERS'
    },
  },
  delays: {
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
})
