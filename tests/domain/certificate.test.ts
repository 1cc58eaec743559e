import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  CERTIFICATE_ALPHABET,
  certificateState,
  isRenewalDue,
  readCertificateNumber,
} from '../../src/domain/certificate.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const past = '2026-11-19T12:00:00.000Z'
const ahead = '2026-11-21T12:00:00.000Z'
const group = fc.string({ unit: fc.constantFrom(...CERTIFICATE_ALPHABET.split('')), minLength: 4, maxLength: 4 })

test('revoked weighs more than superseded, and that more than expired', () => {
  expect([
    certificateState({ expiresAt: ahead, revokedAt: null, supersededBy: null }, now),
    certificateState({ expiresAt: null, revokedAt: null, supersededBy: null }, now),
    certificateState({ expiresAt: past, revokedAt: null, supersededBy: null }, now),
    certificateState({ expiresAt: past, revokedAt: null, supersededBy: 'TIM-2222-2222' }, now),
    certificateState({ expiresAt: past, revokedAt: past, supersededBy: 'TIM-2222-2222' }, now),
  ]).toEqual(['valid', 'valid', 'expired', 'superseded', 'revoked'])
})

test('a number is read however it is typed', () => {
  fc.assert(
    fc.property(group, group, fc.constantFrom('', '-', ' ', ' – '), fc.boolean(), (first, second, gap, isLower) => {
      const typed = ['TIM', first, second].join(gap)
      expect(readCertificateNumber(isLower ? typed.toLowerCase() : typed)).toBe(`TIM-${first}-${second}`)
    }),
  )
})

test('what cannot be a number is none', () => {
  for (const typed of [
    '',
    'TIM',
    'TIM-7K3M-9Q2',
    'TIM-7K3M-9Q2XX',
    'TIM-0K3M-9Q2X',
    'TIM-IK3M-9Q2X',
    'ABC-7K3M-9Q2X',
    'tım-7k3m-9q2x',
  ])
    expect(readCertificateNumber(typed)).toBeNull()
})

describe('renewing', () => {
  const asked = Date.parse('2026-05-04T14:00:00Z')
  test.each([
    ['2026-07-03T14:00:00Z', true],
    ['2026-07-03T14:00:01Z', false],
    ['2020-01-01T00:00:00Z', true],
    [null, false],
  ])('a certificate that ends %s can be renewed: %s', (expiresAt, isDue) => {
    expect(isRenewalDue(expiresAt, asked)).toBe(isDue)
  })
})
