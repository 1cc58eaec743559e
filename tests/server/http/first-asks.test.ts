import { afterAll, beforeAll, expect, test } from 'vitest'

import { firstAsksOf, nextAsksOf } from '../../../server/http/first-asks.ts'
import type { FirstAsk } from '../../../src/domain/first-ask.ts'
import { mayAccess, type Access } from '../../../src/domain/permission.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import { ROUTE_ACCESS, type RoutePattern } from '../../../src/domain/route-access.ts'
import { CALLERS, everyone, signInEveryone } from '../support/callers.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const pathOf = (ask: FirstAsk) => (typeof ask === 'string' ? ask : ask.path)
/** Whoever is asked for them. */
const pathsOf = (address: string) => firstAsksOf(address).map(pathOf)

test('a page of a role asks who is there and what it shows, as its address says', () => {
  expect(firstAsksOf('/student/dash')).toEqual([
    '/api/auth/me',
    { path: '/api/students/{student}/dashboard', roles: [ROLE.student] },
  ])
  expect(pathsOf('/instructor/student-enrollments?delivery=inPerson&search=ada')).toEqual([
    '/api/auth/me',
    '/api/student-enrollments?search=ada&delivery=inPerson',
  ])
  expect(pathsOf('/instructor/roster/7')).toEqual(['/api/auth/me', '/api/instructor-courses/7/roster'])
  expect(pathsOf('/coordinator/student-progress?group=3').slice(1)).toEqual([
    '/api/group-progress?group=3',
    '/api/group-progress/overview?group=3',
  ])
})

test('a lesson asks for its course and its video at once, by the course that its address names', () => {
  expect(pathsOf('/online-course/5').slice(1)).toEqual(['/api/online-courses/5/opened'])
  expect(pathsOf('/online-course/5?lesson=3').slice(1)).toEqual(['/api/online-courses/5/opened?lessonId=3'])
  expect(pathsOf('/online-course/5?lesson=x').slice(1)).toEqual(['/api/online-courses/5/opened'])
})

test('a person’s page asks who it is, and the part that is open beside it', () => {
  expect(pathsOf('/admin/users?person=12')).toEqual(['/api/auth/me', '/api/people/12'])
  expect(pathsOf('/admin/users?person=12&tab=training').slice(1)).toEqual(['/api/people/12', '/api/people/12/training'])
  expect(pathsOf('/admin/users?person=12&tab=elsewhere').slice(1)).toEqual(['/api/people/12'])
  expect(pathsOf('/admin/users?person=x')[1]).toMatch(/^\/api\/users/)
})

test('a part of a page asks what it shows, and nothing of the other parts', () => {
  expect(pathsOf('/admin/courses?view=certificates').slice(1)).toEqual(['/api/certificate-authority'])
  expect(pathsOf('/admin/contactFormLogs?view=answers').slice(1)).toEqual(['/api/saved-answers'])
  expect(pathsOf('/admin/emails?view=templates').slice(1)).toEqual(['/api/message-templates'])
  expect(pathsOf('/admin/emails?view=templates&channel=mail&template=none').slice(1)).toEqual([
    '/api/message-templates',
  ])
  expect(pathsOf('/coordinator/students?view=imports&import=4').slice(1)).toEqual(['/api/groups', '/api/imports/4'])
  expect(pathsOf('/coordinator/students?view=nothing').slice(1)).toEqual(['/api/groups', '/api/groups/students'])
})

test('who comes from another page brings the same, and a guest only what is for everybody', () => {
  expect(nextAsksOf('/partners')).toEqual([{ path: '/api/partners', query: [] }])
  expect(nextAsksOf('/course/search/3').map(({ path }) => path)).toEqual(['/api/course-search/3'])
  expect(nextAsksOf('/mission')).toEqual([])
  for (const address of ['/home', '/course/register/2', '/admin/users', '/profile']) {
    const own = pathsOf(address).slice(1)
    const ofPersons = nextAsksOf(address).filter(({ roles }) => roles?.length)
    expect(ofPersons.map(({ path }) => path)).toEqual(own)
  }
})

test.each([
  ['/course/search', '?search=road&delivery=inPerson'],
  ['/admin/students', '?search=ada&sort=-name&perPage=50'],
  ['/admin/in-person', '?status=cancelled'],
  ['/admin/courses', '?search=ada'],
])('what the list %s asks for %s is that of its address', (path, search) => {
  const [bare] = nextAsksOf(path)
  const [asked] = nextAsksOf(path + search)
  expect([...new URLSearchParams(search).keys()].filter((key) => !bare?.query?.includes(key))).toEqual([])
  expect(asked?.path).toBe(`${bare?.path}${search}`)
})

test('so does a page that tells a guest only how to come in', () => {
  expect(firstAsksOf('/course/register/2')).toEqual(['/api/auth/me', '/api/courses/2/classes?count=20'])
})

test('a page that tells whoever it is not for only why asks what it shows of the others', () => {
  expect(firstAsksOf('/instructor/materials')).toEqual([
    '/api/auth/me',
    { path: '/api/materials', roles: [ROLE.admin, ROLE.owner, ROLE.instructor, ROLE.master] },
  ])
  expect(firstAsksOf('/instructor/course/new')).toEqual([
    '/api/auth/me',
    { path: '/api/instructor-courses/choices', roles: [ROLE.instructor, ROLE.admin, ROLE.owner] },
  ])
})

test('the home page asks what waits for each role', () => {
  expect(firstAsksOf('/home')).toEqual([
    '/api/auth/me',
    '/api/students/{student}/dashboard',
    { path: '/api/instructor/dashboard', roles: [ROLE.instructor] },
    { path: '/api/group-progress/overview', roles: [ROLE.groupCoordinator] },
    { path: '/api/groups', roles: [ROLE.groupCoordinator] },
    { path: '/api/programme/overview', roles: [ROLE.admin, ROLE.owner, ROLE.master] },
  ])
})

test('a page that shows everyone the same asks nothing, nor does one that is none', () => {
  expect(['/partners', '/mission?x=1', '/no/such', '/'].map(firstAsksOf)).toEqual([[], [], [], []])
})

test('a part that only every object has is none of a page', () => {
  for (const view of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(firstAsksOf(`/admin/users?view=${view}`)).toEqual(firstAsksOf('/admin/users'))
    expect(firstAsksOf(`/admin/emails?view=${view}`)).toEqual(firstAsksOf('/admin/emails'))
  }
})

/** The parts of pages that addresses name. */
const PARTS = [
  ['', '?view=names', '?view=log', '?view=categories', '?view=agencies', '?view=certificates', '?view=answers'],
  ['?view=templates', '?view=questions', '?view=invitations', '?view=imports', '?view=imports&import=4'],
  ['?course=5', '?video=5', '?lesson=3', '?person=5', '?person=5&tab=training', '?delivery=inPerson'],
  ['?part=record', '?part=repeat', '?part=attendance'],
].flat()

/** As a page begins them while nothing is known of who looks but what their token says: public/boot.js. */
const isBegunBy = (roles: readonly RoleId[]) => (ask: FirstAsk) =>
  typeof ask === 'string' || ask.roles.some((role) => roles.includes(role))

const patterns = Object.keys(ROUTE_ACCESS) as readonly RoutePattern[]
const addressOf = (pattern: RoutePattern) => pattern.replace(/:\w+\??/, '7').replace('/*?', '')

test('no page asks what the server refuses to who opens it', async () => {
  const tokens = await signInEveryone(server)
  const answered = new Map<string, number>()
  const refused = []
  for (const caller of everyone) {
    const [roles, as] = [CALLERS[caller], tokens.get(caller)]
    if (!roles || !as) continue
    for (const pattern of patterns) {
      const asks = PARTS.flatMap((part) => firstAsksOf(addressOf(pattern) + part))
      for (const url of new Set(asks.filter(isBegunBy(roles)).map(pathOf))) {
        const asked = `${caller}: ${url}`
        // A student's are that student's own.
        if (url.includes('{student}') || answered.has(asked)) continue
        const { statusCode } = await server.call({ url, as })
        answered.set(asked, statusCode)
        if ([401, 403].includes(statusCode)) refused.push(`${pattern} asks of ${asked}`)
      }
    }
  }
  expect(refused).toEqual([])
  expect(answered.size).toBeGreaterThan(100)
})

test('what a page of a role shows is asked of all who may open it, and of nobody else', () => {
  for (const pattern of patterns) {
    const access: Access = ROUTE_ACCESS[pattern]
    const [, ...asks] = firstAsksOf(addressOf(pattern))
    for (const roles of Object.values(CALLERS).filter((one) => one !== null)) {
      if (!access?.length) continue
      expect([pattern, roles, asks.filter(isBegunBy(roles))]).toEqual([
        pattern,
        roles,
        mayAccess(access, roles) ? asks : [],
      ])
    }
  }
})
