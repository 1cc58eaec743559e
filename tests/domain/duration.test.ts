import { expect, test } from 'vitest'

import { formatVideoLength } from '../../src/domain/duration.ts'

test('a video length is mm:ss, and from one hour on hh:mm:ss', () => {
  expect([0, 9, 59.9, 60, 754, 3599, 3600, 3661.5, 36_000, -3].map(formatVideoLength)).toEqual([
    '00:00',
    '00:09',
    '00:59',
    '01:00',
    '12:34',
    '59:59',
    '01:00:00',
    '01:01:01',
    '10:00:00',
    '00:00',
  ])
})
