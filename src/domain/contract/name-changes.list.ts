import * as z from 'zod/mini'

import { NAME_CHANGE_STATES } from '../name-change.ts'
import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { nameChange } from './name-change.contract.ts'

/** A name that somebody asks for, with whose it is. */
export const nameChangeRow = z.extend(nameChange, {
  person: z.object({ userId: id, email: z.string() }),
  /** Who decided; null while nobody has, and where it was taken back. */
  decider: z.nullable(z.string()),
})

/**
 * Names that are asked for, of people whose own a certificate or a verification stands on. Each is looked at by itself:
 * there is nothing to do with many at once.
 */
export const NAME_CHANGES_LIST = defineList({
  id: 'nameChanges',
  path: '/name-changes',
  roles: [ROLE.admin, ROLE.owner],
  row: nameChangeRow,
  columns: {
    name: { shown: 'always', csv: ['firstName', 'lastName'] },
    asked: { csv: ['newFirstName', 'newLastName'] },
    email: { csv: ['email'] },
    reason: { csv: ['reason'] },
    evidence: { csv: ['evidence'] },
    askedAt: { isSorted: true, csv: ['askedAt'] },
    state: { csv: ['state', 'refusal'] },
    decided: { shown: 'onChoice', csv: ['decidedAt', 'decidedBy'] },
  },
  sort: 'askedAt',
  filters: {
    state: { kind: 'many', of: NAME_CHANGE_STATES },
    askedAt: { kind: 'days', looks: 'back' },
  },
  perPage: [20, 50, 100],
  views: {
    /** Those who wait longest first. */
    waiting: { filters: { state: ['asked'] } },
    decided: { filters: { state: ['approved', 'refused'] }, sort: '-askedAt' },
  },
})

export type NameChangeRow = RowOf<typeof NAME_CHANGES_LIST>
