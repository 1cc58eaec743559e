import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'

import { within } from '../../src/domain/mark.ts'

it('a picture is drawn within its limit, in its own shape, and never larger than it is', () => {
  expect(within({ width: 1200, height: 300 }, 600)).toEqual({ width: 600, height: 150 })
  expect(within({ width: 40, height: 20 }, 600)).toEqual({ width: 40, height: 20 })
  const side = integer({ min: 1, max: 20_000 })
  assert(
    property(side, side, (width, height) => {
      const drawn = within({ width, height }, 600)
      const sides = [drawn.width, drawn.height]
      expect(sides.every((one) => one >= 1 && one <= 600)).toBe(true)
      expect(drawn.width <= width && drawn.height <= height).toBe(true)
    }),
  )
})
