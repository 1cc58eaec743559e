import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import fp from 'fastify-plugin'
import helmet from 'helmet'

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

/** Helmet's headers are the same for every answer: they are asked for once. What needs TLS is sent only there. */
const headersOf = (isTls: boolean): Record<string, string> => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  })
  set(answer.req, answer, (cause) => {
    if (cause) throw cause
  })
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'content-security-policy': [...POLICY, ...(isTls ? ['upgrade-insecure-requests'] : [])].join(';'),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

export const securityHeadersPlugin = fp<{ settings: Settings }>(async (app, { settings }) => {
  const headers = headersOf(isBehindTls(settings))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})
