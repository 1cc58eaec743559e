import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { inTurn } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { PAGES } from './support/pages.ts'
import { openBrowser } from './support/visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

const PHONE = { width: 390, height: 844 } as const
const DESKTOP = { width: 1280, height: 800 } as const
type Size = typeof PHONE | typeof DESKTOP

/** Of a page, and of none of its files. */
const isDocument = ({ pathname }: URL): boolean => !/\.\w+$/.test(pathname) && !pathname.startsWith('/api/')

/** What looks different once the page has the whole stylesheet in the place of its first rules: element and property. */
const changedByStylesheet = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const looks = () =>
      [...document.body.querySelectorAll('*:not(style)')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (part !== null && style.content === 'none') return []
          const of = `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${of} ${name}: ${style.getPropertyValue(name)}`)
        }),
      )
    const first = [...document.querySelectorAll('style')]
    const before = looks()
    const { styles } = JSON.parse(document.getElementById('start')?.textContent ?? '') as { styles: readonly string[] }
    for (const href of styles) {
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        Object.assign(link, { onload: resolve, onerror: reject })
        document.head.append(link)
      })
    }
    for (const style of first) style.remove()
    const after = looks()
    if (first.length === 0 || before.length < 1000) throw new Error('There was nothing to compare')
    return before.flatMap((look, at) => (look === after[at] ? [] : [`${look}, not ${after[at] ?? ''}`]))
  })

const onNewDevice = (browser: Browser) => browser.newContext({ baseURL: installation.origin })
// The server leaves the scheme and the mode to a device that it knows, so that all of them are among the first rules.
const onKnownDevice = (browser: Browser) => openBrowser(browser, installation.origin, { language: 'ar' })

const visits: readonly (readonly [name: string, come: (browser: Browser) => Promise<BrowserContext>, size: Size])[] = [
  ['on a phone that was never here', onNewDevice, PHONE],
  ['on a desktop that was never here', onNewDevice, DESKTOP],
  ['in Arabic, on a phone that was here before', onKnownDevice, PHONE],
]

for (const kind of visits) {
  const [visit, come, size] = kind
  test(`the first rules of a page paint it as the whole stylesheet does, ${visit}`, async ({ browser }) => {
    const context = await come(browser)
    const page = await context.newPage()
    await page.setViewportSize(size)
    // What turns stands elsewhere a moment later; where it stands is not what is compared.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Neither what takes the page over nor faces that are fetched: they are not what is compared.
    await page.route(/\/boot\.js$|\.woff2$/, (route) => route.abort())
    await page.route(isDocument, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/<script>.*?<\/script>/gs, '') })
    })
    const ofGuests = Object.values(PAGES).filter(({ person }) => person === null)
    for (const [place, { path }] of pagesToSee(ofGuests).entries()) {
      if (!inTurn(visits, place).includes(kind)) continue
      await page.goto(path)
      const changed = (await changedByStylesheet(page)).slice(0, 5)
      expect({ path, changed }).toEqual({ path, changed: [] })
    }
    await context.close()
  })
}
