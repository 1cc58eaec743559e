import * as z from 'zod/mini'

import { AUDIT_AREAS } from '../audit.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** A fact that goes with a deed. `was` and `is` of what was changed; of anything else, `is` alone. */
export const auditFact = z.object({
  /** One of `AUDIT_FACTS`, or of a part of what was changed. */
  fact: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
})

/** Something that was done, as the server noted it beside doing it. Nobody changes or removes one. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** An `AuditAction`; one of an older version may be none of them. */
  action: z.string(),
  /** Null for somebody who was not signed in, and for what the server does by itself. */
  doer: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  /** What it was done to: its kind, what it is known by there, and what people call it, where that is known yet. */
  subject: z.nullable(z.object({ kind: z.string(), key: z.string(), name: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  facts: z.array(auditFact),
  /** From where: an address of the internet. */
  address: z.nullable(z.string()),
})

/** The log of all that was done. */
export const AUDIT_LIST = defineList({
  id: 'audit',
  path: '/audit',
  roles: [ROLE.admin, ROLE.owner],
  row: auditEntry,
  columns: {
    action: { shown: 'always', csv: ['action'] },
    subject: { csv: ['subject', 'subjectName'] },
    doer: { csv: ['doer', 'doerName'] },
    at: { isSorted: true, csv: ['at'] },
    facts: { csv: ['was', 'is', 'facts'] },
    reason: { csv: ['reason'] },
    address: { shown: 'onChoice', csv: ['fromAddress'] },
  },
  sort: '-at',
  filters: {
    about: { kind: 'ref', to: 'person' },
    doer: { kind: 'ref', to: 'person' },
    area: { kind: 'many', of: AUDIT_AREAS },
    at: { kind: 'days', looks: 'back' },
  },
  perPage: [20, 50, 100],
  views: {
    /** What was done to accounts: roles, closing, links. */
    accounts: { filters: { area: ['user', 'owner', 'role', 'nameChange'] } },
    /** What was refused: wrong passwords, and pages of others. */
    refused: { filters: { area: ['access'] } },
    exports: { filters: { area: ['list', 'data', 'roster'] } },
  },
})

export type AuditRow = RowOf<typeof AUDIT_LIST>
export type AuditFactRow = z.infer<typeof auditFact>
