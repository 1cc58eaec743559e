import { assign, setup, type ActorRefFrom } from 'xstate'

import type { Attendance } from '../../domain/class.ts'
import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../domain/contract/attendance-correction.contract.ts'
import type { RosterEntry } from '../../domain/contract/roster.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isSeen } from '../../domain/plain-name.ts'
import { known } from '../known.ts'
import { causeOf, notDone, refusalGuards } from '../refusal.ts'
import type { RosterData } from '../roster/roster.types.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type AttendanceCorrectionInput = Readonly<{ classId: number }>

type OfClass<Asked> = Asked & AttendanceCorrectionInput

/** A mark that somebody else changed since it was seen here, and what is wanted of it. */
export type MarkMeanwhile = Readonly<{
  registrationId: number
  seen: RosterEntry
  /** Null: off the class. */
  now: RosterEntry | null
  wanted: Attendance | null
}>

export type AttendanceCorrectionEvent =
  | { type: 'reading.retried' }
  /** Sent by `watchNetwork`: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  | { type: 'search.changed'; search: string }
  | { type: 'mark.changed'; registrationId: number; attendance: Attendance }
  | { type: 'reason.changed'; reason: string }
  | { type: 'look.asked' }
  | { type: 'marks.reopened' }
  | { type: 'correction.confirmed' }

export type AttendanceCorrectionContext = AttendanceCorrectionInput &
  Readonly<{
    /** The marks as they are: nothing else is changed by a correction. */
    roster: RosterData | null
    /** By the id of the registration, what differs from them. */
    changes: Readonly<Record<number, Attendance>>
    reason: string
    /** Who is looked for. */
    search: string
    /** What others changed meanwhile, until what it comes to is looked at again. */
    meanwhile: readonly MarkMeanwhile[]
    /** What it would come to, of what is chosen; then what it came to. */
    outcome: CorrectionOutcome | null
    fault: Fault | null
  }>

const entryIn = (roster: RosterData | null, id: number): RosterEntry | undefined =>
  roster?.items.find((entry) => entry.id === id)

/** Of what was chosen, what still differs from the marks as they are. */
const stillChanged = (roster: RosterData, changes: AttendanceCorrectionContext['changes']) =>
  Object.fromEntries(
    roster.items.flatMap(({ id, attendance }) => {
      const wanted = changes[id]
      return wanted === undefined || wanted === attendance ? [] : [[id, wanted] as const]
    }),
  )

const changedMeanwhile = (before: RosterData, after: RosterData, changes: AttendanceCorrectionContext['changes']) =>
  before.items.flatMap((seen): MarkMeanwhile[] => {
    const now = entryIn(after, seen.id) ?? null
    if (now?.attendance === seen.attendance) return []
    return [{ registrationId: seen.id, seen, now, wanted: changes[seen.id] ?? null }]
  })

const askedOf = ({ classId, roster, changes, reason }: AttendanceCorrectionContext) => ({
  classId,
  reason: reason.trim(),
  changes: known(roster, 'a roster').items.flatMap(({ id, attendanceVersion }) => {
    const attendance = changes[id]
    return attendance === undefined ? [] : [{ registrationId: id, attendance, basedOn: attendanceVersion }]
  }),
})

/**
 * Marks of a completed class are put right: it opens with the marks as they are, and sends what differs. What that comes
 * to is looked at first (the server does it, and rolls it back), and confirmed. Where somebody else corrected meanwhile
 * the marks are read again, what differs is said, and what was chosen stays.
 */
export const attendanceCorrectionMachine = setup({
  types: {} as {
    input: AttendanceCorrectionInput
    context: AttendanceCorrectionContext
    events: AttendanceCorrectionEvent
  },
  actors: {
    readAttendance: unprovided<RosterData, AttendanceCorrectionInput>('readAttendance'),
    watchNetwork: unprovidedSource('watchNetwork'),
    preview: unprovided<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>('preview'),
    correct: unprovided<CorrectionOutcome, OfClass<AttendanceCorrection>>('correct'),
  },
  actions: {
    open: assign((_, { roster }: { roster: RosterData }) => ({ roster, fault: null })),
    compare: assign(({ context }, { roster }: { roster: RosterData }) => ({
      roster,
      meanwhile: changedMeanwhile(known(context.roster, 'a roster'), roster, context.changes),
      changes: stillChanged(roster, context.changes),
      outcome: null,
    })),
    change: assign(
      ({ context }, { registrationId, attendance }: { registrationId: number; attendance: Attendance }) => ({
        changes: stillChanged(known(context.roster, 'a roster'), { ...context.changes, [registrationId]: attendance }),
        fault: null,
      }),
    ),
    search: assign((_, { search }: { search: string }) => ({ search })),
    noteReason: assign((_, { reason }: { reason: string }) => ({ reason, fault: null })),
    keepOutcome: assign((_, { outcome }: { outcome: CorrectionOutcome }) => ({ outcome, meanwhile: [] })),
    forgetOutcome: assign({ outcome: null, fault: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isChanged: ({ context: { changes } }) => Object.keys(changes).length > 0,
    isWhole: ({ context: { changes, reason } }) => Object.keys(changes).length > 0 && isSeen(reason),
    isOvertaken: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'ATTENDANCE_CORRECTED',
    isOtherwise: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'CORRECTION_CHANGED',
    ...refusalGuards,
  },
}).createMachine({
  id: 'attendanceCorrection',
  context: ({ input }) => ({
    ...input,
    roster: null,
    changes: {},
    reason: '',
    search: '',
    meanwhile: [],
    outcome: null,
    fault: null,
  }),
  on: { 'search.changed': { actions: { type: 'search', params: ({ event }) => event } } },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetFault',
      invoke: {
        id: 'readAttendance',
        src: 'readAttendance',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: { target: 'choosing', actions: { type: 'open', params: ({ event }) => ({ roster: event.output }) } },
        onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    unread: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'reading.retried': 'reading', 'network.returned': 'reading' },
    },
    choosing: {
      initial: 'open',
      on: {
        'mark.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'reason.changed': { actions: { type: 'noteReason', params: ({ event }) => event } },
        'look.asked': [
          { guard: 'isWhole', target: 'looking' },
          { guard: 'isChanged', target: '.wanting' },
        ],
      },
      // That a reason is missing is told once somebody has asked without one.
      states: { open: {}, wanting: {} },
    },
    looking: {
      tags: 'busy',
      entry: 'forgetOutcome',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => askedOf(context),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: causeOf },
            target: 'comparing',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'unlooked', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    unlooked: {
      tags: 'error',
      on: {
        'mark.changed': { target: 'choosing', actions: { type: 'change', params: ({ event }) => event } },
        'reason.changed': { target: 'choosing', actions: { type: 'noteReason', params: ({ event }) => event } },
        'look.asked': 'looking',
      },
    },
    shown: { on: { 'marks.reopened': 'choosing', 'correction.confirmed': 'underway' } },
    underway: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context }) => ({
          ...askedOf(context),
          fingerprint: known(context.outcome, 'an outcome').fingerprint,
        }),
        onDone: {
          target: 'corrected',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: causeOf },
            target: 'comparing',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isOtherwise', params: causeOf },
            target: 'changed',
            actions: { type: 'keepFault', params: causeOf },
          },
          ...notDone,
        ],
      },
    },
    /** Somebody was quicker: the marks are read again beside what was chosen. */
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'readAgain',
        src: 'readAttendance',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: { target: 'choosing', actions: { type: 'compare', params: ({ event }) => ({ roster: event.output }) } },
        onError: { target: 'uncompared', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    uncompared: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'reading.retried': 'comparing', 'network.returned': 'comparing' },
    },
    /** It would come to something else by now: that is looked at before it is confirmed. */
    changed: { tags: 'error', on: { 'look.asked': 'looking', 'marks.reopened': 'choosing' } },
    failed: { tags: 'error', on: { 'correction.confirmed': 'underway', 'marks.reopened': 'choosing' } },
    refused: { tags: 'error', on: { 'marks.reopened': 'choosing' } },
    /** What it came to stays in sight; another correction opens with the marks as they are then. */
    corrected: { type: 'final' },
  },
})

export type AttendanceCorrectionMachine = typeof attendanceCorrectionMachine
export type AttendanceCorrectionActor = ActorRefFrom<AttendanceCorrectionMachine>
