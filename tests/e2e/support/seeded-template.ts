import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTestDatabase, templateOn } from '../../support/postgres-databases.ts'
import { startInstallation } from './installation.ts'

/**
 * Before the browser tests: the demo is put once into a database and a folder, of which the installations begin as
 * copies (`startInstallation`), since to put it there is half of what a start computes. On PostgreSQL only: on the
 * embedded database each begins as a newcomer's does. Gives back what clears it away.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  const server = process.env['DATABASE_URL']
  if (!server) return undefined
  const database = await createTestDatabase(server, await templateOn(server))
  const folder = await mkdtemp(join(tmpdir(), 'tim-seeded-'))
  const installation = await startInstallation({ DATABASE_URL: database.url }, { folder })
  await installation.stop()
  process.env['SEEDED_DATABASE'] = database.name
  process.env['SEEDED_FOLDER'] = folder
  return async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
