import type { FastifyReply, FastifyRequest } from 'fastify'

import { DAY } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBrowserMarks } from './browser-marks.ts'

/** A fresh link may be asked for after the first one ended. */
const KEPT_FOR = 7 * DAY

/**
 * The browser in which an account was opened, by whoever chose its password. The link that confirms its address signs in
 * there and nowhere else: who opens it in another browser may have been signed up by somebody who knows that password,
 * and would fill in a stranger's account.
 */
export const createOwnBrowsers = (platform: Pick<Platform, 'secrets' | 'settings'>) => {
  const marks = createBrowserMarks(platform, { cookie: 'signed-up', purpose: 'own browsers', keptFor: KEPT_FOR })
  return {
    isOwn: (request: FastifyRequest, userId: number): boolean => marks.find(request, userId) !== undefined,

    /** Null where nothing was opened, since the address has an account: no cookie tells the one from the other. */
    remember: (request: FastifyRequest, reply: FastifyReply, userId: number | null): void =>
      userId === null ? marks.keepNone(request, reply) : marks.keep(request, reply, userId),
  }
}
