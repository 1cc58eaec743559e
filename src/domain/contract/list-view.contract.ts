import * as z from 'zod/mini'

import { LIST_VIEW_ASKED_MAX, LIST_VIEW_NAME_MAX, LIST_VIEWS_MAX, VIEWED_LIST_IDS } from '../list-view.ts'
import { isRoleId } from '../role.ts'
import { id } from './common.contract.ts'
import { nameUpTo } from './name.contract.ts'

const list = z.enum(VIEWED_LIST_IDS)

/** A view that somebody named. */
export const listView = z.object({
  id,
  name: z.string(),
  /** What it asks of its list, as an address does, without the question mark. */
  asked: z.string(),
  /** Whoever has this role sees it too; null is its owner alone. */
  role: z.nullable(z.int()),
  isOwn: z.boolean(),
  /** Whether the asker may name, share and remove it. */
  isChangeable: z.boolean(),
})

/** GET /list-views: the own ones in their order, then those that others share. */
export const listViews = z.object({
  items: z.array(listView),
  /** What the list opens with: one of them, or one that the list brings, by its key. Null is the whole list. */
  opensWith: z.nullable(z.object({ id: z.nullable(id), brought: z.nullable(z.string()) })),
  /** Whether the asker may share views of this list. */
  canShare: z.boolean(),
})

export const listViewsQuery = z.object({ list })

export const listViewForm = z.strictObject({ name: nameUpTo(LIST_VIEW_NAME_MAX) })

/** As somebody saw it, whatever rules there are by now. */
export const seenListView = z.strictObject({ name: z.string() })
/** PATCH /list-views/{id}: as it is to be, and as it was seen. */
export const listViewChange = z.strictObject({ ...listViewForm.shape, was: seenListView })

/** POST /list-views */
export const listViewBody = z.strictObject({
  list,
  ...listViewForm.shape,
  asked: z.string().check(z.minLength(1), z.maxLength(LIST_VIEW_ASKED_MAX)),
})

/** PUT /list-views/{id}/role: null is its owner alone. */
export const listViewRoleBody = z.strictObject({ role: z.nullable(z.int().check(z.refine(isRoleId))) })

/** PUT /list-views/order: the own ones, all of them. */
export const listViewOrderBody = z.strictObject({
  list,
  ids: z.array(id).check(z.minLength(1), z.maxLength(LIST_VIEWS_MAX)),
})

/** PUT /list-views/default: one that is seen or one that the list brings; neither is the whole list. */
export const listDefaultBody = z.strictObject({ list, id: z.nullable(id), brought: z.nullable(z.string()) })

export type SavedView = z.infer<typeof listView>
export type ListViews = z.infer<typeof listViews>
export type ListViewBody = z.infer<typeof listViewBody>
export type ListViewChange = z.infer<typeof listViewChange>
export type ListViewOrder = z.infer<typeof listViewOrderBody>
export type ListDefaultBody = z.infer<typeof listDefaultBody>
