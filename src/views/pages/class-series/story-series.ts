import type { MadeSeries, SeriesDate, SeriesDates } from '../../../domain/contract/class-series.contract.ts'
import type { Recurrence } from '../../../domain/recurrence.ts'
import { seriesMachine } from '../../../machines/class-series/series.machine.ts'
import { answers } from '../story-actors.ts'

const date = (day: string, more: Partial<SeriesDate> = {}): SeriesDate => ({
  day,
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T18:00:00.000Z`,
  holiday: null,
  isPast: false,
  isHeld: false,
  clashes: [],
  ...more,
})

export const SERIES: SeriesDates = {
  held: {
    id: 7,
    courseTitle: 'National TIM responder',
    courseDate: '2026-11-05T14:00:00.000Z',
    courseEndDate: '2026-11-05T18:00:00.000Z',
    timeZone: 'America/Chicago',
    venue: 'Fairmont Fire Training Center',
    city: 'Fairmont',
    capacity: 12,
    instructors: ['Ruth Delgado'],
  },
  unable: null,
  dates: [
    date('2026-11-12', { isHeld: true }),
    date('2026-11-19', {
      clashes: [
        {
          kind: 'instructor',
          courseTitle: 'Cable barriers',
          venue: 'Hall 2',
          city: 'Millbrook',
          startsAt: '2026-11-19T15:00:00.000Z',
          endsAt: '2026-11-19T17:00:00.000Z',
          timeZone: 'America/Chicago',
          instructors: ['Ruth Delgado'],
        },
      ],
    }),
    date('2026-11-26', { holiday: 'thanksgiving' }),
    date('2026-12-03'),
    date('2026-12-10'),
  ],
}

export const SERIES_MADE: MadeSeries['made'] = [
  { id: 21, day: '2026-12-03' },
  { id: 22, day: '2026-12-10' },
]

export type SeriesStoryParts = Readonly<{
  find?: ReturnType<typeof answers<SeriesDates, { classId: number; rule: Recurrence }>>
  make?: ReturnType<typeof answers<MadeSeries['made'], { classId: number; days: readonly string[] }>>
}>

/** The chart of stories and tests; what is not given works. */
export const seriesThat = ({
  find = answers<SeriesDates, { classId: number; rule: Recurrence }>(SERIES),
  make = answers<MadeSeries['made'], { classId: number; days: readonly string[] }>(SERIES_MADE),
}: SeriesStoryParts = {}) => seriesMachine.provide({ actors: { findDates: find, makeSeries: make } })
