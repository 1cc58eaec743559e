import { expect, test, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { menuButton } from './support/playing.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** The course that the demo's student is in the middle of: its fifth lesson is half watched. */
const COURSE = '/online-course/1'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** The file that is played, how long it is, and where it stands. */
const played = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    file: new URL(video.currentSrc).pathname.split('/').at(-1),
    seconds: Math.round(video.duration),
    at: video.currentTime,
    isPaused: video.paused,
  }))

test('a film speaks the language of the page, goes on in another, and keeps that for the next visit', async ({
  browser,
}) => {
  const { lesson } = wordsFor('tr')
  const { player } = lesson
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { language: 'tr', token })
  const page = await context.newPage()
  await open(page, COURSE)
  const play = page.getByRole('button', { name: player.play(), exact: true })
  await expect(play).toBeEnabled()
  const first = await played(page)
  expect([first.file, first.isPaused]).toEqual(['scene-safety.tr.mp4', true])

  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.currentTime = 12
  })
  await play.click()
  await expect.poll(async () => (await played(page)).at).toBeGreaterThan(12.5)
  const voices = page.getByRole('group', { name: player.sound(), exact: true })
  await menuButton(page, player.captions()).click()
  await expect(voices.getByRole('menuitemradio', { checked: true })).toHaveText('Türkçe')
  const left = (await played(page)).at
  await voices.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect
    .poll(async () => {
      const { file, isPaused, at } = await played(page)
      return [file, isPaused, at > left]
    })
    .toEqual(['scene-safety.ar.mp4', false, true])
  const then = await played(page)
  // It goes on, and does not begin again: of one length with the first.
  expect([then.at < left + 6, then.seconds]).toEqual([true, first.seconds])
  // The captions stay in the language of the page.
  await expect(menuButton(page, player.captions())).toHaveAccessibleName(/Türkçe/)

  await page.reload()
  await expect(play).toBeEnabled()
  expect((await played(page)).file).toBe('scene-safety.ar.mp4')
  await context.close()
})
