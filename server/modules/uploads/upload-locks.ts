import { setTimeout as pause } from 'node:timers/promises'

import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { PoolClient } from 'pg'

import { SECOND } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'

const WANTED = 'upload_wanted'
const LOOK_MS = 50
const PATIENCE_MS = 30 * SECOND

type Release = Parameters<Lock['lock']>[1]

/**
 * Who writes to an upload, of all requests to all servers. A PostgreSQL keeps the locks, on one connection of this
 * server that is open as long as it has some: they end with a server that is killed. Whoever wants one tells its holder
 * by the database too, since the holder may wait for a laptop that is closed. The embedded database has one server.
 */
export const createUploadLocks = ({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Locker => {
  const held = new Map<string, Release>()
  let session: Promise<PoolClient> | null = null

  const letGo = (id: string) => {
    void held.get(id)?.()
  }

  /** Its locks are gone with it, and others may have them by now. */
  const lose = (lost: Promise<PoolClient>, client: PoolClient) => {
    if (session !== lost) return
    session = null
    client.release(true)
    for (const id of held.keys()) letGo(id)
  }

  const openSession = (): Promise<PoolClient> => {
    const opening: Promise<PoolClient> = pool.connect().then(async (client) => {
      client.on('notification', ({ payload }) => payload !== undefined && letGo(payload))
      client.once('error', () => lose(opening, client))
      await client.query(`listen ${WANTED}`)
      return client
    })
    return opening
  }

  const inSession = async (): Promise<PoolClient> => {
    session ??= openSession()
    try {
      return await session
    } catch (cause) {
      session = null
      throw cause
    }
  }

  const closeUnused = async (): Promise<void> => {
    if (held.size > 0 || session === null) return
    const last = session
    session = null
    const client = await last
    client.release(true)
  }

  /** Among all servers. */
  const take = async (id: string): Promise<boolean> => {
    if (kind === 'embedded') return true
    const client = await inSession()
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as "isTaken"',
      [LOCKS.uploads, id],
    )
    if (rows[0]?.isTaken) return true
    await client.query('select pg_notify($1, $2)', [WANTED, id])
    return false
  }

  const giveBack = async (id: string): Promise<void> => {
    if (kind === 'server' && session !== null) {
      const client = await session
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS.uploads, id]).catch(() => undefined)
    }
    held.delete(id)
    await closeUnused()
  }

  /** Within this server first: to a session its own lock is no obstacle. */
  const tryLock = async (id: string, release: Release): Promise<boolean> => {
    if (held.has(id)) {
      letGo(id)
      return false
    }
    held.set(id, release)
    try {
      if (await take(id)) return true
    } catch (cause) {
      held.delete(id)
      throw cause
    }
    held.delete(id)
    return false
  }

  return {
    newLock: (id) => ({
      lock: async (signal, release) => {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
        while (!(await tryLock(id, release))) {
          try {
            await pause(LOOK_MS, undefined, { signal: patience })
          } catch {
            await closeUnused()
            throw ERRORS.ERR_LOCK_TIMEOUT
          }
        }
      },
      unlock: () => giveBack(id),
    }),
  }
}
