import { courseInstructors, instructorsAsked } from '../../domain/contract/course-instructors.contract.ts'
import { choices } from '../../domain/contract/list.contract.ts'
import { reads, writes } from './call.ts'

export const courseInstructorsCalls = {
  courseInstructors: reads({ path: '/course-records/{id}/instructors', answer: courseInstructors }),
  findCourseInstructors: reads({
    path: '/course-records/{id}/instructors/choices',
    query: instructorsAsked,
    answer: choices,
  }),
  addCourseInstructor: writes({
    method: 'PUT',
    path: '/course-records/{id}/instructors/{userId}',
    answer: courseInstructors,
    changes: ['courseInstructors'],
  }),
  removeCourseInstructor: writes({
    method: 'DELETE',
    path: '/course-records/{id}/instructors/{userId}',
    answer: courseInstructors,
    changes: ['courseInstructors'],
  }),
}
