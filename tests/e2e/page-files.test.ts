import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import { startSeenInstallation, type Installation } from './support/installation.ts'
import { PAGES } from './support/pages.ts'
import { builtFiles } from './support/part-file.ts'
import { openBrowser, tokenOf } from './support/visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

/**
 * Scripts of the app that a page names, and their kilobytes as they go over the line: 1.6 and 1.8 times the libraries
 * alone, which are 69.1, and what leaves room for the rest within four times a blank page.
 */
const LIMITS = {
  // A key that leads to a message from anywhere took the last tenth, and a tenth more.
  home: { files: 6, kilobytes: 110.7 },
  // What every page says and does beside its own costs a tenth of one each: that what is typed may be meant otherwise, that a
  // page is awaited, that nothing was sent; what was said of a refused try is taken back, whose a remembered page is, and what
  // /home no longer takes along took one more. The names of all files weigh 50 bytes more or less from one build to the next.
  painted: { files: 11, kilobytes: 171.3 },
  // Mostly read on a phone: they share no file with what only staff need. That a lesson can be kept, and played where it
  // is, is a kilobyte of what its page loads at once. What pages are first seen without, as signing in, is in a file that
  // those do not ask for: half a kilobyte more here is six less there. The two calls of who was typed on a class are a
  // tenth of one; what came of the last attempt, read again for who comes back, is half of one.
  learners: { files: 11, kilobytes: 197.3 },
  // The words of every act are in what each of them loads: another list's are 150 bytes.
  staff: { files: 11, kilobytes: 224.8 },
  // Pages for those who run the program share files of their own, so that nobody else fetches any of it: each of them
  // is some 600 bytes in what all others load, and there without another trip; an act that makes a file some 300.
  admins: { files: 11, kilobytes: 224.8 },
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

/** The scripts that a page carries to a browser which does not keep them. */
const carriedBy = async (path: string): Promise<readonly string[]> => {
  const headers = { cookie: 'known=1', 'sec-fetch-dest': 'document' }
  const html = await (await fetch(installation.origin + path, { headers })).text()
  const [, block = ''] = /id="start">(.*?)<\/script>/.exec(html) ?? []
  const {
    carried = [],
    preloads,
    personal = [],
  } = JSON.parse(block) as {
    carried?: readonly string[]
    preloads: readonly string[]
    personal?: readonly string[]
  }
  expect.soft([...preloads, ...personal], `scripts of ${path} besides those that it carries`).toEqual([])
  return carried
}

const OPENED = ['/coordinator/students', '/coordinator/student-progress', '/admin/users', '/online-course/1', '/home']

test('what a file of a page hands over stays what it was: others may ask for it where it stands in the page', async ({
  browser,
}) => {
  const carried = [...new Set((await Promise.all(OPENED.map(carriedBy))).flat())]
  expect(carried.length).toBeGreaterThan(8)
  const token = await tokenOf(installation.origin, 'coordinator')
  const context = await openBrowser(browser, installation.origin, { token })
  const { build } = (await (await fetch(`${installation.origin}/version.json`)).json()) as { build: string }
  const [, file = ''] = /([^/]*)$/.exec(build) ?? []
  await context.addCookies([{ name: 'entry', value: file, url: installation.origin }])
  const page = await context.newPage()
  await page.goto('/coordinator/students')
  await expect(page).toHaveTitle(/^Student List/)
  await page.evaluate(async (files) => {
    const parts = await Promise.all(files.map(async (one) => ({ ...((await import(one)) as object) })))
    Object.assign(globalThis, { atFirst: parts })
  }, carried)
  for (const [path, title] of [
    ['/home', /^Home/],
    ['/coordinator/student-progress', /Progress/],
    ['/contact', /^Contact/],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page).toHaveTitle(title)
  }
  const changed = await page.evaluate(async (files) => {
    type Parts = Readonly<Record<string, unknown>>
    const { atFirst } = globalThis as typeof globalThis & { atFirst: readonly Parts[] }
    const now = await Promise.all(files.map((one) => import(one) as Promise<Parts>))
    const names = now.flatMap((parts, at) => Object.keys(parts).filter((name) => parts[name] !== atFirst[at]?.[name]))
    return { parts: now.reduce((sum, parts) => sum + Object.keys(parts).length, 0), names }
  }, carried)
  expect(changed.parts).toBeGreaterThan(300)
  expect(changed.names).toEqual([])
  await context.close()
})

test('a page that carries its files runs none of them twice, and opens others', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'coordinator')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await page.goto('/coordinator/students')
  await expect(page).toHaveTitle(/^Student List/)
  await page.evaluate(() => history.pushState(null, '', '/contact'))
  await expect(page).toHaveTitle(/^Contact/)
  const twice = await page.evaluate(async () => {
    type Parts = Readonly<Record<string, unknown>>
    const { carried } = globalThis as typeof globalThis & { carried: { given: Readonly<Record<string, Parts>> } }
    const files = Object.entries(carried.given)
    const parts = await Promise.all(files.map(([address]) => import(address) as Promise<Parts>))
    return {
      files: files.length,
      others: files.filter(([, given], at) => Object.keys(given).some((name) => parts[at]?.[name] !== given[name])),
    }
  })
  expect(twice.files).toBeGreaterThan(4)
  expect(twice.others).toEqual([])
  await context.close()
})

test('nothing of the visualizer is in what is built: it is of development alone', () => {
  const files = builtFiles().filter((file) => /\.(?:js|css|html|json)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  // The class of its parts, what its rules and drawings are made by, and where it stands.
  const marks = /viz-(?:canvas|pane|log)|elkjs|org\.eclipse\.elk|src\/devtools/
  expect(files.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('what the server draws pages with is made for production, whoever starts it', () => {
  const files = builtFiles().filter((file) => /[/\\]server[/\\].*\.js$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('process.env.NODE_ENV'))).toEqual([])
})
