import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { suppress } from '../../../server/modules/mail/suppressed.ts'
import { en } from '../../../server/modules/mail/words/en.ts'
import { HOUR } from '../../../server/platform/clock.ts'
import { agencies, nameChanges, userAgencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { messages, suppressedAddresses } from '../../../server/platform/db/tables/platform.table.ts'
import type {
  PersonAccess,
  PersonHistory,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../../src/domain/contract/person-page.contract.ts'
import { PERSON_MESSAGES } from '../../../src/domain/contract/person-page.contract.ts'
import { PERSON_FACTS, PERSON_PARTS } from '../../../src/domain/person-page.ts'
import { ROLE } from '../../../src/domain/role.ts'
import words from '../../../src/i18n/en/messageKinds/index.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { acting, some } from '../list-acts/acting.ts'
import { MAIL_SAMPLES } from '../mail/samples.ts'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let person: TestUser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  person = await server.signedIn([ROLE.student], { lastName: 'Demir' })
})

const read = async <T>(part = '', as = admin): Promise<T> =>
  (await server.call({ url: `/api/people/${person.userId}${part}`, as })).json()

const change = (more: Partial<typeof users.$inferInsert>) =>
  server.platform.db.update(users).set(more).where(eq(users.id, person.userId))

it('says who somebody is, by the names of their agencies, and which name they ask for', async () => {
  const { db } = server.platform
  const made = await db
    .insert(agencies)
    .values([{ name: `Patrol ${randomUUID()}` }, { name: `EMS ${randomUUID()}` }])
    .returning()
  const [patrol, ems] = made
  await db.insert(userAgencies).values(made.map(({ id: agencyId }) => ({ userId: person.userId, agencyId })))
  await change({ primaryAgencyId: patrol?.id ?? 0, licenseNumber: 'EMT-7', birthdate: '1988-04-09' })
  await db.insert(nameChanges).values({
    userId: person.userId,
    oldFirstName: 'Ada',
    oldLastName: 'Demir',
    newFirstName: 'Ada',
    newLastName: 'Lopez',
    reason: 'I got married',
    evidence: '',
    askedAt: server.clock.now(),
  })
  expect(await read<PersonProfile>()).toEqual({
    id: person.userId,
    parts: [...PERSON_PARTS],
    facts: [...PERSON_FACTS],
    firstName: 'Ada',
    lastName: 'Demir',
    email: person.email,
    birthdate: '1988-04-09',
    phone: '',
    licenseNumber: 'EMT-7',
    agencyNumber: '',
    discipline: '',
    agency: patrol?.name,
    furtherAgencies: [ems?.name],
    language: 'en',
    state: 'active',
    memberSince: server.clock.now().toISOString(),
    photoUrl: null,
    nameAsked: {
      id: expect.any(Number),
      to: { firstName: 'Ada', lastName: 'Lopez' },
      reason: 'I got married',
      askedAt: server.clock.now().toISOString(),
    },
    heldBack: null,
  })
})

it('says that nothing is emailed to them, and by which message they are written to again', async () => {
  const { db, mail } = server.platform
  const since = server.clock.now()
  const messageId = await db.transaction((tx) =>
    mail.send(tx, {
      template: 'passwordChanged',
      to: { name: 'Ada', address: person.email },
      language: 'en',
      data: MAIL_SAMPLES.passwordChanged,
    }),
  )
  const held = { since: since.toISOString(), answer: '550 5.1.1 no such user' }
  // The message that came back may be gone: another to that address stands for it.
  for (const returned of [messageId, null]) {
    await db.delete(suppressedAddresses)
    await suppress(db, { address: person.email, since, messageId: returned, answer: held.answer })
    expect((await read<PersonProfile>()).heldBack).toEqual({ ...held, messageId })
  }
  await acting(server, admin).run('/messages', 'writeAgain', { selection: some(messageId) })
  expect((await read<PersonProfile>()).heldBack).toBeNull()
})

it('is not there for who does not exist, whichever part', async () => {
  for (const part of ['', '/training', '/access', '/messages', '/history']) {
    const { statusCode } = await server.call({ url: `/api/people/999999${part}`, as: admin })
    expect([part, statusCode]).toEqual([part, 404])
  }
})

describe('training', () => {
  it('has enrollments with their version, and certificates with what they are worth', async () => {
    const { db } = server.platform
    const course = await makeCourse(db)
    const learner = learnerOf(server, course, person)
    await learner.enroll()
    const now = server.clock.now()
    const held = {
      studentId: person.studentId ?? 0,
      courseId: course.courseId,
      recipientName: 'Ada Demir',
      courseTitle: inThree('Scene basics'),
      hours: 4,
      completedOn: now,
      issuedAt: now,
      expiresAt: null,
    }
    const mark = String(person.userId).padStart(4, '2').replaceAll('0', 'K').replaceAll('1', 'M')
    await db.insert(certificates).values([
      { ...held, number: `TIM-AAAA-${mark}` },
      { ...held, number: `TIM-BBBB-${mark}`, revokedAt: now, revocationReason: 'A mistake' },
    ])
    const training = await read<PersonTraining>('/training')
    expect(training.hours).toBe(4)
    expect(training.enrollments).toEqual([
      expect.objectContaining({ version: 1, label: 'active', complete: 0, total: course.lessonIds.length }),
    ])
    expect(
      training.certificates.map(({ number, state, revocationReason, way, downloadUrl }) => [
        number,
        state,
        revocationReason,
        way,
        downloadUrl !== null,
      ]),
    ).toEqual([
      [`TIM-BBBB-${mark}`, 'revoked', 'A mistake', 'byHand', false],
      [`TIM-AAAA-${mark}`, 'valid', null, 'byHand', true],
    ])
  })

  it('is empty for who is no student', async () => {
    const { userId } = await server.createUser([ROLE.instructor])
    const answer = await server.call({ url: `/api/people/${userId}/training`, as: admin })
    expect(answer.json()).toEqual({ enrollments: [], places: [], certificates: [], hours: 0 })
  })
})

describe('access', () => {
  it('has the account as the list has it, and the sessions that a token still opens', async () => {
    const access = await read<PersonAccess>('/access')
    expect(access.account).toMatchObject({ id: person.userId, roles: ['student'], state: 'active', sessions: 1 })
    expect(access.sessions.map(({ id }) => id)).toEqual([person.sessionId])
    expect(access.limits).toEqual([])
  })

  it('says what somebody is kept from, for as long as they are', async () => {
    const guess = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: person.email, password: `not ${TEST_PASSWORD}` },
      })
    for (let tries = 0; tries < 9; tries += 1) await guess()
    expect((await read<PersonAccess>('/access')).limits).toEqual([])
    await guess()
    expect((await read<PersonAccess>('/access')).limits).toEqual([{ kind: 'signIn', resetsAt: expect.any(String) }])
    server.clock.moveBy(HOUR / 4)
    expect((await read<PersonAccess>('/access')).limits).toEqual([])
  })
})

describe('messages', () => {
  const write = (more: Partial<typeof messages.$inferInsert>) =>
    server.platform.db.insert(messages).values({
      template: 'courseCompleted',
      recipientName: 'Ada Demir',
      recipientAddress: person.email,
      locale: 'en',
      data: { sealed: 'a secret' },
      state: 'outbox',
      createdAt: server.clock.now(),
      ...more,
    })

  it('are those to the address, the latest first, without what they carry', async () => {
    await write({})
    await write({ template: 'passwordReset', state: 'failed', error: '550 No such mailbox' })
    await write({ recipientAddress: 'else@example.org' })
    const { items, hasMore } = await read<PersonMessages>('/messages')
    expect(items.map(({ template, state, error }) => [template, state, error])).toEqual([
      ['passwordReset', 'failed', '550 No such mailbox'],
      ['courseCompleted', 'outbox', null],
    ])
    expect(hasMore).toBe(false)
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  it('to a phone are theirs once it is verified', async () => {
    const phone = `+1555${String(person.userId).padStart(7, '0')}`
    await write({ channel: 'sms', template: 'phoneCode', recipientAddress: phone })
    await change({ phone })
    expect((await read<PersonMessages>('/messages')).items).toEqual([])
    await change({ phoneVerifiedAt: server.clock.now() })
    expect((await read<PersonMessages>('/messages')).items).toHaveLength(1)
  })

  it('are so many, and say where there are more', async () => {
    for (let count = 0; count <= PERSON_MESSAGES; count += 1) await write({})
    const { items, hasMore } = await read<PersonMessages>('/messages')
    expect([items.length, hasMore]).toEqual([PERSON_MESSAGES, true])
  })

  it('have a name of each template', () => {
    const templates = new Set([...Object.keys(en.letters), ...Object.keys(en.texts)])
    expect(Object.keys(words.templates).toSorted()).toEqual([...templates].toSorted())
  })
})

it('has the history of somebody and of what is theirs, the latest first', async () => {
  await server.call({
    method: 'POST',
    url: '/api/users/acts/deactivate',
    as: admin,
    payload: { selection: { kind: 'some', ids: [person.userId] }, reason: 'Left the state' },
  })
  const { items } = await read<PersonHistory>('/history')
  expect(items[0]).toMatchObject({
    action: 'user.deactivated',
    doer: { id: admin.userId },
    reason: 'Left the state',
    facts: [{ fact: 'after', was: 'active', is: 'deactivated' }, { fact: 'listAct' }],
  })
})
