import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import { LogController, fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { accessPlugin } from './http/access.ts'
import { PUBLIC_BODY_BYTES, takeBodies } from './http/bodies.ts'
import { handleErrors, refuseUnroutable, sendRefusal } from './http/errors.ts'
import { createFirstData } from './http/first-data.ts'
import { languagePlugin } from './http/language.ts'
import { openApiPlugin } from './http/openapi.ts'
import { createPaintedFor } from './http/painted-for.ts'
import { warnOfProxy } from './http/proxy-warning.ts'
import { securityHeadersPlugin } from './http/security-headers.ts'
import { registerTokens } from './http/tokens.ts'
import { refuseUnread } from './http/unread-requests.ts'
import { limitBodies, UPLOAD_WITHIN } from './http/uploads.ts'
import { webPlugin } from './http/web.ts'
import { createSessions } from './modules/auth/sessions.service.ts'
import { wellKnownRoutes } from './modules/certificates/credentials.routes.ts'
import { walletMetadataRoutes } from './modules/certificates/wallet/wallet.routes.ts'
import { healthRoutes } from './modules/health/health.routes.ts'
import { apiModules, registerJobs } from './modules/modules.ts'
import type { Platform } from './platform/platform.ts'
import { badRequest } from './platform/refusal.ts'

const QUIET_ROUTES = new Set(['/*', '/healthz', '/readyz'])

/**
 * The whole server but for its socket. Opening the platform, listening and closing are the caller's. `folder` is
 * where the built app is; `modules` are further routes under /api.
 */
export const buildApp = async (
  platform: Platform,
  options: { folder?: string; modules?: readonly FastifyPluginAsyncZod[] } = {},
): Promise<FastifyInstance> => {
  const { settings, clock, database, db, addresses, audit, log } = platform
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // The entry that the proxy itself added is believed; what stood before it came from whoever asks.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: PUBLIC_BODY_BYTES,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnread,
    routerOptions: { maxParamLength: 4000 },
    forceCloseConnections: 'idle',
    requestTimeout: UPLOAD_WITHIN,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Hooks that every request passes are plain functions: a promise for each costs a tenth of a short call.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  takeBodies(app)
  limitBodies(app)
  warnOfProxy(app, platform)
  // One line for each request of the product; probes and the built app's files are for who asks for more.
  app.addHook('onResponse', (request, reply, done) => {
    const level = QUIET_ROUTES.has(request.routeOptions.url ?? '') ? 'debug' : 'info'
    // The route, and not the address: that may say whom somebody looked for.
    const route = request.routeOptions.url ?? null
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request')
    done()
  })

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^(?:text\/html|application\/json)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(languagePlugin)
  handleErrors(
    app,
    (request) =>
      audit.gather(db, {
        action: 'access.refused',
        actorId: request.caller?.userId ?? null,
        subject: `${request.method} ${request.routeOptions.url ?? ''}`,
        address: request.ip,
        requestId: request.id,
      }),
    (error) => database.pool.hasTold(error),
  )
  await app.register(securityHeadersPlugin, { settings })
  // NUL is in no text of ours, and no database takes it.
  app.addHook('onRequest', ({ url }, _reply, done) => done(url.includes('%00') ? badRequest() : undefined))
  const sessions = createSessions({ db, clock }, await registerTokens(app, platform))
  await app.register(accessPlugin, {
    authenticate: sessions.authenticate,
    recognise: async (path, query) => {
      const holder = addresses.read(path, query)
      return holder === null ? null : sessions.find(holder)
    },
  })
  await app.register(openApiPlugin, { settings })

  await app.register(healthRoutes(platform))
  await app.register(wellKnownRoutes(platform))
  await app.register(walletMetadataRoutes(platform))
  await app.register(
    async (api) => {
      // Answers are a person's own unless a route says otherwise. By their date the browser knows this clock.
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store').header('date', clock.now().toUTCString())
        done()
      })
      api.setNotFoundHandler((_request, reply) => sendRefusal(reply, { statusCode: 404, code: 'NOT_FOUND' }))
      for (const module of apiModules(platform, sessions)) await api.register(module)
      await api.register(async (beside) => {
        // No part of the product, nor of its manual.
        beside.addHook('onRoute', (route) => {
          route.schema = { ...route.schema, hide: true }
        })
        for (const module of options.modules ?? []) await beside.register(module)
      })
    },
    { prefix: '/api' },
  )
  await app.register(webPlugin, {
    firstData: createFirstData(app, platform),
    paintedFor: createPaintedFor(app, platform, sessions),
    ...(options.folder === undefined ? {} : { folder: options.folder }),
  })

  await app.ready()
  registerJobs(platform)
  return app
}
