import { once } from 'node:events'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'

import { describe, expect, it, vi } from 'vitest'

import { keepPages } from '../../../server/http/kept-pages.ts'
import { layoutOf } from '../../../src/domain/layout.ts'
import type { PaintedFor, Render } from '../../../src/domain/rendered-page.ts'

const HOME = { url: '/home', language: 'en', firstData: async () => ({}), isKnownDevice: false } as const

const textOf = (brotli: readonly Buffer[] | null): string =>
  brotliDecompressSync(Buffer.concat(brotli ?? [])).toString()

const counted = () => {
  const seen: string[] = []
  const render: Render = async (page) => {
    seen.push(JSON.stringify(page))
    return { status: page.url === '/404' ? 404 : 200, html: `<p>${seen.length} ${page.language}</p>` }
  }
  return { seen, page: keepPages(render) }
}

it('renders once for all who ask for the same, together or later', async () => {
  const { page, seen } = counted()
  const answers = await Promise.all([page(HOME), page(HOME), page({ ...HOME })])
  answers.push(await page(HOME))
  expect([seen.length, ...answers.map(({ html }) => html)]).toEqual([1, ...Array(4).fill('<p>1 en</p>')])
})

it.each([
  ['another language', { language: 'ar' }],
  ['other looks', { painted: { mode: 'dark' } }],
  ['other first data', { firstData: async () => ({ partners: [] }) }],
  ['a device that was here before', { isKnownDevice: true }],
] as const)('renders anew for %s', async (_, change) => {
  const { page, seen } = counted()
  await page(HOME)
  await page({ ...HOME, ...change })
  expect(seen).toHaveLength(2)
})

it.each(['/home?from=mail', '/404'])('keeps nothing of %s', async (url) => {
  const { page, seen } = counted()
  await page({ ...HOME, url })
  await page({ ...HOME, url })
  expect(seen).toHaveLength(2)
})

it('has the page compressed once it was asked for often', async () => {
  const { page } = counted()
  expect((await page(HOME)).brotli).toBeNull()
  await vi.waitFor(async () => expect((await page(HOME)).brotli).not.toBeNull())
  expect(textOf((await page(HOME)).brotli)).toBe('<p>1 en</p>')
  expect((await page(HOME)).brotli).toHaveLength(1)
})

it('compresses nothing that was asked for three times', async () => {
  const { page } = counted()
  const seldom = [await page(HOME), await page(HOME), await page(HOME)]
  const other = { ...HOME, url: '/partners' } as const
  await vi.waitFor(async () => expect((await page(other)).brotli).not.toBeNull())
  expect(seldom.map(({ brotli }) => brotli)).toEqual([null, null, null])
})

/** Layouts that somebody put together, as many as wanted. */
const ownLook = (at: number) => {
  const { style, config } = layoutOf('layout1')
  return {
    ...HOME,
    painted: { layout: { style, config: { ...config, mode: 'boxed', containerWidth: 1000 + at } } },
  } as const
}

/** Pages that are begun, and finished by hand. */
const stalling = () => {
  const begun: { page: Parameters<Render>[0]; finish: () => void }[] = []
  const render: Render = (page) =>
    new Promise((resolve) => {
      begun.push({ page, finish: () => resolve({ status: 200, html: page.url }) })
    })
  return { begun, page: keepPages(render) }
}

it('makes one page at a time, and keeps those that are there within reach', async () => {
  const { begun, page } = stalling()
  const home = page(HOME)
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  begun[0]?.finish()
  await home
  const others = Array.from({ length: 50 }, (_, at) => page({ ...HOME, url: `/page-${at}` }))
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  await expect(page({ ...HOME, url: '/one-more' })).rejects.toMatchObject({ statusCode: 503, retryAfter: 1 })
  expect((await page(HOME)).html).toBe('/home')
  expect(begun).toHaveLength(2)
  for (let at = 1; at <= 50; at += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(at + 1))
    begun[at]?.finish()
  }
  expect((await Promise.all(others)).map(({ html }) => html)).toEqual(begun.slice(1).map(({ page: { url } }) => url))
})

it('reads nothing for an address with a query before its turn has come', async () => {
  const { begun, page } = stalling()
  const firstData = vi.fn(async () => ({}))
  const pages = [1, 2, 3].map((at) => page({ ...HOME, url: `/course/search?x=${at}`, firstData }))
  for (let at = 0; at < 3; at += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(at + 1))
    expect(firstData).toHaveBeenCalledTimes(at + 1)
    begun[at]?.finish()
  }
  await Promise.all(pages)
})

it('leaves a layout of its own to a device while many wait', async () => {
  const { begun, page } = stalling()
  const home = page(HOME)
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  begun[0]?.finish()
  await home
  for (let at = 0; at < 50; at += 1) void page(ownLook(at))
  expect(await page(ownLook(50))).toBe(await page(HOME))
})

it('lets layouts of their own push out each other alone', async () => {
  const { page, seen } = counted()
  await page(HOME)
  for (let at = 0; at < 400; at += 1) await page(ownLook(at))
  await page(HOME)
  expect(seen).toHaveLength(401)
  await page(ownLook(399))
  expect(seen).toHaveLength(401)
  await page(ownLook(0))
  expect(seen).toHaveLength(402)
})

it('forgets last what is asked for again and again', async () => {
  const { page, seen } = counted()
  for (let at = 0; at < 400; at += 1) {
    await page(HOME)
    await page({ ...HOME, url: `/page-${at}` })
  }
  expect(seen).toHaveLength(401)
})

it('cuts the compressed page behind the first screen, so that a browser can read it before the rest comes', async () => {
  const html = `<p>${'first '.repeat(500)}</p><div>${'later '.repeat(500)}</div>`
  const page = keepPages(async () => ({ status: 200, html, firstScreen: html.indexOf('<div>') }))
  await page(HOME)
  await vi.waitFor(async () => expect((await page(HOME)).brotli).not.toBeNull())
  const { brotli } = await page(HOME)
  const first = createBrotliDecompress()
  first.write(brotli?.[0])
  const [read] = (await once(first, 'data')) as [Buffer]
  first.destroy()
  expect([read.toString(), textOf(brotli)]).toEqual([html.slice(0, html.indexOf('<div>')), html])
})

it('forgets the oldest of too many, and what could not be rendered', async () => {
  const { page, seen } = counted()
  await page(HOME)
  for (let at = 0; at < 300; at += 1) await page({ ...HOME, url: `/page-${at}` })
  await page(HOME)
  expect(seen).toHaveLength(302)

  let fails = true
  const failing = keepPages(async () => {
    if (fails) throw new Error('The database is away')
    return { status: 200, html: '' }
  })
  await expect(failing(HOME)).rejects.toThrow('The database is away')
  fails = false
  await expect(failing(HOME)).resolves.toMatchObject({ status: 200 })
})

describe('a page of somebody', () => {
  const place = { zone: 'UTC', isWide: true, origin: 'http://localhost:3000' }
  const forSession = (session: string, failed: PaintedFor['failed'] = () => {}): PaintedFor => ({
    session,
    failed,
    token: '',
    place,
    now: () => 0,
    ask: async () => new Response(),
  })

  it('is drawn for each, kept for nobody, and in nobody’s way', async () => {
    const waiting = Promise.withResolvers<undefined>()
    const render: Render = async ({ paintedFor, url }) => {
      if (paintedFor?.session === 'slow') await waiting.promise
      return { status: 200, html: paintedFor?.session ?? url, ...(paintedFor && { isTheirs: true }) }
    }
    const page = keepPages(render)
    const slow = page({ ...HOME, paintedFor: forSession('slow') })
    const others = [page({ ...HOME, paintedFor: forSession('a') }), page({ ...HOME, paintedFor: forSession('b') })]
    expect((await Promise.all(others)).map(({ html }) => html)).toEqual(['a', 'b'])
    expect((await page(HOME)).html).toBe('/home')
    waiting.resolve(undefined)
    expect((await slow).html).toBe('slow')
  })

  it('is as everybody’s where it cannot be made, and where too many are being made', async () => {
    const waiting = Promise.withResolvers<undefined>()
    const render: Render = async ({ paintedFor }) => {
      if (paintedFor?.session === 'broken') throw new Error('It cannot be drawn.')
      const isSlow = paintedFor?.session.startsWith('slow') === true
      if (isSlow) await waiting.promise
      return { status: 200, html: 'plain', ...(isSlow && { isTheirs: true }) }
    }
    const page = keepPages(render)
    const failed = vi.fn()
    expect((await page({ ...HOME, paintedFor: forSession('broken', failed) })).isTheirs).toBeUndefined()
    expect(failed.mock.calls).toEqual([[new Error('It cannot be drawn.')]])
    expect((await page({ ...HOME, paintedFor: forSession('unknown') })).isTheirs).toBeUndefined()
    const slow = Array.from({ length: 9 }, (_, at) => page({ ...HOME, paintedFor: forSession(`slow ${at}`) }))
    expect((await slow[8])?.isTheirs).toBeUndefined()
    waiting.resolve(undefined)
    expect((await Promise.all(slow)).filter(({ isTheirs }) => isTheirs)).toHaveLength(8)
  })

  it('is drawn twice at a time for one session, however many are asked for, and again when one is done', async () => {
    const waiting = Promise.withResolvers<undefined>()
    const page = keepPages(async ({ paintedFor }) => {
      if (paintedFor?.session === 'many') await waiting.promise
      return { status: 200, html: '', ...(paintedFor && { isTheirs: true }) }
    })
    const open = async (session: string) => (await page({ ...HOME, paintedFor: forSession(session) })).isTheirs === true
    const many = [open('many'), open('many')]
    expect([await open('many'), await open('many'), await open('another')]).toEqual([false, false, true])
    waiting.resolve(undefined)
    expect([...(await Promise.all(many)), await open('many')]).toEqual([true, true, true])
  })
})
