import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { RIGHT_LIMIT, rightKey } from '../../../server/modules/auth/auth.service.ts'
import { sessions, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { createPasswords } from '../../../server/platform/passwords.ts'
import { lightPasswords } from '../support/light-passwords.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
let evaluated = 0
/** What happens while a password is judged. */
let meanwhile: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  server = await openTestApp(
    {},
    {
      passwords: {
        hash: lightPasswords.hash,
        verify: async (...given) => {
          evaluated += 1
          const isRight = await lightPasswords.verify(...given)
          await meanwhile()
          return isRight
        },
      },
    },
  )
})
afterAll(() => server.close())

const tryToSignIn = (
  email: string,
  password: string,
  more: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => server.call({ method: 'POST', url: '/api/auth/login', payload: { email, password }, ...more })

const wrongCredentials = {
  error: {
    statusCode: 403,
    name: 'Forbidden',
    code: 'WRONG_CREDENTIALS',
    message: 'The email address or the password is not right.',
  },
}

describe('signing in', () => {
  it('by a password that is changed, or with an account that is closed, while it is judged opens nothing', async () => {
    const changes = [{ passwordHash: 'another' }, { deactivatedAt: new Date() }]
    for (const change of changes) {
      const user = await server.createUser()
      meanwhile = () => server.platform.db.update(users).set(change).where(eq(users.id, user.userId))
      const answer = await tryToSignIn(user.email, TEST_PASSWORD)
      meanwhile = async () => undefined
      expect([answer.statusCode, answer.json()]).toEqual([403, wrongCredentials])
      const opened = await server.platform.db.select().from(sessions).where(eq(sessions.userId, user.userId))
      expect(opened).toEqual([])
    }
  })

  it('answers a token that GET /auth/me accepts, with Bearer before it or alone', async () => {
    const user = await server.signedIn()
    const viewer = {
      id: user.userId,
      email: user.email,
      welcomed: false,
      shortcuts: [],
      settings: null,
      profile: { firstName: 'Ada', lastName: 'Moreno', phone: null, student: { id: user.studentId } },
      roleMappings: [{ roleId: 2 }],
      photoUrl: null,
      listDefaults: [],
    }
    const me = await server.call({ url: '/api/auth/me', as: user })
    const alone = await server.call({ url: '/api/auth/me', headers: { authorization: user.token } })
    expect([me.json(), alone.json()]).toEqual([viewer, viewer])
  })

  it('knows an address in any case and with spaces around it', async () => {
    const user = await server.createUser()
    const response = await tryToSignIn(`  ${user.email.toUpperCase()} `, TEST_PASSWORD)
    expect(response.statusCode).toBe(200)
  })

  it('answers a wrong password, an unknown address and a deactivated account alike', async () => {
    const user = await server.createUser()
    const gone = await server.createUser([2], { deactivatedAt: server.clock.now() })
    const answers = [
      await tryToSignIn(user.email, 'Wrong#Password1'),
      await tryToSignIn('nobody@example.org', TEST_PASSWORD),
      await tryToSignIn(gone.email, TEST_PASSWORD),
    ]
    expect(answers.map((answer) => answer.json())).toEqual([wrongCredentials, wrongCredentials, wrongCredentials])
  })

  it('hashes for an unknown address as it does for a known one', async () => {
    const before = evaluated
    await tryToSignIn('nobody-else@example.org', TEST_PASSWORD)
    expect(evaluated - before).toBe(1)
  })

  it('tells of an unverified address only after the right password', async () => {
    const user = await server.createUser([2], { emailVerifiedAt: null })
    const wrong = await tryToSignIn(user.email, 'Wrong#Password1')
    const right = await tryToSignIn(user.email, TEST_PASSWORD)
    expect([wrong.json(), right.json()]).toEqual([
      wrongCredentials,
      {
        error: {
          statusCode: 403,
          name: 'Forbidden',
          code: 'NEEDS_EMAIL_VERIFICATION',
          message: 'Confirm your email address before you sign in.',
          details: { userId: user.userId },
        },
      },
    ])
  })

  it('is written into the audit log, refused or not, without the password', async () => {
    const user = await server.createUser()
    await tryToSignIn(user.email, 'Wrong#Password1')
    await tryToSignIn(user.email, TEST_PASSWORD)
    const rows = await server.platform.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.actorId, user.userId))
      .orderBy(auditLog.id)
    expect(rows).toEqual([
      { action: 'session.refused', details: null },
      { action: 'session.started', details: null },
    ])
  })
})

describe('guessing', () => {
  it('is stopped after ten tries at an account, of 200 at the same moment', async () => {
    const user = await server.createUser()
    const before = evaluated
    const tries = Array.from({ length: 200 }, (_, index) =>
      tryToSignIn(user.email, `Guess#${index}`, { remoteAddress: `203.0.113.${index}` }),
    )
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    expect({
      evaluated: evaluated - before,
      refused: statuses.filter((status) => status === 403).length,
      stopped: statuses.filter((status) => status === 429).length,
    }).toEqual({ evaluated: 10, refused: 10, stopped: 190 })
  })

  it('says how long to wait, and goes on after that', async () => {
    const user = await server.createUser()
    for (let index = 0; index < 10; index += 1) await tryToSignIn(user.email, 'Wrong#Password1')
    const stopped = await tryToSignIn(user.email, TEST_PASSWORD)
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '900'])
    server.clock.moveBy(900_000)
    const later = await tryToSignIn(user.email, TEST_PASSWORD)
    expect(later.statusCode).toBe(200)
  })

  it('is stopped by address, whatever a forwarding header says', async () => {
    const tries = Array.from({ length: 120 }, (_, index) =>
      tryToSignIn(`guess-${index}@example.org`, 'Guess#2026', {
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': `192.0.2.${index}`, forwarded: `for=192.0.2.${index}` },
      }),
    )
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    expect(statuses.filter((status) => status === 429).length).toBe(20)
  })

  it('does not keep others waiting by a password that is right, time and again', async () => {
    const user = await server.createUser()
    const { db } = server.platform
    await server.platform.limits.take(rightKey(user.userId), RIGHT_LIMIT, db, RIGHT_LIMIT.tries)
    const before = evaluated
    const statuses: number[] = []
    for (let index = 0; index < 15; index += 1) {
      statuses.push((await tryToSignIn(user.email, TEST_PASSWORD)).statusCode)
    }
    expect({ evaluated: evaluated - before, statuses: new Set(statuses) }).toEqual({
      evaluated: 10,
      statuses: new Set([429]),
    })
    server.clock.moveBy(900_000)
    expect((await tryToSignIn(user.email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('does not count against a person who gets it right', async () => {
    const user = await server.createUser()
    for (let index = 0; index < 12; index += 1) await server.signIn(user.email)
    const [row] = await server.platform.db
      .select({ lastSignInAt: users.lastSignInAt })
      .from(users)
      .where(eq(users.id, user.userId))
    expect(row).toEqual({ lastSignInAt: server.clock.now() })
  })
})

describe('the password queue', () => {
  it('answers 503 with Retry-After when it is full', async () => {
    const passwords = await createPasswords({ atOnce: 1, queueLength: 1 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => passwords.verify('x', undefined)))
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: false },
      { status: 'fulfilled', value: false },
      { status: 'rejected', reason: expect.objectContaining({ statusCode: 503, retryAfter: 5 }) },
    ])
  })
})
