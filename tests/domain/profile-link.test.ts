import { expect, test } from 'vitest'

import { addToProfileAddress } from '../../src/domain/profile-link.ts'

const PAGE = 'https://training.example.org/course/verification?code=TIM-2222-2222'
const shown = {
  number: 'TIM-2222-2222',
  courseTitle: 'Scene & safety, 4 h',
  completedOn: '2026-01-31T23:30:00Z',
  expiresAt: '2028-01-31T23:30:00Z',
}

test('a profile is offered the certificate as it is printed, and the page at which it is checked', () => {
  const { host, searchParams } = new URL(addToProfileAddress(shown, PAGE))
  expect([host, Object.fromEntries(searchParams)]).toEqual([
    'www.linkedin.com',
    {
      startTask: 'CERTIFICATION_NAME',
      name: 'Scene & safety, 4 h',
      organizationName: 'TIM Training',
      issueYear: '2026',
      issueMonth: '1',
      expirationYear: '2028',
      expirationMonth: '1',
      certUrl: PAGE,
      certId: 'TIM-2222-2222',
    },
  ])
})

test('one without an end has none there', () => {
  const { searchParams } = new URL(addToProfileAddress({ ...shown, expiresAt: null }, PAGE))
  expect([...searchParams.keys()].filter((key) => key.startsWith('expiration'))).toEqual([])
})
