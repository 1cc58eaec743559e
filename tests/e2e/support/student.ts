import { expect, type Locator, type Page } from '@playwright/test'

import type { Language } from '../../../src/domain/language.ts'
import { answerKey } from './answers.ts'
import { playAtDoubleSpeed } from './playing.ts'
import { greet } from './visitor.ts'
import { wordsFor } from './words.ts'

/** A lesson's video may take this long to play: a minute at double speed on a busy machine. */
const VIDEO_MS = 120_000
const QUESTIONS = 5

/** A student of the demo who never enrolled online, for a journey that begins with that. */
export const NEW_STUDENT = { mailbox: 'jasmine.cole', email: 'jasmine.cole@example.org', name: 'Jasmine Cole' }

/** What a student does, in the words of a language. */
export const studentOf = (page: Page, language: Language) => {
  const words = wordsFor(language)
  const key = answerKey(language)
  const { quiz, player, result } = words.lesson

  const signIn = async (email = NEW_STUDENT.email, password = 'Training#2026') => {
    await greet(page, email.split('@', 1)[0] ?? '')
    await page.getByLabel(words.account.signIn.email(), { exact: true }).fill(email)
    await page.getByLabel(words.account.signIn.password(), { exact: true }).fill(password)
    await page.getByRole('button', { name: words.account.signIn.submit(), exact: true }).click()
  }

  const slider = page.getByRole('slider', { name: player.seek() })
  const position = async () => Number(await slider.inputValue())
  const blocked = page.getByText(player.blocked())
  // Under the video, where it stays: at its end there is one on the picture, too.
  const startButton = page.getByRole('button', { name: quiz.start() }).last()

  const play = async () => {
    await playAtDoubleSpeed(page, player)
  }

  /** Plays the video of the open lesson to its end, at double speed. */
  const watch = async () => {
    await play()
    await expect(startButton).toBeEnabled({ timeout: VIDEO_MS })
  }

  const question = (number: number): Locator =>
    page.getByRole('group', { name: quiz.number({ number, total: QUESTIONS }), exact: true })

  /** The right choice of the question that is shown, or a wrong one. */
  const choice = async (number: number, isRight: boolean): Promise<Locator> => {
    const group = question(number)
    const choices = group.getByRole('radio')
    await expect(choices.first()).toBeVisible()
    const prompt = await group.locator('legend').innerText()
    const right = [...key].find(([text]) => prompt.includes(text))?.[1]
    if (right === undefined) throw new Error(`No question of the demo reads "${prompt}".`)
    const labels = await group.locator('label').allInnerTexts()
    const at = labels.findIndex((label) => label.includes(right) === isRight)
    return group.locator('label').nth(at)
  }

  const answer = async (number: number, isRight: boolean) => {
    const label = await choice(number, isRight)
    await label.click()
    await expect(question(number).getByText(quiz.saved(), { exact: true })).toBeVisible()
  }

  const goOn = () => page.getByRole('button', { name: quiz.next(), exact: true }).click()
  const handIn = () => page.getByRole('button', { name: quiz.submit(), exact: true }).click()

  /** Answers every question from the one that is shown on, and hands the quiz in. */
  const finish = async (isRight: boolean, from = 1) => {
    for (let number = from; number <= QUESTIONS; number += 1) {
      await answer(number, isRight)
      if (number < QUESTIONS) await goOn()
    }
    await handIn()
  }

  const passed = page.getByText(result.lessonPassed())
  const failed = page.getByRole('heading', { name: result.failedTitle() }).or(page.getByText(result.failedTitle()))

  return {
    words,
    signIn,
    slider,
    blocked,
    position,
    play,
    watch,
    startButton,
    question,
    choice,
    answer,
    goOn,
    handIn,
    finish,
    passed,
    failed,
  }
}
