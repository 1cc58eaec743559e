import type { Browser, BrowserContextOptions } from 'playwright-core'

import { ROUTE_ACCESS, routeOf } from '../../src/domain/route-access.ts'
import { PAGES } from '../e2e/support/pages.ts'
import { tokenOf } from '../e2e/support/visitor.ts'
import { atMost, median } from './measure.ts'
import type { Measure } from './measure.ts'
import { blankPage, filledPage, inColdPage, SLOW_4G } from './support/browser.ts'
import { FILLED, librariesAlone } from './support/libraries-alone.ts'
import { listenOn } from './support/listen.ts'
import { drawAlone, load, visit, visitOf, type Load } from './support/page-loads.ts'

/** A page and who opens it; null is a guest. */
type Journey = Readonly<{ path: string; person: string | null }>

/** Everyone has a home of their own. */
const HOMES: readonly Journey[] = ['student', 'instructor', 'coordinator', 'admin', 'master', 'owner'].map(
  (person) => ({ path: '/home', person }),
)
/** What says that something is loading is never there as a whole. */
const JOURNEYS: readonly Journey[] = [...Object.values(PAGES).filter(({ path }) => path !== '/loading'), ...HOMES]

const nameOf = ({ path, person }: Journey) => (person === null ? path : `${path} of ${person}`)

/** Of a page that the server paints. */
const limitOf = ({ path, person }: Journey): number => {
  if (person !== null) return 4
  return path === '/home' ? 1.5 : 2
}

const MOST_REQUESTS = 16
/** A tenth of what browsers call good. */
const STEADY = 0.01
/** Milliseconds. */
const FIRST_VISIT = 1300
const FURTHER_VISIT = 100

/** `alone` is what the browser needs for the same elements without a script. */
type Visits = Readonly<{ first: number; further: number; alone: number }>

type Walk = Readonly<{ paths: readonly string[]; options: BrowserContextOptions; rounds: number }>

/**
 * Each page of a person, one after the other in one session, and all of them again, as often as there are rounds: a
 * tenth of a second is soon lost to whatever else the machine does.
 */
const walk = (browser: Browser, origin: string, { paths, options, rounds }: Walk) =>
  inColdPage(browser, { slowness: SLOW_4G, options }, async (page) => {
    const settled = async (path: string): Promise<number> => {
      const time = await visit(page, path)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
      return time
    }
    const round = async (take: (path: string) => Promise<number>): Promise<number[]> => {
      const times: number[] = []
      for (const path of paths) times.push(await take(path))
      return times
    }
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle', timeout: 120_000 })
    await page.waitForTimeout(3000)
    // Nobody leaves a page without having touched it.
    await page.mouse.move(200, 300)
    await page.waitForTimeout(3000)
    const first = await round(settled)
    await visit(page, '/mission')
    const again: number[][] = []
    for (let at = 0; at < rounds; at += 1) {
      again.push(await round(settled))
      await visit(page, '/mission')
    }
    const further = paths.map((_, at) => median(again.map((times) => times[at] ?? 0)))
    const alone = await round((path) => settled(path).then(() => drawAlone(page)))
    return new Map(
      paths.map((path, at): [string, Visits] => [
        path,
        { first: first[at] ?? 0, further: further[at] ?? 0, alone: alone[at] ?? 0 },
      ]),
    )
  })

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const tokensFor = async (origin: string, journeys: readonly Journey[]): Promise<ReadonlyMap<string, string>> => {
  const tokens = new Map<string, string>()
  for (const { person } of journeys) {
    if (person !== null && !tokens.has(person)) tokens.set(person, await tokenOf(origin, person))
  }
  return tokens
}

export type JourneyOptions = Readonly<{
  rounds: number
  /** Only the pages whose name fits. */
  pages?: RegExp | undefined
  /** The cold loads alone. */
  isColdOnly?: boolean
}>

/**
 * Every page of every role beside a blank page and beside a floor: the same framework, built by hand, in one file,
 * with one call.
 */
export const measureJourneys = async (
  browser: Browser,
  origin: string,
  note: (measures: readonly Measure[]) => void,
  { rounds, pages = /./, isColdOnly = false }: JourneyOptions,
): Promise<void> => {
  const journeys = JOURNEYS.filter((journey) => pages.test(nameOf(journey)))
  const tokens = await tokensFor(origin, journeys)
  const [blank, floor] = [blankPage(), filledPage(await librariesAlone(FILLED))]
  const [blankOrigin, floorOrigin] = [await listenOn(blank), await listenOn(floor)]
  const optionsOf = ({ person }: Journey) => visitOf(origin, person === null ? undefined : tokens.get(person))
  const middle = async (url: string, options: BrowserContextOptions): Promise<Load> => {
    const loads: Load[] = []
    for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, url, options))
    const of = (key: Exclude<keyof Load, 'element'>) => median(loads.map((one) => one[key]))
    return {
      content: of('content'),
      alive: of('alive'),
      requests: of('requests'),
      bytes: of('bytes'),
      moved: of('moved'),
      element: loads[0]?.element ?? '',
    }
  }
  try {
    const bare = (await middle(blankOrigin, {})).content
    const least = (await middle(floorOrigin, {})).content
    note([
      {
        id: 'journey floor',
        name: 'Content of a page that is built by hand: the same framework, one file, one call',
        against: 'a blank static page',
        value: least / bare,
        target: null,
        seen: `${seconds(least)} / ${seconds(bare)}`,
      },
    ])
    let most = { requests: 0, name: '' }
    const shifts: Readonly<{ moved: number; name: string }>[] = []
    for (const journey of journeys) {
      const name = nameOf(journey)
      const { content, alive, requests, bytes, element, moved } = await middle(
        origin + journey.path,
        await optionsOf(journey),
      )
      shifts.push({ moved, name })
      const isOwn =
        ROUTE_ACCESS[routeOf(journey.path.split('?')[0] ?? '') ?? '/'] !== undefined || journey.person !== null
      if (isOwn && requests > most.requests) most = { requests, name }
      const sum = `${requests} requests and ${Math.round(bytes / 1024)} KiB before it, ${(content / least).toFixed(1)} x the floor, alive after ${seconds(alive)}`
      note([
        {
          id: `journey ${name}`,
          name: `Content of ${name}, cold, slow 4G`,
          against: 'a blank static page',
          value: content / bare,
          target: atMost(limitOf(journey)),
          seen: `${seconds(content)} / ${seconds(bare)}; ${sum}; ${element}`,
          details: [`${sum}; the largest element was ${element}.`],
        },
      ])
    }
    note([
      {
        id: 'journey requests',
        name: 'Most requests before the content of a page of someone who is signed in',
        against: 'none',
        value: most.requests,
        unit: '',
        target: atMost(MOST_REQUESTS, ''),
        seen: most.name,
      },
    ])
    const [unsteadiest, ...steadier] = shifts.toSorted((a, b) => b.moved - a.moved)
    if (unsteadiest)
      note([
        {
          id: 'journey shift',
          name: 'Most that a page moves by itself while it comes, of all pages',
          against: 'none at all',
          value: unsteadiest.moved,
          unit: '',
          target: atMost(STEADY, ''),
          seen: unsteadiest.name,
          details: [unsteadiest, ...steadier]
            .filter(({ moved }, place) => place === 0 || moved > STEADY)
            .map(({ moved, name }) => `${name} ${moved.toFixed(3)}.`),
        },
      ])
    if (isColdOnly) return
    for (const person of new Set(journeys.map(({ person }) => person))) {
      const own = journeys.filter((journey) => journey.person === person && journey.path !== '/home')
      if (own.length === 0) continue
      const paths = own.map(({ path }) => path)
      const options = await visitOf(origin, tokens.get(person ?? ''))
      const visits = await walk(browser, origin, { paths, options, rounds })
      for (const [path, { first, further, alone }] of visits) {
        const name = nameOf({ path, person })
        const drawn = `its elements without a script ${Math.round(alone)} ms`
        const visited = {
          against: 'absolute, at a quarter of this processor',
          unit: ' ms',
          seen: `first ${Math.round(first)} ms, again ${Math.round(further)} ms; ${drawn}`,
        }
        note([
          {
            ...visited,
            id: `visit ${name}`,
            name: `Visited for the first time in a session: ${name}`,
            value: first,
            target: atMost(FIRST_VISIT, ' ms'),
          },
          {
            ...visited,
            id: `again ${name}`,
            name: `Visited again: ${name}`,
            value: further,
            target: atMost(FURTHER_VISIT, ' ms'),
            details: [`${drawn}.`],
          },
        ])
      }
    }
  } finally {
    blank.close()
    floor.close()
  }
}
