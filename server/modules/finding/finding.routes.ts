import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { findings, findingQuery } from '../../../src/domain/contract/finding.contract.ts'
import { FOUND_AT_MOST, kindsFoundBy } from '../../../src/domain/finding.ts'
import { callerOf } from '../../http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { FINDERS } from './finding.repository.ts'

/** What is found from anywhere, by who may see it. */
export const findingRoutes =
  ({ clock, db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/finding',
      { config: { access: 'signedIn' }, schema: { querystring: findingQuery, response: { 200: findings } } },
      async (request) => {
        const caller = callerOf(request)
        const asked = { caller, language: request.language, search: request.query.search, now: clock.now() }
        const found = await Promise.all(kindsFoundBy(caller.roles).map((kind) => FINDERS[kind](db, asked)))
        return { found: found.flat().slice(0, FOUND_AT_MOST) }
      },
    )
  }
