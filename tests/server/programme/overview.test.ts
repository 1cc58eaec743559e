import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { agencies, invitations, nameChanges } from '../../../server/platform/db/tables/accounts.table.ts'
import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import { groupInvitations, groups } from '../../../server/platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import type { ProgrammeOverview } from '../../../src/domain/contract/programme.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { taughtClass } from '../classes/support/classes.ts'
import { makeCourse } from '../learning/support/course.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

let server: TestApp
let owner: TestUser
let master: TestUser
beforeAll(async () => {
  server = await openTestApp()
  owner = await server.signedIn([ROLE.owner])
  master = await server.signedIn([ROLE.master])
})
afterAll(() => server.close())

const read = async (as: TestUser) => (await server.call({ url: '/api/programme/overview', as })).json()
const metOf = ({ needs }: ProgrammeOverview) => needs.flatMap(({ kind, isMet }) => (isMet ? [kind] : []))
const ago = (days: number) => later(server.clock.now(), -days * DAY)

describe('the overview of the programme', () => {
  it('of an empty one has nothing that waits', async () => {
    expect(await read(owner)).toEqual({
      waiting: [],
      needs: [
        { kind: 'mail', isMet: false },
        { kind: 'texts', isMet: false },
        { kind: 'agencies', isMet: false },
        { kind: 'courses', isMet: false },
        { kind: 'instructors', isMet: false },
        { kind: 'secondOwner', isMet: false },
      ],
    })
  })

  it('has what waits with its age; a master trainer sees their part', async () => {
    const { db } = server.platform
    const teacher = await server.signedIn([ROLE.instructor])
    const inPerson = await makeInPersonCourse(db)
    await taughtClass(server, inPerson, teacher, { startsIn: 5 * DAY })
    const over = await taughtClass(server, inPerson, teacher, { startsIn: -3 * DAY })
    await taughtClass(server, inPerson, teacher, { startsIn: -9 * DAY, courseStatusId: CLASS_STATUS.completed })
    await taughtClass(server, inPerson, teacher, { startsIn: -9 * DAY, courseStatusId: CLASS_STATUS.cancelled })

    const { courseId, offeringId } = await makeCourse(db)
    const enrol = async (statusId: number, more: Partial<typeof onlineEnrollments.$inferInsert> = {}) => {
      const { studentId } = await server.createUser([ROLE.student])
      await db.insert(onlineEnrollments).values({
        studentId: studentId ?? 0,
        courseId,
        offeringId,
        statusId,
        startedAt: ago(20),
        expirationDate: later(server.clock.now(), 300 * DAY),
        lastActivityAt: ago(2),
        ...more,
      })
    }
    await enrol(ENROLLMENT_STATUS.active)
    await enrol(ENROLLMENT_STATUS.active, { expirationDate: ago(1) })
    await enrol(ENROLLMENT_STATUS.completed, { completedAt: ago(2) })
    await enrol(ENROLLMENT_STATUS.completed, { completedAt: ago(3), isVerified: true })

    const invite = async () => {
      const [row] = await db
        .insert(invitations)
        .values({
          codeHash: crypto.randomUUID(),
          userType: 2,
          email: 'bo@example.org',
          firstName: 'Bo',
          lastName: 'Lane',
          language: 'en',
          createdById: owner.userId,
          createdAt: ago(4),
          expiresAt: later(server.clock.now(), 10 * DAY),
        })
        .returning()
      return row?.id ?? 0
    }
    await invite()
    const [group] = await db
      .insert(groups)
      .values({ name: 'Corridor', createdAt: ago(9) })
      .returning()
    await db.insert(groupInvitations).values({ invitationId: await invite(), groupId: group?.id ?? 0 })

    const { userId } = await server.createUser()
    await db.insert(nameChanges).values({
      userId,
      oldFirstName: 'Ada',
      oldLastName: 'Moreno',
      newFirstName: 'Ada',
      newLastName: 'Bell',
      reason: 'I married.',
      evidence: '',
      askedAt: ago(6),
    })
    await db.insert(contactMessages).values({
      reference: 'C-7K3M-9QX2',
      name: 'Ada',
      email: 'ada@example.org',
      topic: 'other',
      message: 'Hello',
      language: 'en',
      createdAt: ago(7),
      openSince: ago(7),
    })

    const seen = await read(owner)
    expect(seen.waiting.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['classes', 1],
      ['nameChanges', 1],
      ['messages', 1],
      ['unverified', 1],
      ['invitations', 1],
    ])
    expect(seen.waiting[0].oldestId).toBe(over)
    expect(seen.waiting[1].since).toBe(ago(6).toISOString())
    // It has no agency, sends no mail, and has one owner.
    expect(metOf(seen)).toEqual(['courses', 'instructors'])
    await db.insert(agencies).values({ name: 'Lakeside Fire' })
    await server.createUser([ROLE.owner])
    expect(metOf(await read(owner))).toEqual(['agencies', 'courses', 'instructors', 'secondOwner'])

    const { waiting, ...rest } = await read(master)
    expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual(['classes', 'unverified', 'invitations'])
    expect(rest).toEqual({ needs: [] })
  })
})
