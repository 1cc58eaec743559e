import { randomUUID } from 'node:crypto'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { FONT_SCALE } from '../../src/domain/appearance.ts'
import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import { CLASS, startClassOfToday, type ClassOfToday } from './support/class-of-today.ts'
import { openBrowser, settled, tokenOf } from './support/visitor.ts'

const MINUTE = 60_000
const PHONE = { viewport: { width: 390, height: 844 } }

let today: ClassOfToday
test.beforeAll(async () => {
  today = await startClassOfToday()
})
test.afterAll(() => today.installation.stop())

const opensAgain = (page: Page) => page.getByText('This page opens again without a network', { exact: false })

const person = (page: Page, mark: 'Present' | 'No-show', name: string) =>
  mark === 'Present'
    ? page.getByRole('button', { name: new RegExp(`^Present:.*${name}`) })
    : page.getByRole('group', { name: new RegExp(name) }).getByRole('button', { name: new RegExp(mark) })

const openAs = async (browser: Browser, mailbox: string, path: string, held: Readonly<Record<string, string>> = {}) => {
  const { origin } = today.installation
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, mailbox), held, options: PHONE })
  const page = await context.newPage()
  await today.setClock(page)
  await page.goto(`${origin}${path}`)
  await settled(page)
  return { context, page }
}

const openRoster = async (browser: Browser, mailbox: string) => {
  const device = await openAs(browser, mailbox, `/instructor/roster/${CLASS}`)
  await expect(device.page.getByRole('list', { name: 'People on this class' })).toBeVisible()
  return device
}

test('two phones hold one roster, one of them offline for a while: no mark is lost', async ({ browser }) => {
  const ruth = await openRoster(browser, 'instructor')
  const omar = await openRoster(browser, 'admin')

  await test.step('one loses the network, says so, and goes on', async () => {
    await omar.context.setOffline(true)
    await expect(omar.page.getByRole('region', { name: 'Attendance' })).toContainText('You are offline')
    await person(omar.page, 'Present', 'Otis Freeman').click()
    await person(omar.page, 'Present', 'Rosa Ibarra').click()
    await expect(omar.page.getByRole('region', { name: 'Attendance' })).toContainText('2 of 9 present')
    await expect(omar.page.getByText('2 things wait to be sent.')).toBeVisible()
  })
  await test.step('the other marks one of the two as something else', async () => {
    // It says so of what was there before, too: the other phone may not be quicker than this mark.
    const taken = ruth.page.waitForResponse('**/roster/marks')
    await person(ruth.page, 'No-show', 'Otis Freeman').click()
    expect((await taken).status()).toBe(200)
    await expect(ruth.page.getByText('All saved')).toBeVisible()
  })
  await test.step('back online, what was marked is sent and the conflict is asked about', async () => {
    await omar.context.setOffline(false)
    await expect(omar.page.getByText(/Otis Freeman.* was marked on another device too/)).toBeVisible()
    await expect(person(omar.page, 'Present', 'Rosa Ibarra')).toHaveAttribute('aria-pressed', 'true')
    await omar.page.getByRole('button', { name: 'Keep mine: Present' }).click()
    await expect(omar.page.getByText(/was marked on another device too/)).toBeHidden()
  })
  await test.step('both phones show both marks', async () => {
    for (const { page } of [omar, ruth]) {
      await expect(person(page, 'Present', 'Otis Freeman')).toHaveAttribute('aria-pressed', 'true')
      await expect(person(page, 'Present', 'Rosa Ibarra')).toHaveAttribute('aria-pressed', 'true')
    }
  })
  await test.step('what is marked while the server is out of reach survives a reload', async () => {
    const { context, page } = ruth
    const api = '**/api/instructor-courses/*/roster/marks'
    await context.route(api, (route) => route.abort())
    await person(page, 'Present', 'Jacob Stern').click()
    await expect(page.getByText('Not sent yet')).toBeVisible()
    await context.unroute(api)
    await page.reload()
    await expect(person(page, 'Present', 'Jacob Stern')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('All saved')).toBeVisible()
    await expect(person(omar.page, 'Present', 'Jacob Stern')).toHaveAttribute('aria-pressed', 'true')
  })
  await ruth.context.close()
  await omar.context.close()
})

test('two tabs of one person mark somebody differently without a network: both end with the later mark, and it is said', async ({
  browser,
}) => {
  const { context, page: one } = await openRoster(browser, 'instructor')
  const other = await context.newPage()
  await today.setClock(other)
  await other.goto(`/instructor/roster/${CLASS}`)
  await expect(other.getByRole('list', { name: 'People on this class' })).toBeVisible()
  const marked = 'Denise Albright'
  const isNoShow = async () => {
    for (const tab of [one, other]) {
      await expect(person(tab, 'No-show', marked)).toHaveAttribute('aria-pressed', 'true')
      await expect(person(tab, 'Present', marked)).toHaveAttribute('aria-pressed', 'false')
    }
  }

  await context.setOffline(true)
  await person(one, 'Present', marked).click()
  await expect(person(other, 'Present', marked)).toHaveAttribute('aria-pressed', 'true')
  await person(other, 'No-show', marked).click()
  await isNoShow()
  await expect(one.getByText(/Denise Albright.* was marked in another tab too/)).toBeVisible()

  await context.setOffline(false)
  for (const tab of [one, other]) await expect(tab.getByText('All saved')).toBeVisible()
  await isNoShow()
  // A page is loaded anew now and then, by its person or for a part that did not come: it is said all the same.
  await one.reload()
  const held = (await today.readRoster()).items.find(({ lastName }) => lastName === 'Albright')
  expect(held?.attendance).toBe('noShow')
  await one.getByRole('button', { name: 'Mark again: Present' }).click()
  for (const tab of [one, other]) await expect(person(tab, 'Present', marked)).toHaveAttribute('aria-pressed', 'true')
  await expect(one.getByText(/was marked in another tab too/)).toBeHidden()
  await context.close()
})

test('a roster opens again where there is no network, and what is marked there is sent later', async ({ browser }) => {
  const { context, page } = await openRoster(browser, 'instructor')
  const other = await openRoster(browser, 'admin')
  await expect(opensAgain(page)).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText('You are offline')
  await person(page, 'Present', 'Luis Quintero').click()
  await page.reload()
  await expect(person(page, 'Present', 'Luis Quintero')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('One thing waits to be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Check-in code' }).click()
  await expect(page.locator('[data-address]')).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(person(other.page, 'Present', 'Luis Quintero')).toHaveAttribute('aria-pressed', 'true')
  for (const held of [context, other.context]) await held.close()
})

test('a roster that one came to by a link opens again where there is no network', async ({ browser }) => {
  const { context, page } = await openAs(browser, 'instructor', '/instructor/dash')
  await page.getByRole('link', { name: 'Take attendance' }).first().click()
  await expect(opensAgain(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText('You are offline')
  await expect(page.getByRole('list', { name: 'People on this class' })).toBeVisible()
  await context.close()
})

test('what was marked and saved right before the network went is marked when the roster opens again', async ({
  browser,
}) => {
  const { context, page } = await openRoster(browser, 'instructor')
  await expect(opensAgain(page)).toBeVisible()
  // It was not read again in that moment: what the device has of the mark is what it was answered.
  await context.route('**/api/instructor-courses/*/roster', (route) => route.abort())
  const answered = page.waitForResponse('**/roster/marks')
  await person(page, 'Present', 'Tariq Aziz').click()
  await answered
  await expect(page.getByText('All saved')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Attendance' })).toContainText('You are offline')
  await expect(person(page, 'Present', 'Tariq Aziz')).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})

test('the code on the wall checks in who is on the class, while it is there', async ({ browser }) => {
  const { page, context } = await openRoster(browser, 'instructor')
  await page.getByRole('button', { name: 'Check-in code' }).click()
  const wall = page.locator('[data-address]')
  await expect(wall).toBeVisible()
  const address = await wall.getAttribute('data-address')
  const { pathname, search } = new URL(address ?? '')

  const student = await openAs(browser, 'hannah.weiss', `${pathname}${search}`)
  await expect(student.page.getByText('You are checked in')).toBeVisible()
  const stranger = await openAs(browser, 'maya.feldman', `${pathname}${search}`)
  await expect(stranger.page.getByText('You have no seat in this class')).toBeVisible()

  // A photograph that is sent on.
  await today.installation.moveClock(MINUTE)
  const late = await openAs(browser, 'deshawn.pruitt', `${pathname}${search}`)
  await expect(late.page.getByText('This code is too old')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(person(page, 'Present', 'Hannah Weiss')).toHaveAttribute('aria-pressed', 'true')
  await expect(person(page, 'Present', 'DeShawn Pruitt')).toHaveAttribute('aria-pressed', 'false')
  for (const held of [context, student.context, stranger.context, late.context]) await held.close()
})

test('a name stands beside the marks, at every width', async ({ browser }) => {
  await today.ask('/walk-ins', {
    id: randomUUID(),
    firstName: 'Wolfeschlegel',
    lastName: 'Featherstonehaugh',
    email: 'wolfe@example.org',
    phone: '',
    agencyId: 0,
    discipline: 'ems',
  })
  const { context, page } = await openRoster(browser, 'instructor')
  const walkIn = page.getByRole('listitem').filter({ hasText: 'Featherstonehaugh' })
  for (const width of [390, 640, 768, 1023, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // The menu that is docked or not is drawn by then.
    await expect
      .poll(
        () =>
          walkIn.evaluate((row) => {
            const [name, ...marks] = [row.querySelector('bdi'), ...row.querySelectorAll('button:not(:has(bdi))')]
            const end = name?.getBoundingClientRect().right ?? Infinity
            return marks.every((mark) => mark.getBoundingClientRect().left >= end) ? 'beside' : 'under'
          }),
        { message: `${width}` },
      )
      .toBe('beside')
  }
  await context.close()
})

test('who is refused stays in the dialog as they were typed; the link of their mail says which class it is, and takes them off it', async ({
  browser,
}) => {
  const { context, page } = await openRoster(browser, 'instructor')
  const api = '**/roster/walk-ins'
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'Email' })

  await page.getByRole('button', { name: 'Add walk-in' }).click()
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okoye')
  await email.fill('coordinator@example.org')
  const ids: unknown[] = []
  await context.route(api, async (route) => {
    ids.push(route.request().postDataJSON().id)
    const details = [{ field: 'email', message: 'Spell it again.' }]
    await route.fulfill({
      status: 400,
      json: { error: { statusCode: 400, name: 'BadRequest', code: 'INVALID', message: 'Look again.', details } },
    })
  })
  await dialog.getByRole('button', { name: 'Add and mark present' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Spell it again\./)
  await expect(email).toHaveValue('coordinator@example.org')
  await context.unroute(api)
  const taken = page.waitForRequest(api)
  await dialog.getByRole('button', { name: 'Add and mark present' }).click()
  expect([ids.length, (await taken).postDataJSON().id]).toEqual([1, ids[0]])
  await expect(dialog).toBeHidden()
  await expect(person(page, 'Present', 'Nadia Okoye')).toHaveAttribute('aria-pressed', 'true')

  const { origin } = today.installation
  const linked = async () => {
    const { items } = demoOutbox.parse(await (await fetch(`${origin}/api/demo/outbox`)).json())
    const mail = items.find(
      ({ to, text }) => to.address === 'coordinator@example.org' && text.includes('It was not me'),
    )
    return /https?:\S+code=\S+/.exec(mail?.text ?? '')?.[0] ?? null
  }
  await expect.poll(linked).not.toBeNull()
  const { pathname, search } = new URL((await linked()) ?? origin)
  const student = await openAs(browser, 'student', `${pathname}${search}`)
  const { courseTitle } = (await today.readRoster()).held
  await expect(student.page.getByRole('definition').filter({ hasText: courseTitle })).toBeVisible()
  await expect(
    student.page.getByText(/You are signed in as .*student@example\.org.*coordinator@example\.org/),
  ).toBeVisible()
  const wide = await student.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBe(0)
  const no = student.page.getByRole('button', { name: 'It was not me' })
  await no.click()
  await expect(student.page.getByRole('heading', { name: 'Take yourself off this class?' })).toBeFocused()
  await no.click()
  await expect(student.page.getByRole('heading', { name: 'You are off this class' })).toBeFocused()
  await expect(person(page, 'Present', 'Nadia Okoye')).toBeHidden()
  await student.context.close()
  await context.close()
})

test('a name is read whole in large text on the narrowest phone: its marks stand below it', async ({ browser }) => {
  const { context, page } = await openAs(browser, 'instructor', `/instructor/roster/${CLASS}`, {
    fontScale: String(FONT_SCALE.max),
  })
  await page.setViewportSize({ width: 320, height: 800 })
  // But for a name that is longer than the line.
  const people = page.getByRole('list', { name: 'People on this class' }).getByRole('listitem')
  const rows = people.filter({ hasNotText: 'Featherstonehaugh' })
  await rows.first().waitFor()
  const broken = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const name = row.querySelector('bdi')
      if (!name) return ['a row without a name']
      row.scrollIntoView()
      const words = (name.textContent ?? '').split(/\s+/)
      const isCut = row.scrollWidth > row.clientWidth || name.getClientRects().length > words.length
      return isCut ? [name.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  await context.close()
})

test('before people can check in a roster says when that is, and nobody can be marked as having come', async ({
  browser,
}) => {
  const ahead = 10
  const { context, page } = await openAs(browser, 'instructor', `/instructor/roster/${ahead}`)
  await expect(page.getByText(/^Attendance opens .*Until then you can mark who will not come/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add walk-in' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark them all as present' })).toHaveCount(0)
  await expect(person(page, 'Present', 'Marcus Bell')).toHaveAttribute('aria-disabled', 'true')
  await person(page, 'No-show', 'Marcus Bell').click()
  await expect(page.getByText('All saved')).toBeVisible()
  await page.reload()
  await expect(person(page, 'No-show', 'Marcus Bell')).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})
