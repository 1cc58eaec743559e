import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { migrationsFolder } from '../../../server/platform/db/migrate.ts'

const FIRST = '0000_start.sql'
const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const read = (name: string) => readFileSync(join(migrationsFolder, name), 'utf8')
const statementsOf = (migration: string): string[] =>
  migration
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')

const name = String.raw`(?:"public"\.)?"(\w+)"`
const CREATED = new RegExp(`^create table ${name}`, 'i')
const COLUMN = new RegExp(`^alter table ${name} add column "(\\w+)" (.*);$`, 'is')
/** Of one column, and by whatever is in the database. */
const FILLED = new RegExp(String.raw`^update ${name} set "(\w+)" = (?:\((?:[^()]|\([^()]*\))*\)|[^,]*);$`, 'is')
/** Of one column, from other tables: the rows are named `held`, what each of them gets `placed`. */
const PLACED = new RegExp(
  String.raw`^update ${name} as held set "(\w+)" = placed\.\w+\s+from \(.*\) as placed\s+where placed\.\w+ = held\.\w+;$`,
  'is',
)
const REQUIRED = new RegExp(`^alter table ${name} alter column "(\\w+)" set not null;$`, 'i')
const UNIQUE_INDEX = new RegExp(`^create unique index "\\w+" on ${name} using \\w+ \\((.*)\\)`, 'is')
const UNIQUE = new RegExp(`^alter table ${name} add constraint "\\w+" unique\\b.*?\\((.*)\\);$`, 'is')
const HARMLESS = [
  /^create index /i,
  // Every row is there as it was.
  /^drop index /i,
  /^create (?:sequence|type|extension) /i,
  // What runs, and no row of what is there.
  /^create (?:or replace )?(?:function|trigger) /i,
  /^insert into /i,
  new RegExp(`^alter table ${name} add constraint "\\w+" foreign key`, 'i'),
  // Whatever was there is there as it was, in a wider column.
  new RegExp(
    `^alter table ${name} alter column "\\w+" (?:drop not null|set default [^;]*|set data type bigint);$`,
    'i',
  ),
]

/** Which values a column may have, by the name of its check. */
const CHECK = /constraint "(\w+)" check \(([^;]*?) in \(([^()]*)\)\)/gi
const checksOf = (text: string) =>
  new Map(
    [...text.matchAll(CHECK)].map(([, check = '', of = '', values = '']) => [
      check,
      { of, values: values.split(',').map((value) => value.trim()) },
    ]),
  )
const EVER = checksOf(files.map(read).join('\n'))
const RECHECKED = new RegExp(`^alter table ${name} (?:drop|add) constraint "(\\w+)"(?: check .*)?;$`, 'is')

/** Checks of a migration that take every value that those before took, of the same column. */
const widenedBy = (migration: string, before: ReturnType<typeof checksOf>): ReadonlySet<string> => {
  const widened = [...checksOf(migration)].filter(([check, { of, values }]) => {
    const held = before.get(check)
    return held?.of === of && held.values.every((value) => values.includes(value))
  })
  return new Set(widened.map(([check]) => check))
}

/** Statements of a migration that a database with data in it may not survive, or not with all of it. */
const notAdding = (migration: string, before = EVER): string[] => {
  const fresh = new Set<string>()
  const widened = widenedBy(migration, before)
  return statementsOf(migration).filter((statement) => {
    const table = CREATED.exec(statement)?.[1]
    if (table !== undefined) {
      fresh.add(table)
      return false
    }
    const [, altered = '', column = '', definition = ''] = COLUMN.exec(statement) ?? []
    if (column !== '') {
      fresh.add(`${altered}.${column}`)
      const isEmpty = fresh.has(altered)
      const fills = !/\bnot null\b/i.test(definition) || /\b(?:default|generated)\b/i.test(definition)
      return !isEmpty && !fills
    }
    // A column that is new may be filled, and once it is, may have to be.
    const [, filled = '', filledColumn = ''] = FILLED.exec(statement) ?? PLACED.exec(statement) ?? []
    if (filled !== '') {
      fresh.add(`${filled}.${filledColumn} is filled`)
      return !fresh.has(`${filled}.${filledColumn}`)
    }
    const [, , check = ''] = RECHECKED.exec(statement) ?? []
    if (check !== '') return !widened.has(check)
    const [, required = '', requiredColumn = ''] = REQUIRED.exec(statement) ?? []
    if (required !== '') return !fresh.has(`${required}.${requiredColumn} is filled`)
    // What is there already may hold the same value twice; a new column is null in all of it.
    const [, on = '', columns = ''] = UNIQUE_INDEX.exec(statement) ?? UNIQUE.exec(statement) ?? []
    if (on !== '') {
      const isNew = (named: string) => fresh.has(`${on}.${named.replaceAll('"', '').trim()}`)
      return !fresh.has(on) && !columns.split(',').some(isNew)
    }
    return !HARMLESS.some((shape) => shape.test(statement))
  })
}

describe('the first migration', () => {
  it('is as it was released: databases were made by it, and it is never made again', () => {
    expect(createHash('sha256').update(read(FIRST)).digest('hex')).toBe(
      'efe404ee0292504c65ec2454588e2b421d3dc4c18a420c1da303131757f7a1f1',
    )
  })
})

describe('every migration after it', () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: readonly { idx: number; when: number; tag: string }[]
  }

  it('is applied: the journal names each file, and each is younger than the one before', () => {
    const { entries } = journal
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
    expect(entries[0]).toMatchObject({ when: 1_795_326_195_284 })
    // Of a database is known only how old the youngest is that was applied to it.
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b))
    expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length)
  })

  it('only adds', () => {
    const later = files.filter((file) => file !== FIRST)
    const before = (file: string) => checksOf(files.slice(0, files.indexOf(file)).map(read).join('\n'))
    expect(later.map((file) => ({ file, statements: notAdding(read(file), before(file)) }))).toEqual(
      later.map((file) => ({ file, statements: [] })),
    )
  })

  it.each([
    ['DROP TABLE "users";', false],
    ['ALTER TABLE "users" DROP COLUMN "phone";', false],
    ['ALTER TABLE "users" RENAME COLUMN "phone" TO "telephone";', false],
    ['ALTER TABLE "users" RENAME TO "people";', false],
    ['ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE integer;', false],
    ['ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;', false],
    ['ALTER TABLE "users" ADD COLUMN "nickname" text NOT NULL;', false],
    ['ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nDELETE FROM "users";', false],
    ['CREATE UNIQUE INDEX "users_last_name" ON "users" USING btree ("last_name");', false],
    ['ALTER TABLE "users" ADD CONSTRAINT "users_last_name" UNIQUE("last_name");', false],
    ['UPDATE "users" SET "phone" = \'none\';', false],
    [
      'ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nALTER TABLE "users" ALTER COLUMN "nickname" SET NOT NULL;',
      false,
    ],
    [
      'ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nUPDATE "users" SET "nickname" = \'none\', "phone" = \'none\';',
      false,
    ],
    [
      'UPDATE "users" AS held SET "phone" = placed.phone FROM (SELECT id, phone FROM "agencies") AS placed WHERE placed.id = held.id;',
      false,
    ],
    [
      'ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nUPDATE "users" AS held SET "nickname" = placed.name, "phone" = placed.phone FROM (SELECT 1) AS placed WHERE placed.id = held.id;',
      false,
    ],
    [
      'ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nUPDATE "users" AS held SET "nickname" = placed.name FROM (SELECT id, name FROM "agencies") AS placed WHERE placed.id = held.id;',
      true,
    ],
    ['ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_state";', false],
    [
      `ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_state";\n--> statement-breakpoint\nALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'closed'));`,
      false,
    ],
    ['ALTER TABLE "users" ADD COLUMN "nickname" text;', true],
    [
      'ALTER TABLE "users" ADD COLUMN "nickname" text;\n--> statement-breakpoint\nUPDATE "users" SET "nickname" = "first_name";\n--> statement-breakpoint\nALTER TABLE "users" ALTER COLUMN "nickname" SET NOT NULL;',
      true,
    ],
    ['ALTER TABLE "users" ADD COLUMN "nickname" text DEFAULT \'none\' NOT NULL;', true],
    ['ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;', true],
    ['CREATE INDEX "users_last_name" ON "users" USING btree ("last_name");', true],
    [
      'CREATE TABLE "badges" ("id" integer);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "badge" ON "badges" USING btree ("id");',
      true,
    ],
    [
      'ALTER TABLE "users" ADD COLUMN "badge" text;\n--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "badge" UNIQUE("badge");',
      true,
    ],
  ])('%s: only adds? %s', (migration, adds) => {
    expect(notAdding(migration).length === 0).toBe(adds)
  })
})
