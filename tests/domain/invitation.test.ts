import { describe, expect, test } from 'vitest'

import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { invitationState, isInvitationState } from '../../src/domain/invitation.ts'
import { hasFreeNames, listAddress, readListAsked, wholeList } from '../../src/domain/list.ts'

const read = (query: string) => readListAsked(INVITATION_LIST, new URLSearchParams(query))

describe('the address of a list of invitations', () => {
  test('asks for the newest of all until it says otherwise', () => {
    expect([read(''), hasFreeNames(INVITATION_LIST), wholeList(INVITATION_LIST).sort]).toEqual([
      wholeList(INVITATION_LIST),
      true,
      '-sent',
    ])
  })

  test('is read and written again', () => {
    const asked = read('?search=%C5%9Eule+B&state=open&page=3')
    expect([asked.search, asked.filters, asked.page, listAddress(INVITATION_LIST, asked)]).toEqual([
      'Şule B',
      { state: ['open'] },
      3,
      '?search=%C5%9Eule+B&state=open&page=3',
    ])
  })
})

test.each([
  [{ usedAt: 'x', revokedAt: 'x', expiresAt: '2026-01-01T00:00:00.000Z' }, 'used'],
  [{ usedAt: null, revokedAt: 'x', expiresAt: '2026-01-01T00:00:00.000Z' }, 'revoked'],
  [{ usedAt: null, revokedAt: null, expiresAt: '2026-03-02T15:00:00.000Z' }, 'expired'],
  [{ usedAt: null, revokedAt: null, expiresAt: '2026-03-02T15:00:00.001Z' }, 'open'],
] as const)('%j is %s', (facts, state) => {
  expect(invitationState(facts, Date.parse('2026-03-02T15:00:00.000Z'))).toBe(state)
})

test('a state is one of four', () => {
  expect(['open', 'used', 'expired', 'revoked', 'lost', '', null].map(isInvitationState)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
