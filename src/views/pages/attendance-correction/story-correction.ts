import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../../domain/contract/attendance-correction.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { attendanceCorrectionMachine } from '../../../machines/attendance-correction/attendance-correction.machine.ts'
import type { CorrectionDraft } from '../../../machines/attendance-correction/correction-draft.ts'
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

/** Two marks and why; somebody else changed the first since. */
export const CHOSEN_BEFORE: CorrectionDraft = {
  marks: [
    { seen: { id: 1, firstName: 'Otis', lastName: 'Freeman', attendance: 'partial' }, wanted: 'noShow' },
    { seen: { id: 3, firstName: 'Bora', lastName: 'Demir', attendance: 'partial' }, wanted: 'present' },
  ],
  reason: 'The sign-in sheet says so',
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
  /** What was kept while the page was away. */
  draft?: CorrectionDraft | null
  read?: ReturnType<typeof answers<RosterData, { classId: number }>>
  preview?: ReturnType<typeof answers<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>>
  correct?: ReturnType<typeof answers<CorrectionOutcome, OfClass<AttendanceCorrection>>>
}>

/** The page's chart; what is not given works. */
export const correctionThat = ({
  draft = null,
  read = answers<RosterData, { classId: number }>(completedRoster()),
  preview = answers<CorrectionOutcome, OfClass<AttendanceCorrectionAsked>>(OUTCOME),
  correct = answers<CorrectionOutcome, OfClass<AttendanceCorrection>>(OUTCOME),
}: Parts = {}) =>
  attendanceCorrectionMachine.provide({
    actors: {
      readAttendance: read,
      watchNetwork: silence,
      preview,
      correct,
      recallDraft: answers<CorrectionDraft | null, { form: string }>(draft),
      keepDraft: answers<void, { form: string; draft: CorrectionDraft }>(undefined),
      dropDraft: answers<void, { form: string }>(undefined),
    },
  })
