import { assign, sendTo, setup, stateIn } from 'xstate'

import { isCheckInOpen } from '../../domain/check-in.ts'
import { isShort } from '../../domain/class-time.ts'
import type { Attendance } from '../../domain/class.ts'
import type { MarkAnswer, RosterEntry, WalkInAnswer } from '../../domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../domain/course.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { cameToClass, isLeftToMark } from '../../domain/roster.ts'
import { refusalAt } from '../filling.ts'
import { known } from '../known.ts'
import { refusalGuards } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import { rosterQueueMachine } from './roster-queue.machine.ts'
import type { MarkWish, QueueNews } from './roster-queue.setup.ts'
import { mergedEntries, withOutcomes } from './roster-queue.ts'
import { hadPlace, type WalkInTarget } from './roster-walk-ins.ts'
import type {
  CodeInput,
  CodeShown,
  CompletionAsked,
  OpeningInput,
  Paper,
  RosterCopyEvent,
  RosterFilter,
  RosterRead,
} from './roster.types.ts'
import { walkInFormMachine, type WalkInOutcome } from './walk-in-form.machine.ts'

export type RosterInput = Readonly<{ classId: number }>

export type WalkInRemovalAsked = Readonly<{ name: string; target: WalkInTarget }>

export type RosterContext = RosterInput &
  Readonly<{
    /** As the server last told it; the queue lies over it. */
    read: RosterRead | null
    /** When the class begins whose attendance is waited for, or open. */
    startsAt: string | null
    search: string
    filter: RosterFilter
    /** Marks and walk-ins on their way, and conflicts that are not decided. */
    waiting: number
    conflicts: number
    /** What stands on the wall; null while people cannot check in. */
    code: CodeShown | null
    paper: Paper | null
    /** Who was marked present with the rest, and was not marked since: they can be taken back at once. */
    rest: readonly number[]
    /** Who is asked about: whether they are to be taken off. */
    removal: WalkInRemovalAsked | null
    /** Of who is being entered: they have it wherever they are sent from. */
    walkInId: string | null
    /** Why the class was shorter than its course asks for. */
    shortReason: string
    /** How many the completion brought. */
    certificates: number
    /** Why the roster could not be read. */
    readFault: Fault | null
    /** Why what was asked at the desk was not done: reading the roster again says nothing about it. */
    fault: Fault | null
  }>

export type MarkAsked = Readonly<{ registrationId: number; attendance: Attendance | null }>

export type RosterEvent =
  | ({ type: 'mark.given' } & MarkAsked)
  | { type: 'search.changed'; search: string }
  | { type: 'filter.chosen'; filter: RosterFilter }
  | { type: 'roster.retried' }
  | { type: 'topic.changed' }
  | { type: 'copy.recalled'; read: RosterRead }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** The time has come at which people can be marked as having come. */
  | { type: 'attendance.opened' }
  /** Its first session has begun: from now on it can be completed. */
  | { type: 'class.begun' }
  | { type: 'code.opened' }
  | { type: 'code.made'; code: CodeShown | null }
  | { type: 'walkIn.begun' }
  | { type: 'removal.begun'; removal: WalkInRemovalAsked }
  | { type: 'removal.confirmed' }
  | { type: 'completion.begun' }
  /** Whoever is not marked came, on the list; did not come, where the class is completed. */
  | { type: 'rest.marked' }
  | { type: 'rest.unmarked' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'completion.confirmed' }
  | { type: 'desk.left' }
  | { type: 'paper.chosen'; paper: Paper }
  | QueueNews

const hold = (read: RosterRead, items: readonly RosterEntry[]): RosterRead => ({
  ...read,
  roster: { ...read.roster, items: [...items] },
})

/** A mark for the queue, made from what is known of that person here. */
const wishOf = ({ read }: RosterContext, registrationId: number, attendance: Attendance | null): MarkWish => ({
  registrationId,
  attendance,
  basedOn: read?.roster.items.find(({ id }) => id === registrationId)?.attendanceVersion ?? 0,
})

/** Of somebody who is left: they have stayed away, if the class was not put off meanwhile. */
const restWish = ({ id, attendanceVersion }: RosterEntry, attendance: Attendance): MarkWish => ({
  registrationId: id,
  attendance,
  basedOn: attendanceVersion,
  ...(attendance === 'noShow' && { onceBegun: true }),
})

/** The class was too short for its course, which the server alone knew, or it wants the reason in other words. */
const isOfReason = (fault: Fault | null): boolean =>
  fault?.code === 'CLASS_SHORT' || refusalAt(fault, 'shortReason') !== undefined

/** The class was too short for its course, as far as the roster knows, or as the server said. */
export const needsReason = ({ read, fault }: Pick<RosterContext, 'read' | 'fault'>): boolean =>
  isOfReason(fault) || (read !== null && isShort(read.roster.held.sessions, read.roster.leastHours))

const isOf = (removal: WalkInRemovalAsked | null, { id }: WalkInAnswer): boolean =>
  removal !== null && 'walkInId' in removal.target && removal.target.walkInId === id

const isMarkable = ({ read }: RosterContext, registrationId: number): boolean =>
  read?.roster.held.courseStatusId === CLASS_STATUS.scheduled &&
  !read.roster.items.some(({ id, isOwn }) => id === registrationId && isOwn)

/** What a roster is made of; its states are in the machine and in the file of its desk. */
export const rosterSetup = setup({
  types: {} as {
    input: RosterInput
    context: RosterContext
    events: RosterEvent
    children: { queue: 'queue'; form: 'form' }
  },
  actors: {
    queue: rosterQueueMachine,
    form: walkInFormMachine,
    /** An id that nothing else has. */
    nameWalkIn: unprovided<string>('nameWalkIn'),
    readRoster: unprovided<RosterRead, { classId: number }>('readRoster'),
    watchRoster: unprovidedSource('watchRoster'),
    /** The roster as it was read last, for a page that is opened without a network. */
    rosterCopy: unprovidedCompanion<RosterCopyEvent, { classId: number }>('rosterCopy'),
    /** Sends `attendance.opened` when people can check in for the class, at once if they can. */
    watchOpening: unprovidedSource<OpeningInput>('watchOpening'),
    /** Sends `class.begun` when the class begins, at once if it has. */
    watchBeginning: unprovidedSource<OpeningInput>('watchBeginning'),
    makeCodes: unprovidedSource<CodeInput>('makeCodes'),
    completeClass: unprovided<number, CompletionAsked>('completeClass'),
    savePaper: unprovided<void, { classId: number; paper: Paper }>('savePaper'),
    network: unprovidedSource('network'),
  },
  actions: {
    /** Provided where an answer is kept, or may have come with the page. */
    recall: assign({}),
    holdRoster: assign(({ context }, { read }: { read: RosterRead }) => ({
      read: hold(read, mergedEntries(context.read?.roster.items ?? [], read.roster.items)),
      readFault: null,
    })),
    // A conflict of which the server says by now what the person wants is none any more.
    passPeople: sendTo(
      'queue',
      ({ context }) => ({ type: 'people.read', people: context.read?.roster.items ?? [] }) as const,
    ),
    dropRoster: assign({ read: null }),
    holdCopy: assign(({ context }, { read }: { read: RosterRead }) => ({ read: context.read ?? read })),
    // What was answered is in the copy at once: a tab that loads again without a network shows it.
    keepCopy: sendTo('rosterCopy', ({ context }): RosterCopyEvent => ({ type: 'copy.kept', read: context.read })),
    noteOpening: assign(({ context }) => ({ startsAt: context.read?.roster.held.courseDate ?? null })),
    passMark: sendTo(
      'queue',
      ({ context }, { registrationId, attendance }: MarkAsked) =>
        ({ type: 'mark.given', ...wishOf(context, registrationId, attendance) }) as const,
    ),
    markRest: sendTo(
      'queue',
      ({ context }, { attendance: wanted }: { attendance: Attendance }) =>
        ({
          type: 'rest.given',
          wishes: (context.read?.roster.items ?? []).filter(isLeftToMark).map((entry) => restWish(entry, wanted)),
        }) as const,
    ),
    noteRest: assign((_, { registrationIds }: { registrationIds: readonly number[] }) => ({ rest: registrationIds })),
    unmarkRest: sendTo(
      'queue',
      ({ context }) => ({ type: 'marks.given', wishes: context.rest.map((id) => wishOf(context, id, null)) }) as const,
    ),
    forgetRest: assign({ rest: [] }),
    /** They were marked by themselves since. */
    leaveOfRest: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      rest: context.rest.filter((id) => id !== registrationId),
    })),
    holdWalkInId: assign((_, { id }: { id: string }) => ({ walkInId: id })),
    passWalkIn: sendTo('queue', (_, { answer, walkIn }: WalkInOutcome) =>
      answer === null
        ? ({ type: 'walkIn.given', walkIn } as const)
        : ({ type: 'walkIn.added', walkIn, answer } as const),
    ),
    noteAnswers: assign(({ context }, { answers }: { answers: readonly MarkAnswer[] }) => ({
      read: context.read && hold(context.read, withOutcomes(context.read.roster.items, answers)),
    })),
    noteWalkIn: assign(({ context }, { answer }: { answer: WalkInAnswer }) => ({
      read:
        context.read &&
        hold(context.read, [...context.read.roster.items.filter(({ id }) => id !== answer.entry.id), answer.entry]),
    })),
    askRemoval: assign((_, { removal }: { removal: WalkInRemovalAsked }) => ({ removal })),
    /** Who was still on the way has arrived: they go by their place now. */
    followRemoval: assign(({ context }, { answer }: { answer: WalkInAnswer }) => ({
      removal: context.removal && { ...context.removal, target: { registrationId: answer.entry.id } },
    })),
    passRemoval: sendTo(
      'queue',
      ({ context }) => ({ type: 'removal.given', target: known(context.removal, 'a removal').target }) as const,
    ),
    noteRemoval: assign(({ context }, { registrationId }: { registrationId: number }) => ({
      read:
        context.read &&
        hold(
          context.read,
          context.read.roster.items.filter(({ id }) => id !== registrationId),
        ),
    })),
    noteQueue: assign((_, { waiting, conflicts }: { waiting: number; conflicts: number }) => ({ waiting, conflicts })),
    search: assign((_, { search }: { search: string }) => ({ search })),
    filter: assign((_, { filter }: { filter: RosterFilter }) => ({ filter })),
    showCode: assign((_, { code }: { code: CodeShown | null }) => ({ code })),
    choosePaper: assign((_, { paper }: { paper: Paper }) => ({ paper })),
    noteReason: assign((_, { reason }: { reason: string }) => ({ shortReason: reason })),
    noteCertificates: assign((_, { certificates }: { certificates: number }) => ({ certificates })),
    keepReadFault: assign((_, { cause }: { cause: unknown }) => ({ readFault: toFault(cause) })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    hasRoster: ({ context }) => context.read !== null,
    /** Provided where an answer may have come with the page: what else is recalled is read again at once. */
    isCurrent: ({ context }) => context.read !== null,
    ...refusalGuards,
    /** Refused for want of the reason why the class was so short, which can be given. */
    isOfReason: (_, { cause }: { cause: unknown }) => isOfReason(toFault(cause)),
    /** Another device marked meanwhile, or the class was put off: what the completion brings is said anew, and can be confirmed. */
    isChangedMeanwhile: (_, { cause }: { cause: unknown }) =>
      ['ATTENDANCE_CHANGED', 'ATTENDANCE_UNFINISHED', 'CLASS_NOT_BEGUN'].includes(toFault(cause).code ?? ''),
    /** A class that is over is looked at, and not marked any more. */
    isOpen: ({ context }) => context.read?.roster.held.courseStatusId === CLASS_STATUS.scheduled,
    /** The same of one person: nobody marks their own attendance. */
    isMarkable: ({ context }, { registrationId }: MarkAsked) => isMarkable(context, registrationId),
    /** The same, and it says nothing of who has come. */
    isMarkableAhead: ({ context }, { registrationId, attendance }: MarkAsked) =>
      isMarkable(context, registrationId) && !cameToClass(attendance),
    /** By the time at which the server answered. */
    hasOpened: ({ context: { read } }) =>
      read !== null && isCheckInOpen(read.roster.held.courseDate, Date.parse(read.roster.now)),
    /** By the same time. */
    hasBegun: ({ context: { read } }) =>
      read !== null && Date.parse(read.roster.now) >= Date.parse(read.roster.held.courseDate),
    /** The class begins at another time than was known. */
    isMoved: ({ context: { read, startsAt } }) => read !== null && read.roster.held.courseDate !== startsAt,
    isAttendanceOpen: stateIn({ attendance: 'open' }),
    /** The class was put off, which the server knew before this roster did. */
    wasTooEarly: (_, { answers }: { answers: readonly MarkAnswer[] }) =>
      answers.some(({ outcome }) => outcome === 'early'),
    isBegun: stateIn({ attendance: { open: 'begun' } }),
    hasRest: ({ context }) => context.rest.length > 0,
    /** The walk-in that is asked about, and a place was made for them. */
    isAskedOf: ({ context: { removal } }, { answer }: { answer: WalkInAnswer }) =>
      isOf(removal, answer) && !hadPlace(answer),
    /** The same, but they had a seat before. */
    hadSeat: ({ context: { removal } }, { answer }: { answer: WalkInAnswer }) =>
      isOf(removal, answer) && hadPlace(answer),
    /** Everyone is marked, the server has it all, nothing is left to decide, and a short class is accounted for. */
    canComplete: ({ context }) =>
      context.waiting === 0 &&
      context.conflicts === 0 &&
      context.read !== null &&
      context.read.roster.items.every(({ attendance }) => attendance !== null) &&
      (!needsReason(context) || context.shortReason.trim() !== ''),
  },
  delays: { refreshDelay: 10_000 },
})
