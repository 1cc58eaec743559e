import type { PersonMerge } from '../../../src/domain/contract/person-merge.contract.ts'
import { MERGE_UNDO_DAYS } from '../../../src/domain/person-merge.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listMergesInto } from './person-merges.repository.ts'

/** The last moment at which a merge can be undone. */
export const undoEnd = (mergedAt: Date): Date => later(mergedAt, MERGE_UNDO_DAYS * DAY)

/** Accounts that went into a person's, the latest first. */
export const mergesInto = async (query: Queryable, userId: number, now: Date): Promise<PersonMerge[]> =>
  (await listMergesInto(query, userId)).map(({ id, mergedAt, ...goes }) => {
    const until = undoEnd(mergedAt)
    return { id, goes, mergedAt: mergedAt.toISOString(), undoUntil: until > now ? until.toISOString() : null }
  })
