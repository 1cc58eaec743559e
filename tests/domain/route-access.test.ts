import { describe, expect, test } from 'vitest'

import { mayAccess } from '../../src/domain/permission.ts'
import { ROLE, rolesOf } from '../../src/domain/role.ts'
import { isBare, isNeverBlocked, ROUTE_ACCESS, routeOf } from '../../src/domain/route-access.ts'

const { admin, groupCoordinator, instructor, master, owner, student } = ROLE

describe('the permission rule', () => {
  test('no list is open to all, an empty one to those without roles, otherwise one shared role is enough', () => {
    expect([mayAccess(undefined, []), mayAccess(undefined, [student])]).toEqual([true, true])
    expect([mayAccess([], []), mayAccess([], [student])]).toEqual([true, false])
    expect([
      mayAccess([admin, owner], [student, owner]),
      mayAccess([admin, owner], [student]),
      mayAccess([admin], []),
    ]).toEqual([true, false, false])
  })

  test('unknown role ids give no role', () => {
    expect(rolesOf([{ roleId: 2 }, { roleId: 99 }, { roleId: 6 }])).toEqual([student, groupCoordinator])
  })
})

describe('routes', () => {
  test.each([
    ['/', '/'],
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/course/search', '/course/search/:courseId?'],
    ['/course/search/4', '/course/search/:courseId?'],
    ['/course/search/4/5', null],
    ['/course/register', null],
    ['/instructor/course/new', '/instructor/course/new'],
    ['/instructor/course/12', '/instructor/course/:courseId'],
    ['/online-course/1', '/online-course/:courseId'],
    ['/online-course', null],
    ['/documentation', '/documentation/*?'],
    ['/documentation/configuration/multi-language', '/documentation/*?'],
    ['/documentations', null],
    ['/nowhere', null],
  ])('%s belongs to %s', (path, route) => {
    expect(routeOf(path)).toBe(route)
  })

  /** Beside their own area: a class and its roster are opened from theirs. */
  const CLASSES = ['/instructor/course/:courseId', '/instructor/roster/:instructorCourseId']

  test('each role reaches its own areas only', () => {
    const reach = (...roles: (typeof ROLE)[keyof typeof ROLE][]) =>
      Object.entries(ROUTE_ACCESS)
        .filter(([, access]) => access !== undefined && access.length > 0 && mayAccess(access, roles))
        .map(([path]) => path)
    expect(reach(student)).toEqual(['/online-course/:courseId', '/student/dash'])
    expect(reach(groupCoordinator)).toEqual(['/coordinator/student-progress', '/coordinator/students'])
    expect(reach(instructor)).toEqual([
      '/instructor/course/:courseId',
      '/instructor/roster/:instructorCourseId',
      '/instructor/dash',
      '/instructor/student-enrollments',
    ])
    expect(reach(master)).toEqual(['/admin/reports', '/master/dash'])
    expect(reach(owner)).toEqual(reach(admin))
    const ofAdmins = Object.keys(ROUTE_ACCESS).filter((path) => path.startsWith('/admin/'))
    expect(ofAdmins.length).toBeGreaterThanOrEqual(11)
    expect(reach(admin).toSorted()).toEqual([...ofAdmins, ...CLASSES].toSorted())
    expect(reach()).toEqual([])
  })

  test('the pages of the specification are never blocked, and the bare ones have no shell', () => {
    expect(['/', '/callback', '/sign-in', '/sign-out', '/logout', '/404'].every(isNeverBlocked)).toBe(true)
    expect(['/home', '/401', '/student/dash'].some(isNeverBlocked)).toBe(false)
    expect([isBare('/sign-in'), isBare('/404'), isBare('/401'), isBare('/home')]).toEqual([true, true, false, false])
  })
})
