import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { findings, findingQuery } from '../../../src/domain/contract/finding.contract.ts'
import { FOUND_AT_MOST, kindsFoundBy } from '../../../src/domain/finding.ts'
import type { Platform } from '../../platform/platform.ts'
import { FINDERS, type Asker } from './finding.repository.ts'

/** Finds what is open to all. */
const GUEST: Asker = { userId: 0, studentId: null, roles: [] }

/** What is found from anywhere, by who may see it: of the catalogue by everybody. */
export const findingRoutes =
  ({ clock, db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/finding',
      { config: { access: 'public' }, schema: { querystring: findingQuery, response: { 200: findings } } },
      async (request) => {
        const caller = request.caller ?? GUEST
        const asked = { caller, language: request.language, search: request.query.search, now: clock.now() }
        const found = await Promise.all(kindsFoundBy(caller.roles).map((kind) => FINDERS[kind](db, asked)))
        return { found: found.flat().slice(0, FOUND_AT_MOST) }
      },
    )
  }
