import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'

import { FONT_SCALE } from '../../src/domain/appearance.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { menuButton } from './support/playing.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** The course that the demo's student is in the middle of: its fifth lesson, on scene safety, is half watched. */
const COURSE = '/online-course/1'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  const { x, y, width, height } = box
  return { left: x, top: y, right: x + width, bottom: y + height, middle: x + width / 2, width }
}

const pictureOf = (page: Page) => page.locator('[data-screen]')
const labelOf = (page: Page, text: string) => pictureOf(page).getByText(text, { exact: true })

/** Takes the video to a second of what was watched, and leaves it there. */
const standAt = (page: Page, second: number) =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.pause()
    video.currentTime = to
  }, second)

test('what is written on the film is in the language of the page or of its captions, at its time and place', async ({
  browser,
}) => {
  const { lesson } = wordsFor('ar')
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { language: 'ar', token })
  const page = await context.newPage()
  await open(page, COURSE)
  await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()

  await standAt(page, 21.9)
  const [sign, last] = [labelOf(page, 'كن مرئيًا: ANSI 107'), labelOf(page, 'الفئة 3')]
  await expect(last).toBeVisible()
  // What stands above the picture may still come, and move it.
  await expect(async () => {
    const [picture, named, titled] = [await boxOf(pictureOf(page)), await boxOf(last), await boxOf(sign)]
    // The film draws the person whom it names there, in every language; the sign is where Arabic begins.
    expect(Math.abs(named.middle - (picture.left + (picture.width * 694) / 854))).toBeLessThan(2)
    expect(titled.right).toBeGreaterThan(picture.left + picture.width * 0.95)
    expect([titled.right < picture.right, titled.top > picture.top]).toEqual([true, true])
  }).toPass()

  await standAt(page, 16)
  await expect(last).toBeHidden()
  await expect(sign).toBeVisible()

  await menuButton(page, lesson.player.captions()).click()
  await page
    .getByRole('group', { name: lesson.player.captions(), exact: true })
    .getByRole('menuitemradio', { name: 'English' })
    .click()
  await expect(labelOf(page, 'Be seen: ANSI 107')).toBeVisible()
  await expect(sign).toBeHidden()
  await menuButton(page, lesson.player.captions()).click()
  await page.getByRole('menuitemradio', { name: lesson.player.captionsOff() }).click()
  await expect(sign).toBeVisible()

  const { violations } = await new AxeBuilder({ page }).include('[data-controls]').analyze()
  expect(violations).toEqual([])
  await context.close()
})

/** Widths of phones with the size of letters, and a page's language. */
const PHONES = [
  { width: 390, scale: 1, language: 'ar' },
  { width: 320, scale: FONT_SCALE.max, language: 'tr' },
] as const

for (const { width, scale, language } of PHONES) {
  test(`on a phone of ${width} px it is large enough to be read, and what is said stands below the picture, in ${language}`, async ({
    browser,
  }) => {
    const { lesson } = wordsFor(language)
    const token = await tokenOf(installation.origin, 'student')
    const options = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
    const context = await openBrowser(browser, installation.origin, {
      language,
      token,
      held: { fontScale: String(scale) },
      options,
    })
    const page = await context.newPage()
    await open(page, COURSE)
    await expect(page.getByRole('button', { name: lesson.player.play(), exact: true })).toBeEnabled()

    const said = page.locator('[data-controls] [data-size] span span')
    const seek = page.getByRole('slider', { name: lesson.player.seek() })
    const bars = new Set<number>()
    for (const second of [4.9, 16, 21.9]) {
      await standAt(page, second)
      await expect(said).toHaveCount(1)
      await expect(async () => {
        const picture = await boxOf(pictureOf(page))
        const [caption, bar] = [await boxOf(said), await boxOf(seek)]
        expect([caption.top >= picture.bottom, caption.bottom <= bar.bottom]).toEqual([true, true])
        expect([caption.left >= 0, caption.right <= width, picture.right <= width]).toEqual([true, true, true])
        const labels = pictureOf(page).locator('[lang]')
        expect(await labels.count()).toBeGreaterThan(0)
        for (const label of await labels.all()) {
          const written = await boxOf(label)
          expect([written.top >= picture.top, written.bottom <= picture.bottom]).toEqual([true, true])
          expect([written.left >= picture.left, written.right <= picture.right]).toEqual([true, true])
          const size = await label.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
          expect(size).toBeGreaterThanOrEqual(10.5)
        }
        bars.add(bar.top - picture.top)
      }).toPass()
    }
    // Before the first caption nothing is said, and nothing moves.
    await standAt(page, 0)
    await expect(said).toHaveCount(0)
    const [bar, picture] = [await boxOf(seek), await boxOf(pictureOf(page))]
    bars.add(bar.top - picture.top)
    expect(bars.size).toBe(1)
    await context.close()
  })
}
