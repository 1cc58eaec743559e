import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { FEDERAL_HOLIDAYS } from '../federal-holidays.ts'
import { SERIES_MAX } from '../recurrence.ts'
import { classClash } from './class-form.contract.ts'
import { classSummary } from './class.contract.ts'
import { id, instant } from './common.contract.ts'

const day = z.iso.date().check(z.refine(isDay))

/** A day on which it would be held again. */
export const seriesDate = z.object({
  /** Of its first session, by the clock of the venue. */
  day: z.string(),
  startsAt: instant,
  endsAt: instant,
  holiday: z.nullable(z.enum(FEDERAL_HOLIDAYS)),
  /** Nothing begins there any more. */
  isPast: z.boolean(),
  /** A class of the course begins there at that hour already. */
  isHeld: z.boolean(),
  /** What else is in the way of it; it is told, and not refused. */
  clashes: z.array(classClash),
})

/** GET /instructor-courses/{id}/series */
export const seriesDates = z.object({
  held: z.pick(classSummary, {
    id: true,
    courseTitle: true,
    courseDate: true,
    courseEndDate: true,
    timeZone: true,
    venue: true,
    city: true,
    capacity: true,
    instructors: true,
  }),
  /** What keeps those who hold it from holding it again, in the reader's words: none of the dates can be made. */
  unable: z.nullable(z.string()),
  dates: z.array(seriesDate),
})

/** POST /instructor-courses/{id}/series: all of them are made, or none. */
export const seriesBody = z.strictObject({
  days: z.array(day).check(
    z.minLength(1),
    z.maxLength(SERIES_MAX),
    z.refine((days: readonly string[]) => new Set(days).size === days.length),
  ),
})

export const madeSeries = z.object({ made: z.array(z.object({ id, day: z.string() })) })

export type SeriesDate = z.infer<typeof seriesDate>
export type SeriesDates = z.infer<typeof seriesDates>
export type MadeSeries = z.infer<typeof madeSeries>
