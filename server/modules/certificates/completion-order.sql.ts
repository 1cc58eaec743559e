import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Completed = Readonly<{ completedOn: AnyPgColumn; id: AnyPgColumn }>

/** Whether one was completed after another. What was completed on one day may be kept as one moment: its order decides. */
export const isCompletedAfter = (one: Completed, other: Completed): SQL =>
  sql`(${one.completedOn}, ${one.id}) > (${other.completedOn}, ${other.id})`
