import type { PersonMerge } from '../../../src/domain/contract/person-merge.contract.ts'
import { MERGE_UNDO_DAYS } from '../../../src/domain/person-merge.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { PersonKeys } from '../people/person.repository.ts'

/** The last moment at which a merge can be undone. */
export const undoEnd = (mergedAt: Date): Date => later(mergedAt, MERGE_UNDO_DAYS * DAY)

/** Accounts that went into a person's, as they are answered. */
export const presentMerges = (merges: PersonKeys['merges'], now: Date): PersonMerge[] =>
  merges.map(({ id, mergedAt, ...goes }) => {
    const at = new Date(mergedAt)
    const until = undoEnd(at)
    return { id, goes, mergedAt: at.toISOString(), undoUntil: until > now ? until.toISOString() : null }
  })
