import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { PaintedFor, Place } from '../../src/domain/rendered-page.ts'
import { isTimeZone } from '../../src/domain/zoned-time.ts'
import { createPageSessions } from '../modules/auth/page-session.ts'
import type { Sessions } from '../modules/auth/sessions.service.ts'
import { asksOwnServer } from '../platform/calls-settings.ts'
import type { Platform } from '../platform/platform.ts'
import { cookiesIn } from './cookies.ts'
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
  const { calls } = platform.settings
  // Where the browser asks another server, or with more than we know, nothing is asked in its place.
  const isOwn = asksOwnServer(calls) && Object.keys(calls.headers).length === 0
  return async (request: FastifyRequest): Promise<PaintedFor | null> => {
    if (!isOwn || !isPainted(request.url)) return null
    const session = pages.read(request)
    const place = placeIn(cookiesIn(request.headers.cookie)['here'], request.url)
    const token = session === null || place === null ? null : await sessions.tokenOf(session)
    if (session === null || place === null || token === null) return null
    const origin = `${request.protocol}://${request.host}`
    const ask = async (url: string, { headers: sent }: RequestInit = {}): Promise<Response> => {
      const answer = await app.inject({
        url,
        method: 'GET',
        headers: Object.fromEntries(new Headers(sent)),
        remoteAddress: request.ip,
      })
      const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name !== 'set-cookie' ? [[name, value]] : [],
      )
      return new Response(answer.rawPayload.length > 0 ? answer.body : null, { status: answer.statusCode, headers })
    }
    return { session, token, ask, now: () => platform.clock.now().getTime(), place: { ...place, origin } }
  }
}
