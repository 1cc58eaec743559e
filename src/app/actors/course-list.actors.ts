import type { BroughtCourse, CourseVocabulary } from '../../domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS, type CourseRecord } from '../../domain/contract/course-records.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  courseFormMachine,
  makingCourseMachine,
  type CourseValues,
  type MadeCourse,
} from '../../machines/course-list/making-course.machine.ts'
import { known } from '../../machines/known.ts'
import type { Bringing, CourseListMachines } from '../../views/pages/course-list/course-list.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'
import { save } from './list.actors.ts'

type CourseListWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written course is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
}>

/** Everything that the list of courses asks for. */
export const createCourseList = ({ gateway, viewerId, writeAddress }: CourseListWorld): CourseListMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(COURSE_RECORDS, { gateway, topics: ['courseRecords'], writeAddress }),
    acts: createActDeed(gateway, COURSE_RECORDS),
    making: makingCourseMachine.provide({
      actors: {
        form: courseFormMachine.provide({
          actors: {
            ...draftActors<Partial<CourseValues>>(viewerId),
            submit: asking<MadeCourse, { values: CourseValues }>(async ({ values }, signal) => ({
              id: (await ask('MakeCourse', { form: values }, { signal })).makeCourse,
            })),
          },
        }),
      },
    }),
    duplicating: createDeed(async ({ id }: CourseRecord, signal) => ({
      id: (await ask('DuplicateCourse', { id }, { signal })).duplicateCourse,
    })),
    saving: createDeed(async ({ id }: CourseRecord, signal) => {
      save((await ask('CourseFile', { id }, { signal })).courseFile)
    }),
    bringing: createDeed(
      async ({ file }: Bringing, signal): Promise<BroughtCourse> =>
        (await ask('BringCourse', {}, { signal, file: { content: known(file, 'a file') } })).bringCourse,
      { isReady: ({ file }) => file !== null },
    ),
    vocabulary: createExactResource<CourseVocabulary>(
      gateway,
      ['courseVocabulary'],
      async (_query, signal) => (await ask('CourseVocabulary', {}, { signal })).courseVocabulary,
      () => 'courseVocabulary',
    ),
  }
}
