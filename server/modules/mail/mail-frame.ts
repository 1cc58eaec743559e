import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import type { MailFrames } from '../../../src/domain/contract/message-template.contract.ts'
import { HOUR, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

/** A mail that is looked at is shown by day or by night, whatever the device prefers. */
export const frameMode = z.enum(['light', 'dark']).describe('By day or by night.')

/** As long as somebody looks at a page; bound to their session beside. */
const VALID_FOR = HOUR

/** The signed addresses at which a mail is shown in a frame. `path` is that of both, without the mode. */
export const framesAt = ({ addresses, clock }: Platform, path: string, sessionId: string): MailFrames => {
  const expiresAt = later(clock.now(), VALID_FOR)
  const at = (mode: keyof MailFrames) => addresses.sign(`${path}/${mode}`, sessionId, expiresAt)
  return { light: at('light'), dark: at('dark') }
}

/**
 * Nothing of a mail runs, loads or leads anywhere: a document of an origin of its own, with the styles that it brings and
 * no more, in a frame of this site alone.
 */
const POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join(';')

export const sendFrame = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(html)
