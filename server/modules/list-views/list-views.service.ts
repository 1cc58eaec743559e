import type { AuditAction } from '../../../src/domain/audit.ts'
import type { ViewerAnswer } from '../../../src/domain/contract/auth.contract.ts'
import type { DefinedList } from '../../../src/domain/contract/define-list.ts'
import type {
  ListDefaultBody,
  ListViewBody,
  ListViewChange,
  ListViewOrder,
  ListViews,
  SavedView,
} from '../../../src/domain/contract/list-view.contract.ts'
import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import {
  broughtViews,
  LIST_VIEWS_MAX,
  strangeInView,
  VIEWED_LIST_IDS,
  viewAsked,
  type ViewedListId,
} from '../../../src/domain/list-view.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isDone } from '../../platform/meanwhile.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, forbidden, found, notFound, refusedField } from '../../platform/refusal.ts'
import {
  changeView,
  deleteView,
  dropDefault,
  findDefault,
  findView,
  holdView,
  insertView,
  keepDefault,
  listDefaultsOf,
  listSeenViews,
  lockViewsOf,
  orderViews,
  ownViews,
  type ListViewRecord,
  type ViewReader,
} from './list-views.repository.ts'

/** The list of a view; undefined where no version of today has it. */
export const listOf = (id: string): DefinedList | undefined => {
  const known = VIEWED_LIST_IDS.find((one) => one === id)
  return known && VIEWED_LISTS[known]
}

const has = ({ roles }: DefinedList, reader: Pick<ViewReader, 'roles'>): boolean =>
  roles.some((role) => reader.roles.includes(role))

/** A list that the reader has not is as one that does not exist. */
const listFor = (id: ViewedListId, reader: ViewReader): DefinedList => {
  const list = VIEWED_LISTS[id]
  if (!has(list, reader)) throw notFound()
  return list
}

const mayShare = (reader: Pick<ViewReader, 'roles'>): boolean => hasRole(reader, ROLE.admin, ROLE.owner)

export const isSeen = (
  { userId, roleId, list }: Pick<ListViewRecord, 'userId' | 'roleId' | 'list'>,
  reader: ViewReader,
): boolean => {
  const of = listOf(list)
  const isShared = reader.roles.some((role) => role === roleId)
  return of !== undefined && has(of, reader) && (userId === reader.userId || isShared)
}

/** One's own; one that is shared, for who may share. */
const isChangeable = (view: ListViewRecord, reader: ViewReader): boolean =>
  isSeen(view, reader) && (view.userId === reader.userId || mayShare(reader))

const present = (view: ListViewRecord, reader: ViewReader): SavedView => ({
  id: view.id,
  name: view.name,
  asked: view.asked,
  role: view.roleId,
  isOwn: view.userId === reader.userId,
  isChangeable: isChangeable(view, reader),
})

/** What a person opens their lists with, as addresses ask for it: of the lists that they have, views that they see. */
export const listDefaultsFor = async (query: Queryable, reader: ViewReader): Promise<ViewerAnswer['listDefaults']> => {
  if (!Object.values(VIEWED_LISTS).some((list) => has(list, reader))) return []
  const kept = await listDefaultsOf(query, reader.userId)
  return kept.flatMap(({ list, brought, view }) => {
    const of = listOf(list)
    if (!of || !has(of, reader)) return []
    if (view) return isSeen(view, reader) ? [{ list, asked: view.asked }] : []
    const asked = broughtViews(of).find(({ key }) => key === brought)?.asked
    return asked === undefined ? [] : [{ list, asked }]
  })
}

/** Views that people name, of the lists that they have. */
export const createListViews = ({ audit, clock, db }: Platform) => {
  /** Shared ones are of many: who changed what of them is noted. */
  const note = async (
    tx: Tx,
    { caller, address, requestId }: Actor,
    action: AuditAction,
    view: Pick<ListViewRecord, 'id' | 'name' | 'roleId'>,
    before: Pick<ListViewRecord, 'name' | 'roleId'>,
  ): Promise<void> => {
    if (view.roleId === null && before.roleId === null) return
    const details = {
      before: { name: before.name, role: before.roleId },
      after: { name: view.name, role: view.roleId },
    }
    const subject = `listView:${view.id}`
    await audit.record(tx, { action, actorId: caller.userId, address, requestId, subject, details })
  }

  /** Held, so that nobody else changes it meanwhile; 404 where it is not the caller's to change. */
  const held = async (tx: Tx, id: number, reader: ViewReader): Promise<ListViewRecord> => {
    const { userId } = found(await findView(tx, id))
    await lockViewsOf(tx, userId)
    const view = found(await findView(tx, id))
    if (!isChangeable(view, reader)) throw notFound()
    return view
  }

  return {
    list: async (reader: ViewReader, id: ViewedListId): Promise<ListViews> => {
      const list = listFor(id, reader)
      const views = await listSeenViews(db, reader, id)
      const chosen = await findDefault(db, reader.userId, id)
      const isThere =
        chosen?.viewId == null
          ? broughtViews(list).some(({ key }) => key === chosen?.brought)
          : views.some((view) => view.id === chosen.viewId)
      return {
        items: views.map((view) => present(view, reader)),
        opensWith: chosen && isThere ? { id: chosen.viewId, brought: chosen.brought } : null,
        canShare: mayShare(reader),
      }
    },

    add: async (tx: Tx, { caller, language }: Actor, body: ListViewBody): Promise<SavedView> => {
      const list = listFor(body.list, caller)
      const query = new URLSearchParams(body.asked)
      const { unknown } = textsIn(language).fields
      const strange = strangeInView(list, query)
      if (strange.length > 0) {
        throw fieldRefused(...strange.slice(0, 50).map((key) => ({ field: `asked.${key}`, message: unknown })))
      }
      const asked = viewAsked(list, query)
      if (asked === '') throw refusedField('asked', textsIn(language).fields.required)
      await lockViewsOf(tx, caller.userId)
      const { held: count, last } = await ownViews(tx, caller.userId, body.list)
      if (count >= LIST_VIEWS_MAX) throw conflict('TOO_MANY_VIEWS')
      const view = await insertView(tx, {
        userId: caller.userId,
        list: body.list,
        name: body.name,
        asked,
        position: last + 1,
        createdAt: clock.now(),
      })
      return present(view, caller)
    },

    rename: (actor: Actor, id: number, { was, ...wanted }: ListViewChange): Promise<SavedView> =>
      db.transaction(async (tx) => {
        const before = await held(tx, id, actor.caller)
        if (isDone({ is: { name: before.name }, was, wanted })) return present(before, actor.caller)
        const view = found(await changeView(tx, id, wanted))
        await note(tx, actor, 'listView.renamed', view, before)
        return present(view, actor.caller)
      }),

    /** With whoever has a role that has the list, or with nobody. */
    share: (actor: Actor, id: number, roleId: number | null): Promise<SavedView> =>
      db.transaction(async (tx) => {
        const before = await held(tx, id, actor.caller)
        if (roleId !== null && !mayShare(actor.caller)) throw forbidden()
        if (roleId !== null && listOf(before.list)?.roles.some((role) => role === roleId) !== true) {
          throw refusedField('role', textsIn(actor.language).fields.choice)
        }
        const view = found(await changeView(tx, id, { roleId }))
        await note(tx, actor, 'listView.shared', view, before)
        return present(view, actor.caller)
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const view = await held(tx, id, actor.caller)
        await deleteView(tx, id)
        await note(tx, actor, 'listView.removed', view, view)
      }),

    /** All of one's own views of a list, in the order that they are to have; others that came meanwhile are behind. */
    order: (reader: ViewReader, { list, ids }: ListViewOrder): Promise<void> =>
      db.transaction(async (tx) => {
        listFor(list, reader)
        await lockViewsOf(tx, reader.userId)
        const own = (await listSeenViews(tx, reader, list)).filter(({ userId }) => userId === reader.userId)
        if (!ids.every((id) => own.some((view) => view.id === id))) throw notFound()
        const others = own.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
        await orderViews(tx, [...new Set(ids), ...others])
      }),

    /** What the list opens with from now on. */
    openWith: (actor: Actor, { list, id, brought }: ListDefaultBody): Promise<void> =>
      db.transaction(async (tx) => {
        const { caller, language } = actor
        const of = listFor(list, caller)
        await lockViewsOf(tx, caller.userId)
        if (id !== null && brought !== null) throw refusedField('brought', textsIn(language).fields.choice)
        if (id !== null) {
          const view = found(await holdView(tx, id))
          if (view.list !== list || !isSeen(view, caller)) throw notFound()
        }
        if (brought !== null && !broughtViews(of).some(({ key }) => key === brought)) {
          throw refusedField('brought', textsIn(language).fields.choice)
        }
        if (id === null && brought === null) await dropDefault(tx, caller.userId, list)
        else await keepDefault(tx, { userId: caller.userId, list, viewId: id, brought })
      }),
  }
}
