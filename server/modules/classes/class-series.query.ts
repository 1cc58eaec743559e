import { z } from 'zod'

import { isDay } from '../../../src/domain/calendar.ts'
import { RECURRENCE_KINDS, SERIES_MAX, WEEKS_MAX, WEEKS_MIN, type Recurrence } from '../../../src/domain/recurrence.ts'

/** An end that is blank is none. */
const unlessBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** To a day or so many times: one of the two. */
export const seriesQuery = z
  .strictObject({
    kind: z.enum(RECURRENCE_KINDS),
    every: z.coerce.number().int().min(WEEKS_MIN).max(WEEKS_MAX).default(WEEKS_MIN),
    times: unlessBlank(z.coerce.number().int().min(2).max(SERIES_MAX).optional()),
    until: unlessBlank(z.iso.date().refine(isDay).optional()),
  })
  .refine(({ times, until }) => (times === undefined) !== (until === undefined))
  .transform(({ kind, every, times, until }): Recurrence => {
    if (until !== undefined) return { kind, every, until }
    return { kind, every, count: times ?? 0 }
  })
