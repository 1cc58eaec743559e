import { expectTypeOf, test } from 'vitest'

import type { selectFault } from '../../../src/machines/resource/resource.connect.ts'
import type { OfChange, OfReading } from '../../../src/views/pages/fault-banner.view.tsx'

type Read = ReturnType<typeof selectFault>

test('what a resource could not read is said in the words of a reading, and not in those of a change', () => {
  expectTypeOf<Read>().toExtend<OfReading['fault']>()
  expectTypeOf<Read>().not.toExtend<OfChange['fault']>()
})
