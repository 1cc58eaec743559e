import { expect, test } from '@playwright/test'

import { LANGUAGES } from '../../src/domain/language.ts'
import { OWN_NAME } from '../../src/views/shell/toolbar/languages.ts'
import { courseMakerOf, takeCourse } from './support/course-making.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** A course from nothing to a student who passes it: what the day of whoever runs the program is about. */
const TITLE = 'Work zone basics'

const { actions, courseEditor: said, courseList, lists, vocabulary } = wordsFor('en')

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

test('a program sets up its words, brings questions and takes a course along', async ({ browser }) => {
  test.setTimeout(300_000)
  const { origin } = installation
  const admin = await openBrowser(browser, origin, { token: await tokenOf(origin, 'admin') })
  const page = await admin.newPage()
  const maker = courseMakerOf(page, 'en')

  await test.step('a category is added, and is one of those that a new course can have', async () => {
    await open(page, '/admin/courses?view=categories')
    await page.getByRole('button', { name: vocabulary.categories.add() }).click()
    const dialog = page.getByRole('dialog', { name: vocabulary.categories.add() })
    for (const language of LANGUAGES) {
      await dialog.getByRole('textbox', { name: OWN_NAME[language] }).fill(`Night work ${language}`)
    }
    await dialog.getByRole('button', { name: vocabulary.save() }).click()
    await expect(page.getByRole('row', { name: /^Night work en/ })).toBeVisible()
    await page.getByRole('link', { name: courseList.parts.courses(), exact: true }).click()
    await page.getByRole('button', { name: courseList.make.choose() }).click()
    const making = page.getByRole('dialog', { name: courseList.make.title() })
    await expect(making.getByRole('option', { name: 'Night work en' })).toBeAttached()
    await making.getByRole('button', { name: actions.cancel() }).click()
  })

  const courseId = await test.step('somebody answers for its students at once', async () => {
    const id = await maker.begin('Taken along')
    await maker.openTab(said.tabs.rules())
    await page.getByRole('combobox', { name: said.instructors.add() }).click()
    await page.getByRole('option', { name: /^Walter Okafor/ }).click()
    const people = page.getByRole('group', { name: said.instructors.list() })
    await expect(people.getByRole('listitem').filter({ hasText: 'Walter Okafor' })).toBeVisible()
    return id
  })

  await test.step('questions are looked through before they are added to the draft', async () => {
    await maker.openTab(said.tabs.lessons())
    await page.getByRole('button', { name: said.lessons.add() }).click()
    await maker.openTab(said.tabs.questions())
    await page.getByRole('button', { name: said.import.choose() }).click()
    const dialog = page.getByRole('dialog', { name: said.import.title() })
    await dialog
      .getByRole('textbox', { name: said.import.text() })
      .fill('Where?{=Here ~There}\n\nWhy? {}\n\nWhen?{=Now ~Later}')
    await dialog.getByRole('button', { name: said.import.look() }).click()
    await expect(dialog.getByText(said.import.found({ count: 2 }))).toBeVisible()
    await dialog.getByRole('button', { name: said.import.add({ count: 2 }) }).click()
    await expect(page.getByText(said.import.taken({ count: 2 }))).toBeVisible()
    await maker.isSaved()
  })

  await test.step('it is saved as one file, and made anew of it', async () => {
    await open(page, '/admin/courses')
    await page.getByRole('button', { name: lists.actsOf({ name: 'Taken along' }) }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: courseList.file.save() }).click(),
    ])
    await page.getByRole('button', { name: courseList.file.choose() }).click()
    const dialog = page.getByRole('dialog', { name: courseList.file.title() })
    await dialog.getByLabel(courseList.file.file()).setInputFiles(await download.path())
    await dialog.getByRole('button', { name: courseList.file.confirm() }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Taken along' })).toBeVisible()
    expect(Number(new URL(page.url()).searchParams.get('course'))).toBeGreaterThan(courseId)
    await maker.openTab(said.tabs.questions())
    await expect(page.getByRole('link', { name: /When\?/ })).toBeVisible()
  })
  await admin.close()
})
