import { expect, test } from 'vitest'

import { isTokenUsable, readSessionId, readTokenExpiry } from '../../src/domain/token.ts'

const tokenOf = (claims: unknown) => ['h', Buffer.from(JSON.stringify(claims)).toString('base64url'), 's'].join('.')

test('the expiry is read from the token itself, in milliseconds', () => {
  expect(readTokenExpiry(tokenOf({ exp: 1_800_000_000, name: 'Şükrü ??>>' }))).toBe(1_800_000_000_000)
})

test('what is not a token of ours has no expiry', () => {
  for (const token of [
    '',
    'abc',
    'a..c',
    'a.%%%.c',
    tokenOf(null),
    tokenOf({}),
    tokenOf({ exp: 'soon' }),
    tokenOf([1]),
  ])
    expect(readTokenExpiry(token)).toBeNull()
})

test('the session is read from the token itself', () => {
  expect(readSessionId(tokenOf({ sid: 'a', exp: 1 }))).toBe('a')
  expect([tokenOf({ sid: 1 }), tokenOf({}), 'nonsense'].map(readSessionId)).toEqual([null, null, null])
})

test('a token is usable until its expiry', () => {
  const token = tokenOf({ exp: 1000 })
  expect([999_999, 1_000_000, 1_000_001].map((now) => isTokenUsable(token, now))).toEqual([true, false, false])
  expect(isTokenUsable('nonsense', 0)).toBe(false)
})
