import { expectTypeOf, test } from 'vitest'

import type { Dates } from '../../src/domain/dates.ts'
import { datesBy } from '../../src/domain/programme-dates.ts'
import type { WrittenDates } from '../../src/views/dates.ts'

test('an hour by one clock takes no other', () => {
  expectTypeOf(datesBy<Dates>)
    .returns.toHaveProperty('dateTime')
    .parameters.toEqualTypeOf<[instant: string]>()
  expectTypeOf<WrittenDates>().toHaveProperty('dateTime').parameters.toEqualTypeOf<[instant: string]>()
})
