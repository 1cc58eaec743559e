import { Refusal } from '../refusal.ts'
import type { FileStore } from './file-store.ts'

/** Bytes of the disk that files leave to everything else: the database may be on the same. */
const ROOM_KEPT = 512 * 1024 * 1024

/** 507 where so many bytes more would fill the disk that files are on. */
export const refuseWithoutRoom = async (files: Pick<FileStore, 'freeBytes'>, bytes: number): Promise<void> => {
  if ((await files.freeBytes()) - bytes < ROOM_KEPT) throw new Refusal(507, 'NO_ROOM')
}
