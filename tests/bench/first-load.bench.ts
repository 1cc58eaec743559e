import type { Browser } from 'playwright-core'

import { atMost } from './measure.ts'
import type { Measure } from './measure.ts'
import { inColdPage } from './support/browser.ts'
import { librariesAlone } from './support/libraries-alone.ts'

const PAGES = [
  { path: '/home', limit: 1.6 },
  { path: '/sign-in', limit: 1.8 },
  { path: '/course/verification', limit: 1.8 },
  { path: '/online-course-enrollment', limit: 1.8 },
  { path: '/documentation/student/taking-a-quiz', limit: 1.8 },
] as const

type Script = Readonly<{ name: string; bytes: number }>

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A file's name without what the build puts between name and ending. */
const nameOf = (url: string) => (new URL(url).pathname.split('/').at(-1) ?? '').replace(/-[\w-]{7}\.js$/, '.js')

/** Every script that a cold load fetches until the network is quiet, by the bytes of its compressed body. */
const scriptsOf = (browser: Browser, url: string): Promise<Script[]> =>
  inColdPage(browser, {}, async (page, session) => {
    const urls = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type !== 'Script') return
      urls.set(requestId, response.url)
      const length = Number(response.headers['content-length'] ?? Number.NaN)
      if (Number.isFinite(length)) bytes.set(requestId, length)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (urls.has(requestId) && !bytes.has(requestId)) bytes.set(requestId, encodedDataLength)
    })
    const answer = await page.goto(url, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
    return [...urls]
      .map(([id, address]) => ({ name: nameOf(address), bytes: bytes.get(id) ?? 0 }))
      .toSorted((a, b) => b.bytes - a.bytes)
  })

export const measureFirstLoad = async (browser: Browser, origin: string): Promise<Measure[]> => {
  const { length: alone } = await librariesAlone()
  const measures: Measure[] = []
  for (const { path, limit } of PAGES) {
    const scripts = await scriptsOf(browser, origin + path)
    const total = scripts.reduce((sum, script) => sum + script.bytes, 0)
    measures.push({
      id: `first-load ${path}`,
      name: `JavaScript of a first load of ${path}`,
      against: 'react-dom and xstate alone',
      value: total / alone,
      target: atMost(limit),
      seen: `${kilobytes(total)} / ${kilobytes(alone)}`,
      details: [
        `${kilobytes(total)} against ${kilobytes(alone)}, brotli: ` +
          scripts.map((script) => `${script.name} ${kilobytes(script.bytes)}`).join(', '),
      ],
    })
  }
  return measures
}
