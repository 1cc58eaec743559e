import { expect, type Page } from '@playwright/test'

import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { OWN_NAME } from '../../../src/views/shell/toolbar/languages.ts'
import { playAtDoubleSpeed } from './playing.ts'
import { open } from './visitor.ts'
import { wordsFor } from './words.ts'

const VIDEO = 'server/demo/media/clearance-and-termination.mp4'
const CAPTIONS = 'server/demo/media/clearance-and-termination'
/** A video is checked, or played at double speed, on a busy machine. */
const LONG_MS = 120_000

const RIGHT = 'The right one'

type Texts = Readonly<Record<Language, string>>
const inAll = (text: string): Texts => ({ en: text, tr: `${text} (tr)`, ar: `${text} (ar)` })

export const titleIn = (title: string, language: Language): string => inAll(title)[language]

/** What an admin does who makes a course, in the words of a language. */
export const courseMakerOf = (page: Page, language: Language) => {
  const { actions, courseList, courseEditor: said, uploads } = wordsFor(language)

  const write = async (legend: string, texts: Texts) => {
    const field = page.getByRole('group', { name: legend, exact: true })
    for (const each of LANGUAGES) await field.getByRole('textbox', { name: OWN_NAME[each] }).fill(texts[each])
  }

  const openTab = (name: string) =>
    page
      .getByRole('navigation', { name: said.tabs.label() })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()

  const isSaved = () => expect(page.getByText(said.saves.saved(), { exact: true })).toBeVisible()

  /** A new course from the list; gives its id. */
  const begin = async (title: string): Promise<number> => {
    await open(page, '/admin/courses')
    await page.getByRole('button', { name: courseList.make.choose() }).first().click()
    const dialog = page.getByRole('dialog', { name: courseList.make.title() })
    await dialog.getByRole('textbox', { name: courseList.make.name() }).fill(title)
    await dialog.getByRole('combobox', { name: courseList.make.category() }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: courseList.make.send() }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    return Number(new URL(page.url()).searchParams.get('course'))
  }

  const writeDetails = async (title: string) => {
    await write(said.details.title(), inAll(title))
    await write(said.details.description(), inAll('How to work beside traffic.'))
    await page.getByRole('textbox', { name: said.details.hours() }).fill('0.5')
  }

  /** A lesson of a video, and captions in these languages. */
  const writeLesson = async (captioned: readonly Language[]) => {
    await openTab(said.tabs.lessons())
    await page.getByRole('button', { name: said.lessons.add() }).click()
    await write(said.lessons.name(), inAll('Clearance'))
    await write(said.lessons.summary(), inAll('Open the road.'))
    await page.getByLabel(new RegExp(`^${uploads.choose.video()}`)).setInputFiles(VIDEO)
    for (const each of captioned) {
      const captions = page.getByRole('group', { name: said.lessons.captionsIn({ language: OWN_NAME[each] }) })
      await captions.getByLabel(new RegExp(`^${uploads.choose.captions()}`)).setInputFiles(`${CAPTIONS}.${each}.vtt`)
      await expect(captions.getByText(said.lessons.noCaptions())).toBeHidden({ timeout: LONG_MS })
    }
    await expect(page.getByText(said.lessons.noVideo())).toBeHidden({ timeout: LONG_MS })
  }

  const writeQuestion = async () => {
    await openTab(said.tabs.questions())
    await page.getByRole('button', { name: said.questions.add() }).click()
    await write(said.questions.prompt(), inAll('What comes first?'))
    for (const number of ['1', '2', '3', '4'])
      await write(said.questions.choice({ number }), inAll(number === '2' ? RIGHT : `Wrong ${number}`))
    await page
      .getByRole('radio', { name: said.questions.right({ choice: said.questions.choice({ number: '2' }) }) })
      .check()
    await page.getByRole('textbox', { name: said.questions.videoSecond() }).fill('0:10')
  }

  const choosePublishing = async () => {
    await page.getByRole('button', { name: said.publish(), exact: true }).click()
    return page.getByRole('dialog', { name: said.publishing.title() })
  }

  /** A check leads to the field that it is about. */
  const drawOneQuestion = async () => {
    const dialog = await choosePublishing()
    await dialog.getByRole('link', { name: new RegExp(said.problems.kinds.drawnBeyondBank()) }).click()
    await expect(dialog).toBeHidden()
    const drawn = page.getByRole('textbox', { name: said.rules.drawn() })
    await expect(drawn).toBeFocused()
    await drawn.fill('1')
  }

  const publish = async (version: string) => {
    const dialog = await choosePublishing()
    await dialog.getByRole('button', { name: said.publishing.confirm() }).click()
    await expect(dialog.getByText(said.publishing.doneTitle())).toBeVisible()
    await dialog.getByRole('button', { name: actions.close() }).last().click()
    await expect(page.getByText(said.standing.publishedAs({ version }))).toBeVisible()
  }

  return { begin, writeDetails, writeLesson, writeQuestion, drawOneQuestion, publish, openTab, isSaved }
}

/** A student enrolls in a course that was made so, and passes its one lesson. */
export const takeCourse = async (page: Page, language: Language, courseId: number): Promise<void> => {
  const { enrollment, lesson } = wordsFor(language)
  await open(page, `/online-course/${courseId}`)
  await page.getByRole('link', { name: lesson.course.enroll(), exact: true }).click()
  await page.getByRole('button', { name: enrollment.enroll(), exact: true }).click()
  await playAtDoubleSpeed(page, lesson.player)
  const start = page.getByRole('button', { name: lesson.quiz.start() }).last()
  await expect(start).toBeEnabled({ timeout: LONG_MS })
  await start.click()
  await page.getByText(titleIn(RIGHT, language), { exact: true }).click()
  await expect(page.getByText(lesson.quiz.saved(), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: lesson.quiz.submit(), exact: true }).click()
  await expect(page.getByText(lesson.completion.title())).toBeVisible()
}
