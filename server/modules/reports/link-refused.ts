import type { FastifyReply } from 'fastify'

import { directionOf } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import { MINUTE } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Secrets are guessed slowly: so many links of one address in a minute. */
export const REPORT_LINKS = { tries: 60, milliseconds: MINUTE }

/**
 * Answers whoever opened a link of a mail in a browser, which shows what it is sent: what was refused, as a page of one
 * sentence. Throws what is no refusal, and what is asked for by a program.
 */
export const refuseInBrowser = (reply: FastifyReply, cause: unknown): FastifyReply => {
  const { headers, language } = reply.request
  if (!(cause instanceof Refusal) || !headers.accept?.includes('text/html')) throw cause
  const said = textsIn(language).refusals[cause.code]
  if (cause.retryAfter !== undefined) reply.header('retry-after', String(cause.retryAfter))
  return reply
    .code(cause.statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title><p>${said}</p></html>`,
    )
}
