import { ACT_FILE_HOURS } from '../../../src/domain/act-file.ts'
import type { ListAct, ListActRow } from '../../../src/domain/contract/list-acts.list.ts'
import {
  isActUnderway,
  LIST_ACT_DAYS,
  LIST_ACT_PREPARED_AT_ONCE,
  LIST_ACT_ROWS_AT_ONCE,
  LIST_ACT_ROWS_MAX,
  type ListActState,
} from '../../../src/domain/list-act.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { decideListAct } from '../../../src/machines/lifecycle/decide-list-act.ts'
import type { ListActFacts, ListActLifecycleEvent } from '../../../src/machines/lifecycle/list-act.lifecycle.ts'
import type { Actor } from '../../platform/actor.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { holdCount } from '../../platform/selection.ts'
import type { ActDoer, ActFile, AnyWork, ListActs, MadeRow } from './act-work.ts'
import {
  changeAct,
  countFailure,
  findAct,
  findDoer,
  insertAct,
  keepPerformed,
  keepUndone,
  listActRowsOf,
  listOwnActs,
  lockAct,
  rowsDone,
  rowsLeft,
  rowsToUndo,
  type ListActRecord,
  type ListActRowRecord,
} from './list-acts.repository.ts'

export const LIST_ACT_JOB = 'listAct.run'

/**
 * Rows that one person has acted on in a day: each is kept for as long as the act is in the history, also where it was
 * so already, and anybody can sign up as a coordinator.
 */
export const ROWS_LIMIT: Limit = { tries: 20 * LIST_ACT_ROWS_MAX, milliseconds: DAY }

/** Tries in a row after which an act is given up. */
const TRIES = 5

/** Who asks: what they may see of acts follows from whose they are and from their roles. */
export type ActReader = Readonly<{ userId: number; roles: readonly RoleId[] }>

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

const presentRow = ({ position, label, outcome, reason, undo, undoReason }: ListActRowRecord): ListActRow => ({
  id: position,
  label,
  outcome,
  reason,
  undo,
  undoReason,
})

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

const maySee = ({ list }: ListActs, { roles }: Pick<ActReader, 'roles'>): boolean =>
  list.roles.some((role) => roles.includes(role))

export const createListActs = ({ audit, clock, db, jobs, limits, log }: Platform, lists: readonly ListActs[]) => {
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

  /** Until when what it has made can be fetched; null where nothing can. */
  const fileUntil = ({ state, done, finishedAt }: ListActRecord): Date | null => {
    if (state !== 'done' || done === 0 || finishedAt === null) return null
    const until = later(finishedAt, ACT_FILE_HOURS * HOUR)
    return until > clock.now() ? until : null
  }

  const present = (held: ListActRecord): ListAct => {
    const { id, list, act, state, total, done, unchanged, refused, undone, kept, createdAt, finishedAt } = held
    const isOfSuchKind = workOf(held)?.undo !== undefined
    return {
      id,
      list,
      act,
      state,
      total,
      done,
      unchanged,
      refused,
      undone,
      kept,
      file: workOf(held)?.file ? { until: fileUntil(held)?.toISOString() ?? null } : null,
      isUndoable: decideListAct(state, factsOf(held), 'undo.begun') !== null,
      undoUntil: isOfSuchKind ? later(createdAt, LIST_ACT_DAYS * DAY).toISOString() : null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    }
  }

  /** One's own, of a list that one still has; any other is as one that does not exist. */
  const own = (held: ListActRecord | undefined, reader: ActReader): ListActRecord => {
    const isOwn = held?.userId === reader.userId
    const isSeen = lists.some((one) => one.list.id === held?.list && maySee(one, reader))
    const isKept = held !== undefined && held.createdAt > later(clock.now(), -LIST_ACT_DAYS * DAY)
    if (!isOwn || !isSeen || !isKept) throw notFound()
    return held
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

  const isUnderway = ({ state }: Pick<ListActRecord, 'state'>): boolean => isActUnderway(state)

  const goOn = async (tx: Tx, held: ListActRecord): Promise<void> => {
    if (isUnderway(held)) await jobs.enqueue(tx, LIST_ACT_JOB, { actId: held.id })
  }

  const fileOf = (held: ListActRecord): ActFile => {
    const file = found(workOf(held)?.file)
    if (fileUntil(held) === null) throw conflict('ACT_FILE_GONE')
    return file
  }

  const eachMade = async function* (actId: number): AsyncGenerator<readonly MadeRow[]> {
    let after = 0
    for (;;) {
      const rows = await rowsDone(db, actId, after, LIST_ACT_ROWS_AT_ONCE)
      if (rows.length === 0) return
      yield rows.map(({ rowId, before }) => ({ id: rowId, made: before }))
      after = rows.at(-1)?.position ?? 0
    }
  }

  return {
    /**
     * Finds out which rows are chosen, keeps them, and does the first of them; the rest is done behind the answer.
     * 400 where what is asked is not to be had, 404 where none is one's own, 409 where another number is chosen than was
     * said, or too many are, 429 where too many were in a day.
     */
    begin: async (
      tx: Tx,
      { caller, address, requestId, language }: Actor,
      { list, works }: ListActs,
      act: string,
      { selection, ...asked }: Readonly<{ selection: ListSelection }> & Readonly<Record<string, unknown>>,
    ): Promise<ListAct> => {
      const { userId } = caller
      const work = found(works[act])
      const doer = found(await findDoer(tx, userId))
      const rows = await work.choose(tx, { doer, asked: asked as never, selection, language }, LIST_ACT_ROWS_MAX + 1)
      if (rows.length > LIST_ACT_ROWS_MAX) throw conflict('TOO_MANY_CHOSEN', { most: LIST_ACT_ROWS_MAX })
      holdCount(selection, rows.length)
      if (rows.length === 0) throw notFound()
      await limits.take(`acted rows ${userId}`, ROWS_LIMIT, tx, rows.length)
      const held = await insertAct(
        tx,
        { list: list.id, act, userId, asked, language, state: 'running', createdAt: clock.now() },
        rows,
      )
      await audit.record(tx, {
        action: 'listAct.begun',
        actorId: userId,
        subject: `listAct:${held.id}`,
        address,
        requestId,
        details: { list: list.id, act, asked, total: rows.length },
      })
      const after = work.prepare ? held : await takeTurn(tx, held)
      await goOn(tx, after)
      return present(after)
    },

    /** Takes the next turn, by itself in a transaction; whether anything may be left to do. */
    goOn: async (actId: number): Promise<boolean> => {
      try {
        const made = await prepareSome(actId)
        return await db.transaction(async (tx) => {
          const held = await lockAct(tx, actId)
          return held !== undefined && isUnderway(await takeTurn(tx, held, made))
        })
      } catch (cause) {
        if ((await countFailure(db, actId)) < TRIES) throw cause
        log.error({ actId, cause }, 'An act on a list was given up')
        await db.transaction(async (tx) => {
          const held = await lockAct(tx, actId)
          if (held && isUnderway(held)) await move(tx, held, 'act.failed')
        })
        return false
      }
    },

    read: async (reader: ActReader, id: number): Promise<ListAct> => present(own(await findAct(db, id), reader)),

    /** 404 where it is not one's own. */
    admit: async (reader: ActReader, id: number): Promise<void> => {
      own(await findAct(db, id), reader)
    },

    /** 404 where it is not one's own or makes none, 409 where there is none to fetch. */
    admitToFile: async (reader: ActReader, id: number): Promise<void> => {
      fileOf(own(await findAct(db, id), reader))
    },

    file: async (reader: ActReader, id: number) => {
      const act = own(await findAct(db, id), reader)
      const { open, ...file } = fileOf(act)
      const rows = eachMade(id)
      return { act, ...file, content: await open({ actId: id, language: act.language ?? 'en', rows }) }
    },

    list: async (reader: ActReader, asked: ListAsked): Promise<ListPage<ListAct>> => {
      const seen = lists.filter((one) => maySee(one, reader)).map(({ list }) => list.id)
      const since = later(clock.now(), -LIST_ACT_DAYS * DAY)
      const { items, ...page } = await listOwnActs(db, { userId: reader.userId, lists: seen, since }, asked)
      return { ...page, items: items.map(({ act }) => present(act)) }
    },

    rows: async (id: number, asked: ListAsked): Promise<ListPage<ListActRow>> => {
      const { items, ...page } = await listActRowsOf(db, id, asked)
      return { ...page, items: items.map(({ row }) => presentRow(row)) }
    },

    /** What was done by then stays done. */
    cancel: ({ caller, address, requestId }: Actor, id: number): Promise<ListAct> =>
      db.transaction(async (tx) => {
        const held = own(await lockAct(tx, id), caller)
        return present(await move(tx, held, 'act.cancelled', { address, requestId }))
      }),

    /** Puts back what is still as the act left it: the first rows at once, the rest behind the answer. */
    undo: ({ caller, address, requestId }: Actor, id: number): Promise<ListAct> =>
      db.transaction(async (tx) => {
        const held = own(await lockAct(tx, id), caller)
        const begun = await move(tx, held, 'undo.begun', { address, requestId })
        const after = await takeTurn(tx, begun)
        await goOn(tx, after)
        return present(after)
      }),

    /** For what somebody waits for: after the commit. */
    wake: (): void => jobs.wake(LIST_ACT_JOB),
  }
}

export type ListActsService = ReturnType<typeof createListActs>
