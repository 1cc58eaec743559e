import * as z from 'zod/mini'

import { CERTIFICATE_STATE } from '../certificate.ts'
import { id, instant, signedUrl } from './common.contract.ts'
import { onlineEnrollment } from './course.contract.ts'

/** GET /students/{studentId}/dashboard */
export const studentDashboard = z.object({
  /** The one thing to go on with: the first lesson that is not passed of the enrolment last worked on. */
  next: z.nullable(
    z.object({
      enrollmentId: id,
      courseId: id,
      courseTitle: z.string(),
      lessonId: id,
      position: z.int(),
      lessonTitle: z.string(),
      /** Seconds of video not yet credited. */
      secondsLeft: z.number(),
    }),
  ),
  onlineEnrollments: z.array(onlineEnrollment),
  classes: z.array(
    z.object({
      id,
      courseId: id,
      courseTitle: z.string(),
      courseStatusId: z.int(),
      courseDate: instant,
      courseEndDate: z.nullable(instant),
      timeZone: z.string(),
      venue: z.string(),
    }),
  ),
  certificates: z.array(
    z.object({
      number: z.string(),
      courseTitle: z.string(),
      completedOn: instant,
      expiresAt: z.nullable(instant),
      state: z.enum(CERTIFICATE_STATE),
      downloadUrl: z.nullable(signedUrl),
    }),
  ),
})

/** GET /certificates/{number}: every printed field and the state, for anyone. 404 when there is none. */
export const certificate = z.object({
  number: z.string(),
  state: z.enum(CERTIFICATE_STATE),
  recipientName: z.string(),
  courseTitle: z.string(),
  hours: z.number(),
  completedOn: instant,
  issuedAt: instant,
  expiresAt: z.nullable(instant),
  issuer: z.string(),
})

export type StudentDashboard = z.infer<typeof studentDashboard>
export type Certificate = z.infer<typeof certificate>
