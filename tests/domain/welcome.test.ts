import { describe, expect, test } from 'vitest'

import { mayAccess } from '../../src/domain/permission.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROUTE_ACCESS, routeOf } from '../../src/domain/route-access.ts'
import { isArrival, isLearning, WELCOME_PLACES, welcomePlaces } from '../../src/domain/welcome.ts'

const everywhere = () => true

describe('what a newcomer may do next', () => {
  test.each<[string, RoleId[], string[]]>([
    ['a student', [ROLE.student], ['myCourses', 'enroll', 'guide']],
    ['an instructor', [ROLE.instructor], ['instructorDash', 'newClass', 'materials']],
    ['a coordinator', [ROLE.groupCoordinator], ['groupStudents', 'groupProgress', 'guide']],
    ['an admin', [ROLE.admin], ['users', 'courses', 'howTo']],
    ['an owner', [ROLE.owner], ['users', 'courses', 'howTo']],
    ['a master trainer', [ROLE.master], ['masterDash', 'guide', 'verify']],
    [
      'a coordinator who learns too',
      [ROLE.groupCoordinator, ROLE.student],
      ['groupStudents', 'groupProgress', 'myCourses'],
    ],
  ])('%s', (_who, roles, places) => {
    expect(welcomePlaces(roles, everywhere)).toEqual(places)
  })

  test('is only what has a page', () => {
    const written = new Set<string>([WELCOME_PLACES.verify, WELCOME_PLACES.askUs])
    expect(welcomePlaces([ROLE.instructor], (url) => written.has(url))).toEqual(['verify', 'askUs'])
  })

  test.each(Object.values(ROLE))('is allowed to role %i', (role) => {
    const routes = welcomePlaces([role], everywhere).map((place) => routeOf(WELCOME_PLACES[place]))
    expect(routes.map((route) => route !== null && mayAccess(ROUTE_ACCESS[route], [role]))).toEqual([true, true, true])
  })
})

test('people arrive at home and at their dashboards, and not where a link to something leads', () => {
  expect(Object.keys(ROUTE_ACCESS).filter(isArrival).toSorted()).toEqual([
    '/coordinator/student-progress',
    '/home',
    '/instructor/dash',
    '/master/dash',
    '/student/dash',
  ])
})

test('somebody learns on the page of a course that they have, and on no other', () => {
  expect(Object.keys(ROUTE_ACCESS).filter(isLearning)).toEqual(['/online-course/:courseId'])
})
