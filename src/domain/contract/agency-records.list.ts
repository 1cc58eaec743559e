import * as z from 'zod/mini'

import { DISCIPLINES } from '../discipline.ts'
import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** An agency, and what there is of it. */
export const agencyRecord = z.object({
  id,
  name: z.string(),
  /** Key of a discipline, or what was once written there. */
  discipline: z.nullable(z.string()),
  county: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Whose primary agency it is. */
  people: z.int(),
  /** Who has it beside another. */
  further: z.int(),
  groups: z.int(),
  /** That it hosts. */
  classes: z.int(),
})

/** Whom people work or volunteer for. */
export const AGENCY_RECORDS = defineList({
  id: 'agencyRecords',
  path: '/agency-records',
  roles: [ROLE.admin, ROLE.owner],
  row: agencyRecord,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['agency'] },
    discipline: { csv: ['discipline'] },
    county: { csv: ['county'] },
    city: { csv: ['city'] },
    people: { type: 'figure', csv: ['people'] },
    further: { type: 'figure', shown: 'onChoice', csv: ['further'] },
    groups: { type: 'figure', csv: ['groups'] },
    classes: { type: 'figure', csv: ['classes'] },
  },
  sort: 'name',
  filters: {
    discipline: { kind: 'many', of: DISCIPLINES },
    used: { kind: 'yesNo' },
  },
  perPage: [20, 50, 100],
})

export type AgencyRecord = RowOf<typeof AGENCY_RECORDS>
