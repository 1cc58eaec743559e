import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartRefused } from '../start-refused.ts'

export class DirectoryInUse extends StartRefused {}

/**
 * Two processes on one embedded database destroy each other's rows, so one holds an exclusive lock on
 * `<directory>.lock` as long as it lives. The operating system frees it, even after a kill.
 */
export const lockDirectory = (directory: string): { release: () => void } => {
  mkdirSync(dirname(directory), { recursive: true })
  const lock = new DatabaseSync(`${directory}.lock`)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new DirectoryInUse(
      `Another server is using the data directory ${dirname(directory)}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}
