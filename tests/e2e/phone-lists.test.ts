import { globSync } from 'node:fs'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { FONT_SCALE } from '../../src/domain/appearance.ts'
import { LIST_ACT_ROWS_LIST, LIST_ACTS_LIST } from '../../src/domain/contract/list-acts.list.ts'
import type { Language } from '../../src/domain/language.ts'
import type { ListDefinition } from '../../src/domain/list.ts'
import { inTurn } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { listScreens, listsToSee, type ListScreen, type ListScreens } from './support/list-screens.ts'
import { inOwnFonts, open, visitsOf, type Visits } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** A phone, the narrowest screen that is served, another direction, and the largest text there is. */
const LOOKS = [
  { width: 390, language: 'en', scale: 1 },
  { width: 320, language: 'tr', scale: 1 },
  { width: 390, language: 'ar', scale: 1 },
  { width: 390, language: 'en', scale: FONT_SCALE.max },
  { width: 320, language: 'ar', scale: FONT_SCALE.max },
] as const satisfies readonly Readonly<{ width: number; language: Language; scale: number }>[]

const ROW_HEIGHT = 72
const ROWS_BEGIN = 320
const TARGET = 44
/** Of what says how many are chosen, and what can be done with them. */
const BAR_HEIGHT = 128

const { lists } = wordsFor('en')

let installation: Installation
let screens: ListScreens
test.beforeAll(async () => {
  installation = await startSeenInstallation()
  screens = await listScreens(installation.origin)
})
test.afterAll(() => installation.stop())

const isDefinition = (value: unknown): value is ListDefinition =>
  typeof value === 'object' && value !== null && 'sorts' in value && 'filters' in value && 'perPage' in value

/** Shown in a dialog of another list, and as a file: they are no screen. */
const WITHOUT_SCREEN = new Set([LIST_ACTS_LIST.id, LIST_ACT_ROWS_LIST.id] as readonly string[])

test('each list of the domain has a screen here', async () => {
  const files = globSync(['src/domain/*.ts', 'src/domain/contract/*.list.ts'])
  const modules = await Promise.all(
    files.map((file) => import(`../../${file}`) as Promise<Readonly<Record<string, unknown>>>),
  )
  const ids = modules.flatMap((module) => Object.values(module).filter(isDefinition)).map(({ id }) => id)
  expect(new Set(Object.keys(screens))).toEqual(new Set(ids.filter((id) => !WITHOUT_SCREEN.has(id))))
})

/** What is measured of the list that is shown, in pixels of the page. */
const measure = (page: Page) =>
  page.evaluate((target) => {
    const togglers = [...document.querySelectorAll('main li button[aria-expanded][aria-label]')]
    const rows = togglers.flatMap((toggler) => toggler.closest('li') ?? [])
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const list = rows[0]?.closest('ul')
    /** How many pixels high and wide it is where a press meets a control, or what stands for it. */
    const reachOf = (control: Element): number => {
      const pressed = control.closest('label') ?? control
      const box = pressed.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const meets = (atX: number, atY: number) => pressed.contains(document.elementFromPoint(atX, atY))
      const from = (stepX: number, stepY: number) => {
        let steps = 0
        while (steps < target && meets(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1
        return steps
      }
      return Math.min(from(0, -1) + from(0, 1), from(-1, 0) + from(1, 0)) + 1
    }
    /** Of a text that is cut so much is seen, in ems, that it says something. */
    const enough = 6
    /** What has wrapped out of its line is not seen. */
    const isWithin = (text: Element, around: Element | null): boolean =>
      around === null ||
      around.tagName === 'LI' ||
      (text.getBoundingClientRect().top < around.getBoundingClientRect().bottom && isWithin(text, around.parentElement))
    const isStub = (text: Element): boolean => {
      const { textOverflow, fontSize } = getComputedStyle(text)
      const isSeen = isWithin(text, text.parentElement)
      const isShort = text.clientWidth < enough * Number.parseFloat(fontSize)
      return (
        isSeen &&
        text.clientWidth > 0 &&
        isShort &&
        textOverflow === 'ellipsis' &&
        text.scrollWidth > text.clientWidth + 1
      )
    }
    const stubs = rows.flatMap((row) => [...row.querySelectorAll('*')].filter(isStub).map((text) => text.textContent))
    const small: string[] = []
    const tools = document.querySelectorAll('main form[role=search] :is(input, button, a)')
    const ofRows = rows.flatMap((row) => [...row.querySelectorAll('input, button, a')])
    for (const control of [...tools, ...ofRows]) {
      control.scrollIntoView({ block: 'center' })
      const reach = reachOf(control)
      // A pixel of rounding.
      if (reach < target - 1) small.push(`${control.getAttribute('aria-label') ?? control.textContent} ${reach}`)
    }
    window.scrollTo(0, 0)
    return {
      rows: rows.length,
      highest: Math.max(...boxes.map(({ height }) => height)),
      first: boxes[0]?.top ?? 0,
      isCut: rows.some((row) => row.scrollWidth > row.clientWidth),
      wider: document.documentElement.scrollWidth - window.innerWidth,
      label: list?.getAttribute('aria-label') ?? null,
      small,
      stubs,
    }
  }, TARGET)

const phonesOf = (browser: Browser, { width, scale }: (typeof LOOKS)[number]) =>
  visitsOf(browser, installation.origin, {
    held: { fontScale: String(scale) },
    options: { viewport: { width, height: 844 }, hasTouch: true, isMobile: true },
  })

const see = async (phones: Visits, { person, path }: ListScreen, language: Language): Promise<Page> => {
  const page = await phones.pageOf(person, language)
  await open(page, path)
  await inOwnFonts(page)
  await page.locator('main li button[aria-expanded]').first().waitFor()
  return page
}

for (const look of LOOKS) {
  test(`a list on a phone has two lines a row and begins early: ${look.width} px, ${look.language}, text ${look.scale}`, async ({
    browser,
  }) => {
    const phones = phonesOf(browser, look)
    for (const [place, screen] of listsToSee(screens).entries()) {
      if (!inTurn(LOOKS, place).includes(look)) continue
      const page = await see(phones, screen, look.language)
      const { rows, highest, first, isCut, wider, small, stubs } = await measure(page)
      expect
        // The largest text may cut a status: its row opens the whole of it.
        .soft({ path: screen.path, rows: rows > 0, isCut, wider, small, stubs: look.scale > 1 ? [] : stubs })
        .toEqual({ path: screen.path, rows: true, isCut: false, wider: 0, small: [], stubs: [] })
      expect.soft(highest, `rows of ${screen.path}`).toBeLessThanOrEqual(ROW_HEIGHT * look.scale)
      if (!screen.isPart) {
        expect.soft(first, `the first row of ${screen.path}`).toBeLessThanOrEqual(ROWS_BEGIN * look.scale)
      }
    }
    await phones.leave()
  })
}

test('the first person of a roster is in sight early, on each of these screens', async ({ browser }) => {
  for (const look of inTurn(LOOKS, 0, 2)) {
    const phones = phonesOf(browser, look)
    const page = await phones.pageOf('instructor', look.language)
    await open(page, '/instructor/roster/6')
    await inOwnFonts(page)
    const first = page.locator('main li', { has: page.locator('button[aria-pressed]') }).first()
    await first.waitFor()
    const top = await first.evaluate((row) => row.getBoundingClientRect().top)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft({ look, wider }).toEqual({ look, wider: 0 })
    expect.soft(top, JSON.stringify(look)).toBeLessThanOrEqual(ROWS_BEGIN * look.scale)
    await phones.leave()
  }
})

/** What an opened row says whole, and no line of it again. */
const WHOLE_BELOW: Readonly<Partial<Record<string, string>>> = { '/admin/contactFormLogs': 'Message' }

test('what a table tells and offers of a row, its two lines open on a phone', async ({ browser }) => {
  const desks = visitsOf(browser, installation.origin, { options: { viewport: { width: 1280, height: 900 } } })
  const phones = phonesOf(browser, LOOKS[0])
  for (const screen of listsToSee(screens)) {
    const wide = await desks.pageOf(screen.person)
    await open(wide, screen.path)
    // What a page tells beside its list comes before it.
    const table = wide.locator('main table').last()
    const row = table.locator('tbody tr').first()
    await row.waitFor()
    const heads = await table
      .locator('thead th[scope=col]')
      .evaluateAll((all) =>
        all.flatMap((head) => (head.querySelector('input') ? [] : [(head.textContent ?? '').trim()])),
      )
    // Of what a row does not have nothing is told where each thing is named beside what it is.
    const isSaid = await row
      .locator('th, td')
      .evaluateAll((all) => all.flatMap((cell) => (cell.querySelector('input') ? [] : [cell.textContent !== ''])))
    // What opens a row beside its table is the button that opens its lines on a phone.
    const links = await row.locator('a:not([href*="open="])').allTextContents()
    const menu = row.locator('[aria-haspopup=menu]')
    const hasActs = (await table.locator('thead [data-acts]').count()) > 0
    const canAct = (await menu.count()) > 0
    if (canAct) await menu.click()
    const items = wide.getByRole('menuitem')
    if (canAct) await items.first().waitFor()
    const acts = await items.allTextContents()
    const canChoose = (await row.getByRole('checkbox').count()) > 0

    const page = await see(phones, screen, LOOKS[0].language)
    const line = page.locator('main li', { has: page.locator('button[aria-expanded][aria-label]') }).first()
    await line.locator('button[aria-expanded]').click()
    await line.locator('button[aria-expanded=true]').waitFor()
    // Below what the table tells stands what is read of a row once it is opened.
    const lines = line.locator('dl').first().getByRole('term').filter({ visible: true })
    await lines.first().waitFor()
    const terms = await lines.allTextContents()
    const offered = await line
      .locator('button, a')
      .evaluateAll((all) => all.map((act) => act.getAttribute('aria-label') ?? (act.textContent ?? '').trim()))
    // The last head of a table with acts names them.
    const columns = hasActs ? heads.slice(0, -1) : heads
    const told = columns.filter((name, place) => isSaid[place] && name !== WHOLE_BELOW[screen.path])
    expect.soft({ path: screen.path, terms }).toEqual({ path: screen.path, terms: told })
    expect
      .soft({ path: screen.path, missing: [...links, ...acts].filter((act) => !offered.includes(act)) })
      .toEqual({ path: screen.path, missing: [] })
    expect.soft(await line.getByRole('checkbox').count()).toBe(canChoose ? 1 : 0)
    if (canChoose) {
      await line.getByRole('checkbox').tap()
      const bar = await page.getByRole('region', { name: lists.selection() }).boundingBox()
      expect.soft(bar?.height, `what is chosen of ${screen.path}`).toBeLessThanOrEqual(BAR_HEIGHT)
    }
  }
  await desks.leave()
  await phones.leave()
})
