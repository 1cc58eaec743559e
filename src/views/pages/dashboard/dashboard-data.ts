import type { StudentDashboard } from '../../../domain/contract/student.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { deadlinesOf } from '../../../domain/deadline.ts'
import { enrollmentLabel, type EnrollmentLabel } from '../../../domain/enrollment-label.ts'

/** `now`: when that was so, by the clock that it is judged with (milliseconds). */
export type DashboardData = Readonly<{ dashboard: StudentDashboard; now: number }>

export type LabelledEnrollment = Readonly<{
  enrollment: StudentDashboard['onlineEnrollments'][number]
  label: EnrollmentLabel
}>
export type StudentClass = StudentDashboard['classes'][number]
export type HeldCertificate = StudentDashboard['certificates'][number]

const CURRENT: ReadonlySet<EnrollmentLabel['kind']> = new Set(['active', 'completed'])

const OVER: ReadonlySet<StudentClass['registrationState']> = new Set(['cancelled', 'lapsed'])

const isUpcoming = (held: StudentClass, now: number) =>
  held.courseStatusId === CLASS_STATUS.scheduled &&
  !OVER.has(held.registrationState) &&
  Date.parse(held.courseEndDate ?? held.courseDate) >= now

/** A seat that is kept for a while is what waits most. */
const isOffered = ({ registrationState }: StudentClass): boolean => registrationState === 'offered'

/** One line of the history. `at`: when it was enrolled in, or held. `isAgain`: a newer enrolment of the course goes on. */
export type Past = Readonly<{ key: string; at: string }> &
  (
    | Readonly<{ kind: 'enrollment'; held: LabelledEnrollment; isAgain: boolean }>
    | Readonly<{ kind: 'class'; held: StudentClass }>
  )

/** What goes on now, what comes up, and what is past, the newest first: each thing stands once. */
export const sortDashboard = ({ dashboard, now }: DashboardData) => {
  const enrollments = dashboard.onlineEnrollments.map((enrollment) => ({
    enrollment,
    label: enrollmentLabel(
      { ...enrollment, lessonCount: enrollment.instructorOnlineCourse.course.lessons.length },
      now,
    ),
  }))
  const current = enrollments.filter(({ label }) => CURRENT.has(label.kind))
  const goesOn = new Set(current.map(({ enrollment }) => enrollment.instructorOnlineCourse.courseId))
  const past: Past[] = [
    ...enrollments
      .filter(({ label }) => !CURRENT.has(label.kind))
      .map((held): Past => {
        const { id, startedAt, instructorOnlineCourse } = held.enrollment
        const isAgain = goesOn.has(instructorOnlineCourse.courseId)
        return { kind: 'enrollment', key: `enrollment ${id}`, at: startedAt, held, isAgain }
      }),
    ...dashboard.classes
      .filter((held) => !isUpcoming(held, now))
      .map((held): Past => ({
        kind: 'class',
        key: `class ${held.registrationId}`,
        at: held.courseDate,
        held,
      })),
  ]
  return {
    current,
    upcoming: dashboard.classes
      .filter((held) => isUpcoming(held, now))
      .toSorted(
        (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || Date.parse(a.courseDate) - Date.parse(b.courseDate),
      ),
    deadlines: deadlinesOf(dashboard, now),
    past: past.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  }
}

export const isEmptyDashboard = ({ dashboard }: DashboardData): boolean =>
  [dashboard.onlineEnrollments, dashboard.classes, dashboard.certificates, dashboard.groupCourses].every(
    ({ length }) => length === 0,
  )
