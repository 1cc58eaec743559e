import * as z from 'zod/mini'

import { CLASH_KINDS } from '../class-clash.ts'
import { ruleOf, rule } from '../field-rules.ts'
import { isTimeZone } from '../zoned-time.ts'
import { id, instant, version } from './common.contract.ts'
import { nameUpTo } from './name.contract.ts'

export const CLASS_LIMITS = {
  sessions: 10,
  capacity: 500,
  venue: 120,
  address: 160,
  city: 80,
  county: 80,
  notes: 2000,
  reason: 500,
  message: 2000,
  instructors: 10,
} as const

const DAY = 86_400_000

/** What is written to people, in as many lines as it needs. */
const writing = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

type Span = Readonly<{ startsAt: string; endsAt: string }>

/** A session ends after it begins, and does not last longer than a day. */
export const isSpan = ({ startsAt, endsAt }: Span): boolean => {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  return length > 0 && length <= DAY
}

/** Each begins when the one before it has ended, at the earliest. */
export const areInOrder = (sessions: readonly Span[]): boolean =>
  sessions.every((session, at) => {
    const before = sessions[at - 1]
    return before === undefined || Date.parse(before.endsAt) <= Date.parse(session.startsAt)
  })

export const plannedSessions = z
  .array(z.strictObject({ startsAt: instant, endsAt: instant }).check(z.refine(isSpan, rule('sessionEnd'))))
  .check(z.minLength(1), z.maxLength(CLASS_LIMITS.sessions), z.refine(areInOrder, rule('sessionOrder')))

const fields = {
  sessions: plannedSessions,
  /** IANA name; the venue's clock. */
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, rule('timeZone'))),
  venue: nameUpTo(CLASS_LIMITS.venue),
  address: nameUpTo(CLASS_LIMITS.address),
  city: nameUpTo(CLASS_LIMITS.city),
  county: nameUpTo(CLASS_LIMITS.county),
  hostAgencyId: z.nullable(id),
  capacity: z.int().check(z.gte(1), z.lte(CLASS_LIMITS.capacity)),
  registrationClosesAt: instant,
  /** What students are told with their seat. */
  notes: z.string().check(z.trim(), z.maxLength(CLASS_LIMITS.notes)),
  /** Who teaches beside the one who asks. An administrator who teaches nothing names all of them. */
  coInstructorIds: z.array(id).check(z.maxLength(CLASS_LIMITS.instructors)),
}

type Timed = Readonly<{ sessions: readonly Span[]; registrationClosesAt: string }>

/** Nobody registers for a class that has begun. */
export const closesInTime = ({ sessions: [first], registrationClosesAt }: Timed): boolean =>
  first === undefined || Date.parse(registrationClosesAt) <= Date.parse(first.startsAt)

const closing = z.refine<Timed>(closesInTime, {
  ...ruleOf('closesLate', 'registrationClosesAt'),
  when: ({ value, issues }) => {
    if (typeof value !== 'object' || value === null) return false
    const { sessions, registrationClosesAt } = value as Partial<Timed>
    const isWrong = issues.some(({ path: [field] = [] }) => field === 'sessions' || field === 'registrationClosesAt')
    return Array.isArray(sessions) && typeof registrationClosesAt === 'string' && !isWrong
  },
})

/** POST /instructor-courses */
export const classForm = z.strictObject({ courseId: id, ...fields }).check(closing)

export const createdClass = z.object({ id })

/** PATCH /instructor-courses/{id}: the class as it is to be, and the version from which that was made. Its course stays. */
export const classChanges = z.strictObject({ ...fields, version }).check(closing)

/** POST /instructor-courses/{id}/cancel. The reason is mailed as it is written. */
export const classCancellation = z.strictObject({ reason: writing(CLASS_LIMITS.reason) })

/** The last three are those on the class who were marked so. */
export const MESSAGE_AUDIENCES = ['all', 'registered', 'waitlisted', 'present', 'partial', 'noShow'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

/** Of an address; null for anything else. */
export const audienceIn = (text: string | null): MessageAudience | null =>
  MESSAGE_AUDIENCES.find((audience) => audience === text) ?? null

/** POST /instructor-courses/{id}/messages */
export const classMessageForm = z.strictObject({
  audience: z.enum(MESSAGE_AUDIENCES),
  text: writing(CLASS_LIMITS.message),
})

/** One of GET /instructor-courses/clashes. */
export const classClash = z.object({
  kind: z.enum(CLASH_KINDS),
  courseTitle: z.string(),
  venue: z.string(),
  city: z.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  /** Who would have to be at both. */
  instructors: z.array(z.string()),
})
export const classClashes = z.object({ items: z.array(classClash) })

export type ClassForm = z.infer<typeof classForm>
export type ClassFormField = keyof ClassForm
export type ClassChanges = z.infer<typeof classChanges>
export type ClassMessageForm = z.infer<typeof classMessageForm>
export type ClassClash = z.infer<typeof classClash>
