import { and, count, desc, eq, inArray, lt, sum } from 'drizzle-orm'

import type { UploadState } from '../../../src/domain/file-upload.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { uploads } from '../../platform/db/tables/uploads.table.ts'

export type UploadRow = typeof uploads.$inferSelect

/** Of these something is on its way, or waits on the disk. */
const OPEN: UploadState[] = ['receiving', 'checking']
const FAILED: UploadState[] = ['refused', 'abandoned']
const isOpen = inArray(uploads.state, OPEN)

export const findUpload = async (query: Queryable, id: string): Promise<UploadRow | undefined> => {
  const [row] = await query.select().from(uploads).where(eq(uploads.id, id))
  return row
}

/** Held until the end of the transaction. */
export const lockUpload = async (tx: Tx, id: string): Promise<UploadRow | undefined> => {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update')
  return row
}

export const insertUpload = async (tx: Queryable, row: typeof uploads.$inferInsert): Promise<void> => {
  await tx.insert(uploads).values(row)
}

export const changeUpload = async (query: Queryable, id: string, changes: Partial<UploadRow>): Promise<void> => {
  await query.update(uploads).set(changes).where(eq(uploads.id, id))
}

export const listOpen = (query: Queryable, userId: number, target?: string): Promise<UploadRow[]> =>
  query
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isOpen, target === undefined ? undefined : eq(uploads.target, target)))
    .orderBy(desc(uploads.createdAt), uploads.id)

export const countOpen = async (query: Queryable, userId: number): Promise<number> => {
  const [row] = await query
    .select({ open: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isOpen))
  return row?.open ?? 0
}

/** Bytes of all that is open: so much was promised room. */
export const announcedBytes = async (query: Queryable): Promise<number> => {
  const [row] = await query
    .select({ bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(isOpen)
  return row?.bytes ?? 0
}

export const stagedIds = async (query: Queryable): Promise<ReadonlySet<string>> =>
  new Set((await query.select({ id: uploads.id }).from(uploads).where(isOpen)).map(({ id }) => id))

export const openUntouchedSince = (
  query: Queryable,
  state: 'receiving' | 'checking',
  before: Date,
): Promise<UploadRow[]> =>
  query
    .select()
    .from(uploads)
    .where(and(eq(uploads.state, state), lt(uploads.touchedAt, before)))

export const forgetFailed = async (query: Queryable, before: Date): Promise<void> => {
  await query.delete(uploads).where(and(inArray(uploads.state, FAILED), lt(uploads.endedAt, before)))
}

export const isCourse = async (query: Queryable, id: number): Promise<boolean> =>
  (await query.select({ id: courses.id }).from(courses).where(eq(courses.id, id))).length > 0

export const isHowTo = async (query: Queryable, id: number): Promise<boolean> =>
  (await query.select({ id: howToVideos.id }).from(howToVideos).where(eq(howToVideos.id, id))).length > 0
