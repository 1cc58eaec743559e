import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

import { isBehindTls } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'

/** Nothing inline, nothing of a third party. */
const POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  // React and Ark set positions and the font scale in style attributes.
  "style-src-attr 'unsafe-inline'",
  "require-trusted-types-for 'script'",
]

/** Helmet's headers, and those that it would put together anew for each answer. What needs TLS is sent only there. */
export const securityHeadersPlugin = fp<{ settings: Settings }>(async (app, { settings }) => {
  const isTls = isBehindTls(settings)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  })
  const headers = {
    'content-security-policy': [...POLICY, ...(isTls ? ['upgrade-insecure-requests'] : [])].join(';'),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
})
