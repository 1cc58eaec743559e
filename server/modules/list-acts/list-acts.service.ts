import { ACT_FILE_HOURS } from '../../../src/domain/act-file.ts'
import type { ListAct, ListActRow } from '../../../src/domain/contract/list-acts.list.ts'
import { isActUnderway, LIST_ACT_DAYS, LIST_ACT_ROWS_AT_ONCE, LIST_ACT_ROWS_MAX } from '../../../src/domain/list-act.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { decideListAct } from '../../../src/machines/lifecycle/decide-list-act.ts'
import type { Actor } from '../../platform/actor.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { holdCount } from '../../platform/selection.ts'
import { createActTurns, maySee } from './act-turns.ts'
import type { ActFile, AnyWork, ListActs, MadeRow } from './act-work.ts'
import {
  countApart,
  countFailure,
  findAct,
  findDoer,
  insertAct,
  listActRowsOf,
  listOwnActs,
  lockAct,
  rowsDone,
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

const presentRow = (
  { position, label, email, outcome, reason, before, undo, undoReason }: ListActRowRecord,
  figureOf: AnyWork['figureOf'],
): ListActRow => ({
  id: position,
  label,
  email,
  outcome,
  reason,
  figure: outcome === 'done' ? (figureOf?.(before) ?? null) : null,
  undo,
  undoReason,
})

export const createListActs = (platform: Platform, lists: readonly ListActs[]) => {
  const { audit, clock, db, jobs, limits, log } = platform
  const { workOf, factsOf, move, takeTurn, prepareSome } = createActTurns(platform, lists)

  /** Until when what it has made can be fetched; null where nothing can. */
  const fileUntil = ({ state, done, finishedAt }: ListActRecord): Date | null => {
    if (state !== 'done' || done === 0 || finishedAt === null) return null
    const until = later(finishedAt, ACT_FILE_HOURS * HOUR)
    return until > clock.now() ? until : null
  }

  const present = async (query: Queryable, held: ListActRecord): Promise<ListAct> => {
    const { id, list, act, state, total, done, unchanged, refused, undone, kept, createdAt, finishedAt } = held
    const work = workOf(held)
    const isOfSuchKind = work?.undo !== undefined
    const apart = work?.apart === undefined || done === 0 ? 0 : await countApart(query, id, work.apart)
    return {
      id,
      list,
      act,
      state,
      total,
      done,
      apart,
      unchanged,
      refused,
      undone,
      kept,
      file: work?.file ? { until: fileUntil(held)?.toISOString() ?? null } : null,
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
      return present(tx, after)
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

    read: async (reader: ActReader, id: number): Promise<ListAct> => present(db, own(await findAct(db, id), reader)),

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
      return { ...page, items: await Promise.all(items.map(({ act }) => present(db, act))) }
    },

    rows: async (id: number, asked: ListAsked): Promise<ListPage<ListActRow>> => {
      const held = await findAct(db, id)
      const { items, ...page } = await listActRowsOf(db, id, asked)
      const figureOf = held && workOf(held)?.figureOf
      return { ...page, items: items.map(({ row }) => presentRow(row, figureOf)) }
    },

    /** What was done by then stays done. */
    cancel: async (tx: Tx, { caller, address, requestId }: Actor, id: number): Promise<ListAct> => {
      const held = own(await lockAct(tx, id), caller)
      return present(tx, await move(tx, held, 'act.cancelled', { address, requestId }))
    },

    /** Puts back what is still as the act left it: the first rows at once, the rest behind the answer. */
    undo: async (tx: Tx, { caller, address, requestId }: Actor, id: number): Promise<ListAct> => {
      const held = own(await lockAct(tx, id), caller)
      const begun = await move(tx, held, 'undo.begun', { address, requestId })
      const after = await takeTurn(tx, begun)
      await goOn(tx, after)
      return present(tx, after)
    },

    /** For what somebody waits for: after the commit. */
    wake: (): void => jobs.wake(LIST_ACT_JOB),
  }
}

export type ListActsService = ReturnType<typeof createListActs>
