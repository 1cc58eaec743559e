import { afterEach, expect, it, vi } from 'vitest'

import { hasPostgres, startPostgres } from '../../scripts/postgres.mjs'
import { testDatabaseUrl } from '../server/support/test-database.ts'

afterEach(() => void vi.unstubAllEnvs())

const PRODUCT = 'postgres://tim@db.example/training'

it('makes the databases of tests on TEST_DATABASE_URL', async () => {
  vi.stubEnv('DATABASE_URL', PRODUCT)
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://127.0.0.1/tests')
  expect([(await startPostgres()).url, testDatabaseUrl()]).toEqual(Array(2).fill('postgres://127.0.0.1/tests'))
})

it('makes none on the database of the product, which DATABASE_URL names', () => {
  vi.stubEnv('DATABASE_URL', PRODUCT)
  vi.stubEnv('TEST_DATABASE_URL', undefined)
  expect(testDatabaseUrl()).toBeUndefined()
})

it.skipIf(!hasPostgres())('starts a server of its own where none is named', async () => {
  vi.stubEnv('DATABASE_URL', PRODUCT)
  vi.stubEnv('TEST_DATABASE_URL', '')
  const { url, stop } = await startPostgres()
  await stop()
  expect(url).toMatch(/^postgres:\/\/tim@127\.0\.0\.1:\d+\/postgres$/)
})
