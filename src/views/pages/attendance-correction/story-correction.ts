import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../../domain/contract/attendance-correction.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { attendanceCorrectionMachine } from '../../../machines/attendance-correction/attendance-correction.machine.ts'
import type { RosterData } from '../../../machines/roster/roster.types.ts'
import { PEOPLE, readOf } from '../roster/story-roster.ts'
import { answers, silence } from '../story-actors.ts'

/** Everybody is marked, as in every class that is completed. */
export const completedRoster = (): RosterData => {
  const marked = PEOPLE.flatMap((entry) => (entry.attendance === null ? [] : [entry]))
  const [first] = PEOPLE
  const there = first && Object.assign({}, first, { attendance: 'present' as const, attendanceVersion: 1 })
  return readOf([...(there ? [there] : []), ...marked], CLASS_STATUS.completed).roster
}

export const OUTCOME: CorrectionOutcome = {
  fingerprint: 'c0ffee',
  rows: [
    {
      registrationId: 1,
      name: 'Otis Freeman',
      before: 'present',
      after: 'noShow',
      certificate: 'revoked',
      number: 'TIM-7K3M-9Q2X',
      isMailed: true,
    },
    {
      registrationId: 2,
      name: 'هناء صالح',
      before: 'present',
      after: 'partial',
      certificate: 'revoked',
      number: 'TIM-4HVD-22PW',
      isMailed: true,
    },
    {
      registrationId: 3,
      name: 'Bora Demir',
      before: 'partial',
      after: 'present',
      certificate: 'issued',
      number: null,
      isMailed: true,
    },
    {
      registrationId: 4,
      name: 'Rosa Ibarra',
      before: 'noShow',
      after: 'partial',
      certificate: 'none',
      number: null,
      isMailed: false,
    },
  ],
}

type OfClass<Asked> = Asked & Readonly<{ classId: number }>
type Parts = Readonly<{
  read?: ReturnType<typeof answers<RosterData, { classId: number }>>
  preview?: ReturnType<typeof answers<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>>
  correct?: ReturnType<typeof answers<CorrectionOutcome, OfClass<AttendanceCorrection>>>
}>

/** The page's chart; what is not given works. */
export const correctionThat = ({
  read = answers<RosterData, { classId: number }>(completedRoster()),
  preview = answers<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>(OUTCOME),
  correct = answers<CorrectionOutcome, OfClass<AttendanceCorrection>>(OUTCOME),
}: Parts = {}) =>
  attendanceCorrectionMachine.provide({ actors: { readAttendance: read, watchNetwork: silence, preview, correct } })
