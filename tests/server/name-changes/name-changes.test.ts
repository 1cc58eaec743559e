import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { nameChanges, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { NameChange } from '../../../src/domain/contract/name-change.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { mailsTo, refused, statusesOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const past = new Date('2026-01-01T00:00:00.000Z')
const ahead = new Date('2027-01-01T00:00:00.000Z')
const NEW_NAME = { firstName: 'Ada', lastName: 'Bell' }
const ASKED = { ...NEW_NAME, reason: 'I married.', evidence: 'County record 4471' }

let server: TestApp
let course: Awaited<ReturnType<typeof makeCourse>>
let admin: TestUser
let person: TestUser
let count = 0

beforeAll(async () => {
  server = await openTestApp({ DEMO: '1', PUBLIC_URL: 'https://training.example.org' })
  course = await makeCourse(server.platform.db)
  admin = await server.signedIn([ROLE.admin])
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.signedIn()
})

const post = (as: TestUser, url: string, payload: object = {}) =>
  server.call({ method: 'POST', url: `/api${url}`, payload, as })
const get = async (as: TestUser, url: string) => (await server.call({ url: `/api${url}`, as })).json()
const rename = (name: object) => server.call({ method: 'PATCH', url: '/api/profiles/me', payload: name, as: person })
const ask = (form: object = ASKED) => post(person, '/profiles/me/name-change', form)
const asked = async () => (await ask()).json<NameChange>()
const approve = (id: number, as = admin) => post(as, `/name-changes/${id}/approve`)
const refuse = (id: number, reason = 'The record is of another person.', as = admin) =>
  post(as, `/name-changes/${id}/refuse`, { reason })

const certify = async (more: Partial<typeof certificates.$inferInsert> = {}): Promise<string> => {
  count += 1
  const number = `TIM-3333-${String(count).padStart(4, '2').replaceAll('0', 'K').replaceAll('1', 'M')}`
  await server.platform.db.insert(certificates).values({
    number,
    studentId: person.studentId ?? 0,
    courseId: course.courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: past,
    issuedAt: past,
    expiresAt: ahead,
    ...more,
  })
  return number
}

const enrol = async (more: Partial<typeof onlineEnrollments.$inferInsert> = {}): Promise<number> => {
  const [row] = await server.platform.db
    .insert(onlineEnrollments)
    .values({
      studentId: person.studentId ?? 0,
      courseId: course.courseId,
      offeringId: course.offeringId,
      statusId: ENROLLMENT_STATUS.active,
      startedAt: past,
      expirationDate: ahead,
      lastActivityAt: past,
      ...more,
    })
    .returning({ id: onlineEnrollments.id })
  return row?.id ?? 0
}

const verifiedOf = async () =>
  (
    await server.platform.db
      .select()
      .from(onlineEnrollments)
      .where(eq(onlineEnrollments.studentId, person.studentId ?? 0))
      .orderBy(onlineEnrollments.id)
  ).map(({ isVerified }) => isVerified)

const nameOf = async () => {
  const [row] = await server.platform.db.select().from(users).where(eq(users.id, person.userId))
  return `${row?.firstName} ${row?.lastName}`
}

const printed = async () =>
  (
    await server.platform.db
      .select()
      .from(certificates)
      .where(eq(certificates.studentId, person.studentId ?? 0))
      .orderBy(certificates.id)
  ).map(({ recipientName, supersededBy }) => [recipientName, supersededBy === null])

const deeds = async () =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.userId}`))
      .orderBy(auditLog.id)
  )
    .filter(({ action }) => action.startsWith('nameChange.'))
    .map(({ action, actorId, details }) => ({ action, actorId, details }))

describe('a name', () => {
  it('that nothing stands on is changed as before', async () => {
    await enrol()
    const answer = await rename(NEW_NAME)
    const standing = await get(person, '/profiles/me/name-change')
    expect([answer.statusCode, await nameOf(), standing, refused(await ask())]).toEqual([
      200,
      'Ada Bell',
      { needsApproval: false, latest: null },
      [409, 'NAME_FREE'],
    ])
  })

  it.each([
    ['a certificate', () => certify()],
    ['a certificate that was superseded', () => certify({ supersededBy: 'TIM-2222-2222' })],
    ['a verified enrolment', () => enrol({ isVerified: true })],
  ])('that %s stands on is not changed with the other details, and nothing else of them is', async (_, make) => {
    await make()
    const answer = await rename({ lastName: 'Bell', licenseNumber: 'EMS-1' })
    const unchanged = await rename({ lastName: 'Moreno', licenseNumber: 'EMS-2' })
    expect([answer.json().error.details, await nameOf(), unchanged.json().licenseNumber]).toEqual([
      [{ field: 'lastName', message: expect.stringContaining('administrator decides') }],
      'Ada Moreno',
      'EMS-2',
    ])
    expect((await get(person, '/profiles/me/name-change')).needsApproval).toBe(true)
  })

  it('that only a revoked certificate had is free again', async () => {
    await certify({ revokedAt: past })
    expect((await rename(NEW_NAME)).statusCode).toBe(200)
  })
})

describe('asking for another name', () => {
  it('takes verification from what is under way and what is completed, and leaves name and certificates', async () => {
    await certify()
    const completed = await enrol({ isVerified: true, statusId: ENROLLMENT_STATUS.completed, completedAt: past })
    const active = await enrol({ isVerified: true, incomplete: true })
    const answer = await ask()
    const change = {
      id: expect.any(Number),
      state: 'asked',
      from: { firstName: 'Ada', lastName: 'Moreno' },
      to: NEW_NAME,
      reason: 'I married.',
      evidence: 'County record 4471',
      askedAt: server.clock.now().toISOString(),
      decidedAt: null,
      refusal: null,
    }
    expect([answer.statusCode, answer.json()]).toEqual([201, change])
    expect(await get(person, '/profiles/me/name-change')).toEqual({ needsApproval: true, latest: change })
    expect([await verifiedOf(), await nameOf(), await printed()]).toEqual([
      [false, false],
      'Ada Moreno',
      [['Ada Moreno', true]],
    ])
    expect(await deeds()).toEqual([
      {
        action: 'nameChange.asked',
        actorId: person.userId,
        details: expect.objectContaining({ to: NEW_NAME, reason: 'I married.', unverified: [completed, active] }),
      },
    ])
    expect((await mailsTo(server, person.email)).map(({ template }) => template)).toEqual(['nameChangeAsked'])
  })

  it('is one at a time, of ten at once', async () => {
    await certify()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(refused(await ask())).toEqual([409, 'NAME_CHANGE_ASKED'])
  })

  it('for the same name is refused, unless a certificate has another', async () => {
    await certify()
    const same = await ask({ ...ASKED, lastName: 'Moreno' })
    await certify({ recipientName: 'Ada Morena' })
    const other = await ask({ ...ASKED, lastName: 'Moreno' })
    expect([same.json().error.details, other.statusCode]).toEqual([
      [{ field: 'firstName', message: expect.any(String) }],
      201,
    ])
  })

  it('needs a reason', async () => {
    await certify()
    const answer = await ask({ ...ASKED, reason: ' ' })
    expect(answer.json().error.details.map(({ field }: { field: string }) => field)).toEqual(['reason'])
  })

  it('stands in the way of verifying, by hand and by many at once', async () => {
    await certify()
    const id = await enrol()
    const { id: change } = await asked()
    const byHand = await post(admin, `/online-enrollments/${id}/verify`)
    await refuse(change)
    const after = await post(admin, `/online-enrollments/${id}/verify`)
    expect([refused(byHand), after.statusCode]).toEqual([[409, 'NAME_CHANGE_PENDING'], 200])
  })

  it('is withdrawn by who asked, and all is as before', async () => {
    await enrol({ isVerified: true })
    await asked()
    const answer = await post(person, '/profiles/me/name-change/withdraw')
    const again = await post(person, '/profiles/me/name-change/withdraw')
    expect([answer.json().state, refused(again), await verifiedOf()]).toEqual([
      'withdrawn',
      [409, 'ILLEGAL_TRANSITION'],
      [true],
    ])
    expect((await ask()).statusCode).toBe(201)
  })
})

describe('deciding', () => {
  it('to approve gives the name, certificates with it in the place of those in force, and the verification', async () => {
    const first = await certify()
    await certify({ revokedAt: past })
    await enrol({ isVerified: true, statusId: ENROLLMENT_STATUS.completed, completedAt: past })
    await enrol()
    const { id } = await asked()
    const answer = await approve(id)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { state: 'approved', decidedAt: server.clock.now().toISOString() },
    ])
    expect([await nameOf(), await verifiedOf(), await printed()]).toEqual([
      'Ada Bell',
      [true, false],
      [
        ['Ada Moreno', false],
        ['Ada Moreno', true],
        ['Ada Bell', true],
      ],
    ])
    const [, deed] = await deeds()
    const [fresh] = (deed?.details?.['certificates'] ?? []) as string[]
    expect([deed?.action, deed?.actorId]).toEqual(['nameChange.approved', admin.userId])
    expect((await get(person, `/certificates/${first}`)).supersededBy).toBe(fresh)
    expect((await mailsTo(server, person.email)).map(({ template }) => template)).toEqual([
      'nameChangeAsked',
      'certificateReissued',
      'nameChangeApproved',
    ])
  })

  it('to refuse says why, and all is as before', async () => {
    await certify()
    await enrol({ isVerified: true })
    const { id } = await asked()
    const answer = await refuse(id)
    expect([answer.json().refusal, await nameOf(), await verifiedOf(), await printed()]).toEqual([
      'The record is of another person.',
      'Ada Moreno',
      [true],
      [['Ada Moreno', true]],
    ])
    expect((await deeds()).at(-1)).toMatchObject({
      action: 'nameChange.refused',
      details: { reason: 'The record is of another person.' },
    })
    expect((await mailsTo(server, person.email)).at(-1)?.text).toContain('The record is of another person.')
    expect((await get(person, '/profiles/me/name-change')).latest).toMatchObject({ state: 'refused' })
  })

  it('happens once, of many at the same moment', async () => {
    await certify()
    const { id } = await asked()
    const answers = await Promise.all([approve(id), refuse(id), approve(id), refuse(id), approve(id)])
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409])
  })

  it('is for administrators and owners, and never of their own name', async () => {
    await certify()
    const { id } = await asked()
    const teacher = await server.signedIn([ROLE.instructor, ROLE.master, ROLE.groupCoordinator])
    const statuses = [
      (await approve(id, teacher)).statusCode,
      (await refuse(id, 'No.', teacher)).statusCode,
      (await approve(id, person)).statusCode,
      (await approve(999_999)).statusCode,
      (await server.call({ url: '/api/name-changes', as: teacher })).statusCode,
    ]
    expect(statuses).toEqual([403, 403, 403, 404, 403])
    person = await server.signedIn([ROLE.student, ROLE.admin])
    await certify()
    const own = await asked()
    expect(refused(await approve(own.id, person))).toEqual([409, 'ILLEGAL_TRANSITION'])
  })

  it('begins with a list, the oldest first, narrowed by state; what it does not know it refuses', async () => {
    await server.platform.db.delete(nameChanges)
    await certify()
    const { id } = await asked()
    const waiting = await get(admin, '/name-changes?state=asked')
    await refuse(id)
    const list = await get(admin, '/name-changes?state=asked')
    const unknown = await server.call({ url: '/api/name-changes?status=asked', as: admin })
    expect([waiting, list, unknown.statusCode]).toEqual([
      expect.objectContaining({
        items: [expect.objectContaining({ id, person: { userId: person.userId, email: person.email }, decider: null })],
        total: 1,
      }),
      expect.objectContaining({ items: [], total: 0 }),
      400,
    ])
  })
})

describe('a certificate', () => {
  it('is reissued by its holder with no name that nobody approved of', async () => {
    const number = await certify({ recipientName: 'Ada Morena' })
    const alone = await post(person, `/certificates/${number}/reissue`)
    const { id } = (await ask({ ...ASKED, lastName: 'Moreno' })).json<NameChange>()
    await approve(id)
    const later = await certify({ recipientName: 'Ada Morena' })
    const approved = await post(person, `/certificates/${later}/reissue`)
    expect([refused(alone), approved.statusCode, approved.json().recipientName]).toEqual([
      [409, 'NAME_NEEDS_APPROVAL'],
      201,
      'Ada Moreno',
    ])
  })
})
