import { daysAfter } from './day-range.ts'
import type { Localized } from './language.ts'
import { periodMeant, type Days } from './programme-period.ts'

/** Who was trained of an agency, for its credit; and how many responders were, by discipline, for the nation. */
export const REPORT_KINDS = ['creditPack', 'national'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** `corrected`: what it said when it was sent is not what is known now. */
export const REPORT_STATES = ['due', 'built', 'sent', 'corrected'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Those that are kept; the others follow from the certificates of today. */
export type KeptReportState = Extract<ReportState, 'built' | 'sent'>

/** How it came to whom it is for: by a link in a mail, or by hand, as whoever did it says. */
export const SENDING_WAYS = ['mail', 'hand'] as const
export type SendingWay = (typeof SENDING_WAYS)[number]

/** Days after the end of its quarter by which a report is to be sent. */
export const REPORT_DAYS: Readonly<Record<ReportKind, number>> = { creditPack: 30, national: 45 }

/** Quarters that are over in which reports are due, and of which what was sent is held against what is known now. */
export const WATCHED_QUARTERS = 4

/** Days for which a link in a mail opens its report. */
export const REPORT_LINK_DAYS = 30

/** Characters of a note. */
export const REPORT_NOTE_MAX = 500

/** A certificate in a pack. `completedOn` is a day by the clock of the programme. */
export type PackLine = Readonly<{
  number: string
  name: string
  licence: string | null
  course: Localized
  hours: number
  completedOn: string
}>

/** Of no discipline: null. */
export type NationalLine = Readonly<{ discipline: string | null; people: number }>

type Told = Readonly<{ quarter: string; days: Days; timeZone: string; people: number }>

/** Everything that a report says. Once it was sent it is made again of these alone. */
export type ReportFacts =
  | (Told & Readonly<{ kind: 'creditPack'; agency: string; hours: number; lines: readonly PackLine[] }>)
  | (Told & Readonly<{ kind: 'national'; lines: readonly NationalLine[] }>)

const QUARTER = /^(2\d{3})-q([1-4])$/
/** Quarters are counted from the year 2000 on; an id has room for so many of them. */
const FIRST_YEAR = 2000
export const QUARTERS_IN_ID = 512

const quarterNumber = (quarter: string): number => {
  const [, year, part] = QUARTER.exec(quarter) ?? []
  return (Number(year) - FIRST_YEAR) * 4 + Number(part)
}

/** The id of a report: what it is about, so that one which nobody has built has one too. National ones are of none. */
export const reportId = (agencyId: number | null, quarter: string): number =>
  (agencyId ?? 0) * QUARTERS_IN_ID + quarterNumber(quarter)

export type ReportSubject = Readonly<{ kind: ReportKind; agencyId: number | null; quarter: string }>

/** What an id is of; null of what is no quarter. */
export const readReportId = (id: number): ReportSubject | null => {
  const agencyId = Math.floor(id / QUARTERS_IN_ID)
  const number = (id % QUARTERS_IN_ID) - 1
  if (id < 0 || number < 0) return null
  const quarter = `${FIRST_YEAR + Math.floor(number / 4)}-q${(number % 4) + 1}`
  return agencyId === 0 ? { kind: 'national', agencyId: null, quarter } : { kind: 'creditPack', agencyId, quarter }
}

/** Any day that lies behind every quarter in question: of one that is over, today changes nothing. */
const LATER = '9999-12-31'

export const daysOfQuarter = (quarter: string): Days => periodMeant(quarter, LATER).days

/** The last day on which it is in time. */
export const deadlineOf = ({ kind, quarter }: Pick<ReportSubject, 'kind' | 'quarter'>): string =>
  daysAfter(daysOfQuarter(quarter).to, REPORT_DAYS[kind])

/** The quarters that are watched on a day, the newest first. */
export const watchedQuarters = (today: string): readonly string[] => {
  const quarters: string[] = []
  let { previous } = periodMeant('quarter', today)
  while (previous !== null && quarters.length < WATCHED_QUARTERS) {
    quarters.push(previous)
    previous = periodMeant(previous, today).previous
  }
  return quarters
}

/** What is another in an amendment. */
export type LineChange<Line> = Readonly<{ was: Line | null; is: Line | null }>
export type ReportChanges =
  | Readonly<{ kind: 'creditPack'; lines: readonly LineChange<PackLine>[] }>
  | Readonly<{ kind: 'national'; lines: readonly LineChange<NationalLine>[] }>

const changesIn = <Line>(
  before: readonly Line[],
  after: readonly Line[],
  keyOf: (line: Line) => string,
): readonly LineChange<Line>[] => {
  const was = new Map(before.map((line) => [keyOf(line), line]))
  const is = new Map(after.map((line) => [keyOf(line), line]))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const change = { was: was.get(key) ?? null, is: is.get(key) ?? null }
    return JSON.stringify(change.was) === JSON.stringify(change.is) ? [] : [change]
  })
}

/** What changed from one to the other, both of them about the same: lines that came, went or say something else. */
export const reportChanges = (before: ReportFacts, after: ReportFacts): ReportChanges =>
  before.kind === 'creditPack' && after.kind === 'creditPack'
    ? { kind: 'creditPack', lines: changesIn(before.lines, after.lines, ({ number }) => number) }
    : {
        kind: 'national',
        lines: changesIn(
          before.kind === 'national' ? before.lines : [],
          after.kind === 'national' ? after.lines : [],
          ({ discipline }) => discipline ?? '',
        ),
      }
