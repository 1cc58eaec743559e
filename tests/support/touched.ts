import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What more things than so many share is looked at with any of them. */
export const FEW = 4

const IMPORTED = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g

const read = new Map<string, readonly string[]>()
const importsOf = (file: string): readonly string[] => {
  const known = read.get(file)
  if (known) return known
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  const source = isFile ? readFileSync(file, 'utf8') : ''
  const imports = [...source.matchAll(IMPORTED)].map(([, path = '']) => join(file, '..', path))
  read.set(file, imports)
  return imports
}

/** All that an entry is made of. */
const madeOf = (entry: string): ReadonlySet<string> => {
  const files = new Set([entry])
  for (const file of files) for (const imported of importsOf(file)) files.add(imported)
  return files
}

/**
 * Those of the entries, which are modules below the working folder, in whose own files something changed: in such as a few
 * of them are made of, and not in what most share.
 */
export const touchedOf = (entries: readonly string[], changed: ReadonlySet<string>): ReadonlySet<string> => {
  const made = entries.map((entry) => [entry, madeOf(entry)] as const)
  const shared = new Map<string, number>()
  for (const [, files] of made) for (const file of files) shared.set(file, (shared.get(file) ?? 0) + 1)
  const isOwn = (file: string) => changed.has(file) && (shared.get(file) ?? 0) <= FEW
  return new Set(made.flatMap(([entry, files]) => ([...files].some(isOwn) ? entry : [])))
}
