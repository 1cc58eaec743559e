import { randomUUID } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { secretIn } from '../../../server/modules/auth/mailed-links.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR, MINUTE } from '../../../server/platform/clock.ts'
import {
  agencies,
  mailedLinks,
  nameChanges,
  sessions,
  userRoles,
  users,
} from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorApprovals, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupMembers, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { MergeCandidates, MergePreview } from '../../../src/domain/contract/person-merge.contract.ts'
import type { PersonAccess, PersonHistory, PersonProfile } from '../../../src/domain/contract/person-page.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { addStudent, makeClass as makeHeldClass } from '../rosters/roster-world.ts'
import { invite, post, signUp } from '../support/accounts.ts'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../support/test-app.ts'
import { merging } from './support/merges.ts'

let server: TestApp
let admin: TestUser
let owner: TestUser
let stays: TestUser
let goes: TestUser
let pair: { stays: number; goes: number }
let merges: ReturnType<typeof merging>

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  owner = await server.signedIn([ROLE.owner])
  stays = await server.signedIn([ROLE.student], { language: 'tr', lastName: 'Demir' })
  goes = await server.signedIn([ROLE.student], { language: 'ar', lastName: 'Demir' })
  pair = { stays: stays.userId, goes: goes.userId }
  merges = merging(server, admin)
})

const db = () => server.platform.db
const rolesOf = async (userId: number): Promise<RoleId[]> =>
  (await db().select().from(userRoles).where(eq(userRoles.userId, userId)).orderBy(userRoles.roleId)).map(
    ({ roleId }) => roleId,
  )

const enroll = async (
  { studentId }: TestUser,
  course: TestCourse,
  passed: readonly number[],
  more: Partial<typeof onlineEnrollments.$inferInsert> = {},
): Promise<number> => {
  const now = server.clock.now()
  const [row] = await db()
    .insert(onlineEnrollments)
    .values({
      studentId: studentId ?? 0,
      courseId: course.courseId,
      offeringId: course.offeringId,
      statusId: ENROLLMENT_STATUS.active,
      startedAt: now,
      expirationDate: new Date(now.getTime() + 365 * DAY),
      lastActivityAt: now,
      ...more,
    })
    .returning()
  const enrollmentId = row?.id ?? 0
  for (const [at, lessonId] of course.lessonIds.entries()) {
    const isPassed = passed.includes(at)
    await db()
      .insert(lessonProgress)
      .values({
        enrollmentId,
        lessonId,
        state: isPassed ? 'passed' : at === passed.length ? 'failed' : 'locked',
        status: isPassed ? LESSON_OUTCOME.passExam : null,
        attemptsUsed: 1,
      })
    await db()
      .insert(quizAttempts)
      .values({
        enrollmentId,
        lessonId,
        number: 1,
        state: isPassed ? 'passed' : 'failed',
        passPercent: 75,
        startedAt: now,
        total: 4,
      })
  }
  return enrollmentId
}

describe('who may', () => {
  const why = async (as: TestUser, people: { stays: number; goes: number }) => {
    const answer = await merging(server, as).preview(people)
    return answer.json<{ error: { code: string; details: unknown } }>().error.details
  }

  it('is asked of the rule of deeds with accounts, for both of them', async () => {
    const otherAdmin = await server.createUser([ROLE.admin])
    expect(await why(admin, { stays: admin.userId, goes: goes.userId })).toEqual({ why: 'self' })
    expect(await why(admin, { stays: stays.userId, goes: admin.userId })).toEqual({ why: 'self' })
    expect(await why(admin, { stays: stays.userId, goes: otherAdmin.userId })).toEqual({ why: 'ownersAlone' })
    expect(await why(admin, { stays: otherAdmin.userId, goes: goes.userId })).toEqual({ why: 'ownersAlone' })
    expect(await why(owner, { stays: stays.userId, goes: stays.userId })).toEqual({ why: 'same' })
    expect((await merges.preview({ stays: stays.userId, goes: 999_999 })).statusCode).toBe(404)
  })

  it('wants an account that stays to be open, and names to be decided before', async () => {
    const now = server.clock.now()
    await db().update(users).set({ deactivatedAt: now }).where(eq(users.id, stays.userId))
    expect(await why(admin, pair)).toEqual({ why: 'closed' })
    await db().update(users).set({ deactivatedAt: null }).where(eq(users.id, stays.userId))
    const name = { oldFirstName: 'Ada', oldLastName: 'Demir', newFirstName: 'Ada', newLastName: 'Lopez' }
    await db()
      .insert(nameChanges)
      .values({ userId: goes.userId, ...name, reason: 'Married', evidence: 'e', askedAt: now })
    expect(await why(admin, pair)).toEqual({ why: 'nameAsked' })
  })

  it('gives roles, but never those that owners alone give', async () => {
    await db()
      .insert(userRoles)
      .values([
        { userId: goes.userId, roleId: ROLE.instructor },
        { userId: goes.userId, roleId: ROLE.admin },
      ])
    const { shown, mergeId } = await merging(server, owner).both(pair)
    expect(shown.roles).toEqual(['instructor'])
    expect(await rolesOf(stays.userId)).toEqual([ROLE.student, ROLE.instructor].toSorted((a, b) => a - b))
    expect(await rolesOf(goes.userId)).toEqual([])
    // Undone by somebody who may not give what it gives back, nothing is.
    const refused = await merges.undo(stays.userId, mergeId)
    expect([refused.statusCode, refused.json().error.details]).toEqual([409, { why: 'ownersAlone' }])
    expect((await merging(server, owner).undo(stays.userId, mergeId)).statusCode).toBe(204)
    expect(await rolesOf(goes.userId)).toContain(ROLE.admin)
  })
})

describe('what is done', () => {
  it('is what was looked at: another is asked about again', async () => {
    const shown = (await merges.preview(pair)).json<MergePreview>()
    const [group] = await db().insert(groups).values({ name: 'Station', createdAt: server.clock.now() }).returning()
    await db()
      .insert(groupMembers)
      .values({ studentId: goes.studentId ?? 0, groupId: group?.id ?? 0, joinedAt: server.clock.now() })
    const stale = await merges.merge(pair, shown)
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'MERGE_CHANGED'])
    expect((await merges.both(pair)).shown.moved).toEqual([{ kind: 'membership', count: 1 }])
  })

  it('wants the address of the account that goes, in the field where it is typed', async () => {
    const shown = (await merges.preview(pair)).json<MergePreview>()
    const refused = await merges.merge(pair, shown, { email: stays.email })
    expect([refused.statusCode, refused.json().error.details]).toEqual([
      400,
      [{ field: 'email', message: 'This is not the address of the account that goes.' }],
    ])
    expect((await merges.merge(pair, shown, { email: ` ${goes.email.toUpperCase()} ` })).statusCode).toBe(201)
  })

  it('takes of each field the side that was chosen, a phone with what is known of it', async () => {
    const at = server.clock.now()
    await db().update(users).set({ phone: '+15550100001', licenseNumber: 'A-1' }).where(eq(users.id, stays.userId))
    await db()
      .update(users)
      .set({ phone: '+15550100002', phoneVerifiedAt: at, notifyPhone: true, licenseNumber: 'B-2' })
      .where(eq(users.id, goes.userId))
    await merges.both(pair, { fields: { phone: 'goes' } })
    const [row] = await db().select().from(users).where(eq(users.id, stays.userId))
    expect([row?.email, row?.phone, row?.phoneVerifiedAt, row?.notifyPhone, row?.licenseNumber]).toEqual([
      stays.email,
      '+15550100002',
      at,
      true,
      'A-1',
    ])
  })

  it('moves the whole profile of a student to who has none', async () => {
    const teacher = await server.createUser([ROLE.instructor])
    const course = await makeCourse(db())
    const enrollmentId = await enroll(goes, course, [0])
    const { mergeId } = await merges.both({ stays: teacher.userId, goes: goes.userId })
    const training = (await server.call({ url: `/api/people/${teacher.userId}/training`, as: admin })).json()
    expect(training.enrollments.map(({ id }: { id: number }) => id)).toEqual([enrollmentId])
    expect((await merges.undo(teacher.userId, mergeId)).statusCode).toBe(204)
  })
})

describe('what both have', () => {
  it('of a course becomes one enrolment with the further lessons and all attempts, and is completed by it', async () => {
    const course = await makeCourse(db())
    const ours = await enroll(stays, course, [0])
    server.clock.moveBy(MINUTE)
    const theirs = await enroll(goes, course, [])
    // The other has passed the second lesson alone.
    await db()
      .update(lessonProgress)
      .set({ state: 'passed', status: LESSON_OUTCOME.passExam })
      .where(and(eq(lessonProgress.enrollmentId, theirs), eq(lessonProgress.lessonId, course.lessonIds[1] ?? 0)))
    const shown = (await merges.preview(pair)).json<MergePreview>()
    expect(shown.clashes.map(({ kind, proposed, title }) => ({ kind, proposed, title }))).toEqual([
      { kind: 'enrollment', proposed: 'stays', title: 'Scene basics' },
    ])
    expect(shown.completes).toEqual(['Scene basics'])
    const { mergeId } = await merges.both(pair)
    const rows = await db()
      .select()
      .from(onlineEnrollments)
      .where(inArray(onlineEnrollments.id, [ours, theirs]))
      .orderBy(onlineEnrollments.id)
    expect(rows.map(({ studentId, statusId }) => ({ studentId, statusId }))).toEqual([
      { studentId: stays.studentId, statusId: ENROLLMENT_STATUS.completed },
      { studentId: stays.studentId, statusId: ENROLLMENT_STATUS.dropped },
    ])
    const attempts = await db()
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.enrollmentId, ours))
      .orderBy(quizAttempts.lessonId, quizAttempts.number)
    expect(attempts.map(({ lessonId, number }) => [course.lessonIds.indexOf(lessonId), number])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ])
    const held = () => db().select().from(certificates).where(eq(certificates.enrollmentId, ours))
    expect((await held()).map(({ revokedAt }) => revokedAt)).toEqual([null])

    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
    expect((await held()).map(({ revocationReason }) => revocationReason)).toEqual([
      'Bu sertifikanın kazanıldığı hesap birleştirmesi geri alındı.',
    ])
  })

  it('of a class or a group is settled one by one, and a seat that comes free is offered on', async () => {
    const classId = await makeClass(server, await makeInPersonCourse(db()), { capacity: 2 })
    const waiting = await server.createUser()
    const registeredAt = server.clock.now()
    const place = (studentId: number | null, state: 'registered' | 'waitlisted') => ({
      instructorCourseId: classId,
      studentId: studentId ?? 0,
      state,
      registeredAt,
    })
    const made = await db()
      .insert(instructorCourseStudents)
      .values([
        place(stays.studentId, 'registered'),
        place(goes.studentId, 'registered'),
        place(waiting.studentId, 'waitlisted'),
      ])
      .returning()
    const stations = await db()
      .insert(groups)
      .values([
        { name: 'One', createdAt: registeredAt },
        { name: 'Two', createdAt: registeredAt },
      ])
      .returning()
    await db()
      .insert(groupMembers)
      .values(
        [stays, goes].map(({ studentId }, at) => ({
          studentId: studentId ?? 0,
          groupId: stations[at]?.id ?? 0,
          joinedAt: registeredAt,
        })),
      )
    const shown = (await merges.preview(pair)).json<MergePreview>()
    expect(shown.clashes.map(({ kind }) => kind)).toEqual(['place', 'group'])
    const { mergeId } = await merges.both(pair, {
      sides: Object.fromEntries(shown.clashes.map(({ key }) => [key, 'goes'])),
    })
    const places = await db()
      .select()
      .from(instructorCourseStudents)
      .where(eq(instructorCourseStudents.instructorCourseId, classId))
      .orderBy(instructorCourseStudents.id)
    expect(places.map(({ studentId, state }) => [studentId, state])).toEqual([
      [stays.studentId, 'cancelled'],
      [stays.studentId, 'registered'],
      [waiting.studentId, 'offered'],
    ])
    const members = await db()
      .select()
      .from(groupMembers)
      .where(eq(groupMembers.studentId, stays.studentId ?? 0))
    expect(members.map(({ groupId }) => groupId)).toEqual([stations[1]?.id])

    // The seat is somebody else's now.
    const refused = await merges.undo(stays.userId, mergeId)
    expect([refused.statusCode, refused.json().error.details]).toEqual([
      409,
      { changed: [{ kind: 'places', name: 'Scene safety' }] },
    ])
    await db()
      .update(instructorCourseStudents)
      .set({ state: 'cancelled' })
      .where(eq(instructorCourseStudents.id, made[2]?.id ?? 0))
    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
  })

  it('of an approval to teach is the one that is suspended, else the one that ends later', async () => {
    const courseId = await makeInPersonCourse(db())
    const at = server.clock.now()
    const approval = (userId: number, days: number) => ({
      userId,
      courseId,
      approvedAt: at,
      endsAt: new Date(at.getTime() + days * DAY),
    })
    await db()
      .insert(instructorApprovals)
      .values([approval(stays.userId, 300), { ...approval(goes.userId, 10), suspendedAt: at }])
    const { mergeId } = await merges.both(pair)
    const held = () => db().select().from(instructorApprovals).where(eq(instructorApprovals.courseId, courseId))
    expect((await held()).map(({ userId, suspendedAt }) => [userId, suspendedAt])).toEqual([[stays.userId, at]])
    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
    expect(await held()).toHaveLength(2)
  })
})

describe('the account that goes', () => {
  it('ends its sessions and links, and is in no list, search or choice', async () => {
    await server.platform.db.insert(mailedLinks).values({
      userId: goes.userId,
      kind: 'passwordReset',
      secretHash: randomUUID(),
      expiresAt: new Date(8e12),
      createdAt: server.clock.now(),
    })
    await merges.both(pair)
    expect((await server.call({ url: '/api/auth/me', as: goes })).statusCode).toBe(401)
    const open = await db().select().from(sessions).where(eq(sessions.userId, goes.userId))
    expect(open.filter(({ endedAt }) => endedAt === null)).toEqual([])
    const links = await db().select().from(mailedLinks).where(eq(mailedLinks.userId, goes.userId))
    expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([])
    for (const url of [
      `/api/users?search=${goes.email}`,
      `/api/students?search=${goes.email}`,
      `/api/finding?search=${goes.email}`,
      `/api/people/${admin.userId}/merge-candidates?search=${goes.email}`,
    ]) {
      const answer = await server.call({ url, as: admin })
      expect([url, answer.statusCode, answer.json().items ?? answer.json().found]).toEqual([url, 200, []])
    }
  })

  it('leads to the one that stays: by its address at sign-in, and by the address of its page', async () => {
    await db().update(users).set({ passwordHash: 'nobody knows' }).where(eq(users.id, goes.userId))
    await merges.both(pair)
    const signIn = (password: string) => post(server, '/auth/login', { email: goes.email, password })
    const token = (await signIn(TEST_PASSWORD)).json<{ token: string }>().token
    expect((await server.call({ url: '/api/auth/me', as: { token } })).json().id).toBe(stays.userId)
    const wrong = await signIn('Other-words#1')
    const unknown = await post(server, '/auth/login', { email: 'nobody@example.org', password: 'Other-words#1' })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([unknown.statusCode, unknown.json().error.code])
    const page = (await server.call({ url: `/api/people/${goes.userId}`, as: admin })).json<PersonProfile>()
    expect(page.id).toBe(stays.userId)
  })

  it('tells the one that stays of a sign-up with its address, and an invitation to it is theirs', async () => {
    await merges.both(pair)
    await signUp(server, { person: { email: goes.email } })
    const [told] = await db().select().from(messages).where(eq(messages.template, 'accountExists'))
    expect(told?.recipientAddress).toBe(stays.email)
    const { code } = await invite(server, { email: goes.email, userType: 2 })
    const accepted = await post(server, '/auth/accept-invitation', { verificationCode: code }, { as: stays })
    expect([accepted.statusCode, accepted.body]).toEqual([204, ''])
    expect(await rolesOf(stays.userId)).toContain(ROLE.instructor)
  })

  it('is told at its address that it is taken, whoever wants to change to it', async () => {
    await merges.both(pair)
    const other = await server.signedIn()
    for (const as of [stays, other])
      expect(
        (await post(server, '/auth/change-email', { email: goes.email, password: TEST_PASSWORD }, { as })).statusCode,
      ).toBe(204)
    const told = await db()
      .select({ to: messages.recipientAddress, language: messages.locale })
      .from(messages)
      .where(and(eq(messages.template, 'emailTaken'), eq(messages.recipientAddress, goes.email)))
      .orderBy(messages.id)
    expect(told).toEqual([0, 1].map(() => ({ to: goes.email, language: 'tr' })))
  })

  it('brings no role by an invitation to its address, which nobody had proven', async () => {
    await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, goes.userId))
    await merges.both(pair)
    const { code } = await invite(server, { email: goes.email, userType: 2 })
    const refused = await post(server, '/auth/accept-invitation', { verificationCode: code }, { as: stays })
    expect([refused.statusCode, refused.json().error.details[0].field]).toEqual([400, 'verificationCode'])
    expect(await rolesOf(stays.userId)).toEqual([ROLE.student])
  })

  it('is told of at both addresses, each in the language of its account, and in the log of both', async () => {
    const { mergeId } = await merges.both(pair)
    const mails = () =>
      db()
        .select({ template: messages.template, to: messages.recipientAddress, language: messages.locale })
        .from(messages)
        .where(inArray(messages.recipientAddress, [stays.email, goes.email]))
        .orderBy(messages.id)
    expect(await mails()).toEqual([
      { template: 'accountsMerged', to: stays.email, language: 'tr' },
      { template: 'accountsMerged', to: goes.email, language: 'ar' },
    ])
    const history = (await server.call({ url: `/api/people/${stays.userId}/history`, as: admin })).json<PersonHistory>()
    expect(history.items.map(({ action, reason }) => ({ action, reason }))).toEqual([
      { action: 'user.mergedAway', reason: 'Signed up twice' },
      { action: 'user.merged', reason: 'Signed up twice' },
    ])
    const own = (await server.call({ url: '/api/profiles/me/history', as: stays })).json()
    expect(own.items.map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual([
      ['user.merged', null],
    ])
    await merges.undo(stays.userId, mergeId)
    expect((await mails()).slice(2).map(({ template }) => template)).toEqual(['accountsParted', 'accountsParted'])
  })
})

describe('undoing', () => {
  const access = async () =>
    (await server.call({ url: `/api/people/${stays.userId}/access`, as: admin })).json<PersonAccess>()

  it('is offered for thirty days, and once', async () => {
    const { mergeId } = await merges.both(pair)
    expect((await access()).merges).toEqual([
      {
        id: mergeId,
        goes: { firstName: 'Ada', lastName: 'Demir', email: goes.email },
        mergedAt: server.clock.now().toISOString(),
        undoUntil: new Date(server.clock.now().getTime() + 30 * DAY).toISOString(),
      },
    ])
    server.clock.moveBy(30 * DAY)
    admin = await server.signedIn([ROLE.admin])
    expect((await access()).merges[0]?.undoUntil).toBeNull()
    expect((await merging(server, admin).undo(stays.userId, mergeId)).json().error.code).toBe('MERGE_OVER')
  })

  it('opens the account again as it was, and cannot be done twice', async () => {
    const { mergeId } = await merges.both(pair)
    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
    const twice = await merges.undo(stays.userId, mergeId)
    expect([twice.statusCode, twice.json().error.code]).toEqual([409, 'MERGE_OVER'])
    expect((await access()).merges).toEqual([])
    await server.signIn(goes.email)
    expect((await server.call({ url: `/api/people/${goes.userId}`, as: admin })).json().id).toBe(goes.userId)
  })

  it('is refused with what was changed since, and does nothing then', async () => {
    const course = await makeCourse(db())
    const enrollmentId = await enroll(goes, course, [])
    const { mergeId } = await merges.both(pair)
    await db()
      .update(onlineEnrollments)
      .set({ lastActivityAt: new Date(0) })
      .where(eq(onlineEnrollments.id, enrollmentId))
    const refused = await merges.undo(stays.userId, mergeId)
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.objectContaining({
        code: 'MERGE_TOUCHED',
        details: { changed: [{ kind: 'enrollments', name: 'Scene basics' }] },
      }),
    ])
    expect((await access()).merges).toHaveLength(1)
  })

  it('is refused with the certificate that a class brought since: it is printed for the account that stays', async () => {
    const teacher = await server.signedIn([ROLE.instructor])
    const held = await makeHeldClass(server, teacher)
    const placeId = await addStudent(server, held, goes)
    await db()
      .update(instructorCourseStudents)
      .set({ attendance: 'present' })
      .where(eq(instructorCourseStudents.id, placeId))
    const { mergeId } = await merges.both(pair)
    const completed = await post(server, `/instructor-courses/${held.id}/complete`, {}, { as: teacher })
    expect([completed.statusCode, completed.json()]).toEqual([200, { certificates: 1 }])
    const [issued] = await db().select().from(certificates).where(eq(certificates.registrationId, placeId))
    const refused = await merges.undo(stays.userId, mergeId)
    expect([refused.statusCode, refused.json().error.details]).toEqual([
      409,
      { changed: [{ kind: 'certificates', name: issued?.number }] },
    ])
  })

  it('takes back with a place the link that asked for it: a mailbox speaks for its own person alone', async () => {
    const teacher = await server.signedIn([ROLE.instructor])
    const held = await makeHeldClass(server, teacher)
    const typed = { firstName: 'Ada', lastName: 'D', phone: '', agencyId: 0, discipline: '' }
    const added = await post(
      server,
      `/instructor-courses/${held.id}/roster/walk-ins`,
      { id: randomUUID(), email: goes.email, ...typed },
      { as: teacher },
    )
    expect(added.statusCode).toBe(201)
    const codeTo = async (address: string) => {
      const sent = (await latestMessages(server.platform, 50)).find(
        ({ recipientAddress, template }) => recipientAddress === address && template === 'walkInKnown',
      )
      if (!sent) throw new Error(`Nobody wrote to ${address}`)
      return secretIn((sent.data as { link: string }).link)
    }
    const { mergeId } = await merges.both(pair)
    await post(server, '/auth/fresh-link', { code: await codeTo(goes.email) })
    const code = await codeTo(stays.email)
    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
    expect((await post(server, '/auth/confirm-email', { code })).statusCode).toBe(400)
    const [place] = await db()
      .select()
      .from(instructorCourseStudents)
      .where(eq(instructorCourseStudents.instructorCourseId, held.id))
    expect([place?.studentId, place?.typed?.firstName]).toEqual([goes.studentId, 'Ada'])
  })

  it('leaves whoever was only typed on a class as they were: in no list of students', async () => {
    const teacher = await server.signedIn([ROLE.instructor])
    const held = await makeHeldClass(server, teacher)
    const email = `${randomUUID()}@example.org`
    const typed = { firstName: 'Nadia', lastName: 'Okoye', phone: '', agencyId: 0, discipline: '' }
    await post(
      server,
      `/instructor-courses/${held.id}/roster/walk-ins`,
      { id: randomUUID(), email, ...typed },
      { as: teacher },
    )
    const [account] = await db().select().from(users).where(eq(users.email, email))
    const isListed = async () => {
      const read = await server.call({ url: `/api/students?search=${encodeURIComponent(email)}`, as: admin })
      return read.json<{ items: unknown[] }>().items.length > 0
    }
    const before = await isListed()
    const { mergeId } = await merges.both({ stays: stays.userId, goes: account?.id ?? 0 })
    expect((await merges.undo(stays.userId, mergeId)).statusCode).toBe(204)
    expect([before, await isListed()]).toEqual([false, false])
    // Of a proven address the role says that it is a student's.
    const master = await server.signedIn([ROLE.master])
    await merges.both({ stays: master.userId, goes: account?.id ?? 0 })
    const read = await server.call({ url: `/api/students?search=${encodeURIComponent(master.email)}`, as: admin })
    expect(read.json<{ items: unknown[] }>().items.length).toBe(1)
  })

  it('is refused where what a row named is no more', async () => {
    const [was, is] = await db()
      .insert(agencies)
      .values([{ name: `Patrol ${randomUUID()}` }, { name: `Tow ${randomUUID()}` }])
      .returning()
    await db().update(users).set({ primaryAgencyId: was?.id }).where(eq(users.id, stays.userId))
    await db().update(users).set({ primaryAgencyId: is?.id }).where(eq(users.id, goes.userId))
    const { mergeId } = await merges.both(pair, { fields: { primaryAgencyId: 'goes' } })
    await db()
      .delete(agencies)
      .where(eq(agencies.id, was?.id ?? 0))
    const refused = await merges.undo(stays.userId, mergeId)
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.objectContaining({ code: 'MERGE_TOUCHED', details: { changed: [{ kind: 'profile', name: null }] } }),
    ])
    expect((await access()).merges).toHaveLength(1)
  })

  it('of an account that went on into another goes back in the order of before', async () => {
    const third = await server.createUser()
    const first = await merges.both(pair)
    const second = await merges.both({ stays: third.userId, goes: stays.userId })
    const page = (await server.call({ url: `/api/people/${goes.userId}`, as: admin })).json<PersonProfile>()
    expect(page.id).toBe(third.userId)
    expect((await merges.undo(stays.userId, first.mergeId)).statusCode).toBe(409)
    expect((await merges.undo(third.userId, second.mergeId)).statusCode).toBe(204)
    expect((await merges.undo(stays.userId, first.mergeId)).statusCode).toBe(204)
  })
})

describe('likely duplicates', () => {
  const candidates = async (userId: number, search = '') =>
    (
      await server.call({ url: `/api/people/${userId}/merge-candidates?search=${search}`, as: admin })
    ).json<MergeCandidates>()
  const listed = async () =>
    (await server.call({ url: '/api/users?likelyDouble=yes&perPage=100', as: admin }))
      .json<{ items: { id: number }[] }>()
      .items.map(({ id }) => id)
  const know = (userId: number, more: Partial<typeof users.$inferInsert>) =>
    db().update(users).set(more).where(eq(users.id, userId))

  it('share a birthdate and a last name, a phone or a licence, however it is written', async () => {
    expect(await listed()).not.toContain(stays.userId)
    await know(stays.userId, { birthdate: '1988-04-09', lastName: 'DEMİR', licenseNumber: 'emt 77-1' })
    await know(goes.userId, { birthdate: '1988-04-09', lastName: 'Demir', licenseNumber: 'EMT-771' })
    expect(await listed()).toEqual(expect.arrayContaining([stays.userId, goes.userId]))
    expect(
      (await candidates(stays.userId)).items.map(({ person, alike, obstacle }) => [person.id, alike, obstacle]),
    ).toEqual([[goes.userId, ['birthdate', 'licenseNumber'], null]])
  })

  it('are no longer such once one of them is closed, changed or merged', async () => {
    const phone = '+15550109999'
    await know(stays.userId, { phone })
    await know(goes.userId, { phone })
    expect(await listed()).toContain(stays.userId)
    await know(goes.userId, { phone: '+15550108888' })
    expect(await listed()).not.toContain(stays.userId)
    await know(goes.userId, { phone })
    await know(goes.userId, { deactivatedAt: server.clock.now() })
    expect(await listed()).not.toContain(stays.userId)
    await know(goes.userId, { deactivatedAt: null })
    const { mergeId } = await merges.both(pair)
    expect(await listed()).not.toContain(stays.userId)
    await merges.undo(stays.userId, mergeId)
    expect(await listed()).toContain(stays.userId)
  })

  it('are found by what was typed too, with why somebody is for others to merge', async () => {
    const other = await server.createUser([ROLE.admin], { lastName: `Kaya${randomUUID()}` })
    const [found] = (await candidates(stays.userId, other.email)).items
    expect([found?.person.id, found?.alike, found?.obstacle]).toEqual([other.userId, [], 'ownersAlone'])
  })
})
