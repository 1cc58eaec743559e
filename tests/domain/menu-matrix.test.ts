import { describe, expect, test } from 'vitest'

import { MENU, menuFor, pagesOf } from '../../src/domain/menu.ts'
import { mayAccess } from '../../src/domain/permission.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROUTE_ACCESS, routeOf } from '../../src/domain/route-access.ts'

/** The columns of the table, in its order. */
const VIEWERS = {
  guest: [],
  student: [ROLE.student],
  instructor: [ROLE.instructor],
  coordinator: [ROLE.groupCoordinator],
  admin: [ROLE.admin],
  owner: [ROLE.owner],
  master: [ROLE.master],
  'coordinator who learns': [ROLE.groupCoordinator, ROLE.student],
  'admin who teaches': [ROLE.admin, ROLE.instructor],
} as const satisfies Readonly<Record<string, readonly RoleId[]>>

const names = Object.keys(VIEWERS) as (keyof typeof VIEWERS)[]

/**
 * Group, page, and who sees it: g guest, s student, i instructor, c coordinator, a admin, o owner, m master,
 * then the two who hold two roles. A dot is "not shown".
 */
const TABLE = `
  home              /home                            g s i c a o m cs ai
  admin             /admin/users                     . . . . a o . .  ai
  admin             /admin/courses                   . . . . a o . .  ai
  admin             /admin/students                  . . . . a o . .  ai
  admin             /admin/instructors               . . . . a o . .  ai
  admin             /admin/file-manager              . . . . a o . .  ai
  admin             /admin/online                    . . . . a o . .  ai
  admin             /admin/in-person                 . . . . a o . .  ai
  admin             /admin/emails                    . . . . a o . .  ai
  admin             /admin/contactFormLogs           . . . . a o . .  ai
  admin             /admin/how-to                    . . . . a o . .  ai
  admin             /admin/reports                   . . . . a o m .  ai
  masterTrainer     /master/dash                     . . . . . . m .  .
  instructor        /instructor/dash                 . . i . . . . .  ai
  instructor        /instructor/student-enrollments  . . i . . . . .  ai
  allCourses        /course/search                   g s i c a o m cs ai
  allCourses        /course/verification             g s i c a o m cs ai
  student           /student/dash                    . s . . . . . cs .
  groupCoordinator  /coordinator/students            . . . c . . . cs .
  groupCoordinator  /coordinator/student-progress    . . . c . . . cs .
  extraInformation  /cable-barrier                   g s i c a o m cs ai
  aboutUs           /mission                         g s i c a o m cs ai
  aboutUs           /resources                       g s i c a o m cs ai
  aboutUs           /partners                        g s i c a o m cs ai
  aboutUs           /contact                         g s i c a o m cs ai
`
const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([group = '', url = '', ...cells]) => ({ group, url, cells }))

const seenBy = (roles: readonly RoleId[]) =>
  menuFor(roles, () => true).flatMap((group) => pagesOf([group]).map(({ url }) => `${group.id} ${url}`))

describe('the menu of each viewer', () => {
  test.each(names)('%s', (name) => {
    const column = names.indexOf(name)
    const expected = rows.filter(({ cells }) => cells[column] !== '.').map(({ group, url }) => `${group} ${url}`)
    expect(seenBy(VIEWERS[name])).toEqual(expected)
  })

  test('the table has a cell for each viewer and a row for each page of the menu', () => {
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => names.length))
    expect(rows.map(({ url }) => url)).toEqual(pagesOf(MENU).map(({ url }) => url))
  })
})

test.each(names)('the menu shows %s exactly the pages that the routes let in', (name) => {
  const roles = VIEWERS[name]
  const allowed = pagesOf(MENU).filter(({ url }) => {
    const route = routeOf(url)
    return route !== null && mayAccess(ROUTE_ACCESS[route], roles)
  })
  expect(pagesOf(menuFor(roles, () => true))).toEqual(allowed)
})
