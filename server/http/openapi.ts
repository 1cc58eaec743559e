import swagger from '@fastify/swagger'
import type { SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { toJSONSchema } from 'zod/v4/core'

import { APP_VERSION } from '../../src/domain/constants.ts'
import { errorAnswer } from '../../src/domain/contract/common.contract.ts'
import { described, describedParameters, PREFACE, TAGS } from '../manual/manual.ts'
import type { Settings } from '../platform/settings.ts'

/** The page's own scripts set styles and write HTML; nothing of it comes from elsewhere. */
const DOCS_POLICY =
  "default-src 'self'; base-uri 'self'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; style-src 'self' 'unsafe-inline'"

const { $schema: _, ...errorSchema } = toJSONSchema(errorAnswer)
const refusal = { description: 'Refused', content: { 'application/json': { schema: errorSchema } } }
const idempotencyKey = {
  type: 'string',
  maxLength: 200,
  description: 'Sent again, it has one effect and one answer.',
}

const propertiesOf = (headers: unknown): object => {
  const own = typeof headers === 'object' && headers !== null && 'properties' in headers ? headers.properties : null
  return typeof own === 'object' && own !== null ? own : {}
}

/** Beside the headers that the route itself declares. */
const withIdempotencyKey = (headers: unknown) => ({
  type: 'object',
  ...(typeof headers === 'object' ? headers : {}),
  properties: { ...propertiesOf(headers), 'idempotency-key': idempotencyKey },
})

/** Adds to each operation what the manual says, who may call it, how it refuses, and the key that a creating one takes. */
const transform: SwaggerTransform = (document) => {
  const { access, creates } = document.route.config ?? {}
  // A route may have no schema at all, whatever the types say.
  const { schema, url } = jsonSchemaTransform({ ...document, schema: document.schema ?? {} })
  if (access === undefined || schema['hide'] === true) return { schema, url }
  const { params, querystring } = schema
  return {
    url,
    schema: {
      ...schema,
      ...described(document.route),
      ...(params === undefined ? {} : { params: describedParameters(params) }),
      ...(querystring === undefined ? {} : { querystring: describedParameters(querystring) }),
      ...(creates === true ? { headers: withIdempotencyKey(schema['headers']) } : {}),
      ...(access === 'public' ? {} : { security: [{ session: [] }] }),
      response: { ...(schema['response'] as object | undefined), '4XX': refusal, '5XX': refusal },
      'x-access': access,
    },
  }
}

/**
 * The document at /api/openapi.json and its browsable page at /api/docs, from the schemas of the routes: made when first
 * asked for, since it is a quarter of the computing of a start. A test reads it to its end.
 */
export const openApiPlugin = fp<{ settings: Settings }>(async (app, { settings }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: settings.productName, version: APP_VERSION, description: PREFACE },
      tags: TAGS,
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
  })
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      uiConfig: { validatorUrl: null },
    })
  })
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger())
})
