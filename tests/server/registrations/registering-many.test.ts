import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import type { OpenClass } from '../../../src/domain/contract/open-class.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { join, makeCoordinator, makeGroup } from '../group-progress/group-world.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { asPerson, makeClass, makeInPersonCourse, rosterOf } from './support/classes.ts'

const LIST = '/students'
const OWN = '/groups/students'

type Student = Readonly<{ userId: number; studentId: number; email: string }>

let server: TestApp
let by: Acting
let courseId: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  by = acting(server, await server.signedIn([ROLE.admin]))
  courseId = await makeInPersonCourse(server.platform.db)
})

const make = async (lastName: string, more: object = {}): Promise<Student> => {
  const { studentId, ...person } = await server.createUser([ROLE.student], { lastName, ...more })
  if (studentId === null) throw new Error('Not a student')
  return { ...person, studentId }
}
const several = (...lastNames: readonly string[]) => Promise.all(lastNames.map((name) => make(name)))
const idsOf = (people: readonly Student[]) => people.map(({ studentId }) => studentId)

const register = (classId: number, people: readonly Student[]) =>
  by.run(LIST, 'register', { classId, selection: some(...idsOf(people)) })

const saysOf = async ({ id }: Pick<ListAct, 'id'>) =>
  (await by.rows(id)).map(({ outcome, reason, figure }) => [outcome, reason, figure])

/** Of each its state, in their order; null of who has no place. */
const statesOf = async (classId: number, people: readonly Student[]) => {
  const places = new Map((await rosterOf(server.platform.db, classId)).map((place) => [place.studentId, place.state]))
  return people.map(({ studentId }) => places.get(studentId) ?? null)
}

const mailedTo = async ({ email }: Student) =>
  (
    await server.platform.db
      .select({ template: messages.template })
      .from(messages)
      .where(eq(messages.recipientAddress, email))
      .orderBy(messages.id)
  ).map(({ template }) => template)

const setClass = (classId: number, changes: Partial<typeof instructorCourses.$inferInsert>) =>
  server.platform.db.update(instructorCourses).set(changes).where(eq(instructorCourses.id, classId))

const placeOf = async (classId: number, { studentId }: Student) => {
  const rows = await server.platform.db
    .select()
    .from(instructorCourseStudents)
    .where(eq(instructorCourseStudents.studentId, studentId))
  return rows.find(({ instructorCourseId }) => instructorCourseId === classId)
}

describe('many people are registered for a class', () => {
  it('until its seats run out, in the order of their names, and the rest waits; each is told as if by themself', async () => {
    const classId = await makeClass(server, courseId, { capacity: 2 })
    const people = await several('A', 'B', 'C', 'D')
    const closed = await make('E', { deactivatedAt: server.clock.now() })
    const act = await register(classId, [closed, ...people.toReversed()])
    expect([figuresOf(act), act.apart]).toEqual([['done', 4, 0, 1, 0, 0], 2])
    expect(await saysOf(act)).toEqual([
      ['done', 'registered', null],
      ['done', 'registered', null],
      ['done', 'waitlisted', 1],
      ['done', 'waitlisted', 2],
      ['refused', 'unreachable', null],
    ])
    expect(await statesOf(classId, people)).toEqual(['registered', 'registered', 'waitlisted', 'waitlisted'])
    const [first, , third] = await Promise.all([...people, closed].map(mailedTo))
    expect([first, third, await mailedTo(closed)]).toEqual([['seatConfirmed'], ['seatWaitlisted'], []])
    const saved = (await by.saved(act.id)).split('\r\n')
    expect(saved[1]).toContain('Done,Registered')
    expect(saved[4]).toContain('Done,On the waitlist: place 2')
  })

  it('behind those who wait already, whatever seats are free, and behind whoever took one meanwhile', async () => {
    const classId = await makeClass(server, courseId, { capacity: 3 })
    const own = await server.signedIn([ROLE.student])
    await asPerson(server, own).register(classId)
    const people = await several('A', 'B', 'C')
    const act = await register(classId, people)
    expect([act.done, act.apart]).toEqual([3, 1])
    expect(await statesOf(classId, people)).toEqual(['registered', 'registered', 'waitlisted'])
  })

  it('once, however often it is done', async () => {
    const classId = await makeClass(server, courseId, { capacity: 1 })
    const people = await several('A', 'B')
    await register(classId, people)
    const again = await register(classId, people)
    expect([figuresOf(again), again.apart]).toEqual([['done', 0, 2, 0, 0, 0], 0])
    expect(await saysOf(again)).toEqual([
      ['unchanged', 'onClass', null],
      ['unchanged', 'onClass', null],
    ])
    expect(await rosterOf(server.platform.db, classId)).toHaveLength(2)
    expect(await Promise.all(people.map(mailedTo))).toEqual([['seatConfirmed'], ['seatWaitlisted']])
    expect(figuresOf(await by.undo(again.id).catch(() => again))).toEqual(figuresOf(again))
  })

  it('but not who may not register: of another course first, or in another class at that time', async () => {
    const asked = await makeInPersonCourse(server.platform.db, { prerequisiteCourseId: courseId })
    const people = await several('A', 'B')
    const lacking = await register(await makeClass(server, asked, { capacity: 9 }), people)
    expect(await saysOf(lacking)).toEqual(people.map(() => ['refused', 'noPrerequisite', null]))
    const [first] = people
    if (!first) throw new Error('Nobody was made')
    await register(await makeClass(server, courseId), [first])
    const clashing = await register(await makeClass(server, courseId, { capacity: 9 }), people)
    expect(await saysOf(clashing)).toEqual([
      ['refused', 'classClash', null],
      ['done', 'registered', null],
    ])
  })

  it('for none that is cancelled, closed, begun or not offered, and for none after it was cancelled meanwhile', async () => {
    const [person] = await several('A')
    if (!person) throw new Error('Nobody was made')
    const past = new Date(server.clock.now().getTime() - HOUR)
    const hidden = await makeClass(server, await makeInPersonCourse(server.platform.db, { isPublished: false }))
    const cancelled = await makeClass(server, courseId, { courseStatusId: CLASS_STATUS.cancelled })
    const late = await makeClass(server, courseId, { registrationClosesAt: past })
    const begun = await makeClass(server, courseId, { startsIn: -HOUR })
    for (const classId of [hidden, cancelled, late, begun, 2_000_000_000]) {
      const refused = await by.begin(LIST, 'register', { classId, selection: some(person.studentId) })
      expect([refused.statusCode, refused.json().error.details[0]]).toMatchObject([
        400,
        { field: 'classId', message: 'One cannot register for this class any more. Choose another.' },
      ])
    }

    const classId = await makeClass(server, courseId, { capacity: 1 })
    const many = await Promise.all(
      Array.from({ length: 102 }, (_, index) => make(`Name${String(index).padStart(3, '0')}`)),
    )
    const answer = await by.begin(LIST, 'register', { classId, selection: some(...idsOf(many)) })
    await setClass(classId, { courseStatusId: CLASS_STATUS.cancelled })
    await server.platform.jobs.drain()
    const act = await by.read(answer.json<ListAct>().id)
    expect([figuresOf(act), act.apart]).toEqual([['done', 100, 0, 2, 0, 0], 99])
    const rows = (await by.rows(act.id, '&outcome=refused')).map(({ reason }) => reason)
    expect(rows).toEqual(['classCancelled', 'classCancelled'])
    // People were told that it is cancelled: there is nothing to take back.
    expect(figuresOf(await by.undo(act.id))).toEqual(['undone', 100, 0, 2, 0, 100])
  })

  it('of whom those are left who were registered too often lately', async () => {
    const classId = await makeClass(server, courseId, { capacity: 5 })
    const people = await several('A', 'B')
    const [often] = people
    if (!often) throw new Error('Nobody was made')
    for (let time = 0; time < 30; time += 1) await by.undo((await register(classId, [often])).id)
    const act = await register(classId, people)
    expect((await saysOf(act)).map(([, reason]) => reason)).toEqual(['mailedLately', 'registered'])
  })

  it('noted in the log as theirs who did it', async () => {
    const classId = await makeClass(server, courseId)
    const people = await several('A')
    const act = await register(classId, people)
    await by.undo(act.id)
    const [place] = await server.platform.db
      .select()
      .from(instructorCourseStudents)
      .where(eq(instructorCourseStudents.instructorCourseId, classId))
    const noted = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `registration:${place?.id}`))
      .orderBy(auditLog.id)
    expect(noted.map(({ action, details }) => ({ action, details }))).toEqual([
      {
        action: 'registration.made',
        details: { instructorCourseId: classId, state: 'registered', listAct: act.id, student: place?.studentId },
      },
      {
        action: 'registration.left',
        details: { instructorCourseId: classId, state: 'cancelled', listAct: act.id, student: place?.studentId },
      },
    ])
  })
})

describe('what was registered is taken back', () => {
  it('where it is as it was left, and is told; what changed since stays, and says so', async () => {
    const classId = await makeClass(server, courseId, { capacity: 2 })
    const signed = await server.signedIn([ROLE.student], { lastName: 'Aa' })
    if (signed.studentId === null) throw new Error('Not a student')
    const asking = { ...signed, studentId: signed.studentId }
    const people = await several('B', 'C', 'D')
    const act = await register(classId, [asking, ...people])
    const place = await placeOf(classId, asking)
    await asPerson(server, asking).accommodate(place?.id ?? 0, 'Large print')
    const undone = await by.undo(act.id)
    expect(figuresOf(undone)).toEqual(['undone', 4, 0, 0, 3, 1])
    expect(await statesOf(classId, [asking, ...people])).toEqual(['registered', 'cancelled', 'cancelled', 'cancelled'])
    expect((await by.rows(act.id)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
      ['kept', 'changed'],
      ['undone', null],
      ['undone', null],
      ['undone', null],
    ])
    // Nobody whose place is taken back is offered a seat that came free by that.
    expect(await Promise.all(people.map(mailedTo))).toEqual([
      ['seatConfirmed', 'classLeft'],
      ['seatWaitlisted', 'classLeft'],
      ['seatWaitlisted', 'classLeft'],
    ])
  })

  it('and its seats are offered to who waits beside, or stay where they were left and taken again', async () => {
    const classId = await makeClass(server, courseId, { capacity: 1 })
    const signed = await server.signedIn([ROLE.student], { lastName: 'A' })
    if (signed.studentId === null) throw new Error('Not a student')
    const person = { ...signed, studentId: signed.studentId }
    const act = await register(classId, [person])
    const waits = await make('B')
    const behind = await register(classId, [waits])
    await by.undo(act.id)
    expect(await statesOf(classId, [person, waits])).toEqual(['cancelled', 'offered'])
    // A seat is kept for them since: that is not what the act left.
    expect(figuresOf(await by.undo(behind.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await statesOf(classId, [waits])).toEqual(['offered'])
  })

  it('but not from a class that has begun', async () => {
    const classId = await makeClass(server, courseId)
    const people = await several('A')
    const act = await register(classId, people)
    await setClass(classId, { courseDate: new Date(server.clock.now().getTime() - HOUR) })
    await by.undo(act.id)
    expect((await by.rows(act.id)).map(({ undoReason }) => undoReason)).toEqual(['classBegun'])
  })
})

describe('a class is never oversold', () => {
  it('by twenty who register the same and other people at once, beside those who register themselves', async () => {
    const classId = await makeClass(server, courseId, { capacity: 7 })
    const shared = await several('A', 'B', 'C')
    const others = await several(...Array.from({ length: 20 }, (_, index) => `N${index}`))
    const selves = await Promise.all(Array.from({ length: 5 }, () => server.signedIn([ROLE.student])))
    // Of one person one act waits for the other anyway.
    const clerks = await Promise.all(others.map(async () => acting(server, await server.signedIn([ROLE.admin]))))
    const answers = await Promise.all([
      ...clerks.map((clerk, index) => {
        // Some have people in common, who hold each other up, and some have none: the class alone holds those up.
        const selection = some(...(index < 6 ? idsOf(shared) : []), ...idsOf(others.slice(index, index + 1)))
        return clerk.begin(LIST, 'register', { classId, selection }).then(({ statusCode }) => statusCode)
      }),
      ...selves.map((person) =>
        asPerson(server, person)
          .register(classId)
          .then(({ status }) => status),
      ),
    ])
    expect(new Set(answers)).toEqual(new Set([201]))
    const roster = await rosterOf(server.platform.db, classId)
    expect(roster).toHaveLength(28)
    expect(new Set(roster.map(({ studentId }) => studentId)).size).toBe(28)
    expect(roster.filter(({ state }) => state === 'registered')).toHaveLength(7)
    expect(roster.filter(({ state }) => state === 'waitlisted')).toHaveLength(21)
  })
})

describe('a coordinator', () => {
  it('registers the students of the own groups alone, and takes back who is theirs still', async () => {
    const coordinator = await makeCoordinator(server)
    const own = acting(server, coordinator)
    const group = await makeGroup(server, 'Crew', [coordinator])
    const foreign = await makeGroup(server, 'Others', [])
    const ada = await join(server, group, { firstName: 'Ada', lastName: 'A' })
    const bora = await join(server, group, { firstName: 'Bora', lastName: 'B' })
    const stranger = await join(server, foreign, { firstName: 'Cem', lastName: 'C' })
    const classId = await makeClass(server, courseId, { capacity: 5 })
    const unknown = await own.begin(OWN, 'register', { classId, selection: some(stranger.studentId) })
    expect(unknown.statusCode).toBe(404)
    const act = await own.run(OWN, 'register', { classId, selection: matching() })
    expect(figuresOf(act)).toEqual(['done', 2, 0, 0, 0, 0])
    expect(await statesOf(classId, [ada, bora, stranger])).toEqual(['registered', 'registered', null])
    await server.platform.db.delete(groupMembers).where(inArray(groupMembers.studentId, [bora.studentId]))
    expect(figuresOf(await own.undo(act.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    expect((await own.rows(act.id)).map(({ undoReason }) => undoReason)).toEqual([null, 'gone'])
    expect((await own.begin(LIST, 'register', { classId, selection: some(ada.studentId) })).statusCode).toBe(403)
  })
})

describe('the classes that people can be registered for', () => {
  it('are found by some of their course or place, the soonest first, with the seats that are left', async () => {
    const title = { en: 'Rope rescue', tr: 'İple kurtarma', ar: 'الإنقاذ بالحبال' }
    const rope = await makeInPersonCourse(server.platform.db, { title })
    const later = await makeClass(server, rope, { startsIn: 900 * HOUR, capacity: 4, venue: 'Annex' })
    const soon = await makeClass(server, rope, { startsIn: 90 * HOUR, capacity: 1 })
    await makeClass(server, rope, { courseStatusId: CLASS_STATUS.cancelled })
    await register(soon, await several('A', 'B'))
    const find = async (search: string) =>
      (await by.ask('GET', `/api/instructor-courses/open?search=${encodeURIComponent(search)}`)).json<OpenClass[]>()
    expect((await find('rope')).map(({ id, seatsLeft, waiting }) => [id, seatsLeft, waiting])).toEqual([
      [soon, 0, 1],
      [later, 4, 0],
    ])
    expect((await find('annex kurtarma')).map(({ id }) => id)).toEqual([later])
    await server.platform.db.update(courses).set({ isPublished: false }).where(eq(courses.id, rope))
    expect(await find('rope')).toEqual([])
    const student = acting(server, await server.signedIn([ROLE.student]))
    expect((await student.ask('GET', '/api/instructor-courses/open?search=')).statusCode).toBe(403)
  })
})
