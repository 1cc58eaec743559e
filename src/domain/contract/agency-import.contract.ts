import * as z from 'zod/mini'

import { AGENCY_COLUMNS, AGENCY_RULES, AGENCY_VERDICTS } from '../agency-import.ts'

/** POST /agency-records/import/preview: the body is the file itself. Nothing is added. */
export const agencyPreview = z.object({
  rows: z.array(
    z.object({
      /** As a spreadsheet counts, the header being 1. */
      row: z.int(),
      source: z.object({ name: z.string(), discipline: z.string(), county: z.string(), city: z.string() }),
      verdict: z.enum(AGENCY_VERDICTS),
      problems: z.array(z.object({ column: z.enum(AGENCY_COLUMNS), rule: z.enum(AGENCY_RULES) })),
    }),
  ),
  /** Columns of the file that mean nothing here, as it names them. */
  ignoredColumns: z.array(z.string()),
})

/** POST /agency-records/import: the same file; what is ready of it is added. */
export const agenciesAdded = z.object({ added: z.int(), left: z.int() })

export type AgencyPreview = z.infer<typeof agencyPreview>
export type AgenciesAdded = z.infer<typeof agenciesAdded>
