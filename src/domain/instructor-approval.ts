import { wallTimeOf } from './zoned-time.ts'

/** How the approval of an instructor to teach a course stands: what is to be looked after comes first. */
export const APPROVAL_STATES = ['suspended', 'lapsed', 'approved'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** For how long what was taught approves somebody, from the last class, where nobody said anything else. */
export const APPROVAL_YEARS = 2

/** Days before its end in which an instructor is told of it. */
export const APPROVAL_WARNED_DAYS = 60

export type ApprovalFacts = Readonly<{ endsAt: Date; suspendedAt: Date | null }>

/** Suspended weighs more than lapsed. `now` in milliseconds. */
export const approvalState = ({ endsAt, suspendedAt }: ApprovalFacts, now: number): ApprovalState => {
  if (suspendedAt !== null) return 'suspended'
  return endsAt.getTime() <= now ? 'lapsed' : 'approved'
}

/** The last day of an approval, by the programme's clock. */
export const lastDayOf = (endsAt: Date, timeZone: string): string => wallTimeOf(endsAt.getTime() - 1, timeZone).date
