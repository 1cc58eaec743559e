import * as z from 'zod/mini'

import { id } from '../../domain/contract/common.contract.ts'
import {
  courseList,
  enrollStudentAnswer,
  enrollStudentBody,
  populatedEnrollment,
  populatedInPersonEnrollments,
  populatedOffering,
} from '../../domain/contract/course.contract.ts'
import { studentDashboard } from '../../domain/contract/student.contract.ts'
import { findOneQuery } from '../find-one-query.ts'
import { toldCourses, toldEnrollmentOf, toldOffering, toldSeatsOf } from '../section-7.ts'
import { reads, writes } from './call.ts'

type Enrolled = Readonly<{ courseId: number; studentId: number }>

export const courseCalls = {
  courses: reads({ path: '/courses', answer: courseList, told: toldCourses, rows: true }),
  onlineOffering: reads({
    path: '/instructor-online-course/findOne',
    query: z.object({ courseId: id }),
    asks: ({ courseId }: Readonly<{ courseId: number }>) => findOneQuery(['course'], { courseId }),
    answer: populatedOffering,
    told: toldOffering,
    none: null,
  }),
  // The clock that decides is the server's; `now` goes along because the call is specified with it.
  onlineEnrollment: reads({
    path: '/instructor-online-course-student/findOne',
    query: z.object({ courseId: id, studentId: id }),
    asks: ({ courseId, studentId }: Enrolled, now) =>
      findOneQuery(['student', 'instructorOnlineCourse', 'progress'], {
        studentId,
        expirationDate: { '>=': new Date(now()).toISOString() },
        'instructorOnlineCourse.courseId': courseId,
      }),
    answer: populatedEnrollment,
    told: ({ studentId, courseId }: Enrolled) => toldEnrollmentOf(studentId, courseId),
    none: null,
  }),
  inPersonEnrollments: reads({
    path: '/instructor-course-students/students/{studentId}/enrollments',
    asks: () => findOneQuery(['instructorCourse']),
    answer: populatedInPersonEnrollments,
    told: ({ studentId }: Readonly<{ studentId: number }>) => toldSeatsOf(studentId),
    rows: true,
  }),
  dashboard: reads({ path: '/students/{studentId}/dashboard', answer: studentDashboard }),
  enrollStudent: writes({
    method: 'POST',
    path: '/instructor-online-course-student/enroll-student',
    body: enrollStudentBody,
    answer: enrollStudentAnswer,
    creates: true,
    changes: ['enrollments'],
  }),
}
