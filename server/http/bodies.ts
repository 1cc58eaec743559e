import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { createJsonBounds } from '../../src/domain/json-bounds.ts'
import { textsIn } from '../i18n/texts.ts'
import { unkeptFieldIn } from '../platform/kept-text.ts'
import { Refusal, refusedField } from '../platform/refusal.ts'

/** A POST that carries nothing: no body, or an empty one. */
export const emptyBody = z.strictObject({}).nullish()

export const noContent = z.null().describe('Done')

/** Bytes of a body that anyone may send: the longest form open to guests, each letter written as an escape. */
export const PUBLIC_BODY_BYTES = 32 * 1024
const SIGNED_IN_BODY_BYTES = 64 * 1024
/** Of a body that may be larger than that, since one of its texts is. */
const PARTS_AT_MOST = 100

/** One within the other: no form of ours is deep, and what calls itself for each has only so much room. */
const DEEPEST = 100

/** Whether it is read soon: a long one of few parts, whatever its texts say, and none of it deep. */
const isReadSoon = (text: string): boolean =>
  createJsonBounds({
    deepest: DEEPEST,
    parts: text.length <= SIGNED_IN_BODY_BYTES ? Infinity : PARTS_AT_MOST,
    keys: Infinity,
  })(text)

/**
 * Takes JSON, of texts that can be kept. What is read and judged in one go holds everybody else up, so it is small. A route with one long text
 * declares its `bodyLimit`; a file is no such body, it is streamed.
 */
export const takeBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isReadSoon(text)) return done(new Refusal(413, 'TOO_LARGE'))
    return parse(request, text, (cause, body) => {
      const field = cause ? undefined : unkeptFieldIn(text, body)
      if (field === undefined) done(cause, body)
      else done(refusedField(field, textsIn(request.language).fields.unkept))
    })
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'public') route.bodyLimit ??= SIGNED_IN_BODY_BYTES
  })
}
