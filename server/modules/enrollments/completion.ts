import type { Tx } from '../../platform/db/database.ts'
import { issueCertificate } from '../certificates/certificates.service.ts'
import { verificationLinkOf } from '../enrollment-verification/verification-link.ts'
import { moveLesson } from '../lessons/lesson-lifecycle.ts'
import { moveEnrollment } from './enrollment-lifecycle.ts'
import { listLessonProgress } from './enrollments.repository.ts'
import type { LearnerEnrollment } from './enrollments.repository.ts'
import type { LearningParts } from './learning-parts.ts'

const nameOf = ({ firstName, lastName }: LearnerEnrollment['user']) => `${firstName} ${lastName}`.trim()

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

  const completed = await moveEnrollment(tx, learner.enrollment, 'lessons.completed', true, now)
  if (completed === null) {
    await moveEnrollment(tx, learner.enrollment, 'enrollment.expired', true, now)
    return
  }
  const { course, user } = learner
  const certificate = await issueCertificate(tx, {
    studentId: learner.student.id,
    recipientName: nameOf(user),
    course,
    completedAt: now,
    earnedBy: { enrollmentId: completed.id },
  })
  await parts.audit.record(tx, {
    action: 'certificate.earned',
    actorId: user.id,
    subject: `certificate:${certificate.number}`,
  })
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
      expiresAt: enrollment.expirationDate.toISOString(),
    },
  })
}
