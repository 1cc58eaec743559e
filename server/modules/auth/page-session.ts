import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookiesIn } from '../../http/cookies.ts'
import { DAY } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSigner } from '../../platform/secrets.ts'
import { isBehindTls } from '../../platform/settings.ts'

const COOKIE = 'page-session'
/** Longer than any session lives: whether it still does is asked each time. */
const KEPT_FOR = 7 * DAY

/**
 * Whose pages a browser opens, in a cookie that its scripts cannot read: by it a page is painted for them, and nothing
 * else. No call takes it in the place of a token.
 */
export const createPageSessions = ({ secrets, settings }: Pick<Platform, 'secrets' | 'settings'>) => {
  const signer = createSigner(secrets.keyFor('page-session'))
  const put = (reply: FastifyReply, value: string, seconds: number): void => {
    const attributes = [`${COOKIE}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
    reply.header('set-cookie', [...attributes, ...(isBehindTls(settings) ? ['Secure'] : [])].join('; '))
  }
  return {
    give: (reply: FastifyReply, sessionId: string): void =>
      put(reply, `${sessionId}.${signer.sign(sessionId)}`, KEPT_FOR / 1000),
    end: (reply: FastifyReply): void => put(reply, '', 0),
    /** The session's id; null without one of ours. */
    read: (request: FastifyRequest): string | null => {
      const [sessionId = '', signature = ''] = (cookiesIn(request.headers.cookie)[COOKIE] ?? '').split('.')
      return signer.isSigned(sessionId, signature) ? sessionId : null
    },
  }
}
