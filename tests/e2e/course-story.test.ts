import { expect, test, type Page } from '@playwright/test'

import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { OWN_NAME } from '../../src/views/shell/toolbar/languages.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

/** A course from nothing to a student who passes it: what the day of whoever runs the program is about. */
const VIDEO = 'server/demo/media/clearance-and-termination.mp4'
const CAPTIONS = 'server/demo/media/clearance-and-termination.en.vtt'
/** A video is checked, or played at double speed, on a busy machine. */
const LONG_MS = 120_000

const { courseList, courseEditor: said, enrollment, lesson, uploads } = wordsFor('en')

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

type Texts = Readonly<Record<Language, string>>
const inAll = (text: string): Texts => ({ en: text, tr: `${text} (tr)`, ar: `${text} (ar)` })

const write = async (page: Page, legend: string, texts: Texts) => {
  const field = page.getByRole('group', { name: legend, exact: true })
  for (const language of LANGUAGES) await field.getByRole('textbox', { name: OWN_NAME[language] }).fill(texts[language])
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: said.tabs.label() }).getByRole('link', { name: new RegExp(`^${name}`) })

const isSaved = (page: Page) => expect(page.getByText(said.saves.saved(), { exact: true })).toBeVisible()

const makeCourse = async (page: Page) => {
  await open(page, '/admin/courses')
  await page.getByRole('button', { name: courseList.make.choose() }).click()
  const dialog = page.getByRole('dialog', { name: courseList.make.title() })
  await dialog.getByRole('textbox', { name: courseList.make.name() }).fill('Work zone basics')
  await dialog.getByRole('combobox', { name: courseList.make.category() }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: courseList.make.send() }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work zone basics' })).toBeVisible()
  return Number(new URL(page.url()).searchParams.get('course'))
}

const writeDetails = async (page: Page) => {
  await write(page, said.details.title(), inAll('Work zone basics'))
  await write(page, said.details.description(), inAll('How to work beside traffic.'))
  await page.getByRole('textbox', { name: said.details.hours() }).fill('0.5')
}

const writeLesson = async (page: Page) => {
  await tab(page, said.tabs.lessons()).click()
  await page.getByRole('button', { name: said.lessons.add() }).click()
  await write(page, said.lessons.name(), inAll('Clearance'))
  await write(page, said.lessons.summary(), inAll('Open the road.'))
  await page.getByLabel(new RegExp(`^${uploads.choose.video()}`)).setInputFiles(VIDEO)
  const captions = page.getByRole('group', { name: said.lessons.captionsIn({ language: OWN_NAME.en }) })
  await captions.getByLabel(new RegExp(`^${uploads.choose.captions()}`)).setInputFiles(CAPTIONS)
  await expect(page.getByText(said.lessons.noVideo())).toBeHidden({ timeout: LONG_MS })
  await expect(captions.getByText(said.lessons.noCaptions())).toBeHidden({ timeout: LONG_MS })
}

const writeQuestion = async (page: Page) => {
  await tab(page, said.tabs.questions()).click()
  await page.getByRole('button', { name: said.questions.add() }).click()
  await write(page, said.questions.prompt(), inAll('What comes first?'))
  for (const number of ['1', '2', '3', '4'])
    await write(page, said.questions.choice({ number }), inAll(number === '2' ? 'The right one' : `Wrong ${number}`))
  await page
    .getByRole('radio', { name: said.questions.right({ choice: said.questions.choice({ number: '2' }) }) })
    .check()
  await page.getByRole('textbox', { name: said.questions.videoSecond() }).fill('0:10')
}

test('a course is made, checked and published by its admin, and passed by a student', async ({ browser }) => {
  test.setTimeout(600_000)
  const { origin } = installation
  const admin = await openBrowser(browser, origin, { token: await tokenOf(origin, 'admin') })
  const page = await admin.newPage()

  const courseId = await test.step('it is begun in the list and written in its editor', async () => {
    const id = await makeCourse(page)
    await writeDetails(page)
    await writeLesson(page)
    await writeQuestion(page)
    await isSaved(page)
    return id
  })

  await test.step('what is written is there again after a reload, also what was typed a moment ago', async () => {
    await page.getByRole('textbox', { name: said.questions.tags() }).fill('road')
    await page.reload()
    await expect(page.getByRole('textbox', { name: said.questions.tags() })).toHaveValue('road')
    await isSaved(page)
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
    await isSaved(page)
    await expect(page.getByRole('textbox', { name: said.questions.tags() })).toHaveValue('road, cones')
  })

  await test.step('a check leads to the field that it is about', async () => {
    await page.getByRole('button', { name: said.publish(), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: said.publishing.title() })
    await dialog.getByRole('link', { name: new RegExp(said.problems.kinds.drawnBeyondBank()) }).click()
    await expect(dialog).toBeHidden()
    const drawn = page.getByRole('textbox', { name: said.rules.drawn() })
    await expect(drawn).toBeFocused()
    await drawn.fill('1')
  })

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: said.publish(), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: said.publishing.title() })
    await dialog.getByRole('button', { name: said.publishing.confirm() }).click()
    await expect(dialog.getByText(said.publishing.doneTitle())).toBeVisible()
    await dialog
      .getByRole('button', { name: wordsFor('en').actions.close() })
      .last()
      .click()
    await expect(page.getByText(said.standing.publishedAs({ version: '1' }))).toBeVisible()
  })

  await test.step('a student takes it', async () => {
    const student = await openBrowser(browser, origin, { token: await tokenOf(origin, 'jasmine.cole') })
    const seat = await student.newPage()
    await open(seat, `/online-course/${courseId}`)
    await seat.getByRole('link', { name: lesson.course.enroll(), exact: true }).click()
    await seat.getByRole('button', { name: enrollment.enroll(), exact: true }).click()
    await seat.getByRole('link', { name: enrollment.continue(), exact: true }).click()
    await seat.getByRole('button', { name: lesson.player.play(), exact: true }).click()
    await seat.getByRole('combobox', { name: lesson.player.speed() }).selectOption('2')
    const start = seat.getByRole('button', { name: lesson.quiz.start() })
    await expect(start).toBeEnabled({ timeout: LONG_MS })
    await start.click()
    await seat.getByText('The right one', { exact: true }).click()
    await expect(seat.getByText(lesson.quiz.saved(), { exact: true })).toBeVisible()
    await seat.getByRole('button', { name: lesson.quiz.submit(), exact: true }).click()
    await expect(seat.getByText(lesson.completion.title())).toBeVisible()
    await student.close()
  })

  await test.step('who made it sees that somebody completed it', async () => {
    await tab(page, said.tabs.history()).click()
    const row = page.getByRole('row', { name: new RegExp(said.history.number({ version: '1' })) })
    await expect(row.getByRole('cell').last()).toHaveText('1')
  })
  await admin.close()
})
