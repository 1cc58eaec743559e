import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR, MINUTE } from '../../../server/platform/clock.ts'
import { mailedLinks, phoneCodes, sessions, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { lessonQuestions } from '../../../server/platform/db/tables/lesson-talk.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { CANARY, makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { asking, deedsOf, makeAgency, messageTo, refusedWith } from './support/person.ts'

const PHONE = '(555) 010-4321'
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(16)])

type As = Readonly<{ token: string }>

let server: TestApp
let ask: ReturnType<typeof asking>
let ada: TestUser
let stranger: TestUser
let phoneCode: string
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
  const { db } = server.platform
  const course = await makeCourse(db, { lessonCount: 1, questionsDrawn: 4 })
  const fire = await makeAgency(server, 'Austin Fire')
  ada = await server.signedIn([ROLE.student], { birthdate: '1990-02-28', primaryAgencyId: fire, language: 'tr' })
  stranger = await server.signedIn([ROLE.student], { firstName: 'Stranger', lastName: 'Canary' })

  const learner = learnerOf(server, course, ada)
  const enrollmentId = await learner.enroll()
  const lessonId = course.lessonIds[0] ?? 0
  await learner.watch(enrollmentId, lessonId)
  const attempt = await learner.start(enrollmentId, lessonId)
  await learner.answerAll(attempt, 4)
  await learner.submit(attempt)
  const strangers = learnerOf(server, course, stranger)
  for (const [of, id, text] of [
    [ada, enrollmentId, 'Angle left'],
    [stranger, await strangers.enroll(), 'Stranger’s own'],
  ] as const) {
    const note = { lessonId, at: 3, text, revision: 0 }
    await ask.put(of, `/online-enrollments/${id}/notes/${randomUUID()}`, note)
    const question = of === ada ? 'Why left?' : text
    await db
      .insert(lessonQuestions)
      .values({ enrollmentId: id, lessonId, at: 3, text: question, askedAt: server.clock.now() })
  }

  const [held] = await db
    .insert(instructorCourses)
    .values({
      courseId: course.courseId,
      courseDate: server.clock.now(),
      timeZone: 'America/Chicago',
      venue: 'Station 7',
      address: '-',
      city: '-',
      county: '-',
      capacity: 20,
      registrationClosesAt: server.clock.now(),
    })
    .returning()
  for (const { studentId, accommodation } of [
    { studentId: ada.studentId ?? 0, accommodation: 'A seat at the front' },
    { studentId: stranger.studentId ?? 0, accommodation: 'Stranger’s own' },
  ]) {
    await db.insert(instructorCourseStudents).values({
      instructorCourseId: held?.id ?? 0,
      studentId,
      state: 'registered',
      registeredAt: server.clock.now(),
      accommodation,
    })
  }
  for (const [user, title] of [
    [ada, 'Cones'],
    [stranger, 'Stranger’s note'],
  ] as const) {
    await ask.post(user, `/users/${user.userId}/notes`, { title, detail: 'Bring ten.' })
  }
  await ask.put(ada, '/profiles/me/photo', { content: PNG.toString('base64') })
  await ask.post(ada, '/profiles/phone/verify/send', { phoneNumber: PHONE })
  phoneCode = String((await messageTo(server, PHONE, 'phoneCode'))['code'])
  await ask.post(ada, '/profiles/phone/verify', { phoneNumber: PHONE, code: phoneCode })
  await ask.post(ada, '/auth/change-email', { email: 'ada.new@example.org', password: TEST_PASSWORD })
  const issued = await db.select().from(certificates)
  for (const { number, studentId } of issued) {
    const actorId = studentId === ada.studentId ? ada.userId : stranger.userId
    const more = { subject: `certificate:${number}`, at: server.clock.now() }
    await db.insert(auditLog).values([
      { action: 'certificate.offered', actorId, ...more },
      { action: 'certificate.taken', actorId: null, address: '198.51.100.99', ...more },
    ])
  }
  await db.insert(auditLog).values({
    action: 'roles.changed',
    actorId: stranger.userId,
    subject: `user:${ada.userId}`,
    address: '198.51.100.99',
    at: server.clock.now(),
  })
})
afterAll(() => server.close())

const begin = async (as: As) => (await ask.post(as, '/profiles/me/data-exports', {})).json<{ url: string }>().url
const save = (url: string) => server.call({ url })

describe('the export of a person’s data', () => {
  it('is a file to save, of the moment it is asked for', async () => {
    const answer = await save(await begin(ada))
    expect([answer.statusCode, answer.json().schemaVersion, answer.json().exportedAt]).toEqual([
      200,
      1,
      server.clock.now().toISOString(),
    ])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${server.clock.now().toISOString().slice(0, 10)}.json"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('has everything that is held of the person, titles in their language', async () => {
    const held = (await save(await begin(ada))).json()
    const now = expect.any(String)
    const course = { courseTitle: 'Scene basics (tr)' }
    expect(held).toMatchObject({
      profile: {
        id: ada.userId,
        email: ada.email,
        firstName: 'Ada',
        lastName: 'Moreno',
        phone: PHONE,
        phoneVerifiedAt: now,
        birthdate: '1990-02-28',
        photo: { contentType: 'image/png', base64: PNG.toString('base64') },
      },
      roles: [ROLE.student],
      agencies: [{ name: 'Austin Fire', isPrimary: true }],
      student: {
        quizTime: 'standard',
        onlineEnrollments: [
          {
            ...course,
            status: 3,
            progress: [{ lessonTitle: 'Lesson 1 (tr)', state: 'passed', attemptsUsed: 1, creditedSeconds: 40 }],
            quizAttempts: [
              {
                number: 1,
                state: 'passed',
                right: 4,
                total: 4,
                answers: Array.from({ length: 4 }, () => ({ answeredAt: now })),
              },
            ],
            lessonNotes: [{ lessonTitle: 'Lesson 1 (tr)', at: 3, text: 'Angle left', createdAt: now }],
            lessonQuestions: [{ lessonTitle: 'Lesson 1 (tr)', at: 3, text: 'Why left?', state: 'asked', answer: null }],
          },
        ],
        certificates: [
          {
            ...course,
            recipientName: 'Ada Moreno',
            revokedAt: null,
            wallets: [
              { at: now, deed: 'offered' },
              { at: now, deed: 'taken' },
            ],
          },
        ],
        classes: [
          { state: 'registered', accommodation: 'A seat at the front', class: { ...course, venue: 'Station 7' } },
        ],
      },
      classesTaught: [],
      notes: [{ title: 'Cones', detail: 'Bring ten.', createdAt: now }],
      clearedEvents: [],
      contactMessages: [],
      invitations: [],
      sessions: [{ startedAt: now, endedAt: null, address: '127.0.0.1', userAgent: 'lightMyRequest' }],
      mailedLinks: [{ kind: 'emailChange', newEmail: 'ada.new@example.org', usedAt: null }],
      nameChanges: [],
      phoneCodes: [{ phone: PHONE, tries: 1, usedAt: now }],
    })
    expect(
      held.messages.map(({ channel, template, state }: Record<string, string>) => [channel, template, state]),
    ).toEqual([
      ['mail', 'enrollmentConfirmed', 'outbox'],
      ['mail', 'courseCompleted', 'outbox'],
      ['sms', 'phoneCode', 'outbox'],
      ['mail', 'emailChangeNotice', 'outbox'],
    ])
    const actions = held.auditLog.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['session.started', 'profile.changed', 'phone.verified', 'data.exported']),
    )
  })

  it('names nobody else: who acted on the person is told by no name and no address', async () => {
    const answer = await save(await begin(ada))
    const done = answer.json().auditLog.filter(({ action }: { action: string }) => action === 'roles.changed')
    expect(done).toEqual([
      {
        at: expect.any(String),
        action: 'roles.changed',
        subject: `user:${ada.userId}`,
        isByPerson: false,
        address: null,
      },
    ])
    for (const theirs of ['Stranger', 'Canary', stranger.email, '198.51.100.99']) {
      expect(answer.body).not.toContain(theirs)
    }
  })

  it('has no hash, no code, no secret, and nothing of a quiz’s key', async () => {
    const { db } = server.platform
    const [user] = await db.select().from(users).where(eq(users.id, ada.userId))
    const links = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, ada.userId))
    const codes = await db.select().from(phoneCodes).where(eq(phoneCodes.userId, ada.userId))
    const own = await db.select().from(sessions).where(eq(sessions.userId, ada.userId))
    const enrollments = await db
      .select()
      .from(onlineEnrollments)
      .where(eq(onlineEnrollments.studentId, ada.studentId ?? 0))
    const { link = '' } = await messageTo(server, 'ada.new@example.org', 'emailChange')
    const secrets = [
      user?.passwordHash,
      ...links.map(({ secretHash }) => secretHash),
      ...codes.map(({ codeHash }) => codeHash),
      ...own.map(({ id }) => id),
      ...enrollments.map(({ verificationCodeHash }) => verificationCodeHash),
      new URL(link).searchParams.get('code'),
      ada.token,
      CANARY,
    ]
    expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 8)).toBe(true)
    const { body } = await save(await begin(ada))
    expect(secrets.filter((secret) => body.includes(String(secret)))).toEqual([])
    expect(new RegExp(`\\b${phoneCode}\\b`).test(body)).toBe(false)
    expect(body).not.toMatch(/hash|secret|password/i)
  })

  it('does not tell what was sent to a phone that was never proven', async () => {
    const guess = await server.signedIn([ROLE.student], { phone: PHONE })
    expect((await save(await begin(guess))).json().messages).toEqual([])
  })

  it('of who never learned here has no student', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const held = (await save(await begin(admin))).json()
    expect([held.student, held.roles, held.profile.photo]).toEqual([null, [ROLE.admin], null])
  })
})

describe('its address', () => {
  it('works for ten minutes', async () => {
    const user = await server.signedIn()
    const url = await begin(user)
    server.clock.moveBy(10 * MINUTE - 1000)
    const early = await save(url)
    server.clock.moveBy(1000)
    expect([early.statusCode, refusedWith(await save(url))]).toEqual([200, [404, 'NOT_FOUND']])
  })

  it('is nobody else’s, and nothing without its signature', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const url = await begin(user)
    const bent = {
      holder: url.replace(user.sessionId, other.sessionId),
      expires: url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`),
      signature: url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      bare: url.split('?')[0] ?? '',
    }
    const answers = await Promise.all(Object.values(bent).map((one) => server.call({ url: one, as: user })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  it('of a photo opens no export', async () => {
    const user = await server.signedIn()
    const put = await ask.put(user, '/profiles/me/photo', { content: PNG.toString('base64') })
    const query = put.json<{ photoUrl: string }>().photoUrl.split('?')[1]
    expect((await save(`/api/profiles/data-export?${query}`)).statusCode).toBe(404)
  })

  it('ends with the account', async () => {
    const user = await server.signedIn()
    const url = await begin(user)
    await ask.post(user, '/profiles/me/deactivate', { password: TEST_PASSWORD })
    expect((await save(url)).statusCode).toBe(404)
  })

  it('is given ten times an hour, and each time written down', async () => {
    server.clock.moveBy(HOUR)
    const user = await server.signedIn()
    const statuses = []
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await ask.post(user, '/profiles/me/data-exports', {})).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await deedsOf(server, user.userId)).toEqual(
      Array.from({ length: 10 }, () => ({
        action: 'data.exported',
        subject: `user:${user.userId}`,
        details: null,
      })),
    )
  })
})
