import { expect, test } from 'vitest'

import { GOALS, registrationFor } from '../../src/domain/goal.ts'
import { USER_TYPE } from '../../src/domain/user-type.ts'

test('user types are those of the specification', () => {
  expect(USER_TYPE).toEqual({ student: 1, instructor: 2, groupCoordinator: 3 })
})

test('teaching leads to an instructor account, enrolling to a student account, managing to a coordinator account', () => {
  expect(GOALS.map((goal) => [goal, registrationFor(goal)])).toEqual([
    ['teach', '/auth/register?accountType=2'],
    ['enroll', '/auth/register?accountType=1'],
    ['manage', '/auth/register?accountType=3'],
  ])
})
