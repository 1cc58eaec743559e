import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { lessonProgress, onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { lessonNotes } from '../../../server/platform/db/tables/lesson-talk.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { LessonNote, LessonNotes } from '../../../src/domain/contract/lesson-note.contract.ts'
import { LESSON_NOTE_LIMITS } from '../../../src/domain/lesson-note.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, VIDEO_SECONDS, type TestCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { merging } from '../person-merges/support/merges.ts'
import { refused, statusesOf } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let ada: TestUser
let enrollmentId: number
let lessonId: number
beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
  lessonId = course.lessonIds[0] ?? 0
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.signedIn()
  enrollmentId = await learnerOf(server, course, ada).enroll()
})

const pathOf = (id = enrollmentId) => `/api/online-enrollments/${id}/notes`
const write = (more: Partial<LessonNote & { of: number; as: TestUser }> = {}) => {
  const { id = randomUUID(), at = 12, text = 'Angle left', revision = 0, of = enrollmentId, as = ada } = more
  const payload = { lessonId: more.lessonId ?? lessonId, at, text, revision }
  return server.call({ method: 'PUT', url: `${pathOf(of)}/${id}`, payload, as })
}
const remove = (id: string, revision: number, as = ada) =>
  server.call({ method: 'DELETE', url: `${pathOf()}/${id}?revision=${revision}`, as })
const list = async (as = ada, of = enrollmentId) =>
  (await server.call({ url: pathOf(of), as })).json<LessonNotes>().items
const told = (items: readonly LessonNote[]) => items.map(({ at, text, revision }) => [at, text, revision])

describe('a note to a lesson', () => {
  it('is kept at its second, with its lesson, and listed by lesson and by time', async () => {
    const [, second = 0] = course.lessonIds
    await write({ at: 30, text: 'later' })
    await write({ lessonId: second, at: 1, text: 'in the next lesson' })
    const answer = await write({ at: 3.5, text: '  sooner  ' })
    expect(answer.json()).toEqual({
      id: expect.any(String),
      lessonId,
      lessonTitle: 'Lesson 1',
      at: 3.5,
      text: 'sooner',
      revision: 1,
      changedAt: server.clock.now().toISOString(),
    })
    expect(told(await list())).toEqual([
      [3.5, 'sooner', 1],
      [30, 'later', 1],
      [1, 'in the next lesson', 1],
    ])
  })

  it('is the same note when it is sent again after a lost answer, first or changed', async () => {
    const id = randomUUID()
    const first = await write({ id })
    expect((await write({ id })).json()).toEqual(first.json())
    const changed = await write({ id, text: 'Angle right', revision: 1 })
    expect((await write({ id, text: 'Angle right', revision: 1 })).json()).toEqual(changed.json())
    expect(told(await list())).toEqual([[12, 'Angle right', 2]])
  })

  it('is not written over what another device wrote, nor deleted with it', async () => {
    const id = randomUUID()
    await write({ id })
    await write({ id, text: 'From the phone', revision: 1 })
    expect(refused(await write({ id, text: 'From the desk', revision: 1 }))).toEqual([409, 'NOTE_CHANGED'])
    expect(refused(await remove(id, 1))).toEqual([409, 'NOTE_CHANGED'])
    expect(told(await list())).toEqual([[12, 'From the phone', 2]])
    expect((await write({ id, text: 'From the desk', revision: 2 })).statusCode).toBe(200)
  })

  it('of ten that change it at once is changed by one', async () => {
    const id = randomUUID()
    await write({ id })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => write({ id, text: `Version ${at}`, revision: 1 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
    expect((await list()).map(({ revision }) => revision)).toEqual([2])
  })

  it('goes for good, and what is gone stays gone and is told of where it is changed', async () => {
    const id = randomUUID()
    await write({ id })
    expect(statusesOf([await remove(id, 1), await remove(id, 1)])).toEqual([204, 204])
    expect(await server.platform.db.select().from(lessonNotes).where(eq(lessonNotes.id, id))).toEqual([])
    expect(refused(await write({ id, text: 'Still here', revision: 1 }))).toEqual([409, 'NOTE_CHANGED'])
    // Undone: the same note again.
    expect((await write({ id })).json<LessonNote>().revision).toBe(1)
  })

  it('is of the end of the video where its time is past it, and says at its field what cannot be kept', async () => {
    expect((await write({ at: 4000 })).json<LessonNote>().at).toBe(VIDEO_SECONDS)
    const answers = [
      await write({ text: ' \u200B ' }),
      await write({ text: 'x'.repeat(LESSON_NOTE_LIMITS.text + 1) }),
      await write({ at: -1 }),
    ]
    expect(
      answers.map((answer) => [
        answer.statusCode,
        answer.json<{ error: { details: { field: string }[] } }>().error.details.map(({ field }) => field),
      ]),
    ).toEqual([
      [400, ['text']],
      [400, ['text']],
      [400, ['at']],
    ])
    const hostile = '<img src=x onerror=alert(1)>\u202Eevil\n=1+1'
    expect((await write({ text: hostile })).json<LessonNote>().text).toBe(hostile)
  })

  it('is refused beyond as many as can be kept, however many are sent at once', async () => {
    const rows = Array.from({ length: LESSON_NOTE_LIMITS.count - 1 }, () => ({
      id: randomUUID(),
      enrollmentId,
      lessonId,
      at: 1,
      text: 'Cone',
      createdAt: server.clock.now(),
      changedAt: server.clock.now(),
    }))
    await server.platform.db.insert(lessonNotes).values(rows)
    const answers = await Promise.all(Array.from({ length: 4 }, () => write()))
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(refused)).toContainEqual([409, 'TOO_MANY_NOTES'])
    expect(await list()).toHaveLength(LESSON_NOTE_LIMITS.count)
  })
})

describe('notes', () => {
  it('are read by nobody else, whatever their role, and are in no log', async () => {
    const id = randomUUID()
    await write({ id, text: 'Only mine' })
    const others = await Promise.all([
      server.signedIn([ROLE.admin]),
      server.signedIn([ROLE.student]),
      server.signedIn([ROLE.student, ROLE.instructor, ROLE.admin]),
    ])
    for (const other of others) {
      const answers = [await server.call({ url: pathOf(), as: other }), await write({ id, revision: 1, as: other })]
      expect(answers.every(({ statusCode }) => statusCode === 403 || statusCode === 404)).toBe(true)
    }
    // By an enrolment of their own, another's note is not there.
    const eve = await server.signedIn()
    const own = await learnerOf(server, course, eve).enroll()
    expect(refused(await write({ id, text: 'Taken', revision: 1, of: own, as: eve }))[0]).toBe(404)
    const logged = await server.platform.db
      .select({ one: sql`1` })
      .from(auditLog)
      .where(sql`${auditLog}::text like '%Only mine%'`)
      .orderBy(auditLog.id)
    expect(logged).toEqual([])
  })

  it('to a lesson of another course are refused', async () => {
    const other = await makeCourse(server.platform.db)
    expect(refused(await write({ lessonId: other.lessonIds[0] ?? 0 }))[0]).toBe(404)
  })

  it('are there in the next enrolment, and in that of an account that theirs went into', async () => {
    await write({ text: 'Before the renewal' })
    const later = {
      studentId: ada.studentId ?? 0,
      courseId: course.courseId,
      offeringId: course.offeringId,
      startedAt: server.clock.now(),
      expirationDate: server.clock.now(),
      lastActivityAt: server.clock.now(),
    }
    const [renewed] = await server.platform.db
      .insert(onlineEnrollments)
      .values({ ...later, statusId: 2 })
      .returning()
    expect(told(await list(ada, renewed?.id))).toEqual([[12, 'Before the renewal', 1]])

    const kept = await server.signedIn()
    const own = await learnerOf(server, course, kept).enroll()
    await write({ of: own, as: kept, at: 5, text: 'By the other account' })
    const merges = merging(server, await server.signedIn([ROLE.admin]))
    await merges.both({ stays: kept.userId, goes: ada.userId })
    const [still] = await server.platform.db
      .select({ id: onlineEnrollments.id })
      .from(onlineEnrollments)
      .where(eq(onlineEnrollments.id, own))
    expect(told(await list(kept, still?.id))).toEqual([
      [5, 'By the other account', 1],
      [12, 'Before the renewal', 1],
    ])
  })

  it('go with the enrolment that they were written in', async () => {
    await write()
    await server.platform.db.delete(lessonProgress).where(eq(lessonProgress.enrollmentId, enrollmentId))
    expect(await list()).toEqual([])
  })
})
