import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY, later } from '../../../server/platform/clock.ts'
import { courseSearchPage } from '../../../src/domain/contract/course-search.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeCategory, makeClass, makeClassCourse, seat } from './programme.ts'

// Now is 2 March 2026.
let server: TestApp
let infrastructure: number
const ids: Record<'online' | 'cable' | 'tow' | 'far' | 'hidden', number> = {
  online: 0,
  cable: 0,
  tow: 0,
  far: 0,
  hidden: 0,
}

beforeAll(async () => {
  server = await openTestApp()
  const student = await server.createUser()
  const other = await server.createUser()
  ids.online = (await makeCourse(server.platform.db, { lessonCount: 2 })).courseId
  infrastructure = await makeCategory(server, { en: 'Infrastructure', tr: 'Altyapı', ar: 'البنية التحتية' })
  ids.cable = await makeClassCourse(server, infrastructure, {
    position: 2,
    title: { en: 'Cable barrier response', tr: 'İSTANBUL yolu bariyeri', ar: 'التعامل مع حواجز الكابلات' },
  })
  const towing = await makeCategory(server, inThree('Towing'))
  ids.tow = await makeClassCourse(server, towing, {
    position: 3,
    title: inThree('Tow operator'),
    totalCourseHours: 8,
  })
  ids.far = await makeClassCourse(server, towing, { position: 4, title: inThree('Wrecker yard'), totalCourseHours: 6 })
  ids.hidden = await makeClassCourse(server, towing, { position: 5, isPublished: false })

  const full = await makeClass(server, ids.cable, { day: 10, capacity: 2 })
  await seat(server, full, student.studentId)
  await seat(server, full, other.studentId, 'offered')
  await makeClass(server, ids.cable, { day: 30, city: 'Millbrook', county: 'Lorne', capacity: 1 })
  await makeClass(server, ids.cable, { day: 5, courseStatusId: CLASS_STATUS.cancelled })
  const waited = await makeClass(server, ids.tow, { day: 20, city: 'Kestrel', county: 'Redfield', capacity: 1 })
  await seat(server, waited, student.studentId, 'waitlisted')
  await makeClass(server, ids.tow, { day: -20, courseStatusId: CLASS_STATUS.completed })
  // Its registration is over, and where it is, nobody knows.
  await makeClass(server, ids.far, {
    day: 40,
    city: 'Elsewhere',
    county: 'Farther',
    registrationClosesAt: later(server.clock.now(), -DAY),
  })
})
afterAll(() => server.close())

const search = async (query: string, language = 'en') => {
  const answer = await server.call({ url: `/api/course-search?${query}`, headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return courseSearchPage.parse(answer.json())
}
const found = async (query: string, language?: string) => (await search(query, language)).items.map(({ id }) => id)

test('everything that is published is found, in the order of the programme, with the next class of each', async () => {
  const page = await search('')
  expect(page.items.map(({ id, classCount, nextClass }) => [id, classCount, nextClass?.city ?? null])).toEqual([
    [ids.online, 0, null],
    [ids.cable, 2, 'Fairmont'],
    [ids.tow, 1, 'Kestrel'],
    [ids.far, 1, 'Elsewhere'],
  ])
  expect(page.total).toBe(4)
  expect(page.categories.map(({ name }) => name)).toEqual(['Responder', 'Infrastructure', 'Towing'])
  expect(page.towns).toEqual([
    { city: 'Elsewhere', county: 'Farther' },
    { city: 'Fairmont', county: 'Harlan' },
    { city: 'Millbrook', county: 'Lorne' },
    { city: 'Kestrel', county: 'Redfield' },
  ])
})

test.each([
  ['cable', 'en'],
  ['CABLE  Response', 'tr'],
  ['istanbul', 'en'],
  ['ıstanbul', 'ar'],
  ['İSTANBUL', 'tr'],
  ['حواجز', 'en'],
  ['altyapi', 'en'],
  ['البنيه', 'tr'],
])('%s finds the course in any language (asked in %s)', async (typed, language) => {
  expect(await found(`search=${encodeURIComponent(typed)}`, language)).toEqual([ids.cable])
})

test('what stands nowhere finds nothing, and signs of patterns are letters', async () => {
  expect(await found('search=helicopter')).toEqual([])
  expect(await found('search=%25')).toEqual([])
})

describe('filters', () => {
  test.each([
    ['delivery=online', ['online']],
    ['delivery=inPerson', ['cable', 'tow', 'far']],
    ['hoursFrom=6', ['tow', 'far']],
    ['hoursFrom=3&hoursTo=6', ['online', 'far']],
    ['from=2026-03-20&to=2026-03-25', ['tow']],
    ['from=2026-04-01', ['cable', 'far']],
    ['to=2026-03-12', ['cable']],
    ['county=Redfield', ['tow']],
    ['county=Harlan&city=Fairmont', ['cable']],
    ['near=fairmont,10', ['cable']],
    ['near=fairmont,100', ['cable', 'tow']],
    ['near=38.36,-99.02,10', ['tow']],
    ['near=0,0,100', []],
    ['near=nowhere,10', ['online', 'cable', 'tow', 'far']],
    // The class in Fairmont is full, that in Elsewhere is closed; online there is always a seat.
    ['seats=free', ['online', 'cable', 'tow']],
    ['seats=free&county=Harlan', []],
    ['seats=free&search=cable&near=millbrook,10', ['cable']],
  ] as const)('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected.map((name) => ids[name]))
  })

  test('a category by its id', async () => {
    expect(await found(`category=${infrastructure}`)).toEqual([ids.cable])
    expect(await found('category=999999999999')).toEqual([])
  })

  test('days are those of the venue', async () => {
    // Ten days from now, at 09:00 in Chicago; the day before there is no class.
    expect(await found('from=2026-03-12&to=2026-03-12')).toEqual([ids.cable])
    expect(await found('from=2026-03-13&to=2026-03-13')).toEqual([])
  })

  test('the class that is shown is one that has what was asked for, with its seats and its distance', async () => {
    const { items } = await search('seats=free&near=fairmont,50')
    expect(items.map(({ id, classCount, nextClass }) => ({ id, classCount, nextClass }))).toEqual([
      {
        id: ids.cable,
        classCount: 1,
        nextClass: expect.objectContaining({ city: 'Millbrook', seatsLeft: 1, isOpen: true, miles: 34 }),
      },
    ])
  })

  test.each(['delivery=both', 'seats=many', 'from=2026-02-30', 'colour=red', 'hoursFrom=x'])(
    '%s is refused',
    async (query) => {
      expect((await server.call({ url: `/api/course-search?${query}` })).statusCode).toBe(400)
    },
  )
})

test('sorted by the next class, courses without one come last', async () => {
  expect(await found('sort=soonest')).toEqual([ids.cable, ids.tow, ids.far, ids.online])
  expect(await found('sort=-hours')).toEqual([ids.tow, ids.far, ids.online, ids.cable])
})

test('pages go on from cursors', async () => {
  const first = await search('sort=soonest&perPage=3')
  expect(first.items.map(({ id }) => id)).toEqual([ids.cable, ids.tow, ids.far])
  expect(await found(`sort=soonest&perPage=3&page=2&cursor=${first.next}`)).toEqual([ids.online])
})
