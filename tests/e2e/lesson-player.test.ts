import { expect, test, type Locator, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { menuButton, playAtDoubleSpeed } from './support/playing.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** The course that the demo's student is in the middle of: its fifth lesson is half watched. */
const COURSE = '/online-course/1'
/** At double speed more of the film than is told of at once on any machine that keeps up. */
const BUSY_MS = 5000

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  const { x, y, width, height } = box
  return { left: x, top: y, right: x + width, bottom: y + height }
}

const frameOf = (page: Page) => page.locator('[data-controls]')
const pictureOf = (page: Page) => page.locator('[data-screen]')

test('on a phone captions and controls stand below the picture, and stay there; taps lead back and on', async ({
  browser,
}) => {
  const { lesson } = wordsFor('ar')
  const token = await tokenOf(installation.origin, 'student')
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await openBrowser(browser, installation.origin, { language: 'ar', token, options })
  const page = await context.newPage()
  await open(page, COURSE)
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()

  await pictureOf(page).tap()
  const cue = frameOf(page).locator('[dir=rtl][lang=ar] span').first()
  await expect(cue).toBeVisible()
  const [said, picture] = [await boxOf(cue), await boxOf(pictureOf(page))]
  const bar = await boxOf(page.getByRole('slider', { name: lesson.player.seek() }))
  expect(said.left).toBeGreaterThanOrEqual(picture.left)
  expect(said.right).toBeLessThanOrEqual(picture.right)
  expect(said.top).toBeGreaterThanOrEqual(picture.bottom)
  expect(said.bottom).toBeLessThanOrEqual(bar.top + 10)

  await expect(page.locator('[data-controls=faded]')).toBeAttached()
  await expect(cue).toBeVisible()
  // Controls that are in sight are pressed at the first touch, though elsewhere they would have faded.
  await page.getByRole('button', { name: lesson.player.pause(), exact: true }).tap()
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeVisible()
  await expect(page.locator('[data-controls=shown]')).toBeAttached()

  const position = async () => Number(await page.getByRole('slider', { name: lesson.player.seek() }).inputValue())
  const before = await position()
  const side = { x: 20, y: 60 }
  await pictureOf(page).tap({ position: side })
  await pictureOf(page).tap({ position: side })
  await expect.poll(position).toBeLessThan(before - 8)

  await menuButton(page, lesson.player.captions()).tap()
  const menu = await boxOf(page.getByRole('menu'))
  expect([menu.left, Math.round(menu.right), Math.round(menu.bottom)]).toEqual([0, 390, 844])
  await page.getByRole('menuitemradio', { name: lesson.player.captionSizes.large() }).tap()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await context.close()
})

test('on the narrowest phone with the largest letters all of the time is read', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'student')
  const options = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
  const context = await openBrowser(browser, installation.origin, { token, held: { fontScale: '1.3' }, options })
  const page = await context.newPage()
  await open(page, COURSE)
  const time = frameOf(page).getByText(/^\d+:\d\d \/ \d+:\d\d$/)
  await expect(time).toBeVisible()
  const room = await time.evaluate(({ clientWidth, scrollWidth, clientHeight, scrollHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ])
  expect(room).toEqual([0, 0])
  const [said, sound] = [
    await boxOf(time),
    await boxOf(page.getByRole('button', { name: wordsFor('en').lesson.player.mute(), exact: true })),
  ]
  expect(said.right).toBeLessThanOrEqual(sound.left)
  await context.close()
})

test('on a phone the room of captions and controls is kept while the film of another lesson is on its way', async ({
  browser,
}) => {
  const { lesson } = wordsFor('en')
  const token = await tokenOf(installation.origin, 'student')
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await openBrowser(browser, installation.origin, { token, options })
  const page = await context.newPage()
  await open(page, COURSE)
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()
  const height = async () => (await page.getByRole('region', { name: lesson.player.region() }).boundingBox())?.height

  const asked = Promise.withResolvers<void>()
  await page.route(/\/api\/online-enrollments\/\d+\/lessons\/1$/, async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /^1.*Introduction/ }).click()
  await expect(page.getByRole('status', { name: lesson.player.loading() })).toBeVisible()
  const before = await height()
  asked.resolve()
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()
  expect(await height()).toBe(before)
  await context.close()
})

test('what is said is found in the other lessons, which open there; the width of the page is kept', async ({
  browser,
}) => {
  const { lesson } = wordsFor('en')
  const { transcript } = lesson
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, COURSE)
  const scrolled = () => page.evaluate(() => scrollY)
  const field = page.getByRole('searchbox', { name: transcript.search() })
  await field.scrollIntoViewIfNeeded()
  const top = await scrolled()
  await field.fill('TRAFFIC')
  const elsewhere = page.getByRole('region', { name: transcript.elsewhere() })
  await expect(elsewhere.getByText(/^Locked\. /).first()).toBeVisible()
  // The list alone has moved.
  expect(await scrolled()).toBe(top)

  const line = elsewhere.getByRole('button').first()
  const at = /\d\d:\d\d/.exec(await line.innerText())?.[0] ?? ''
  await line.click()
  await expect(page).toHaveURL(/\?lesson=\d+$/)
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()
  const slider = page.getByRole('slider', { name: lesson.player.seek() })
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${at} `))

  await page.getByRole('button', { name: lesson.player.theatre() }).click()
  const wide = (await boxOf(pictureOf(page))).right
  await page.reload()
  await expect(page.getByRole('button', { name: lesson.player.beside() })).toBeVisible()
  expect((await boxOf(pictureOf(page))).right).toBe(wide)
  expect((await boxOf(page.getByRole('navigation', { name: lesson.rail.title() }))).top).toBeGreaterThan(
    (await boxOf(pictureOf(page))).bottom,
  )
  await context.close()
})

test('all that was played counts, also where the page had no breath to hear of it', async ({ browser }) => {
  const { lesson } = wordsFor('en')
  const token = await tokenOf(installation.origin, 'maya.feldman')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, COURSE)
  const unwatched = page.getByRole('button', { name: /^From \d\d:\d\d to \d\d:\d\d$/ })
  await expect(unwatched).toHaveCount(1)
  const slider = page.getByRole('slider', { name: lesson.player.seek() })
  const position = async () => Number(await slider.inputValue())
  await playAtDoubleSpeed(page, lesson.player)
  const before = await position()
  // As a phone that does something else for a while: the film goes on.
  await page.evaluate((busy) => {
    const end = performance.now() + busy
    while (performance.now() < end);
  }, BUSY_MS)
  await expect.poll(position).toBeGreaterThan(before + 6)
  await page.getByRole('button', { name: lesson.player.pause(), exact: true }).click()
  const at = await position()
  await page.reload()
  await expect(unwatched).toHaveCount(1)
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()
  expect(Math.abs((await position()) - at)).toBeLessThan(1)
  await context.close()
})
