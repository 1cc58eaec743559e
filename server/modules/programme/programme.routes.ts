import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import {
  AGENCIES_TOLD,
  programmeFigures,
  programmeFiguresQuery,
} from '../../../src/domain/contract/programme-figures.contract.ts'
import { programmeInstructors } from '../../../src/domain/contract/programme-instructors.contract.ts'
import { programmeQuality } from '../../../src/domain/contract/programme-quality.contract.ts'
import { programmeOverview } from '../../../src/domain/contract/programme.contract.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { needsTold } from '../../../src/domain/programme-needs.ts'
import { periodMeant, USUAL_PERIOD, type Period } from '../../../src/domain/programme-period.ts'
import { waitingKindsFor } from '../../../src/domain/programme-waiting.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { callerOf } from '../../http/caller.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { FIGURES_PERIOD } from '../kept-figures/kept-figures.jobs.ts'
import { readProgrammeFigures } from './programme-figures.repository.ts'
import { readProgrammeInstructors } from './programme-instructors.repository.ts'
import { readMetNeeds } from './programme-needs.repository.ts'
import { listWaiting } from './programme-overview.repository.ts'
import { readProgrammeQuality } from './programme-quality.repository.ts'

const runners = { roles: [ROLE.admin, ROLE.owner, ROLE.master] }

/** Periods that are kept for being asked for. */
const PERIODS_OF_A_DAY = 50

const periodOn = (period: string | undefined, { now, timeZone }: DayClock): Period =>
  periodMeant(period ?? USUAL_PERIOD, wallTimeOf(now, timeZone).date)

export const programmeRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, jobs, settings } = platform
    /** Those of a day, each once however often it is asked for until it is kept; and no more than somebody can mean. */
    const asked = { day: '', periods: new Set<string>() }
    const keepPeriod = async (period: string): Promise<void> => {
      const { now, timeZone } = dayClock(platform)
      const { date } = wallTimeOf(now, timeZone)
      if (asked.day !== date) Object.assign(asked, { day: date, periods: new Set() })
      if (asked.periods.has(period) || asked.periods.size >= PERIODS_OF_A_DAY) return
      asked.periods.add(period)
      await jobs.enqueue(db, FIGURES_PERIOD, { period })
    }

    app.get(
      '/programme/overview',
      { config: { access: runners }, schema: { response: { 200: programmeOverview } } },
      async (request) => {
        const { roles } = callerOf(request)
        const [waiting, met] = await Promise.all([
          listWaiting(db, waitingKindsFor(roles), dayClock(platform)),
          readMetNeeds(db, settings),
        ])
        // A demo is open, with an outbox instead of a mail server.
        return { waiting, needs: settings.isDemo ? [] : needsTold(roles, met) }
      },
    )

    app.get(
      '/programme/figures',
      {
        config: { access: runners },
        schema: { querystring: programmeFiguresQuery, response: { 200: programmeFigures } },
      },
      async ({ query: { period } }) => {
        const days = dayClock(platform)
        const wished: string[] = []
        const figures = await readProgrammeFigures(db, periodOn(period, days), {
          clock: days,
          told: AGENCIES_TOLD,
          wish: (key) => wished.push(key),
        })
        for (const key of wished) await keepPeriod(key)
        return figures
      },
    )

    app.get(
      '/programme/instructors',
      {
        config: { access: runners },
        schema: { querystring: programmeFiguresQuery, response: { 200: programmeInstructors } },
      },
      async ({ query: { period } }) => {
        const days = dayClock(platform)
        return readProgrammeInstructors(db, periodOn(period, days), days)
      },
    )

    app.get(
      '/programme/quality',
      { config: { access: runners }, schema: { response: { 200: programmeQuality } } },
      async () => readProgrammeQuality(db, platform.clock.now()),
    )
  }
