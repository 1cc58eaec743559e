import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { pathOnly } from '../../../src/app/routes.ts'
import { WHOLE } from '../../support/chromium.ts'
import { toldChanged } from '../../support/commit.ts'
import { isLong, ofThisCommit } from '../../support/long.ts'
import { FEW } from '../../support/touched.ts'
import { isTouchedPath } from './of-this-commit.ts'

/** What sees a sample of the pages by itself, and the ways that everybody goes. */
const EACH_TIME =
  /^(?:accessibility|asked-once|desk-lists|first-asks|first-paint|overlays|painted-pages|phone-lists|session|student-story|class-story)\.test\.ts$/
const IN_SO_MANY = 5
/**
 * What tries the whole browser's own ways. Where only the one without a window is, the long run does, which installs it;
 * what decides then is tried each time (tests/app/boot.test.ts).
 */
const OF_WHOLE = /\/come-back\.test\.ts$/

const ADDRESSES = /['"`](\/[a-z][^'"`\s]*)/g

/** The pages that a file of tests opens in whose own files something was changed lately. */
const touchedIn = (file: string): readonly string[] => {
  const opened = [...readFileSync(file, 'utf8').matchAll(ADDRESSES)].map(([, path = '']) => pathOnly(path))
  return [...new Set(opened)].filter(isTouchedPath)
}

/** Those that were changed lately themselves, or open a page that was and that few others open. */
const changedOrOpening = (files: readonly string[]): ReadonlySet<string> => {
  const opening = new Map(files.map((file) => [file, touchedIn(file)]))
  const isOpenedByFew = (path: string) => [...opening.values()].filter((paths) => paths.includes(path)).length <= FEW
  return new Set(files.filter((file) => toldChanged().has(file) || opening.get(file)?.some(isOpenedByFew)))
}

/** Said by the long run of its second browser (scripts/checks.mjs). */
const isEachFile = process.env['EACH_FILE'] === '1'

/** The files of browser tests that are left to another commit, as patterns of Playwright: none where some are named. */
export const leftOut = (): readonly string[] => {
  if (isLong || isEachFile || process.argv.some((said) => said.endsWith('.test.ts'))) return []
  const files = globSync('tests/e2e/*.test.ts').toSorted()
  const byTurns = files.filter((file) => !EACH_TIME.test(basename(file)))
  const touched = changedOrOpening(byTurns)
  const run = new Set(ofThisCommit(byTurns, { inSoMany: IN_SO_MANY, isChanged: (file) => touched.has(file) }))
  const isToRun = (file: string) => run.has(file) && (existsSync(WHOLE) || !OF_WHOLE.test(file))
  return byTurns.filter((file) => !isToRun(file)).map((file) => `**/${basename(file)}`)
}
