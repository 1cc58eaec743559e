import { DISCIPLINES } from './discipline.ts'
import { IMPORT_STATES, ROW_OUTCOMES, ROW_VERDICTS } from './import.ts'
import { INVITATION_STATES } from './invitation.ts'
import type { ListDefinition } from './list.ts'

/** The students of a coordinator's own groups. */
export const GROUP_STUDENTS_LIST = {
  id: 'groupStudents',
  columns: ['name', 'agency', 'discipline', 'group', 'joined'],
  fixed: ['name'],
  hidden: [],
  sorts: ['name', 'joined'],
  sort: 'name',
  filters: { group: { kind: 'number' }, discipline: { kind: 'many', of: DISCIPLINES } },
  perPage: [20, 50, 100],
} as const satisfies ListDefinition

/** Who was invited into them. */
export const GROUP_INVITATIONS_LIST = {
  id: 'groupInvitations',
  columns: ['name', 'group', 'state', 'sent', 'language'],
  fixed: ['name'],
  hidden: ['language'],
  sorts: ['sent', 'name'],
  sort: '-sent',
  filters: { group: { kind: 'number' }, state: { kind: 'many', of: INVITATION_STATES } },
  perPage: [20, 50, 100],
} as const satisfies ListDefinition

/** The files that were brought in for them. */
export const GROUP_IMPORTS_LIST = {
  id: 'groupImports',
  columns: ['file', 'group', 'state', 'rows', 'brought'],
  fixed: ['file'],
  hidden: [],
  sorts: ['brought'],
  sort: '-brought',
  filters: { group: { kind: 'number' }, state: { kind: 'many', of: IMPORT_STATES } },
  perPage: [20, 50],
} as const satisfies ListDefinition

/** The rows of one file. */
export const IMPORT_ROWS_LIST = {
  id: 'importRows',
  columns: ['row', 'name', 'email', 'agency', 'phone', 'verdict', 'outcome'],
  fixed: ['row'],
  hidden: ['agency', 'phone'],
  sorts: ['row'],
  sort: 'row',
  filters: { verdict: { kind: 'many', of: ROW_VERDICTS }, outcome: { kind: 'many', of: ROW_OUTCOMES } },
  perPage: [20, 50, 100],
} as const satisfies ListDefinition
