import { expect, it, test } from 'vitest'

import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROLE_NAMES } from '../../src/domain/user-account.ts'
import { rolesGivenBy, USER_DEEDS, userDeedObstacle, type UserDeed } from '../../src/domain/user-deed.ts'

/** Every set of roles that somebody can hold. */
const ROLE_SETS: readonly (readonly RoleId[])[] = Array.from({ length: 2 ** ROLE_NAMES.length }, (_, bits) =>
  ROLE_NAMES.flatMap((name, at) => (bits & (2 ** at) ? [ROLE[name]] : [])),
)

const isOfRole = (roles: readonly RoleId[], ...wanted: readonly RoleId[]) => wanted.some((role) => roles.includes(role))

const rolesOf = (deed: UserDeed): readonly (RoleId | undefined)[] =>
  deed === 'addRole' || deed === 'takeRole' ? ROLE_NAMES.map((name) => ROLE[name]) : [undefined]

type Case = Readonly<{
  deed: UserDeed
  doer: readonly RoleId[]
  person: readonly RoleId[]
  isSelf: boolean
  role: RoleId | undefined
  otherOwners: number
}>

/** All deeds, by all who could do them, on all whom they could be done with: themselves and others. */
const CASES: readonly Case[] = USER_DEEDS.flatMap((deed) =>
  rolesOf(deed).flatMap((role) =>
    ROLE_SETS.flatMap((doer) =>
      [true, false].flatMap((isSelf) =>
        (isSelf ? [doer] : ROLE_SETS).flatMap((person) =>
          [0, 1].map((otherOwners) => ({ deed, role, doer, isSelf, person, otherOwners })),
        ),
      ),
    ),
  ),
)

const obstacleOf = ({ deed, doer, person, isSelf, role, otherOwners }: Case) =>
  userDeedObstacle(deed, {
    doer: { userId: 1, roles: doer },
    person: { userId: isSelf ? 1 : 2, roles: person },
    otherOwners,
    ...(role !== undefined && { role }),
  })

const failing = (isRight: (one: Case) => boolean) => CASES.filter((one) => !isRight(one)).slice(0, 3)

test('nobody does anything who neither administers nor owns', () => {
  expect(CASES.length).toBeGreaterThan(100_000)
  expect(failing((one) => isOfRole(one.doer, ROLE.admin, ROLE.owner) || obstacleOf(one) === 'gone')).toEqual([])
})

test('nobody does anything with themself', () => {
  expect(failing((one) => !one.isSelf || ['self', 'gone'].includes(obstacleOf(one) ?? ''))).toEqual([])
})

test('who is no owner touches neither administrators and owners, nor those roles', () => {
  const isTouched = ({ person, role }: Case) =>
    isOfRole(person, ROLE.admin, ROLE.owner) || role === ROLE.admin || role === ROLE.owner
  expect(failing((one) => isOfRole(one.doer, ROLE.owner) || !isTouched(one) || obstacleOf(one) !== null)).toEqual([])
})

test('an owner is always left', () => {
  const isLast = ({ deed, person, role, otherOwners }: Case) =>
    otherOwners === 0 &&
    isOfRole(person, ROLE.owner) &&
    (deed === 'deactivate' || (deed === 'takeRole' && role === ROLE.owner))
  expect(failing((one) => !isLast(one) || obstacleOf(one) !== null)).toEqual([])
})

test('everything else is done: by an owner with anybody, by an administrator with who runs nothing', () => {
  const isFree = ({ deed, doer, person, isSelf, role, otherOwners }: Case) => {
    if (isSelf) return false
    if (isOfRole(doer, ROLE.owner)) return otherOwners > 0 || !isOfRole(person, ROLE.owner) || deed === 'endSessions'
    return (
      isOfRole(doer, ROLE.admin) &&
      !isOfRole(person, ROLE.admin, ROLE.owner) &&
      role !== ROLE.admin &&
      role !== ROLE.owner
    )
  }
  expect(failing((one) => !isFree(one) || obstacleOf(one) === null)).toEqual([])
})

it.each([
  [[ROLE.owner], ['owner', 'admin', 'master', 'instructor', 'groupCoordinator', 'student']],
  [[ROLE.admin], ['master', 'instructor', 'groupCoordinator', 'student']],
] as const)('who holds %j gives and takes %j', (roles, given) => {
  expect(rolesGivenBy(roles)).toEqual(given)
})
