import {
  isActUnderway,
  LIST_ACT_DAYS,
  LIST_ACT_PREPARED_AT_ONCE,
  LIST_ACT_ROWS_AT_ONCE,
  type ListActState,
} from '../../../src/domain/list-act.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { decideListAct } from '../../../src/machines/lifecycle/decide-list-act.ts'
import type { ListActFacts, ListActLifecycleEvent } from '../../../src/machines/lifecycle/list-act.lifecycle.ts'
import type { Actor } from '../../platform/actor.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict } from '../../platform/refusal.ts'
import type { ActDoer, AnyWork, ListActs } from './act-work.ts'
import {
  changeAct,
  findAct,
  findDoer,
  keepPerformed,
  keepUndone,
  rowsLeft,
  rowsToUndo,
  type ListActRecord,
  type ListActRowRecord,
} from './list-acts.repository.ts'

/** What was prepared for each row. */
type Made = ReadonlyMap<number, unknown>

const EVENT_OF = { running: 'act.finished', undoing: 'undo.finished' } as const

const NOTED_AS = {
  'act.finished': 'listAct.finished',
  'act.cancelled': 'listAct.cancelled',
  'act.failed': 'listAct.failed',
  'undo.begun': 'listAct.undoBegun',
  'undo.finished': 'listAct.undone',
} as const satisfies Readonly<Record<ListActLifecycleEvent['type'], string>>

/** The results, which must be one for each row: a row without one would be dealt with for ever. */
const eachOf = <Result extends Readonly<{ id: number }>>(
  rows: readonly ListActRowRecord[],
  results: readonly Result[],
): readonly Result[] => {
  const ids = new Set(results.map(({ id }) => id))
  if (results.length !== rows.length || !rows.every(({ rowId }) => ids.has(rowId))) {
    throw new Error('An act did not say what became of each row')
  }
  return results
}

/** Whether somebody has the list that an act is of. */
export const maySee = ({ list }: ListActs, { roles }: Readonly<{ roles: readonly RoleId[] }>): boolean =>
  list.roles.some((role) => roles.includes(role))

/** How acts go on: from state to state as their chart says, and some rows at a turn. */
export const createActTurns = (
  { audit, clock, db }: Pick<Platform, 'audit' | 'clock' | 'db'>,
  lists: readonly ListActs[],
) => {
  /** How an act is done, while its list is one of this server's. */
  const workOf = ({ list, act }: Pick<ListActRecord, 'list' | 'act'>): AnyWork | undefined =>
    lists.find((one) => one.list.id === list)?.works[act]

  const factsOf = (held: ListActRecord): ListActFacts => {
    const { state, total, done, unchanged, refused, undone, kept, createdAt } = held
    const isLeftToUndo = done > undone + kept
    return {
      isWorkLeft: state === 'undoing' ? isLeftToUndo : total > done + unchanged + refused,
      isUndoable:
        workOf(held)?.undo !== undefined && isLeftToUndo && clock.now() < later(createdAt, LIST_ACT_DAYS * DAY),
    }
  }

  /** Moves it as its chart says, or refuses with 409; `from` where its person asks for that. */
  const move = async (
    tx: Tx,
    held: ListActRecord,
    event: ListActLifecycleEvent['type'],
    from: Partial<Pick<Actor, 'address' | 'requestId'>> = {},
  ): Promise<ListActRecord> => {
    const state: ListActState | null = decideListAct(held.state, factsOf(held), event)
    if (state === null) throw conflict('ILLEGAL_TRANSITION')
    const finishedAt = isActUnderway(state) ? null : clock.now()
    await changeAct(tx, held.id, { state, finishedAt, failures: 0 })
    const { list, act, total, done, unchanged, refused, undone, kept } = held
    await audit.record(tx, {
      action: NOTED_AS[event],
      actorId: held.userId,
      subject: `listAct:${held.id}`,
      ...from,
      details: { list, act, total, done, unchanged, refused, undone, kept },
    })
    return { ...held, state, finishedAt, failures: 0 }
  }

  const onOf = (held: ListActRecord, doer: ActDoer) => ({
    actId: held.id,
    doer,
    asked: held.asked as never,
    language: held.language ?? 'en',
  })

  /** Does, or undoes, a few rows, in the transaction that holds the act. */
  const doSome = async (
    tx: Tx,
    held: ListActRecord,
    doer: ActDoer,
    work: AnyWork,
    made?: Made,
  ): Promise<ListActRecord> => {
    const on = { ...onOf(held, doer), ...(made && { made }) }
    const isUndoing = held.state === 'undoing'
    const rows = await (isUndoing ? rowsToUndo : rowsLeft)(tx, held.id, LIST_ACT_ROWS_AT_ONCE)
    if (rows.length === 0) return held
    if (isUndoing) {
      const before = rows.map((row) => ({ id: row.rowId, before: row.before }))
      return keepUndone(tx, held.id, eachOf(rows, (await work.undo?.(tx, on, before)) ?? []))
    }
    // Another may have done what was prepared here.
    const ready = work.prepare ? rows.filter(({ rowId }) => made?.has(rowId)) : rows
    if (ready.length === 0) return held
    const ids = ready.map(({ rowId }) => rowId)
    return keepPerformed(tx, held.id, eachOf(ready, await work.perform(tx, on, ids)))
  }

  /** Takes a turn at it, and ends it where nothing is left to do. */
  const takeTurn = async (tx: Tx, held: ListActRecord, made?: Made): Promise<ListActRecord> => {
    if (held.state !== 'running' && held.state !== 'undoing') return held
    const list = lists.find((one) => one.list.id === held.list)
    const work = workOf(held)
    const doer = await findDoer(tx, held.userId)
    if (!list || !work || !doer || !maySee(list, doer)) return move(tx, held, 'act.failed')
    const after = await doSome(tx, held, doer, work, made)
    return factsOf(after).isWorkLeft ? after : move(tx, after, EVENT_OF[held.state])
  }

  /** What takes long of the next rows, before a transaction is open. Who may do it is asked again with the turn. */
  const prepareSome = async (actId: number): Promise<Made | undefined> => {
    const held = await findAct(db, actId)
    const prepare = held && workOf(held)?.prepare
    if (!prepare || held.state !== 'running') return undefined
    const doer = await findDoer(db, held.userId)
    const list = lists.find((one) => one.list.id === held.list)
    if (!doer || !list || !maySee(list, doer)) return undefined
    const rows = await rowsLeft(db, actId, LIST_ACT_PREPARED_AT_ONCE)
    return prepare(
      onOf(held, doer),
      rows.map(({ rowId }) => rowId),
    )
  }

  return { workOf, factsOf, move, takeTurn, prepareSome }
}
