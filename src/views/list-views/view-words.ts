import type { BroughtViews } from '../../domain/contract/viewed-lists.ts'
import type { ViewedListId } from '../../domain/list-view.ts'
import { ROLE, type RoleName } from '../../domain/role.ts'
import type { Words } from '../../i18n/words.tsx'

/** What each view that a list brings is called: there are words for all of them. */
type BroughtWords = { readonly [Id in ViewedListId]: Readonly<Record<BroughtViews[Id], () => string>> }

/** A view that a list brings, in words. */
export const broughtName = ({ listViews }: Words, list: ViewedListId, key: string): string => {
  const all: BroughtWords = listViews.brought
  const ofList: Readonly<Record<string, () => string>> = all[list]
  return ofList[key]?.() ?? key
}

/** Everybody of a role, in words. */
export const roleName = ({ listViews }: Words, role: number): string => {
  const name = (Object.keys(ROLE) as RoleName[]).find((one) => ROLE[one] === role)
  return name === undefined ? String(role) : listViews.roles[name]()
}
