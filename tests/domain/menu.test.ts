import { expect, test } from 'vitest'

import { menuFor } from '../../src/domain/menu.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'

const groups = (roles: readonly RoleId[]) => menuFor(roles, () => true).map(({ id }) => id)

test.each([
  ['guest', [], []],
  ['student', [ROLE.student], ['student']],
  ['instructor', [ROLE.instructor], ['instructor']],
  ['admin', [ROLE.admin], ['admin']],
  ['owner', [ROLE.owner], ['admin']],
  ['master', [ROLE.master], ['masterTrainer']],
  ['coordinator who learns', [ROLE.groupCoordinator, ROLE.student], ['student', 'groupCoordinator']],
])('%s sees what is for everyone and %j', (_who, roles, own) => {
  const ORDER = [
    'home',
    'admin',
    'masterTrainer',
    'instructor',
    'allCourses',
    'student',
    'groupCoordinator',
    'extraInformation',
    'aboutUs',
  ]
  const everyone = new Set(['home', 'allCourses', 'extraInformation', 'aboutUs'])
  expect(groups(roles)).toEqual(ORDER.filter((id) => everyone.has(id) || own.some((group) => group === id)))
})

test('an item without a page goes, and a group without items with it', () => {
  const menu = menuFor([ROLE.student], (url) => ['/home', '/course/verification'].includes(url))
  expect(menu.map(({ id, children }) => [id, children.map(({ url }) => url)])).toEqual([
    ['home', ['/home']],
    ['allCourses', ['/course/verification']],
  ])
})
