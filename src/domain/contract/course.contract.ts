import * as z from 'zod/mini'

import { CATEGORY_PICTURES } from '../picture.ts'
import { id, instant } from './common.contract.ts'

/** One of GET /courses; texts in the language of the request. */
export const course = z.object({
  id,
  title: z.string(),
  description: z.string(),
  courseTypeId: z.int(),
  /** Its picture is null where nobody chose one. */
  courseCategory: z.object({ name: z.string(), picture: z.nullable(z.enum(CATEGORY_PICTURES)) }),
  totalCourseHours: z.number(),
  isOnline: z.boolean(),
})

export const courseList = z.array(course)

/** GET /instructor-online-course/findOne: the offering of an online course; null when there is none. */
const offering = z.object({
  id,
  courseId: id,
  course,
  lessonCount: z.int(),
  /** Seconds of video in all lessons together. */
  videoSeconds: z.number(),
  /** Days that an enrolment lasts. */
  expiresAfterDays: z.int(),
})
export const onlineOffering = z.nullable(offering)

/** The same with no more than it was asked to bring by `populate`; so the two of the kind below. */
export const populatedOffering = z.nullable(z.partial(offering, { course: true }))

const progressItem = z.object({ lessonId: id, status: z.nullable(z.int()) })

export const onlineEnrollment = z.object({
  id,
  studentId: id,
  expirationDate: instant,
  status: z.int(),
  isVerified: z.boolean(),
  incomplete: z.boolean(),
  progress: z.array(progressItem),
  instructorOnlineCourse: z.object({
    id,
    courseId: id,
    course: z.object({ id, title: z.string(), lessons: z.array(z.object({ id })) }),
  }),
})

/** GET /instructor-online-course-student/findOne: the student's current enrolment in a course, or null. */
export const currentOnlineEnrollment = z.nullable(onlineEnrollment)
export const populatedEnrollment = z.nullable(
  z.partial(onlineEnrollment, { instructorOnlineCourse: true, progress: true }),
)

/** POST /instructor-online-course-student/enroll-student */
export const enrollStudentBody = z.strictObject({ instructorOnlineCourseId: id, studentId: id })
export const enrollStudentAnswer = z.object({ id })

/** GET /instructor-course-students/students/{studentId}/enrollments */
const inPersonEnrollment = z.object({
  id,
  studentId: id,
  instructorCourse: z.object({
    id,
    courseId: id,
    courseStatusId: z.int(),
    courseDate: instant,
    courseEndDate: z.nullable(instant),
  }),
})
export const inPersonEnrollments = z.array(inPersonEnrollment)
export const populatedInPersonEnrollments = z.array(z.partial(inPersonEnrollment, { instructorCourse: true }))

export type Course = z.infer<typeof course>
export type OnlineOffering = NonNullable<z.infer<typeof onlineOffering>>
export type EnrollmentAnswer = z.infer<typeof onlineEnrollment>
/** As screens know it: the id of its offering is of no use to them, and not every server tells it. */
export type Shown<Enrolled extends EnrollmentAnswer> = Omit<Enrolled, 'instructorOnlineCourse'> &
  Readonly<{
    instructorOnlineCourse: Omit<Enrolled['instructorOnlineCourse'], 'id'> & Readonly<{ id?: number }>
  }>
export type OnlineEnrollment = Shown<EnrollmentAnswer>
export type EnrollStudentBody = z.infer<typeof enrollStudentBody>
export type InPersonEnrollment = z.infer<typeof inPersonEnrollments>[number]
