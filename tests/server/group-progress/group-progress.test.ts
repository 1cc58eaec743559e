import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { progressOverview } from '../../../src/domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS, type ProgressCell } from '../../../src/domain/contract/group-progress.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { makeCategory, makeClass, makeClassCourse, seat, TYPED } from '../course-search/programme.ts'
import { inThree, makeCourse, type TestCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { certify, dayFrom, enroll, expectCourse, join, makeCoordinator, makeGroup, type Member } from './group-world.ts'

let server: TestApp
let coordinator: TestUser
let other: TestUser
let online: TestCourse
let tow: number
let spare: number
let crews: number
let yard: number
const people: Record<string, Member> = {}

const NAMES = {
  aydin: { firstName: 'İpek', lastName: 'Aydın' },
  baker: { firstName: 'Cal', lastName: 'Baker' },
  chen: { firstName: 'Lin', lastName: 'Chen' },
  diaz: { firstName: 'Ana', lastName: 'Diaz' },
  eze: { firstName: 'Obi', lastName: 'Eze' },
  fox: { firstName: 'Sam', lastName: 'Fox' },
  green: { firstName: 'Tia', lastName: 'Green' },
  hale: { firstName: 'Gus', lastName: 'Hale' },
} as const

beforeAll(async () => {
  server = await openTestApp()
  coordinator = await makeCoordinator(server)
  other = await makeCoordinator(server)
  online = await makeCourse(server.platform.db, { lessonCount: 3 })
  const category = await makeCategory(server, inThree('Towing'))
  tow = await makeClassCourse(server, category, { position: 2, title: inThree('Tow operator') })
  spare = await makeClassCourse(server, category, { position: 3, title: inThree('Spare') })
  crews = await makeGroup(server, 'Field crews', [coordinator])
  yard = await makeGroup(server, 'Yard', [coordinator])
  const theirs = await makeGroup(server, 'Others', [other])
  await expectCourse(server, crews, online.courseId, -14)
  await expectCourse(server, crews, tow, 20)
  await expectCourse(server, yard, spare, 0)
  await expectCourse(server, theirs, online.courseId, null)
  for (const [key, name] of Object.entries(NAMES)) {
    people[key] = await join(server, key === 'hale' ? yard : crews, name)
  }
  people['stranger'] = await join(server, theirs, { firstName: 'Not', lastName: 'Yours' })
  const of = (key: string) => {
    const member = people[key]
    if (!member) throw new Error(key)
    return member
  }
  const { courseId } = online
  await certify(server, of('aydin'), courseId, 200)
  await certify(server, of('aydin'), tow, null)
  await certify(server, of('baker'), courseId, 29)
  await certify(server, of('chen'), courseId, -5)
  await certify(server, of('diaz'), courseId, -20)
  // What was revoked or replaced is worth nothing.
  await certify(server, of('eze'), courseId, 300, { revokedAt: server.clock.now() })
  await certify(server, of('eze'), courseId, 300, { supersededBy: 'TIM-9999-9999' })
  await enroll(server, of('fox'), online, 100, { passed: 2 })
  await enroll(server, of('hale'), online, 100, { passed: 1 })
  await enroll(server, of('green'), online, 50, { status: ENROLLMENT_STATUS.dropped })
  await enroll(server, of('stranger'), online, 100)

  const held = await makeClass(server, tow, { day: 12 })
  await seat(server, held, of('baker').studentId)
  await seat(server, held, of('chen').studentId, 'waitlisted')
  await seat(server, await makeClass(server, tow, { day: -2 }), of('diaz').studentId)
  await seat(server, held, of('green').studentId, 'walkIn', { typed: TYPED })
  const off = await makeClass(server, tow, { day: 12, courseStatusId: CLASS_STATUS.cancelled })
  await seat(server, off, of('eze').studentId)
})
afterAll(() => server.close())

const list = async (query = '', as: TestUser = coordinator) => {
  const answer = await server.call({ url: `/api/group-progress?${query}`, as })
  expect(answer.statusCode).toBe(200)
  return GROUP_PROGRESS.page.parse(answer.json())
}
const namesOf = async (query = '', as?: TestUser) => (await list(query, as)).items.map(({ lastName }) => lastName)
const cell = async (lastName: string, courseId: number): Promise<ProgressCell | undefined> => {
  const { items } = await list()
  return items.find((row) => row.lastName === lastName)?.cells.find((one) => one.courseId === courseId)
}

describe('where a person stands in a course', () => {
  test.each([
    ['Aydın', 'current', 'current'],
    ['Baker', 'expiring', 'inProgress'],
    // Held on the day that the group was given, and lost since.
    ['Chen', 'expired', 'none'],
    ['Diaz', 'overdue', 'none'],
    ['Eze', 'overdue', 'none'],
    ['Fox', 'overdue', 'none'],
    ['Green', 'overdue', 'none'],
  ])('%s: %s online, %s in class', async (name, onlineStanding, classStanding) => {
    expect([(await cell(name, online.courseId))?.standing, (await cell(name, tow))?.standing]).toEqual([
      onlineStanding,
      classStanding,
    ])
  })

  test('what is not expected is shown where there is something', async () => {
    expect(await cell('Hale', online.courseId)).toEqual({
      courseId: online.courseId,
      standing: 'inProgress',
      isRequired: false,
      dueOn: null,
      enrollment: { status: 1, expirationDate: `${dayFrom(server, 100)}T15:00:00.000Z`, complete: 1, total: 3 },
      certificate: null,
      seat: null,
      remindedAt: null,
    })
    expect(await cell('Hale', tow)).toBeUndefined()
  })

  test('a cell has the lessons, the day that was given, the certificate and the seat', async () => {
    expect(await cell('Fox', online.courseId)).toMatchObject({
      isRequired: true,
      dueOn: dayFrom(server, -14),
      enrollment: { complete: 2, total: 3 },
    })
    expect(await cell('Baker', tow)).toMatchObject({
      certificate: null,
      seat: { courseDate: `${dayFrom(server, 12)}T15:00:00.000Z`, timeZone: 'America/Chicago' },
    })
    expect((await cell('Baker', online.courseId))?.certificate).toEqual({
      expiresAt: `${dayFrom(server, 29)}T15:00:00.000Z`,
    })
    expect((await cell('Aydın', tow))?.certificate).toEqual({ expiresAt: null })
  })
})

describe('the list', () => {
  test('is of the own people, in the order of their names', async () => {
    expect(await namesOf()).toEqual(['Aydın', 'Baker', 'Chen', 'Diaz', 'Eze', 'Fox', 'Green', 'Hale'])
    expect(await namesOf('', other)).toEqual(['Yours'])
  })

  test.each([
    ['search=AYDIN', ['Aydın']],
    ['search=ipek', ['Aydın']],
    ['search=nobody', []],
    ['standing=overdue', ['Diaz', 'Eze', 'Fox', 'Green']],
    ['standing=expiring&standing=expired', ['Baker', 'Chen']],
    ['standing=current', ['Aydın']],
    ['standing=inProgress', ['Baker', 'Hale']],
    ['standing=none&search=green', ['Green']],
    ['sort=-person&perPage=2', ['Hale', 'Green']],
  ])('%s', async (query, expected) => {
    expect(await namesOf(query)).toEqual(expected)
  })

  test('by group, and by the standing in one course', async () => {
    expect(await namesOf(`group=${yard}`)).toEqual(['Hale'])
    expect(await namesOf(`course=${tow}&standing=none`)).toEqual(['Chen', 'Diaz', 'Eze', 'Fox', 'Green', 'Hale'])
    const { items } = await list(`course=${tow}&group=${yard}`)
    expect(items.map(({ cells }) => cells.map(({ courseId, standing }) => [courseId, standing]))).toEqual([
      [[tow, 'none']],
    ])
  })

  test('by the days on which a certificate ends, in one course too', async () => {
    expect(await namesOf('expires=next60')).toEqual(['Baker'])
    expect(await namesOf(`expires=next60&course=${tow}`)).toEqual([])
    expect(await namesOf('expires=last30')).toEqual(['Chen', 'Diaz'])
    // Of the same certificate: somebody who is current in another course is not meant.
    expect(await namesOf('expires=next60&standing=current')).toEqual([])
    const { filters } = GROUP_PROGRESS.described.views.lapsingIn60Days
    expect(await namesOf(`expires=${filters.expires.join()}`)).toEqual(['Baker'])
  })

  test('a group of somebody else has nobody in it, and neither has one that does not exist', async () => {
    expect(await namesOf(`group=${crews}`, other)).toEqual([])
    expect(await namesOf('group=999999999999')).toEqual([])
  })

  test('pages go on from cursors', async () => {
    const first = await list('perPage=5')
    expect(first.items.map(({ lastName }) => lastName)).toEqual(['Aydın', 'Baker', 'Chen', 'Diaz', 'Eze'])
    expect([first.total, first.isTotalExact]).toEqual([8, true])
    expect(await namesOf(`perPage=5&page=2&cursor=${first.next}`)).toEqual(['Fox', 'Green', 'Hale'])
  })
})

describe('the figures', () => {
  const overview = async (query = '', as: TestUser = coordinator) =>
    progressOverview.parse((await server.call({ url: `/api/group-progress/overview?${query}`, as })).json())

  test('count people, and say what the matrix is made of', async () => {
    expect(await overview()).toEqual({
      people: 8,
      current: 1,
      overdue: 4,
      expiring: 1,
      groups: [
        {
          id: crews,
          name: 'Field crews',
          courses: [
            { courseId: online.courseId, dueOn: dayFrom(server, -14) },
            { courseId: tow, dueOn: dayFrom(server, 20) },
          ],
        },
        { id: yard, name: 'Yard', courses: [{ courseId: spare, dueOn: dayFrom(server, 0) }] },
      ],
      courses: [
        { id: online.courseId, title: 'Scene basics', isRequired: true },
        { id: tow, title: 'Tow operator', isRequired: true },
        { id: spare, title: 'Spare', isRequired: true },
      ],
    })
  })

  test('of one group, and of a group that is not there', async () => {
    const { people: count, overdue } = await overview(`group=${yard}`)
    expect([count, overdue]).toEqual([1, 0])
    const theirs = await overview(`group=${yard}`, other)
    expect([theirs.people, theirs.groups.map(({ name }) => name)]).toEqual([0, ['Others']])
  })
})

test('the whole matrix is exported, a line for each person and course, safe from formulas', async () => {
  await join(server, yard, { firstName: '=1+1', lastName: 'Zed' })
  const address = await server.call({ url: '/api/group-progress/export?search=', as: coordinator })
  const file = await server.call({ url: address.json<{ url: string }>().url })
  const lines = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toMatch(/^Last name,First name,Email,Group,Course,Standing,Enrollment/)
  expect(lines.filter((line) => line.startsWith('Fox,'))).toEqual([
    `Fox,Sam,${people['fox']?.email},Field crews,Scene basics,Overdue,Active - 2 of 3 complete,2,3,Yes,${dayFrom(server, -14)},${dayFrom(server, 100)} 15:00,,,`,
    `Fox,Sam,${people['fox']?.email},Field crews,Tow operator,Not started,,,,Yes,${dayFrom(server, 20)},,,,`,
  ])
  expect(lines.some((line) => line.startsWith("Zed,'=1+1,"))).toBe(true)
  expect(file.body).not.toContain('Yours')
})

test('a day is over when it is over everywhere', async () => {
  // 15:00 UTC on that day; it ends at 12:00 UTC on the next.
  const standing = async () => {
    const token = await server.signIn(coordinator.email)
    const { items } = await list(`group=${yard}&course=${spare}&search=hale`, { ...coordinator, token })
    return items.map(({ cells }) => cells.map((one) => one.standing))
  }
  server.clock.moveBy(21 * 3_600_000 - 1)
  expect(await standing()).toEqual([['none']])
  server.clock.moveBy(1)
  expect(await standing()).toEqual([['overdue']])
})
