import { expect, test, type Locator, type Page } from '@playwright/test'

import { demoPassword } from '../../server/demo/content/people.ts'
import { answerKey } from './support/answers.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { focusedStop, tabTo, type Stop } from './support/keyboard.ts'
import { menuButton } from './support/playing.ts'
import { NEW_STUDENT } from './support/student.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { shell, account, home, enrollment, lesson } = words
const VIDEO_MS = 120_000
const QUESTIONS = 5
const MOST_STOPS = 60

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

/** A change of page tells the title bar, the keyboard and the screen reader. */
const expectArrival = async (page: Page, title: string) => {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[data-announcer]')).toHaveText(title)
}

test('an account is opened by keyboard alone', async ({ browser }) => {
  const { registration, accountLinks, personal } = words
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/auth/register')
  const form = page.getByRole('form', { name: registration.form() })
  const write = async (name: string, text: string) => {
    await tabTo(page, form.locator(`input[name="${name}"]`))
    await page.keyboard.type(text)
  }
  await write('firstName', 'Keya')
  await write('lastName', 'Board')
  await write('email', 'keya.board@example.org')
  await write('birthdate', '05171991')
  await write('password', 'Only keys 4 me!')
  await write('confirmPassword', 'Only keys 4 me!')
  await write('phone', '2125550177')
  await tabTo(page, form.getByRole('combobox', { name: personal.fields.primaryAgencyId() }))
  await page.keyboard.type('fairmont fire')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, form.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('checkbox', { name: registration.terms.accept() }))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: registration.submit() }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${installation.origin}/email-verification`)
  await expect(page.getByRole('heading', { level: 1, name: accountLinks.mail.title() })).toBeFocused()
  await context.close()
})

test('every tab stop shows a focus of two pixels or more that nothing covers, and the skip link leads past the menu', async ({
  browser,
}) => {
  for (const path of ['/home', '/sign-in', '/auth/register', '/forgot-password', '/course/verification']) {
    const context = await openBrowser(browser, installation.origin)
    const page = await context.newPage()
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: shell.skip() })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()

    const faults: Stop[] = []
    let count = 0
    for (; count < MOST_STOPS; count += 1) {
      const stop = await focusedStop(page)
      if (stop === null) break
      if (stop.outline < 2 || stop.isCovered) faults.push(stop)
      await page.keyboard.press('Tab')
    }
    expect({ path, faults }).toEqual({ path, faults: [] })
    expect(count).toBeGreaterThan(3)

    await open(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true)
    await context.close()
  }
})

test('a dialog takes the focus and keeps it; Escape closes it and gives the focus back', async ({ browser }) => {
  const token = await tokenOf(installation.origin, NEW_STUDENT.mailbox)
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/home')
  const enroll = page.getByRole('button', { name: home.courses.enroll(), exact: true }).first()
  await tabTo(page, enroll)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: enrollment.enroll(), exact: true })).toBeEnabled()
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await holdsFocus()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enroll).toBeFocused()
  await context.close()
})

test('a deed of chosen rows, whose button goes with them, leaves the focus at a row in sight', async ({ browser }) => {
  const { lists, studentEnrollments } = words
  const token = await tokenOf(installation.origin, 'instructor')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/instructor/student-enrollments')
  const bar = page.getByRole('region', { name: lists.selection() })
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .press('Space')
  await bar.getByRole('button', { name: studentEnrollments.verify.chosen() }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: studentEnrollments.verify.go() }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(bar).toBeHidden()
  const row = page.locator('[data-row]').filter({ has: page.locator(':focus') })
  await expect(row).toHaveCount(1)
  await expect(row).toBeInViewport()
  await context.close()
})

test('signing in, enrolling, watching and passing a quiz need no mouse', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const { keyboard } = page

  await open(page, '/home')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: shell.signIn(), exact: true }))
  await keyboard.press('Enter')
  await expectArrival(page, `${shell.titles.signIn()} - TIM Training`)
  await tabTo(page, page.getByLabel(account.signIn.email(), { exact: true }))
  await keyboard.type(NEW_STUDENT.email)
  await tabTo(page, page.getByLabel(account.signIn.password(), { exact: true }))
  await keyboard.type(demoPassword)
  await keyboard.press('Enter')
  await expectArrival(page, `${shell.menu.home()} - TIM Training`)

  await tabTo(page, page.getByRole('button', { name: home.courses.enroll(), exact: true }).first())
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const enroll = dialog.getByRole('button', { name: enrollment.enroll(), exact: true })
  await expect(enroll).toBeEnabled()
  await tabTo(page, enroll)
  await keyboard.press('Enter')
  await expectArrival(page, `${shell.titles.onlineCourse()} - TIM Training`)

  const { player, quiz, result } = lesson
  const play = page.getByRole('button', { name: player.play(), exact: true })
  const pause = page.getByRole('button', { name: player.pause(), exact: true })
  const position = page.getByRole('slider', { name: player.seek() })
  const at = async () => Number(await position.inputValue())
  await expect(play).toBeEnabled()
  await tabTo(page, play)
  await keyboard.press('Enter')
  await expect(pause).toBeFocused()
  await expect.poll(at).toBeGreaterThan(3)
  await keyboard.press('Space')
  await expect(play).toBeFocused()

  await keyboard.press('Shift+Tab')
  await expect(position).toBeFocused()
  await keyboard.press('PageUp')
  await expect(page.getByText(player.blocked())).toBeVisible()
  expect(await at()).toBeLessThan(30)
  await keyboard.press('Home')
  await expect.poll(at).toBeLessThan(1)

  const captions = menuButton(page, player.captions())
  const choice = (name: string, within: Page | Locator = page) =>
    within.getByRole('menuitemradio', { name, exact: true })
  // A voice is of the same name, in the group beside it.
  const caption = (name: string) => choice(name, page.getByRole('group', { name: player.captions(), exact: true }))
  const mode = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [...video.textTracks].find(({ kind }) => kind === 'captions')?.mode)
  await tabTo(page, captions)
  await keyboard.press('Enter')
  await expect(caption('English')).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(caption(player.captionsOff())).toBeFocused()
  await keyboard.press('Enter')
  await expect(captions).toBeFocused()
  await expect.poll(mode).toBe('disabled')
  await keyboard.press('c')
  await expect(captions).toHaveAccessibleName(player.inForce({ what: player.captions(), value: 'English' }))
  // The page draws them.
  await expect.poll(mode).toBe('hidden')

  const speed = menuButton(page, player.speed())
  await tabTo(page, speed)
  await keyboard.press('ArrowUp')
  await expect(choice(player.speedValue({ rate: '1' }))).toBeFocused()
  await keyboard.press('Escape')
  await expect(speed).toBeFocused()
  for (const step of ['1.25', '1.5', '1.75', '2']) {
    await keyboard.press('Shift+>')
    const value = player.speedValue({ rate: step })
    await expect(speed).toHaveAccessibleName(player.inForce({ what: player.speed(), value }))
  }
  await tabTo(page, play, 'back')
  await keyboard.press('k')
  await expect(pause).toBeFocused()
  const start = page.getByRole('button', { name: quiz.start() }).last()
  await expect(start).toBeEnabled({ timeout: VIDEO_MS })

  await tabTo(page, start)
  await keyboard.press('Enter')
  const key = answerKey('en')
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const question = page.getByRole('group', { name: quiz.number({ number, total: QUESTIONS }), exact: true })
    await expect(question).toBeFocused()
    const prompt = await question.locator('legend').innerText()
    const right = [...key].find(([text]) => prompt.includes(text))?.[1] ?? ''
    const labels = await question.locator('label').allInnerTexts()
    await keyboard.press(String(labels.findIndex((label) => label.includes(right)) + 1))
    await expect(question.getByText(quiz.saved(), { exact: true })).toBeVisible()
    await keyboard.press('Enter')
  }
  await expect(page.getByText(result.lessonPassed())).toBeVisible()
  const next = page.getByRole('button', { name: /^Next lesson/ })
  await tabTo(page, next)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\?lesson=\d+$/)
  await context.close()
})
