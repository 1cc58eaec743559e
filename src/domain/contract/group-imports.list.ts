import * as z from 'zod/mini'

import { IMPORT_STATES } from '../import.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** One of GET /imports. */
export const listedImport = z.object({
  id,
  groupId: id,
  groupName: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  rowCount: z.int(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
})

/** The files that were brought in for a coordinator's own groups. */
export const GROUP_IMPORTS_LIST = defineList({
  id: 'groupImports',
  path: '/imports',
  roles: [ROLE.groupCoordinator],
  row: listedImport,
  columns: {
    file: { shown: 'always', csv: ['file'] },
    group: { csv: ['group'] },
    state: { csv: ['state'] },
    rows: { type: 'figure', csv: ['rows'] },
    brought: { isSorted: true, csv: ['brought', 'finishedOn'] },
  },
  sort: '-brought',
  filters: {
    group: { kind: 'number' },
    state: { kind: 'many', of: IMPORT_STATES },
    rows: { kind: 'numbers' },
    brought: { kind: 'days', looks: 'back' },
  },
  perPage: [20, 50],
  views: {
    unfinished: { filters: { state: ['previewed', 'running'] } },
    done: { filters: { state: ['done'] } },
  },
})

export type ListedImport = RowOf<typeof GROUP_IMPORTS_LIST>
