import { expect, test, type Browser, type Page } from '@playwright/test'

import { writeLayout } from '../../src/domain/appearance-code.ts'
import { LAYOUT_KEY } from '../../src/domain/constants.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { LAYOUT_STYLES, layoutOf } from '../../src/domain/layout.ts'
import { inTurn } from '../support/long.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf, type Visit } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

let installation: Installation
let token: string

test.beforeAll(async () => {
  installation = await startInstallation()
  token = await tokenOf(installation.origin, 'student')
})

test.afterAll(async () => installation.stop())

const see = async (browser: Browser, visit: Visit, look: (page: Page) => Promise<void>) => {
  const context = await openBrowser(browser, installation.origin, visit)
  await look(await context.newPage())
  await context.close()
}

const { shell, toolbar, settingsPanel, agenda } = wordsFor('en')
const root = (page: Page) => page.locator('html')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

test('search opens anywhere by Ctrl-K, finds pages, says so when there is none, and leads to one', async ({
  browser,
}) => {
  await see(browser, {}, async (page) => {
    await open(page, '/resources')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: shell.search() })
    await expect(field).toBeFocused()
    await field.fill('qqqq')
    await expect(page.getByText(toolbar.search.noResults())).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('Control+k')
    await field.fill('miss')
    await expect(
      page.getByRole('listbox', { name: toolbar.search.suggestions() }).getByRole('option').first(),
    ).toHaveText(new RegExp(shell.menu.mission()))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${installation.origin}/mission`)
    await expect(field).toBeHidden()
  })
})

test('what is typed after Ctrl-K is in its field, however late the suggestions come', async ({ browser }) => {
  await see(browser, {}, async (page) => {
    await open(page, '/resources')
    const late = Promise.withResolvers<void>()
    await page.route(/search-finder/, async (route) => {
      await late.promise
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('cont')
    await expect(page.getByRole('textbox', { name: shell.search() })).toHaveValue('cont')
    late.resolve()
    const field = page.getByRole('combobox', { name: shell.search() })
    await field.waitFor()
    await page.keyboard.type('act')
    await expect(field).toHaveValue('contact')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${installation.origin}/contact`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('mission')
    await expect(field).toHaveValue('mission')
  })
})

test('what is typed after Ctrl-K stays while the page that somebody waits for comes', async ({ browser }) => {
  await see(browser, { token }, async (page) => {
    const late = Promise.withResolvers<void>()
    await page.route('**/api/auth/me', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/student/dash')
    await page.locator('html[data-ready]').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('cont')
    const field = page.getByRole('combobox', { name: shell.search() })
    await expect(field).toHaveValue('cont')
    late.resolve()
    await page.locator('html:not([data-session]) main h1').waitFor()
    await page.keyboard.type('act')
    await expect(field).toHaveValue('contact')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${installation.origin}/contact`)
  })
})

test('the search knows other words, pages that stand in no menu, and the guide', async ({ browser }) => {
  const find = async (page: Page, query: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: shell.search() }).fill(query)
    const found = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return found.join('\n')
  }
  await see(browser, { token }, async (page) => {
    await open(page, '/mission')
    const certificates = await find(page, 'cert')
    expect(certificates).toContain(shell.menu.verification())
    expect(certificates).toContain(shell.menu.myCourses())
    expect(await find(page, 'password')).toContain(shell.myProfile())
    expect(await find(page, 'offline')).toContain(shell.hint.title())
    expect(await find(page, 'slides')).not.toContain(toolbar.search.further.materials())
  })
  await see(browser, { token: await tokenOf(installation.origin, 'instructor') }, async (page) => {
    await open(page, '/mission')
    expect(await find(page, 'slides')).toContain(toolbar.search.further.materials())
    expect(await find(page, 'new class')).toContain(toolbar.search.further.newClass())
  })
})

test('a guest finds no settings; what a person sets is there on their other devices, before the scripts', async ({
  browser,
}) => {
  await see(browser, {}, async (page) => {
    await open(page, '/home')
    await expect(button(page, shell.settings())).toHaveCount(0)
    await expect(button(page, shell.schemes())).toHaveCount(0)
  })
  await see(browser, { token }, async (page) => {
    await open(page, '/home')
    await button(page, shell.settings()).click()
    const panel = page.getByRole('dialog', { name: settingsPanel.title() })
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok())
    await panel.getByRole('radio', { name: settingsPanel.layout.layout3() }).check({ force: true })
    await expect(page.locator('[data-layout=layout3]').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await saved
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('[data-layout=layout3]').first()).toBeAttached()
  })
  await see(browser, { token }, async (page) => {
    await open(page, '/home')
    await expect(page.locator('[data-layout=layout3]').first()).toBeAttached()
    await button(page, shell.settings()).click()
    const panel = page.getByRole('dialog', { name: settingsPanel.title() })
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok())
    await panel.getByRole('radio', { name: settingsPanel.layout.layout1() }).check({ force: true })
    await saved
  })
})

test('a person keeps a note and finds it on another device; the quick panel closes by Escape', async ({ browser }) => {
  const title = 'Bring the vest'
  await see(browser, { token }, async (page) => {
    await open(page, '/home')
    const toggle = button(page, shell.quickPanel())
    await toggle.click()
    const panel = page.getByRole('dialog', { name: agenda.title() })
    await panel.getByRole('button', { name: agenda.notes.add() }).click()
    await panel.getByLabel(agenda.notes.name()).fill(title)
    await panel.getByRole('button', { name: agenda.notes.save() }).click()
    await expect(panel.getByText(title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(toggle).toBeFocused()
  })
  await see(browser, { token }, async (page) => {
    await open(page, '/home')
    await button(page, shell.quickPanel()).click()
    const panel = page.getByRole('dialog', { name: agenda.title() })
    await expect(panel.getByText(title)).toBeVisible()
    await panel.getByRole('button', { name: agenda.notes.removeNamed({ title }) }).click()
    await expect(panel.getByText(title)).toBeHidden()
  })
})

test('each language turns the page the way it is written, without a reload', async ({ browser }) => {
  await see(browser, {}, async (page) => {
    await open(page, '/mission')
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
    await button(page, shell.language()).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
    await page.reload()
    await expect(root(page)).toHaveAttribute('lang', 'ar')
  })
})

test('who signs in chooses a language there, and what is typed stays', async ({ browser }) => {
  await see(browser, {}, async (page) => {
    await open(page, '/sign-in')
    const email = page.locator('input[type=email]')
    await email.fill('ada@example.org')
    await button(page, shell.language()).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
    await expect(email).toHaveValue('ada@example.org')
  })
})

test('in forced colours, what is current, chosen or focused is told by more than a colour', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin, { token, options: { forcedColors: 'active' } })
  const page = await context.newPage()
  await open(page, '/mission')
  const outlineOf = (name: string) =>
    page
      .getByRole('navigation', { name: shell.mainMenu() })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).outlineStyle)
  expect([await outlineOf(shell.menu.mission()), await outlineOf(shell.menu.home())]).toEqual(['solid', 'none'])
  await button(page, shell.settings()).focus()
  expect(await button(page, shell.settings()).evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await button(page, shell.settings()).click()
  const panel = page.getByRole('dialog', { name: settingsPanel.title() })
  const segmentOf = (name: string) =>
    panel.locator('label', { hasText: name }).evaluate((segment) => getComputedStyle(segment).outlineStyle)
  expect([await segmentOf(settingsPanel.reading.ltr()), await segmentOf(settingsPanel.reading.rtl())]).toEqual([
    'solid',
    'none',
  ])
  await context.close()
})

for (const language of inTurn(LANGUAGES, 0)) {
  test(`axe finds nothing in the parts of the shell, in ${language}, and nothing scrolls sideways`, async ({
    browser,
  }) => {
    const words = wordsFor(language)
    await see(browser, { language, token }, async (page) => {
      await open(page, '/mission')
      await button(page, words.shell.settings()).click()
      await page.getByRole('dialog', { name: words.settingsPanel.title() }).waitFor()
      await expectAccessible(page, 'the settings')
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.keyboard.press('Escape')
      await button(page, words.shell.schemes()).click()
      await page.getByRole('dialog', { name: words.settingsPanel.schemesTitle() }).waitFor()
      await expectAccessible(page, 'the colour schemes')
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.keyboard.press('Escape')
      await button(page, words.shell.quickPanel()).click()
      const panel = page.getByRole('dialog', { name: words.agenda.title() })
      await panel.getByRole('button', { name: words.agenda.notes.add() }).click()
      await expectAccessible(page, 'the quick panel')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: words.shell.search() }).waitFor()
      await expectAccessible(page, 'the search')
    })
  })
}

for (const language of inTurn(LANGUAGES, 1)) {
  test(`axe finds nothing in the other layouts, in ${language}, and nothing scrolls sideways`, async ({ browser }) => {
    for (const style of LAYOUT_STYLES.slice(1)) {
      const context = await openBrowser(browser, installation.origin, {
        language,
        held: { [LAYOUT_KEY]: writeLayout(layoutOf(style)) },
      })
      await context.addCookies([{ name: LAYOUT_KEY, value: writeLayout(layoutOf(style)), url: installation.origin }])
      const page = await context.newPage()
      await open(page, '/home')
      await expectAccessible(page, `/home in ${style}`)
      await context.close()
    }
  })
}
