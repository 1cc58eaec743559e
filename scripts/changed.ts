// Which files have changed since something was last done with them, by their content: what is done again is only what
// could come out otherwise. Kept beside the other caches, so that a fresh clone does everything.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CACHE = 'node_modules/.cache/changed'

/** What a file holds, in 32 letters. */
const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)

/** The files of these patterns, each with what it holds. */
const digestsOf = (patterns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync([...patterns])
      .filter((file) => statSync(file).isFile())
      .toSorted()
      .map((file) => [file, digestOf(file)]),
  )

/** What was noted under a name; nothing where it cannot be read. */
const noted = (name: string): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(readFileSync(join(CACHE, `${name}.json`), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

/** Of the files of these patterns those that are new or other than noted under a name, and whether any is gone. */
export const changedSince = (
  name: string,
  patterns: readonly string[],
): Readonly<{ changed: readonly string[]; isAnyGone: boolean }> => {
  const [before, now] = [noted(name), digestsOf(patterns)]
  return {
    changed: Object.keys(now).filter((file) => now[file] !== before[file]),
    isAnyGone: Object.keys(before).some((file) => !(file in now)),
  }
}

/** Notes the files of these patterns as they are now. */
export const note = (name: string, patterns: readonly string[]): void => {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(join(CACHE, `${name}.json`), JSON.stringify(digestsOf(patterns)))
}
