import { expect, test } from '@playwright/test'

import { LANGUAGES } from '../../src/domain/language.ts'
import { inTurn, isLong } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { findingsOf, TWICE } from './support/large-text.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { PAGES, type ExamplePage } from './support/pages.ts'
import { inOwnFonts, open, visitsOf } from './support/visitor.ts'

/** The narrowest that is sold, and the usual. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const

/** What guests and students see; those who run the programme do so at a desk. */
const READERS: ReadonlySet<string | null> = new Set([null, 'student', 'maya.feldman'])
const OWN_HOME: ExamplePage = { path: '/home', person: 'student' }
const SEEN = pagesToSee([...Object.values(PAGES), OWN_HOME].filter(({ person }) => READERS.has(person)))

test.describe.configure({ timeout: 600_000 })

let installation: Installation
test.beforeAll(async () => {
  installation = await startSeenInstallation()
})
test.afterAll(() => installation.stop())

for (const viewport of inTurn(PHONES, SEEN.length)) {
  for (const language of isLong ? LANGUAGES : (['en'] as const)) {
    test(`in letters of twice the size nothing is lost on a phone of ${viewport.width} px, in ${language}`, async ({
      browser,
    }) => {
      const visits = visitsOf(browser, installation.origin, { options: { viewport, hasTouch: true } })
      for (const { path, person } of SEEN) {
        const page = await visits.pageOf(person, language)
        await open(page, path)
        await inOwnFonts(page)
        expect.soft(await findingsOf(page, TWICE), path).toEqual([])
      }
      await visits.leave()
    })
  }
}
