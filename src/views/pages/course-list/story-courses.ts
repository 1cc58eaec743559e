import type { BroughtCourse, CourseVocabulary } from '../../../domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS, type CourseRecord } from '../../../domain/contract/course-records.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import {
  courseFormMachine,
  makingCourseMachine,
  type CourseValues,
  type MadeCourse,
} from '../../../machines/course-list/making-course.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { VOCABULARY } from '../course-editor/story-editor.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { Bringing, CourseListMachines } from './course-list.props.ts'

const course = (id: number, title: string, facts: Partial<CourseRecord>): CourseRecord => ({
  id,
  title,
  courseTypeId: 1,
  category: 'Core training',
  totalCourseHours: 4,
  isOnline: true,
  state: 'published',
  lessons: 9,
  enrolled: 43,
  version: 3,
  problems: null,
  updatedAt: '2026-11-20T09:30:00.000Z',
  ...facts,
})

/** One in each state. */
export const COURSES: readonly CourseRecord[] = [
  course(1, 'National TIM Responder', { state: 'changed', problems: 2 }),
  course(2, 'Quick clearance', { state: 'draft', lessons: 0, enrolled: 0, version: null, problems: 8 }),
  course(3, 'Tow and recovery', { courseTypeId: 6, isOnline: false, lessons: 0, version: null }),
  course(4, 'Refresher 2024', { state: 'withdrawn', totalCourseHours: 1.5, enrolled: 2, version: 1 }),
  course(5, 'Cable barriers, first edition', { state: 'archived', enrolled: 0, version: 2 }),
]

type Act = ActOnRows<PlainActOf<typeof COURSE_RECORDS>>

export const COURSES_ACT = storyAct({ list: 'courseRecords', act: 'archive', total: 1, done: 1 })

export type CoursesParts = Readonly<{
  list?: CourseListMachines['list']
  acts?: ReturnType<typeof answers<ListAct, { subject: Act }>>
  make?: ReturnType<typeof answers<MadeCourse, { values: CourseValues }>>
  bring?: ReturnType<typeof answers<BroughtCourse, { subject: Bringing }>>
  saveFile?: ReturnType<typeof answers<void, { subject: CourseRecord }>>
  duplicate?: ReturnType<typeof answers<MadeCourse, { subject: CourseRecord }>>
}>

/** The page's charts of stories and tests; what is not given works. */
export const coursesThat = ({
  list = listThat(COURSE_RECORDS, rowsOf(COURSES)),
  acts = answers<ListAct, { subject: Act }>(COURSES_ACT),
  make = answers<MadeCourse, { values: CourseValues }>({ id: 12 }),
  bring = answers<BroughtCourse, { subject: Bringing }>({ id: 14, isPrerequisiteLost: false }),
  saveFile = answers<void, { subject: CourseRecord }>(undefined),
  duplicate = answers<MadeCourse, { subject: CourseRecord }>({ id: 13 }),
}: CoursesParts = {}): CourseListMachines => ({
  list,
  acts: actDeedThat(COURSE_RECORDS, acts),
  making: makingCourseMachine.provide({
    actors: {
      form: courseFormMachine.provide({
        actors: {
          submit: make,
          recallDraft: answers<Partial<CourseValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<CourseValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  saving: createDeedMachine<CourseRecord>().provide({ actors: { perform: saveFile } }),
  bringing: createDeedMachine<Bringing, BroughtCourse>({ isReady: ({ file }) => file !== null }).provide({
    actors: { perform: bring },
  }),
  duplicating: createDeedMachine<CourseRecord, MadeCourse>().provide({ actors: { perform: duplicate } }),
  vocabulary: resourceThat<CourseVocabulary>(answers<CourseVocabulary, { query: undefined }>(VOCABULARY)),
})
