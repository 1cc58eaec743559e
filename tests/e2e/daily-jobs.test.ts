import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import type { Attendance } from '../../src/domain/class.ts'
import type { Roster } from '../../src/domain/contract/roster.contract.ts'
import { countAttendance } from '../../src/domain/roster.ts'
import { inTurn } from '../support/long.ts'
import { startClassOfToday, type ClassOfToday } from './support/class-of-today.ts'
import { countPresses } from './support/presses.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const {
  allStudentsList,
  classDesk,
  classRecordsList,
  classSeries,
  contactCase,
  invitations,
  personal,
  shell,
  coordinatorStudents,
  listActs,
  lists,
  listViews,
  progressMatrix,
  roster,
} = wordsFor('en')
const { acts } = listActs

const PEOPLE = 30

const saving = (act: string): string => listActs.file.saveNamed({ act })

const WIDTHS: Readonly<Record<string, BrowserContextOptions>> = {
  '1440 px': { viewport: { width: 1440, height: 900 } },
  '390 px': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [width, options] of Object.entries(WIDTHS)) {
  test.describe(`the daily jobs within their clicks at ${width}`, () => {
    let today: ClassOfToday
    const mark = (people: Roster['items'], attendance: Attendance | null) =>
      today.ask('/marks', {
        marks: people.map(({ id, attendanceVersion }) => ({
          id: randomUUID(),
          registrationId: id,
          attendance,
          basedOn: attendanceVersion,
          deviceAt: new Date(Date.now() + today.ahead).toISOString(),
        })),
      })

    test.beforeAll(async () => {
      today = await startClassOfToday()
      const { items } = await today.readRoster()
      for (let nth = items.length; nth < PEOPLE; nth += 1) {
        await today.ask('/walk-ins', {
          id: randomUUID(),
          firstName: 'Pat',
          lastName: `Crowd ${nth}`,
          email: `crowd${nth}@example.org`,
          phone: '',
          agencyId: 0,
          discipline: 'towing',
        })
      }
      // Nobody is marked: not those either who walked in.
      await mark((await today.readRoster()).items, null)
    })
    test.afterAll(() => today.installation.stop())

    const begin = async (browser: Browser, mailbox: string, path: string) => {
      const { origin } = today.installation
      const context = await openBrowser(browser, origin, { token: await tokenOf(origin, mailbox), options })
      const page = await context.newPage()
      await today.setClock(page)
      const presses = await countPresses(page)
      await open(page, path)
      return { context, page, ...presses }
    }
    let jobs = 0
    /** By turns at this width and at the other. */
    const job = (name: string, work: (fixtures: { browser: Browser }) => Promise<void>) => {
      if (inTurn(Object.keys(WIDTHS), jobs).includes(width)) test(name, work)
      jobs += 1
    }
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

    job('30 people are marked present, with two exceptions: 4', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'instructor', '/instructor/dash')
      await press(page.getByRole('link', { name: classDesk.dash.openRoster() }))
      const { items } = await today.readRoster()
      // Wherever in the list somebody is.
      await expect(button(page, roster.rest.mark())).toBeInViewport({ ratio: 1 })
      for (const { firstName, lastName } of items.slice(3, 5)) {
        const group = page.getByRole('group', { name: new RegExp(`${firstName} ${lastName}`) })
        await press(group.getByRole('button', { name: new RegExp(roster.marks.noShow()) }))
      }
      await press(button(page, roster.rest.mark()))
      await expect(page.getByRole('region', { name: roster.count.label() })).toContainText(
        roster.count.present({ present: '28', total: '30' }),
      )
      await expect(page.getByText(roster.sent(), { exact: true })).toBeVisible()
      await expectAtMost(4)
      const marked = countAttendance((await today.readRoster()).items)
      expect([marked.present, marked.noShow]).toEqual([28, 2])
      await context.close()
    })

    job('those of one class who did not come are written to: 2', async ({ browser }) => {
      await mark((await today.readRoster()).items.slice(3, 5), 'noShow')
      const { context, page, press, expectAtMost } = await begin(browser, 'instructor', '/instructor/dash')
      await press(page.getByRole('link', { name: classDesk.dash.writeAbsent() }).first())
      const dialog = page.getByRole('dialog', { name: classDesk.messaging.title() })
      await expect(dialog.getByRole('combobox', { name: classDesk.messaging.audience() })).toHaveValue('noShow')
      await expect(dialog.getByRole('textbox', { name: classDesk.messaging.text() })).toBeFocused()
      await page.keyboard.type('We missed you. The class is held again next month.')
      await press(dialog.getByRole('button', { name: classDesk.messaging.send(), exact: true }))
      await expect(page.getByText(classDesk.news.messaged({ count: 2 }))).toBeVisible()
      await expectAtMost(2)
      await context.close()
    })

    job('all who are overdue are reminded: 3', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(
        browser,
        'coordinator',
        '/coordinator/student-progress',
      )
      await press(button(page, progressMatrix.remindOverdue()))
      const dialog = page.getByRole('alertdialog', { name: progressMatrix.reminding.title() })
      const field = dialog.getByRole('textbox')
      const wanted = /\d+/.exec(
        await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.innerText ?? ''),
      )
      await press(field)
      await page.keyboard.type(String(wanted))
      await press(dialog.getByRole('button', { name: progressMatrix.reminding.send(), exact: true }))
      await expect(page.getByRole('group', { name: acts.groupProgress.remind.name(), exact: true })).toContainText(
        acts.groupProgress.remind.done({ count: Number(wanted) }),
      )
      await expectAtMost(3)
      await context.close()
    })

    job('who lapses within 60 days is seen: 2', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(
        browser,
        'coordinator',
        '/coordinator/student-progress',
      )
      const answered = page.waitForResponse(/group-progress\?.*expires=next60/)
      if (width === '390 px') await press(page.getByRole('link', { name: progressMatrix.showLapsing() }))
      else {
        await press(button(page, lists.views()))
        await press(page.getByRole('link', { name: listViews.brought.groupProgress.lapsingIn60Days() }))
      }
      await expect(page).toHaveURL(/expires=next60/)
      expect((await answered).ok()).toBe(true)
      await expectAtMost(2)
      await context.close()
    })

    job('all who are overdue in the program are reminded by whoever runs it: 3', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/students')
      const due = page.getByRole('region', { name: allStudentsList.figures.label() })
      await press(due.getByRole('button', { name: allStudentsList.figures.remind() }).first())
      const dialog = page.getByRole('alertdialog')
      const field = dialog.getByRole('textbox')
      const wanted = /\d+/.exec(
        await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.innerText ?? ''),
      )
      await press(field)
      await page.keyboard.type(String(wanted))
      await press(dialog.getByRole('button', { name: allStudentsList.reminding.confirm(), exact: true }))
      await expect(page.getByRole('group', { name: acts.allStudents.remind.name(), exact: true })).toBeVisible()
      await expectAtMost(3)
      await context.close()
    })

    job('who in the program lapses within 60 days is seen: 2', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/students')
      const answered = page.waitForResponse(/api\/students\?.*expires=next60/)
      if (width === '390 px') {
        const due = page.getByRole('region', { name: allStudentsList.figures.label() })
        await press(due.getByRole('link', { name: allStudentsList.figures.lapsing() }))
      } else {
        await press(button(page, lists.views()))
        await press(page.getByRole('link', { name: listViews.brought.allStudents.lapsingIn60Days() }))
      }
      await expect(page).toHaveURL(/expires=next60/)
      expect((await answered).ok()).toBe(true)
      await expectAtMost(2)
      await context.close()
    })

    job('a weekly class is held twelve times: 14', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/in-person?sort=class')
      const list = page.getByRole(width === '390 px' ? 'list' : 'table', { name: shell.menu.inPersonEnrollments() })
      const row = list
        .getByRole(width === '390 px' ? 'listitem' : 'row')
        .filter({ hasText: classDesk.status.scheduled() })
        .filter({ hasText: 'Cable Barrier' })
      if (width === '390 px') {
        await press(row.first().getByRole('button').last())
        await press(page.getByRole('link', { name: classRecordsList.repeat(), exact: true }))
      } else {
        await press(row.first().getByRole('button').last())
        await press(page.getByRole('menuitem', { name: classRecordsList.repeat(), exact: true }))
      }
      const times = page.getByRole('textbox', { name: classSeries.times() })
      await press(times)
      const answered = page.waitForResponse(/series\?.*times=12/)
      await times.fill('12')
      expect((await answered).ok()).toBe(true)
      const dates = page.getByRole('list', { name: classSeries.dates(), exact: true })
      await expect(dates.getByRole('checkbox')).toHaveCount(11)
      await expect(dates).toHaveAttribute('aria-busy', 'false')
      // Holidays, or what is in the way of one: somebody ticks them.
      const leftOut = dates.getByRole('checkbox', { checked: false, disabled: false })
      while ((await leftOut.count()) > 0) await press(leftOut.first())
      await press(button(page, classSeries.make({ count: 11 })))
      await expect(page.getByText(classSeries.madeTitle({ count: 11 }))).toBeVisible()
      await expect(page.getByRole('list', { name: classSeries.list() }).getByRole('link')).toHaveCount(11)
      await expectAtMost(14)
      await context.close()
    })

    job('the transcripts of everybody are a file: 6', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/students')
      await press(page.getByRole('checkbox', { name: lists.selectPage() }))
      await press(page.getByRole('button', { name: /^Select all \d+ that match$/ }))
      const { name, done } = acts.allStudents.transcripts
      await press(button(page, lists.moreActs()))
      await press(page.getByRole('menuitem', { name: allStudentsList.acts.transcripts.choose(), exact: true }))
      const asked = page.getByRole('alertdialog')
      const people = Number(/\d+/.exec(await asked.getByRole('heading').innerText())?.[0])
      expect(people).toBeGreaterThan(40)
      await press(asked.getByRole('button', { name: allStudentsList.acts.transcripts.confirm(), exact: true }))
      const notice = page.getByRole('group', { name: name(), exact: true })
      await expect(notice).toContainText(done({ count: people }))
      const [, file] = await Promise.all([press(button(page, saving(name()))), page.waitForEvent('download')])
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
      expect(head?.split(',').length).toBeGreaterThan(5)
      expect(lines.length).toBeGreaterThan(people / 2)
      await expectAtMost(6)
      await context.close()
    })

    job('the certificates of those on a page are an archive: 5', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/students?search=Price')
      await press(page.getByRole('checkbox', { name: lists.selectPage() }))
      await press(button(page, lists.moreActs()))
      await press(page.getByRole('menuitem', { name: allStudentsList.acts.certificates.choose(), exact: true }))
      const asked = page.getByRole('alertdialog')
      await press(asked.getByRole('button', { name: allStudentsList.acts.certificates.confirm(), exact: true }))
      const { name, done, unchanged } = acts.allStudents.certificates
      const notice = page.getByRole('group', { name: name(), exact: true })
      // Of the two accounts of one person one holds a certificate.
      await expect(notice).toContainText(done({ count: 1 }))
      await expect(notice).toContainText(unchanged({ count: 1 }))
      const [, file] = await Promise.all([press(button(page, saving(name()))), page.waitForEvent('download')])
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      const archive = await readFile(await file.path())
      expect(archive.subarray(0, 2).toString()).toBe('PK')
      expect(archive.includes('.pdf')).toBe(true)
      await expectAtMost(5)
      await context.close()
    })

    job('a contact message is answered: 3', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/contactFormLogs')
      const name = 'Nora Castellano'
      const row =
        width === '390 px'
          ? page.getByRole('button', { name: new RegExp(`${name} · C-7K3M-9QX2`) })
          : page.getByRole('table').getByRole('link', { name })
      await press(row)
      await press(button(page, contactCase.reply.choose()))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: contactCase.reply.text() })).toBeFocused()
      await page.keyboard.type('It is added, and your certificate is issued anew.')
      await press(dialog.getByRole('button', { name: contactCase.reply.send(), exact: true }))
      // Its name is set apart by marks that nobody sees.
      await expect(page.getByText(/^Your answer to .Nora Castellano. is on its way/)).toBeVisible()
      // It stands in the thread with its mail, and the message is whoever answered's.
      const thread = page.getByRole('region', { name: contactCase.thread() })
      await expect(thread).toContainText('It is added, and your certificate is issued anew.')
      await expect(thread).toContainText(contactCase.mails.outbox())
      await expectAtMost(3)
      await context.close()
    })

    job('who asks to teach is invited with what they wrote: 3', async ({ browser }) => {
      const { context, page, press, expectAtMost } = await begin(browser, 'admin', '/admin/contactFormLogs')
      const name = 'Dana Whitfield'
      await press(
        width === '390 px'
          ? page.getByRole('button', { name: new RegExp(`${name} · C-QQ4T-82HM`) })
          : page.getByRole('table').getByRole('link', { name }),
      )
      await press(button(page, contactCase.inviting.choose()))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: personal.fields.firstName() })).toHaveValue('Dana')
      await expect(dialog.getByRole('textbox', { name: personal.fields.lastName() })).toHaveValue('Whitfield')
      await press(dialog.getByRole('button', { name: invitations.form.send(), exact: true }))
      await expect(page.getByText(/^An invitation is on its way to .dana\.whitfield@example\.org/)).toBeVisible()
      await expectAtMost(3)
      await context.close()
    })

    job('the last act on many rows is undone: 1', async ({ browser }) => {
      const { context, page, press, restart, expectAtMost } = await begin(
        browser,
        'coordinator',
        '/coordinator/students',
      )
      const { moving, students } = coordinatorStudents
      const list = page.getByRole(width === '390 px' ? 'list' : 'table', { name: students.list() })
      for (const nth of [1, 2]) await list.getByRole('checkbox').nth(nth).click()
      await button(page, students.move()).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('combobox', { name: moving.target() }).selectOption({ index: 1 })
      await dialog.getByRole('button', { name: moving.confirm(), exact: true }).click()
      const { move } = acts.groupStudents
      const notice = page.getByRole('group', { name: move.name(), exact: true })
      await expect(notice.getByRole('button', { name: listActs.undoNamed({ act: move.name() }) })).toBeVisible()
      restart()
      await press(notice.getByRole('button', { name: listActs.undoNamed({ act: move.name() }) }))
      await expect(notice).toContainText(/undone/)
      await expectAtMost(1)
      await context.close()
    })
  })
}
