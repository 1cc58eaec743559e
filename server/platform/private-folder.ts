import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the server itself makes in DATA_DIR. */
export const OWN_NAMES: ReadonlySet<string> = new Set([
  'database',
  'database.beginning',
  'database.lock',
  'database.lock-journal',
  'files',
  'secret',
])

const OTHERS = 0o077

const isClosed = (path: string): boolean => {
  const { mode } = lstatSync(path)
  if ((mode & OTHERS) === 0) return true
  try {
    chmodSync(path, mode & 0o700)
    return true
  } catch {
    // Somebody else's, or on a disk that knows no owners.
    return false
  }
}

const allIn = (path: string): string[] =>
  lstatSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true, recursive: true })
        // What a link leads to is somewhere else.
        .filter((entry) => !entry.isSymbolicLink())
        .map(({ parentPath, name }) => join(parentPath, name))
    : []

const withAllIn = (path: string): string[] => [path, ...allIn(path)]

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** None of a folder that is not there, or not to be read: whoever needs it says so. */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Takes what the server has in a folder from everyone but its owner, and the folder itself unless something of others
 * is in it: 0700 and 0600. Gives what could not be closed.
 */
export const makePrivate = (folder: string, ownNames: ReadonlySet<string>): readonly string[] => {
  const names = namesIn(folder)
  const own = names.filter((name) => ownNames.has(name))
  const paths = own.flatMap((name) => withAllIn(join(folder, name)))
  const isOurs = own.length === names.length && isFolder(folder)
  return [...(isOurs ? [folder] : []), ...paths].filter((path) => !isClosed(path))
}

/** From here on what this process writes is its owner's alone, and so is what there is already in its data folder. */
export const keepPrivate = (dataDir: string): readonly string[] => {
  process.umask(OTHERS)
  return makePrivate(dataDir, OWN_NAMES)
}
