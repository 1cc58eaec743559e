import { expect, test, type Locator, type Page } from '@playwright/test'

import type { Language } from '../../src/domain/language.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { inOwnFonts, open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const QUESTIONS = 5
/** Least height of what a thumb presses, in pixels. */
const TARGET = 44
/** Most between what is asked and the first of its answers. */
const BESIDE = 40
/** Height of what stays at the head of a phone's screen. */
const BAR = 64

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Counts every shift of what is on the page, also of what a press has brought about. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    Object.assign(globalThis, { shifts })
  })

/** All shifts since the last time it was asked; what was drawn is painted before. */
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return (globalThis as unknown as { shifts: number[] }).shifts.splice(0)
  })

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  const { x, y, width, height } = box
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

const PEOPLE = [
  ['en', 'emily.nguyen'],
  ['ar', 'jamal.whitaker'],
] as const satisfies readonly (readonly [Language, string])[]

for (const [language, mailbox] of PEOPLE) {
  test(`a quiz stays where the thumb is, saved or without a network, in ${language}`, async ({ browser }) => {
    const { lesson, shell } = wordsFor(language)
    const { quiz } = lesson
    const { origin } = installation
    const token = await tokenOf(origin, mailbox)
    const context = await openBrowser(browser, origin, { language, token, options: PHONE })
    const page = await context.newPage()
    await open(page, '/online-course/1')
    await inOwnFonts(page)
    await page.getByRole('button', { name: quiz.start() }).last().click()
    const question = (number: number) =>
      page.getByRole('group', { name: quiz.number({ number, total: QUESTIONS }), exact: true })
    const way = (number: number) =>
      page.getByRole('button', { name: number < QUESTIONS ? quiz.next() : quiz.submit(), exact: true })
    await expect(question(1)).toBeVisible()
    await watchShifts(page)

    const ways: unknown[] = []
    for (let number = 1; number <= QUESTIONS; number += 1) {
      const isAway = number === 2 || number === 3
      await expect(question(number)).toBeVisible()
      await shiftsOf(page)
      await context.setOffline(isAway)
      // In a line of its own: what is said elsewhere of the network would lie over the quiz.
      await expect(question(number).getByText(quiz.offline(), { exact: true })).toBeVisible({ visible: isAway })
      await expect(page.getByText(shell.offline.title(), { exact: true })).toBeHidden()
      expect.soft(await shiftsOf(page), `shifts when the network changes before ${number}`).toEqual([])
      // The clock is in sight below the bar, and the question begins right under it.
      const clock = await boxOf(page.getByRole('timer'))
      const prompt = await boxOf(question(number).locator('legend'))
      expect.soft(clock.y, `the clock over ${number}`).toBeGreaterThan(BAR)
      expect.soft(prompt.y - clock.y, `question ${number} under the clock`).toBeLessThan(2 * TARGET)
      const labels = question(number).locator('label')
      const first = await boxOf(labels.first())
      expect.soft(first.y - prompt.y - prompt.height, `answers under question ${number}`).toBeLessThan(BESIDE)
      const before = await Promise.all((await labels.all()).map(boxOf))
      await labels.first().tap()
      await expect(question(number).getByText(isAway ? quiz.offline() : quiz.saved(), { exact: true })).toBeVisible()
      expect.soft(await shiftsOf(page), `shifts when question ${number} is answered`).toEqual([])
      expect.soft(await Promise.all((await labels.all()).map(boxOf)), `answers of ${number}`).toEqual(before)
      for (const { height } of before) expect.soft(height).toBeGreaterThanOrEqual(TARGET)
      const last = await boxOf(labels.last())
      const on = await boxOf(way(number))
      ways.push(on)
      expect.soft(last.y + last.height, `answers of ${number} are above the way on`).toBeLessThan(on.y)
      if (number < QUESTIONS) await way(number).tap()
    }
    // One place for the way on, in the half of the screen that a thumb reaches.
    expect.soft(ways).toEqual(Array(QUESTIONS).fill(ways[0]))
    const { y, height } = await boxOf(way(QUESTIONS))
    expect.soft(y).toBeGreaterThan(PHONE.viewport.height / 2)
    expect.soft(height).toBeGreaterThanOrEqual(TARGET)
    await context.close()
  })
}
