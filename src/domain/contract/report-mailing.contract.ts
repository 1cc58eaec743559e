import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import {
  LAST_DAY,
  MAILED_LISTS,
  MAILING_KINDS,
  MAILING_PROBLEMS,
  MAILING_RECIPIENTS_MAX,
  MAILING_STATES,
} from '../report-mailing.ts'
import { SHEET_FORMATS } from '../sheet-format.ts'
import { id, instant, version } from './common.contract.ts'

/** 1 to 28, or 0 for the last of each month. */
const day = z.int().check(z.minimum(LAST_DAY), z.maximum(28))
const address = z.string().check(z.trim(), z.email(), z.maxLength(254))

/** What a person does with one; the server sends and stops it by the same chart. */
export const MAILING_MOVES = ['mailing.paused', 'mailing.resumed', 'mailing.removed', 'mailing.restored'] as const
export type MailingMove = (typeof MAILING_MOVES)[number]

const said = {
  /** Whose credit pack; null for the national figures, and for a view. */
  agencyId: z.nullable(id),
  /** Of which list it is, as a named view that whoever asks for it sees; null for a report. */
  viewId: z.nullable(id),
  day,
  format: z.enum(SHEET_FORMATS),
  language: z.enum(LANGUAGES),
  /** Who have an account have to be allowed to read it. */
  recipients: z.array(address).check(z.minLength(1), z.maxLength(MAILING_RECIPIENTS_MAX)),
}

/** POST /report-mailings */
export const reportMailingForm = z.strictObject(said)

/** PUT /report-mailings/{id}: as the first one was set up, and the revision that was seen. */
export const reportMailingChange = z.strictObject({ ...said, revision: version })

export const reportMailing = z.object({
  id,
  kind: z.enum(MAILING_KINDS),
  agencyId: z.nullable(id),
  agency: z.nullable(z.string()),
  /** Null of a report, and where the view is gone. */
  view: z.nullable(z.object({ id, name: z.string(), list: z.enum(MAILED_LISTS) })),
  day,
  format: z.enum(SHEET_FORMATS),
  language: z.enum(LANGUAGES),
  /** Those who may not read it any more receive nothing, and are told here. */
  recipients: z.array(z.object({ address: z.string(), isAllowed: z.boolean() })),
  owner: z.string(),
  state: z.enum(MAILING_STATES),
  problem: z.nullable(z.enum(MAILING_PROBLEMS)),
  /** Null while it is not active. */
  nextAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  /** What can be done with it now, beside changing it. */
  moves: z.array(z.enum(MAILING_MOVES)),
  /** Of what it says: whoever changes it names the one that they saw. */
  revision: version,
})

/** GET /report-mailings: the newest first. */
export const reportMailings = z.object({
  items: z.array(reportMailing),
  timeZone: z.string(),
  /** When one that is set up now for a day of the month is first mailed. */
  next: z.array(z.object({ day, at: instant })),
  agencies: z.array(z.object({ id, name: z.string() })),
  /** Named views that the asker sees, of lists that can be mailed. */
  views: z.array(z.object({ id, name: z.string(), list: z.enum(MAILED_LISTS) })),
})

/** POST /report-mailings/{id}/moves */
export const moveMailing = z.strictObject({ move: z.enum(MAILING_MOVES) })

export type ReportMailingChange = z.infer<typeof reportMailingChange>
export type ReportMailingForm = z.infer<typeof reportMailingForm>
export type ReportMailing = z.infer<typeof reportMailing>
export type ReportMailings = z.infer<typeof reportMailings>
