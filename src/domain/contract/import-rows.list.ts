import * as z from 'zod/mini'

import { IMPORT_COLUMNS, ROW_OUTCOMES, ROW_RULES, ROW_VERDICTS } from '../import.ts'
import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** A row of a file of people; `id` is its number as a spreadsheet counts, the header being 1. */
export const importRow = z.object({
  id,
  source: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    agency: z.string(),
  }),
  verdict: z.enum(ROW_VERDICTS),
  problems: z.array(z.object({ column: z.enum([...IMPORT_COLUMNS, 'row']), rule: z.enum(ROW_RULES) })),
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
})

/** The rows of one file. What was in the file stands in its order, so that it can be mended and brought in again. */
export const IMPORT_ROWS_LIST = defineList({
  id: 'importRows',
  path: '/imports/:id/rows',
  roles: [ROLE.groupCoordinator],
  row: importRow,
  columns: {
    row: { shown: 'always', isSorted: true, csv: ['row', ...IMPORT_COLUMNS] },
    name: {},
    email: {},
    agency: { shown: 'onChoice' },
    phone: { shown: 'onChoice' },
    verdict: { csv: ['verdict', 'problems'] },
    outcome: { csv: ['outcome'] },
  },
  sort: 'row',
  filters: { verdict: { kind: 'many', of: ROW_VERDICTS }, outcome: { kind: 'many', of: ROW_OUTCOMES } },
  perPage: [20, 50, 100],
})

export type ImportRow = RowOf<typeof IMPORT_ROWS_LIST>
