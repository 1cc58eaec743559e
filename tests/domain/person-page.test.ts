import { expect, test } from 'vitest'

import { personAddress } from '../../src/domain/person-address.ts'
import {
  givesCertificates,
  PERSON_FACTS,
  PERSON_PARTS,
  personFactsFor,
  personPartsFor,
  personReaders,
  possibleTies,
} from '../../src/domain/person-page.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROLE_NAMES } from '../../src/domain/user-account.ts'

/** Every set of roles that somebody can hold. */
const ROLE_SETS: readonly (readonly RoleId[])[] = Array.from({ length: 2 ** ROLE_NAMES.length }, (_, bits) =>
  ROLE_NAMES.flatMap((name, at) => (bits & (2 ** at) ? [ROLE[name]] : [])),
)

const runs = (roles: readonly RoleId[]) => roles.includes(ROLE.admin) || roles.includes(ROLE.owner)

test('those who run the program have the closest tie to everybody, and others one that the records have to show', () => {
  for (const roles of ROLE_SETS) {
    const ties = [
      ...(runs(roles) ? ['runs'] : []),
      ...(roles.includes(ROLE.groupCoordinator) ? ['coordinates'] : []),
      ...(roles.includes(ROLE.instructor) ? ['teaches'] : []),
    ]
    expect([roles, possibleTies({ roles })]).toEqual([roles, ties])
  }
})

test('a part is asked for by those who may have a tie that shows it', () => {
  expect(personPartsFor('runs')).toEqual(PERSON_PARTS)
  for (const part of PERSON_PARTS) {
    for (const roles of ROLE_SETS) {
      const isShown = possibleTies({ roles }).some((tie) => personPartsFor(tie).includes(part))
      expect([part, roles, isShown]).toEqual([part, roles, roles.some((role) => personReaders(part).includes(role))])
    }
  }
})

test('when somebody was born and their phone are for who runs the program alone', () => {
  expect(personFactsFor('runs')).toEqual(PERSON_FACTS)
  for (const tie of ['coordinates', 'teaches'] as const)
    expect(PERSON_FACTS.filter((fact) => !personFactsFor(tie).includes(fact))).toEqual(['birthdate', 'phone'])
})

test('those who run the program give certificates, and nobody gives themself one', () => {
  for (const roles of ROLE_SETS) {
    expect(givesCertificates({ userId: 1, roles }, { userId: 2 })).toBe(runs(roles))
    expect(givesCertificates({ userId: 1, roles }, { userId: 1 })).toBe(false)
  }
})

test('the first part of a page has its plain address, in the list that leads there', () => {
  expect(PERSON_PARTS.map((part) => personAddress(7, part))).toEqual([
    '/admin/users?person=7',
    '/admin/users?person=7&tab=training',
    '/admin/users?person=7&tab=access',
    '/admin/users?person=7&tab=messages',
    '/admin/users?person=7&tab=history',
  ])
  expect(personAddress(7, 'training', '/coordinator/students')).toBe('/coordinator/students?person=7&tab=training')
})
