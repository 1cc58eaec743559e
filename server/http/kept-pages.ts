import { finished } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

import type { Render, Rendered } from '../../src/domain/rendered-page.ts'

/**
 * `brotli` is the page as it goes over the line, once it has been made; until then it is null. One stream, cut where a
 * browser can read, and paint, what came before without what comes after.
 */
export type KeptPage = Rendered & { brotli: readonly Buffer[] | null }

/** As many as there are public pages, languages and looks that people have. */
const KEPT = 300
const STATUS_OK = 200

const compressed = async ({ html, firstScreen = 0 }: Rendered): Promise<readonly Buffer[]> => {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
  const written: Buffer[] = []
  stream.on('data', (part: Buffer) => written.push(part))
  const parts: Buffer[] = []
  const cut = () => parts.push(Buffer.concat(written.splice(0)))
  const ended = finished(stream)
  if (firstScreen > 0) {
    stream.write(html.slice(0, firstScreen))
    await new Promise<void>((resolve) => {
      stream.flush(resolve)
    })
    cut()
  }
  stream.end(html.slice(firstScreen))
  await ended
  cut()
  return parts
}

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
        if (made.status === STATUS_OK) made.brotli = await compressed(made)
        else kept.delete(key)
      },
      () => kept.delete(key),
    )
    return page
  }
}
