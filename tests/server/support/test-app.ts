import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { buildApp } from '../../../server/app.ts'
import { insertUser } from '../../../server/modules/auth/users.repository.ts'
import type { NewUser } from '../../../server/modules/auth/users.repository.ts'
import type { Clock } from '../../../server/platform/clock.ts'
import { createLogger } from '../../../server/platform/logger.ts'
import type { Passwords } from '../../../server/platform/passwords.ts'
import { openPlatform } from '../../../server/platform/platform.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { readSettings } from '../../../server/platform/settings.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { lightPasswords } from './light-passwords.ts'
import { openTestDatabase } from './test-database.ts'

export const TEST_PASSWORD = 'Responder#2026'

/** A clock that stands still until it is moved. */
export type TestClock = Clock & { moveBy: (milliseconds: number) => void }

export const testClock = (start = new Date('2026-03-02T15:00:00.000Z')): TestClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    moveBy: (milliseconds) => {
      now += milliseconds
    },
  }
}

export type TestUser = Readonly<{
  userId: number
  studentId: number | null
  email: string
  token: string
  sessionId: string
}>

/** Of a token that the server gave. */
const sessionOf = (token: string): string =>
  z.object({ sid: z.uuid() }).parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).sid

export type TestApp = Readonly<{
  app: FastifyInstance
  platform: Platform
  clock: TestClock
  /** Sends a request; `as` is who sends it. */
  call: (options: InjectOptions & { as?: { token: string } }) => Promise<LightMyRequestResponse>
  /** A verified user with these roles (a student by default), signed in. */
  signedIn: (roles?: readonly RoleId[], more?: Partial<NewUser>) => Promise<TestUser>
  /** The same without a session. */
  createUser: (roles?: readonly RoleId[], more?: Partial<NewUser>) => Promise<Omit<TestUser, 'token' | 'sessionId'>>
  signIn: (email: string, password?: string) => Promise<string>
  close: () => Promise<void>
}>

type TestParts = {
  passwords?: Passwords
  /** Where a built app is. */
  folder?: string
  /** Further routes under /api. */
  modules?: readonly FastifyPluginAsyncZod[]
  /** Another way to the test's PostgreSQL. */
  databaseUrl?: string
}

/** One for all people of a file. */
let passwordHash: Promise<string> | undefined

/**
 * A whole server on a database of its own: in memory, or on TEST_DATABASE_URL when that is set. Share one for a
 * test file: open it in `beforeAll`, close it in `afterAll`. Background work waits for `platform.jobs.drain()`.
 */
export const openTestApp = async (
  environment: Readonly<Record<string, string>> = {},
  parts: TestParts = {},
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tim-test-'))
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...environment })
  const clock = testClock()
  const { database, drop } = await openTestDatabase(parts.databaseUrl)
  const passwords = parts.passwords ?? lightPasswords
  const log = createLogger(settings)
  const platform = await openPlatform({ settings, clock, database, jobs: 'manual', passwords, log })
  const app = await buildApp(platform, parts)
  await platform.jobs.start()

  const createUser: TestApp['createUser'] = async (roles = [ROLE.student], more = {}) => {
    passwordHash ??= lightPasswords.hash(TEST_PASSWORD)
    const email = more.email ?? `${randomUUID()}@example.org`
    const { id, studentId } = await insertUser(
      platform.db,
      {
        email,
        passwordHash: await passwordHash,
        firstName: 'Ada',
        lastName: 'Moreno',
        emailVerifiedAt: clock.now(),
        createdAt: clock.now(),
        ...more,
      },
      roles,
      roles.includes(ROLE.student),
    )
    return { userId: id, studentId, email }
  }

  const signIn: TestApp['signIn'] = async (email, password = TEST_PASSWORD) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    if (response.statusCode !== 200) throw new Error(`Sign-in was refused: ${response.body}`)
    return response.json<{ token: string }>().token
  }

  return {
    app,
    platform,
    clock,
    call: ({ as, ...options }) =>
      app.inject({
        ...options,
        headers: { ...options.headers, ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }) },
      }),
    createUser,
    signIn,
    signedIn: async (roles, more) => {
      const user = await createUser(roles, more)
      const token = await signIn(user.email)
      return { ...user, token, sessionId: sessionOf(token) }
    },
    close: async () => {
      await app.close()
      await platform.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
