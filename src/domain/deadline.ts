import type { StudentDashboard } from './contract/student.contract.ts'
import { ENROLLMENT_STATUS } from './enrollment.ts'
import { lastDayOver } from './group-progress.ts'

/** Something that a student is to do by a moment or a day. Classes, and offers of a seat, stand among the classes. */
export type Deadline = Readonly<{
  /** Tells it from all others. */
  key: string
  courseId: number
  courseTitle: string
  /** ISO-8601; a day of the calendar for what a group expects; null where no date is set. */
  at: string | null
  isOverdue: boolean
}> &
  (
    | Readonly<{ kind: 'enrollment' }>
    | Readonly<{ kind: 'group'; groupName: string; isOnline: boolean; isEnrolled: boolean }>
    /** A certificate that ends soon or has ended: the course is taken again. */
    | Readonly<{ kind: 'certificate'; isOnline: boolean }>
  )

type Dated = Pick<StudentDashboard, 'certificates' | 'groupCourses' | 'onlineEnrollments'>

/** Of a day its end in UTC: by it dates are put in their order, and nothing is called late. */
const endOf = (at: string): number => Date.parse(at.length > 10 ? at : `${at}T23:59:59.999Z`)

const ofEnrollments = ({ onlineEnrollments }: Dated, now: number): Deadline[] =>
  onlineEnrollments.flatMap(
    ({ expirationDate, id, instructorOnlineCourse: { courseId, course }, status }): Deadline[] =>
      status === ENROLLMENT_STATUS.active && Date.parse(expirationDate) >= now
        ? [
            {
              kind: 'enrollment',
              key: `enrollment ${id}`,
              courseId,
              courseTitle: course.title,
              at: expirationDate,
              isOverdue: false,
            },
          ]
        : [],
  )

const ofGroups = ({ groupCourses }: Dated, enrolled: ReadonlySet<number>, now: number): Deadline[] =>
  groupCourses.map(({ courseId, courseTitle, dueOn, groupName, isOnline }) => ({
    kind: 'group',
    key: `group ${courseId}`,
    courseId,
    courseTitle,
    at: dueOn,
    isOverdue: dueOn !== null && dueOn <= lastDayOver(now),
    groupName,
    isOnline,
    isEnrolled: enrolled.has(courseId),
  }))

const ofCertificates = ({ certificates }: Dated, now: number): Deadline[] =>
  certificates.flatMap(({ courseTitle, expiresAt: at, number, renewal }): Deadline[] =>
    renewal === null || at === null
      ? []
      : [
          {
            kind: 'certificate',
            key: `certificate ${number}`,
            courseId: renewal.id,
            courseTitle,
            at,
            isOverdue: Date.parse(at) < now,
            isOnline: renewal.isOnline,
          },
        ],
  )

const whenOf = ({ at }: Deadline): number => (at === null ? Number.MAX_SAFE_INTEGER : endOf(at))

/** What comes up for a student, the soonest first and a course once; what has no date comes last. `now` in ms. */
export const deadlinesOf = (dashboard: Dated, now: number): Deadline[] => {
  const enrollments = ofEnrollments(dashboard, now)
  const groups = ofGroups(dashboard, new Set(enrollments.map(({ courseId }) => courseId)), now)
  const all = [...enrollments, ...groups, ...ofCertificates(dashboard, now)].toSorted((a, b) => whenOf(a) - whenOf(b))
  return all.filter(({ courseId }, at) => all.findIndex((one) => one.courseId === courseId) === at)
}
