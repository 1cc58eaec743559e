import { assign, setup } from 'xstate'

import type { Attendance } from '../../domain/class.ts'
import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../domain/contract/attendance-correction.contract.ts'
import { CLASS_STATUS } from '../../domain/course.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isSeen } from '../../domain/plain-name.ts'
import { known } from '../known.ts'
import { refusalGuards } from '../refusal.ts'
import type { RosterData } from '../roster/roster.types.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import {
  changedMeanwhile,
  firstSeen,
  isSpent,
  recalledOf,
  stillChanged,
  type CorrectionDraft,
  type MarkChanges,
  type MarkMeanwhile,
} from './correction-draft.ts'

export type AttendanceCorrectionInput = Readonly<{ classId: number }>

type OfClass<Asked> = Asked & AttendanceCorrectionInput

export type AttendanceCorrectionEvent =
  | { type: 'reading.retried' }
  /** Sent by `watchNetwork`: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  | { type: 'search.changed'; search: string }
  | { type: 'mark.changed'; registrationId: number; attendance: Attendance }
  | { type: 'reason.changed'; reason: string }
  | { type: 'look.asked' }
  | { type: 'marks.reopened' }
  /** Of changes that were kept while the page was away. */
  | { type: 'changes.discarded' }
  | { type: 'correction.confirmed' }

export type AttendanceCorrectionContext = AttendanceCorrectionInput &
  Readonly<{
    /** The marks as they are: nothing else is changed by a correction. */
    roster: RosterData | null
    /** By the id of the registration, what differs from them. */
    changes: MarkChanges
    reason: string
    /** They were kept while the page was away, or the reason was. */
    isRecalled: boolean
    /** Who is looked for. */
    search: string
    /** What others changed meanwhile, until what it comes to is looked at again. */
    meanwhile: readonly MarkMeanwhile[]
    /** What it would come to, of what is chosen; then what it came to. */
    outcome: CorrectionOutcome | null
    fault: Fault | null
  }>

/** What differs from what was seen here at first. A mark that went to and fro is as it was. */
const meanwhileOf = ({ changes, meanwhile, roster }: AttendanceCorrectionContext, now: RosterData) =>
  changedMeanwhile(firstSeen(known(roster, 'a roster'), meanwhile), now, changes)

export const attendanceCorrectionSetup = setup({
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
    recallDraft: unprovided<CorrectionDraft | null, { form: string }>('recallDraft'),
    keepDraft: unprovided<void, { form: string; draft: CorrectionDraft }>('keepDraft'),
    dropDraft: unprovided<void, { form: string }>('dropDraft'),
  },
  actions: {
    open: assign((_, { roster }: { roster: RosterData }) => ({ roster, fault: null })),
    compare: assign(({ context }, { roster }: { roster: RosterData }) => ({
      roster,
      meanwhile: meanwhileOf(context, roster),
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
    takeDraft: assign(({ context }, { draft }: { draft: CorrectionDraft | null }) =>
      draft === null ? {} : { ...recalledOf(known(context.roster, 'a roster'), draft), isRecalled: true },
    ),
    forgetChanges: assign({ changes: {}, meanwhile: [], reason: '', isRecalled: false }),
    keepOutcome: assign((_, { outcome }: { outcome: CorrectionOutcome }) => ({ outcome, meanwhile: [] })),
    forgetOutcome: assign({ outcome: null, fault: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isChanged: ({ context: { changes } }) => Object.keys(changes).length > 0,
    isWhole: ({ context: { changes, reason } }) => Object.keys(changes).length > 0 && isSeen(reason),
    isRead: ({ context }) => context.roster !== null,
    isRecalled: ({ context }) => context.isRecalled,
    isCompleted: (_, { roster }: { roster: RosterData }) => roster.held.courseStatusId === CLASS_STATUS.completed,
    isSpent: ({ context }, { draft }: { draft: CorrectionDraft | null }) =>
      draft !== null && isSpent(known(context.roster, 'a roster'), draft),
    isOvertaken: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'ATTENDANCE_CORRECTED',
    /** Every mark is as it was seen, and what was chosen differs from it still: there is nothing to tell. */
    isAsSeen: ({ context }, { roster }: { roster: RosterData }) =>
      meanwhileOf(context, roster).length === 0 && Object.keys(stillChanged(roster, context.changes)).length > 0,
    isOtherwise: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'CORRECTION_CHANGED',
    ...refusalGuards,
  },
})
