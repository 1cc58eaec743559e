import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { REPORT_NOTE_MAX, SENDING_WAYS } from '../report.ts'
import { id, instant, version } from './common.contract.ts'
import { nameUpTo } from './name.contract.ts'
import { reportRow } from './reports.list.ts'

const day = z.iso.date().check(z.refine(isDay))
const note = z.string().check(z.trim(), z.maxLength(REPORT_NOTE_MAX))

/** What a line of a report says otherwise than when it was sent. */
export const LINE_CHANGES = ['added', 'removed', 'altered'] as const
export type LineChangeKind = (typeof LINE_CHANGES)[number]

/** Lines that are told of what changed: the file of the amendment has all of them. */
export const CHANGES_TOLD = 50

export const reportEdition = z.object({
  edition: version,
  builtAt: instant,
  builtBy: z.string(),
  people: version,
  sentAt: z.nullable(instant),
  sendings: z.array(
    z.object({
      id,
      at: instant,
      by: z.string(),
      way: z.enum(SENDING_WAYS),
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})

/** GET /reports/{id}: its figures, and all that became of it. */
export const wholeReport = z.extend(reportRow, {
  days: z.object({ from: day, to: day }),
  timeZone: z.string(),
  /** Of a pack. */
  certificates: z.nullable(version),
  /** How many of its people have no licence number. */
  unlicensed: z.nullable(version),
  /** Of national figures, the greatest first. */
  disciplines: z.array(z.object({ discipline: z.nullable(z.string()), people: version })),
  /** Since the edition that was sent last: in the amendment that was built, or in what is known now. */
  changed: version,
  changes: z.array(
    z.object({
      kind: z.enum(LINE_CHANGES),
      /** Of a certificate. */
      number: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** Of national figures; null is none. */
      discipline: z.nullable(z.string()),
      was: z.nullable(version),
      is: z.nullable(version),
    }),
  ),
  /** The newest first. */
  editions: z.array(reportEdition),
})

export type WholeReport = z.infer<typeof wholeReport>

/** POST /reports/{id}/send */
export const sendReportForm = z.strictObject({
  name: nameUpTo(100),
  address: z.string().check(z.trim(), z.email(), z.maxLength(254)),
  note,
})

/** POST /reports/{id}/mark-sent */
export const markSentForm = z.strictObject({ note })

export type SendReport = z.infer<typeof sendReportForm>
export type MarkSent = z.infer<typeof markSentForm>
