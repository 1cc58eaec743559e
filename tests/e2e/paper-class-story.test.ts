import { expect, test, type Page } from '@playwright/test'

import { holidayOn } from '../../src/domain/federal-holidays.ts'
import type { Language } from '../../src/domain/language.ts'
import { addDays } from '../../src/domain/recurrence.ts'
import { daysOfQuarter, watchedQuarters } from '../../src/domain/report.ts'
import { inTurn } from '../support/long.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { staffDeskOf } from './support/staff-desk.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/**
 * What those who run the program do when paper turns up: classes planned around a holiday, one recorded that nobody
 * had planned, its attendance put right, and everything that follows from that on other screens.
 */
const STORIES: readonly Readonly<{ language: Language; width: number }>[] = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 1440 },
  { language: 'ar', width: 390 },
  { language: 'en', width: 390 },
]

/** Of the demo: a course that is held in classes, an agency of whose people none was certified, and three of them. */
const COURSE = 5
const AGENCY = 'Cimarron Highway Patrol, Troop A'
const BELL = { name: 'Marcus Bell', licence: 'CM-521103', email: 'marcus.bell@example.org' }
const MARCHETTI = { name: 'Sofia Marchetti', email: 'sofia.marchetti@example.org' }
const PRUITT = { name: 'DeShawn Pruitt', email: 'deshawn.pruitt@example.org' }
const INSTRUCTOR = 'Tanaka'
const SEATED = 'jasmine.cole'
const NUMBER = /TIM(-[0-9A-Z]{4}){2}/
const VENUE = { venue: 'Lorne County Annex, bay 3', address: '12 Mill Street', city: 'Lorne', county: 'Lorne' }
const REPORTED_TO = { name: 'Rita Cole', address: 'r.cole@example.org' }
/** For good, and not of the mailbox: that would have come back. */
const AGAINST_A_RULE = { code: 554, message: '5.7.1 Refused by a rule' }

const today = () => new Date().toISOString().slice(0, 10)

/** The first holiday that a weekly class can be planned around, and that is not the day after another. */
const holidayAhead = (): string => {
  let day = addDays(today(), 21)
  while (holidayOn(day) === null || holidayOn(addDays(day, 1)) !== null) day = addDays(day, 1)
  return day
}

let smtp: TestSmtpServer
let installation: Installation
test.beforeEach(async () => {
  smtp = await startSmtpServer()
  installation = await startInstallation({ SMTP_URL: smtp.url })
})
test.afterEach(async () => {
  await installation.stop()
  await smtp.stop()
})

for (const { language, width } of inTurn(STORIES, 0)) {
  test(`paper turns up: a class is recorded, corrected and reported, in ${language}, ${width} px wide`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const words = wordsFor(language)
    const { attendanceCorrection, certificateState, classDesk, classRecording, classRecordsList, classSeries } = words
    const { classRegistration, messageKinds, messagesList, nameChanges, profile, programmeDash } = words
    const { reportsList, verification } = words
    const isPhone = width < 800
    const quarter = watchedQuarters(today())[0] ?? ''
    const heldOn = addDays(daysOfQuarter(quarter).from, 40)
    const holiday = holidayAhead()

    const visit = async (mailbox: string | null): Promise<Page> => {
      const token = mailbox === null ? undefined : await tokenOf(installation.origin, mailbox)
      const options = isPhone
        ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width, height: 900 } }
      return (await openBrowser(browser, installation.origin, { language, token, options })).newPage()
    }
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    /** In the dialog that was opened: what opened it may be called the same. */
    const confirm = (page: Page, name: string) =>
      page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true }).click()

    const page = await visit('admin')
    const desk = staffDeskOf(page, language, isPhone)
    const dash = await visit('master')
    const dashDesk = staffDeskOf(dash, language, isPhone)

    /** What the dashboard says of the quarter that is over. */
    const figures = async () => {
      await open(dash, `/master/dash?period=${quarter}`)
      await dash.getByText(programmeDash.trained(), { exact: true }).waitFor()
      return {
        trained: await dashDesk.figure(programmeDash.trained()),
        held: await dashDesk.figure(programmeDash.classesHeld()),
        agency: await dashDesk.trainedOf(AGENCY),
      }
    }

    await test.step('classes are planned each week, and the holiday is said', async () => {
      await open(page, '/instructor/course/new')
      await desk.chooseCourse(COURSE, INSTRUCTOR)
      await desk.goOn()
      await desk.writeHours({ day: addDays(holiday, -7), start: '09:00', end: '11:00' })
      await desk.goOn()
      await desk.writeVenue(VENUE)
      await desk.goOn()
      await desk.goOn()
      await button(page, classDesk.schedule()).click()
      await page.getByRole('link', { name: classDesk.seeClass() }).click()
      await desk.actOnClass(classDesk.detail.repeat())
      await page.getByRole('textbox', { name: classSeries.times() }).fill('3')
      const dates = page.getByRole('list', { name: classSeries.dates(), exact: true })
      await expect(dates.getByRole('checkbox')).toHaveCount(2)
      await expect(dates).toHaveAttribute('aria-busy', 'false')
      const kept = holidayOn(holiday)
      const isHoliday = dates.getByRole('listitem').filter({ has: page.locator(`time[datetime^="${holiday}"]`) })
      await expect(isHoliday).toContainText(classSeries.holidays[kept ?? 'newYear']())
      await expect(isHoliday.getByRole('checkbox')).not.toBeChecked()
      for (const box of await dates.getByRole('checkbox').all()) await box.check()
      await button(page, classSeries.make({ count: 2 })).click()
      await expect(page.getByText(classSeries.madeTitle({ count: 2 }))).toBeVisible()
    })

    await test.step('somebody registers for the class on the holiday', async () => {
      const student = await visit(SEATED)
      await open(student, `/course/register/${COURSE}`)
      const card = student.getByRole('listitem').filter({ has: student.locator(`time[datetime^="${holiday}"]`) })
      await card.getByRole('button', { name: classRegistration.register() }).click()
      await confirm(student, classRegistration.register())
      await expect(card.getByText(classRegistration.state.registered())).toBeVisible()
      await smtp.waitFor(`${SEATED}@example.org`, '')
      await student.context().close()
    })

    await test.step('it is moved to the day after, and they are told', async () => {
      await page.getByRole('list', { name: classSeries.list() }).getByRole('link').first().click()
      await desk.actOnClass(classDesk.detail.edit())
      await desk.writeHours({ day: addDays(holiday, 1), start: '09:00', end: '11:00' })
      await button(page, classDesk.editing.save()).click()
      await expect(page.getByText(classDesk.news.changed())).toBeVisible()
      await expect(page.locator(`time[datetime^="${addDays(holiday, 1)}"]`).first()).toBeVisible()
      const told = await smtp.waitFor(`${SEATED}@example.org`, '')
      expect(told.text).toContain(VENUE.venue)
    })

    const before = await figures()
    expect(before.agency).toBe(0)

    await test.step('a class that was held on paper is recorded, once every line names somebody', async () => {
      await open(page, '/admin/in-person?part=record')
      await desk.chooseCourse(COURSE, INSTRUCTOR)
      await desk.goOn()
      await desk.writeHours({ day: heldOn, start: '09:00', end: '11:00' })
      await desk.goOn()
      await desk.writeVenue(VENUE)
      await desk.goOn()
      const lines = page.getByLabel(classRecording.peopleLabel(), { exact: true })
      await lines.fill(`${BELL.licence}\nsofia.marcheti@example.org\n${PRUITT.email}`)
      await page.getByLabel(classRecording.evidence(), { exact: true }).fill('Sign-in sheet, binder 4')
      await desk.goOn()
      await expect(page.getByText(classRecording.problems.unknown())).toBeVisible()
      await button(page, classRecording.correct()).click()
      await lines.fill(`${BELL.licence}\n${MARCHETTI.email}\n${PRUITT.email}`)
      await desk.goOn()
      await expect(page.getByText(classRecording.certificates({ count: 3 }))).toBeVisible()
      await button(page, classRecording.record()).click()
      await expect(page.getByText(classRecording.recorded({ count: 3 }))).toBeVisible()
    })

    const numberOf = async ({ email }: Readonly<{ email: string }>) =>
      NUMBER.exec((await smtp.waitFor(email, '')).text)?.[0] ?? ''
    const first = { marchetti: await numberOf(MARCHETTI), pruitt: await numberOf(PRUITT), bell: await numberOf(BELL) }
    expect(await figures()).toEqual({ trained: before.trained + 3, held: before.held + 1, agency: 3 })

    await test.step('its agency is sent the pack of that quarter', async () => {
      await open(page, `/admin/reports?search=${encodeURIComponent('Troop A')}`)
      await desk.act(await desk.expectReport(AGENCY, quarter, 'due'), reportsList.acts.build.choose())
      await confirm(page, reportsList.acts.build.confirm())
      await desk.act(await desk.expectReport(AGENCY, quarter, 'built'), reportsList.send.choose())
      await page.getByLabel(reportsList.send.name(), { exact: true }).fill(REPORTED_TO.name)
      await page.getByLabel(reportsList.send.address(), { exact: true }).fill(REPORTED_TO.address)
      await confirm(page, reportsList.send.send())
      await desk.expectReport(AGENCY, quarter, 'sent')
      await smtp.waitFor(REPORTED_TO.address, '')
    })

    await test.step('one of its people was not there: corrected, while their mailbox takes nothing', async () => {
      smtp.refuse(AGAINST_A_RULE)
      await open(page, '/admin/in-person?status=completed&search=Annex')
      await desk.act(desk.rowOf(VENUE.venue), classRecordsList.correct())
      const person = page.getByRole('list', { name: attendanceCorrection.marks() }).getByRole('listitem')
      await person
        .filter({ hasText: PRUITT.name })
        .getByRole('radio', { name: attendanceCorrection.mark.noShow() })
        .check()
      await page.getByRole('textbox', { name: attendanceCorrection.reason() }).fill('The sheet has another hand')
      await button(page, attendanceCorrection.look({ count: 1 })).click()
      await expect(page.getByRole('list', { name: attendanceCorrection.rows() })).toContainText(first.pruitt)
      await button(page, attendanceCorrection.confirm({ count: 1 })).click()
      await expect(page.getByText(attendanceCorrection.doneTitle({ count: 1 }))).toBeVisible()
      expect(await figures()).toEqual({ trained: before.trained + 2, held: before.held + 1, agency: 2 })
    })

    const guest = await visit(null)
    await test.step('whoever verifies the certificate sees that it was withdrawn', async () => {
      await open(guest, `/course/verification?code=${first.pruitt}`)
      await expect(guest.getByText(verification.meaning.revoked(), { exact: true }).first()).toBeVisible()
    })

    await test.step('the mail that failed is seen, and sent again once it can be', async () => {
      await open(page, '/admin/emails')
      const failed = () => desk.rowOf(PRUITT.name, messageKinds.templates.certificateRevoked())
      const chip = (state: keyof typeof messageKinds.states) =>
        failed().getByText(messageKinds.states[state](), { exact: true })
      await expect(async () => {
        await open(page, '/admin/emails')
        await expect(chip('failed')).toBeVisible({ timeout: 2000 })
      }).toPass()
      smtp.refuse(null)
      await page.getByRole('link', { name: messagesList.figures.failed() }).click()
      await desk.act(failed(), messagesList.acts.resend.choose())
      await confirm(page, messagesList.acts.resend.confirm())
      const told = await smtp.waitFor(PRUITT.email, '')
      expect(told.text).toContain(first.pruitt)
      expect(told.text).toContain('The sheet has another hand')
      await expect(async () => {
        await open(page, '/admin/emails?search=Pruitt')
        await expect(chip('sent')).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(desk.rowOf(PRUITT.name, messageKinds.templates.courseCompleted())).toBeVisible()
      await open(page, `/admin/emails?search=${SEATED}`)
      for (const template of ['seatConfirmed', 'classChanged'] as const)
        await expect(desk.rowOf(messageKinds.templates[template]()).first()).toBeVisible()
    })

    await test.step('another was recorded under a name that she no longer has, which is approved', async () => {
      const student = await visit('sofia.marchetti')
      await open(student, '/profile')
      const section = student.getByRole('region', { name: profile.name.title(), exact: true })
      await section.getByRole('button', { name: profile.name.ask() }).click()
      await section.getByLabel(profile.name.lastName(), { exact: true }).fill('Marchetti-Lund')
      await section.getByLabel(profile.name.reason(), { exact: true }).fill('I married.')
      await section.getByRole('button', { name: profile.name.send() }).click()
      await expect(section.getByText(profile.name.waitingTitle())).toBeVisible()
      await student.context().close()
      await open(page, '/admin/users?view=names')
      await desk.act(desk.rowOf('Marchetti-Lund'), nameChanges.approve.choose())
      await confirm(page, nameChanges.approve.confirm())
      await expect(page.getByRole('alertdialog')).toBeHidden()
    })

    const second =
      await test.step('a guest is led from the certificate that was superseded to the new one', async () => {
        await open(guest, `/course/verification?code=${first.marchetti}`)
        await expect(guest.getByText(certificateState.superseded(), { exact: true })).toBeVisible()
        const link = guest.getByRole('main').getByRole('link', { name: NUMBER })
        const number = NUMBER.exec(await link.innerText())?.[0] ?? ''
        await link.click()
        await expect(guest.getByText('Sofia Marchetti-Lund')).toBeVisible()
        return number
      })

    await test.step('a new name trains nobody: the figures stay, and the report names what became of both', async () => {
      expect(await figures()).toEqual({ trained: before.trained + 2, held: before.held + 1, agency: 2 })
      await open(page, `/admin/reports?search=${encodeURIComponent('Troop A')}`)
      const row = await desk.expectReport(AGENCY, quarter, 'corrected')
      await desk.openRow(row)
      const changes = page.getByRole('region', { name: reportsList.whole.changes() })
      for (const number of [first.pruitt, first.marchetti, second]) await expect(changes).toContainText(number)
      await expect(changes).not.toContainText(first.bell)
    })
  })
}
