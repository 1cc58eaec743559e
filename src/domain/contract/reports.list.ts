import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { REPORT_KINDS, REPORT_STATES } from '../report.ts'
import { ROLE } from '../role.ts'
import { id, instant, version } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

const day = z.iso.date().check(z.refine(isDay))

/** A report that is due, or that somebody built. Its id is made of what it is about (`reportId`). */
export const reportRow = z.object({
  id,
  kind: z.enum(REPORT_KINDS),
  /** None of national figures. */
  agency: z.nullable(z.string()),
  /** Key of a period: `2026-q1`. */
  quarter: z.string(),
  deadline: day,
  state: z.enum(REPORT_STATES),
  /** Not sent, and its deadline is past. */
  isOverdue: z.boolean(),
  /** What its newest edition says is what is known now. */
  isCurrent: z.boolean(),
  /** Of its newest edition; of one that nobody built, as is known now. */
  people: version,
  /** Hours of training; none of national figures. */
  hours: z.nullable(z.number()),
  /** How many amendments there are. */
  edition: version,
  /** The last time. */
  sentAt: z.nullable(instant),
  sentBy: z.nullable(z.string()),
  /** By mail; null where it was sent by hand. */
  sentTo: z.nullable(z.string()),
  /** Whom a report of the same was last mailed to. */
  contact: z.nullable(z.object({ name: z.string(), address: z.string() })),
})

/** Reports of the quarters of the last year, and each that somebody built. */
export const REPORTS_LIST = defineList({
  id: 'reports',
  path: '/reports',
  roles: [ROLE.admin, ROLE.owner, ROLE.master],
  row: reportRow,
  columns: {
    report: { shown: 'always', csv: ['report', 'agency'] },
    quarter: { csv: ['quarter'] },
    deadline: { isSorted: true, csv: ['deadline'] },
    state: { csv: ['state'] },
    people: { type: 'figure', isSorted: true, csv: ['people'] },
    hours: { type: 'figure', shown: 'onChoice', csv: ['hours'] },
    edition: { type: 'figure', shown: 'onChoice', csv: ['amendments'] },
    sent: { csv: ['sent', 'sentBy', 'sentTo'] },
  },
  sort: '-deadline',
  filters: {
    kind: { kind: 'one', of: REPORT_KINDS },
    state: { kind: 'many', of: REPORT_STATES },
    overdue: { kind: 'yesNo' },
    agency: { kind: 'ref', to: 'agency' },
    deadline: { kind: 'days', looks: 'both' },
    sent: { kind: 'days', looks: 'back' },
  },
  perPage: [20, 50, 100],
  views: {
    /** What is to be done first before. */
    due: { filters: { state: ['due', 'built'] }, sort: 'deadline' },
    overdue: { filters: { overdue: ['yes'] }, sort: 'deadline' },
    sent: { filters: { state: ['sent'] } },
    corrected: { filters: { state: ['corrected'] } },
  },
  acts: {
    /** Of one that was sent, an amendment. */
    build: { isUndoable: true },
  },
})

export type ReportRow = RowOf<typeof REPORTS_LIST>
