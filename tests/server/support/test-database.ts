import { openDatabase } from '../../../server/platform/db/database.ts'
import type { Database } from '../../../server/platform/db/database.ts'
import { createTestDatabase, templateOn } from '../../support/postgres-databases.ts'

/** A PostgreSQL to make databases on; undefined where the tests run on the embedded one. Never that of the product. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

/** A fresh database: in memory, or a new one on the PostgreSQL at `url` that `drop` removes. */
export const openTestDatabase = async (
  url = testDatabaseUrl(),
): Promise<{ database: Database; drop: () => Promise<void> }> => {
  if (url === undefined) return { database: await openDatabase({}), drop: async () => undefined }
  const own = await createTestDatabase(url, await templateOn(url))
  return { database: await openDatabase({ url: own.url }), drop: own.drop }
}
