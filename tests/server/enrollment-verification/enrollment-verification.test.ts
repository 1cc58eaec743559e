import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import type { TestCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { refused, statusesOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let student: TestUser
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://tim.example' })
  course = await makeCourse(server.platform.db)
})
afterAll(() => server.close())
// An hour empties every limit.
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  student = await server.signedIn()
})

const DETAILS = { firstName: 'Ada', lastName: 'Moreno', licenseNumber: 'EMS-4471', primaryAgencyId: 0 }

type Mailed = MailData['enrollmentCode'] | MailData['enrollmentConfirmed']

/** The latest code that a person was mailed, and the link beside it. */
const mailedTo = async ({ email }: { email: string }): Promise<Mailed> => {
  const mail = (await latestMessages(server.platform, 500)).find(
    ({ recipientAddress, template }) => recipientAddress === email && template.startsWith('enrollment'),
  )
  if (!mail) throw new Error('Nothing was mailed')
  return mail.data as Mailed
}

const enrolled = async (user: TestUser = student) => {
  const id = await learnerOf(server, course, user).enroll()
  return { id, code: (await mailedTo(user)).verificationCode }
}

const post = (path: string, payload: object, as: { token: string } = student, remoteAddress = '203.0.113.7') =>
  server.call({ method: 'POST', url: `/api/online-enrollments${path}`, payload, as, remoteAddress })
const check = (code: string, as?: { token: string }) => post('/verification/check', { code }, as)
const verify = (code: string, details: object = DETAILS, as?: { token: string }) =>
  post('/verification', { code, details }, as)
const byHand = (id: number, as: { token: string }) => post(`/${id}/verify`, {}, as)
const rowOf = async (id: number) =>
  (await server.platform.db.select().from(onlineEnrollments).where(eq(onlineEnrollments.id, id)))[0]
const verdictOf = async (id: number) => {
  const { isVerified, incomplete, verifiedAt, verifiedById } = (await rowOf(id)) ?? {}
  return { isVerified, incomplete, verifiedAt, verifiedById }
}
const auditOf = async (id: number) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `enrollment:${id}`))
      .orderBy(auditLog.id)
  ).map(({ action, actorId, details }) => ({ action, actorId, details }))

describe('the code of the mail', () => {
  it('comes as a link that fills it in, and is kept as a keyed hash alone', async () => {
    const { id, code } = await enrolled()
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect((await mailedTo(student)).verificationLink).toBe(
      `https://tim.example/student/enrollmentVerification?code=${code}`,
    )
    const { verificationCodeHash } = (await rowOf(id)) ?? {}
    expect(verificationCodeHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('shows what is to be confirmed, however it is typed', async () => {
    const { id, code } = await enrolled()
    const shown = {
      enrollmentId: id,
      courseId: course.courseId,
      courseTitle: 'Scene basics',
      isVerified: false,
      verifiedAt: null,
      details: { firstName: 'Ada', lastName: 'Moreno', licenseNumber: '', primaryAgencyId: 0 },
    }
    for (const typed of [code, code.toLowerCase().replace('-', ' '), ` ${code.replace('-', '')} `])
      expect((await check(typed)).json()).toEqual(shown)
  })

  it('verifies once, saves what was corrected, and is written down', async () => {
    const { id, code } = await enrolled()
    const answer = await verify(code, { ...DETAILS, firstName: 'Adela' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        enrollmentId: id,
        courseId: course.courseId,
        courseTitle: 'Scene basics',
        verifiedAt: server.clock.now().toISOString(),
        incomplete: true,
      },
    ])
    expect(await verdictOf(id)).toEqual({
      isVerified: true,
      incomplete: true,
      verifiedAt: server.clock.now(),
      verifiedById: null,
    })
    const profile = (await server.call({ url: '/api/profiles/me', as: student })).json()
    expect([profile.firstName, profile.lastName, profile.licenseNumber]).toEqual(['Adela', 'Moreno', 'EMS-4471'])
    expect(await auditOf(id)).toEqual([
      {
        action: 'enrollment.verified',
        actorId: student.userId,
        details: { way: 'code', studentId: student.studentId },
      },
    ])
    expect(refused(await verify(code))).toEqual([409, 'ALREADY_VERIFIED'])
    expect((await check(code)).json()).toMatchObject({ isVerified: true, verifiedAt: server.clock.now().toISOString() })
  })

  it('has one effect in ten tries at once', async () => {
    const { id, code } = await enrolled()
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(code)))
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await auditOf(id)).length).toBe(1)
  })

  it('marks no course incomplete that is completed, and the mark ends with the course', async () => {
    const { id, code } = await enrolled()
    await server.platform.db
      .update(onlineEnrollments)
      .set({ statusId: ENROLLMENT_STATUS.completed })
      .where(eq(onlineEnrollments.id, id))
    expect((await verify(code)).json().incomplete).toBe(false)
  })

  it('refuses details that a profile would refuse, and changes nothing then', async () => {
    const { id, code } = await enrolled()
    const answer = await verify(code, { ...DETAILS, primaryAgencyId: 2_000_000 })
    expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, 'primaryAgencyId'])
    expect((await verify(code, { ...DETAILS, lastName: '' })).statusCode).toBe(400)
    expect((await verify(code, { ...DETAILS, isVerified: true })).statusCode).toBe(400)
    expect(await verdictOf(id)).toMatchObject({ isVerified: false, verifiedAt: null })
  })
})

describe("a code that is not one's own", () => {
  it('is answered like one that never was: of another learner, of an enrolment that ended, by who is no student', async () => {
    const other = await server.signedIn()
    const { id, code } = await enrolled(other)
    const coordinator = await server.signedIn([ROLE.groupCoordinator])
    const answers = [
      await check('AAAA-BBBB'),
      await check(code),
      await verify(code),
      await check(code, coordinator),
      await check('no code at all'),
    ]
    const [first] = answers.map((answer) => answer.json())
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(answers.map(() => [404, first]))
    expect(first.error.code).toBe('VERIFICATION_CODE_UNKNOWN')

    server.clock.moveBy(366 * DAY)
    const later = { token: await server.signIn(other.email) }
    expect((await check(code, later)).json()).toEqual(first)
    expect(await verdictOf(id)).toMatchObject({ isVerified: false })
  })

  it('cannot be guessed: thirty tries of an account in an hour, in parallel too', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => check(`AAAA-${2000 + at}`)))
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 30 }, () => 404),
      ...Array.from({ length: 30 }, () => 429),
    ])
  })
})

describe('another code', () => {
  const resend = (id: number, as?: { token: string }) => post(`/${id}/verification-code`, {}, as)

  it('is mailed, and the one before it works no more', async () => {
    const { id, code } = await enrolled()
    expect((await resend(id)).statusCode).toBe(204)
    const mail = await mailedTo(student)
    expect(mail).toEqual({
      enrollmentId: id,
      courseTitle: 'Scene basics',
      verificationCode: mail.verificationCode,
      verificationLink: `https://tim.example/student/enrollmentVerification?code=${mail.verificationCode}`,
      expiresAt: (await rowOf(id))?.expirationDate.toISOString().slice(0, 'yyyy-mm-dd'.length),
    })
    expect([(await check(code)).statusCode, (await check(mail.verificationCode)).statusCode]).toEqual([404, 200])
  })

  it("is nobody else's to ask for, and none is sent where it would be of no use", async () => {
    const { id, code } = await enrolled()
    const other = await server.signedIn()
    expect([await resend(id, other), await resend(999_999, other)].map(refused)).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
    await verify(code)
    expect(refused(await resend(id))).toEqual([409, 'ALREADY_VERIFIED'])
    const dropped = await enrolled(other)
    await post(`/${dropped.id}/drop`, {}, other)
    expect(refused(await resend(dropped.id, other))).toEqual([409, 'ENROLLMENT_CLOSED'])
  })

  it('is sent five times in an hour at most, in parallel too', async () => {
    const { id } = await enrolled()
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(id)))
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 5 }, () => 204),
      ...Array.from({ length: 15 }, () => 429),
    ])
  })
})

describe('by hand', () => {
  it('an instructor of the offering verifies, once, and who it was is kept', async () => {
    const instructor = await server.signedIn([ROLE.instructor])
    await server.platform.db
      .insert(offeringInstructors)
      .values({ offeringId: course.offeringId, userId: instructor.userId })
    const { id, code } = await enrolled()
    expect((await byHand(id, instructor)).json()).toEqual({ id, isVerified: true, incomplete: true })
    expect(await verdictOf(id)).toMatchObject({ isVerified: true, verifiedById: instructor.userId })
    expect(refused(await byHand(id, instructor))).toEqual([409, 'ALREADY_VERIFIED'])
    expect(refused(await verify(code))).toEqual([409, 'ALREADY_VERIFIED'])
  })

  it("another's learner is not there; an administrator verifies anyone", async () => {
    const instructor = await server.signedIn([ROLE.instructor])
    const admin = await server.signedIn([ROLE.admin])
    const { id } = await enrolled()
    expect(
      [await byHand(id, instructor), await byHand(999_999, instructor), await byHand(999_999, admin)].map(refused),
    ).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
    expect((await byHand(id, admin)).statusCode).toBe(200)
  })
})

describe('own enrolments', () => {
  it('are listed with what can be verified, and nobody else is in them', async () => {
    const other = await server.signedIn()
    await enrolled(other)
    const { id, code } = await enrolled()
    const list = async () => (await server.call({ url: '/api/online-enrollments', as: student })).json()
    const item = {
      id,
      courseId: course.courseId,
      courseTitle: 'Scene basics',
      status: 1,
      startedAt: server.clock.now().toISOString(),
      expirationDate: new Date(server.clock.now().getTime() + 365 * DAY).toISOString(),
      isVerified: false,
      incomplete: false,
      canBeVerified: true,
    }
    expect(await list()).toEqual([item])
    await verify(code)
    expect(await list()).toEqual([{ ...item, isVerified: true, incomplete: true, canBeVerified: false }])
    const guestOfCourses = await server.signedIn([ROLE.instructor])
    expect((await server.call({ url: '/api/online-enrollments', as: guestOfCourses })).json()).toEqual([])
  })
})
