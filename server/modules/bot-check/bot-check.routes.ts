import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { botCheck } from '../../../src/domain/contract/bot-check.contract.ts'
import { MINUTE } from '../../platform/clock.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'

/** A class of people behind one address asks for a few dozen; making one costs us some milliseconds. */
const ADDRESS_LIMIT: Limit = { tries: 300, milliseconds: 15 * MINUTE }

export const botCheckRoutes =
  ({ botChecks, limits }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/bot-check',
      { config: { access: 'public' }, schema: { response: { 200: botCheck } } },
      async (request) => {
        await limits.take({ deed: 'bot check', address: request.ip }, ADDRESS_LIMIT)
        return botChecks.create()
      },
    )
  }
