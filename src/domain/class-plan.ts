import type { ClashQuestion } from './class-clash.ts'
import { classForm, type ClassForm } from './contract/class-form.contract.ts'
import type { HeldClass } from './contract/held-class.contract.ts'
import { rulesOf, type FieldRule } from './field-rules.ts'
import { stepsOf } from './keys.ts'
import { ROLE, type RoleId } from './role.ts'
import { daysLater, instantOf, instantsOf, isTimeZone, isWallTime, wallTimeOf, type WallTime } from './zoned-time.ts'

/** Who plans a class. */
export const CLASS_PLANNERS: readonly RoleId[] = [ROLE.instructor, ROLE.admin, ROLE.owner]

/** A class as a person writes it: by the clock of the venue. Texts may be half written. */
export type ClassPlan = Readonly<{
  /** 0: none is chosen. */
  courseId: number
  /** Each `2026-11-22 08:00 12:00`: day, beginning, end. An end that is not after the beginning is on the next day. */
  sessions: readonly string[]
  timeZone: string
  venue: string
  address: string
  city: string
  county: string
  /** 0: none is named. */
  hostAgencyId: number
  capacity: string
  /** `2026-11-21 17:00` */
  registrationClosesAt: string
  notes: string
  coInstructorIds: readonly number[]
}>

export type PlanField = keyof ClassPlan
/** By field, or by the place of a session: `sessions.1`. */
export type PlanErrors = Readonly<Record<string, FieldRule>>

/** The wizard's, before its review: every field belongs to one. */
export const PLAN_STEPS = stepsOf<PlanField>()([
  { key: 'course', fields: ['courseId', 'coInstructorIds'] },
  { key: 'sessions', fields: ['timeZone', 'sessions'] },
  { key: 'venue', fields: ['venue', 'address', 'city', 'county', 'hostAgencyId'] },
  { key: 'seats', fields: ['capacity', 'registrationClosesAt', 'notes'] },
])
export type PlanStep = (typeof PLAN_STEPS)[number]['key']

export type PlannedSession = Readonly<{ date: string; start: string; end: string }>

export const readSession = (text: string): PlannedSession => {
  const [date = '', start = '', end = ''] = text.split(' ')
  return { date, start, end }
}
export const writeSession = ({ date, start, end }: PlannedSession): string => `${date} ${start} ${end}`

export const BLANK_SESSION = writeSession({ date: '', start: '', end: '' })

const FIRST_CAPACITY = '24'

const NO_CLOSING = ' '

export const blankPlan = (timeZone: string): ClassPlan => ({
  courseId: 0,
  sessions: [BLANK_SESSION],
  timeZone,
  venue: '',
  address: '',
  city: '',
  county: '',
  hostAgencyId: 0,
  capacity: FIRST_CAPACITY,
  registrationClosesAt: NO_CLOSING,
  notes: '',
  coInstructorIds: [],
})

const wallsOf = (text: string): readonly [WallTime, WallTime] => {
  const { date, start, end } = readSession(text)
  const begins = { date, time: start }
  const ends = { date, time: end }
  return [begins, end <= start && isWallTime(ends) ? daysLater(ends, 1) : ends]
}

/** What is wrong with a session in itself; null where nothing is, in the venue's zone. */
export const sessionProblem = (text: string, timeZone: string): FieldRule | null => {
  const walls = wallsOf(text)
  if (!walls.every(isWallTime)) return 'required'
  return walls.every((wall) => instantsOf(wall, timeZone).length > 0) ? null : 'skippedHour'
}

const spanOf = (text: string, timeZone: string) => {
  const [begins, ends] = wallsOf(text)
  return {
    startsAt: new Date(instantOf(begins, timeZone)).toISOString(),
    endsAt: new Date(instantOf(ends, timeZone)).toISOString(),
  }
}

const wallIn = (text: string): WallTime => {
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}

const writeWall = ({ date, time }: WallTime): string => `${date} ${time}`

/** When registration may close by itself: the day before the first session at its hour, or as it begins. */
const ownClosings = ({ sessions: [first = BLANK_SESSION] }: ClassPlan): readonly WallTime[] => {
  const [begins] = wallsOf(first)
  return isWallTime(begins) ? [daysLater(begins, -1), begins] : []
}

/**
 * The plan with its closing following the first session, unless a person chose it: the earliest of its own closings
 * that is not past, by the venue's clock. None as long as there is no such session. `now` in milliseconds.
 */
export const withClosing = (plan: ClassPlan, before: ClassPlan, now: number): ClassPlan => {
  const { registrationClosesAt: held, timeZone } = plan
  const isOwn = [NO_CLOSING, ...ownClosings(before).map(writeWall)].includes(held)
  if (held !== before.registrationClosesAt || !isOwn) return plan
  const ahead = ownClosings(plan).find((wall) => isTimeZone(timeZone) && instantOf(wall, timeZone) > now)
  return { ...plan, registrationClosesAt: ahead ? writeWall(ahead) : NO_CLOSING }
}

/**
 * The plan of a class that is there, with its closing going along where the first session is moved: the day before
 * stays the day before, and its beginning its beginning; any other one was chosen, and stays. Where registration is
 * open and the day before is past, it closes as the class begins; where it was over it is not opened by that.
 */
export const withMovedClosing = (plan: ClassPlan, before: ClassPlan, now: number): ClassPlan => {
  const { registrationClosesAt: held, timeZone } = plan
  if (held !== before.registrationClosesAt || plan.sessions[0] === before.sessions[0]) return plan
  const at = held === NO_CLOSING ? 0 : ownClosings(before).map(writeWall).indexOf(held)
  if (at === -1) return plan
  const isToCome = (wall: WallTime): boolean =>
    isWallTime(wall) && isTimeZone(timeZone) && instantOf(wall, timeZone) > now
  const kept = ownClosings(plan).slice(at)
  const isOver = held !== NO_CLOSING && !isToCome(wallIn(held))
  const closes = isOver ? kept[0] : (kept.find(isToCome) ?? kept[0])
  return { ...plan, registrationClosesAt: closes ? writeWall(closes) : NO_CLOSING }
}

type Judged = Readonly<{ form: ClassForm | null; errors: PlanErrors }>

const definite = (errors: Readonly<Record<string, FieldRule | null | undefined>>): PlanErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([path, error]) => (error ? [[path, error] as const] : [])))

/** A class begins ahead. `now` in milliseconds. */
export const isAhead = ({ startsAt }: Readonly<{ startsAt: string }>, now: number): boolean =>
  Date.parse(startsAt) > now

/**
 * Of each session what is wrong with it, and last that it begins before the one before it has ended, or that the first
 * is past.
 */
const sessionErrors = ({ sessions, timeZone }: ClassPlan, now: number): PlanErrors => {
  const problems = sessions.map((text) => sessionProblem(text, timeZone))
  const spans = sessions.map((text, at) => (problems[at] === null ? spanOf(text, timeZone) : null))
  return definite(
    Object.fromEntries(
      sessions.map((_, at) => {
        const [before, own] = [spans[at - 1], spans[at]]
        const isEarly = before && own && Date.parse(own.startsAt) < Date.parse(before.endsAt)
        const isPast = at === 0 && own && !isAhead(own, now)
        return [`sessions.${at}`, problems[at] ?? (isEarly ? 'sessionOrder' : isPast ? 'pastSession' : null)]
      }),
    ),
  )
}

/**
 * The plan as the server takes it, or what is wrong with it at `now`. An unknown zone is judged before any time in it.
 */
const judge = (plan: ClassPlan, now: number): Judged => {
  const { courseId, timeZone, venue, address, city, county, registrationClosesAt, notes } = plan
  const isZone = rulesOf(classForm)({ ...ANY_FORM, timeZone }).timeZone === undefined
  const wrong = isZone ? sessionErrors(plan, now) : {}
  const areSessions = isZone && Object.keys(wrong).length === 0
  const closes = wallIn(registrationClosesAt)
  const isClosing = isWallTime(closes)
  // Field by field: whoever edits holds more than a plan.
  const form: ClassForm = {
    courseId,
    timeZone,
    venue,
    address,
    city,
    county,
    notes,
    sessions: areSessions ? plan.sessions.map((text) => spanOf(text, timeZone)) : [],
    hostAgencyId: plan.hostAgencyId === 0 ? null : plan.hostAgencyId,
    capacity: /^\d{1,6}$/.test(plan.capacity.trim()) ? Number(plan.capacity) : Number.NaN,
    registrationClosesAt: isZone && isClosing ? new Date(instantOf(closes, timeZone)).toISOString() : '',
    coInstructorIds: [...plan.coInstructorIds],
  }
  const rules: Readonly<Partial<Record<PlanField, FieldRule>>> = rulesOf(classForm)(form)
  const errors = definite({
    ...rules,
    ...wrong,
    sessions: areSessions ? rules.sessions : null,
    registrationClosesAt: isZone ? (isClosing ? rules.registrationClosesAt : 'required') : null,
    capacity: plan.capacity.trim() === '' ? 'required' : rules.capacity && 'invalid',
    courseId: plan.courseId === 0 ? 'required' : rules.courseId,
  })
  return { form: Object.keys(errors).length === 0 ? form : null, errors }
}

const ANY_FORM: ClassForm = {
  courseId: 1,
  sessions: [{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-01-01T01:00:00Z' }],
  timeZone: 'UTC',
  venue: '-',
  address: '-',
  city: '-',
  county: '-',
  hostAgencyId: null,
  capacity: 1,
  registrationClosesAt: '2026-01-01T00:00:00Z',
  notes: '',
  coInstructorIds: [],
}

/** `now` in milliseconds. */
export const planErrors = (plan: ClassPlan, now: number): PlanErrors => judge(plan, now).errors

/** Where a path that the server refuses is written: a session as a whole, and every field but them. */
export const planPlace = (path: string): string => {
  const [field = path, row] = path.split('.')
  return field === 'sessions' && row !== undefined ? `${field}.${row}` : field
}

const AT_ANY_TIME = 0

/** As the server takes it, which judges once more what is past. Throws where the plan is not whole. */
export const classFormOf = (plan: ClassPlan): ClassForm => {
  const { form, errors } = judge(plan, AT_ANY_TIME)
  if (!form) throw new TypeError(`The plan is not whole: ${Object.keys(errors).join(', ')}`)
  return form
}

/** The sessions that can be told already, for whoever asks what is in their way. */
export const knownSpans = ({ sessions, timeZone }: ClassPlan): ClassForm['sessions'] =>
  sessions.filter((text) => sessionProblem(text, timeZone) === null).map((text) => spanOf(text, timeZone))

/** What may be in the way of a plan; null as long as no session is known. */
export const clashQuestionOf = (plan: ClassPlan, except: number | null): ClashQuestion | null => {
  const sessions = knownSpans(plan)
  const { venue, city, coInstructorIds } = plan
  return sessions.length === 0 ? null : { sessions, venue: venue.trim(), city: city.trim(), coInstructorIds, except }
}

const sessionIn = (timeZone: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string => {
  const { date, time: start } = wallTimeOf(Date.parse(startsAt), timeZone)
  return writeSession({ date, start, end: wallTimeOf(Date.parse(endsAt), timeZone).time })
}

/** A class as it stands, for whoever edits it; `viewerId` is not their own co-instructor. */
export const planOf = (held: HeldClass, viewerId: number): ClassPlan => {
  const closes = wallTimeOf(Date.parse(held.registrationClosesAt), held.timeZone)
  return {
    courseId: held.courseId,
    sessions: held.sessions.map((session) => sessionIn(held.timeZone, session)),
    timeZone: held.timeZone,
    venue: held.venue,
    address: held.address,
    city: held.city,
    county: held.county,
    hostAgencyId: held.hostAgencyId ?? 0,
    capacity: String(held.capacity),
    registrationClosesAt: `${closes.date} ${closes.time}`,
    notes: held.notes,
    coInstructorIds: held.instructors.map(({ id }) => id).filter((id) => id !== viewerId),
  }
}

const WEEK_DAYS = 7
const WEEK = WEEK_DAYS * 86_400_000

/** The same class again: on the same days of the week at the same hours, in the first whole weeks ahead that fit. */
export const planAgain = (held: HeldClass, viewerId: number, now: number): ClassPlan => {
  const plan = planOf(held, viewerId)
  const [first] = held.sessions
  const closesBefore = first ? Date.parse(first.startsAt) - Date.parse(held.registrationClosesAt) : 0
  const behind = first ? now + WEEK + closesBefore - Date.parse(first.startsAt) : 0
  const days = Math.max(1, Math.ceil(behind / WEEK)) * WEEK_DAYS
  const moved = ({ date, time }: WallTime) => daysLater({ date, time }, days)
  const closes = moved(wallIn(plan.registrationClosesAt))
  return {
    ...plan,
    sessions: plan.sessions.map((text) => {
      const session = readSession(text)
      return writeSession({ ...session, date: moved({ date: session.date, time: session.start }).date })
    }),
    registrationClosesAt: `${closes.date} ${closes.time}`,
  }
}
