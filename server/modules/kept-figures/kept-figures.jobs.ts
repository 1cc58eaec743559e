import type { DayClock } from '../../../src/domain/day-range.ts'
import { PERIOD_KINDS, periodMeant } from '../../../src/domain/programme-period.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { endingFigure, trainedFigure } from '../programme/programme-figures.repository.ts'
import { qualityFigure } from '../programme/programme-quality.repository.ts'
import { reportsFigure, watchedOn } from '../reports/report-facts.sql.ts'
import { foldTallies, forgetFigures, keepFigure, type Figure } from './kept-figures.repository.ts'

/** Work of a server that starts: until figures are kept, each asking counts everybody. */
export const FIGURES_START = 'figures.start'
/** Of a `period` that somebody asked for and that was not kept. */
export const FIGURES_PERIOD = 'figures.period'

const EVERY_TEN_MINUTES = '*/10 * * * *'
/** Put right by so many people a figure is still quick. With more, or after so long, everybody is counted again. */
const CHANGES_MOST = 200
const FRESH_MS = 12 * HOUR
/** A figure that was counted so long ago is of days that nobody asks for any more. */
const FORGOTTEN_MS = 2 * DAY

/** What is asked for daily, on a day: the units that the day is in, what ends soon, the records and the reports. */
const usualFigures = (clock: DayClock): readonly Figure[] => {
  const today = wallTimeOf(clock.now, clock.timeZone).date
  const units = PERIOD_KINDS.filter((kind) => kind !== 'own')
  return [
    ...units.map((unit) => trainedFigure(periodMeant(unit, today), clock)),
    endingFigure(clock),
    qualityFigure,
    reportsFigure(watchedOn(clock), clock),
  ]
}

/** Those of today, and those of tomorrow once, so that nobody is waited for at midnight. */
export const keepUsualFigures = async (db: Db, clock: DayClock): Promise<void> => {
  const now = new Date(clock.now)
  for (const figure of usualFigures(clock))
    await keepFigure(
      db,
      figure,
      now,
      ({ at, changes }) => changes <= CHANGES_MOST && now.getTime() - at.getTime() < FRESH_MS,
    )
  for (const figure of usualFigures({ ...clock, now: clock.now + DAY })) await keepFigure(db, figure, now)
}

/** Keeps what passes over everybody: what is asked for daily, and the periods that somebody asked for. */
export const keptFiguresJobs = (platform: Platform): void => {
  const { clock, db, jobs } = platform
  const keep = async () => {
    await foldTallies(db)
    await keepUsualFigures(db, dayClock(platform))
    await forgetFigures(db, later(clock.now(), -FORGOTTEN_MS))
  }

  jobs.repeat('figures.keep', EVERY_TEN_MINUTES, keep)
  jobs.handle(FIGURES_START, keep)
  jobs.handle(FIGURES_PERIOD, async ({ period }) => {
    const days = dayClock(platform)
    const today = wallTimeOf(days.now, days.timeZone).date
    await keepFigure(db, trainedFigure(periodMeant(String(period), today), days), clock.now())
  })
}
