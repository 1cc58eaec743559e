import * as z from 'zod/mini'

import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import {
  CLASS_STANDINGS,
  DELIVERIES,
  ENROLLMENT_LABELS,
  MESSAGE_LIMITS,
  STUDENTS_BY_DELIVERY,
} from '../student-enrollment-list.ts'
import { id, instant } from './common.contract.ts'
import { listPage, selectionOf } from './list.contract.ts'

/** One of GET /student-enrollments: a student of the caller's own offerings or classes. */
export const studentEnrollment = z.object({
  id,
  delivery: z.enum(DELIVERIES),
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  courseId: id,
  courseTitle: z.string(),
  lastActivityAt: instant,
  /** Null of a class. */
  online: z.nullable(
    z.object({
      /** By the server's clock. */
      label: z.enum(ENROLLMENT_LABELS),
      /** Lessons that are complete, and all of them. */
      complete: z.int(),
      total: z.int(),
      expirationDate: instant,
      isVerified: z.boolean(),
      incomplete: z.boolean(),
    }),
  ),
  /** Null of an online course. */
  inPerson: z.nullable(
    z.object({
      instructorCourseId: id,
      courseDate: instant,
      timeZone: z.string(),
      venue: z.string(),
      state: z.enum(REGISTRATION_STATES),
      attendance: z.nullable(z.enum(ATTENDANCE)),
      standing: z.enum(CLASS_STANDINGS),
    }),
  ),
})
export const studentEnrollmentPage = listPage(studentEnrollment)

/** GET /student-enrollments/courses: what the caller teaches, to choose from. */
export const taughtCourses = z.array(z.object({ id, title: z.string(), delivery: z.enum(DELIVERIES) }))

/** POST /student-enrollments/verify. An id that is not one's own refuses all with 404. */
export const verifySelectionBody = z.strictObject({ selection: selectionOf(STUDENTS_BY_DELIVERY.online) })
export const verifySelectionAnswer = z.object({ verified: z.int(), already: z.int() })

/** What is written. */
export const messageFields = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMITS.subject)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMITS.text)),
})

/** POST /student-enrollments/messages: one mail to each person, however often they were chosen. */
export const messageBody = z.discriminatedUnion('delivery', [
  z.strictObject({
    delivery: z.literal('online'),
    selection: selectionOf(STUDENTS_BY_DELIVERY.online),
    ...messageFields.shape,
  }),
  z.strictObject({
    delivery: z.literal('inPerson'),
    selection: selectionOf(STUDENTS_BY_DELIVERY.inPerson),
    ...messageFields.shape,
  }),
])
export const messageAnswer = z.object({ recipients: z.int() })

export type StudentEnrollment = z.infer<typeof studentEnrollment>
export type TaughtCourse = z.infer<typeof taughtCourses>[number]
export type MessageBody = z.infer<typeof messageBody>
