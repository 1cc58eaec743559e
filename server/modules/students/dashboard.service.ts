import { isRenewalDue } from '../../../src/domain/certificate.ts'
import { OPEN_STATES } from '../../../src/domain/class.ts'
import type { DashboardAnswer } from '../../../src/domain/contract/student.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { secondsOf, unwatchedOf } from '../../../src/domain/watch-credit.ts'
import { notFound } from '../../platform/refusal.ts'
import { nameOf } from '../certificates/certificate-changes.service.ts'
import { signBadge, signDownload } from '../certificates/certificate-download.ts'
import { isGivenOut, stateOf } from '../certificates/certificates.service.ts'
import { presentCourse } from '../courses/courses.service.ts'
import { maySeeAllOf } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import { pictureOf } from '../lessons/lesson-files.ts'
import { signCalendar } from '../registrations/calendar-address.ts'
import {
  listGroupCourses,
  listStudentCertificates,
  listStudentClasses,
  listStudentEnrollments,
} from './dashboard.repository.ts'
import type { StudentCertificate } from './dashboard.repository.ts'

type Enrolled = Awaited<ReturnType<typeof listStudentEnrollments>>[number]
type Attended = Awaited<ReturnType<typeof listStudentClasses>>[number]

const workedOnAt = ({ enrollment, lessons }: Enrolled): number =>
  Math.max(
    enrollment.lastActivityAt.getTime(),
    ...lessons.map(({ lastReportAt }) => (lastReportAt === null ? 0 : Date.parse(lastReportAt))),
  )

/** The first lesson to go on with, of the open enrolment last worked on. */
const nextOf = (enrolled: readonly Enrolled[], language: Language, now: Date): DashboardAnswer['next'] => {
  const [worked] = enrolled
    .filter(({ enrollment }) => isOpen(enrollment, now))
    .toSorted((a, b) => workedOnAt(b) - workedOnAt(a))
  const lesson = worked?.lessons.find(({ state }) => state !== 'passed')
  return worked && lesson
    ? {
        enrollmentId: worked.enrollment.id,
        courseId: worked.enrollment.courseId,
        courseTitle: worked.courseTitle[language],
        lessonId: lesson.lessonId,
        position: lesson.position,
        lessonTitle: lesson.title,
        lessonPicture: pictureOf(lesson.files),
        state: lesson.state,
        secondsLeft: secondsOf(unwatchedOf(lesson.ranges, lesson.timeLength)),
      }
    : null
}

const presentEnrolled = (
  { enrollment, courseTitle, lessons }: Enrolled,
  language: Language,
): DashboardAnswer['onlineEnrollments'][number] => ({
  id: enrollment.id,
  studentId: enrollment.studentId,
  startedAt: enrollment.startedAt.toISOString(),
  expirationDate: enrollment.expirationDate.toISOString(),
  status: enrollment.statusId,
  isVerified: enrollment.isVerified,
  incomplete: enrollment.incomplete,
  progress: lessons.map(({ lessonId, status }) => ({ lessonId, status })),
  instructorOnlineCourse: {
    id: enrollment.offeringId,
    courseId: enrollment.courseId,
    course: {
      id: enrollment.courseId,
      title: courseTitle[language],
      lessons: lessons.map(({ lessonId }) => ({ id: lessonId })),
    },
  },
})

const isToCome = ({ held }: Attended, now: Date): boolean =>
  held.courseStatusId === CLASS_STATUS.scheduled && (held.courseEndDate ?? held.courseDate) >= now

const isSeated = ({ place }: Attended): boolean => place.state === 'registered' || place.state === 'walkIn'

export const createDashboard = ({ addresses, clock, db }: LearningParts) => {
  const presentAttended = (
    attended: Attended,
    caller: Learner,
    language: Language,
    now: Date,
  ): DashboardAnswer['classes'][number] => {
    const { courseTitle, held, place, waitlistPosition } = attended
    const isOwn = place.studentId === caller.studentId
    return {
      id: held.id,
      registrationId: place.id,
      registrationState: place.state,
      attendance: place.attendance,
      offerEndsAt: place.state === 'offered' ? (place.offerEndsAt?.toISOString() ?? null) : null,
      waitlistPosition: place.state === 'waitlisted' ? waitlistPosition : null,
      calendarUrl:
        isOwn && isSeated(attended) && isToCome(attended, now)
          ? signCalendar(addresses, place.id, caller.userId, held)
          : null,
      courseId: held.courseId,
      courseTitle: courseTitle[language],
      courseStatusId: held.courseStatusId,
      courseDate: held.courseDate.toISOString(),
      courseEndDate: held.courseEndDate?.toISOString() ?? null,
      timeZone: held.timeZone,
      venue: held.venue,
    }
  }

  const presentHeld = (
    { categoryName, categoryPicture, certificate, course, holder, isFollowed }: StudentCertificate,
    caller: Learner,
    language: Language,
    now: Date,
    underWay: ReadonlySet<number>,
  ): DashboardAnswer['certificates'][number] => {
    const { completedOn, expiresAt, issuedAt, number, recipientName, supersededBy } = certificate
    const isGiven = isGivenOut(certificate)
    const name = nameOf(holder)
    const papers = { number, ownerId: holder.userId }
    const canRenew =
      isGiven &&
      course.isPublished &&
      !isFollowed &&
      !underWay.has(course.id) &&
      isRenewalDue(expiresAt?.toISOString() ?? null, now.getTime())
    return {
      number,
      courseTitle: certificate.courseTitle[language],
      recipientName,
      completedOn: completedOn.toISOString(),
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      state: stateOf(certificate, now),
      supersededBy,
      downloadUrl: isGiven ? signDownload(addresses, papers, caller, now) : null,
      badgeUrl: isGiven ? signBadge(addresses, papers, caller, now) : null,
      correctedName: isGiven && name !== recipientName ? name : null,
      renewal: canRenew ? presentCourse({ ...course, categoryName, categoryPicture }, language) : null,
    }
  }

  return {
    /**
     * All that a student's own page shows, in four statements however much there is. It is of all that they do: 404 to
     * whoever may not see that.
     */
    read: async (caller: Learner, studentId: number, language: Language): Promise<DashboardAnswer> => {
      if (!maySeeAllOf(caller, studentId)) throw notFound()
      const now = clock.now()
      const [enrolled, attended, held, expected] = await Promise.all([
        listStudentEnrollments(db, studentId, language),
        listStudentClasses(db, studentId),
        listStudentCertificates(db, studentId),
        listGroupCourses(db, studentId),
      ])
      const openStates: readonly string[] = OPEN_STATES
      const underWay = new Set([
        ...enrolled.flatMap(({ enrollment }) => (isOpen(enrollment, now) ? [enrollment.courseId] : [])),
        ...attended.flatMap((place) =>
          isToCome(place, now) && openStates.includes(place.place.state) ? [place.held.courseId] : [],
        ),
      ])
      const certificates = held.map((row) => presentHeld(row, caller, language, now, underWay))
      const valid = new Set(
        held.flatMap(({ certificate }) => (stateOf(certificate, now) === 'valid' ? [certificate.courseId] : [])),
      )
      return {
        next: nextOf(enrolled, language, now),
        onlineEnrollments: enrolled.map((row) => presentEnrolled(row, language)),
        classes: attended.map((row) => presentAttended(row, caller, language, now)),
        certificates,
        groupCourses: expected
          .filter(({ courseId }) => !valid.has(courseId))
          .map(({ courseId, courseTitle, dueOn, groupName, isOnline }) => ({
            courseId,
            courseTitle: courseTitle[language],
            isOnline,
            groupName,
            dueOn,
          })),
      }
    },
  }
}
