import { expect, test, vi } from 'vitest'

import { GROUP_PROGRESS } from '../../src/domain/contract/group-progress.list.ts'
import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { course, gatewayWith, json } from './fake-server.ts'

const page = { total: 0, isTotalExact: true, next: null, previous: null }
const COURSE = { id: 5, name: 'TIM' }
const pathsOf = (received: readonly { method: string; path: string }[]) =>
  received.map(({ method, path }) => `${method} ${path}`)

test('courses are searched by what the address asks, and one is read by its id', async () => {
  const found = { ...course(2, false), classCount: 0, nextClass: null }
  const { gateway, received } = gatewayWith({
    'GET /api/course-search': () => json({ ...page, items: [found], total: 1, categories: [], towns: [] }),
  })
  const asked = readListAsked(COURSE_SEARCH, new URLSearchParams('search=cable&near=kestrel,25&sort=soonest'))
  const { courseSearch } = await gateway.ask('CourseSearch', { asked })
  expect(courseSearch).toEqual({ ...page, items: [found], total: 1, categories: [], towns: [] })
  await expect(gateway.ask('CourseDetail', { courseId: 9 })).rejects.toMatchObject({ fault: { kind: 'notFound' } })
  expect(pathsOf(received)).toEqual([
    'GET /api/course-search?search=cable&near=kestrel,25&sort=soonest',
    'GET /api/course-search/9',
  ])
})

test('the matrix, its figures and its file are asked for by what the address asks', async () => {
  const figures = { people: 0, current: 0, overdue: 0, expiring: 0, groups: [], courses: [] }
  const { gateway, received } = gatewayWith({
    'GET /api/group-progress': () => json({ ...page, items: [], named: [{ filter: 'course', ...COURSE }] }),
    'GET /api/group-progress/choices': () => json([COURSE]),
    'GET /api/group-progress/overview': () => json(figures),
    'GET /api/group-progress/export': () => json({ url: '/api/file' }),
  })
  const asked = readListAsked(GROUP_PROGRESS, new URLSearchParams('standing=overdue&group=3'))
  const { groupProgress } = await gateway.ask('GroupProgress', { asked })
  expect(groupProgress.named).toEqual([{ filter: 'course', ...COURSE }])
  const { groupProgressChoices } = await gateway.ask('GroupProgressChoices', {
    filter: 'course',
    search: 'tim',
  })
  expect(groupProgressChoices).toEqual([COURSE])
  expect((await gateway.ask('GroupProgressOverview', { group: null })).groupProgressOverview).toEqual(figures)
  await gateway.ask('GroupProgressOverview', { group: 3 })
  expect((await gateway.ask('GroupProgressExport', { asked })).groupProgressExport).toBe('/api/file')
  expect(pathsOf(received)).toEqual([
    'GET /api/group-progress?group=3&standing=overdue',
    'GET /api/group-progress/choices?filter=course&search=tim',
    'GET /api/group-progress/overview',
    'GET /api/group-progress/overview?group=3',
    'GET /api/group-progress/export?group=3&standing=overdue',
  ])
})

test('what shows progress reads again when courses are set', async () => {
  const set = { id: 3, name: 'Crews', courses: [{ courseId: 1, dueOn: null }] }
  const { gateway, received } = gatewayWith({ 'PUT /api/groups/3/courses': () => json(set) })
  const changed = vi.fn<() => void>()
  gateway.topics.subscribe(['groupProgress'], changed)
  await gateway.ask('SetGroupCourses', { groupId: 3, courses: set.courses })
  expect(received.map(({ body }) => body)).toEqual([{ courses: set.courses }])
  expect(changed).toHaveBeenCalledTimes(1)
})
