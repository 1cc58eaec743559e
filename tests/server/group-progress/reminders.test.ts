import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'

import { isReadable, latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupCourses, reminders } from '../../../server/platform/db/tables/groups.table.ts'
import { messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { makeCategory, makeClassCourse } from '../course-search/programme.ts'
import { inThree, makeCourse, type TestCourse } from '../learning/support/course.ts'
import { acting, matching, some } from '../list-acts/acting.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { certify, dayFrom, expectCourse, join, makeCoordinator, makeGroup, type Member } from './group-world.ts'

let server: TestApp
let coordinator: TestUser
let other: TestUser
let online: TestCourse
let tow: number
let group: number
let theirGroup: number
let ada: Member
let bora: Member
let cem: Member
let theirs: Member

beforeAll(async () => {
  server = await openTestApp()
  coordinator = await makeCoordinator(server)
  other = await makeCoordinator(server)
  online = await makeCourse(server.platform.db, { lessonCount: 1 })
  tow = await makeClassCourse(server, await makeCategory(server, inThree('Towing')), {
    position: 2,
    title: inThree('Tow operator'),
  })
  group = await makeGroup(server, 'Crews', [coordinator])
  theirGroup = await makeGroup(server, 'Others', [other])
  for (const id of [group, theirGroup]) await expectCourse(server, id, online.courseId, 10)
  await expectCourse(server, group, tow, null)
  ada = await join(server, group, { firstName: 'Ada', lastName: 'Ames' })
  bora = await join(server, group, { firstName: 'Bora', lastName: 'Bal' }, { language: 'tr' })
  cem = await join(server, group, { firstName: 'Cem', lastName: 'Can' })
  theirs = await join(server, theirGroup, { firstName: 'Not', lastName: 'Yours' })
  await certify(server, bora, tow, 300)
  await certify(server, cem, online.courseId, 300)
  await certify(server, cem, tow, 300)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.platform.db.delete(reminders)
  await server.platform.db.delete(messages)
})

const everyone = matching()
const those = (...members: readonly Member[]) => some(...members.map(({ studentId }) => studentId))

/** Reminds, and says of how many: who is mailed, who lacks nothing or was reminded lately, and who is out of reach. */
const remind = async (selection: object, courseId: number | null = null, as: TestUser = coordinator, key?: string) => {
  const answer = await acting(server, as).begin(
    '/group-progress',
    'remind',
    { selection, courseId },
    key === undefined ? {} : { 'idempotency-key': key },
  )
  await server.platform.jobs.drain()
  if (answer.statusCode !== 201) return { status: answer.statusCode, figures: [] }
  const act = answer.json<ListAct>()
  return { status: 201, id: act.id, figures: [act.done, act.unchanged, act.refused] }
}
const outcomesOf = async (id: number | undefined) =>
  (await acting(server, coordinator).rows(id ?? 0)).map(({ label, outcome, reason }) => [label, outcome, reason])
const mailed = async () =>
  (await latestMessages(server.platform, 20))
    .filter((message) => isReadable(message) && message.channel === 'mail' && message.template === 'courseReminder')
    .map(({ recipientAddress, data }) => ({ recipient: recipientAddress, data }))
    .toSorted((one, two) => (one.recipient < two.recipient ? -1 : 1))

describe('reminding', () => {
  test('writes one mail to each who lacks something, in the language of each', async () => {
    const sent = await remind(everyone)
    expect([sent.figures, await outcomesOf(sent.id)]).toEqual([
      [2, 1, 0],
      [
        ['Ada Ames', 'done', null],
        ['Bora Bal', 'done', null],
        ['Cem Can', 'unchanged', 'nothingDue'],
      ],
    ])
    expect(await server.platform.db.select().from(reminders)).toHaveLength(3)
    const link = (path: string) => expect.stringMatching(new RegExp(`${path}$`))
    expect(await mailed()).toEqual(
      [
        {
          recipient: ada.email,
          data: {
            coordinator: 'Marcus Reed',
            courses: [
              { title: 'Scene basics', dueOn: dayFrom(server, 10) },
              { title: 'Tow operator', dueOn: null },
            ],
            link: link('/student/dash'),
          },
        },
        {
          recipient: bora.email,
          data: {
            coordinator: 'Marcus Reed',
            courses: [{ title: 'Scene basics (tr)', dueOn: dayFrom(server, 10) }],
            link: link(`/course/search/${online.courseId}`),
          },
        },
      ].toSorted((one, two) => (one.recipient < two.recipient ? -1 : 1)),
    )
  })

  test('of one course, whether it is expected or not', async () => {
    expect((await remind(those(ada, bora), tow)).figures).toEqual([1, 1, 0])
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual([ada.email])
  })

  test('a course that is not there is refused with its field, in the language of who asks, and nothing is kept', async () => {
    const begin = (language: string) =>
      acting(server, coordinator).begin(
        '/group-progress',
        'remind',
        { selection: everyone, courseId: 2_147_483_647 },
        { 'accept-language': language },
      )
    const said = []
    for (const language of ['en', 'tr', 'ar']) {
      const answer = await begin(language)
      const { error } = answer.json<{ error: { details: unknown } }>()
      said.push([answer.statusCode, error.details])
    }
    expect(said).toEqual([
      [400, [{ field: 'courseId', message: 'This is not one of the choices.' }]],
      [400, [{ field: 'courseId', message: 'Bu, seçeneklerden biri değil.' }]],
      [400, [{ field: 'courseId', message: 'هذا ليس أحد الخيارات.' }]],
    ])
    expect(await mailed()).toEqual([])
  })

  test('nobody is reminded of the same course twice within seven days', async () => {
    await remind(those(ada), tow)
    expect((await remind(everyone)).figures).toEqual([2, 1, 0])
    expect(await server.platform.db.select().from(reminders)).toHaveLength(3)
    const reminded = (ago: number) =>
      server.platform.db.update(reminders).set({ sentAt: later(server.clock.now(), -ago) })
    await reminded(7 * DAY - 1000)
    const again = await remind(everyone)
    expect([again.figures, (await outcomesOf(again.id)).map(([, , reason]) => reason)]).toEqual([
      [0, 3, 0],
      ['remindedLately', 'remindedLately', 'nothingDue'],
    ])
    await reminded(7 * DAY)
    expect((await remind(everyone)).figures).toEqual([2, 1, 0])
  })

  test('twenty at once write one mail to each', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => remind(everyone)))
    expect(answers.reduce((sum, { figures: [done = 0] }) => sum + done, 0)).toBe(2)
    expect(await server.platform.db.select().from(reminders)).toHaveLength(3)
    expect(await mailed()).toHaveLength(2)
  })

  test('sent again with its key it has one effect and one answer', async () => {
    const first = await remind(everyone, null, coordinator, 'the-key')
    expect(await remind(everyone, null, coordinator, 'the-key')).toEqual(first)
    expect(await server.platform.db.select().from(reminders)).toHaveLength(3)
  })

  test('all that match but a few', async () => {
    const selection = { ...everyone, except: [ada.studentId] }
    expect((await remind(selection)).figures).toEqual([1, 1, 0])
    const bySearch = { ...everyone, search: 'ames' }
    expect((await remind(bySearch)).figures).toEqual([1, 0, 0])
    const byStanding = { ...everyone, filters: { standing: ['overdue'] } }
    expect((await remind(byStanding)).status).toBe(404)
  })

  test('somebody else’s people are not there', async () => {
    expect((await remind(those(theirs))).status).toBe(404)
    expect(await server.platform.db.select().from(reminders)).toEqual([])
  })

  test('whoever closed the account is not written to', async () => {
    const closed = await join(server, group, { firstName: 'Gone', lastName: 'Gray' })
    await server.platform.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, closed.userId))
    const sent = await remind(those(closed))
    expect(await outcomesOf(sent.id)).toEqual([['Gone Gray', 'refused', 'unreachable']])
  })

  test('cannot be taken back: the mails are out', async () => {
    const { id } = await remind(everyone)
    const act = await acting(server, coordinator).read(id ?? 0)
    const undo = await acting(server, coordinator).ask('POST', `/api/list-acts/${id}/undo`, {})
    expect([act.isUndoable, act.undoUntil, undo.statusCode]).toEqual([false, null, 409])
  })

  test('a filter that the list does not have is refused', async () => {
    expect((await remind({ ...everyone, filters: { colour: ['red'] } })).status).toBe(400)
    expect((await remind({ ...everyone, filters: { standing: ['asleep'] } })).status).toBe(400)
  })
})

describe('what a group is to hold', () => {
  const set = (groupId: number, courses: unknown, as: TestUser = coordinator) =>
    server.call({ method: 'PUT', url: `/api/groups/${groupId}/courses`, payload: { courses }, as })
  const kept = () =>
    server.platform.db
      .select({ courseId: groupCourses.courseId, dueOn: groupCourses.dueOn })
      .from(groupCourses)
      .where(eq(groupCourses.groupId, group))
      .orderBy(groupCourses.courseId)

  test('is said anew, all of it at once', async () => {
    const courses = [{ courseId: tow, dueOn: dayFrom(server, 30) }]
    const answer = await set(group, courses)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: group, name: 'Crews', courses }])
    expect(await kept()).toEqual(courses)
    await set(group, [])
    expect(await kept()).toEqual([])
  })

  test('of somebody else’s group, or one that does not exist, is the same 404', async () => {
    const [others, none] = await Promise.all([set(theirGroup, []), set(999_999, [])])
    expect([others.statusCode, others.json()]).toEqual([404, none.json()])
  })

  test.each([
    ['a course that is not there', () => [{ courseId: 999_999, dueOn: null }], 'courses.0.courseId'],
    [
      'a course twice',
      () => [
        { courseId: tow, dueOn: null },
        { courseId: tow, dueOn: null },
      ],
      'courses.1.courseId',
    ],
    ['a day that does not exist', () => [{ courseId: tow, dueOn: '2026-02-30' }], 'courses.0.dueOn'],
  ])('%s is refused', async (_, courses, field) => {
    const answer = await set(group, courses())
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: { details: { field: string }[] } }>().error.details.map((one) => one.field)).toEqual([
      field,
    ])
  })
})
