import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../domain/contract/attendance-correction.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { attendanceCorrectionMachine } from '../../machines/attendance-correction/attendance-correction.machine.ts'
import type { CorrectionDraft } from '../../machines/attendance-correction/correction-draft.ts'
import type { RosterData } from '../../machines/roster/roster.types.ts'
import { draftActors } from './draft.actors.ts'
import { watchNetwork } from './network.actors.ts'

type OfClass<Asked> = Asked & Readonly<{ classId: number }>

export const createAttendanceCorrection = ({ ask }: Pick<Gateway, 'ask'>, viewerId: () => number | null) =>
  attendanceCorrectionMachine.provide({
    actors: {
      ...draftActors<CorrectionDraft>(viewerId),
      readAttendance: asking<RosterData, { classId: number }>(
        async (input, signal) => (await ask('Roster', input, { signal })).roster,
      ),
      watchNetwork,
      preview: asking<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>(
        async (input, signal) =>
          (await ask('PreviewAttendanceCorrection', input, { signal })).previewAttendanceCorrection,
      ),
      correct: asking<CorrectionOutcome, OfClass<AttendanceCorrection>>(
        async (input, signal) => (await ask('CorrectAttendance', input, { signal })).correctAttendance,
      ),
    },
  })
