import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartRefused } from '../start-refused.ts'

/** Less room than this is none: the database writes ahead of itself. */
const LEAST_ROOM = Buffer.alloc(1024 * 1024)

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'of an unknown kind'

const isFull = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT'

const refusal = (dataDir: string, cause: unknown): StartRefused => {
  const code = codeOf(cause)
  return new StartRefused(
    isFull(code)
      ? `The disk of the data directory ${dataDir} is full. Make room and start again: what was saved is still there.`
      : `The data directory ${dataDir} cannot be written (${code}). Give it to the user who runs the server, see that its disk is not read-only, or set DATA_DIR to another folder.`,
    { cause },
  )
}

/** Refuses a data folder that cannot be written, by writing into it. */
export const refuseUnwritable = (dataDir: string): void => {
  const probe = join(dataDir, `database.probe-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, LEAST_ROOM)
  } catch (cause) {
    throw refusal(dataDir, cause)
  } finally {
    if (existsSync(probe)) rmSync(probe)
  }
}

/** Why a database that is there does not open: what it is, and what to do. */
export const damaged = (directory: string, reason: string, cause?: unknown): StartRefused =>
  new StartRefused(
    `The database in ${directory} is damaged (${reason}). Put that folder aside, then put a back-up in its place: npm run admin -- restore --from <folder>. A demo is made anew by the next start.`,
    { cause },
  )

/** Beside a database that is being made: what a start that was ended left half made is nobody's data. */
const beginning = (directory: string): string => `${directory}.beginning`

/**
 * Whether a database is to be made in a folder. Where there are files but no database, somebody's data may be in them:
 * nothing is unpacked over them.
 */
export const isToBeMade = (directory: string): boolean => {
  if (existsSync(beginning(directory))) rmSync(directory, { recursive: true, force: true })
  if (!existsSync(directory) || readdirSync(directory).length === 0) return true
  if (existsSync(join(directory, 'PG_VERSION'))) return false
  throw damaged(directory, 'its PG_VERSION is missing')
}

export const beginDatabase = (directory: string): void => writeFileSync(beginning(directory), '')

export const finishDatabase = (directory: string): void => rmSync(beginning(directory), { force: true })
