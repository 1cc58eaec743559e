import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookiesIn } from '../../http/cookies.ts'
import { DAY } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSigner } from '../../platform/secrets.ts'
import { isBehindTls } from '../../platform/settings.ts'
import { normaliseEmail } from './email.ts'

const COOKIE = 'device'
/** As long as browsers keep any cookie. */
const KEPT_FOR = 400 * DAY
/** A device that more people share knows those who came last. */
const ACCOUNTS = 8

/**
 * Devices on which an account was opened before: by its password, or by a link of its mailbox. What strangers guess at
 * the account, or from the same network, does not keep such a device out, since its tries are counted by themselves.
 * The cookie opens nothing: it is signed, good for the accounts that it names, and says no more of them than a mark.
 */
export const createKnownDevices = ({ secrets, settings }: Pick<Platform, 'secrets' | 'settings'>) => {
  const signer = createSigner(secrets.keyFor('known devices'))
  const markOf = (email: string): string => signer.sign(`account ${normaliseEmail(email)}`).slice(0, 22)

  const read = (request: FastifyRequest): { id: string; marks: readonly string[] } | undefined => {
    const parts = (cookiesIn(request.headers.cookie)[COOKIE] ?? '').split('.')
    const signature = parts.pop() ?? ''
    const [id, ...marks] = parts
    return id && signer.isSigned(`device ${parts.join('.')}`, signature) ? { id, marks } : undefined
  }

  return {
    /** The device that a request comes from; undefined where this account was never opened on it. */
    find: (request: FastifyRequest, email: string): string | undefined => {
      const device = read(request)
      return device?.marks.includes(markOf(email)) ? device.id : undefined
    },

    /** From now on the device knows the account. */
    remember: (request: FastifyRequest, reply: FastifyReply, email: string): void => {
      const { id, marks } = read(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
      const named = [id, ...new Set([markOf(email), ...marks])].slice(0, 1 + ACCOUNTS).join('.')
      const value = `${named}.${signer.sign(`device ${named}`)}`
      const attributes = [
        `${COOKIE}=${value}`,
        'Path=/api/auth',
        `Max-Age=${KEPT_FOR / 1000}`,
        'HttpOnly',
        'SameSite=Lax',
      ]
      reply.header('set-cookie', [...attributes, ...(isBehindTls(settings) ? ['Secure'] : [])].join('; '))
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
