import { atMost, interleave, median } from './measure.ts'
import type { Measure } from './measure.ts'
import { LONG_LISTS, SCREENS, STAFF_LISTS, type Asker } from './support/scale-screens.ts'
import type { RunningScaleServer, ScaleServers } from './support/start-scale-servers.ts'

/** A call is made so often, unless that takes too long: then less often. */
const CALLS = 15
const CALLING_MS = 3000
/** The page far down a list that is compared with its first: of long lists the ten thousandth. */
const farPageOf = (people: number): number => (people < 250_000 ? 1000 : 10_000)
/** Rows of a page of which there is one after the other, to come there. */
const STEP_ROWS = 100
const PAGE_ROWS = 20

const headersOf = (server: RunningScaleServer, as: Asker): Record<string, string> =>
  as === null ? {} : { authorization: `Bearer ${server[as].token}` }

const get = async (server: RunningScaleServer, as: Asker, path: string): Promise<unknown> => {
  const answer = await fetch(server.origin + path, { headers: headersOf(server, as) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Milliseconds of a call, the median of several. */
const timeOf = async (server: RunningScaleServer, as: Asker, path: string): Promise<number> => {
  const times: number[] = []
  const until = performance.now() + CALLING_MS
  while (times.length === 0 || (times.length < CALLS && performance.now() < until)) {
    const began = performance.now()
    await get(server, as, path)
    times.push(performance.now() - began)
  }
  return median(times)
}

/** Statements of one call; what runs in the background meanwhile is not in the least of several. */
const statementsOf = async (server: RunningScaleServer, as: Asker, path: string): Promise<number> => {
  let least = Infinity
  const until = performance.now() + CALLING_MS
  for (let call = 0; call === 0 || (call < CALLS && performance.now() < until); call += 1) {
    const before = await server.statements()
    await get(server, as, path)
    least = Math.min(least, (await server.statements()) - before)
  }
  return least
}

const compared = (
  parts: Pick<Measure, 'id' | 'name' | 'against'>,
  times: Readonly<{ ours: number[]; theirs: number[] }>,
  limit: number,
  details: string,
): Measure => {
  const [ours, theirs] = [median(times.ours), median(times.theirs)]
  const seen = `${ours.toFixed(1)} ms / ${theirs.toFixed(1)} ms; ${details}`
  return { ...parts, value: ours / theirs, target: atMost(limit), seen, details: [details] }
}

/** The path of a page far down a list, by following its cursors; null where the list ends before. */
const farPage = async (server: RunningScaleServer, as: Asker, list: string, page: number): Promise<string | null> => {
  let cursor: string | null = null
  for (let row = 0; row < (page - 1) * PAGE_ROWS; row += STEP_ROWS) {
    const from: string = cursor === null ? '' : `&cursor=${cursor}`
    const read = (await get(server, as, `${list}?perPage=${STEP_ROWS}${from}`)) as { next: string | null }
    if (read.next === null) return null
    cursor = read.next
  }
  return `${list}?perPage=${PAGE_ROWS}&page=${page}&cursor=${cursor}`
}

/**
 * What so many people as there are cost each screen whose id fits, beside few of them, and what a page far down costs a
 * list.
 */
export const measureScale = async (
  rounds: number,
  { few, many, fewPeople, screens }: ScaleServers & Readonly<{ fewPeople: number; screens: RegExp }>,
  note: (measures: readonly Measure[]) => void,
): Promise<void> => {
  const people = many.students
  for (const { id, name, as, path } of [...SCREENS, ...STAFF_LISTS]) {
    if (!screens.test(id)) continue
    const [small, large] = [path(few), path(many)]
    await Promise.all([timeOf(few, as, small), timeOf(many, as, large)])
    const times = await interleave(
      { ours: () => timeOf(many, as, large), theirs: () => timeOf(few, as, small) },
      rounds,
    )
    const statements = await statementsOf(many, as, large)
    const counted = `${statements} statements, with the one that finds the session`
    note([
      compared(
        { id: `scale ${id}`, name: `${name} with ${people} students`, against: `the same with ${fewPeople}` },
        times,
        1.5,
        counted,
      ),
    ])
  }
  if (!screens.test('page')) return
  const page = farPageOf(people)
  for (const { id, as, path } of LONG_LISTS) {
    const [first, far] = [`${path}?perPage=${PAGE_ROWS}`, await farPage(many, as, path, page)]
    if (far === null) continue
    const times = await interleave({ ours: () => timeOf(many, as, far), theirs: () => timeOf(many, as, first) }, rounds)
    note([
      compared(
        { id: `scale page ${id}`, name: `Page ${page} of ${id}`, against: 'page 1' },
        times,
        1.2,
        'by its cursor',
      ),
    ])
  }
}
