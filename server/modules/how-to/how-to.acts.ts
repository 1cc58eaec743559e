import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { HOW_TO_LIST } from '../../../src/domain/contract/how-to.list.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ActOn, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { changeHowTo, chooseHowTo, lockHowTo, orderHowTo, type HowToRecord } from './how-to.repository.ts'

/** How the mark of a row was, and how the act left it: what is otherwise by then was changed by somebody else. */
const before = z.object({ was: z.nullable(instant), left: z.nullable(instant) })

type Before = z.infer<typeof before>
type Mark = 'publishedAt' | 'trashedAt'
type Deed = 'published' | 'unpublished' | 'trashed' | 'restored'

const asText = (at: Date | null): string | null => at?.toISOString() ?? null

/** They are shown to whom they are for, and no more; put into the trash, and taken out of it. */
export const howToActs = (platform: Platform): ListActs => {
  const { audit, clock } = platform

  const note = (
    tx: Tx,
    action: Deed | `${Deed}Undone`,
    { actId, doer }: ActOn<unknown>,
    rows: readonly HowToRecord[],
  ) =>
    audit.record(
      tx,
      ...rows.map(({ id, title }) => ({
        action: `howTo.${action}` as const,
        actorId: doer.userId,
        subject: `howTo:${id}`,
        details: { name: title.en, listAct: actId },
      })),
    )

  const held = async (tx: Tx, ids: readonly number[]) => new Map((await lockHowTo(tx, ids)).map((row) => [row.id, row]))

  /** What leaves the trash, or goes into it, gives its place to those that stay. */
  const tidy = (tx: Tx, mark: Mark): Promise<void> | null => (mark === 'trashedAt' ? orderHowTo(tx, []) : null)

  const marking = (action: Deed, mark: Mark, isSet: boolean) =>
    undoableWork<unknown, Before>({
      before,
      choose: (tx, { selection, language }, limit) => chooseHowTo(tx, selection, language, limit),
      perform: async (tx, on, ids) => {
        const now = clock.now()
        const rows = await held(tx, ids)
        const left = isSet ? now : null
        const results = ids.map((id): Performed<Before> => {
          const row = rows.get(id)
          if (row === undefined) return { id, outcome: 'refused', reason: 'gone' }
          if ((row[mark] !== null) === isSet) return { id, outcome: 'unchanged', reason: 'same' }
          // Out of the trash first: nobody is shown what lies in it.
          if (mark === 'publishedAt' && row.trashedAt !== null) return { id, outcome: 'refused', reason: 'otherState' }
          return { id, outcome: 'done', before: { was: asText(row[mark]), left: asText(left) } }
        })
        const done = results.flatMap(({ id, outcome }) => (outcome === 'done' ? (rows.get(id) ?? []) : []))
        for (const { id } of done) await changeHowTo(tx, id, { [mark]: left })
        await tidy(tx, mark)
        await note(tx, action, on, done)
        return results
      },
      undo: async (tx, on, kept) => {
        const rows = await held(
          tx,
          kept.map(({ id }) => id),
        )
        const obstacleOf = (row: HowToRecord | undefined, { left }: Before): ActReason | null => {
          if (row === undefined) return 'gone'
          return asText(row[mark]) === left ? null : 'changed'
        }
        const results: Undone[] = []
        const undone: HowToRecord[] = []
        for (const { id, before: was } of kept) {
          const row = rows.get(id)
          const reason = obstacleOf(row, was)
          if (row !== undefined && reason === null) {
            await changeHowTo(tx, id, { [mark]: was.was === null ? null : new Date(was.was) })
            undone.push(row)
          }
          results.push(reason === null ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason })
        }
        await tidy(tx, mark)
        await note(tx, `${action}Undone`, on, undone)
        return results
      },
    })

  return actsOf(HOW_TO_LIST, {
    publish: marking('published', 'publishedAt', true),
    unpublish: marking('unpublished', 'publishedAt', false),
    trash: marking('trashed', 'trashedAt', true),
    restore: marking('restored', 'trashedAt', false),
  })
}
