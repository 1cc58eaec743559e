import { randomUUID } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { warnOfEndings } from '../../../server/modules/instructors/approvals.jobs.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { courses, offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { instructorApprovals } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { signUp } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { clearInvitations, inviting, mailedInvitations, type Inviting } from './inviting.ts'

let server: TestApp
let admin: TestUser
let person: TestUser
let invite: Inviting
let online: TestCourse
let tow: number
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example', DEMO: '1' })
  online = await makeCourse(server.platform.db)
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(async () => {
  await clearInvitations(server)
  server.clock.moveBy(HOUR)
  tow = await makeInPersonCourse(server.platform.db)
  admin = await server.signedIn([ROLE.admin])
  person = await server.signedIn([ROLE.student], { language: 'tr' })
  invite = inviting(server, admin)
})

const dayIn = (days: number): string =>
  later(server.clock.now(), days * DAY)
    .toISOString()
    .slice(0, 10)
const endOf = (day: string): Date => later(new Date(`${day}T00:00:00Z`), DAY)
const accept = (verificationCode: string, as: { token: string } = person) =>
  server.call({ method: 'POST', url: '/api/auth/accept-invitation', payload: { verificationCode }, as })
const approvalsOf = async (userId: number) =>
  (
    await server.platform.db
      .select()
      .from(instructorApprovals)
      .where(eq(instructorApprovals.userId, userId))
      .orderBy(instructorApprovals.courseId)
  ).map(({ courseId, endsAt, approvedById, suspendedAt }) => ({ courseId, endsAt, approvedById, suspendedAt }))
const notedOf = async (userId: number) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, `user:${userId}`),
          inArray(auditLog.action, ['approval.given', 'approval.renewed', 'role.granted']),
        ),
      )
      .orderBy(auditLog.id)
  ).map(({ action, details }) => [action, details])
const mailTo = async (address: string, template: string) =>
  (await latestMessages(server.platform, 50))
    .filter((one) => one.template === template && one.recipientAddress === address)
    .map(({ locale, data }) => ({ locale, data }))
const rowsOf = async () => (await server.call({ url: '/api/invitations', as: admin })).json().items
const archive = () =>
  server.platform.db.update(courses).set({ archivedAt: server.clock.now() }).where(eq(courses.id, tow))
const carrying = (more: object = {}) => ({ courseIds: [online.courseId, tow], approvedUntil: dayIn(300), ...more })

describe('an invitation with courses', () => {
  it('names them to its person in their language, and stands in its row, which mailing anew and revoking keep', async () => {
    const until = dayIn(300)
    const { id } = await invite.one({ ...carrying(), language: 'tr' })
    const [mail] = await mailedInvitations(server)
    expect(mail?.data.approval).toEqual({
      courses: [expect.any(String), 'Scene safety (tr)'],
      endsOn: until,
    })
    const shown = {
      courses: [
        { id: online.courseId, title: expect.any(String), isArchived: false },
        { id: tow, title: 'Scene safety', isArchived: false },
      ],
      approvedUntil: until,
    }
    expect((await rowsOf())[0]).toMatchObject(shown)
    const resend = { method: 'POST', url: `/api/invitations/${id}/resend`, payload: {}, as: admin } as const
    expect((await server.call(resend)).statusCode).toBe(204)
    expect((await mailedInvitations(server))[0]?.data.approval?.endsOn).toBe(until)
    await server.call({ ...resend, url: `/api/invitations/${id}/revoke` })
    expect((await rowsOf())[0]).toMatchObject({ ...shown, state: 'revoked' })
    const { url } = (await server.call({ url: '/api/invitations/export', as: admin })).json()
    expect((await server.call({ url })).body).toContain(`Scene safety",${until}`)
  })

  it('approves who accepts it with an account, at once, noted and told in one mail', async () => {
    const until = dayIn(300)
    const { id, code } = await invite.one({ ...carrying(), email: person.email })
    expect((await accept(code)).statusCode).toBe(204)
    const approval = { endsAt: endOf(until), approvedById: admin.userId, suspendedAt: null }
    expect(await approvalsOf(person.userId)).toEqual(
      [online.courseId, tow].toSorted((a, b) => a - b).map((courseId) => Object.assign({ courseId }, approval)),
    )
    expect(await notedOf(person.userId)).toEqual([
      ['role.granted', { roles: [ROLE.instructor], invitation: id }],
      ...[online.courseId, tow].map((courseId) => [
        'approval.given',
        { invitation: id, courses: [courseId], before: [null], after: [endOf(until).toISOString()] },
      ]),
    ])
    expect([await mailTo(person.email, 'roleGranted'), await mailTo(person.email, 'teachingApproved')]).toEqual([
      [],
      [
        {
          locale: 'tr',
          data: {
            courses: [
              { title: expect.any(String), endsOn: until },
              { title: 'Scene safety (tr)', endsOn: until },
            ],
            suspended: [],
            leftOut: [],
            link: 'https://tim.example/instructor/dash',
          },
        },
      ],
    ])
    const { db } = server.platform
    const answers = await db.select().from(offeringInstructors).where(eq(offeringInstructors.userId, person.userId))
    expect(answers.length).toBe(1)
  })

  it('approves who signs up with it', async () => {
    const email = `${randomUUID()}@example.org`
    const { code } = await invite.one({ ...carrying(), email })
    const answer = await signUp(server, { person: { email, userType: 2, verificationCode: code } })
    expect(answer.statusCode).toBe(201)
    const [{ userId } = { userId: 0 }] = await server.platform.db
      .select({ userId: instructorApprovals.userId })
      .from(instructorApprovals)
      .where(eq(instructorApprovals.courseId, tow))
    expect((await approvalsOf(userId)).map(({ courseId }) => courseId)).toEqual(
      [online.courseId, tow].toSorted((a, b) => a - b),
    )
    expect(await mailTo(email, 'teachingApproved')).toHaveLength(1)
  })

  it('leaves out a course that was archived meanwhile, and says so', async () => {
    const { id, code } = await invite.one({ ...carrying(), email: person.email })
    await archive()
    expect((await rowsOf())[0].courses[1]).toMatchObject({ id: tow, isArchived: true })
    await server.call({ method: 'POST', url: `/api/invitations/${id}/resend`, payload: {}, as: admin })
    const [mail] = await mailedInvitations(server)
    expect(mail?.data.approval?.courses).toHaveLength(1)
    expect((await accept(code)).statusCode).toBe(400)
    expect((await accept(mail?.data.code ?? '')).statusCode).toBe(204)
    expect((await approvalsOf(person.userId)).map(({ courseId }) => courseId)).toEqual([online.courseId])
    const [told] = await mailTo(person.email, 'teachingApproved')
    expect(told?.data).toMatchObject({ leftOut: ['Scene safety (tr)'] })
  })

  it('gives nothing but the role once its last day is past', async () => {
    const { code } = await invite.one({ ...carrying({ approvedUntil: dayIn(2) }), email: person.email })
    server.clock.moveBy(5 * DAY)
    const back = { token: await server.signIn(person.email) }
    expect((await accept(code, back)).statusCode).toBe(204)
    expect(await approvalsOf(person.userId)).toEqual([])
    const [told] = await mailTo(person.email, 'teachingApproved')
    expect(told?.data).toMatchObject({ courses: [], leftOut: [expect.any(String), 'Scene safety (tr)'] })
  })

  it('renews what is there to a later end alone, and lifts no suspension', async () => {
    const late = later(server.clock.now(), 900 * DAY)
    const suspendedAt = server.clock.now()
    await server.platform.db.insert(instructorApprovals).values([
      { userId: person.userId, courseId: online.courseId, approvedAt: suspendedAt, endsAt: late },
      { userId: person.userId, courseId: tow, approvedAt: suspendedAt, endsAt: later(suspendedAt, DAY), suspendedAt },
    ])
    const { code } = await invite.one({ ...carrying(), email: person.email })
    expect((await accept(code)).statusCode).toBe(204)
    expect(await approvalsOf(person.userId)).toEqual(
      [
        { courseId: online.courseId, endsAt: late, approvedById: null, suspendedAt: null },
        { courseId: tow, endsAt: endOf(dayIn(300)), approvedById: null, suspendedAt },
      ].toSorted((a, b) => a.courseId - b.courseId),
    )
    expect((await notedOf(person.userId)).map(([action]) => action)).toEqual(['role.granted', 'approval.renewed'])
    const [told] = await mailTo(person.email, 'teachingApproved')
    expect(told?.data).toMatchObject({ suspended: ['Scene safety (tr)'], leftOut: [] })
  })

  it('used twice at once approves once', async () => {
    const { code } = await invite.one({ ...carrying(), email: person.email })
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(await notedOf(person.userId)).toHaveLength(3)
  })

  it('has its person told sixty days before the end, as of any approval', async () => {
    const { code } = await invite.one({ ...carrying({ approvedUntil: dayIn(61) }), email: person.email })
    await accept(code)
    await warnOfEndings(server.platform)
    expect(await mailTo(person.email, 'approvalEnding')).toHaveLength(0)
    server.clock.moveBy(2 * DAY)
    await warnOfEndings(server.platform)
    await warnOfEndings(server.platform)
    expect(await mailTo(person.email, 'approvalEnding')).toHaveLength(1)
  })

  it.each([
    ['a course that is not there', { courseIds: [2_000_000_000] }, 'courseIds'],
    ['a course twice', () => ({ courseIds: [tow, tow] }), 'courseIds'],
    ['courses for a coordinator', { userType: 3 }, 'courseIds'],
    ['no last day', { approvedUntil: '' }, 'approvedUntil'],
    ['a day that is over', { approvedUntil: '2020-01-01' }, 'approvedUntil'],
    ['a day that there is not', { approvedUntil: '2027-02-30' }, 'approvedUntil'],
  ])('is not sent with %s', async (_what, more, field) => {
    const answer = await invite(carrying(typeof more === 'function' ? more() : more))
    expect([answer.statusCode, answer.json().error.details.map((one: { field: string }) => one.field)]).toEqual([
      400,
      [field],
    ])
    expect(await rowsOf()).toEqual([])
  })

  it('is sent by nobody who approves nobody', async () => {
    const master = await server.signedIn([ROLE.master])
    const answer = await inviting(server, master)(carrying())
    expect([answer.statusCode, (await inviting(server, master)()).statusCode]).toEqual([403, 201])
  })
})
