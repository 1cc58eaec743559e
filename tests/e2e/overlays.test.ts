import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'

import { inTurn, ofThisCommit } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { atRest } from './support/motion.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { PAGES } from './support/pages.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'

/** The shell is the same on every page; of the others only what is theirs is opened. */
const SHELL = '/home'
const PEOPLE = [null, 'student', 'instructor', 'coordinator', 'admin'] as const
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
/** The first time it was mounted open, where its script came late; the second time it is opened. */
const TIMES = 2

/** Whose shell is opened: that of each kind of person with another commit. */
const IN_THE_SHELL = ofThisCommit(PEOPLE, { inSoMany: 2 })

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

/** Whatever says that it opens something over the page: no list of ours has to know it. The rows of a table have the same. */
const openersIn = (place: Locator) =>
  place
    .locator(':is([aria-haspopup=dialog], [aria-haspopup=menu]):enabled:not(tbody tr ~ tr *)')
    .filter({ visible: true })
const overlays = (page: Page) =>
  page.locator('dialog, [data-scope][data-part=content], [data-scope][data-part=backdrop]')

const nameOf = (opener: Locator): Promise<string> =>
  opener.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent.trim())

const expectToLeave = async (page: Page, opener: Locator, name: string) => {
  for (let time = 1; time <= TIMES; time += 1) {
    await opener.click()
    await expect(overlays(page).filter({ visible: true }), `${name} opens, time ${time}`).not.toHaveCount(0)
    // One that is still coming would leave with the end of that.
    await atRest(page)
    await page.keyboard.press('Escape')
    await expect(overlays(page), `${name} leaves, time ${time}`).toHaveCount(0)
    await expect(opener, `${name} leaves the focus to what opened it, time ${time}`).toBeFocused()
    await page.locator('h1').first().click()
  }
}

const expectAllToLeave = async (page: Page, path: string, place: Locator): Promise<string[]> => {
  const seen = new Set<string>()
  const openers = openersIn(place)
  for (let index = 0; index < (await openers.count()); index += 1) {
    const name = await nameOf(openers.nth(index))
    if (seen.has(name)) continue
    seen.add(name)
    await expectToLeave(page, openers.nth(index), `${path}: ${name}`)
  }
  return [...seen]
}

const walk = async (browser: Browser, person: (typeof PEOPLE)[number], viewport: (typeof SCREENS)[number]) => {
  const token = person === null ? undefined : await tokenOf(installation.origin, person)
  const context = await openBrowser(browser, installation.origin, {
    token,
    options: { viewport, hasTouch: viewport.width < 1000 },
  })
  const page = await context.newPage()
  if (IN_THE_SHELL.includes(person) && inTurn(SCREENS, PEOPLE.indexOf(person)).includes(viewport)) {
    await open(page, SHELL)
    expect(await expectAllToLeave(page, SHELL, page.locator('body'))).not.toEqual([])
  }
  for (const [place, { path, person: whose }] of pagesToSee(Object.values(PAGES)).entries()) {
    if (whose !== person || path === SHELL || !inTurn(SCREENS, place).includes(viewport)) continue
    await open(page, path)
    await expectAllToLeave(page, path, page.locator('main'))
  }
  await context.close()
}

for (const person of PEOPLE) {
  for (const screen of SCREENS) {
    test(`all that opens over a page leaves it, twice, and its focus to what opened it: ${person ?? 'a guest'}, ${screen.width} px`, async ({
      browser,
    }) => {
      await walk(browser, person, screen)
    })
  }
}

/** A dialog that its page loads only once somebody asks for it, from the menu of a row. */
const FROM_A_ROW = [
  { path: '/admin/in-person', act: /^Write/ },
  { path: '/admin/instructors', act: /^Write/ },
  { path: '/admin/courses?view=agencies', act: /^Edit/ },
  { path: '/admin/contactFormLogs', act: /^Assign/ },
] as const

test('a dialog from the menu of a row leaves its focus to the button of that menu, the first time too', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport: SCREENS[0] } })
  const page = await context.newPage()
  for (const { path, act } of FROM_A_ROW) {
    await open(page, path)
    const button = page.locator('tbody [aria-haspopup=menu]').first()
    for (let time = 1; time <= TIMES; time += 1) {
      await button.click()
      await page.getByRole('menuitem', { name: act }).first().click()
      await expect(
        page.locator('[role$=dialog] :focus'),
        `${act.source} of ${path} has the focus, time ${time}`,
      ).toHaveCount(1)
      await atRest(page)
      await page.keyboard.press('Escape')
      await expect(overlays(page)).toHaveCount(0)
      await expect(button, `${act.source} of ${path} leaves the focus to its button, time ${time}`).toBeFocused()
    }
  }
  await context.close()
})

test('what is filled in in a dialog is seen with what it is called, and not behind what it is sent with', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport: SCREENS[1] } })
  const page = await context.newPage()
  await open(page, '/admin/instructors?view=invitations')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await atRest(page)
  const send = dialog.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Primary agency']) {
    const field = dialog.getByLabel(new RegExp(`^${label}`))
    await expect(field, `${label} is next`).toBeFocused()
    const inSight = await field.evaluate((input: HTMLInputElement) => {
      const { bottom } = input.getBoundingClientRect()
      const frame = input.closest('[role=dialog]')?.getBoundingClientRect()
      const foot = input.closest('[role=dialog]')?.querySelector('[type=submit]')?.getBoundingClientRect()
      const name = input.labels?.[0]?.getBoundingClientRect()
      return { isNamed: (name?.top ?? 0) >= (frame?.top ?? 0), isAbove: bottom <= (foot?.top ?? 0) }
    })
    expect(inSight, label).toMatchObject({ isNamed: true, isAbove: true })
    await page.keyboard.press('Tab')
  }
  await context.close()
})
