import type { Attendance, RegistrationState } from './class.ts'
import type { EnrollmentLabel } from './enrollment.ts'
import type { ListDefinition } from './list.ts'

/** Which students an instructor looks at: of the own online offerings, or of the own classes. */
export const DELIVERIES = ['online', 'inPerson'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Kinds of the label that an online enrolment is shown with (specification, section 4). */
export const ENROLLMENT_LABELS = [
  'active',
  'expiredIncomplete',
  'completed',
  'completedExpired',
  'expired',
  'dropped',
] as const satisfies readonly EnrollmentLabel['kind'][]
export type EnrollmentLabelKind = (typeof ENROLLMENT_LABELS)[number]

/** How a student and a class stand to each other, in one word. */
export const CLASS_STANDINGS = ['registered', 'waitlisted', 'offered', 'present', 'partial', 'noShow', 'left'] as const
export type ClassStanding = (typeof CLASS_STANDINGS)[number]

/** What was marked weighs more than the place that it was marked for. */
export const classStanding = ({
  state,
  attendance,
}: Readonly<{ state: RegistrationState; attendance: Attendance | null }>): ClassStanding => {
  if (state === 'cancelled' || state === 'lapsed') return 'left'
  if (attendance !== null) return attendance
  return state === 'walkIn' ? 'registered' : state
}

/**
 * Students across the own online offerings, or across the own classes where `delivery` says so. `expires` is the
 * day that an enrolment ends, or the day of the class.
 */
export const STUDENT_ENROLLMENTS = {
  id: 'studentEnrollments',
  columns: ['name', 'course', 'status', 'expires', 'verified', 'lastActivity', 'email'],
  fixed: ['name'],
  hidden: ['email'],
  sorts: ['lastActivity', 'name', 'expires'],
  sort: '-lastActivity',
  filters: {
    delivery: { kind: 'one', of: DELIVERIES },
    course: { kind: 'number' },
    status: { kind: 'many', of: ENROLLMENT_LABELS },
    standing: { kind: 'many', of: CLASS_STANDINGS },
    verified: { kind: 'one', of: ['yes', 'no'] },
  },
  kinds: {
    by: 'delivery',
    filters: { online: ['course', 'status', 'verified'], inPerson: ['course', 'standing'] } satisfies Record<
      Delivery,
      readonly string[]
    >,
  },
  perPage: [20, 50, 100],
} as const satisfies ListDefinition

const { kinds: _, filters: ofBoth, ...ofEither } = STUDENT_ENROLLMENTS

/** The same as a screen shows it, which has a tab for each: the tab stands beside the list in the address. */
export const STUDENTS_BY_DELIVERY = {
  online: { ...ofEither, filters: { course: ofBoth.course, status: ofBoth.status, verified: ofBoth.verified } },
  inPerson: {
    ...ofEither,
    columns: ['name', 'course', 'status', 'expires', 'lastActivity', 'email'],
    filters: { course: ofBoth.course, standing: ofBoth.standing },
  },
} as const satisfies Readonly<Record<Delivery, ListDefinition>>

/** Without a word about it, the online ones. */
export const deliveryOf = (filters: Readonly<Record<string, readonly string[]>>): Delivery =>
  filters['delivery']?.[0] === 'inPerson' ? 'inPerson' : 'online'

/** People who can be written to at once. */
export const MESSAGE_RECIPIENTS_MAX = 500
export const MESSAGE_LIMITS = { subject: 120, text: 4000 } as const
