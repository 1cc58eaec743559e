import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { forLog } from '../../platform/logger.ts'
import type { Platform } from '../../platform/platform.ts'

const answer = z.object({ status: z.enum(['ok', 'unavailable']) })

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, and is not about to stop. */
export const healthRoutes =
  ({ db, database, log, readiness }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.get('/healthz', { config: { access: 'public' }, schema: { response: { 200: answer } } }, async () => ({
      status: 'ok' as const,
    }))
    app.get(
      '/readyz',
      { config: { access: 'public' }, schema: { response: { 200: answer, 503: answer } } },
      async (_request, reply) => {
        const unavailable = () =>
          reply
            .code(503)
            .header('retry-after', '5')
            .send({ status: 'unavailable' as const })
        if (!readiness.ask()) return unavailable()
        try {
          await db.execute(sql`select 1`)
          return { status: 'ok' as const }
        } catch (error) {
          if (!database.pool.hasTold(error)) log.error({ fault: forLog(error) }, 'The database does not answer')
          return unavailable()
        }
      },
    )
  }
