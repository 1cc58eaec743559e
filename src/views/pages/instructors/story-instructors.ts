import { createActor, fromPromise } from 'xstate'

import { isDay } from '../../../domain/calendar.ts'
import type { ClashQuestion } from '../../../domain/class-clash.ts'
import type { ClassClash } from '../../../domain/contract/class-form.contract.ts'
import type { ClassToHandOver } from '../../../domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST, type Instructor } from '../../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { Choice } from '../../../domain/list.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import { clashWatchMachine } from '../../../machines/class-planning/clash-watch.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { writingFormMachine, writingMachine } from '../../../machines/instructors/writing-form.machine.ts'
import { createResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { MessageValues } from '../../../machines/student-enrollments/message-form.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import { answers, silence } from '../story-actors.ts'
import { NOTHING_LISTED } from '../users/story-users.ts'
import type { Approving, Handover, InstructorsMachines, Lifting, Suspending } from './instructors.props.ts'

const instructor = (id: number, firstName: string, lastName: string, more: Partial<Instructor> = {}): Instructor => ({
  id,
  firstName,
  lastName,
  email: `teacher${id}@example.org`,
  ...NOTHING_LISTED,
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
  write?: ReturnType<typeof answers<ListAct, { values: MessageValues; about?: unknown }>>
  classes?: ReturnType<typeof answers<readonly ClassToHandOver[], { query: number }>>
  clashes?: readonly ClassClash[]
  hand?: ReturnType<typeof answers<void, { subject: Handover }>>
  lift?: Performs<Lifting>
}>

export const TO_HAND_OVER: readonly ClassToHandOver[] = [
  {
    id: 11,
    courseTitle: 'Tow operator',
    sessions: [{ startsAt: '2026-06-02T14:00:00.000Z', endsAt: '2026-06-02T18:00:00.000Z' }],
    timeZone: 'America/Chicago',
    venue: 'Fairmont Fire Training Center',
    city: 'Fairmont',
  },
  {
    id: 12,
    courseTitle: 'Tow operator',
    sessions: [{ startsAt: '2026-06-09T14:00:00.000Z', endsAt: '2026-06-09T18:00:00.000Z' }],
    timeZone: 'America/Chicago',
    venue: 'Lorne County Sheriff',
    city: 'Lorne',
  },
]

export const IN_THE_WAY: ClassClash = {
  kind: 'instructor',
  courseTitle: 'Cable barrier',
  venue: 'Hall 2',
  city: 'Millbrook',
  startsAt: '2026-06-02T15:00:00.000Z',
  endsAt: '2026-06-02T17:00:00.000Z',
  timeZone: 'America/Chicago',
  instructors: ['Kemal Aydın'],
}

/** What is wanted is here at once. */
const hereAlready = (machine: typeof writingMachine): InstructorsMachines['writing'] => {
  const actor = createActor(machine, { input: { values: { subject: '', text: '' } } }).start()
  return {
    get: () => actor,
    subscribe: (onChange) => {
      const watched = actor.subscribe(onChange)
      return () => watched.unsubscribe()
    },
    prepare: () => {},
    send: (event) => actor.send(event),
  }
}

const always = <T>(value: T): (() => Promise<T>) => {
  const here = Promise.resolve(value)
  return () => here
}

/** The page's charts of stories and tests; what is not given works. */
export const instructorsThat = ({
  rows = rowsOf(INSTRUCTORS),
  approve = answers<ListAct, { subject: Approving }>(INSTRUCTORS_ACT),
  renew = answers<ListAct, { subject: Approving }>(INSTRUCTORS_ACT),
  suspend = answers<ListAct, { subject: Suspending }>(INSTRUCTORS_ACT),
  write = answers<ListAct, { values: MessageValues; about?: unknown }>(INSTRUCTORS_ACT),
  classes = answers<readonly ClassToHandOver[], { query: number }>([]),
  clashes = [],
  hand = answers<void, { subject: Handover }>(undefined),
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
  writing: hereAlready(
    writingMachine.provide({
      actors: {
        form: writingFormMachine.provide({
          actors: {
            submit: write,
            recallDraft: answers<Partial<MessageValues> | null, { form: string }>(null),
            keepDraft: answers<void, { form: string; draft: Partial<MessageValues> }>(undefined),
            dropDraft: answers<void, { form: string }>(undefined),
          },
        }),
      },
    }),
  ),
  handingOver: always({
    classes: createResourceMachine<readonly ClassToHandOver[], number>().provide({
      actors: { read: classes, watchTopics: silence },
    }),
    successors: choiceSearchMachine.provide({
      actors: { findChoices: answers<readonly Choice[], ChoiceQuestion>([{ id: 9, name: 'Kemal Aydın' }]) },
    }),
    clashes: clashWatchMachine.provide({
      actors: { findClashes: answers<readonly ClassClash[], { question: ClashQuestion }>(clashes) },
    }),
    handing: createDeedMachine<Handover>().provide({ actors: { perform: hand } }),
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
