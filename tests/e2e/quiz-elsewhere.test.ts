import { expect, test, type Route } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { inOwnFonts, open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { lesson } = wordsFor('en')

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

test('a quiz in two tabs is one attempt: the stale tab says so, and can take it over', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin, {
    token: await tokenOf(installation.origin, 'jamal.whitaker'),
  })
  const [page, other] = [await context.newPage(), await context.newPage()]
  const { quiz } = lesson
  await open(page, '/online-course/1')
  await page.getByRole('button', { name: quiz.start() }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const question = await page.locator('legend').innerText()
  await open(other, '/online-course/1')
  await expect(other.locator('legend')).toHaveText(question)
  await page.keyboard.press('1')
  await expect(page.getByText(quiz.staleTitle())).toBeVisible()
  await page.getByRole('button', { name: quiz.takeOver() }).click()
  const questions = page.getByRole('navigation', { name: quiz.overview() })
  await expect(questions.getByRole('button', { name: new RegExp(`^1\\W+${quiz.answered()}$`) })).toBeVisible()
  await other.keyboard.press('2')
  await expect(other.getByText(quiz.staleTitle())).toBeVisible()
  await context.close()
})

test('nothing below a player moves when its video comes', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin, {
    token: await tokenOf(installation.origin, 'emily.nguyen'),
  })
  const page = await context.newPage()
  const gate = Promise.withResolvers<void>()
  // What is played comes with the course, and by itself where the addresses of that are over: here they never come.
  await page.route('**/api/online-courses/*/opened*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), media: null } })
  })
  await page.route('**/api/online-enrollments/*/lessons/*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await open(page, '/online-course/1')
  const below = page.getByRole('button', { name: lesson.quiz.start() })
  await expect(below).toBeVisible()
  await expect(page.locator('video')).not.toBeAttached()
  await inOwnFonts(page)
  const place = await below.boundingBox()
  gate.resolve()
  await expect(page.getByRole('button', { name: lesson.player.play() })).toBeEnabled()
  expect(place).not.toBeNull()
  expect(await below.boundingBox()).toEqual(place)
  await context.close()
})

test('a quiz that was handed in elsewhere while its page was on its way shows how it ended, and begins no other', async ({
  browser,
}) => {
  const { origin } = installation
  const token = await tokenOf(origin, 'emily.nguyen')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    expect(answer.ok, `${method} ${path}`).toBe(true)
    return answer.json()
  }
  const context = await openBrowser(browser, origin, { token })
  const page = await context.newPage()
  await open(page, '/online-course/1')
  const started = page.waitForResponse((answer) => answer.url().endsWith('/quiz-attempts') && answer.ok())
  await page.getByRole('button', { name: lesson.quiz.start() }).last().click()
  const begun = await started
  const attempt = (await begun.json()) as { id: number; seat: number }
  // The list of lessons still says that it is under way.
  const handIn = async (route: Route) => {
    await ask('POST', `/quiz-attempts/${attempt.id}/submit`, { seat: attempt.seat })
    await route.continue()
  }
  await page.route('**/api/quiz-attempts/*', handIn, { times: 1 })
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/quiz-attempts')) starts.push(request.url())
  })
  await page.reload()
  await expect(page.getByText(lesson.result.review())).toBeVisible()
  expect(starts).toEqual([])

  // Who opens it again later finds the way on where it stays, though the answers are still to come.
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/quiz-attempts/*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('status', { name: lesson.result.recalling() })).toBeVisible()
  await inOwnFonts(page)
  const again = page.getByRole('button', { name: lesson.quiz.retry(), exact: true })
  const place = await again.boundingBox()
  gate.resolve()
  await expect(page.getByText(lesson.result.review())).toBeVisible()
  expect(place).not.toBeNull()
  expect(await again.boundingBox()).toEqual(place)
  await context.close()
})
