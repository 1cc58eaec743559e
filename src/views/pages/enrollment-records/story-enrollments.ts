import type { EnrollmentDetail, ExtensionPreview } from '../../../domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../../domain/contract/enrollment-records.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { isSeen } from '../../../domain/plain-name.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  enrollmentExtensionMachine,
  type ExtensionAsked,
} from '../../../machines/enrollment-extension/enrollment-extension.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type {
  AttemptReset,
  Dropping,
  EnrollmentRecordsMachines,
  EnrollmentWholeProps,
} from './enrollment-records.props.ts'

const AT_WORK: EnrollmentRecord = {
  id: 1,
  studentId: 11,
  userId: 21,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.org',
  agency: 'Ridgeline Fire District',
  courseId: 1,
  courseTitle: 'National TIM Responder',
  label: 'active',
  complete: 6,
  total: 9,
  expirationDate: '2026-12-14T15:00:00.000Z',
  isVerified: true,
  incomplete: true,
  lastActivityAt: '2026-11-19T15:00:00.000Z',
  attempts: { left: 0 },
}

/** One with each label. */
export const RECORDS: readonly EnrollmentRecord[] = [
  AT_WORK,
  {
    ...AT_WORK,
    id: 2,
    firstName: 'Grace',
    lastName: 'Holt',
    complete: 2,
    isVerified: false,
    incomplete: false,
    attempts: { left: null },
  },
  { ...AT_WORK, id: 3, firstName: 'هناء', lastName: 'صالح', label: 'expiredIncomplete', attempts: { left: 2 } },
  {
    ...AT_WORK,
    id: 4,
    firstName: 'Omar',
    lastName: 'Farouk',
    label: 'completed',
    complete: 9,
    incomplete: false,
    attempts: null,
  },
  { ...AT_WORK, id: 5, firstName: 'Victor', lastName: 'Ramos', label: 'completedExpired', complete: 9, attempts: null },
  { ...AT_WORK, id: 6, firstName: 'Dale', lastName: 'McCready', label: 'expired', agency: null, attempts: null },
  { ...AT_WORK, id: 7, firstName: 'Ines', lastName: 'Vega', label: 'dropped', attempts: null },
]

const attempt = {
  id: 90,
  number: 1,
  state: 'failed',
  startedAt: '2026-11-18T15:00:00.000Z',
  closedAt: '2026-11-18T15:09:00.000Z',
  right: 3,
  total: 5,
  passPercent: 80,
  reset: null,
  canBeReset: true,
} as const

export const DETAIL: EnrollmentDetail = {
  record: AT_WORK,
  startedAt: '2026-01-14T15:00:00.000Z',
  completedAt: null,
  state: 'active',
  changes: ['enrollment.extended', 'enrollment.dropped', 'attempt.reset'],
  lessons: [
    { lessonId: 1, title: 'Introduction', state: 'passed', attemptsLeft: null, attempts: [] },
    {
      lessonId: 2,
      title: 'Scene Safety',
      state: 'failed',
      attemptsLeft: 0,
      attempts: [
        {
          ...attempt,
          reset: { at: '2026-11-18T16:00:00.000Z', by: 'Ada Moreno', reason: 'The network of the station failed.' },
          canBeReset: false,
        },
        { ...attempt, id: 91, number: 2 },
        { ...attempt, id: 92, number: 3, state: 'timedOut', right: 1 },
      ],
    },
    { lessonId: 3, title: 'Clearance and Termination', state: 'locked', attemptsLeft: 2, attempts: [] },
  ],
  entries: [
    {
      id: 501,
      at: '2026-11-18T16:00:00.000Z',
      action: 'enrollment.attemptReset',
      doer: { id: 9, name: 'Ada Moreno' },
      subject: { kind: 'enrollment', key: '1', name: 'Bora Demir' },
      reason: 'The network of the station failed.',
      facts: [{ fact: 'attemptsLeft', was: '0', is: '1' }],
      address: null,
    },
    {
      id: 500,
      at: '2026-10-01T16:00:00.000Z',
      action: 'enrollment.extended',
      doer: { id: 9, name: 'Ada Moreno' },
      subject: { kind: 'enrollment', key: '1', name: 'Bora Demir' },
      reason: null,
      facts: [{ fact: 'after', was: '2026-11-14', is: '2026-12-14' }],
      address: null,
    },
  ],
}

export const EXTENSION: ExtensionPreview = {
  total: 2,
  extended: 1,
  completed: 0,
  rows: [
    {
      id: 4,
      name: 'Omar Farouk',
      courseTitle: 'National TIM Responder',
      before: '2026-12-14T15:00:00.000Z',
      after: null,
      completes: false,
      reason: 'otherState',
    },
    {
      id: 1,
      name: 'Bora Demir',
      courseTitle: 'National TIM Responder',
      before: '2026-12-14T15:00:00.000Z',
      after: '2027-01-13T15:00:00.000Z',
      completes: false,
      reason: null,
    },
  ],
}

export const ACT = storyAct({ list: 'enrollmentRecords', act: 'extend', total: 1, done: 1 })

type Parts = Readonly<{
  list?: ListMachine<EnrollmentRecord>
  preview?: ReturnType<typeof answers<ExtensionPreview, ExtensionAsked>>
  extend?: ReturnType<typeof answers<ListAct, ExtensionAsked>>
  drop?: ReturnType<typeof answers<ListAct, { subject: Dropping }>>
}>

/** The page's machines; what is not given works. */
export const enrollmentsThat = ({
  list = listThat(ENROLLMENT_RECORDS_LIST, rowsOf(RECORDS)),
  preview = answers<ExtensionPreview, ExtensionAsked>(EXTENSION),
  extend = answers<ListAct, ExtensionAsked>(ACT),
  drop = answers<ListAct, { subject: Dropping }>(ACT),
}: Parts = {}): EnrollmentRecordsMachines => ({
  list,
  deed: actDeedThat(ENROLLMENT_RECORDS_LIST, answers(ACT)),
  extending: enrollmentExtensionMachine.provide({ actors: { preview, extend } }),
  dropping: createDeedMachine<Dropping, ListAct>({ isReady: ({ reason }) => isSeen(reason) }).provide({
    actors: { perform: drop },
  }),
})

type WholeParts = Readonly<{
  read?: ReturnType<typeof answers<EnrollmentDetail, { query: number }>>
  reset?: ReturnType<typeof answers<void, { subject: AttemptReset }>>
}>

export const wholeThat = ({
  read = answers<EnrollmentDetail, { query: number }>(DETAIL),
  reset = answers<void, { subject: AttemptReset }>(undefined),
}: WholeParts = {}): EnrollmentWholeProps['machines'] => ({
  detail: resourceThat<EnrollmentDetail, number>(read),
  resetting: createDeedMachine<AttemptReset>({ isReady: ({ reason }) => isSeen(reason) }).provide({
    actors: { perform: reset },
  }),
})
