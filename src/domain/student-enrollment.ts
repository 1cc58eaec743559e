import type { Attendance, RegistrationState } from './class.ts'
import type { Delivery } from './delivery.ts'
import type { EnrollmentLabel } from './enrollment-label.ts'
import { allOf } from './keys.ts'

/** Kinds of the label that an online enrolment is shown with (specification, section 4). */
export const ENROLLMENT_LABELS = allOf<Exclude<EnrollmentLabel['kind'], 'unknown'>>()([
  'active',
  'expiredIncomplete',
  'completed',
  'completedExpired',
  'expired',
  'dropped',
])
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

/** Without a word about it, the online ones. */
export const deliveryOf = (filters: Readonly<Record<string, readonly string[]>>): Delivery =>
  filters['delivery']?.[0] === 'inPerson' ? 'inPerson' : 'online'

/** People who can be written to at once. */
export const MESSAGE_RECIPIENTS_MAX = 500
export const MESSAGE_LIMITS = { subject: 120, text: 4000 } as const
