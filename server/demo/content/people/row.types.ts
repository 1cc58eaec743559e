import type { AgencyKey } from '../agencies.ts'
import type { PersonRow } from '../programme.types.ts'

/** What is told of a person; the rest is worked out from it. */
export type Row = PersonRow & Readonly<{ agency: AgencyKey }>
