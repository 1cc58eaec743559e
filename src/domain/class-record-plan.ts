import {
  blankPlan,
  classFormOf,
  planErrors,
  planPlace,
  withClosing,
  type ClassPlan,
  type PlanErrors,
} from './class-plan.ts'
import {
  RECORDED_EVIDENCE_MAX,
  RECORDED_PEOPLE_MAX,
  recordedClass,
  type RecordedClass,
} from './contract/recorded-class.contract.ts'
import { rulesOf } from './field-rules.ts'
import { stepsOf } from './keys.ts'

/** A class that was held, as a person writes it: a plan of what is over, with who was there. */
export type RecordPlan = ClassPlan &
  Readonly<{
    /** One a line. */
    people: string
    evidence: string
  }>

/** The wizard's, before its review. What only a class ahead has stays as it was given. */
export const RECORD_STEPS = stepsOf<keyof RecordPlan>()([
  { key: 'course', fields: ['courseId', 'coInstructorIds'] },
  { key: 'sessions', fields: ['timeZone', 'sessions'] },
  { key: 'venue', fields: ['venue', 'address', 'city', 'county', 'hostAgencyId'] },
  { key: 'people', fields: ['people', 'evidence', 'capacity', 'registrationClosesAt', 'notes'] },
])
export type RecordStep = (typeof RECORD_STEPS)[number]['key']

export const blankRecord = (timeZone: string): RecordPlan => ({ ...blankPlan(timeZone), people: '', evidence: '' })

/** Nothing is too early for what is over. */
const AT_ANY_TIME = 0

const ADDRESSES = /[^\s<>()[\]"']+@[^\s<>()[\]"']+/g
/** What a cell has in it that nobody sees. */
const UNSEEN = /[\p{Cf}]/gu

/** The addresses in what somebody is written by, where there are any: `Ada Moreno <ada@example.org>` is her address. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(ADDRESSES)].map(([address]) => address.replace(/^mailto:/i, ''))

const personIn = (text: string): readonly string[] => {
  const addresses = addressesIn(text)
  return addresses.length > 0 ? addresses : [text.trim()]
}

/**
 * What is written of people, by line; commas and semicolons part them too, as mail programs write them. The cells of
 * a row of a sheet, between which are tabs, are of one person, whose address is among them.
 */
export const peopleLines = (text: string): readonly string[] =>
  text
    .replaceAll(UNSEEN, '')
    .split('\n')
    .flatMap((line) =>
      line.includes('\t') && line.includes('@') ? personIn(line) : line.split(/[,;]/).flatMap(personIn),
    )
    .filter((line) => line !== '')

/** The lines with one more, below them; a line that stands there already is not written twice. */
export const withLine = (text: string, line: string): string =>
  peopleLines(text).some((one) => one.toLowerCase() === line.toLowerCase())
    ? text
    : [text.trimEnd(), line].filter((part) => part !== '').join('\n')

/** The lines without some, by their places among them: one person a line. */
export const withoutLines = (text: string, places: readonly number[]): string =>
  peopleLines(text)
    .filter((_, at) => !places.includes(at))
    .join('\n')

const formOf = (plan: RecordPlan): RecordedClass => {
  const { courseId, sessions, timeZone, venue, address, city, county, hostAgencyId } = classFormOf(plan)
  return {
    courseId,
    sessions,
    timeZone,
    venue,
    address,
    city,
    county,
    hostAgencyId,
    instructorIds: [...plan.coInstructorIds],
    people: [...peopleLines(plan.people)],
    evidence: plan.evidence,
  }
}

const futureSessions = (plan: RecordPlan, now: number): PlanErrors =>
  Object.fromEntries(
    classFormOf(plan).sessions.flatMap(({ endsAt }, at) =>
      Date.parse(endsAt) > now ? [[`sessions.${at}`, 'dayAhead'] as const] : [],
    ),
  )

/** What is wrong with it at `now`, in milliseconds: by field, or by the place of a session. */
export const recordErrors = (plan: RecordPlan, now: number): PlanErrors => {
  const ofPlan = planErrors(plan, AT_ANY_TIME)
  const isPlan = Object.keys(ofPlan).length === 0
  const rules = isPlan ? rulesOf(recordedClass)(formOf(plan)) : {}
  const count = peopleLines(plan.people).length
  const own: PlanErrors = {
    ...(plan.coInstructorIds.length === 0 && { coInstructorIds: 'required' }),
    ...(count === 0 && { people: 'required' }),
    ...(count > RECORDED_PEOPLE_MAX && { people: 'tooLong' }),
    ...(rules.people !== undefined && count > 0 && { people: rules.people }),
    ...(plan.evidence.trim() === '' && { evidence: 'required' }),
    ...(plan.evidence.length > RECORDED_EVIDENCE_MAX && { evidence: 'tooLong' }),
    ...(rules.evidence !== undefined && { evidence: rules.evidence }),
  }
  return { ...ofPlan, ...(isPlan && futureSessions(plan, now)), ...own }
}

/** What follows from a change: that registration closed before it began. */
export const settledRecord = (plan: RecordPlan, before: RecordPlan): RecordPlan => ({
  ...plan,
  registrationClosesAt: withClosing(plan, before, AT_ANY_TIME).registrationClosesAt,
})

/** Where a path that the server refuses is written: a session or a line as a whole, and every field but them. */
export const recordPlace = (path: string): string => (path.startsWith('people.') ? path : planPlace(path))

/** As the server takes it. Throws where it is not whole. */
export const recordedClassOf = formOf
