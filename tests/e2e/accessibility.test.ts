import { expect, test } from '@playwright/test'

import { LANGUAGES } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { WRITTEN_ROUTES } from '../support/written-routes.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { PAGES, THROUGH } from './support/pages.ts'
import { open, visitsOf } from './support/visitor.ts'

const SEEN = pagesToSee(Object.values(PAGES))

// Ten screens and more, each looked at six times.
test.describe.configure({ timeout: 600_000 })

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

test('every route that has a page is among those that are looked at', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(WRITTEN_ROUTES.filter((route) => !THROUGH.includes(route)).toSorted())
})

// It begins in one of the languages, in the long run in all.
for (const [place, person] of [...new Set(SEEN.map((page) => page.person))].entries()) {
  for (const language of inTurn(LANGUAGES, place)) {
    test(`axe finds nothing on any page of ${person ?? 'a guest'} in ${language}, and nothing scrolls sideways`, async ({
      browser,
    }) => {
      const visits = visitsOf(browser, installation.origin)
      const page = await visits.pageOf(person, language)
      for (const { path } of SEEN.filter((seen) => seen.person === person)) {
        await open(page, path)
        await expectAccessible(page, path)
      }
      await visits.leave()
    })
  }
}
