import { expect, test } from '@playwright/test'

import { courseMakerOf, takeCourse } from './support/course-making.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** A course from nothing to a student who passes it: what the day of whoever runs the program is about. */
const TITLE = 'Work zone basics'

const { courseEditor: said } = wordsFor('en')

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

test('a course is made, checked and published by its admin, and passed by a student', async ({ browser }) => {
  test.setTimeout(600_000)
  const { origin } = installation
  const admin = await openBrowser(browser, origin, { token: await tokenOf(origin, 'admin') })
  const page = await admin.newPage()
  const maker = courseMakerOf(page, 'en')

  const courseId = await test.step('it is begun in the list and written in its editor', async () => {
    const id = await maker.begin(TITLE)
    await maker.writeDetails(TITLE)
    await maker.writeLesson(['en'])
    await maker.writeQuestion()
    await maker.isSaved()
    return id
  })

  await test.step('what is written is there again after a reload, also what was typed a moment ago', async () => {
    await page.getByRole('textbox', { name: said.questions.tags() }).fill('road')
    await page.reload()
    await expect(page.getByRole('textbox', { name: said.questions.tags() })).toHaveValue('road')
    await maker.isSaved()
  })

  await test.step('what cannot be saved is said and kept, and asked about before it is left', async () => {
    await admin.setOffline(true)
    await page.getByRole('textbox', { name: said.questions.tags() }).fill('road, cones')
    await expect(page.getByText(said.saves.unsaved(), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: said.courses(), exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: said.leaving.title() })
    await dialog.getByRole('button', { name: said.leaving.stay() }).click()
    await expect(dialog).toBeHidden()
    await admin.setOffline(false)
    await maker.isSaved()
    await expect(page.getByRole('textbox', { name: said.questions.tags() })).toHaveValue('road, cones')
  })

  await test.step('a check leads to the field that it is about', maker.drawOneQuestion)

  await test.step('it is published', async () => maker.publish('1'))

  await test.step('a student takes it', async () => {
    const student = await openBrowser(browser, origin, { token: await tokenOf(origin, 'jasmine.cole') })
    await takeCourse(await student.newPage(), 'en', courseId)
    await student.close()
  })

  await test.step('who made it sees that somebody completed it', async () => {
    await maker.openTab(said.tabs.history())
    const row = page.getByRole('row', { name: new RegExp(said.history.number({ version: '1' })) })
    await expect(row.getByRole('cell').last()).toHaveText('1')
  })
  await admin.close()
})
