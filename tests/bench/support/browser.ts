import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

import { chromium as engine } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'

import { chromium } from '../../support/chromium.ts'

export const openBrowser = (): Promise<Browser> => engine.launch(chromium)

/** A small phone on a slow network. Bytes a second, and milliseconds. */
const SLOW_PHONE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  viewport: { width: 390, height: 844 },
}

/** A page in a profile of its own: nothing is cached. */
export const inColdPage = async <T>(
  browser: Browser,
  isSlow: boolean,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: SLOW_PHONE.viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpu })
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

/** A page of one line, as quickly as it can be served. */
export const blankPage = (): Server => {
  const body = brotliCompressSync(BLANK)
  return createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
  })
}
