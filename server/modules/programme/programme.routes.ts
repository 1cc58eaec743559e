import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { programmeOverview } from '../../../src/domain/contract/programme.contract.ts'
import { waitingKindsFor } from '../../../src/domain/programme-waiting.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { readProgrammeOverview } from './programme-overview.repository.ts'

const runners = { roles: [ROLE.admin, ROLE.owner, ROLE.master] }

export const programmeRoutes =
  ({ clock, db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/programme/overview',
      { config: { access: runners }, schema: { response: { 200: programmeOverview } } },
      async (request) => readProgrammeOverview(db, waitingKindsFor(callerOf(request).roles), clock.now()),
    )
  }
