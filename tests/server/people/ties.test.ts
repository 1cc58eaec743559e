import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { suppress } from '../../../server/modules/mail/suppressed.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { classInstructors, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import type { PersonProfile, PersonTraining } from '../../../src/domain/contract/person-page.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { TYPED } from '../course-search/programme.ts'
import { coordinating } from '../groups/coordinating.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

/** What those see of a person who coordinate a group of theirs or teach them, and nobody else. */
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

let person: TestUser
let teacher: TestUser
beforeEach(async () => {
  person = await server.signedIn([ROLE.student], {
    birthdate: '1988-04-09',
    phone: '+15550102233',
    licenseNumber: 'EMT-7',
  })
  teacher = await server.signedIn([ROLE.instructor])
})

const ask = (as: TestUser, part = '') => server.call({ url: `/api/people/${person.userId}${part}`, as })
const read = async <T>(as: TestUser, part = '') => (await ask(as, part)).json<T>()
const codes = async (as: TestUser) =>
  Promise.all(
    ['', '/training', '/access', '/messages', '/history'].map(async (part) => (await ask(as, part)).statusCode),
  )

const coordinated = async () => {
  const own = await coordinating(server)
  const group = await own.make('B shift')
  const { db } = server.platform
  await db
    .insert(groupMembers)
    .values({ groupId: group.id, studentId: person.studentId ?? 0, joinedAt: server.clock.now() })
  return own.as
}

/** An online course with the person enrolled, and a certificate of it that was revoked. */
const enrolled = async () => {
  const { db } = server.platform
  const course = await makeCourse(db)
  await learnerOf(server, course, person).enroll()
  await db.insert(certificates).values({
    number: `TIM-${randomUUID().slice(0, 9).toUpperCase()}`,
    studentId: person.studentId ?? 0,
    courseId: course.courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: server.clock.now(),
    issuedAt: server.clock.now(),
    revokedAt: server.clock.now(),
    revocationReason: 'They were not there',
    expiresAt: null,
  })
  return course
}

const placed = async (
  state: 'registered' | 'walkIn' | 'waitlisted' | 'cancelled',
  more: Partial<typeof instructorCourseStudents.$inferInsert> = {},
) => {
  const { db } = server.platform
  const classId = await makeClass(server, await makeInPersonCourse(db), { capacity: 5 })
  await db.insert(classInstructors).values({ instructorCourseId: classId, userId: teacher.userId })
  await db.insert(instructorCourseStudents).values({
    instructorCourseId: classId,
    studentId: person.studentId ?? 0,
    state,
    registeredAt: server.clock.now(),
    ...more,
  })
}

describe('a coordinator', () => {
  it('sees who the members of their groups are and all that they trained for, and nothing that is theirs alone', async () => {
    const coordinator = await coordinated()
    await enrolled()
    await placed('registered')
    await suppress(server.platform.db, {
      address: person.email,
      since: server.clock.now(),
      messageId: null,
      answer: '550 5.1.1 no such user',
    })
    const { birthdate, facts, heldBack, licenseNumber, nameAsked, parts, phone } =
      await read<PersonProfile>(coordinator)
    expect({ birthdate, heldBack, licenseNumber, nameAsked, parts, phone }).toEqual({
      heldBack: null,
      birthdate: '',
      licenseNumber: 'EMT-7',
      nameAsked: null,
      parts: ['profile', 'training'],
      phone: '',
    })
    expect(facts).not.toContain('phone')
    const { certificates: held, enrollments, places } = await read<PersonTraining>(coordinator, '/training')
    expect([enrollments.length, places.length]).toEqual([1, 1])
    expect(held).toEqual([expect.objectContaining({ state: 'revoked', revocationReason: null, downloadUrl: null })])
    expect(await codes(coordinator)).toEqual([200, 200, 403, 403, 403])
  })

  it('sees no class that a member was typed into at the door, until they say that it was them', async () => {
    const coordinator = await coordinated()
    await placed('walkIn', { attendance: 'present', typed: TYPED })
    expect((await read<PersonTraining>(coordinator, '/training')).places).toEqual([])
  })

  it('sees nobody of another group, and no longer whoever left', async () => {
    const coordinator = await coordinated()
    const other = (await coordinating(server)).as
    expect(await codes(other)).toEqual([404, 404, 403, 403, 403])
    await server.platform.db.delete(groupMembers)
    expect(await codes(coordinator)).toEqual([404, 404, 403, 403, 403])
  })
})

describe('an instructor', () => {
  it('sees whom they teach online, in the courses that they teach them', async () => {
    const own = await enrolled()
    await enrolled()
    await placed('cancelled')
    await server.platform.db.insert(offeringInstructors).values({ offeringId: own.offeringId, userId: teacher.userId })
    const { certificates: held, enrollments, places } = await read<PersonTraining>(teacher, '/training')
    expect([held.length, enrollments.length, places.length]).toEqual([1, 1, 0])
    expect((await read<PersonProfile>(teacher)).parts).toEqual(['profile', 'training'])
  })

  it.each([
    ['registered', 200],
    ['cancelled', 404],
  ] as const)('sees whoever has a seat of a class of theirs: %s', async (state, code) => {
    await placed(state)
    expect((await ask(teacher)).statusCode).toBe(code)
  })

  it('sees no account behind a walk-in who has not confirmed that it is them', async () => {
    await placed('registered', { typed: TYPED })
    expect((await ask(teacher)).statusCode).toBe(404)
  })

  it('sees nobody whom they do not teach, and no colleague', async () => {
    expect(await codes(teacher)).toEqual([404, 404, 403, 403, 403])
    const colleague = await server.signedIn([ROLE.instructor])
    expect((await server.call({ url: `/api/people/${colleague.userId}`, as: teacher })).statusCode).toBe(404)
  })
})

it('is nothing that a learner or the master trainer has', async () => {
  for (const role of [ROLE.student, ROLE.master])
    expect(await codes(await server.signedIn([role]))).toEqual([403, 403, 403, 403, 403])
})
