import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

import { chromium as engine } from 'playwright-core'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

import { chromium } from '../../support/chromium.ts'

export const openBrowser = (): Promise<Browser> => engine.launch(chromium)

/** How a small phone is slowed down: processor times, bytes a second, and milliseconds. */
export type Slowness = Readonly<{ cpu: number; latency: number; down: number; up: number }>

export const SLOW_PHONE: Slowness = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }
/** As the developer tools of browsers name it. */
export const SLOW_4G: Slowness = { cpu: 4, latency: 562.5, down: 1_440_000 / 8, up: 675_000 / 8 }

export type Cold = Readonly<{ slowness?: Slowness; options?: BrowserContextOptions }>

/** A page in a profile of its own: nothing is cached. */
export const inColdPage = async <T>(
  browser: Browser,
  { slowness, options = {} }: Cold,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (slowness) {
      const { cpu, latency, down, up } = slowness
      const network = { offline: false, latency, downloadThroughput: down, uploadThroughput: up }
      await session.send('Network.emulateNetworkConditions', network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    }
    return await work(page, session)
  } finally {
    await context.close()
  }
}

const BLANK = Buffer.from(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Blank</title><link rel="icon" href="data:,"></head><body><p>One line of text.</p></body></html>',
)

const FLOOR = brotliCompressSync(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Floor</title><link rel="icon" href="data:,"><script type="module" src="/script.js"></script></head><body></body></html>',
)
const FLOOR_CALL = brotliCompressSync(JSON.stringify({ text: 'One line of text.' }))

/** A page of one line, as quickly as it can be served. */
export const blankPage = (): Server => {
  const body = brotliCompressSync(BLANK)
  return createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
  })
}

/** A page that a script fills with the answer of one call, in as few files as there can be. */
export const filledPage = (script: Buffer): Server =>
  createServer(({ url }, response) => {
    const [type, body] =
      url === '/script.js'
        ? ['text/javascript', script]
        : url === '/call'
          ? ['application/json', FLOOR_CALL]
          : ['text/html; charset=utf-8', FLOOR]
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
