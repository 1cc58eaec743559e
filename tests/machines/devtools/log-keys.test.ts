import { expect, test } from 'vitest'

import { rowByKey, scrolledTo } from '../../../src/devtools/view/log-keys.ts'

test('keys lead from row to row, and not beyond the first and the last', () => {
  const from = (at: number) =>
    ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map((key) => rowByKey(key, at, 9999, 13))
  expect(from(9000)).toEqual([8999, 9001, 8987, 9013, 0, 9999, null])
  expect(from(0)).toEqual([0, 1, 0, 13, 0, 9999, null])
  expect(from(9999)).toEqual([9998, 9999, 9986, 9999, 0, 9999, null])
  expect(rowByKey('Home', -1, -1, 13)).toBeNull()
})

test('a row that is in sight moves nothing, and another comes into the middle', () => {
  expect(scrolledTo(3, 28, 0, 384)).toBe(0)
  expect(scrolledTo(9000, 28, 0, 384)).toBe(9000 * 28 - 178)
  expect(scrolledTo(1, 28, 280_000, 384)).toBe(0)
})
