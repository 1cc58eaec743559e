import { and, like, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { pick, recordOf } from '../../../src/domain/keys.ts'
import {
  blankOf,
  FOUND_BY_ITSELF,
  FOUND_BY_NAME,
  kindOf,
  LISTED,
  LISTED_KEYS,
  PERSON_FIELDS,
  type ListedAs,
  type OfKind,
  type PersonField,
  type PersonValues,
} from '../../../src/domain/person-fields.ts'
import { foldedColumn, typedPatterns } from './folded.sql.ts'
import { agencies, users } from './tables/accounts.table.ts'

/** Further agencies are rows of their own; every other field is a column of its name. */
type Column = Exclude<PersonField, OfKind<'agencies'>>

/** Those of some fields that are columns. */
export const columnsAmong = <Field extends PersonField>(fields: readonly Field[]) =>
  fields.filter((field): field is Field & Column => kindOf<PersonField>(field) !== 'agencies')

/** All that is known of a person, to be selected. */
export const personColumns = pick(users, columnsAmong(Object.keys(PERSON_FIELDS) as PersonField[]))

/** Who a row of a list is about. */
export const namedColumns = pick(users, FOUND_BY_NAME)

/** What a row has of some fields, as forms show it: what nobody told is empty. */
export const shownOf = <Field extends PersonField>(
  fields: readonly Field[],
  row: Readonly<Record<Field, unknown>>,
): PersonValues<Field> => recordOf(fields, (field) => row[field] ?? blankOf(field)) as PersonValues<Field>

/** The same for a row: what is empty is null. */
export const keptOf = <Field extends Column>(
  fields: readonly Field[],
  values: PersonValues<Field>,
): Pick<Required<typeof users.$inferInsert>, Field> =>
  recordOf(fields, (field) => (values[field] === blankOf(field) ? null : values[field])) as Pick<
    Required<typeof users.$inferInsert>,
    Field
  >

type Listed = {
  [Key in keyof ListedAs]: ListedAs[Key] extends OfKind<'agency'> ? typeof agencies.name : (typeof users)[ListedAs[Key]]
}

/** What lists of people show beside their names, of users joined with their primary agencies. */
export const listedColumns = recordOf(LISTED_KEYS, (key) => {
  const field = LISTED[key]
  return field === 'primaryAgencyId' ? agencies.name : users[field]
}) as Listed

const NAMED = [users.searchText]
const KNOWN = [...NAMED, ...FOUND_BY_ITSELF.map((field) => foldedColumn(users[field]))]

const areIn = (texts: readonly SQLWrapper[], typed: string): SQL | undefined =>
  and(...typedPatterns(typed).map((pattern) => or(...texts.map((text) => like(sql`${text}`, pattern)))))

/**
 * Whether each word that was typed stands somewhere in the name and address of somebody. By an index of trigrams, from
 * three letters on.
 */
export const isPersonFound = (typed: string): SQL | undefined => areIn(NAMED, typed)

/** The same also by each field that has an index of its own: for whoever sees these of everybody, and can guess at none. */
export const isAnyoneFound = (typed: string): SQL | undefined => areIn(KNOWN, typed)
