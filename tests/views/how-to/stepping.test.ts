import { assert, constantFrom, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'

import { stepsTo } from '../../../src/views/ordered/use-dragged.ts'

test('what is let go beside another stands on that side of it', () => {
  assert(
    property(
      integer({ min: 2, max: 9 }),
      nat(8),
      nat(8),
      constantFrom('before', 'after'),
      (count, first, second, side) => {
        const [from, at] = [first % count, second % count]
        const items = Array.from({ length: count }, (_, item) => item)
        const moved = items.toSpliced(from, 1).toSpliced(from + stepsTo(from, at, side), 0, from)
        const distance = moved.indexOf(from) - moved.indexOf(at)
        expect(from === at ? 0 : distance).toBe(from === at ? 0 : side === 'before' ? -1 : 1)
      },
    ),
  )
})
