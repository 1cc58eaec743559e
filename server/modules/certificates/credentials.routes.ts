import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { credentialKey, credentialKeys, thumbprintIn } from '../../../src/domain/credential.ts'
import { DAY, MINUTE } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { createCredentials } from './credentials.service.ts'
import { KEYS_KEPT_MS } from './signing-keys.ts'

const kept = (milliseconds: number): string => `public, max-age=${milliseconds / 1000}`

const STATUSES_KEPT_MS = 5 * MINUTE
const YEAR = 365 * DAY
/** A list holds so many certificates that a state needs only the first few. */
const LISTS = 16_384

const issuer = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
})

/** What anyone needs who checks a credential: the issuer, the keys, and which are withdrawn. */
export const credentialsPublicRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const credentials = createCredentials(platform)

    app.get(
      '/credential-issuer',
      { config: { access: 'public' }, schema: { response: { 200: issuer } } },
      async (_request, reply) => reply.header('cache-control', kept(DAY)).send(credentials.issuer()),
    )

    app.get(
      '/credential-keys',
      { config: { access: 'public' }, schema: { response: { 200: credentialKeys } } },
      async (_request, reply) => reply.header('cache-control', kept(KEYS_KEPT_MS)).send(await credentials.published()),
    )

    app.get(
      '/credential-keys/:thumbprint',
      {
        config: { access: 'public' },
        schema: { params: z.object({ thumbprint: z.string().max(100) }), response: { 200: credentialKey } },
      },
      async (request, reply) => {
        const { keys } = await credentials.published()
        const key = found(keys.find(({ kid }) => thumbprintIn(kid) === request.params.thumbprint))
        return reply.header('cache-control', `${kept(YEAR)}, immutable`).send(key)
      },
    )

    app.withTypeProvider().get<{ Params: { list: number } }>(
      '/credential-status/:list',
      {
        config: { access: 'public' },
        schema: {
          params: z.object({
            list: z.coerce
              .number()
              .int()
              .nonnegative()
              .max(LISTS - 1),
          }),
        },
      },
      async (request, reply) =>
        reply
          .type('application/vc+jwt')
          .header('cache-control', kept(STATUSES_KEPT_MS))
          .send(await credentials.statusList(request.params.list)),
    )
  }

/** The same keys where tools look for them. */
export const wellKnownRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (app) => {
    const credentials = createCredentials(platform)
    app.get(
      '/.well-known/jwks.json',
      { config: { access: 'public' }, schema: { hide: true } },
      async (_request, reply) =>
        reply
          .type('application/jwk-set+json')
          .header('cache-control', kept(KEYS_KEPT_MS))
          .send(JSON.stringify(await credentials.published())),
    )
  }
