import type { Flight, FlightData, FlightRecord, Stood } from '../domain/contract/flight.contract.ts'
import { ownOf } from '../domain/keys.ts'
import { isMark, SOME_TEXT } from './redact.ts'

/** Where a re-run first came out otherwise. */
export type Divergence = Readonly<{
  /** Of the records of this root. */
  index: number
  at: number
  actor: string
  /** What it was told there. */
  type: string
  /** Which of its data are otherwise; null where its state is. */
  field: string | null
  was: FlightData
  is: FlightData
}>

/** What is said of an actor that is not there in the re-run. */
const NO_ACTOR = 'no such actor'

type Fields = Readonly<Record<string, FlightData>>

const isSame = (was: FlightData | undefined, is: FlightData | undefined): boolean =>
  was === is || (isMark(was) && is === SOME_TEXT)

/** The first field that is other than it was, by its path; null where none is. */
export const firstDifference = (
  was: FlightData | undefined,
  is: FlightData | undefined,
  path = '',
): Readonly<{ path: string; was: FlightData; is: FlightData }> | null => {
  if (isSame(was, is)) return null
  const areFields = typeof was === 'object' && was !== null && typeof is === 'object' && is !== null
  if (!areFields || Array.isArray(was) !== Array.isArray(is)) return { path, was: was ?? null, is: is ?? null }
  const [before, after] = [was as Fields, is as Fields]
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    // Actors of elsewhere are not there.
    if (key === '$actor') continue
    const found = firstDifference(ownOf(before, key), ownOf(after, key), path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return null
}

type Step = Stood & Readonly<{ index: number }>

const text = (data: FlightData | undefined): string => JSON.stringify(data ?? null)

/** What each actor went through, each state once, with the record that brought it there. */
const coursesOf = (steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> => {
  const by = Map.groupBy(steps, ({ actor }) => actor)
  return new Map(
    [...by].map(([actor, all]) => [
      actor,
      all.filter(
        (step, at) =>
          at === 0 || text([step.value, step.status]) !== text([all[at - 1]?.value ?? null, all[at - 1]?.status ?? '']),
      ),
    ]),
  )
}

type Compared = Readonly<{
  /** What was recorded of the root. */
  own: readonly FlightRecord[]
  again: Flight
  flight: Flight
  root: string
  /** What was told to an actor that is not there in the re-run. */
  missing: ReadonlyMap<number, FlightRecord>
}>

/** Where the second went otherwise than the first: by states first, by data at the end. */
export const compareFlights = ({ own, again, flight, root, missing }: Compared): Divergence | null => {
  const was = coursesOf(own.flatMap(({ stood }, index) => stood.map((step) => ({ ...step, index }))))
  // The re-run's clock counts records.
  const is = coursesOf(again.records.flatMap(({ stood, at }) => stood.map((step) => ({ ...step, index: at }))))
  const found: Divergence[] = []
  const say = (index: number, actor: string, before: FlightData, after: FlightData) => {
    const { at = 0, type = '' } = own[index] ?? {}
    found.push({ index, at, actor, type, field: null, was: before, is: after })
  }
  for (const [index, { actor }] of missing) say(index, actor, null, NO_ACTOR)
  for (const actor of new Set([...was.keys(), ...is.keys()])) {
    const [before, after] = [was.get(actor) ?? [], is.get(actor) ?? []]
    for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
      const [one, other] = [before[at], after[at]]
      if (one && other && one.status === other.status && text(one.value) === text(other.value)) continue
      const index = Math.min(one?.index ?? Infinity, other?.index ?? Infinity)
      say(index, actor, one ? one.value : 'nothing', other ? other.value : 'nothing')
      break
    }
  }
  const [first] = found.toSorted((a, b) => a.index - b.index)
  if (first) return first
  const [end, ended] = [flight.ends, again.ends].map((frames) => frames.find((frame) => frame.root === root))
  for (const actor of end?.actors ?? []) {
    const other = ended?.actors.find((each) => each.actor === actor.actor)
    if (actor.chart === null) continue
    const difference = other
      ? firstDifference(actor.context, other.context)
      : { path: null, was: actor.value, is: NO_ACTOR }
    const index = own.length - 1
    const { at = 0, type = '' } = own[index] ?? {}
    if (difference) {
      return { index, at, actor: actor.actor, type, field: difference.path, was: difference.was, is: difference.is }
    }
  }
  return null
}
