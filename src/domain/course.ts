/** Course type ids of the specification, section 3; they choose the card's picture. */
export const COURSE_TYPE = { standard: 1, instructor: 5, towTruck: 6 } as const

export type CoursePicture = keyof typeof COURSE_TYPE

export const coursePictureOf = (courseTypeId: number): CoursePicture =>
  courseTypeId === COURSE_TYPE.instructor
    ? 'instructor'
    : courseTypeId === COURSE_TYPE.towTruck
      ? 'towTruck'
      : 'standard'

/** Scheduled course status ids (specification, section 4). */
export const CLASS_STATUS = { scheduled: 1, cancelled: 2, completed: 3 } as const

export type ScheduledClass = Readonly<{
  courseId: number
  courseStatusId: number
  courseDate: string
  courseEndDate: string | null
}>

/**
 * The in-person card's rule (specification, section 4): enrolled while a scheduled class of the course,
 * by its end date or its date if it has none, has not passed. `now` in milliseconds.
 */
export const isEnrolledInPerson = (
  courseId: number,
  enrollments: readonly Readonly<{ instructorCourse: ScheduledClass }>[],
  now: number,
): boolean =>
  enrollments.some(
    ({ instructorCourse: held }) =>
      held.courseId === courseId &&
      held.courseStatusId === CLASS_STATUS.scheduled &&
      Date.parse(held.courseEndDate ?? held.courseDate) >= now,
  )
