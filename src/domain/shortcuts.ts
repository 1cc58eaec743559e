/** Menu items that a person keeps at hand, by id, in the order they were starred. */
export type Shortcuts = readonly string[]

/** As many as the server keeps, and as long. */
export const SHORTCUTS_AT_MOST = 50
const ID_LENGTH = 100

export const isStarred = (shortcuts: Shortcuts, id: string): boolean => shortcuts.includes(id)

/** Another star needs room; an id may be one of a menu that this version does not know. */
export const canToggleShortcut = (shortcuts: Shortcuts, id: string): boolean =>
  isStarred(shortcuts, id) || (shortcuts.length < SHORTCUTS_AT_MOST && id.length > 0 && id.length <= ID_LENGTH)

/** Stars an item at the end, or takes its star away. Ids of items that the person cannot see now stay. */
export const toggleShortcut = (shortcuts: Shortcuts, id: string): Shortcuts => {
  if (!canToggleShortcut(shortcuts, id)) return shortcuts
  return isStarred(shortcuts, id) ? shortcuts.filter((held) => held !== id) : [...shortcuts, id]
}

/** What was kept somewhere, as far as it is a list of ids. */
export const readShortcuts = (kept: unknown): Shortcuts =>
  Array.isArray(kept)
    ? [...new Set(kept.filter((id): id is string => typeof id === 'string' && id.length > 0 && id.length <= ID_LENGTH))]
        // A list that grew beyond what the server keeps would never be saved again.
        .slice(0, SHORTCUTS_AT_MOST)
    : []

export const isSameList = (one: Shortcuts, other: Shortcuts): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
