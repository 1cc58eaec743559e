import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { programmeOverview } from '../../../src/domain/contract/programme.contract.ts'
import { needsTold } from '../../../src/domain/programme-needs.ts'
import { waitingKindsFor } from '../../../src/domain/programme-waiting.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readMetNeeds } from './programme-needs.repository.ts'
import { readProgrammeOverview } from './programme-overview.repository.ts'

const runners = { roles: [ROLE.admin, ROLE.owner, ROLE.master] }

export const programmeRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, settings } = platform
    app.get(
      '/programme/overview',
      { config: { access: runners }, schema: { response: { 200: programmeOverview } } },
      async (request) => {
        const { roles } = callerOf(request)
        const [overview, met] = await Promise.all([
          readProgrammeOverview(db, waitingKindsFor(roles), dayClock(platform)),
          readMetNeeds(db, settings),
        ])
        // A demo is open, with an outbox instead of a mail server.
        return { ...overview, needs: settings.isDemo ? [] : needsTold(roles, met) }
      },
    )
  }
