/**
 * Where a person stands in a course, the first that holds: a valid certificate is `current`, or `expiring` where it
 * ends within 30 days; `overdue` is one that was not held on the day that the group was given; `inProgress` is an open
 * enrolment or a seat in a class to come; `expired` was held or begun once.
 */
export const STANDINGS = ['none', 'inProgress', 'overdue', 'expiring', 'expired', 'current'] as const
export type Standing = (typeof STANDINGS)[number]

export const isStanding = (value: unknown): value is Standing => STANDINGS.some((standing) => standing === value)

/** Days before its end from which a certificate is `expiring`. */
export const EXPIRING_DAYS = 30

/** Days in which nobody is reminded of the same course twice. */
export const REMINDER_DAYS = 7

/** Courses that a group may be expected to hold. */
export const REQUIREMENTS_MAX = 50

export type Requirement = Readonly<{ courseId: number; dueOn: string | null }>

/** What a group is to hold, with a course that it was not to hold, or without one that it was. */
export const toggleCourse = (courses: readonly Requirement[], courseId: number): Requirement[] =>
  courses.some((course) => course.courseId === courseId)
    ? courses.filter((course) => course.courseId !== courseId)
    : [...courses, { courseId, dueOn: null }]

/** By which day the group is to hold a course; null is no hurry. */
export const dateCourse = (courses: readonly Requirement[], courseId: number, dueOn: string | null): Requirement[] =>
  courses.map((course) => (course.courseId === courseId ? { courseId, dueOn } : course))

/** Of a course's column. */
export const courseColumn = (courseId: number): string => `course-${courseId}`

const TWELVE_HOURS = 43_200_000

/** The last day that is over everywhere on earth: a day that was given is not over before. `now` in milliseconds. */
export const lastDayOver = (now: number): string => {
  const day = new Date(now - TWELVE_HOURS)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
