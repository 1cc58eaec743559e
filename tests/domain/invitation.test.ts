import { describe, expect, test } from 'vitest'

import { ALL_INVITATIONS, invitationsQuery, readInvitationsAsked } from '../../src/domain/invitation.ts'

const read = (query: string) => readInvitationsAsked(new URLSearchParams(query))

describe('the address of a list of invitations', () => {
  test.each([
    ['', ALL_INVITATIONS],
    ['?search=%C5%9Eule%20B&state=open&page=3', { page: 3, search: 'Şule B', state: 'open' }],
    ['?state=revoked', { page: 1, search: '', state: 'revoked' }],
  ] as const)('%s is read and written again', (query, asked) => {
    expect(read(query)).toEqual(asked)
    expect(read(invitationsQuery(asked))).toEqual(asked)
  })

  test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=9999999999', '?state=lost', '?state='])(
    '%s asks for all',
    (query) => {
      expect(read(query)).toEqual(ALL_INVITATIONS)
    },
  )

  test('says nothing that is not asked for', () => {
    expect(invitationsQuery({ page: 1, search: '  ', state: null })).toBe('')
  })
})
