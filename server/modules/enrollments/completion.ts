import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { issueCertificate } from '../certificates/certificates.service.ts'
import { momentOf } from '../certificates/completion-day.ts'
import { verificationLinkOf } from '../enrollment-verification/verification-link.ts'
import { moveLesson } from '../lessons/lesson-lifecycle.ts'
import { moveEnrollment } from './enrollment-lifecycle.ts'
import { findEnrollment, findLastPass, listLessonProgress, listWhollyPassed } from './enrollments.repository.ts'
import type { LearnerEnrollment } from './enrollments.repository.ts'
import type { LearningParts } from './learning-parts.ts'

const nameOf = ({ firstName, lastName }: LearnerEnrollment['user']) => `${firstName} ${lastName}`.trim()

type Completing = Readonly<{ now: Date; completedAt: Date; isTold: boolean }>

/**
 * Completes an enrolment whose lessons are all passed: a certificate is issued, dated by the clock of the programme, and a
 * mail sent. Not past its end.
 */
const complete = async (
  tx: Tx,
  parts: LearningParts,
  { course, enrollment, student, user }: LearnerEnrollment,
  { now, completedAt, isTold }: Completing,
): Promise<boolean> => {
  const completed = await moveEnrollment(tx, enrollment, 'lessons.completed', true, now, completedAt)
  if (completed === null) return false
  const certificate = await issueCertificate(tx, {
    studentId: student.id,
    recipientName: nameOf(user),
    course,
    completedAt: momentOf(wallTimeOf(completedAt.getTime(), parts.settings.timeZone).date, now),
    issuedAt: now,
    earnedBy: { enrollmentId: completed.id },
  })
  await parts.audit.record(tx, {
    action: 'certificate.earned',
    actorId: user.id,
    subject: `certificate:${certificate.number}`,
  })
  if (!isTold) return true
  await parts.mail.send(tx, {
    template: 'courseCompleted',
    to: { name: nameOf(user), address: user.email },
    language: user.language,
    data: {
      courseTitle: course.title[user.language],
      certificateNumber: certificate.number,
      certificateLink: `${parts.settings.publicUrl}/course/verification?code=${certificate.number}`,
    },
  })
  return true
}

/**
 * What a passed lesson brings: the next one opens; after the last, the enrolment is completed, a certificate
 * issued and a mail sent, all in the transaction of the pass.
 */
export const goOnAfterPass = async (
  tx: Tx,
  parts: LearningParts,
  learner: LearnerEnrollment,
  now: Date,
): Promise<void> => {
  const lessons = await listLessonProgress(tx, learner.enrollment.id)
  const next = lessons.find(({ progress }) => progress.state !== 'passed')
  if (next?.progress.state === 'locked') await moveLesson(tx, next.progress, next.quiz, 'lesson.unlocked', now)
  if (next !== undefined) return

  const isCompleted = await complete(tx, parts, learner, { now, completedAt: now, isTold: true })
  if (!isCompleted) await moveEnrollment(tx, learner.enrollment, 'enrollment.expired', true, now)
}

/**
 * Completes an enrolment that goes on again where all of its lessons were passed while it could not be completed: no
 * pass is to come that would. As of the last of them. Says whether it did; nobody is mailed where not `isTold`.
 */
export const completeIfPassed = async (
  tx: Tx,
  parts: LearningParts,
  enrollmentId: number,
  { now, isTold }: Pick<Completing, 'now' | 'isTold'>,
): Promise<boolean> => {
  if (!(await listWhollyPassed(tx, [enrollmentId])).has(enrollmentId)) return false
  const learner = await findEnrollment(tx, enrollmentId)
  if (!learner) throw new Error(`The enrolment ${enrollmentId} is gone`)
  const completedAt = (await findLastPass(tx, enrollmentId)) ?? now
  return complete(tx, parts, learner, { now, completedAt, isTold })
}

/** A mail in the learner's language: the enrolment stands, and here is the code that verifies it. */
export const confirmEnrollment = async (
  tx: Tx,
  parts: LearningParts,
  learner: LearnerEnrollment,
  verificationCode: string,
): Promise<void> => {
  const { course, enrollment, user } = learner
  await parts.mail.send(tx, {
    template: 'enrollmentConfirmed',
    to: { name: nameOf(user), address: user.email },
    language: user.language,
    data: {
      enrollmentId: enrollment.id,
      courseTitle: course.title[user.language],
      courseLink: `${parts.settings.publicUrl}/online-course/${course.id}`,
      verificationCode,
      verificationLink: verificationLinkOf(parts.settings, verificationCode),
      expiresAt: wallTimeOf(enrollment.expirationDate.getTime(), parts.settings.timeZone).date,
    },
  })
}
