import type { Flight, FlightFrame } from '../domain/contract/flight.contract.ts'
import type { FlightLine, FlightPart } from '../domain/flight.ts'

const rootNameOf = (address: string): string => address.split('/')[0] ?? address

type Page = FlightPart['page']

const pagesOf = (flight: Flight): ReadonlyMap<string, Page> =>
  new Map(flight.actors.filter(({ parent }) => parent === null).map(({ actor, page }) => [actor, page]))

const textOf = (said: object): string => {
  const text = JSON.stringify(said)
  return text === '{}' ? '' : text
}

/** What stands in a recording, page by page, down to the last of its fields: the newest page first. */
export const partsOf = (flight: Flight): readonly FlightPart[] => {
  const pages = pagesOf(flight)
  const lines = new Map<Page, (Omit<FlightLine, 'number'> & { at: number })[]>()
  const add = (address: string, at: number, line: Omit<FlightLine, 'ago' | 'number'>) => {
    const page = pages.get(rootNameOf(address)) ?? null
    const own = lines.get(page) ?? []
    lines.set(page, own)
    own.push({ at, ago: Math.max(0, Math.round((flight.at - at) / 1000)), ...line })
  }
  const addFrame = ({ at, root, actors }: FlightFrame) => add(root, at, { actor: root, type: '', text: textOf(actors) })
  for (const frame of flight.frames) addFrame(frame)
  for (const { at, actor, type, from, data, stood } of flight.records) {
    const said = { ...(from !== null && { from }), ...(data !== null && { data }), ...(stood.length > 0 && { stood }) }
    add(actor, at, { actor, type, text: textOf(said) })
  }
  for (const frame of flight.ends) addFrame(frame)
  return [...lines]
    .map(([page, own]) => ({ page, lines: own.toSorted((a, b) => a.at - b.at), last: own.at(-1)?.at ?? 0 }))
    .toSorted((a, b) => Number(a.page === null) - Number(b.page === null) || b.last - a.last)
    .map(({ page, lines: own }) => ({
      page,
      lines: own.map(({ ago, actor, type, text }, at) => ({ number: at + 1, ago, actor, type, text })),
    }))
}

const only = (flight: Flight, stays: (root: string) => boolean): Flight => ({
  ...flight,
  actors: flight.actors.filter(({ actor }) => stays(rootNameOf(actor))),
  records: flight.records.filter(({ actor }) => stays(rootNameOf(actor))),
  frames: flight.frames.filter(({ root }) => stays(root)),
  ends: flight.ends.filter(({ root }) => stays(root)),
})

/** The same without what is of some pages. */
export const withoutPages = (flight: Flight, left: readonly Page[]): Flight => {
  const pages = pagesOf(flight)
  return only(flight, (root) => !left.includes(pages.get(root) ?? null))
}

/** When each root was last told something; of one that was not, when it was noted. */
const lastOf = (flight: Flight): ReadonlyMap<string, number> => {
  const last = new Map<string, number>()
  for (const { root, at } of flight.frames) last.set(root, at)
  for (const { actor, at } of flight.records) last.set(rootNameOf(actor), at)
  return last
}

/** The same within so many letters of JSON: those roots stay behind that were told nothing for the longest. */
export const fittedTo = (flight: Flight, letters: number): Flight => {
  const gone = new Set<string>()
  const roots = [...lastOf(flight)].toSorted(([, a], [, b]) => a - b).map(([root]) => root)
  let fitted = flight
  for (const root of roots) {
    if (JSON.stringify(fitted).length <= letters) break
    gone.add(root)
    fitted = only(flight, (one) => !gone.has(one))
  }
  return fitted
}
