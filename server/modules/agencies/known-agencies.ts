import { inArray, sql } from 'drizzle-orm'

import { NOT_LISTED } from '../../../src/domain/agency.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies as table } from '../../platform/db/tables/accounts.table.ts'
import type { FieldRefusal } from '../../platform/refusal.ts'

/** Of some agencies those that there are not. They are compared as large numbers: whatever was sent is only unknown. */
export const unknownAgencies = async (query: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await query
    .select({ id: table.id })
    .from(table)
    .where(inArray(sql<number>`${table.id}::bigint`, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

type Chosen = Readonly<{ primaryAgencyId: number; agencies: readonly number[] }>

/** What there is to say of fields that name agencies which there are not. */
export const agencyRefusals = async (
  query: Queryable,
  { primaryAgencyId, agencies }: Chosen,
  language: Language,
): Promise<readonly FieldRefusal[]> => {
  const listed = [primaryAgencyId, ...agencies].filter((id) => id !== NOT_LISTED)
  const unknown = await unknownAgencies(query, listed)
  const message = textsIn(language).fields.unknownAgency
  return [
    ...(unknown.has(primaryAgencyId) ? [{ field: 'primaryAgencyId', message }] : []),
    ...(agencies.some((id) => unknown.has(id)) ? [{ field: 'agencies', message }] : []),
  ]
}
