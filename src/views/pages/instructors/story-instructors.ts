import { fromPromise } from 'xstate'

import { isDay } from '../../../domain/calendar.ts'
import { INSTRUCTORS_LIST, type Instructor } from '../../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { Choice } from '../../../domain/list.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import { answers } from '../story-actors.ts'
import type { Approving, InstructorsMachines, Lifting, Suspending } from './instructors.props.ts'

const instructor = (id: number, firstName: string, lastName: string, more: Partial<Instructor> = {}): Instructor => ({
  id,
  firstName,
  lastName,
  email: `teacher${id}@example.org`,
  agency: null,
  discipline: null,
  approvals: [],
  code: 'used',
  classes: 0,
  trained: 0,
  lastClassAt: null,
  toHandOver: 0,
  ...more,
})

export const INSTRUCTORS: readonly Instructor[] = [
  instructor(1, 'Ruth', 'Delgado', {
    agency: 'State Patrol Academy',
    discipline: 'lawEnforcement',
    approvals: [
      { courseId: 2, courseTitle: 'Tow operator', state: 'approved', endsOn: '2027-05-01', reason: null },
      { courseId: 3, courseTitle: 'Train the trainer', state: 'approved', endsOn: '2027-01-04', reason: null },
    ],
    classes: 12,
    trained: 240,
    lastClassAt: '2026-10-20T09:30:00.000Z',
  }),
  instructor(2, 'هناء', 'صالح', {
    agency: 'Central County EMS',
    approvals: [
      { courseId: 2, courseTitle: 'Tow operator', state: 'suspended', endsOn: '2027-05-01', reason: 'Missing papers' },
    ],
    classes: 3,
    trained: 41,
    lastClassAt: '2026-06-02T09:30:00.000Z',
    toHandOver: 2,
  }),
  instructor(3, 'Bora', 'Demir', { code: null }),
]

export const INSTRUCTORS_ACT = storyAct({ list: 'instructors', act: 'approve', total: 1, done: 1 })

type Performs<Subject> = ReturnType<typeof answers<ListAct, { subject: Subject }>>

export type InstructorsStoryParts = Readonly<{
  rows?: Rows<Instructor>
  approve?: Performs<Approving>
  renew?: Performs<Approving>
  suspend?: Performs<Suspending>
  lift?: Performs<Lifting>
}>

/** The page's charts of stories and tests; what is not given works. */
export const instructorsThat = ({
  rows = rowsOf(INSTRUCTORS),
  approve = answers<ListAct, { subject: Approving }>(INSTRUCTORS_ACT),
  renew = answers<ListAct, { subject: Approving }>(INSTRUCTORS_ACT),
  suspend = answers<ListAct, { subject: Suspending }>(INSTRUCTORS_ACT),
  lift = answers<ListAct, { subject: Lifting }>(INSTRUCTORS_ACT),
}: InstructorsStoryParts = {}): InstructorsMachines => ({
  list: listThat(INSTRUCTORS_LIST, rows).provide({
    actors: {
      choices: choiceSearchMachine.provide({
        actors: {
          findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(async () => [{ id: 2, name: 'Tow operator' }]),
        },
      }),
    },
  }),
  approving: createDeedMachine<Approving, ListAct>({
    isReady: ({ courseId, until }) => courseId !== null && isDay(until),
  }).provide({ actors: { perform: approve } }),
  renewing: createDeedMachine<Approving, ListAct>({ isReady: ({ until }) => isDay(until) }).provide({
    actors: { perform: renew },
  }),
  suspending: createDeedMachine<Suspending, ListAct>({ isReady: ({ reason }) => reason.trim() !== '' }).provide({
    actors: { perform: suspend },
  }),
  lifting: createDeedMachine<Lifting, ListAct>({ isReady: () => true }).provide({ actors: { perform: lift } }),
})
