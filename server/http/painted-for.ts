import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { PaintedFor, Place } from '../../src/domain/rendered-page.ts'
import { isTimeZone } from '../../src/domain/zoned-time.ts'
import { createPageSessions } from '../modules/auth/page-session.ts'
import type { Sessions } from '../modules/auth/sessions.service.ts'
import { asksOwnServer } from '../platform/calls-settings.ts'
import type { Platform } from '../platform/platform.ts'
import { isBehindTls } from '../platform/settings.ts'
import { cookiesIn } from './cookies.ts'
import { tellFailures } from './failed-paintings.ts'
import { firstAsksOf } from './first-asks.ts'

/**
 * Where a browser looks from, as it says itself while somebody is signed in: `Europe/Berlin.wide`. Null too where it
 * keeps lessons, and opens one with what it has of it.
 */
const placeIn = (said: string | undefined, url: string): Omit<Place, 'origin'> | null => {
  const [, named = '', width = '', keeps] = /^([\w%+-]{1,64})\.(narrow|wide)(\.keeps)?$/.exec(said ?? '') ?? []
  if (keeps !== undefined && url.startsWith('/online-course/')) return null
  const zone = named.replaceAll(/%2[Ff]/g, '/').replaceAll(/%2[Bb]/g, '+')
  return isTimeZone(zone) ? { zone, isWide: width === 'wide' } : null
}

/** Whether a page is painted for who is signed in, with what they see of it. */
export const isPainted = (url: string): boolean => firstAsksOf(url).length > 0

/** For whom a page is painted: who is signed in in this browser, as its page and our session agree; else nobody. */
export const createPaintedFor = (app: FastifyInstance, platform: Platform, sessions: Sessions) => {
  const pages = createPageSessions(platform)
  const { calls, publicUrl } = platform.settings
  const tell = tellFailures(platform)
  // Where the browser asks another server, or with more than we know, nothing is asked in its place.
  const isOwn = asksOwnServer(calls) && Object.keys(calls.headers).length === 0
  /** Null where it cannot be told: a page that names another is hidden, and drawn anew. */
  const originOf = (request: FastifyRequest): string | null => {
    if (!isBehindTls(platform.settings)) return `${request.protocol}://${request.host}`
    // A proxy that is not trusted does not say that people come to it by TLS.
    const { host, origin } = new URL(publicUrl)
    return request.host === host ? origin : null
  }
  /** Null without one that lives, and where it cannot be asked for: the page comes all the same. */
  const tokenOf = async (session: string, failed: PaintedFor['failed']): Promise<string | null> => {
    try {
      return await sessions.tokenOf(session)
    } catch (cause) {
      failed(cause)
      return null
    }
  }
  return async (request: FastifyRequest): Promise<PaintedFor | null> => {
    if (!isOwn || request.method !== 'GET' || !isPainted(request.url)) return null
    const failed = (cause: unknown) => tell(request.url, cause)
    const session = pages.read(request)
    const origin = originOf(request)
    if (session === null || origin === null) return null
    const place = placeIn(cookiesIn(request.headers.cookie)['here'], request.url)
    const token = place === null ? null : await tokenOf(session, failed)
    if (place === null || token === null) return null
    const ask = async (url: string, { headers: sent, signal }: RequestInit = {}): Promise<Response> => {
      const answer = await app.inject({
        url,
        method: 'GET',
        headers: Object.fromEntries(new Headers(sent)),
        remoteAddress: request.ip,
        ...(signal && { signal }),
      })
      const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name !== 'set-cookie' ? [[name, value]] : [],
      )
      return new Response(answer.rawPayload.length > 0 ? answer.body : null, { status: answer.statusCode, headers })
    }
    return { session, token, ask, failed, now: () => platform.clock.now().getTime(), place: { ...place, origin } }
  }
}
