import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { PersonTraining } from '../../../src/domain/contract/person-page.contract.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let admin: TestUser
let person: TestUser
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org' })
  course = await makeCourse(server.platform.db)
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.signedIn([ROLE.student], { lastName: 'Demir', language: 'tr' })
})

const ASKED = { completedOn: '2026-01-15', reason: 'Held by the academy', evidence: 'Its roster, seen by Cole' }

const issue = (more: object = {}, userId = person.userId, as = admin, key?: string) =>
  server.call({
    method: 'POST',
    url: `/api/people/${userId}/certificates`,
    as,
    payload: { courseId: course.courseId, ...ASKED, ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const issued = async (more: object = {}): Promise<string> => (await issue(more)).json<{ number: string }>().number

const deed = (name: 'revoke' | 'restore', number: string, reason = 'A mistake', as = admin) =>
  server.call({ method: 'POST', url: `/api/certificates/${number}/${name}`, as, payload: { reason } })

const shown = async (number: string): Promise<Certificate> =>
  (await server.call({ url: `/api/certificates/${number}` })).json()

const noted = async (number: string) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `certificate:${number}`))
      .orderBy(auditLog.id)
  ).map(({ action, actorId, details }) => ({ action, actorId, details }))

const mailed = async () =>
  (await latestMessages(server.platform, 20))
    .filter(({ recipientAddress }) => recipientAddress === person.email)
    .map(({ template, locale, data }) => ({ template, locale, data }))

const trained = async (userId = person.userId): Promise<PersonTraining> =>
  (await server.call({ url: `/api/people/${userId}/training`, as: admin })).json()

describe('a certificate by hand', () => {
  test('is issued without an enrolment, is noted with why and what shows it, and its holder is told in their language', async () => {
    const answer = await issue()
    expect(answer.statusCode).toBe(201)
    const { number } = answer.json<{ number: string }>()
    expect(await shown(number)).toMatchObject({
      state: 'valid',
      recipientName: 'Ada Demir',
      completedOn: '2026-01-15T12:00:00.000Z',
      issuedAt: server.clock.now().toISOString(),
    })
    expect(await noted(number)).toEqual([{ action: 'certificate.issued', actorId: admin.userId, details: ASKED }])
    expect(await mailed()).toEqual([
      {
        template: 'certificateIssued',
        locale: 'tr',
        data: {
          courseTitle: expect.any(String),
          certificateNumber: number,
          certificateLink: `https://training.example.org/course/verification?code=${number}`,
        },
      },
    ])
    expect((await trained()).certificates).toMatchObject([{ number, way: 'byHand', state: 'valid' }])
  })

  test('has a paper, and a credential that says how it was earned', async () => {
    const number = await issued()
    const answer = await server.call({ url: `/api/certificates/${number}/credential`, as: person })
    const [, payload = ''] = answer.body.split('.')
    expect(Buffer.from(payload, 'base64url').toString()).toContain('keeps what shows it')
  })

  test('counts from the day of completion, also where that was long ago', async () => {
    const number = await issued({ completedOn: '2020-01-15' })
    expect((await shown(number)).state).toBe('expired')
  })

  test('of today is not ahead of now', async () => {
    const number = await issued({ completedOn: server.clock.now().toISOString().slice(0, 10) })
    expect(Date.parse((await shown(number)).completedOn)).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  test('gives who was no student the profile that it hangs on, and no role', async () => {
    const { userId } = await server.createUser([ROLE.instructor])
    expect((await issue({}, userId)).statusCode).toBe(201)
    expect((await trained(userId)).certificates).toHaveLength(1)
    const access = await server.call({ url: `/api/people/${userId}/access`, as: admin })
    expect(access.json()).toMatchObject({ account: { roles: ['instructor'] } })
  })

  test('is made once, however often it is sent and however many do so at once', async () => {
    const answers = await Promise.all([
      issue({}, person.userId, admin, 'once'),
      issue({}, person.userId, admin, 'once'),
    ])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(refusalOf(await issue())).toEqual({ status: 409, code: 'CERTIFICATE_HELD' })
    const other = await server.signedIn([ROLE.student])
    const both = await Promise.all([issue({}, other.userId), issue({}, other.userId)])
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  })

  test('is not issued for a day that lies ahead, of a course that nobody took, or without why', async () => {
    const [draft] = await server.platform.db
      .insert(courses)
      .values({
        position: 99,
        title: { en: 'Draft', tr: 'Taslak', ar: 'مسودة' },
        description: { en: '', tr: '', ar: '' },
        courseTypeId: 1,
        categoryId: (await server.platform.db.select().from(courses))[0]?.categoryId ?? 0,
        totalCourseHours: 1,
        isOnline: true,
      })
      .returning()
    const wrong = [
      { completedOn: '2026-03-03' },
      { completedOn: '1926-03-01' },
      { completedOn: '' },
      { courseId: draft?.id },
      { courseId: 999_999 },
      { reason: '  ' },
      { evidence: '' },
    ]
    const answers = await Promise.all(wrong.map((more) => issue(more)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 400))
    expect((await trained()).certificates).toEqual([])
    const listed = await server.call({ url: '/api/certificate-courses', as: admin })
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).not.toContain(draft?.id)
  })

  test('is nobody’s own to give, and of nobody who is not there', async () => {
    expect((await issue({}, admin.userId)).statusCode).toBe(403)
    expect((await issue({}, 999_999)).statusCode).toBe(404)
  })
})

describe('a revoked certificate that is given back', () => {
  test('is what it was, is noted with why, and its holder is told', async () => {
    const number = await issued()
    const before = await shown(number)
    await deed('revoke', number)
    const answer = await deed('restore', number, 'The mistake was ours')
    expect([answer.statusCode, answer.json()]).toEqual([200, before])
    expect(await shown(number)).toEqual(before)
    expect((await noted(number)).at(-1)).toEqual({
      action: 'certificate.restored',
      actorId: admin.userId,
      details: { before: 'revoked', after: 'valid', reason: 'The mistake was ours' },
    })
    expect((await mailed()).map(({ template }) => template)).toEqual([
      'certificateRestored',
      'certificateRevoked',
      'certificateIssued',
    ])
  })

  test('is none where another of that course and day was issued since, however many come at once', async () => {
    const first = await issued()
    await deed('revoke', first)
    const second = await issued()
    expect(refusalOf(await deed('restore', first))).toEqual({ status: 409, code: 'CERTIFICATE_HELD' })
    await deed('revoke', second)
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([deed('restore', first), deed('restore', second), issue()])
      const standing = (await trained()).certificates.filter(({ state }) => state === 'valid')
      expect([answers.filter(({ statusCode }) => statusCode < 300).length, standing.length]).toEqual([1, 1])
      await deed('revoke', standing[0]?.number ?? '')
    }
  })

  test('was revoked, and is nobody’s own', async () => {
    const number = await issued()
    expect(refusalOf(await deed('restore', number))).toEqual({ status: 409, code: 'CERTIFICATE_IN_FORCE' })
    await deed('revoke', number)
    expect((await deed('restore', number, 'Mine', person)).statusCode).toBe(403)
    expect((await deed('restore', number, ' ')).statusCode).toBe(400)
    expect((await deed('restore', 'TIM-9999-9999')).statusCode).toBe(404)
  })
})
