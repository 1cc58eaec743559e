import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { undoableWork, type Performed, type Undone, type UndoableWork } from '../list-acts/act-work.ts'
import { pendingNameOf } from '../name-changes/name-changes.repository.ts'
import { verifyLocked } from './verifying.ts'

/** When the act verified it: at another time it was somebody else. */
const before = z.object({ verifiedAt: instant, incomplete: z.boolean() })

type Before = z.infer<typeof before>

/** Held in the order of their ids, so that two acts that overlap wait for each other. */
const lockEnrollments = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({
      id: onlineEnrollments.id,
      isVerified: onlineEnrollments.isVerified,
      isVerificationHeld: onlineEnrollments.isVerificationHeld,
      verifiedAt: onlineEnrollments.verifiedAt,
      verifiedById: onlineEnrollments.verifiedById,
      incomplete: onlineEnrollments.incomplete,
    })
    .from(onlineEnrollments)
    .where(inArray(onlineEnrollments.id, [...ids]))
    .orderBy(asc(onlineEnrollments.id))
    .for('update')

/** Those of them whose student asks for another name. */
const withPendingName = async (query: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await query
    .select({ id: onlineEnrollments.id })
    .from(onlineEnrollments)
    .where(and(inArray(onlineEnrollments.id, [...ids]), exists(pendingNameOf(query, onlineEnrollments.studentId))))
  return new Set(rows.map(({ id }) => id))
}

type Verifying = Readonly<{
  choose: UndoableWork<object>['choose']
  /** Those of them that are the doer's own, by the conditions of the list. */
  ownOf: (tx: Tx, userId: number, ids: readonly number[]) => Promise<readonly number[]>
}>

/** Verifies enrolments by hand, in whichever list they were chosen. */
export const verifyingAct = (platform: Platform, { choose, ownOf }: Verifying): UndoableWork<object> =>
  undoableWork<object, Before>({
    before,
    choose,
    perform: async (tx, { actId, doer: { userId } }, ids) => {
      const held = new Map((await lockEnrollments(tx, await ownOf(tx, userId, ids))).map((row) => [row.id, row]))
      const unnamed = held.size === 0 ? new Set<number>() : await withPendingName(tx, [...held.keys()])
      const results: Performed<Before>[] = []
      for (const id of ids) {
        const row = held.get(id)
        if (!row) results.push({ id, outcome: 'refused', reason: 'gone' })
        else if (row.isVerified) results.push({ id, outcome: 'unchanged', reason: 'same' })
        else if (unnamed.has(id)) results.push({ id, outcome: 'refused', reason: 'nameAsked' })
        else {
          const { verifiedAt } = await verifyLocked(tx, platform, id, { way: 'hand', userId, listAct: actId })
          results.push({
            id,
            outcome: 'done',
            before: { verifiedAt: verifiedAt.toISOString(), incomplete: row.incomplete },
          })
        }
      }
      return results
    },
    undo: async (tx, { actId, doer: { userId } }, rows) => {
      const own = await ownOf(
        tx,
        userId,
        rows.map(({ id }) => id),
      )
      const held = new Map((await lockEnrollments(tx, own)).map((row) => [row.id, row]))
      const obstacleOf = (id: number, was: Before): ActReason | null => {
        const row = held.get(id)
        if (!row) return 'gone'
        if (row.isVerificationHeld) return 'nameAsked'
        const isAsLeft =
          row.isVerified && row.verifiedById === userId && row.verifiedAt?.toISOString() === was.verifiedAt
        return isAsLeft ? null : 'changed'
      }
      const results: Undone[] = []
      for (const { id, before: was } of rows) {
        const reason = obstacleOf(id, was)
        if (reason !== null) {
          results.push({ id, outcome: 'kept', reason })
          continue
        }
        await tx
          .update(onlineEnrollments)
          .set({ isVerified: false, verifiedAt: null, verifiedById: null, incomplete: was.incomplete })
          .where(eq(onlineEnrollments.id, id))
        await platform.audit.record(tx, {
          action: 'enrollment.verificationUndone',
          actorId: userId,
          subject: `enrollment:${id}`,
          details: { listAct: actId },
        })
        results.push({ id, outcome: 'undone' })
      }
      return results
    },
  })
