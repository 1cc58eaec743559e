import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

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
const isReadSoon = (text: string): boolean => {
  const mayHaveMany = text.length <= SIGNED_IN_BODY_BYTES
  let parts = 0
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText) {
      if (sign === '[' || sign === '{') depth += 1
      else if (sign === ']' || sign === '}') depth -= 1
      if (sign === ',' || sign === '[' || sign === '{') parts += 1
      if (depth > DEEPEST || (parts >= PARTS_AT_MOST && !mayHaveMany)) return false
    }
  }
  return true
}

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
