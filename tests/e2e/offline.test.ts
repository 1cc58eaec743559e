import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { atRest, movedIn, recordShifts } from './support/motion.ts'
import { inOwnFonts, open, openBrowser, storedToken, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { width: 390, height: 844 }
/** What moves by itself while a page still comes, as browsers reckon it; a banner above a page was five times as much. */
const STEADY = 0.01

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const { lesson, profile, shell } = wordsFor('en')
const { quiz } = lesson

const openQuiz = async (browser: Browser, mailbox: string) => {
  const token = await tokenOf(installation.origin, mailbox)
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport: PHONE } })
  const page = await context.newPage()
  await open(page, '/online-course/1')
  await page.getByRole('button', { name: quiz.start() }).click()
  await page.getByRole('radio').first().waitFor()
  return { context, page }
}

/** Whether nothing lies over the middle of a part. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(above)
  })

test('on a phone the loss of the network is in sight wherever a quiz is scrolled to, and covers nothing of it', async ({
  browser,
}) => {
  const { context, page } = await openQuiz(browser, 'emily.nguyen')
  await context.setOffline(true)
  const told = page.getByText(quiz.offline(), { exact: true })
  // From where its questions are chosen, to where the last thing of it is.
  const quizBox = page.getByRole('region', { name: quiz.title(), exact: true })
  for (const end of ['start', 'end'] as const) {
    await quizBox.evaluate((part, block) => part.scrollIntoView({ block, behavior: 'instant' }), end)
    await atRest(page)
    await expect(told).toBeInViewport({ ratio: 1 })
    expect(await isUncovered(told)).toBe(true)
  }
  expect(await isUncovered(page.getByRole('timer'))).toBe(true)
  // It is said once, and nothing is said beside it that contradicts it.
  await expect(page.getByText(shell.offline.title())).toBeHidden()
  await context.close()
})

/** All that the words of an answer's state have been from now on. */
const listenTo = (page: Page, words: readonly string[]) =>
  page.evaluate((known) => {
    const heard: string[] = []
    const listen = () => {
      for (const word of known) if (document.body.innerText.includes(word) && !heard.includes(word)) heard.push(word)
    }
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { heard })
  }, words)

test('an answer that is given without a network is never said to be saved, or to be on its way', async ({
  browser,
}) => {
  const { context, page } = await openQuiz(browser, 'jamal.whitaker')
  await context.setOffline(true)
  await expect(page.getByText(quiz.offline())).toBeVisible()
  await listenTo(page, [quiz.saved(), quiz.saving(), quiz.queued(), quiz.offline()])
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText(quiz.offline())).toBeVisible()
  // Also after it was tried again by itself.
  await page.getByRole('button', { name: quiz.next(), exact: true }).click()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText(quiz.offline())).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([quiz.offline()])

  await context.setOffline(false)
  await expect(page.getByText(quiz.saved(), { exact: true })).toBeVisible()
  await context.close()
})

test('a page whose files are out of reach is awaited, and opens by itself once the network is back', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/mission')
  const words = wordsFor('en')
  // What stands for it comes while there is a network, once somebody has pointed at something.
  const isReady = page.waitForResponse((answer) => answer.url().includes('awaited-page'))
  await page.getByRole('heading', { level: 1 }).hover()
  await isReady
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/contact'))
  await expect(page.getByRole('heading', { level: 1, name: words.awaitedPage.title() })).toBeVisible()
  await page.getByRole('button', { name: words.actions.retry() }).click()
  await expect(page.getByText(words.awaitedPage.text())).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: words.contact.title() })).toBeVisible()
  await context.close()
})

test('who leaves a computer without a network is signed out of it', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'coordinator')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/home')
  const wayOut = page.waitForResponse((answer) => answer.url().includes('sign-out'))
  const menu = page.waitForResponse((answer) => /\/menu[.-]/.test(answer.url()))
  await page.getByRole('heading', { level: 1 }).hover()
  await Promise.all([wayOut, menu])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: shell.yourAccount() }).first().click()
  await page.getByRole('menuitem', { name: shell.signOut() }).click()
  await expect(page.getByRole('heading', { level: 1, name: wordsFor('en').account.signOut.title() })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await context.close()
})

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { top: box.y, bottom: box.y + box.height }
}

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(`losing the network moves nothing of a page that is ${viewport.width} px wide, and covers no bar of it`, async ({
    browser,
  }) => {
    const token = await tokenOf(installation.origin, 'student')
    const context = await openBrowser(browser, installation.origin, { token, options: { viewport } })
    const page = await context.newPage()
    await recordShifts(page)
    await open(page, '/profile')
    await inOwnFonts(page)
    const discard = page.getByRole('button', { name: profile.saving.discard(), exact: true })
    await page.locator('input[name=phone]').fill('(555) 010-9876')
    await expect(page.getByText(profile.saving.unsaved())).toBeVisible()
    await page.mouse.wheel(0, -10_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await movedIn(page)

    await context.setOffline(true)
    const said = page.getByText(shell.offline.title())
    await expect(said).toBeInViewport({ ratio: 1 })
    expect(await movedIn(page)).toBeLessThan(STEADY)
    expect([await isUncovered(said), await isUncovered(discard)]).toEqual([true, true])

    await context.setOffline(false)
    const toast = page.getByText(shell.offline.returned())
    await expect(toast).toBeVisible()
    await atRest(page)
    expect(await movedIn(page)).toBeLessThan(STEADY)
    expect(await isUncovered(discard)).toBe(true)
    if (viewport === PHONE) expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(discard)).top)
    await context.close()
  })
}
