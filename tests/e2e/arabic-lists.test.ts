import { expect, test } from '@playwright/test'

import { startSeenInstallation, type Installation } from './support/installation.ts'
import { listScreens, listsToSee, type ListScreens } from './support/list-screens.ts'
import { open, openBrowser, tokenOf, visitsOf } from './support/visitor.ts'

let installation: Installation
let screens: ListScreens
test.beforeAll(async () => {
  installation = await startSeenInstallation()
  screens = await listScreens(installation.origin)
})
test.afterAll(() => installation.stop())

test('a line that is cut is cut between words of Arabic, whose letters are joined', async ({ browser }) => {
  let lines = 0
  const visits = visitsOf(browser, installation.origin, { options: { viewport: { width: 1440, height: 900 } } })
  for (const { person, path } of listsToSee(screens)) {
    const page = await visits.pageOf(person, 'ar')
    await open(page, path)
    await page.locator('[data-row]').first().waitFor()
    const seen = await page.locator('[data-row] :is(th, td)').evaluateAll((cells) => {
      const torn: string[] = []
      let cuts = 0
      const isJoined = (letter = '') => /\p{Script=Arabic}/u.test(letter)
      for (const cell of cells) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.textContent ?? ''
          const range = document.createRange()
          const topOf = (at: number) => {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            return range.getBoundingClientRect()
          }
          for (let at = 1; at < text.length; at += 1) {
            const [before, here] = [topOf(at - 1), topOf(at)]
            if (before.height === 0 || here.top < before.top + before.height / 2) continue
            cuts += 1
            if (isJoined(text[at - 1]) && isJoined(text[at])) torn.push(text)
            break
          }
        }
      }
      return { torn: [...new Set(torn)], cuts }
    })
    expect.soft({ path, torn: seen.torn }).toEqual({ path, torn: [] })
    lines += seen.cuts
  }
  await visits.leave()
  // Or nothing was looked at.
  expect(lines).toBeGreaterThan(10)
})

test('a name of Latin letters that is too long for a phone keeps its beginning', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'admin')
  const options = { viewport: { width: 320, height: 740 } }
  const context = await openBrowser(browser, installation.origin, { token, language: 'ar', options })
  const page = await context.newPage()
  for (const path of ['/admin/courses?view=agencies', '/admin/emails']) {
    await open(page, path)
    const names = page.getByRole('main').getByRole('listitem').locator('bdi')
    await names.first().waitFor()
    const begun = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const isLatin = /^[^\p{Letter}]*[a-z]/iu.test(name.firstChild?.textContent ?? '')
        const box = name.getBoundingClientRect()
        if (!name.firstChild || !isLatin || box.width === 0) return []
        const range = document.createRange()
        range.setStart(name.firstChild, 0)
        range.setEnd(name.firstChild, 1)
        const letter = range.getBoundingClientRect()
        return [letter.left >= box.left - 1 && letter.right <= box.right + 1]
      }),
    )
    expect(begun.length).toBeGreaterThan(10)
    expect(begun).not.toContain(false)
  }
  await context.close()
})
