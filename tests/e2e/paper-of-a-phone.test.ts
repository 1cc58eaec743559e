import { expect, test } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { FURTHER_PARTS, PAGES } from './support/pages.ts'
import { inOwnFonts, open, tokenOf, visitsOf } from './support/visitor.ts'

const PHONE = { width: 390, height: 844 }
/** Between its margins. */
const A4 = { width: 703, height: 900 }

let installation: Installation
test.beforeAll(async () => {
  installation = await startSeenInstallation()
})
test.afterAll(() => installation.stop())

/** What of a page is beside the paper, or cut off by what it is in. */
const lostOnPaper = (): readonly string[] => {
  const width = document.documentElement.clientWidth
  const isWords = (part: Element) => part.textContent.trim() !== ''
  const lost = (part: Element): boolean => {
    const { left, right, width: wide, height } = part.getBoundingClientRect()
    // What is for a screen reader alone is a pixel high.
    if (wide <= 1 || height <= 1 || !isWords(part)) return false
    const { overflowX, overflowY } = getComputedStyle(part)
    const isCutX = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
    const isCutY = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1
    return left < -1 || right > width + 1 || isCutX || isCutY
  }
  return [...document.querySelectorAll<HTMLElement>('main, main *:not(svg *)')]
    .filter((part) => part.checkVisibility() && lost(part))
    .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`)
}

/** The transcript of who has courses, classes and certificates. */
const transcriptOf = async (mailbox: string) => {
  const { origin } = installation
  const headers = { Authorization: `Bearer ${await tokenOf(origin, mailbox)}` }
  const { id } = (await (await fetch(`${origin}/api/auth/me`, { headers })).json()) as { id: number }
  return { path: `/admin/users?person=${id}&tab=training`, person: 'admin' }
}

test('what is printed from a phone is laid out for the paper, and nothing of it is cut off', async ({ browser }) => {
  const options = { viewport: PHONE, isMobile: true, hasTouch: true }
  // The longer words of the two.
  for (const language of isLong ? (['en', 'ar'] as const) : (['ar'] as const)) {
    const visits = visitsOf(browser, installation.origin, { options })
    const transcripts = await Promise.all(['student', 'sofia.marchetti'].map(transcriptOf))
    for (const { path, person } of [...transcripts, ...pagesToSee([...Object.values(PAGES), ...FURTHER_PARTS])]) {
      const page = await visits.pageOf(person, language)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize(PHONE)
      await open(page, path)
      await inOwnFonts(page)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(A4)
      expect.soft({ path, language, lost: await page.evaluate(lostOnPaper) }).toEqual({ path, language, lost: [] })
    }
    await visits.leave()
  }
})
