import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'

import { DAY } from '../../../../server/platform/clock.ts'
import { agencies, userAgencies, userRoles } from '../../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../../server/platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorApprovals,
  instructorCourseStudents,
} from '../../../../server/platform/db/tables/classes.table.ts'
import { contactMessages } from '../../../../server/platform/db/tables/contact.table.ts'
import {
  groupCoordinators,
  groupMembers,
  groups,
  reminders,
} from '../../../../server/platform/db/tables/groups.table.ts'
import {
  lessonProgress,
  onlineEnrollments,
  quizAttempts,
} from '../../../../server/platform/db/tables/learning.table.ts'
import { lessonNotes, lessonQuestions } from '../../../../server/platform/db/tables/lesson-talk.table.ts'
import { notes } from '../../../../server/platform/db/tables/quick-panel.table.ts'
import { ENROLLMENT_STATUS } from '../../../../src/domain/enrollment.ts'
import { LESSON_OUTCOME } from '../../../../src/domain/lesson.ts'
import { ROLE } from '../../../../src/domain/role.ts'
import { makeCourse, type TestCourse } from '../../learning/support/course.ts'
import { makeClass, makeInPersonCourse } from '../../registrations/support/classes.ts'
import type { TestApp } from '../../support/test-app.ts'

const LESSONS = 2

/** What people may have a share in. */
export type Programme = Readonly<{
  online: readonly TestCourse[]
  inPerson: number
  classes: readonly number[]
  groups: readonly number[]
  agencies: readonly number[]
}>

export const makeProgramme = async (server: TestApp): Promise<Programme> => {
  const { db } = server.platform
  const online = [await makeCourse(db, { lessonCount: LESSONS }), await makeCourse(db, { lessonCount: LESSONS })]
  const inPerson = await makeInPersonCourse(db)
  const classes = [
    await makeClass(server, inPerson, { capacity: 500 }),
    await makeClass(server, inPerson, { capacity: 500, startsIn: 20 * DAY }),
    await makeClass(server, inPerson, { capacity: 500, startsIn: -5 * DAY }),
  ]
  const at = server.clock.now()
  const made = await db
    .insert(groups)
    .values([
      { name: 'Station 1', createdAt: at },
      { name: 'Station 2', createdAt: at },
    ])
    .returning({ id: groups.id })
  const employers = await db
    .insert(agencies)
    .values([{ name: `Patrol ${randomUUID()}` }, { name: `Tow ${randomUUID()}` }])
    .returning({ id: agencies.id })
  return {
    online,
    inPerson,
    classes,
    groups: made.map(({ id }) => id),
    agencies: employers.map(({ id }) => id),
  }
}

const lesson = fc.record({
  state: fc.constantFrom('locked', 'watching', 'ready', 'failed', 'passed', 'attempting' as const),
  attempts: fc.nat({ max: 3 }),
  notes: fc.nat({ max: 2 }),
  questions: fc.nat({ max: 1 }),
})

/** Of a course, of which a person has at most one active enrolment. */
const enrollments = fc.array(
  fc.record({
    course: fc.nat({ max: 1 }),
    status: fc.constantFrom('active', 'active', 'completed', 'expired', 'dropped' as const),
    daysAgo: fc.integer({ min: 1, max: 200 }),
    lessons: fc.tuple(lesson, lesson),
  }),
  { maxLength: 3 },
)
const places = fc.array(
  fc.record({
    class: fc.nat({ max: 2 }),
    state: fc.constantFrom('registered', 'walkIn', 'waitlisted', 'cancelled' as const),
    attendance: fc.constantFrom('present', 'noShow', null),
    isCertified: fc.boolean(),
  }),
  { maxLength: 3 },
)

export const anyHistory = fc.record({
  enrollments,
  places,
  certificates: fc.nat({ max: 2 }),
  group: fc.constantFrom(0, 1, null),
  leads: fc.uniqueArray(fc.nat({ max: 1 })),
  teaches: fc.uniqueArray(fc.nat({ max: 2 })),
  approval: fc.option(fc.record({ days: fc.integer({ min: 1, max: 400 }), isSuspended: fc.boolean() })),
  agencies: fc.uniqueArray(fc.nat({ max: 1 })),
  notes: fc.nat({ max: 2 }),
  messages: fc.nat({ max: 2 }),
  reminders: fc.nat({ max: 2 }),
})

export type History = typeof anyHistory extends fc.Arbitrary<infer Value> ? Value : never

const OUTCOME = { passed: LESSON_OUTCOME.passExam, failed: LESSON_OUTCOME.failed } as const

/** Somebody with a history, and no account but what it needs. */
export const livePerson = async (server: TestApp, programme: Programme, history: History) => {
  const { platform, clock } = server
  const { db } = platform
  const person = await server.createUser([ROLE.student])
  const { userId } = person
  const studentId = person.studentId ?? 0
  const at = clock.now()
  const ago = (days: number) => new Date(at.getTime() - days * DAY)
  const certify = (of: Partial<typeof certificates.$inferInsert>) =>
    db.insert(certificates).values({
      number: randomUUID(),
      studentId,
      courseId: programme.inPerson,
      recipientName: 'Ada Moreno',
      courseTitle: { en: 'Scene safety', tr: 'Olay yeri', ar: 'السلامة' },
      hours: 4,
      completedOn: ago(30),
      issuedAt: ago(30),
      ...of,
    })

  const active = new Set<number>()
  for (const one of history.enrollments) {
    const course = programme.online[one.course]
    if (!course || (one.status === 'active' && active.has(one.course))) continue
    if (one.status === 'active') active.add(one.course)
    const [enrollment] = await db
      .insert(onlineEnrollments)
      .values({
        studentId,
        courseId: course.courseId,
        offeringId: course.offeringId,
        statusId: ENROLLMENT_STATUS[one.status],
        startedAt: ago(one.daysAgo),
        expirationDate: new Date(ago(one.daysAgo).getTime() + 365 * DAY),
        lastActivityAt: ago(1),
        completedAt: one.status === 'completed' ? ago(1) : null,
      })
      .returning()
    const enrollmentId = enrollment?.id ?? 0
    for (const [index, { state, attempts, notes: noted, questions: asked }] of one.lessons.entries()) {
      const lessonId = course.lessonIds[index] ?? 0
      const tried = state === 'attempting' ? attempts + 1 : attempts
      await db.insert(lessonProgress).values({
        enrollmentId,
        lessonId,
        state,
        status: state === 'passed' || state === 'failed' ? OUTCOME[state] : null,
        creditedSeconds: attempts,
        attemptsUsed: tried,
      })
      const made = Array.from({ length: tried }, (_, number) => ({
        enrollmentId,
        lessonId,
        number: number + 1,
        state: state === 'attempting' && number === attempts ? ('open' as const) : ('failed' as const),
        passPercent: 75,
        startedAt: new Date(ago(one.daysAgo).getTime() + number * DAY),
        total: 4,
      }))
      if (made.length > 0) await db.insert(quizAttempts).values(made)
      const place = { enrollmentId, lessonId, at: 3, text: 'Angle left' }
      for (let made = 0; made < noted; made += 1) {
        await db.insert(lessonNotes).values({ ...place, id: randomUUID(), createdAt: at, changedAt: at })
      }
      if (asked > 0) await db.insert(lessonQuestions).values({ ...place, askedAt: at })
    }
    if (one.status === 'completed') await certify({ courseId: course.courseId, enrollmentId })
  }

  const open = new Set<number>()
  for (const one of history.places) {
    const isOpen = one.state !== 'cancelled'
    if (isOpen && open.has(one.class)) continue
    if (isOpen) open.add(one.class)
    const [place] = await db
      .insert(instructorCourseStudents)
      .values({
        instructorCourseId: programme.classes[one.class] ?? 0,
        studentId,
        state: one.state,
        attendance: one.attendance,
        registeredAt: ago(3),
        closedAt: isOpen ? null : ago(2),
      })
      .returning()
    if (one.isCertified && place) await certify({ registrationId: place.id })
  }
  for (let made = 0; made < history.certificates; made += 1) await certify({})

  const many = <Row>(count: number, row: () => Row): Row[] => Array.from({ length: count }, row)
  const groupOf = (index: number) => programme.groups[index] ?? 0
  if (history.group !== null) {
    await db.insert(groupMembers).values({ studentId, groupId: groupOf(history.group), joinedAt: ago(9) })
  }
  if (history.leads.length > 0) {
    await db.insert(userRoles).values({ userId, roleId: ROLE.groupCoordinator })
    await db.insert(groupCoordinators).values(history.leads.map((index) => ({ userId, groupId: groupOf(index) })))
  }
  if (history.teaches.length > 0) {
    await db.insert(userRoles).values({ userId, roleId: ROLE.instructor })
    await db
      .insert(classInstructors)
      .values(history.teaches.map((index) => ({ userId, instructorCourseId: programme.classes[index] ?? 0 })))
  }
  if (history.approval) {
    const { days, isSuspended } = history.approval
    await db.insert(instructorApprovals).values({
      userId,
      courseId: programme.inPerson,
      approvedAt: ago(90),
      endsAt: new Date(at.getTime() + days * DAY),
      suspendedAt: isSuspended ? ago(2) : null,
    })
  }
  if (history.agencies.length > 0) {
    await db
      .insert(userAgencies)
      .values(history.agencies.map((index) => ({ userId, agencyId: programme.agencies[index] ?? 0 })))
  }
  const written = many(history.notes, () => ({ userId, title: 'Vest', detail: 'New one', createdAt: at }))
  if (written.length > 0) await db.insert(notes).values(written)
  const asked = many(history.messages, () => ({
    reference: randomUUID(),
    name: 'Ada',
    email: person.email,
    topic: 'other' as const,
    message: 'Hello',
    language: 'en' as const,
    userId,
    createdAt: at,
    openSince: at,
  }))
  if (asked.length > 0) await db.insert(contactMessages).values(asked)
  const reminded = many(history.reminders, () => ({ studentId, courseId: programme.inPerson, sentAt: at }))
  if (reminded.length > 0) await db.insert(reminders).values(reminded)
  return { ...person, studentId }
}
