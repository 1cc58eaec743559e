import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { FILE_RECORDS_LIST } from '../../../src/domain/contract/file-records.list.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ActOn, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { chooseFileRecords, lockFileRecords, markFileRecords } from './file-records.repository.ts'

/** How a row was, and how the act left it: what is otherwise by then was changed by somebody else. */
const before = z.object({ was: z.nullable(instant), left: z.nullable(instant) })

type Before = z.infer<typeof before>
type Deed = 'trashed' | 'restored'

/** Into the trash, and out of it, each with those that it was not done with yet. What something names is not put away. */
export const fileRecordsListActs = (platform: Platform): ListActs => {
  const { audit, clock } = platform

  const note = (tx: Tx, action: Deed | `${Deed}Undone`, { actId, doer }: ActOn<unknown>, ids: readonly number[]) =>
    audit.record(
      tx,
      ...ids.map((id) => ({
        action: `file.${action}` as const,
        actorId: doer.userId,
        subject: `file:${id}`,
        details: { listAct: actId },
      })),
    )

  const held = async (tx: Tx, ids: readonly number[]) =>
    new Map(
      (await lockFileRecords(tx, ids)).map(({ id, trashedAt, isUsed }) => [
        id,
        { was: trashedAt?.toISOString() ?? null, isUsed },
      ]),
    )

  const marking = (action: Deed, isTrashed: boolean) =>
    undoableWork<unknown, Before>({
      before,
      choose: (tx, { selection }, limit) => chooseFileRecords(tx, selection, dayClock(platform), limit),
      perform: async (tx, on, ids) => {
        const now = clock.now()
        const rows = await held(tx, ids)
        const left = isTrashed ? now.toISOString() : null
        const results = ids.map((id): Performed<Before> => {
          const row = rows.get(id)
          if (row === undefined) return { id, outcome: 'refused', reason: 'gone' }
          if ((row.was !== null) === isTrashed) return { id, outcome: 'unchanged', reason: 'same' }
          if (isTrashed && row.isUsed) return { id, outcome: 'refused', reason: 'named' }
          return { id, outcome: 'done', before: { was: row.was, left } }
        })
        const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
        await markFileRecords(tx, done, isTrashed ? now : null)
        await note(tx, action, on, done)
        return results
      },
      undo: async (tx, on, rows) => {
        const ids = rows.map(({ id }) => id)
        const known = await held(tx, ids)
        const obstacleOf = (id: number, { was, left }: Before): ActReason | null => {
          const is = known.get(id)
          if (is === undefined) return 'gone'
          if (is.was !== left) return 'changed'
          // Back into the trash goes only what is named by nothing.
          return was !== null && is.isUsed ? 'named' : null
        }
        const results: Undone[] = []
        for (const { id, before: kept } of rows) {
          const reason = obstacleOf(id, kept)
          if (reason === null) await markFileRecords(tx, [id], kept.was === null ? null : new Date(kept.was))
          results.push(reason === null ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason })
        }
        const undone = results.filter(({ outcome }) => outcome === 'undone').map(({ id }) => id)
        await note(tx, `${action}Undone`, on, undone)
        return results
      },
    })

  return actsOf(FILE_RECORDS_LIST, {
    trash: marking('trashed', true),
    restore: marking('restored', false),
  })
}
