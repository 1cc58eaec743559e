import { isSameValue, valueAt, type CourseChange } from '../../domain/course/course-change.ts'
import type { CourseDocument } from '../../domain/course/course-document.ts'

type OfKind<Kind extends CourseChange['kind']> = Extract<CourseChange, { kind: Kind }>
type Place = readonly string[]

/** Where a change is made: of a list, the list itself. */
export const placeOf = (change: CourseChange): Place => {
  if (change.kind === 'set') return change.at
  if (change.kind === 'add') return change.to
  return change.kind === 'remove' ? change.from : change.of
}

/** The same as a name; of an item that comes or goes, its own. */
export const pathOf = (change: CourseChange): string => {
  if (change.kind === 'add') return [...change.to, change.item.key].join('.')
  if (change.kind === 'remove') return [...change.from, change.key].join('.')
  return placeOf(change).join('.')
}

const isNothing = ({ was, to }: OfKind<'set'> | OfKind<'order'>): boolean => isSameValue(was, to)

/** With what is changed at the same place since lists changed last: a set before that was of other items. */
const joined = (pending: readonly CourseChange[], made: OfKind<'set'> | OfKind<'order'>): readonly CourseChange[] => {
  const path = pathOf(made)
  const since = pending.findLastIndex(({ kind }) => kind !== 'set') + 1
  const at =
    made.kind === 'order'
      ? pending.length - 1
      : pending.findIndex((change, place) => place >= since && pathOf(change) === path)
  const earlier = pending[at]
  if (earlier?.kind !== made.kind || pathOf(earlier) !== path) return [...pending, made]
  const one: CourseChange = { ...made, was: earlier.was } as OfKind<'set'> | OfKind<'order'>
  return isNothing(one) ? pending.toSpliced(at, 1) : pending.with(at, one)
}

/** What waits with one more: who types on changes the field from what it was when they began. */
export const noteChange = (pending: readonly CourseChange[], made: CourseChange): readonly CourseChange[] =>
  made.kind === 'set' || made.kind === 'order' ? joined(pending, made) : [...pending, made]

type Keyed = readonly Readonly<{ key: string }>[]

/** What puts back what a change takes out, where it was; null of any other change. */
export const undoneBy = (before: CourseDocument, change: CourseChange): CourseChange | null => {
  if (change.kind !== 'remove') return null
  const items = valueAt(before, change.from) as Keyed | undefined
  const at = items?.findIndex(({ key }) => key === change.key) ?? -1
  // The item is of its list: it was in it.
  return at === -1
    ? null
    : ({ kind: 'add', to: change.from, item: items?.[at], after: items?.[at - 1]?.key ?? null } as CourseChange)
}
