import type { Course } from './contract/course.contract.ts'
import type { StudentDashboard } from './contract/student.contract.ts'
import { countedLabel, type EnrollmentLabel } from './enrollment-label.ts'
import { ENROLLMENT_STATUS } from './enrollment.ts'

const DAY = 86_400_000

/** Days before its end from which an active enrolment is said to end soon. */
export const ENDING_DAYS = 30

/** What of a course ends soon or has ended for a student, and when (ISO-8601). */
export type Renewal =
  /** The course can be taken again at once, though an enrolment that was completed still stands. */
  | Readonly<{ kind: 'certificateEnds' | 'certificateEnded'; at: string; course: Course }>
  /** One active enrolment per course: it is renewed when it has ended. */
  | Readonly<{ kind: 'enrollmentEnds' | 'enrollmentEnded'; at: string }>

type Held = Readonly<{
  certificates: readonly Pick<StudentDashboard['certificates'][number], 'expiresAt' | 'renewal'>[]
  onlineEnrollments: readonly (Pick<
    StudentDashboard['onlineEnrollments'][number],
    'expirationDate' | 'startedAt' | 'status'
  > &
    Readonly<{ instructorOnlineCourse: Readonly<{ courseId: number }> }>)[]
}>

const OVER: ReadonlySet<EnrollmentLabel['kind']> = new Set(['expired', 'expiredIncomplete', 'completedExpired'])

/** What there is to say of renewing a course, by what the student's own page holds; null when nothing. `now` in ms. */
export const renewalOf = ({ certificates, onlineEnrollments }: Held, courseId: number, now: number): Renewal | null => {
  for (const { expiresAt: at, renewal: course } of certificates)
    if (at !== null && course?.id === courseId)
      return { kind: Date.parse(at) < now ? 'certificateEnded' : 'certificateEnds', at, course }

  const [latest] = onlineEnrollments
    .filter((held) => held.instructorOnlineCourse.courseId === courseId)
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
  if (!latest) return null
  const { expirationDate: at, status } = latest
  if (OVER.has(countedLabel({ status, expirationDate: at, complete: 0, total: 0 }, now).kind))
    return { kind: 'enrollmentEnded', at }
  return status === ENROLLMENT_STATUS.active && Date.parse(at) - now <= ENDING_DAYS * DAY
    ? { kind: 'enrollmentEnds', at }
    : null
}
