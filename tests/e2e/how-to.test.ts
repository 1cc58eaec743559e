import { expect, test } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { howToHelp, howToList: said, lesson, listActs, lists, shell, uploads } = wordsFor('en')

const MEDIA = 'server/demo/media/clearance-and-termination'
const TITLE = 'Clear the road'
/** A video is checked on a busy machine. */
const LONG_MS = 120_000

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('help whose words do not come, as where the network goes meanwhile, costs the page nothing', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  const words = /\/assets\/howToHelp\./
  await page.route(words, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => words.test(request.url()))
  await open(page, '/admin/how-to')
  await lost
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await context.close()
})

test('an admin adds a video with captions, publishes it, orders it by keys and by dragging, and finds it by what it says', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  const { form, ordering } = said

  await test.step('it is added as a draft, and watched', async () => {
    await open(page, '/admin/how-to')
    await page.getByRole('button', { name: said.add(), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: form.add() })
    for (const language of ['English', 'Türkçe', 'العربية'])
      await dialog.getByRole('textbox', { name: form.titleIn({ language }) }).fill(`${TITLE} ${language}`)
    await dialog.getByLabel(new RegExp(`^${uploads.choose.video()}`)).setInputFiles(`${MEDIA}.mp4`)
    const captions = dialog.getByRole('group', { name: form.captionsIn({ language: 'English' }) })
    await captions.getByLabel(new RegExp(`^${uploads.choose.captions()}`)).setInputFiles(`${MEDIA}.en.vtt`)
    await expect(captions.getByText(form.noCaptions())).toBeHidden({ timeout: LONG_MS })
    await expect(dialog.getByText(form.noVideo())).toBeHidden({ timeout: LONG_MS })
    await dialog.getByRole('checkbox', { name: said.roles.instructor() }).check()
    await dialog.getByRole('checkbox', { name: said.pages.materials() }).check()
    await dialog.getByRole('button', { name: form.save(), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${TITLE} English` })).toBeVisible()
    await expect(page.getByText(said.states.draft(), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: lesson.player.play() }).click()
    await expect(page.getByRole('button', { name: lesson.player.pause() })).toBeVisible()
  })

  await test.step('it is found by a word that is said in it, and published', async () => {
    await open(page, '/admin/how-to')
    const rows = page.getByRole('table', { name: shell.menu.howToVideos() }).locator('tbody tr')
    await page.getByRole('searchbox').fill('spilled LOADS')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`${TITLE} English`)
    await expect(rows).toContainText('spilled loads off the road')
    await rows.getByRole('button', { name: lists.actsOf({ name: `${TITLE} English` }) }).click()
    await page.getByRole('menuitem', { name: said.acts.publish.choose(), exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: said.acts.publish.confirm(), exact: true }).click()
    await expect(page.getByRole('group', { name: listActs.acts.howTo.publish.name(), exact: true })).toBeVisible()
    await expect(rows).toContainText(said.states.published())
  })

  await test.step('the order is changed by keys and by dragging, and is that of the list', async () => {
    await page.getByRole('button', { name: said.order(), exact: true }).click()
    const items = page.getByRole('list', { name: ordering.list() }).getByRole('listitem')
    await expect(items.last()).toContainText(TITLE)
    const up = page.getByRole('button', { name: lists.moving.up({ name: `${TITLE} English` }) })
    await up.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(items.nth(6)).toContainText(TITLE)
    await expect(up).toBeFocused()
    await items
      .nth(6)
      .locator('[aria-hidden]')
      .first()
      .dragTo(items.first(), { targetPosition: { x: 40, y: 3 } })
    await expect(items.first()).toContainText(TITLE)
    await expect(page.getByText(ordering.saved(), { exact: true })).toBeVisible()
    await open(page, '/admin/how-to')
    await expect(page.getByRole('table', { name: shell.menu.howToVideos() }).locator('tbody tr').first()).toContainText(
      TITLE,
    )
  })
  await context.close()
})

test('an instructor is shown on a page how its task is done, by the question mark and by its button', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'instructor')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/instructor/roster/7')
  const button = page.getByRole('button', { name: howToHelp.open() })
  await expect(button).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Take attendance on the roster' })
  await dialog.getByRole('button', { name: lesson.player.play() }).click()
  await expect
    .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await test.step('in a list the key shows the keys, and the film is among them', async () => {
    await open(page, '/instructor/dash')
    await expect(button).toBeVisible()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: lists.keys.title() })
    await keys.getByRole('button', { name: howToHelp.open() }).click()
    await expect(page.getByRole('dialog', { name: 'Plan a class' })).toBeVisible()
  })

  await test.step('on a page that none fits there is nothing', async () => {
    await open(page, '/instructor/student-enrollments')
    await expect(button).toHaveCount(0)
  })
  await context.close()
})
