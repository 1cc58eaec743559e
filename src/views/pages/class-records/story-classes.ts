import { fromPromise } from 'xstate'

import { CLASS_RECORDS, type ClassRecord } from '../../../domain/contract/class-records.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import type { Choice, ListAsked } from '../../../domain/list.ts'
import { isConfirmed } from '../../../domain/typed-count.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import type { ClassMessageValues } from '../../../machines/class-desk/class-forms.machine.ts'
import { classWritingFormMachine, classWritingMachine } from '../../../machines/class-records/class-writing.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { createListMachine, type ListRead, type ListExport } from '../../../machines/list/list.machine.ts'
import { createResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { pageOf } from '../../list/story-machines.ts'
import { answers, forgetful, resourceThat, silence } from '../story-actors.ts'
import type {
  Cancelling,
  Changing,
  ClassRecordsMachines,
  MonthAsked,
  MonthRead,
  ReadAt,
} from './class-records.props.ts'

/** The time of these stories. */
export const CLASSES_NOW = Date.parse('2026-06-10T15:00:00Z')

const held = (id: number, courseTitle: string, day: string, more: Partial<ClassRecord> = {}): ClassRecord => ({
  id,
  courseId: 2,
  courseTitle,
  courseStatusId: CLASS_STATUS.scheduled,
  courseDate: `${day}T14:00:00.000Z`,
  courseEndDate: `${day}T18:00:00.000Z`,
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Training Center',
  address: '1500 Locust Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgency: null,
  capacity: 12,
  seated: 0,
  seatsLeft: 12,
  waiting: 0,
  registrationClosesAt: `${day}T12:00:00.000Z`,
  sessions: [{ startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T18:00:00.000Z` }],
  instructors: [{ id: 7, name: 'Ruth Delgado' }],
  unmarked: 0,
  certificates: 0,
  ...more,
})

export const CLASSES: readonly ClassRecord[] = [
  held(1, 'National TIM responder', '2026-06-24', {
    seated: 12,
    seatsLeft: 0,
    waiting: 3,
    hostAgency: 'State Patrol Academy',
  }),
  held(2, 'Tow and recovery operator', '2026-06-17', {
    seated: 3,
    seatsLeft: 9,
    county: 'Monroe',
    courseEndDate: '2026-06-19T18:00:00.000Z',
    sessions: [
      { startsAt: '2026-06-17T14:00:00.000Z', endsAt: '2026-06-17T18:00:00.000Z' },
      { startsAt: '2026-06-18T15:00:00.000Z', endsAt: '2026-06-18T18:00:00.000Z' },
      { startsAt: '2026-06-19T15:00:00.000Z', endsAt: '2026-06-19T18:00:00.000Z' },
    ],
    instructors: [
      { id: 8, name: 'هناء صالح' },
      { id: 9, name: 'Kemal Aydın' },
    ],
  }),
  held(3, 'National TIM responder', '2026-06-09', { seated: 10, seatsLeft: 2, unmarked: 10 }),
  held(4, 'Cable barriers', '2026-05-20', {
    courseStatusId: CLASS_STATUS.completed,
    // With walk-ins beyond its seats.
    seated: 14,
    seatsLeft: 0,
    certificates: 9,
    instructors: [],
  }),
  held(5, 'Cable barriers', '2026-05-13', { courseStatusId: CLASS_STATUS.cancelled }),
]

export const CLASSES_ACT = storyAct({ list: 'classRecords', act: 'cancel', total: 1, done: 1, isUndoable: false })

type Performs<Subject> = ReturnType<typeof answers<ListAct, { subject: Subject }>>

export type ClassRows = ReturnType<typeof answers<ListRead<ClassRecord, ReadAt>, { query: ListAsked }>>

export const classRows = (items: readonly ClassRecord[]): ClassRows =>
  answers<ListRead<ClassRecord, ReadAt>, { query: ListAsked }>({ ...pageOf(items), now: CLASSES_NOW })

export type ClassesStoryParts = Readonly<{
  rows?: ClassRows
  cancel?: Performs<Cancelling>
  change?: Performs<Changing>
  month?: ReturnType<typeof answers<MonthRead, { query: MonthAsked }>>
  write?: ReturnType<typeof answers<ListAct, { values: ClassMessageValues; about?: unknown }>>
}>

/** The page's charts of stories and tests; what is not given works. */
export const classesThat = ({
  rows = classRows(CLASSES),
  cancel = answers<ListAct, { subject: Cancelling }>(CLASSES_ACT),
  change = answers<ListAct, { subject: Changing }>(CLASSES_ACT),
  month = answers<MonthRead, { query: MonthAsked }>({ classes: CLASSES, isWhole: true, now: CLASSES_NOW }),
  write = answers<ListAct, { values: ClassMessageValues; about?: unknown }>(CLASSES_ACT),
}: ClassesStoryParts = {}): ClassRecordsMachines => ({
  list: createListMachine<ClassRecord, ReadAt>(CLASS_RECORDS).provide({
    actors: {
      rows: resourceThat<ListRead<ClassRecord, ReadAt>, ListAsked>(rows),
      writeAddress: answers<void, { asked: ListAsked }>(undefined),
      exportRows: answers<void, ListExport>(undefined),
      watchDeeds: silence,
      selectionMemory: forgetful,
      choices: choiceSearchMachine.provide({
        actors: {
          findChoices: fromPromise<readonly Choice[], ChoiceQuestion>(async () => [
            { id: 7, name: 'Ruth Delgado' },
            { id: 9, name: 'Kemal Aydın' },
          ]),
        },
      }),
    },
  }),
  month: createResourceMachine<MonthRead, MonthAsked>().provide({ actors: { read: month, watchTopics: silence } }),
  writing: classWritingMachine.provide({
    actors: {
      form: classWritingFormMachine.provide({
        actors: {
          submit: write,
          recallDraft: answers<Partial<ClassMessageValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<ClassMessageValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  cancelling: createDeedMachine<Cancelling, ListAct>({
    isReady: ({ classes: { count }, reason, typed }) => reason.trim() !== '' && isConfirmed(count, typed),
  }).provide({ actors: { perform: cancel } }),
  changing: createDeedMachine<Changing, ListAct>({
    isReady: ({ fromId, toId }) => toId !== null && toId !== fromId,
  }).provide({ actors: { perform: change } }),
})
