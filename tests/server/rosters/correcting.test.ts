import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { Attendance } from '../../../src/domain/class.ts'
import type {
  AttendanceChange,
  CorrectionOutcome,
} from '../../../src/domain/contract/attendance-correction.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { codeOf, makeClass, rosterWorld } from './roster-world.ts'
import type { HeldClass } from './roster-world.ts'

const REASON = 'The sign-in sheet says so'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let admin: TestUser
let held: HeldClass
let there: Awaited<ReturnType<typeof world.seat>>
let absent: Awaited<ReturnType<typeof world.seat>>

beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
})
afterAll(() => server.close())

/** A completed class with one who was there and one who was not. */
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor])
  admin = await server.signedIn([ROLE.admin])
  held = await makeClass(server, teacher)
  there = await world.seat(held, 'Ada')
  absent = await world.seat(held, 'Bora')
  await world.mark(
    held,
    teacher,
    { registrationId: there.id, attendance: 'present' },
    { registrationId: absent.id, attendance: 'noShow' },
  )
  await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, {})
})

const change = (registrationId: number, attendance: Attendance, basedOn = 1): AttendanceChange => ({
  registrationId,
  attendance,
  basedOn,
})
const url = (rest = '') => `/instructor-courses/${held.id}/attendance-corrections${rest}`
const preview = (changes: readonly AttendanceChange[], as = admin, reason = REASON) =>
  world.call('POST', url('/preview'), as, { changes, reason })
const correct = (changes: readonly AttendanceChange[], fingerprint: string, as = admin) =>
  world.call('POST', url(), as, { changes, reason: REASON, fingerprint })
/** Looked at, and done. */
const correctAs = async (...changes: readonly AttendanceChange[]): Promise<CorrectionOutcome> =>
  (await correct(changes, (await preview(changes)).json<CorrectionOutcome>().fingerprint)).json()

const certificatesOf = async (registrationId: number) =>
  (
    await server.platform.db
      .select()
      .from(certificates)
      .where(eq(certificates.registrationId, registrationId))
      .orderBy(certificates.id)
  ).map(({ number, revokedAt, revocationReason }) => ({ number, isRevoked: revokedAt !== null, revocationReason }))
const endsOf = ({ rows }: CorrectionOutcome) => rows.map(({ name, certificate }) => [name.split(' ')[0], certificate])
const loggedOf = async (subject: string) =>
  (await server.platform.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id))
    .filter(({ action }) => action.endsWith('.corrected'))
    .map(({ action, actorId, details }) => ({ action, actorId, details }))
const mailsTo = async ({ email }: TestUser) =>
  (
    await server.platform.db.select().from(messages).where(eq(messages.recipientAddress, email)).orderBy(messages.id)
  ).map(({ template }) => template)

describe('a correction of a completed class', () => {
  it('says what it would come to, and leaves everything as it is', async () => {
    const before = [await certificatesOf(there.id), await certificatesOf(absent.id)]
    const shown = await preview([change(there.id, 'partial'), change(absent.id, 'present')])
    const [certificate] = await certificatesOf(there.id)
    expect([shown.statusCode, shown.json<CorrectionOutcome>().rows]).toEqual([
      200,
      [
        {
          registrationId: there.id,
          name: expect.stringContaining('Ada'),
          before: 'present',
          after: 'partial',
          certificate: 'revoked',
          number: certificate?.number,
          isMailed: true,
        },
        {
          registrationId: absent.id,
          name: expect.stringContaining('Bora'),
          before: 'noShow',
          after: 'present',
          certificate: 'issued',
          number: null,
          isMailed: true,
        },
      ],
    ])
    expect([
      await certificatesOf(there.id),
      await certificatesOf(absent.id),
      await loggedOf(`class:${held.id}`),
      (await world.row(there.id)).attendance,
    ]).toEqual([...before, [], 'present'])
  })

  it('does what was shown: one is issued, one revoked, both are told, and the log says why', async () => {
    const shown = [change(there.id, 'noShow'), change(absent.id, 'present')]
    const { fingerprint } = (await preview(shown)).json<CorrectionOutcome>()
    const done = await correct(shown, fingerprint)
    expect([done.statusCode, endsOf(done.json())]).toEqual([
      201,
      [
        ['Ada', 'revoked'],
        ['Bora', 'issued'],
      ],
    ])
    const [issued] = await certificatesOf(absent.id)
    const [gone] = await certificatesOf(there.id)
    expect([issued?.isRevoked, gone?.isRevoked, gone?.revocationReason]).toEqual([false, true, REASON])
    const verified = await server.call({ method: 'GET', url: `/api/certificates/${gone?.number}` })
    expect(verified.json()).toMatchObject({ state: 'revoked' })
    expect([await loggedOf(`class:${held.id}`), await loggedOf(`registration:${there.id}`)]).toEqual([
      [{ action: 'class.corrected', actorId: admin.userId, details: { people: 2, certificates: 0, reason: REASON } }],
      [
        {
          action: 'registration.corrected',
          actorId: admin.userId,
          details: {
            before: { attendance: 'present' },
            after: { attendance: 'noShow' },
            class: held.id,
            reason: REASON,
          },
        },
      ],
    ])
    expect([(await mailsTo(there.student)).includes('certificateRevoked'), await mailsTo(absent.student)]).toEqual([
      true,
      ['courseCompleted'],
    ])
  })

  it('gives back the very certificate that an earlier one revoked', async () => {
    await correctAs(change(there.id, 'noShow'))
    const [revoked] = await certificatesOf(there.id)
    const again = await correctAs(change(there.id, 'present', 2))
    expect([
      again.rows.map(({ certificate, number }) => [certificate, number]),
      await certificatesOf(there.id),
    ]).toEqual([
      [['restored', revoked?.number]],
      [{ number: revoked?.number, isRevoked: false, revocationReason: null }],
    ])
  })

  it('issues none where another of that course and day stands', async () => {
    const completedOn = server.clock.now().toISOString().slice(0, 10)
    await world.call('POST', `/people/${absent.student.userId}/certificates`, admin, {
      courseId: held.courseId,
      completedOn,
      reason: REASON,
      evidence: 'Roster',
    })
    expect(endsOf(await correctAs(change(absent.id, 'present')))).toEqual([['Bora', 'held']])
    expect(await certificatesOf(absent.id)).toEqual([])
  })

  it('leaves certificates alone between who came in part and who did not', async () => {
    expect(endsOf(await correctAs(change(absent.id, 'partial')))).toEqual([['Bora', 'none']])
    expect(await mailsTo(absent.student)).toEqual([])
  })
})

describe('what a correction is refused for', () => {
  it('is that another corrected meanwhile, which it names, and nothing is done', async () => {
    const mine = [change(there.id, 'noShow'), change(absent.id, 'present')]
    const { fingerprint } = (await preview(mine)).json<CorrectionOutcome>()
    await correctAs(change(absent.id, 'partial'))
    const refused = await correct(mine, fingerprint)
    expect([codeOf(refused), refused.json().error.details.clashes]).toEqual([
      [409, 'ATTENDANCE_CORRECTED'],
      [{ registrationId: absent.id, attendance: 'partial', markedBy: expect.any(String) }],
    ])
    expect((await world.row(there.id)).attendance).toBe('present')
  })

  it('is that it would come to something else than was confirmed', async () => {
    const mine = [change(there.id, 'noShow')]
    const { fingerprint } = (await preview(mine)).json<CorrectionOutcome>()
    const [standing] = await certificatesOf(there.id)
    await world.call('POST', `/certificates/${standing?.number}/revoke`, admin, { reason: 'Another reason' })
    expect(codeOf(await correct(mine, fingerprint))).toEqual([409, 'CORRECTION_CHANGED'])
  })

  it('is a class that is not completed, a mark that stays, no reason, and whose own attendance it is', async () => {
    await server.platform.db
      .update(instructorCourseStudents)
      .set({ studentId: (await server.signedIn([ROLE.student])).studentId ?? 0 })
      .where(eq(instructorCourseStudents.id, absent.id))
    const own = await server.signedIn([ROLE.student, ROLE.admin])
    await server.platform.db
      .update(instructorCourseStudents)
      .set({ studentId: own.studentId ?? 0 })
      .where(eq(instructorCourseStudents.id, absent.id))
    const same = await preview([change(there.id, 'present')])
    const silent = await preview([change(there.id, 'noShow')], admin, '  ')
    const ownMark = await preview([change(absent.id, 'present')], own)
    const taught = await preview([change(there.id, 'noShow')], teacher)
    held = await makeClass(server, teacher)
    const open = await world.seat(held)
    const early = await preview([change(open.id, 'present', 0)])
    expect([same, silent, ownMark, taught, early].map(codeOf)).toEqual([
      [400, 'INVALID'],
      [400, 'INVALID'],
      [409, 'OWN_ATTENDANCE'],
      [403, 'FORBIDDEN'],
      [409, 'ILLEGAL_TRANSITION'],
    ])
    expect(same.json().error.details[0].field).toBe('changes')
  })
})
