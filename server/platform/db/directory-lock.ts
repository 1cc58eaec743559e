import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartRefused } from '../start-refused.ts'

export class DirectoryInUse extends StartRefused {}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const isHeld = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && (cause.errcode === 5 || cause.errcode === 6)

/**
 * Two processes on one embedded database destroy each other's rows, so one holds an exclusive lock on
 * `<directory>.lock` as long as it lives. The operating system frees it, even after a kill.
 */
export const lockDirectory = (directory: string): { release: () => void } => {
  const file = `${directory}.lock`
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isHeld(cause)) {
      throw new StartRefused(
        `${file} is no lock of this server (${cause instanceof Error ? cause.message : String(cause)}). Remove it if no server runs on ${dirname(directory)}.`,
        { cause },
      )
    }
    throw new DirectoryInUse(
      `Another server is using the data directory ${dirname(directory)}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}
