import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import type { Render, Rendered } from './render.types.ts'

const compress = promisify(brotliCompress)

/** `brotli` is the page as it goes over the line, once it has been made; until then it is null. */
export type KeptPage = Rendered & { brotli: Buffer | null }

/** As many as there are public pages, languages and looks that people have. */
const KEPT = 300
const STATUS_OK = 200

const compressed = (html: string): Promise<Buffer> =>
  compress(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

/**
 * Renders a page once for all who ask for the same: it is made of its address, the language, how the device looks and
 * the first data, and of nothing else. Compressed as far as it goes, behind the first answer. What has a query in its
 * address, or leads nowhere, is made anew each time: there would be no end of them.
 */
export const keepPages = (render: Render): ((asked: Parameters<Render>[0]) => Promise<KeptPage>) => {
  const kept = new Map<string, Promise<KeptPage>>()

  const make = async (asked: Parameters<Render>[0]): Promise<KeptPage> => ({ ...(await render(asked)), brotli: null })

  return (asked) => {
    if (asked.url.includes('?')) return make(asked)
    const key = JSON.stringify(asked)
    const held = kept.get(key)
    if (held) return held
    const page = make(asked)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    page.then(
      async (made) => {
        if (made.status === STATUS_OK) made.brotli = await compressed(made.html)
        else kept.delete(key)
      },
      () => kept.delete(key),
    )
    return page
  }
}
