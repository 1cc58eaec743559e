import type { OnlineEnrollment } from '../../../domain/contract/course.contract.ts'
import type { StudentDashboard } from '../../../domain/contract/student.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { enrollmentLabel, type EnrollmentLabel } from '../../../domain/enrollment.ts'

/** `now`: when that was so, by the clock that it is judged with (milliseconds). */
export type DashboardData = Readonly<{ dashboard: StudentDashboard; now: number }>

export type LabelledEnrollment = Readonly<{ enrollment: OnlineEnrollment; label: EnrollmentLabel }>
export type StudentClass = StudentDashboard['classes'][number]
export type HeldCertificate = StudentDashboard['certificates'][number]

const CURRENT: ReadonlySet<EnrollmentLabel['kind']> = new Set(['active', 'completed'])

const isUpcoming = (held: StudentClass, now: number) =>
  held.courseStatusId === CLASS_STATUS.scheduled && Date.parse(held.courseEndDate ?? held.courseDate) >= now

const isCurrent = ({ label }: LabelledEnrollment) => CURRENT.has(label.kind)

/** What goes on, and what is over: enrolments by their label, classes by their status and date. */
export const sortDashboard = ({ dashboard, now }: DashboardData) => {
  const enrollments = dashboard.onlineEnrollments.map((enrollment) => ({
    enrollment,
    label: enrollmentLabel(
      { ...enrollment, lessonCount: enrollment.instructorOnlineCourse.course.lessons.length },
      now,
    ),
  }))
  return {
    current: enrollments.filter(isCurrent),
    past: enrollments.filter((held) => !isCurrent(held)),
    upcoming: dashboard.classes.filter((held) => isUpcoming(held, now)),
    pastClasses: dashboard.classes.filter((held) => !isUpcoming(held, now)),
  }
}

export const isEmptyDashboard = ({ dashboard }: DashboardData): boolean =>
  dashboard.onlineEnrollments.length + dashboard.classes.length + dashboard.certificates.length === 0
