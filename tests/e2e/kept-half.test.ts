import { expect, test, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const words = wordsFor('en')
const said = words.lessonKeeping
const { player } = words.lesson
const keeping = (page: Page) => page.getByRole('region', { name: said.title() })

test('a lesson of which half has come says so where there is no network, and goes on when there is one', async ({
  browser,
}) => {
  const { origin } = installation
  const token = await tokenOf(origin, 'emily.nguyen')
  const context = await openBrowser(browser, origin, { token, options: { viewport: { width: 390, height: 844 } } })
  const page = await context.newPage()
  await open(page, '/online-course/1?lesson=1')
  let mayPass = 1
  await context.route(/\/api\/files\/lessons\/download\/.*\.(mp4|webm)/, async (route) => {
    const isPiece = route.request().resourceType() === 'fetch' && route.request().headers()['range'] !== undefined
    if (isPiece && mayPass === 0) return route.abort('internetdisconnected')
    if (isPiece) mayPass -= 1
    return route.continue()
  })
  await page.getByRole('button', { name: /^Keep for later without a signal/ }).click()
  await expect(keeping(page)).toContainText(said.paused())
  const amount = await keeping(page)
    .getByText(/ of \d/)
    .innerText()
  await page.close()

  await context.setOffline(true)
  const away = await context.newPage()
  await away.goto('/student/dash')
  await settled(away)
  const list = away.getByRole('region', { name: said.list.heading() })
  await expect(list).toContainText(
    said.list.partial({ kept: amount.split(' of ')[0]!, total: amount.split(' of ')[1]! }),
  )
  await list.getByRole('link', { name: /^Open lesson 1/ }).click()
  await expect(away.getByText(player.partlyTitle())).toBeVisible()
  await expect(keeping(away)).toContainText(amount)
  await expect(keeping(away)).toContainText(said.paused())
  await away.reload()
  await expect(away.getByText(player.partlyTitle())).toBeVisible()
  await expect(keeping(away)).toContainText(amount)
  mayPass = Infinity
  await context.setOffline(false)
  await expect(keeping(away).getByText(said.kept(), { exact: true })).toBeVisible()
  await expect(away.getByRole('button', { name: player.play(), exact: true })).toBeEnabled()
  await context.close()
})
