import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { toldChanged } from '../../support/commit.ts'
import { isLong, ofThisCommit } from '../../support/long.ts'
import { isTouchedPath } from './of-this-commit.ts'

/** What sees a sample of the pages by itself, and the ways that everybody goes. */
const EACH_TIME =
  /^(?:accessibility|arabic-lists|asked-once|desk-lists|first-asks|first-paint|list-print|overlays|painted-pages|phone-lists|session|student-story|class-story|roster|kept-lesson)\.test\.ts$/
const IN_SO_MANY = 3

const ADDRESSES = /['"`](\/[a-z][^'"`\s]*)/g

/** Whether a file of tests was changed lately, or opens a page in whose own files something was. */
const isTouched = (file: string): boolean =>
  toldChanged().has(file) ||
  [...readFileSync(file, 'utf8').matchAll(ADDRESSES)].some(([, path = '']) => isTouchedPath(path))

/** The files of browser tests that are left to another commit, as patterns of Playwright: none where some are named. */
export const leftOut = (): readonly string[] => {
  if (isLong || process.argv.some((said) => said.endsWith('.test.ts'))) return []
  const files = globSync('tests/e2e/*.test.ts').toSorted()
  const byTurns = files.filter((file) => !EACH_TIME.test(basename(file)))
  const run = new Set(ofThisCommit(byTurns, { inSoMany: IN_SO_MANY, isChanged: isTouched }))
  return byTurns.filter((file) => !run.has(file)).map((file) => `**/${basename(file)}`)
}
