import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileStore } from '../../platform/files/file-store.ts'

const staged = (files: Pick<FileStore, 'staging'>): string => files.staging('made')

/** Where an act has what it makes, until nobody can fetch it any more. */
export const actFolder = (files: Pick<FileStore, 'staging'>, actId: number): string =>
  join(staged(files), String(actId))

/** Forgets what all acts have made but these. */
export const forgetFolders = async (
  files: Pick<FileStore, 'staging'>,
  isKept: (actIds: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<void> => {
  const names = await readdir(staged(files)).catch(() => [])
  if (names.length === 0) return
  const kept = await isKept(names.map(Number).filter(Number.isSafeInteger))
  for (const name of names.filter((one) => !kept.has(Number(one))))
    await rm(join(staged(files), name), { recursive: true, force: true })
}
