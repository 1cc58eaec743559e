import { isLong, ofThisCommit } from './long.ts'
import { touchedOf } from './touched.ts'

/** Said by `npm test` (scripts/checks.mjs): whoever runs a suite by hand gets all of it. */
const isSampled = process.env['SAMPLED'] === '1' && !isLong

type Turns = Readonly<{
  changed: ReadonlySet<string>
  /** Those that are run each time, whatever was changed. */
  each: RegExp
  /** Files whose change all of them are to be run for. */
  all?: RegExp
  inSoMany?: number
}>

/**
 * Of files of tests that try each its own part, those that `npm test` runs for a commit: one in so many, and those that were
 * changed lately, or try something that was (`touchedOf`). With another commit others, and all of them in the long run.
 */
export const filesOfCommit = (
  files: readonly string[],
  { changed, each, all, inSoMany = 3 }: Turns,
): readonly string[] => {
  if (!isSampled || [...changed].some((file) => all?.test(file))) return files
  const touched = touchedOf(files, changed)
  const byTurns = files.filter((file) => !each.test(file)).toSorted()
  const run = new Set(ofThisCommit(byTurns, { inSoMany, isChanged: (file) => touched.has(file) }))
  return files.filter((file) => each.test(file) || run.has(file))
}
