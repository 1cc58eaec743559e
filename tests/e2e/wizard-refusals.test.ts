import { expect, test, type Locator, type Page } from '@playwright/test'

import { wallTimeOf } from '../../src/domain/zoned-time.ts'
import { startClockedInstallation, type Installation } from './support/installation.ts'
import { atRest } from './support/motion.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { classDesk, wizard, fieldRules } = wordsFor('en')
const { fields, steps } = classDesk

const HOUR = 3_600_000
const ZONE = 'America/Chicago'

let installation: Installation
test.beforeEach(async () => {
  installation = await startClockedInstallation()
})
test.afterEach(() => installation.stop())

/** What is wrong with a field is said at it, where a person looks. */
const expectRefused = async (page: Page, field: Locator, words: string) => {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
  await atRest(page)
  await expect(field).toBeInViewport({ ratio: 1 })
  const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0] ?? ''
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a class is refused at its field, by the wizard and by the server, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const { origin } = installation
    const token = await tokenOf(origin, 'instructor')
    const context = await openBrowser(browser, origin, { token, options: { viewport, timezoneId: ZONE } })
    const page = await context.newPage()
    const heading = (name: string) => page.getByRole('heading', { level: 2, name })
    const next = () => page.getByRole('button', { name: wizard.next(), exact: true }).click()
    const session = (field: string) => page.getByLabel(fields.sessionNamed({ field, number: 1 }))
    const day = session(fields.date())
    /** The session begins so many hours from now. */
    const hold = async (hours: number) => {
      const [begins, ends] = [hours, hours + 1].map((ahead) => wallTimeOf(Date.now() + ahead * HOUR, ZONE))
      await day.fill(begins?.date ?? '')
      await session(fields.start()).fill(begins?.time ?? '')
      await session(fields.end()).fill(ends?.time ?? '')
    }

    await open(page, '/instructor/course/new')
    await page.getByRole('combobox', { name: fields.courseId(), exact: true }).selectOption({ index: 1 })
    await next()

    await test.step('a session that is past, in its own step', async () => {
      await expect(heading(steps.sessions())).toBeFocused()
      await hold(-24)
      await next()
      await expectRefused(page, day, fieldRules.pastSession())
      await hold(2)
      await next()
    })

    await test.step('one that became past, by the server', async () => {
      await expect(heading(steps.venue())).toBeFocused()
      for (const [label, text] of [
        [fields.venue(), 'Ashby County Garage'],
        [fields.address(), '7 Depot Road'],
        [fields.city(), 'Twin Forks'],
        [fields.county(), 'Ashby'],
      ] as const) {
        await page.getByRole('textbox', { name: label, exact: true }).fill(text)
      }
      await next()
      await expect(heading(steps.seats())).toBeFocused()
      await next()
      await expect(heading(steps.review())).toBeFocused()
      await installation.moveClock(3 * HOUR)
      await page.getByRole('button', { name: classDesk.schedule() }).click()
      await expect(heading(steps.sessions())).toBeVisible()
      await expectRefused(page, day, fieldRules.pastSession())
    })

    await test.step('and is sent once it is mended', async () => {
      await hold(8)
      await page.getByRole('button', { name: wizard.toReview(), exact: true }).click()
      await expect(heading(steps.review())).toBeFocused()
      await page.getByRole('button', { name: classDesk.schedule() }).click()
      await expect(page.getByText(classDesk.plannedTitle())).toBeVisible()
    })
    await context.close()
  })
}
