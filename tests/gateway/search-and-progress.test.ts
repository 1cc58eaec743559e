import { expect, test, vi } from 'vitest'

import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import { GROUP_PROGRESS } from '../../src/domain/group-progress.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { course, gatewayWith, json } from './fake-server.ts'

const page = { total: 0, isTotalExact: true, next: null, previous: null }
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
    'GET /api/group-progress': () => json({ ...page, items: [] }),
    'GET /api/group-progress/overview': () => json(figures),
    'GET /api/group-progress/export': () => json({ url: '/api/file' }),
  })
  const asked = readListAsked(GROUP_PROGRESS, new URLSearchParams('standing=overdue&group=3'))
  await gateway.ask('GroupProgress', { asked })
  expect((await gateway.ask('GroupProgressOverview', { groupId: null })).groupProgressOverview).toEqual(figures)
  await gateway.ask('GroupProgressOverview', { groupId: 3 })
  expect((await gateway.ask('ExportGroupProgress', { asked })).groupProgressExport).toBe('/api/file')
  expect(pathsOf(received).map((path) => path.replace(/\?$/, ''))).toEqual([
    'GET /api/group-progress?group=3&standing=overdue',
    'GET /api/group-progress/overview',
    'GET /api/group-progress/overview?group=3',
    'GET /api/group-progress/export?group=3&standing=overdue',
  ])
})

test('a reminder is sent once by its key, and what shows progress reads again; so it does when courses are set', async () => {
  const answer = { people: 1, reminders: 2, recent: 0 }
  const set = { id: 3, name: 'Crews', courses: [{ courseId: 1, dueOn: null }] }
  const { gateway, received } = gatewayWith({
    'POST /api/group-progress/reminders': () => json(answer, { status: 201 }),
    'PUT /api/groups/3/courses': () => json(set),
  })
  const changed = vi.fn<() => void>()
  gateway.topics.subscribe(['groupProgress'], changed)
  const selection = { kind: 'some', ids: [4] } as const
  expect((await gateway.ask('RemindStudents', { selection, courseId: null })).remindStudents).toEqual(answer)
  await gateway.ask('SetGroupCourses', { groupId: 3, courses: set.courses })
  expect(received.map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
    [{ selection, courseId: null }, 'key-1'],
    [{ courses: set.courses }, null],
  ])
  expect(changed).toHaveBeenCalledTimes(2)
})
