import type { Finding } from './contract/finding.contract.ts'
import { FOUND, type FoundKind } from './finding.ts'
import { pagesOf, type MenuGroup, type MenuGroupId, type MenuIcon, type MenuItemId } from './menu.ts'
import { fold } from './text-folding.ts'

/** A page to go to, with its names in the reader's language. */
export type Place<Id extends string = string> = Readonly<{
  id: Id
  title: string
  group: string
  url: string
  icon: MenuIcon
  /** Other words by which people look for it. */
  synonyms?: string
  /** Of what the server found: what it is, and when a class begins. */
  record?: Readonly<{ kind: FoundKind; startsAt: string | null; timeZone: string | null }>
  /** An article of the guide: told after the pages that it is about. */
  isArticle?: boolean
}>

/** The places of a menu that the viewer sees, in its order. What is disabled cannot be gone to. */
export const placesOf = (
  menu: readonly MenuGroup[],
  nameOf: Readonly<{ page: (id: MenuItemId) => string; group: (id: MenuGroupId) => string }>,
): Place<MenuItemId>[] =>
  menu.flatMap((group) =>
    pagesOf([group])
      .filter(({ disabled }) => disabled !== true)
      .map(({ id, url, icon }) => ({ id, title: nameOf.page(id), group: nameOf.group(group.id), url, icon })),
  )

/** Suggestions at once (specification, section 9). */
export const SUGGESTIONS_AT_MOST = 10

/** A text as a search compares it; how a name is spaced does not matter. */
export const foldText = (text: string): string => fold(text).trim().replaceAll(/\s+/gu, ' ')

/** How well a place fits, best first; null when it does not. */
const rankOf = ({ title, group, synonyms = '' }: Place, query: string): number | null => {
  const name = foldText(title)
  if (name.startsWith(query)) return 0
  if (name.includes(` ${query}`)) return 1
  if (name.includes(query)) return 2
  const family = foldText(group)
  if (family.startsWith(query)) return 3
  const others = ` ${foldText(synonyms)}`
  if (others.includes(` ${query}`)) return 4
  if (family.includes(query)) return 5
  const all = `${family} ${name}`
  return query.split(' ').every((word) => all.includes(word) || others.includes(` ${word}`)) ? 6 : null
}

/**
 * The places that a query finds by title, group or synonym, those that begin with it first and otherwise in the
 * menu's order. A query of nothing finds the first of the menu.
 */
export const searchPlaces = (
  places: readonly Place[],
  query: string,
  limit: number = SUGGESTIONS_AT_MOST,
): readonly Place[] => {
  const wanted = foldText(query)
  if (wanted === '') return places.slice(0, limit)
  return places
    .flatMap((place) => {
      const rank = rankOf(place, wanted)
      return rank === null ? [] : [{ place, rank }]
    })
    .toSorted((a, b) => Number(a.place.isArticle ?? false) - Number(b.place.isArticle ?? false) || a.rank - b.rank)
    .slice(0, limit)
    .map(({ place }) => place)
}

/**
 * Places and the records that were found after them, no more than the limit of both: records have half of it at least,
 * where there are so many.
 */
export const withRecords = (places: readonly Place[], records: readonly Place[], limit: number): readonly Place[] => {
  const room = Math.min(records.length, Math.max(Math.ceil(limit / 2), limit - places.length))
  return [...places.slice(0, limit - room), ...records.slice(0, room)]
}

/** What the server found, as a place to go to. */
export const placeOfRecord = ({ kind, id, title, note, place, startsAt, timeZone }: Finding): Place => ({
  id: `${kind}-${id}`,
  title,
  group: note ?? '',
  url: place,
  icon: FOUND[kind].icon,
  record: { kind, startsAt, timeZone },
})
