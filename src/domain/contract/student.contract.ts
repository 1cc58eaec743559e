import * as z from 'zod/mini'

import { CERTIFICATE_STATE } from '../certificate.ts'
import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import { id, instant, signedUrl } from './common.contract.ts'
import { course, onlineEnrollment, type Shown } from './course.contract.ts'
import { lessonPicture } from './lesson-picture.contract.ts'
import { LESSON_STATES } from './lesson.contract.ts'

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
      lessonPicture,
      /** What it waits for: its video, or its quiz. */
      state: z.enum(LESSON_STATES),
      /** Seconds of video not yet credited. */
      secondsLeft: z.number(),
    }),
  ),
  onlineEnrollments: z.array(z.extend(onlineEnrollment, { startedAt: instant })),
  /** Every class that the student was ever on or waited for, the latest first. */
  classes: z.array(
    z.object({
      id,
      registrationId: id,
      registrationState: z.enum(REGISTRATION_STATES),
      attendance: z.nullable(z.enum(ATTENDANCE)),
      /** Until then an offered seat is kept; null in any other state. */
      offerEndsAt: z.nullable(instant),
      /** From 1; null for who does not wait. */
      waitlistPosition: z.nullable(z.int()),
      /** A calendar file; null where there is no seat in a class to come. */
      calendarUrl: z.nullable(signedUrl),
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
      recipientName: z.string(),
      completedOn: instant,
      issuedAt: instant,
      expiresAt: z.nullable(instant),
      state: z.enum(CERTIFICATE_STATE),
      supersededBy: z.nullable(z.string()),
      /** Null for one that is revoked or superseded, as is the next. */
      downloadUrl: z.nullable(signedUrl),
      /** A picture with the credential in it. */
      badgeUrl: z.nullable(signedUrl),
      /** What a reissue would print, where that is another name. */
      correctedName: z.nullable(z.string()),
      /** The course to take again, where the certificate ends soon or has ended and nothing is under way. */
      renewal: z.nullable(course),
    }),
  ),
  /** What the student's group expects, and is not held yet. */
  groupCourses: z.array(
    z.object({
      courseId: id,
      courseTitle: z.string(),
      isOnline: z.boolean(),
      groupName: z.string(),
      /** A day of the calendar. */
      dueOn: z.nullable(z.iso.date()),
    }),
  ),
})

/** GET /certificates/{number}: every printed field and the state, for anyone. 404 when there is none. */
export const certificate = z.object({
  number: z.string(),
  state: z.enum(CERTIFICATE_STATE),
  recipientName: z.string(),
  /** Where they worked, and the number of their licence, when it was issued. */
  agency: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  courseTitle: z.string(),
  hours: z.number(),
  completedOn: instant,
  issuedAt: instant,
  expiresAt: z.nullable(instant),
  issuer: z.string(),
  /** In whose name it was issued, and who signed it as what. */
  authority: z.nullable(z.string()),
  signer: z.nullable(z.string()),
  signerTitle: z.nullable(z.string()),
  revokedAt: z.nullable(instant),
  /** The latest that took its place. */
  supersededBy: z.nullable(z.string()),
})

/** POST /certificates/{number}/revoke */
export const revokeCertificateBody = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
})

export type DashboardAnswer = z.infer<typeof studentDashboard>
/** As screens know it. */
export type StudentDashboard = Omit<DashboardAnswer, 'onlineEnrollments'> &
  Readonly<{ onlineEnrollments: Shown<DashboardAnswer['onlineEnrollments'][number]>[] }>
export type Certificate = z.infer<typeof certificate>
