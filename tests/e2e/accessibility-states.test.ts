import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import { certificates } from '../../server/demo/content/certificates.ts'
import type { CertificateSource } from '../../server/demo/content/programme.types.ts'
import { GOAL_QUERY } from '../../src/domain/goal.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { newcomerTokenOf, open, openBrowser, signIn, STILL, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const UNKNOWN_NUMBER = 'TIM-2222-2222'
const COURSE = '/online-course/1'
/** Has handed in nothing yet: a fresh quiz, and then a failed one, in each language. */
const READY: Readonly<Record<Language, string>> = { en: 'emily.nguyen', tr: 'jamal.whitaker', ar: 'emily.nguyen' }
/** Meets the welcome for the first time: once in each language. */
const NEWCOMER: Readonly<Record<Language, string>> = { en: 'instructor', tr: 'master', ar: 'owner' }
const PEOPLE = [
  'student',
  'jasmine.cole',
  'maya.feldman',
  'tyler.osborne',
  'burak.demir',
  'emily.nguyen',
  'jamal.whitaker',
] as const
type Person = (typeof PEOPLE)[number]

const verificationOf = (state: CertificateSource['state']) => {
  const certificate = certificates.find((candidate) => candidate.state === state)
  if (!certificate) throw new Error(`The demo has no certificate that is ${state}.`)
  return `/course/verification?code=${certificate.number}`
}

// Ten screens and more, each looked at six times.
test.describe.configure({ timeout: 600_000 })

let installation: Installation
let tokens: ReadonlyMap<string, string>

test.beforeAll(async () => {
  installation = await startInstallation()
  tokens = new Map(
    await Promise.all(
      PEOPLE.map(async (person): Promise<[string, string]> => [person, await tokenOf(installation.origin, person)]),
    ),
  )
})

test.afterAll(async () => installation.stop())

type Look = (page: Page, words: ReturnType<typeof wordsFor>) => Promise<void>

const see = async (
  browser: Browser,
  language: Language,
  person: string | null,
  look: Look,
  options: BrowserContextOptions = STILL,
) => {
  const token = person === null ? undefined : tokens.get(person)
  const context = await openBrowser(browser, installation.origin, { language, token, options })
  await look(await context.newPage(), wordsFor(language))
  await context.close()
}

test('whoever asks for less motion sees another mode at once, in every element, and what opens is there', async ({
  browser,
}) => {
  const less = { reducedMotion: 'reduce' } satisfies BrowserContextOptions
  await see(
    browser,
    'en',
    null,
    async (page) => {
      await open(page, '/home')
      const moving = await page.evaluate(() => {
        const movements = () => document.getAnimations().map(({ effect }) => effect?.getTiming().duration)
        const before = movements()
        document.documentElement.dataset['mode'] = 'dark'
        return { before, after: movements() }
      })
      expect(moving).toEqual({ before: [], after: [] })
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
      await expectAccessible(page, 'the search, with less motion')
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog')).toHaveCount(0)
    },
    less,
  )
})

test.describe('of who is new', () => {
  // Where nobody was welcomed yet.
  let unseen: Installation
  test.beforeAll(async () => {
    unseen = await startInstallation()
  })
  test.afterAll(async () => unseen.stop())

  for (const language of inTurn(LANGUAGES, 1)) {
    test(`axe finds nothing on the welcome in ${language}`, async ({ browser }) => {
      const token = await newcomerTokenOf(unseen.origin, NEWCOMER[language])
      const context = await openBrowser(browser, unseen.origin, { language, token, options: STILL })
      const page = await context.newPage()
      await open(page, '/home')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'the welcome')
      await context.close()
    })
  }
})

for (const language of inTurn(LANGUAGES, 2)) {
  test(`axe finds nothing on what a guest sees, in ${language}, and nothing scrolls sideways`, async ({ browser }) => {
    await see(browser, language, null, async (page, words) => {
      const { verification, account, enrollment } = words
      await open(page, `/home?${GOAL_QUERY}=choose`)
      await expect(page.getByRole('dialog', { name: words.guestGoals.title() })).toBeVisible()
      await expectAccessible(page, 'the goals of a guest')

      await open(page, '/sign-in')
      await expect(page.getByRole('heading', { name: account.demo.title() })).toBeVisible()
      await expectAccessible(page, '/sign-in')
      const form = page.getByRole('form', { name: account.signIn.title() })
      await form.getByRole('button', { name: account.signIn.submit(), exact: true }).click()
      await expect(page.getByText(account.signIn.check())).toBeVisible()
      await expectAccessible(page, '/sign-in with empty fields')
      await form.getByLabel(account.signIn.email(), { exact: true }).fill('nobody@example.org')
      await form.getByLabel(account.signIn.password(), { exact: true }).fill('not the password')
      await form.getByRole('button', { name: account.signIn.submit(), exact: true }).click()
      await expect(page.getByText(account.signIn.refused())).toBeVisible()
      await expectAccessible(page, '/sign-in with an error')
      await signIn(page, 'tessa.byrd')
      await page.getByRole('button', { name: account.signIn.resend() }).click()
      await expect(page.getByText(account.signIn.resent()).first()).toBeVisible()
      await expectAccessible(page, '/sign-in of an address that is not confirmed')

      await open(page, '/online-course-enrollment')
      await expect(page.getByRole('link', { name: enrollment.choose() }).first()).toBeVisible()
      await expectAccessible(page, '/online-course-enrollment')

      for (const state of ['valid', 'expired', 'revoked', 'superseded'] as const) {
        await open(page, verificationOf(state))
        await expect(page.getByText(words.certificateState[state](), { exact: true }).first()).toBeVisible()
        await expectAccessible(page, `/course/verification, ${state}`)
      }
      await open(page, `/course/verification?code=${UNKNOWN_NUMBER}`)
      await expect(page.getByText(verification.unknownTitle())).toBeVisible()
      await expectAccessible(page, '/course/verification, unknown')

      const message = page.locator('summary').first()
      await expect(async () => {
        await open(page, '/demo/outbox')
        await expect(message).toBeVisible()
      }).toPass({ timeout: 60_000 })
      await message.click()
      await expectAccessible(page, '/demo/outbox with an open message')
    })
  })
}

for (const language of inTurn(LANGUAGES, 3)) {
  test(`axe finds nothing on a student's pages in ${language}, and nothing scrolls sideways`, async ({ browser }) => {
    await see(browser, language, 'student' satisfies Person, async (page, { dashboard, homeWaiting }) => {
      await open(page, '/home')
      await expect(page.getByRole('heading', { name: homeWaiting.student.nextClass() })).toBeVisible()
      await expectAccessible(page, '/home of a student')

      await open(page, '/student/dash')
      await expect(page.getByRole('heading', { name: dashboard.certificates.heading() })).toBeVisible()
      await expectAccessible(page, '/student/dash with history')
    })
    await see(browser, language, 'jasmine.cole' satisfies Person, async (page, { enrollment, home, lesson }) => {
      await open(page, '/home')
      await page.getByRole('button', { name: home.courses.enroll(), exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: enrollment.enroll(), exact: true })).toBeEnabled()
      await expectAccessible(page, 'the enrolment dialog')

      await open(page, '/online-course-enrollment?courseId=1')
      await expect(page.getByRole('button', { name: enrollment.enroll(), exact: true })).toBeEnabled()
      await expectAccessible(page, '/online-course-enrollment?courseId=1')

      await open(page, COURSE)
      await expect(page.getByRole('heading', { name: lesson.course.notEnrolledTitle() })).toBeVisible()
      await expectAccessible(page, 'a course without an enrolment')
    })
    await see(browser, language, 'burak.demir' satisfies Person, async (page, words) => {
      await open(page, '/student/dash')
      await expect(page.getByRole('heading', { name: words.dashboard.online.heading() })).toBeVisible()
      await expectAccessible(page, '/student/dash with a course under way')
    })
  })
}

for (const language of inTurn(LANGUAGES, 4)) {
  test(`axe finds nothing on a lesson and its quiz in ${language}, and nothing scrolls sideways`, async ({
    browser,
  }) => {
    await see(browser, language, 'maya.feldman' satisfies Person, async (page, words) => {
      await open(page, COURSE)
      await expect(page.getByRole('button', { name: words.lesson.player.play(), exact: true })).toBeEnabled()
      await expectAccessible(page, 'a lesson that is watched')
    })
    await see(browser, language, 'tyler.osborne' satisfies Person, async (page, words) => {
      await open(page, `${COURSE}?lesson=1`)
      await expect(page.getByText(words.lesson.result.lessonPassed())).toBeVisible()
      await expectAccessible(page, 'a lesson that is passed')
    })
    await see(browser, language, READY[language], async (page, words) => {
      const { quiz, result } = words.lesson
      await open(page, COURSE)
      await page
        .getByRole('button', { name: quiz.start() })
        .or(page.getByRole('button', { name: quiz.retry() }))
        .click()
      await expect(page.getByRole('radio').first()).toBeVisible()
      await expectAccessible(page, 'a question')
      const questions = page.getByRole('navigation', { name: quiz.overview() }).getByRole('button')
      await questions.last().click()
      await page.getByRole('button', { name: quiz.submit(), exact: true }).click()
      await expect(page.getByText(quiz.unansweredText())).toBeVisible()
      await expectAccessible(page, 'handing in without every answer', 'here')
      await page.getByRole('button', { name: quiz.submitAnyway() }).click()
      await expect(page.getByText(result.review())).toBeVisible()
      await expectAccessible(page, 'a failed quiz and its feedback')
    })
  })
}
