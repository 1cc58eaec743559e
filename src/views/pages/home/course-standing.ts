import type { Course } from '../../../domain/contract/course.contract.ts'
import { isEnrolledInPerson, type ScheduledClass } from '../../../domain/course.ts'
import { isEnrolledOnline } from '../../../domain/enrollment.ts'

/** What a student holds of the courses, and when that was so by the clock that it is judged with (milliseconds). */
export type Holdings = Readonly<{
  online: readonly Readonly<{ courseId: number; status: number; expirationDate: string }>[]
  inPerson: readonly Readonly<{ instructorCourse: ScheduledClass & Readonly<{ id: number | null }> }>[]
  now: number
}>

/** `none` for who is no student, `unknown` while they are not there. */
export type KnownHoldings = Holdings | 'none' | 'unknown'

/** Whether a student has a seat in a class. */
export const hasSeat = (classId: number, holdings: KnownHoldings): boolean =>
  typeof holdings === 'object' && holdings.inPerson.some(({ instructorCourse }) => instructorCourse.id === classId)

/** How a card shows its course; `unknown` while the holdings are not there, `plain` when there is nothing to say. */
export type CardStanding = 'enrolled' | 'notEnrolled' | 'plain' | 'unknown'

export const cardStanding = (course: Course, holdings: KnownHoldings): CardStanding => {
  if (holdings === 'unknown') return 'unknown'
  if (holdings === 'none') return course.isOnline ? 'notEnrolled' : 'plain'
  if (!course.isOnline) return isEnrolledInPerson(course.id, holdings.inPerson, holdings.now) ? 'enrolled' : 'plain'
  return holdings.online.some((held) => held.courseId === course.id && isEnrolledOnline(held, holdings.now))
    ? 'enrolled'
    : 'notEnrolled'
}
