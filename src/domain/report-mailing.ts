import { daysAfter } from './day-range.ts'
import { someOf } from './keys.ts'
import type { ViewedListId } from './list-view.ts'
import { REPORT_KINDS } from './report.ts'
import { instantOf, wallTimeOf } from './zoned-time.ts'

/** A report that is mailed on a day of each month. `stopped`: by the server, after failures or for want of a right. */
export const MAILING_STATES = ['active', 'paused', 'stopped', 'removed'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** What is mailed: a report, or what a named view of a list shows. */
export const MAILING_KINDS = [...REPORT_KINDS, 'view'] as const
export type MailingKind = (typeof MAILING_KINDS)[number]

/**
 * Why it was not mailed the last time: nobody of its recipients may receive it, whoever set it up may see no reports any
 * more, the view is gone or is shared with them no more, it shows too many rows, no mail of the last time was taken, or
 * the server could not make it.
 */
export const MAILING_PROBLEMS = ['nobody', 'owner', 'view', 'tooMany', 'untaken', 'unmade'] as const
export type MailingProblem = (typeof MAILING_PROBLEMS)[number]

/** So many failures in a row stop it. */
export const MAILING_FAILURES = 3

/** Lists whose named views can be mailed: those of the programme, which everybody who has them sees alike. */
export const MAILED_LISTS = someOf<ViewedListId>()({
  ownClasses: false,
  studentEnrollments: false,
  groupStudents: false,
  groupInvitations: false,
  groupImports: false,
  groupProgress: false,
  invitations: true,
  users: true,
  allStudents: true,
  enrollmentRecords: true,
  instructors: true,
  classRecords: true,
  courseRecords: true,
  reports: true,
  messages: true,
  contactCases: true,
  fileRecords: true,
  howTo: true,
  nameChanges: true,
  audit: true,
})
export type MailedList = (typeof MAILED_LISTS)[number]

/** Rows of a list that is mailed: as many as an act on rows takes. */
export const MAILED_ROWS_MAX = 10_000

/** Recipients of one. */
export const MAILING_RECIPIENTS_MAX = 20

/** What stands for the last day of a month; the others are days that each month has. */
export const LAST_DAY = 0
export const MAILING_DAYS: readonly number[] = [...Array.from({ length: 28 }, (_, at) => at + 1), LAST_DAY]

/** By the clock of the programme: before anybody comes to work. */
const MAILED_AT = '06:00'

const beginOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The day of a month that is meant; months are counted from the year 0. */
const dayIn = (month: number, day: number): string =>
  day === LAST_DAY ? daysAfter(beginOf(month + 1), -1) : daysAfter(beginOf(month), day - 1)

/**
 * The first instant after `now`, both in milliseconds, at which a report is mailed that is mailed on a day of each month:
 * at one hour of the wall clock, whether summer time begins or ends.
 */
export const nextMailing = (now: number, day: number, timeZone: string): number => {
  const today = wallTimeOf(now, timeZone).date
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const instantIn = (of: number) => instantOf({ date: dayIn(of, day), time: MAILED_AT }, timeZone)
  const first = instantIn(month)
  return first > now ? first : instantIn(month + 1)
}
