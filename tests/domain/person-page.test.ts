import { expect, test } from 'vitest'

import { personAddress } from '../../src/domain/person-address.ts'
import {
  givesCertificates,
  isPersonSeenBy,
  PERSON_PARTS,
  PERSON_READERS,
  personPartsFor,
} from '../../src/domain/person-page.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROLE_NAMES } from '../../src/domain/user-account.ts'

/** Every set of roles that somebody can hold. */
const ROLE_SETS: readonly (readonly RoleId[])[] = Array.from({ length: 2 ** ROLE_NAMES.length }, (_, bits) =>
  ROLE_NAMES.flatMap((name, at) => (bits & (2 ** at) ? [ROLE[name]] : [])),
)

const runs = (roles: readonly RoleId[]) => roles.includes(ROLE.admin) || roles.includes(ROLE.owner)

test('those who run the program see all of a person, and nobody else any of it', () => {
  for (const roles of ROLE_SETS) {
    expect([roles, personPartsFor({ roles })]).toEqual([roles, runs(roles) ? PERSON_PARTS : []])
    expect(isPersonSeenBy({ roles })).toBe(roles.some((role) => PERSON_READERS.includes(role)))
  }
})

test('those who run the program give certificates, and nobody gives themself one', () => {
  for (const roles of ROLE_SETS) {
    expect(givesCertificates({ userId: 1, roles }, { userId: 2 })).toBe(runs(roles))
    expect(givesCertificates({ userId: 1, roles }, { userId: 1 })).toBe(false)
  }
})

test('the first part of a page has its plain address', () => {
  expect(PERSON_PARTS.map((part) => personAddress(7, part))).toEqual([
    '/admin/users?person=7',
    '/admin/users?person=7&tab=training',
    '/admin/users?person=7&tab=access',
    '/admin/users?person=7&tab=messages',
    '/admin/users?person=7&tab=history',
  ])
})
