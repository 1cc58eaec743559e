import { fromPromise } from 'xstate'

import { ALL_STUDENTS, type AnyStudent } from '../../../domain/contract/all-students.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { Choice } from '../../../domain/list.ts'
import { isConfirmed } from '../../../domain/typed-count.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import type { Registering } from '../registering/registering.props.ts'
import { registeringThat } from '../registering/story-registering.ts'
import { answers, resourceThat } from '../story-actors.ts'
import { NOTHING_LISTED } from '../users/story-users.ts'
import type {
  AllStudentsMachines,
  Enrolling,
  Grouping,
  StudentReminder,
  StudentsDue,
  Timing,
} from './all-students.props.ts'

const student = (id: number, firstName: string, lastName: string, more: Partial<AnyStudent> = {}): AnyStudent => ({
  id,
  userId: id + 100,
  firstName,
  lastName,
  email: `student${id}@example.org`,
  ...NOTHING_LISTED,
  county: null,
  licenseNumber: null,
  active: 0,
  completed: 0,
  expired: 0,
  lastActivityAt: null,
  group: null,
  quizTime: 'standard',
  isVerified: false,
  createdAt: '2026-11-18T09:30:00.000Z',
  ...more,
})

export const STUDENTS: readonly AnyStudent[] = [
  student(1, 'Ada', 'Moreno', {
    agency: 'Fairmont Fire Department',
    discipline: 'fireRescue',
    county: 'Marion',
    licenseNumber: 'F-20418',
    active: 1,
    completed: 3,
    expired: 1,
    lastActivityAt: '2026-11-20T09:30:00.000Z',
    group: { id: 7, name: 'Fairmont crew' },
    quizTime: 'double',
    isVerified: true,
  }),
  student(2, 'هناء', 'صالح', {
    agency: 'Central County EMS',
    discipline: 'ems',
    county: 'Central',
    completed: 2,
    lastActivityAt: '2026-06-02T09:30:00.000Z',
  }),
  student(3, 'Bora', 'Demir'),
]

export const STUDENTS_ACT = storyAct({ list: 'allStudents', act: 'enroll', total: 1, done: 1 })

/** What is found for whatever is looked for. */
const FOUND: Readonly<Record<string, readonly Choice[]>> = {
  group: [
    { id: 7, name: 'Fairmont crew' },
    { id: 8, name: 'Night shift' },
  ],
  course: [{ id: 5, name: 'TIM basics' }],
  learning: [{ id: 5, name: 'TIM basics' }],
}

type Performs<Subject> = ReturnType<typeof answers<ListAct, { subject: Subject }>>

export type StudentsParts = Readonly<{
  rows?: Rows<AnyStudent>
  due?: ReturnType<typeof answers<StudentsDue, { query: undefined }>>
  plain?: Performs<ActOnRows<PlainActOf<typeof ALL_STUDENTS>>>
  remind?: Performs<StudentReminder>
  enroll?: Performs<Enrolling>
  register?: Performs<Registering>
  group?: Performs<Grouping>
  time?: Performs<Timing>
}>

/** The page's charts of stories and tests; what is not given works. */
export const studentsThat = ({
  rows = rowsOf(STUDENTS),
  due = answers<StudentsDue, { query: undefined }>({
    overdue: { count: 2, isExact: true },
    lapsing: { count: 1000, isExact: false },
  }),
  plain = answers<ListAct, { subject: ActOnRows<PlainActOf<typeof ALL_STUDENTS>> }>(STUDENTS_ACT),
  remind = answers<ListAct, { subject: StudentReminder }>(STUDENTS_ACT),
  enroll = answers<ListAct, { subject: Enrolling }>(STUDENTS_ACT),
  register = answers<ListAct, { subject: Registering }>(STUDENTS_ACT),
  group = answers<ListAct, { subject: Grouping }>(STUDENTS_ACT),
  time = answers<ListAct, { subject: Timing }>(STUDENTS_ACT),
}: StudentsParts = {}): AllStudentsMachines => ({
  list: listThat(ALL_STUDENTS, rows).provide({
    actors: {
      choices: choiceSearchMachine.provide({
        actors: {
          findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(async ({ input }) => FOUND[input.filter] ?? []),
        },
      }),
    },
  }),
  due: resourceThat(due),
  deed: actDeedThat(ALL_STUDENTS, plain),
  reminding: createDeedMachine<StudentReminder, ListAct>({
    isReady: ({ people: { count }, typed }) => isConfirmed(count, typed),
  }).provide({ actors: { perform: remind } }),
  enrolling: createDeedMachine<Enrolling, ListAct>({ isReady: ({ courseId }) => courseId !== null }).provide({
    actors: { perform: enroll },
  }),
  ...registeringThat(register),
  grouping: createDeedMachine<Grouping, ListAct>({ isReady: ({ groupId }) => groupId !== null }).provide({
    actors: { perform: group },
  }),
  timing: createDeedMachine<Timing, ListAct>({ isReady: ({ quizTime }) => quizTime !== null }).provide({
    actors: { perform: time },
  }),
})
