import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import type { Language } from '../../src/domain/language.ts'
import { builtServer } from '../support/built-server.ts'
import { inTurn } from '../support/long.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { courseMakerOf, takeCourse } from './support/course-making.ts'
import { freshDatabase, startInstallation, type Installation } from './support/installation.ts'
import { linkIn, registrantOf, type Person } from './support/registering.ts'
import { open, openBrowser } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/**
 * A programme from nothing: an owner who is made by a command sets it up, a student is certified, and what was done
 * is told by the log.
 */
const PASSWORD = 'Cones & Flares 7!'
const OWNER = { email: 'helen.ward@example.org', name: 'Helen Ward' }
const INSTRUCTOR: Person = { firstName: 'Mateo', lastName: 'Rivas', email: 'mateo@example.org', password: PASSWORD }
const STUDENT: Person = { firstName: 'Ada', lastName: 'Moreno', email: 'ada@example.org', password: PASSWORD }
const TITLE = 'Work zone basics'
const NUMBER = /TIM(-[0-9A-Z]{4}){2}/
const AGENCY = 'Lakeside Fire Department'

let smtp: TestSmtpServer
let folder: string

test.beforeEach(async () => {
  smtp = await startSmtpServer()
  folder = await mkdtemp(join(tmpdir(), 'tim-programme-'))
})
test.afterEach(async () => {
  await smtp.stop()
  await rm(folder, { recursive: true, force: true })
})

const createOwner = (database: string) => {
  const made = spawnSync(
    process.execPath,
    [builtServer('admin'), 'create-owner', '--email', OWNER.email, '--name', OWNER.name],
    {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: database, DEMO: '0', OWNER_PASSWORD: PASSWORD },
      encoding: 'utf8',
    },
  )
  expect(made.stdout + made.stderr).toContain(`The owner ${OWNER.email} can sign in now.`)
}

const TOLD_IN: readonly Language[] = ['en', 'ar']

// The other language in the long run: the short one tells the student's story in that.
for (const language of inTurn(TOLD_IN, 0)) {
  test(`a programme is set up, and a student certified by it, in ${language}`, async ({ browser }) => {
    test.setTimeout(900_000)
    const words = wordsFor(language)
    const {
      accountLinks,
      auditList,
      certificateState,
      courseEditor,
      homeWaiting,
      invitations,
      nameChanges,
      profile,
      shell,
      toolbar,
      vocabulary,
    } = words
    const machineDatabase = process.env['DATABASE_URL']
    const DATABASE_URL = machineDatabase ? await freshDatabase(machineDatabase) : ''
    createOwner(DATABASE_URL)
    const start = (more: Readonly<Record<string, string>> = {}) =>
      startInstallation({ DATABASE_URL, DEMO: '0', ...more }, { folder })
    const visit = async ({ origin }: Installation) => (await openBrowser(browser, origin, { language })).newPage()
    const enter = async (page: Page, email: string) => {
      await open(page, '/sign-in')
      await registrantOf(page, language).signInAs(email, PASSWORD)
      await expect(page).toHaveURL(/\/home$/)
    }
    const needOf = (page: Page, kind: keyof typeof homeWaiting.needs.kinds) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: homeWaiting.needs.kinds[kind]() })

    await test.step('its owner is told that no mail leaves', async () => {
      const mute = await start()
      const page = await visit(mute)
      await enter(page, OWNER.email)
      await registrantOf(page, language).beWelcomed()
      await expect(needOf(page, 'mail')).toContainText(homeWaiting.needs.missing.mail())
      await page.context().close()
      await mute.stop()
    })

    const installation = await start({ SMTP_URL: smtp.url })
    const owner = await visit(installation)
    await enter(owner, OWNER.email)
    await expect(needOf(owner, 'mail')).toContainText(homeWaiting.needs.met())

    await test.step('agencies are brought in from a list, which people choose among', async () => {
      await needOf(owner, 'agencies').getByRole('link').click()
      const { bring } = vocabulary.agencies
      await owner.getByRole('button', { name: bring.choose(), exact: true }).first().click()
      const dialog = owner.getByRole('dialog', { name: bring.title() })
      const buffer = Buffer.from(`name,county\n${AGENCY},Harlan\nHarlan County Sheriff,Harlan\n${AGENCY},Redfield\n`)
      await dialog.getByLabel(bring.file()).setInputFiles({ name: 'agencies.csv', mimeType: 'text/csv', buffer })
      await expect(dialog.getByText(bring.verdicts.repeated())).toBeVisible()
      await dialog.getByRole('button', { name: bring.confirm({ count: 2 }), exact: true }).click()
      await expect(owner.getByText(bring.verdicts.ready())).toHaveCount(0)
      // What became of its rows is a table, too, above the list.
      await expect(
        owner
          .locator('main table')
          .last()
          .getByRole('row', { name: new RegExp(AGENCY) }),
      ).toBeVisible()
      await open(owner, '/home')
      await expect(needOf(owner, 'agencies')).toContainText(homeWaiting.needs.met())
    })

    await test.step('an instructor is invited, and comes', async () => {
      await needOf(owner, 'instructors').getByRole('link').click()
      await owner.getByRole('button', { name: invitations.invite() }).first().click()
      const dialog = owner.getByRole('dialog')
      await dialog
        .getByLabel(invitations.form.userType(), { exact: true })
        .selectOption({ label: invitations.roles.instructor() })
      await dialog.locator('input[name="firstName"]').fill(INSTRUCTOR.firstName)
      await dialog.locator('input[name="lastName"]').fill(INSTRUCTOR.lastName)
      await dialog.locator('input[name="email"]').fill(INSTRUCTOR.email)
      await dialog.getByRole('button', { name: invitations.form.send() }).click()
      await expect(dialog).toBeHidden()
      const page = await visit(installation)
      const registrant = registrantOf(page, language)
      await open(page, linkIn(await smtp.waitFor(INSTRUCTOR.email, '')))
      await registrant.fillIn(INSTRUCTOR, AGENCY)
      await registrant.acceptTerms()
      await registrant.submit.click()
      await expect(page).toHaveURL(/\/sign-in$/)
      await page.context().close()
    })

    const courseId = await test.step('a course is made, with captions in every language, and published', async () => {
      const maker = courseMakerOf(owner, language)
      const id = await maker.begin(TITLE)
      await maker.writeDetails(TITLE)
      await maker.writeLesson(['en', 'tr', 'ar'])
      await maker.writeQuestion()
      await maker.drawOneQuestion()
      const field = owner.getByRole('combobox', { name: courseEditor.instructors.add() })
      await field.fill(INSTRUCTOR.lastName)
      await owner.getByRole('option', { name: new RegExp(INSTRUCTOR.lastName) }).click()
      await expect(
        owner.getByRole('group', { name: courseEditor.instructors.list() }).getByText(new RegExp(INSTRUCTOR.lastName)),
      ).toBeVisible()
      await maker.publish('1')
      return id
    })

    const student = await visit(installation)
    await test.step('a student signs up and confirms', async () => {
      const registrant = registrantOf(student, language)
      await open(student, '/auth/register?accountType=1')
      await registrant.fillIn(STUDENT, AGENCY)
      await registrant.acceptTerms()
      await registrant.submit.click()
      await expect(student).toHaveURL(/\/email-verification$/)
      await open(student, linkIn(await smtp.waitFor(STUDENT.email, '')))
      await student.getByRole('button', { name: accountLinks.confirmation.confirm() }).click()
      await expect(student).toHaveURL(/\/home$/)
      await registrant.beWelcomed()
    })

    const number = await test.step('and takes the course to a certificate', async () => {
      await takeCourse(student, language, courseId)
      await open(student, '/student/dash')
      const shown = await student.getByText(NUMBER).first().innerText()
      return NUMBER.exec(shown)?.[0] ?? ''
    })

    await test.step('whom the instructor sees', async () => {
      const page = await visit(installation)
      await enter(page, INSTRUCTOR.email)
      await registrantOf(page, language).beWelcomed()
      await open(page, '/instructor/student-enrollments')
      await expect(page.getByText(/Ada/).first()).toBeVisible()
      await page.context().close()
    })

    await test.step('and the owner finds by the number of the certificate, from anywhere', async () => {
      await owner.keyboard.press('Control+k')
      await owner.getByRole('combobox', { name: shell.search() }).fill(number)
      await owner
        .getByRole('group', { name: toolbar.search.found.certificates() })
        .getByRole('option', { name: new RegExp(number) })
        .click()
      await expect(owner.getByRole('heading', { level: 1, name: /Ada Moreno/ })).toBeVisible()
      await expect(owner.getByText(number).first()).toBeVisible()
    })

    await test.step('the student asks for another name, which the owner approves', async () => {
      await open(student, '/profile')
      const section = student.getByRole('region', { name: profile.name.title(), exact: true })
      await section.getByRole('button', { name: profile.name.ask() }).click()
      await section.getByLabel(profile.name.lastName(), { exact: true }).fill('Moreno-Bell')
      await section.getByLabel(profile.name.reason(), { exact: true }).fill('I married.')
      await section.getByRole('button', { name: profile.name.send() }).click()
      await expect(section.getByText(profile.name.waitingTitle())).toBeVisible()
      await open(owner, '/home')
      await owner.getByRole('link', { name: homeWaiting.kinds.nameChanges({ count: 1 }) }).click()
      await owner
        .getByRole('row', { name: /Moreno-Bell/ })
        .getByRole('button')
        .last()
        .click()
      await owner.getByRole('menuitem', { name: nameChanges.approve.choose(), exact: true }).click()
      const dialog = owner.getByRole('alertdialog')
      await dialog.getByRole('button', { name: nameChanges.approve.confirm(), exact: true }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('a guest finds that the first certificate is superseded, and by which', async () => {
      const guest = await visit(installation)
      await open(guest, `/course/verification?code=${number}`)
      await expect(guest.getByText(certificateState.superseded(), { exact: true })).toBeVisible()
      await guest.getByRole('main').getByRole('link', { name: NUMBER }).click()
      await expect(guest.getByText('Ada Moreno-Bell')).toBeVisible()
      await guest.context().close()
    })

    await test.step('the log tells all of it', async () => {
      await open(owner, '/admin/users?view=log&perPage=100')
      const { account, certificate, course, invitation, nameChange, owner: owners } = auditList.deeds
      const made = [owners.created, account.created, invitation.sent, course.published, certificate.earned]
      for (const deed of [...made, nameChange.asked, nameChange.approved, certificate.reissued])
        await expect(owner.getByRole('row', { name: deed() }).first()).toBeVisible()
    })
    await installation.stop()
  })
}
