import type { CourseSearchPage, FoundCourse } from '../../domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../domain/course-search.ts'
import { createListMachine, type ListActor } from '../list/list.machine.ts'

/** What is read beside the courses: what can be chosen from. */
export type CourseChoices = Pick<CourseSearchPage, 'categories' | 'towns'>

export const courseSearchMachine = createListMachine<FoundCourse, CourseChoices>(COURSE_SEARCH)

export type CourseSearchActor = ListActor<FoundCourse, CourseChoices>
