import { enrollStudentAnswer, type EnrollStudentBody } from '../../domain/contract/course.contract.ts'
import { studentDashboard, certificate } from '../../domain/contract/student.contract.ts'
import type { GatewayContext } from '../context.ts'
import type { CourseResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { toldCourse, toldEnrollmentOf, toldOffering, toldSeatOf } from '../section-7.ts'
import { queryString } from './query-string.ts'

const readInPerson = ({ rows }: GatewayContext, studentId: number) =>
  rows(
    `/instructor-course-students/students/${studentId}/enrollments${queryString(['instructorCourse'])}`,
    toldSeatOf(studentId),
  )

/** The clock that decides is the server's; `now` goes along because the call is specified with it. */
const readOnline = ({ find, now }: GatewayContext, courseId: number, studentId: number) =>
  find(
    `/instructor-online-course-student/findOne${queryString(['student', 'instructorOnlineCourse', 'progress'], {
      studentId,
      expirationDate: { '>=': new Date(now()).toISOString() },
      'instructorOnlineCourse.courseId': courseId,
    })}`,
    toldEnrollmentOf(studentId, courseId),
  )

export const enrollmentQueries = {
  courses: (_root, _args, { rows }) => rows('/courses', toldCourse),
  onlineOffering: (_root, { courseId }, { find }) =>
    find(`/instructor-online-course/findOne${queryString(['course'], { courseId })}`, toldOffering),
  onlineEnrollment: (_root, { courseId, studentId }, context) => readOnline(context, courseId, studentId),
  inPersonEnrollments: (_root, { studentId }, context) => readInPerson(context, studentId),
  dashboard: (_root, { studentId }, { get }) => get(`/students/${studentId}/dashboard`, studentDashboard),
  certificate: (_root, { number }, { find }) => find(`/certificates/${encodeURIComponent(number)}`, certificate),
} satisfies QueryResolvers

export const courseFields = {
  onlineEnrollment: (course, { studentId }, context) =>
    course.isOnline ? readOnline(context, course.id, studentId) : null,
  inPersonEnrollments: async (course, { studentId }, context) =>
    course.isOnline
      ? []
      : (await readInPerson(context, studentId)).filter((held) => held.instructorCourse.courseId === course.id),
} satisfies CourseResolvers

export const enrollmentMutations = {
  enrollStudent: async (_root, { instructorOnlineCourseId, studentId }, { send, changes }) => {
    const body: EnrollStudentBody = { instructorOnlineCourseId, studentId }
    changes('enrollments')
    const enrolled = await send('POST', '/instructor-online-course-student/enroll-student', body, enrollStudentAnswer, {
      creates: true,
    })
    return enrolled
  },
} satisfies MutationResolvers
