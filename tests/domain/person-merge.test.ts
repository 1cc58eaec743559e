import { describe, expect, test } from 'vitest'

import { maskedEmail } from '../../src/domain/masked-email.ts'
import {
  betterEnrollment,
  betterPlace,
  MERGE_FIELDS,
  mergeObstacle,
  proposedSide,
  rolesAfterMerge,
} from '../../src/domain/person-merge.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'

const account = (userId: number, roles: readonly RoleId[] = [], more: object = {}) => ({
  userId,
  roles,
  isClosed: false,
  isMerged: false,
  asksForName: false,
  ...more,
})
const ADMIN = { userId: 1, roles: [ROLE.admin] }
const OWNER = { userId: 1, roles: [ROLE.owner] }

describe('who may be made one', () => {
  test.each([
    ['two who are open', ADMIN, account(2), account(3), null],
    ['one that is closed into one that is open', ADMIN, account(2), account(3, [], { isClosed: true }), null],
    ['one that is open into one that is closed', ADMIN, account(2, [], { isClosed: true }), account(3), 'closed'],
    ['oneself into another', ADMIN, account(2), account(1), 'self'],
    ['another into oneself', ADMIN, account(1), account(3), 'self'],
    ['one into itself', ADMIN, account(2), account(2), 'same'],
    ['an administrator by one', ADMIN, account(2), account(3, [ROLE.admin]), 'ownersAlone'],
    ['somebody into an owner, by an administrator', ADMIN, account(2, [ROLE.owner]), account(3), 'ownersAlone'],
    ['an administrator by an owner', OWNER, account(2), account(3, [ROLE.admin]), null],
    ['the last owner', OWNER, account(2), account(3, [ROLE.owner]), 'lastOwner'],
    ['somebody into the last owner', OWNER, account(2, [ROLE.owner]), account(3), null],
    ['one that was merged before', ADMIN, account(2), account(3, [], { isMerged: true }), 'merged'],
    ['one who asks for another name', ADMIN, account(2, [], { asksForName: true }), account(3), 'nameAsked'],
    ['any by a student', { userId: 1, roles: [ROLE.student] }, account(2), account(3), 'gone'],
  ] as const)('%s', (_, doer, stays, goes, obstacle) => {
    expect(mergeObstacle({ doer, stays, goes, otherOwners: 0 })).toBe(obstacle)
  })
})

test('roles are added up, but for those that owners give', () => {
  expect(rolesAfterMerge([ROLE.student], [ROLE.owner, ROLE.admin, ROLE.instructor, ROLE.student])).toEqual([
    ROLE.student,
    ROLE.instructor,
  ])
  expect(rolesAfterMerge([ROLE.admin], [ROLE.student])).toEqual([ROLE.admin, ROLE.student])
})

test('of a field stays what the one that stays knows, else what the other does', () => {
  expect(MERGE_FIELDS).not.toContain('email')
  expect([
    proposedSide('', 'B-2'),
    proposedSide(null, 'B-2'),
    proposedSide('A-1', 'B-2'),
    proposedSide('', ''),
  ]).toEqual(['goes', 'goes', 'stays', 'stays'])
})

test('of two enrolments the further one is proposed, else the older', () => {
  const at = (complete: number, startedAt: string) => ({ complete, startedAt })
  expect(betterEnrollment(at(2, '2026-01-01'), at(3, '2026-02-01'))).toBe('goes')
  expect(betterEnrollment(at(3, '2026-02-01'), at(3, '2026-01-01'))).toBe('goes')
  expect(betterEnrollment(at(3, '2026-01-01'), at(3, '2026-02-01'))).toBe('stays')
})

test('of two places the one with a certificate is proposed, then the better attendance, the better seat, the older', () => {
  const place = { hasCertificate: false, state: 'registered', attendance: null, registeredAt: '2026-02-01' } as const
  expect(betterPlace({ ...place, attendance: 'present' }, { ...place, hasCertificate: true })).toBe('goes')
  expect(betterPlace({ ...place, attendance: 'noShow' }, { ...place, attendance: 'partial' })).toBe('goes')
  expect(betterPlace({ ...place, state: 'waitlisted' }, { ...place, state: 'offered' })).toBe('goes')
  expect(betterPlace(place, { ...place, registeredAt: '2026-01-01' })).toBe('goes')
  expect(betterPlace(place, place)).toBe('stays')
})

test('an address is masked so that its owner knows it and nobody else learns it', () => {
  expect([maskedEmail('dana.reyes@example.org'), maskedEmail('a@b.c'), maskedEmail('broken')]).toEqual([
    'd•••@example.org',
    'a•••@b.c',
    '•••',
  ])
})
