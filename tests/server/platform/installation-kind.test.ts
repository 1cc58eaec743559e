import { count, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { people } from '../../../server/demo/content/people.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { readSettings } from '../../../server/platform/settings.ts'
import { prepareInstallation } from '../../../server/prepare.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeEach(async () => {
  server = await openTestApp()
})
afterEach(() => server.close())

/** What a start does with the database, under other settings. */
const prepareAs = (variables: Readonly<Record<string, string>>) =>
  prepareInstallation({ ...server.platform, settings: readSettings({ ...variables, LOG_LEVEL: 'silent' }) })

const seeded = () => {
  const { db, files, clock, messageSeal } = server.platform
  return seedDemo({ db, files, clock, hashPassword: async () => 'no hash', messageSeal })
}

const peopleThere = async () => (await server.platform.db.select({ there: count() }).from(users))[0]?.there

const IS_A_DEMO =
  'was made as a demo: the password of its owner is published. Start it with DEMO=1, or give an installation of your own another DATA_DIR, or an empty DATABASE_URL.'
const IS_NO_DEMO =
  'is no demo and is not made one. Start it with DEMO=0, or give the demo another DATA_DIR, or an empty DATABASE_URL.'

const OWN = [{ DEMO: '0' }, { DATABASE_URL: 'postgres://db/tim' }, { DEMO: '0', PUBLIC_URL: 'https://tim.example' }]
const DEMO = [{}, { DEMO: '1' }, { DEMO: '1', DATABASE_URL: 'postgres://db/tim' }]

describe('a database that was made as a demo', () => {
  it('starts as a demo alone, and again without doing anything', async () => {
    await seeded()
    for (const variables of OWN) await expect(prepareAs(variables)).rejects.toThrow(IS_A_DEMO)
    for (const variables of DEMO) await prepareAs(variables)
    expect(await peopleThere()).toBe(people.length)
  })

  it('is known by its people where a version made it that marked none, and marked from then on', async () => {
    await seeded()
    const { db } = server.platform
    await db.execute(sql`delete from installation_facts`)
    await db.execute(sql`update users set email = 'chief@agency.example' where email = 'owner@example.org'`)
    await expect(prepareAs({ DEMO: '0' })).rejects.toThrow(IS_A_DEMO)
    await db.execute(sql`update users set email = 'someone-' || id || '@agency.example'`)
    await expect(prepareAs({ DEMO: '0' })).rejects.toThrow(IS_A_DEMO)
  })

  it('is as its marks say it is, not as its people are', async () => {
    await seeded()
    await server.platform.db.execute(sql`update users set email = 'someone-' || id || '@agency.example'`)
    await expect(prepareAs({ DEMO: '0' })).rejects.toThrow(IS_A_DEMO)
  })
})

describe('a database with people of its own', () => {
  it('is never seeded nor opened as a demo', async () => {
    // One address of the demo makes none.
    await server.createUser([], { email: 'owner@example.org' })
    for (const variables of DEMO) await expect(prepareAs(variables)).rejects.toThrow(IS_NO_DEMO)
    for (const variables of OWN) await prepareAs(variables)
    expect(await peopleThere()).toBe(1)
  })
})

describe('a new database', () => {
  it('becomes what it is first started as', async () => {
    await prepareAs({})
    expect(await peopleThere()).toBe(people.length)
    await expect(prepareAs({ DEMO: '0' })).rejects.toThrow(IS_A_DEMO)
  })
})
