import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'

import { writeLayout } from '../../src/domain/appearance-code.ts'
import { LAYOUT_KEY } from '../../src/domain/constants.ts'
import { LAYOUT_STYLES, layoutOf } from '../../src/domain/layout.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { PAGES } from './support/pages.ts'
import { inOwnFonts, open, openBrowser, tokenOf, visitsOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { width: 390, height: 844 }
const STAFF = ['instructor', 'coordinator'] as const

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const WITH_FORMS: ReadonlySet<string> = new Set([
  '/sign-in',
  '/contact',
  '/check-in',
  '/auth/register',
  '/course/verification',
  '/student/enrollmentVerification',
  '/profile',
  '/instructor/course/new',
])

/** Fields of a page that do not begin below their label, where those begin who read it. */
const strayFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isRight = document.documentElement.dir === 'rtl'
    const startOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return isRight ? -right : left
    }
    const typed = document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea, select)')
    return [...typed].flatMap((field) => {
      const [label] = field.labels ?? []
      const isBeside = ['checkbox', 'radio', 'file', 'range', 'color'].includes(field.type)
      if (!label || isBeside || label.contains(field) || !field.checkVisibility()) return []
      // What is read to nobody but a screen reader is a pixel wide.
      if (label.getBoundingClientRect().width <= 1) return []
      return Math.abs(startOf(field) - startOf(label)) > 2 ? [label.textContent] : []
    })
  })

const { lesson, profile, progressMatrix, roster } = wordsFor('en')

const see = async (browser: Browser, person: string, viewport: typeof PHONE, look: (page: Page) => Promise<void>) => {
  const token = await tokenOf(installation.origin, person)
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport } })
  await look(await context.newPage())
  await context.close()
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('What should be measured is not shown')
  return box
}

test('on a phone the ways of a quiz stay where they are when an answer is saved', async ({ browser }) => {
  await see(browser, 'emily.nguyen', PHONE, async (page) => {
    await open(page, '/online-course/1')
    await inOwnFonts(page)
    await page.getByRole('button', { name: lesson.quiz.start() }).click()
    const choice = page.getByRole('radio').first()
    await choice.waitFor()
    const ways = [lesson.quiz.previous(), lesson.quiz.next()].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    const places = () => Promise.all(ways.map(boxOf))
    const before = await places()
    // No answer lies behind what leads on.
    const last = await boxOf(page.locator('main label').last())
    expect(last.y + last.height).toBeLessThanOrEqual(before[0]?.y ?? 0)
    await choice.check({ force: true })
    await expect(page.getByText(lesson.quiz.saved(), { exact: true })).toBeVisible()
    expect(await places()).toEqual(before)
  })
})

test('on a phone what was saved of a profile is said where it was saved, and the buttons stay under the thumb', async ({
  browser,
}) => {
  await see(browser, 'emily.nguyen', PHONE, async (page) => {
    const { details: said, saving } = profile
    await open(page, '/profile')
    await inOwnFonts(page)
    const details = page.getByRole('form', { name: said.form() })
    const phone = details.locator('input[type=tel]')
    const ways = [saving.save(), saving.discard()].map((name) => details.getByRole('button', { name, exact: true }))
    const places = () => Promise.all(ways.map(boxOf))
    const [save, discard] = ways
    const press = async (way: Locator | undefined, typed: string) => {
      await phone.fill(typed)
      await phone.blur()
      await phone.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await places()
      await way?.click()
      return before
    }
    const saved = await press(save, '(405) 555-0171')
    await expect(details.getByText(saving.saved(), { exact: true })).toBeInViewport()
    expect(await places()).toEqual(saved)
    const discarded = await press(discard, '(405) 555-0172')
    await expect(phone).toHaveValue('(405) 555-0171')
    expect(await places()).toEqual(discarded)
  })
})

for (const language of ['en', 'ar'] as const) {
  test(`each field begins below its label, at a desk and on a phone, in ${language}`, async ({ browser }) => {
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      const visits = visitsOf(browser, installation.origin, { options: { viewport } })
      for (const [route, { path, person }] of Object.entries(PAGES)) {
        if (!WITH_FORMS.has(route)) continue
        const page = await visits.pageOf(person, language)
        await open(page, path)
        await page.locator('main form').first().waitFor()
        expect
          .soft({ path, width: viewport.width, stray: await strayFields(page) })
          .toEqual({ path, width: viewport.width, stray: [] })
      }
      await visits.leave()
    }
  })
}

test('on a phone the first person of a roster stands in its upper two fifths, below the count', async ({ browser }) => {
  await see(browser, 'instructor', PHONE, async (page) => {
    await open(page, '/instructor/roster/6')
    await inOwnFonts(page)
    const first = page.getByRole('list', { name: roster.list.label() }).getByRole('listitem').first()
    await first.waitFor()
    const count = await boxOf(page.getByRole('region', { name: roster.count.label() }))
    const { y } = await boxOf(first)
    expect(y).toBeLessThanOrEqual(PHONE.height * 0.4)
    expect(count.y + count.height).toBeLessThanOrEqual(y)
    await page.getByRole('button', { name: roster.tools.filter() }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

test('no letter or mark of ours lies on what follows it', async ({ browser }) => {
  await see(browser, 'coordinator', PHONE, async (page) => {
    await open(page, '/coordinator/students')
    await inOwnFonts(page)
    const flat = await page.evaluate(async () => {
      const font = `16px ${getComputedStyle(document.body).fontFamily}`
      const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
      const marks = [...between(0x21, 0x7e), ...between(0xa1, 0x17f)].map((code) => String.fromCharCode(code))
      await document.fonts.load('16px "Overpass Variable"', marks.join(''))
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('Nothing to draw on')
      pen.font = font
      const isSoftHyphen = (mark: string) => mark === '\u00ad'
      return marks.filter((mark) => !isSoftHyphen(mark) && pen.measureText(mark).width === 0)
    })
    expect(flat).toEqual([])
  })
})

test('on a phone that lies on its side the whole picture of a lesson is in sight', async ({ browser }) => {
  await see(browser, 'student', { width: 844, height: 390 }, async (page) => {
    await open(page, '/online-course/1')
    await inOwnFonts(page)
    const video = page.locator('video')
    await video.waitFor()
    expect((await boxOf(video)).height).toBeLessThanOrEqual(310)
  })
})

test('heads and names of the progress matrix stay in sight, whichever way it is scrolled', async ({ browser }) => {
  await see(browser, 'coordinator', { width: 1024, height: 500 }, async (page) => {
    await open(page, '/coordinator/student-progress')
    await inOwnFonts(page)
    const matrix = page.getByRole('group', { name: progressMatrix.list(), exact: true })
    const name = matrix.getByRole('rowheader').nth(3)
    await name.waitFor()
    const moved = await matrix.evaluate((element) => {
      element.scrollTo({ left: 120 * (getComputedStyle(element).direction === 'rtl' ? -1 : 1), top: 200 })
      return { left: Math.abs(element.scrollLeft), top: element.scrollTop }
    })
    expect(moved.left).toBeGreaterThan(0)
    expect(moved.top).toBe(200)
    const frame = await boxOf(matrix)
    const head = await boxOf(matrix.getByRole('columnheader').nth(2))
    const row = await boxOf(name)
    expect(head.y).toBeCloseTo(frame.y, 0)
    expect(row.x).toBeGreaterThanOrEqual(frame.x)
    expect(row.x).toBeLessThan(frame.x + 60)
  })
})

for (const person of STAFF) {
  test(`on paper the pages of an ${person} have no bars and no buttons, in any layout`, async ({ browser }) => {
    const token = await tokenOf(installation.origin, person)
    for (const style of LAYOUT_STYLES) {
      const layout = writeLayout(layoutOf(style))
      const context = await openBrowser(browser, installation.origin, { token, held: { [LAYOUT_KEY]: layout } })
      await context.addCookies([{ name: LAYOUT_KEY, value: layout, url: installation.origin }])
      const page = await context.newPage()
      for (const { path, person: whose } of Object.values(PAGES)) {
        if (whose !== person) continue
        await open(page, path)
        await inOwnFonts(page)
        await page.emulateMedia({ media: 'print' })
        const printed = await page.evaluate(() => {
          const isSeen = (part: Element) => part.checkVisibility()
          const outside = [...document.querySelectorAll('body *')].filter(
            (part) => isSeen(part) && !part.closest('main') && !part.querySelector('main') && part.textContent !== '',
          )
          const pressed = [...document.querySelectorAll('main :is(button, .button, nav, [role=search])')].filter(
            (part) => isSeen(part) && !part.closest('th') && !part.matches('[aria-pressed]'),
          )
          const cut = [...document.querySelectorAll('main :has(> table)')].filter(
            (part) => isSeen(part) && getComputedStyle(part).overflow !== 'visible',
          )
          return [...outside, ...pressed, ...cut].map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`)
        })
        expect({ path, style, printed }).toEqual({ path, style, printed: [] })
        await page.emulateMedia({ media: 'screen' })
      }
      await context.close()
    }
  })
}
