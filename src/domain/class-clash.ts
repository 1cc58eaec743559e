import { fold } from './text-folding.ts'

export type Span = Readonly<{ startsAt: string; endsAt: string }>

/** A class as far as it can be in another's way. */
export type TimedClass = Readonly<{
  sessions: readonly Span[]
  instructorIds: readonly number[]
  venue: string
  city: string
}>

export const CLASH_KINDS = ['instructor', 'venue'] as const
export type ClashKind = (typeof CLASH_KINDS)[number]

/** One that ends when the other begins is not in its way. */
export const overlaps = (a: Span, b: Span): boolean =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt)

const placeOf = (text: string): string =>
  fold(text)
    .replaceAll(/[\s,.]+/g, ' ')
    .trim()

/** However they are written: capitals, accents, commas and spaces aside. A place without a name is none. */
export const isSameVenue = (a: Pick<TimedClass, 'venue' | 'city'>, b: Pick<TimedClass, 'venue' | 'city'>): boolean =>
  placeOf(a.venue) !== '' && placeOf(a.venue) === placeOf(b.venue) && placeOf(a.city) === placeOf(b.city)

export type Clash<Held extends TimedClass> = Readonly<{
  kind: ClashKind
  held: Held
  /** The first session of the other that is in the way. */
  at: Span
  /** Who would have to be at both; none where only the venue is taken. */
  instructorIds: readonly number[]
}>

/** What a class that is planned meets: who teaches cannot be at two places, and a room holds one class. */
export const findClashes = <Held extends TimedClass>(
  planned: TimedClass,
  held: readonly Held[],
): readonly Clash<Held>[] =>
  held.flatMap((other) => {
    const at = other.sessions.find((session) => planned.sessions.some((own) => overlaps(own, session)))
    if (!at) return []
    const instructorIds = other.instructorIds.filter((id) => planned.instructorIds.includes(id))
    const clashes: Clash<Held>[] = []
    if (instructorIds.length > 0) clashes.push({ kind: 'instructor', held: other, at, instructorIds })
    if (isSameVenue(planned, other)) clashes.push({ kind: 'venue', held: other, at, instructorIds: [] })
    return clashes
  })

/** What a plan is asked about before it is whole. */
export type ClashQuestion = Readonly<{
  sessions: readonly Span[]
  venue: string
  city: string
  coInstructorIds: readonly number[]
  /** The class that is edited is not in its own way. */
  except: number | null
}>
