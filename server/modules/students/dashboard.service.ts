import type { StudentDashboard } from '../../../src/domain/contract/student.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { secondsOf, unwatchedOf } from '../../../src/domain/watch-credit.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { signDownload } from '../certificates/certificate-download.ts'
import { listCertificates } from '../certificates/certificates.repository.ts'
import { stateOf } from '../certificates/certificates.service.ts'
import { listSeats } from '../classes/classes.repository.ts'
import { maySeeStudents } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { presentEnrollments } from '../enrollments/enrollment-view.ts'
import { listEnrollments, listLessonProgress } from '../enrollments/enrollments.repository.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'

/** An enrolment that can be learned in, and when that was last done. */
const openCourses = async (query: Queryable, studentId: number, now: Date) => {
  const open = (await listEnrollments(query, studentId)).filter((enrollment) => isOpen(enrollment, now))
  const courses = []
  for (const enrollment of open) {
    const lessons = await listLessonProgress(query, enrollment.id)
    const reports = lessons.map(({ progress }) => progress.lastReportAt?.getTime() ?? 0)
    courses.push({ enrollment, lessons, workedOnAt: Math.max(enrollment.lastActivityAt.getTime(), ...reports) })
  }
  return courses.toSorted((a, b) => b.workedOnAt - a.workedOnAt)
}

export const createDashboard = ({ addresses, clock, db }: LearningParts) => ({
  read: async (caller: Learner, studentId: number, language: Language): Promise<StudentDashboard> => {
    if (studentId !== caller.studentId && !maySeeStudents(caller)) throw notFound()
    const now = clock.now()
    const enrollments = await listEnrollments(db, studentId)
    const presented = await presentEnrollments(db, enrollments, language)
    const [worked] = await openCourses(db, studentId, now)
    const lesson = worked?.lessons.find(({ progress }) => progress.state !== 'passed')
    const title = presented.find(({ id }) => id === worked?.enrollment.id)?.instructorOnlineCourse.course.title ?? ''
    const seats = await listSeats(db, studentId)
    const certificates = await listCertificates(db, studentId)

    return {
      next:
        worked && lesson
          ? {
              enrollmentId: worked.enrollment.id,
              courseId: worked.enrollment.courseId,
              courseTitle: title,
              lessonId: lesson.lesson.id,
              position: lesson.lesson.position,
              lessonTitle: lesson.lesson.title[language],
              secondsLeft: secondsOf(unwatchedOf(lesson.progress.ranges, lesson.lesson.timeLength)),
            }
          : null,
      onlineEnrollments: presented,
      classes: seats.map(({ held, courseTitle }) => ({
        id: held.id,
        courseId: held.courseId,
        courseTitle: courseTitle[language],
        courseStatusId: held.courseStatusId,
        courseDate: held.courseDate.toISOString(),
        courseEndDate: held.courseEndDate?.toISOString() ?? null,
        timeZone: held.timeZone,
        venue: held.venue,
      })),
      certificates: certificates.map((certificate) => ({
        number: certificate.number,
        courseTitle: certificate.courseTitle[language],
        completedOn: certificate.completedOn.toISOString(),
        expiresAt: certificate.expiresAt?.toISOString() ?? null,
        state: stateOf(certificate, now),
        downloadUrl:
          certificate.revokedAt === null && certificate.supersededBy === null
            ? signDownload(addresses, certificate.number, caller.userId, now)
            : null,
      })),
    }
  },
})
