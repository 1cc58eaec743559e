import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import fp from 'fastify-plugin'
import helmet from 'helmet'

import { foreignOrigin } from '../platform/calls-settings.ts'
import { isBehindTls } from '../platform/settings.ts'
import type { Settings } from '../platform/settings.ts'

/** What is inline in a page that the server wrote, by its hashes, e.g. `sha256-...`. */
type Inline = Readonly<{ styleHashes?: readonly string[]; scriptHashes?: readonly string[] }>

const sources = (name: string, hashes: readonly string[]) =>
  [name, `'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')

/**
 * Nothing inline but what the build or the server wrote into a page, named by its hash; nothing of a third party but, where
 * another server was configured to be asked, its answers, pictures and videos.
 */
const policy = (settings: Settings, { styleHashes = [], scriptHashes = [] }: Inline = {}): string => {
  const asked = foreignOrigin(settings.calls)
  const beside = asked === null ? '' : ` ${asked}`
  return [
    "default-src 'self'",
    ...(asked === null ? [] : [`connect-src 'self'${beside}`, `frame-src 'self'${beside}`]),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data:${beside}`,
    `media-src 'self' blob: data:${beside}`,
    "object-src 'none'",
    sources('script-src', scriptHashes),
    "script-src-attr 'none'",
    sources('style-src', styleHashes),
    // React and Ark set positions and the font scale in style attributes.
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    ...(isBehindTls(settings) ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

/** Helmet's headers are the same for every answer: they are asked for once. What needs TLS is sent only there. */
const headersOf = (settings: Settings): Record<string, string> => {
  const { hsts } = settings
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin' },
    frameguard: { action: 'deny' },
    // An origin is kept to itself unasked by now. Asked for it, a browser starts another process before it paints.
    originAgentCluster: false,
    // Of browsers that are no more.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts:
      isBehindTls(settings) && hsts !== 'off'
        ? { maxAge: 63_072_000, includeSubDomains: hsts === 'subdomains' }
        : false,
  })
  set(answer.req, answer, (cause) => {
    if (cause) throw cause
  })
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'content-security-policy': policy(settings),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The policy of a page in which this is inline. */
    contentSecurityPolicy: (inline: Inline) => string
  }
}

export const securityHeadersPlugin = fp<{ settings: Settings }>(async (app, { settings }) => {
  const headers = headersOf(settings)
  app.decorate('contentSecurityPolicy', (inline: Inline) => policy(settings, inline))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})
