import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { PERSON_REFERENCES } from '../../../server/modules/person-merges/person-references.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Key = { table: string; column: string; target: string; is_profile: boolean }

/** Every foreign key of one column, and whether a row of it is the only one of what it points at. */
const foreignKeys = async (): Promise<Key[]> => {
  const { rows } = await server.platform.db.execute<Key>(sql`
    select child.relname as table, named.attname as column, parent.relname as target,
      exists (
        select 1 from pg_index as kept
        where kept.indrelid = child.oid and kept.indisunique and kept.indpred is null and kept.indkey::text = named.attnum::text
          and exists (select 1 from pg_constraint as own where own.conrelid = child.oid and own.contype = 'p' and own.conkey <> held.conkey)
      ) as is_profile
    from pg_constraint as held
    join pg_class as child on child.oid = held.conrelid
    join pg_class as parent on parent.oid = held.confrelid
    join pg_attribute as named on named.attrelid = child.oid and named.attnum = held.conkey[1]
    where held.contype = 'f' and cardinality(held.conkey) = 1`)
  return rows
}

/** Accounts, profiles of accounts, profiles of these. */
const peopleAmong = (keys: readonly Key[]): ReadonlySet<string> => {
  const people = new Set(['users'])
  for (let before = 0; before !== people.size;) {
    before = people.size
    for (const { table, target, is_profile: isProfile } of keys) if (isProfile && people.has(target)) people.add(table)
  }
  return people
}

it('says of every foreign key that leads to a person what a merge does to it', async () => {
  const keys = await foreignKeys()
  const people = peopleAmong(keys)
  expect([...people].toSorted()).toEqual(['students', 'users'])
  const leading = keys.filter(({ target }) => people.has(target)).map(({ table, column }) => `${table}.${column}`)
  const said = PERSON_REFERENCES.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
  expect(said.toSorted()).toEqual(leading.toSorted())
})

it('names with each the table that its column is of', () => {
  const strangers = PERSON_REFERENCES.filter(({ table, column }) => column.table !== table)
  expect(strangers).toEqual([])
})
