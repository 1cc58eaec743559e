/** Online enrolment status ids of the specification, section 4. */
export const ENROLLMENT_STATUS = { active: 1, expired: 2, completed: 3, dropped: 5 } as const

/** The online card's rule: 'Enrolled' with Continue if an unexpired enrolment exists. `now` in milliseconds. */
export const isEnrolledOnline = (
  enrollment: Readonly<{ status: number; expirationDate: string }> | null,
  now: number,
): boolean =>
  enrollment !== null &&
  (enrollment.status === ENROLLMENT_STATUS.active || enrollment.status === ENROLLMENT_STATUS.completed) &&
  Date.parse(enrollment.expirationDate) >= now
