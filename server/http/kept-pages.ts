import { finished } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

import type { FirstData, PaintedFor, Render, Rendered, RenderRequest } from '../../src/domain/rendered-page.ts'
import { unavailable } from '../platform/refusal.ts'
import { hasOwnLayout, withoutLayout } from './painted.ts'

/**
 * `brotli` is the page as it goes over the line, once it has been made; until then it is null. One stream, cut where a
 * browser can read, and paint, what came before without what comes after.
 */
export type KeptPage = Rendered & { brotli: readonly Buffer[] | null }

/** What a page shows before its scripts have come is read when it is needed. */
type Asked = Omit<RenderRequest, 'firstData'> & Readonly<{ firstData: () => Promise<FirstData> }>

/** As many as there are public pages, languages and looks that people have. */
const KEPT = 300
const KEPT_OWN = 50
/** Each is half a megabyte. */
const KEPT_CARRYING = 50
/** Pages that wait to be made: who comes when there are as many is asked to come again. */
const WAITING = 50
const RETRY_AFTER_SECONDS = 1
/** Each is drawn some times, and waits for the database between. */
const PAINTED_AT_ONCE = 8
/** As many tabs as somebody opens on purpose: nobody takes the places of all others. */
const OF_ONE_SESSION = 2
/** As far as it goes is seconds of computing for a page that carries its files, and a tenth less on its way. */
const ASKED_OFTEN = 4
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

/** Does one thing after the other, and says how many wait. */
const inLine = () => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    isFull: () => waiting >= WAITING,
    add: async <T>(work: () => Promise<T>): Promise<T> => {
      waiting += 1
      const done = last.then(work)
      last = done.catch(() => undefined)
      try {
        return await done
      } finally {
        waiting -= 1
      }
    },
  }
}

/** The pages that were made, those asked for least lately first, and how often each was asked for. */
const heldPages = (most: number) => {
  const held = new Map<string, Readonly<{ page: Promise<KeptPage>; asked: number }>>()
  return {
    get: (key: string): Readonly<{ page: Promise<KeptPage>; asked: number }> | undefined => {
      const before = held.get(key)
      if (!before) return undefined
      held.delete(key)
      const now = { ...before, asked: before.asked + 1 }
      held.set(key, now)
      return now
    },
    add: (key: string, page: Promise<KeptPage>): void => {
      held.set(key, { page, asked: 1 })
      const [oldest] = held.keys()
      if (held.size > most && oldest !== undefined) held.delete(oldest)
    },
    drop: (key: string): boolean => held.delete(key),
  }
}

/**
 * Renders a page once for all who ask for the same: it is made of its address, the language, how the device looks and
 * the first data, and of nothing else. What is asked for often is compressed as far as it goes, behind its answer. What
 * has a query in its address, or leads nowhere, is made anew each time, and its first data is read when its turn has
 * come: there would be no end of them; nor is there of layouts of one's own, which push out only each other. One page
 * is made at a time, and one compressed: who asks for many waits in line, while what is kept is there at once. Where
 * the line is full a layout of one's own is left to the browser, and what nobody has made yet is refused for a moment.
 */
export const keepPages = (render: Render): ((asked: Asked) => Promise<KeptPage>) => {
  const usual = heldPages(KEPT)
  const carrying = heldPages(KEPT_CARRYING)
  const own = heldPages(KEPT_OWN)
  const making = inLine()
  const compressing = inLine()
  const painting: string[] = []

  const make = async (ask: () => Promise<RenderRequest>): Promise<KeptPage> => {
    if (making.isFull()) throw unavailable(RETRY_AFTER_SECONDS)
    return making.add(async () => ({ ...(await render(await ask())), brotli: null }))
  }

  const compress = async (page: KeptPage): Promise<void> => {
    if (page.brotli !== null || page.status !== STATUS_OK || compressing.isFull()) return
    await compressing.add(async () => {
      page.brotli ??= await compressed(page)
    })
  }

  const keep = (asked: RenderRequest, pages: ReturnType<typeof heldPages>): Promise<KeptPage> => {
    const key = JSON.stringify(asked)
    const held = pages.get(key)
    if (held) {
      if (held.asked >= ASKED_OFTEN) void held.page.then(compress, () => undefined)
      return held.page
    }
    const page = make(async () => asked)
    pages.add(key, page)
    page.then(
      ({ status }) => status === STATUS_OK || pages.drop(key),
      () => pages.drop(key),
    )
    return page
  }

  /** For one person: it waits in no line, and where it cannot be made, or too many are, theirs is as a device's that is known. */
  const paint = async (asked: RenderRequest, { session, failed }: PaintedFor): Promise<KeptPage | null> => {
    const isTooMuch = painting.filter((one) => one === session).length >= OF_ONE_SESSION
    if (painting.length >= PAINTED_AT_ONCE || isTooMuch) return null
    painting.push(session)
    try {
      const page = await render(asked)
      return page.isTheirs === true ? { ...page, brotli: null } : null
    } catch (cause) {
      failed(cause)
      return null
    } finally {
      painting.splice(painting.indexOf(session), 1)
    }
  }

  return async ({ firstData, paintedFor, ...page }) => {
    const read = async (): Promise<RenderRequest> => ({ ...page, firstData: await firstData() })
    const theirs = paintedFor && (await paint({ ...(await read()), paintedFor }, paintedFor))
    if (theirs) return theirs
    if (page.url.includes('?')) return make(read)
    const asked = await read()
    const offered = asked.carriesFiles === true ? carrying : usual
    if (!hasOwnLayout(asked)) return keep(asked, offered)
    return making.isFull() ? keep(withoutLayout(asked), offered) : keep(asked, own)
  }
}
