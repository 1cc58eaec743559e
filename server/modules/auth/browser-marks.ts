import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookiesIn } from '../../http/cookies.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSigner } from '../../platform/secrets.ts'
import { isBehindTls } from '../../platform/settings.ts'

export type MarksOptions = Readonly<{
  /** The name of the cookie, which its signature covers. */
  cookie: string
  /** What its key is for. */
  purpose: string
  /** Milliseconds. */
  keptFor: number
}>

/** A browser that more people share holds the marks that came last. */
const MARKS = 8
const MARK_LENGTH = 22

/**
 * Marks that a browser holds for us in one cookie, and nobody can read or make. It opens nothing by itself: it is
 * signed, and says no more than that this browser was there.
 */
export const createBrowserMarks = (
  { secrets, settings }: Pick<Platform, 'secrets' | 'settings'>,
  { cookie, purpose, keptFor }: MarksOptions,
) => {
  const signer = createSigner(secrets.keyFor(purpose))

  const read = (request: FastifyRequest): { id: string; marks: readonly string[] } | undefined => {
    const parts = (cookiesIn(request.headers.cookie)[cookie] ?? '').split('.')
    const signature = parts.pop() ?? ''
    const [id, ...marks] = parts
    return id && signer.isSigned(`${cookie} ${parts.join('.')}`, signature) ? { id, marks } : undefined
  }

  const keep = (request: FastifyRequest, reply: FastifyReply, mark: string): void => {
    const { id, marks } = read(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
    const named = [id, ...new Set([mark, ...marks])].slice(0, 1 + MARKS).join('.')
    const value = `${named}.${signer.sign(`${cookie} ${named}`)}`
    const attributes = [`${cookie}=${value}`, 'Path=/api/auth', `Max-Age=${keptFor / 1000}`, 'HttpOnly', 'SameSite=Lax']
    reply.header('set-cookie', [...attributes, ...(isBehindTls(settings) ? ['Secure'] : [])].join('; '))
  }

  const markOf = (account: string | number): string => signer.sign(`account ${account}`).slice(0, MARK_LENGTH)

  return {
    /** The browser that a request comes from; undefined where it holds no mark of this account. */
    find: (request: FastifyRequest, account: string | number): string | undefined => {
      const browser = read(request)
      return browser?.marks.includes(markOf(account)) ? browser.id : undefined
    },

    keep: (request: FastifyRequest, reply: FastifyReply, account: string | number): void =>
      keep(request, reply, markOf(account)),

    /** A mark of no account, which looks like any other. */
    keepNone: (request: FastifyRequest, reply: FastifyReply): void =>
      keep(request, reply, randomBytes(MARK_LENGTH).toString('base64url').slice(0, MARK_LENGTH)),
  }
}
