import * as z from 'zod/mini'

import { CONTACT_LIMITS, CONTACT_STATES, CONTACT_TOPICS, CONTACT_WHOSE } from '../contact.ts'
import { LANGUAGES } from '../language.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { hasInk } from './name.contract.ts'

/** Letters of a message that its row shows. */
export const CASE_START = 100

/** Somebody who answers messages. */
export const caseStaff = z.object({ userId: id, name: z.string() })

/** What somebody wrote by the contact page, and where it stands. */
export const contactCase = z.object({
  id,
  /** Told to its writer, e.g. `C-7K3M-9QX2`. */
  reference: z.string(),
  name: z.string(),
  /** As it was written: it is not proven. */
  email: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  /** How it begins, in one line. */
  start: z.string(),
  language: z.enum(LANGUAGES),
  receivedAt: instant,
  state: z.enum(CONTACT_STATES),
  /** Nobody has answered it within two working days. */
  isLate: z.boolean(),
  assignee: z.nullable(caseStaff),
  /** Who is answering it at this moment, whoever reads included. */
  answering: z.nullable(z.extend(caseStaff, { since: instant })),
})

/** Why nothing more is done about it: kept in the log, and never told to its writer. */
const closeReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTACT_LIMITS.reason), hasInk)

/** What people wrote by the contact page. What is taken for spam is listed where it is asked for by its state. */
export const CONTACT_CASES_LIST = defineList({
  id: 'contactCases',
  path: '/contact-cases',
  roles: [ROLE.admin, ROLE.owner],
  row: contactCase,
  columns: {
    sender: { shown: 'always', csv: ['name', 'email'] },
    topic: { csv: ['topic'] },
    start: {},
    received: { isSorted: true, csv: ['received'] },
    state: { csv: ['state', 'late'] },
    assignee: { csv: ['assignee'] },
    reference: { csv: ['reference'] },
    language: { shown: 'onChoice', csv: ['language'] },
  },
  sort: '-received',
  filters: {
    state: { kind: 'many', of: CONTACT_STATES },
    topic: { kind: 'many', of: CONTACT_TOPICS },
    whose: { kind: 'one', of: CONTACT_WHOSE },
    assignee: { kind: 'ref', to: 'person' },
    late: { kind: 'yesNo' },
    received: { kind: 'days', looks: 'back' },
    language: { kind: 'many', of: LANGUAGES },
  },
  perPage: [20, 50, 100],
  views: {
    /** Those that have waited longest first. */
    mine: { filters: { whose: ['mine'], state: ['assigned', 'waiting'] }, sort: 'received' },
    nobodys: { filters: { whose: ['nobodys'], state: ['new'] }, sort: 'received' },
    late: { filters: { late: ['yes'] }, sort: 'received' },
    waiting: { filters: { state: ['waiting'] }, sort: 'received' },
    closed: { filters: { state: ['closed'] } },
    spam: { filters: { state: ['spam'] } },
  },
  acts: {
    /** To somebody who may answer them; null takes them from whoever has them. */
    assign: { asks: z.strictObject({ userId: z.nullable(id) }), isUndoable: true },
    close: { asks: z.strictObject({ reason: closeReason }), isUndoable: true },
    reopen: { isUndoable: true },
    markSpam: { isUndoable: true },
    liftSpam: { isUndoable: true },
  },
})

export type ContactCase = RowOf<typeof CONTACT_CASES_LIST>
export type CaseStaff = z.infer<typeof caseStaff>
