import fp from 'fastify-plugin'

import { DEFAULT_LANGUAGE, chooseLanguage } from '../../src/domain/language.ts'
import type { Language } from '../../src/domain/language.ts'

/** The best of our languages in an `Accept-Language` header. */
export const languageOf = (header: string | undefined): Language => {
  if (header === undefined || header.length > 500) return DEFAULT_LANGUAGE
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((p) => /^\s*q=([0-9.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return chooseLanguage(wanted.map(({ tag }) => tag))
}

export const languagePlugin = fp(async (app) => {
  app.decorateRequest('language', DEFAULT_LANGUAGE)
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request.headers['accept-language'])
    done()
  })
})
