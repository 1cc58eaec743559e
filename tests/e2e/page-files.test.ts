import { expect, test } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { PAGES } from './support/pages.ts'
import { openBrowser, tokenOf } from './support/visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

/** Scripts of the app that a page names, and their kilobytes as they go over the line: 1.6 and 1.8 times the libraries alone, and what leaves room for the rest within four times a blank page. */
const LIMITS = {
  home: { files: 6, kilobytes: 110 },
  painted: { files: 11, kilobytes: 166 },
  // Mostly read on a phone: they share no file with what only staff need.
  learners: { files: 11, kilobytes: 188 },
  // The words of every act are in what each of them loads: another list's are 150 bytes.
  // What the shell shows to who is signed in is among them.
  staff: { files: 11, kilobytes: 218 },
  // Pages for those who run the program share files of their own, so that nobody else fetches any of it: each of them
  // is some 600 bytes in what all others load, and there without another trip; an act that makes a file some 300.
  admins: { files: 11, kilobytes: 220 },
} as const

const STAFF = /^\/(coordinator|instructor|master)\//

const limitOf = (path: string, person: string | null) => {
  if (path.startsWith('/admin/')) return LIMITS.admins
  if (STAFF.test(path)) return LIMITS.staff
  if (person !== null) return LIMITS.learners
  return path === '/home' ? LIMITS.home : LIMITS.painted
}

const bytesOf = async (path: string): Promise<number> => {
  const answer = await fetch(installation.origin + path, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await answer.body?.cancel()
  return Number(answer.headers.get('content-length'))
}

test('each page is made of few files, and /home of no more than it needs', async () => {
  const bytes = new Map<string, number>()
  for (const { path, person } of Object.values(PAGES)) {
    const html = await (await fetch(installation.origin + path)).text()
    const [, block = ''] = /id="start">(.*?)<\/script>/.exec(html) ?? []
    const { script, preloads } = JSON.parse(block) as { script: string; preloads: readonly string[] }
    const files = ['/boot.js', script, ...preloads]
    for (const file of files) if (!bytes.has(file)) bytes.set(file, await bytesOf(file))
    const kilobytes = files.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0) / 1000
    const limit = limitOf(path, person)
    expect.soft(files.length, `files of ${path}`).toBeLessThanOrEqual(limit.files)
    expect.soft(kilobytes, `kilobytes of ${path}`).toBeLessThanOrEqual(limit.kilobytes)
  }
})

test('what the entry hands over stays what it was: another file may ask for it where it stands in the page', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'coordinator')
  const context = await openBrowser(browser, installation.origin, { token })
  const { build } = (await (await fetch(`${installation.origin}/version.json`)).json()) as { build: string }
  const [, file = ''] = /([^/]*)$/.exec(build) ?? []
  await context.addCookies([{ name: 'entry', value: file, url: installation.origin }])
  const page = await context.newPage()
  await page.goto('/coordinator/students')
  await expect(page).toHaveTitle(/^Student List/)
  const keep = async (entry: string) => {
    Object.assign(globalThis, { atFirst: { ...((await import(entry)) as object) } })
  }
  await page.evaluate(keep, build)
  for (const [path, title] of [
    ['/home', /^Home/],
    ['/coordinator/student-progress', /Progress/],
    ['/contact', /^Contact/],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page).toHaveTitle(title)
  }
  const changed = await page.evaluate(async (entry) => {
    const parts = (await import(entry)) as Readonly<Record<string, unknown>>
    const { atFirst } = globalThis as typeof globalThis & { atFirst: Readonly<Record<string, unknown>> }
    return {
      parts: Object.keys(parts).length,
      names: Object.keys(parts).filter((name) => parts[name] !== atFirst[name]),
    }
  }, build)
  expect(changed.parts).toBeGreaterThan(100)
  expect(changed.names).toEqual([])
  await context.close()
})
