import type { FastifyInstance } from 'fastify'

import type { Platform } from '../platform/platform.ts'

/**
 * Behind a proxy that is not trusted everybody has its address, and its limits. Nothing else shows that, so the first
 * request that came by one is told of. (Anybody can send the header: it says no more than that one should look.)
 */
export const warnOfProxy = (app: FastifyInstance, { settings, log }: Pick<Platform, 'settings' | 'log'>): void => {
  if (settings.trustProxy) return
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true
      log.warn('A request carries X-Forwarded-For, which is not believed. Behind a proxy set TRUST_PROXY=1')
    }
    done()
  })
}
