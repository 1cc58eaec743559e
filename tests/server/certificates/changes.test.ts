import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { nameChanges, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const past = new Date('2026-01-01T00:00:00.000Z')
const ahead = new Date('2027-01-01T00:00:00.000Z')

let server: TestApp
let courseId: number
let owner: TestUser
let admin: TestUser
let count = 0
let number: string

beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org', PRODUCT_NAME: 'TIM Training' })
  courseId = (await makeCourse(server.platform.db)).courseId
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())

/** An administrator approved of the name, whatever it was before. */
const approve = (newLastName: string) =>
  server.platform.db.insert(nameChanges).values({
    userId: owner.userId,
    state: 'approved',
    oldFirstName: 'Ada',
    oldLastName: 'Morena',
    newFirstName: 'Ada',
    newLastName,
    reason: 'It was misspelt.',
    evidence: '',
    askedAt: past,
    decidedAt: past,
    decidedById: admin.userId,
  })

/** Each test has a person of its own, whose certificate carries a name of before. */
beforeEach(async () => {
  owner = await server.signedIn()
  await approve('Moreno')
  number = await issue({})
})

const issue = async (more: Partial<typeof certificates.$inferInsert>): Promise<string> => {
  count += 1
  const made = `TIM-2222-${String(count).padStart(4, '2').replaceAll('0', 'K').replaceAll('1', 'M')}`
  await server.platform.db.insert(certificates).values({
    number: made,
    studentId: owner.studentId ?? 0,
    courseId,
    recipientName: 'Ada Morena',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: past,
    issuedAt: past,
    expiresAt: ahead,
    ...more,
  })
  return made
}

const reissue = (asked: string, as: TestUser, key?: string) =>
  server.call({
    method: 'POST',
    url: `/api/certificates/${asked}/reissue`,
    payload: {},
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    as,
  })

const revoke = (asked: string, payload: object, as: TestUser = admin) =>
  server.call({ method: 'POST', url: `/api/certificates/${asked}/revoke`, payload, as })

const shown = async (asked: string): Promise<Certificate> =>
  (await server.call({ method: 'GET', url: `/api/certificates/${asked}` })).json()

const mails = async () =>
  (await latestMessages(server.platform, 50)).filter(({ recipientAddress }) => recipientAddress === owner.email)

const audited = async (action: string) =>
  (await server.platform.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id))
    .filter(({ subject }) => subject === `certificate:${number}`)
    .map(({ actorId, details }) => ({ actorId, details }))

describe('reissuing', () => {
  test('prints the name of today and takes the place of the old one', async () => {
    const answer = await reissue(number, owner)
    const fresh = answer.json<Certificate>()
    expect([answer.statusCode, fresh]).toEqual([
      201,
      {
        number: expect.stringMatching(/^TIM-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        state: 'valid',
        recipientName: 'Ada Moreno',
        agency: null,
        licenseNumber: null,
        authority: null,
        signer: null,
        signerTitle: null,
        courseTitle: 'Scene basics',
        hours: 4,
        completedOn: past.toISOString(),
        issuedAt: server.clock.now().toISOString(),
        expiresAt: ahead.toISOString(),
        issuer: 'TIM Training',
        revokedAt: null,
        supersededBy: null,
      },
    ])
    expect(await shown(number)).toMatchObject({
      state: 'superseded',
      recipientName: 'Ada Morena',
      supersededBy: fresh.number,
    })
    expect(await audited('certificate.reissued')).toEqual([
      { actorId: owner.userId, details: { supersededBy: fresh.number } },
    ])
    expect(await mails()).toMatchObject([
      {
        template: 'certificateReissued',
        data: {
          courseTitle: 'Scene basics',
          replaced: number,
          certificateNumber: fresh.number,
          certificateLink: `https://training.example.org/course/verification?code=${fresh.number}`,
        },
      },
    ])
  })

  test('twice at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => reissue(number, owner)))
    expect(Map.groupBy(answers, ({ statusCode }) => statusCode).get(201)).toHaveLength(1)
    expect(Map.groupBy(answers, ({ statusCode }) => statusCode).get(409)).toHaveLength(5)
    const rows = await server.platform.db
      .select()
      .from(certificates)
      .where(eq(certificates.studentId, owner.studentId ?? 0))
    expect(rows.map(({ supersededBy }) => supersededBy === null)).toEqual([false, true])
  })

  test('asked again with the same key gives the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => reissue(number, owner, 'again')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json<Certificate>().number)).size).toBe(1)
  })

  test('is refused where the name is the printed one, though not to an administrator', async () => {
    await server.platform.db.update(users).set({ lastName: 'Morena' }).where(eq(users.id, owner.userId))
    const refused = await reissue(number, owner)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'NAME_UNCHANGED'])
    expect((await reissue(number, admin)).statusCode).toBe(201)
    expect(await audited('certificate.reissued')).toMatchObject([{ actorId: admin.userId }])
  })

  test('is refused for one that is revoked or superseded, and for another person as if it were not there', async () => {
    const revoked = await issue({ revokedAt: past })
    const superseded = await issue({ supersededBy: number })
    const stranger = await server.signedIn([ROLE.student, ROLE.instructor])
    const answers = [
      await reissue(revoked, owner),
      await reissue(revoked, admin),
      await reissue(superseded, owner),
      await reissue(number, stranger),
      await reissue('TIM-9999-9999', stranger),
      await reissue('nonsense', owner),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 404, 404, 404])
    expect(answers[3]?.json()).toEqual(answers[4]?.json())
  })

  test('of an expired one keeps its end', async () => {
    const expired = await issue({ expiresAt: past })
    expect((await reissue(expired, owner)).json()).toMatchObject({ state: 'expired', expiresAt: past.toISOString() })
  })

  test('by oneself is possible three times a year; all that were replaced lead to the last', async () => {
    const rename = async (lastName: string) => {
      await approve(lastName)
      await server.platform.db.update(users).set({ lastName }).where(eq(users.id, owner.userId))
    }
    const numbers = [number]
    for (const lastName of ['Bell', 'Cole', 'Dunn']) {
      await rename(lastName)
      numbers.push((await reissue(numbers.at(-1) ?? '', owner)).json<Certificate>().number)
    }
    await rename('Estes')
    const last = numbers.at(-1) ?? ''
    expect((await reissue(last, owner)).statusCode).toBe(429)
    const pointers = await Promise.all(numbers.map(async (asked) => (await shown(asked)).supersededBy))
    expect(pointers).toEqual([last, last, last, null])
    expect((await reissue(last, admin)).statusCode).toBe(201)
  })
})

describe('revoking', () => {
  test('ends a certificate, says why to its holder, and is recorded', async () => {
    const answer = await revoke(number, { reason: '  Another person answered.  ' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { number, state: 'revoked', revokedAt: server.clock.now().toISOString(), supersededBy: null },
    ])
    expect(await shown(number)).toEqual(answer.json())
    expect(await audited('certificate.revoked')).toEqual([
      { actorId: admin.userId, details: { reason: 'Another person answered.' } },
    ])
    expect(await mails()).toMatchObject([
      {
        template: 'certificateRevoked',
        data: {
          certificateNumber: number,
          reason: 'Another person answered.',
          link: 'https://training.example.org/contact',
        },
      },
    ])
  })

  test('needs a reason, happens once, and is for administrators alone', async () => {
    const answers = [
      await revoke(number, {}),
      await revoke(number, { reason: ' a ' }),
      await revoke(number, { reason: 'Issued in error', state: 'valid' }),
      await revoke(number, { reason: 'Issued in error' }, owner),
      await revoke(number, { reason: 'Issued in error' }),
      await revoke(number, { reason: 'Issued in error' }),
      await revoke('TIM-9999-9999', { reason: 'Issued in error' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 403, 200, 409, 404])
    expect(await mails()).toHaveLength(1)
  })

  test('and reissuing at once leaves no second certificate in force', async () => {
    const [revoked, reissued] = await Promise.all([
      revoke(number, { reason: 'Issued in error' }),
      reissue(number, owner),
    ])
    expect([revoked.statusCode, [201, 409].includes(reissued.statusCode)]).toEqual([200, true])
    expect((await shown(number)).state).toBe('revoked')
  })
})
