import { expect, test, type Page } from '@playwright/test'

import type { Language } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { NEW_STUDENT, studentOf } from './support/student.ts'

/**
 * The product's main job on real input, from the first visit to a certificate that a stranger verifies: real
 * playback, a reload in the video and in the quiz, a minute without a network, a failed try.
 */
const LESSONS = 9
const OFFLINE_MS = 60_000

const STORIES: readonly Readonly<{ language: Language; viewport: { width: number; height: number } }>[] = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
]

const refuseToSeekAhead = async (student: ReturnType<typeof studentOf>) => {
  await expect.poll(student.position).toBeGreaterThan(4)
  await student.slider.fill('55')
  await expect(student.blocked).toBeVisible()
  expect(await student.position()).toBeLessThan(45)
}

/** At double speed; the first lesson is 59 s long. */
const resumeAfterReload = async (page: Page, student: ReturnType<typeof studentOf>) => {
  await expect.poll(student.position).toBeGreaterThan(20)
  await page.reload()
  await expect.poll(student.position).toBeGreaterThan(10)
  expect(await student.position()).toBeLessThan(50)
}

test.describe.configure({ mode: 'parallel' })

// It plays nine whole videos: on a phone from right to left in the short run, and both ways in the long one.
for (const { language, viewport } of inTurn(STORIES, 1)) {
  test.describe(`a student in ${language}, ${viewport.width} px wide`, () => {
    test.use({ locale: language, viewport })
    let installation: Installation

    test.beforeAll(async () => {
      // As `npm start` runs it; the other stories are told on PostgreSQL.
      installation = await startInstallation({ DATABASE_URL: '' })
    })
    test.afterAll(() => installation.stop())

    test('goes from the first visit to a verified certificate', async ({ page, context, browser }) => {
      test.setTimeout(1_800_000)
      const { origin } = installation
      const student = studentOf(page, language)
      const { words } = student

      await test.step('a guest finds the course', async () => {
        await page.goto(`${origin}/home`)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })

      await test.step('a deep link leads through sign-in and back', async () => {
        await page.goto(`${origin}/online-course/1`)
        await page.waitForURL('**/sign-in')
        await student.signIn()
        await page.waitForURL('**/online-course/1')
      })

      await test.step('the student enrols', async () => {
        await page.getByRole('link', { name: words.lesson.course.enroll(), exact: true }).click()
        await page.getByRole('button', { name: words.enrollment.enroll(), exact: true }).click()
        await page.waitForURL('**/online-course/1')
      })

      await test.step('the video plays, refuses to run ahead, and resumes after a reload', async () => {
        await student.play()
        await refuseToSeekAhead(student)
        await resumeAfterReload(page, student)
        await student.watch()
      })

      await test.step('a quiz survives a reload and a minute without a network', async () => {
        await student.startButton.click()
        await student.answer(1, false)
        await page.reload()
        await expect(student.question(2)).toBeVisible()
        await page.getByRole('button', { name: words.lesson.quiz.previous(), exact: true }).click()
        await expect(student.question(1).getByRole('radio', { checked: true })).toHaveCount(1)
        await student.goOn()

        await context.setOffline(true)
        await (await student.choice(2, false)).click()
        await expect(student.question(2).getByText(words.lesson.quiz.offline())).toBeVisible()
        await page.waitForTimeout(OFFLINE_MS)
        await context.setOffline(false)
        await expect(student.question(2).getByText(words.lesson.quiz.saved(), { exact: true })).toBeVisible()
        await student.goOn()
        await student.finish(false, 3)
        await expect(student.failed.first()).toBeVisible()
      })

      await test.step('a failed quiz is tried again and passed', async () => {
        await page.getByRole('button', { name: words.lesson.quiz.retry() }).click()
        await student.finish(true)
        await expect(student.passed.first()).toBeVisible()
      })

      for (let lesson = 2; lesson <= LESSONS; lesson += 1) {
        await test.step(`lesson ${lesson} is watched and passed`, async () => {
          await page
            .getByRole('button', { name: new RegExp(words.lesson.result.nextLesson({ title: '' }).trim()) })
            .click()
          await student.watch()
          await student.startButton.click()
          await student.finish(true)
          if (lesson < LESSONS) await expect(student.passed.first()).toBeVisible()
        })
      }

      const number = await test.step('the course is completed with a certificate', async () => {
        await expect(page.getByText(words.lesson.completion.title())).toBeVisible()
        const download = page.getByRole('link', { name: words.lesson.completion.open() }).first()
        const answer = await page.request.get(new URL((await download.getAttribute('href')) ?? '', origin).href)
        const pdf = await answer.body()
        expect(answer.headers()['content-type']).toBe('application/pdf')
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        expect(pdf.includes('/StructTreeRoot')).toBe(true)
        const text = await page
          .getByText(/TIM-[0-9A-Z]{4}-[0-9A-Z]{4}/)
          .first()
          .innerText()
        return /TIM-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''
      })

      await test.step('the dashboard and the outbox know of it', async () => {
        await page.goto(`${origin}/student/dash`)
        await expect(page.getByText(number)).toBeVisible()
        const outbox = await (await page.request.get(`${origin}/api/demo/outbox`)).text()
        expect(outbox).toContain(number)
      })

      await test.step('a guest verifies it', async () => {
        const guest = await browser.newContext({ locale: language, viewport })
        const stranger = await guest.newPage()
        await stranger.goto(`${origin}/course/verification?code=${number}`)
        await expect(stranger.getByText(NEW_STUDENT.name)).toBeVisible()
        await expect(stranger.getByText(words.certificateState.valid(), { exact: true })).toBeVisible()
        await guest.close()
      })
    })
  })
}
