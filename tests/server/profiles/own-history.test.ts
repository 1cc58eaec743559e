import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { AuditAction } from '../../../src/domain/audit.ts'
import type { OwnHistory } from '../../../src/domain/contract/own-history.contract.ts'
import { PERSON_ENTRIES } from '../../../src/domain/contract/person-page.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let person: TestUser
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin], { firstName: 'Priya', lastName: 'Secretkeeper' })
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.signedIn()
})

const note = (action: AuditAction, more: Partial<typeof auditLog.$inferInsert> = {}) =>
  server.platform.db.insert(auditLog).values({
    at: server.clock.now(),
    action,
    actorId: admin.userId,
    subject: `user:${person.userId}`,
    address: '203.0.113.7',
    ...more,
  })

const read = async (as = person): Promise<OwnHistory> =>
  (await server.call({ url: '/api/profiles/me/history', as })).json()

it('says what was done to oneself, by whom in one word, and nothing that was written for others', async () => {
  await note('user.deactivated', {
    details: { before: 'active', after: 'deactivated', reason: 'Suspected of cheating', listAct: 3 },
  })
  await note('account.likelyDuplicate', { details: { users: [77] } })
  await note('profile.changed', { actorId: person.userId, details: { fields: ['phone'] } })
  await note('email.verified', { actorId: null })
  const { items, hasMore } = await read()
  expect(items.map(({ action, by, facts, reason }) => [action, by, facts, reason])).toEqual([
    ['email.verified', 'nobody', [], null],
    ['profile.changed', 'self', [{ fact: 'fields', was: null, is: 'phone' }], null],
    ['user.deactivated', 'staff', [{ fact: 'after', was: 'active', is: 'deactivated' }], null],
  ])
  expect(hasMore).toBe(false)
  expect(JSON.stringify(items)).not.toMatch(/Secretkeeper|203\.0\.113|cheating|listAct|77/)
})

it('has what was done with one’s certificates, by their number, and nobody else’s', async () => {
  const course = await makeCourse(server.platform.db)
  const other = await server.signedIn()
  const issue = (number: string, { studentId }: TestUser) =>
    server.platform.db.insert(certificates).values({
      number,
      studentId: studentId ?? 0,
      courseId: course.courseId,
      recipientName: 'Ada Moreno',
      courseTitle: inThree('Scene basics'),
      hours: 4,
      completedOn: server.clock.now(),
      issuedAt: server.clock.now(),
    })
  await issue('TIM-2222-2222', person)
  await issue('TIM-3333-3333', other)
  const details = { reason: 'Issued to the wrong person', evidence: 'A letter' }
  await note('certificate.revoked', { subject: 'certificate:TIM-2222-2222', details })
  await note('certificate.revoked', { subject: 'certificate:TIM-3333-3333', details })
  await note('certificate.issued', {
    subject: 'certificate:TIM-2222-2222',
    details: { ...details, completedOn: '2026-01-15' },
  })
  await note('certificate.offered', { subject: 'certificate:TIM-2222-2222', actorId: person.userId })
  await note('certificate.taken', { subject: 'certificate:TIM-2222-2222', actorId: null })
  await note('certificate.taken', { subject: 'certificate:TIM-3333-3333', actorId: null })
  const { items } = await read()
  expect(items.slice(0, 2).map(({ action, certificate, by }) => [action, certificate, by])).toEqual([
    ['certificate.taken', 'TIM-2222-2222', 'nobody'],
    ['certificate.offered', 'TIM-2222-2222', 'self'],
  ])
  expect(items.slice(2).map(({ action, certificate, reason, facts }) => [action, certificate, reason, facts])).toEqual([
    ['certificate.issued', 'TIM-2222-2222', null, [{ fact: 'completedOn', was: null, is: '2026-01-15' }]],
    ['certificate.revoked', 'TIM-2222-2222', 'Issued to the wrong person', []],
  ])
})

it('is so many of those that one is told of, and says where there are more', async () => {
  for (let count = 0; count <= PERSON_ENTRIES; count += 1) await note('password.changed')
  for (let count = 0; count < 5; count += 1) await note('account.likelyDuplicate')
  const { items, hasMore } = await read()
  expect([items.length, hasMore]).toEqual([PERSON_ENTRIES, true])
})
