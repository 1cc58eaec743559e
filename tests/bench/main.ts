import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { startInstallation } from '../e2e/support/installation.ts'
import { measureCalls } from './calls.bench.ts'
import { measureFirstLoad } from './first-load.bench.ts'
import { measureHostile } from './hostile.bench.ts'
import { measureJourneys } from './journeys.bench.ts'
import type { Measure } from './measure.ts'
import { keepMeasured, PARTS, readMeasured, type Part } from './measured.ts'
import { measureMemory } from './memory.bench.ts'
import { measurePaint } from './paint.bench.ts'
import { measureRange } from './range.bench.ts'
import { toConsole, toMarkdown } from './report.ts'
import { measureScalePages } from './scale-pages.bench.ts'
import { measureScale } from './scale.bench.ts'
import { measureSignIn } from './sign-in.bench.ts'
import { openBrowser } from './support/browser.ts'
import { startBenchServer } from './support/start-bench-server.ts'
import type { BenchServer } from './support/start-bench-server.ts'
import { startScaleServers } from './support/start-scale-servers.ts'
import { measureWatch } from './watch.bench.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const REPORT = resolve(ROOT, 'docs/benchmarks.md')

const USUAL_PEOPLE = '100000'
const { values: wanted } = parseArgs({
  options: {
    /** Watch reports for ten minutes instead of twenty seconds. */
    long: { type: 'boolean', default: false },
    /** One part alone: `pages`, `journeys`, `server`, `sign-in`, `scale` or `memory`. */
    only: { type: 'string' },
    /** Measures what is in dist, though the sources may be newer. */
    'as-built': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    /** Of the journeys, and of what is asked at scale: those whose name this expression fits. Then nothing is written. */
    pages: { type: 'string', default: '.' },
    /** At scale, the pages of the staff in a browser as well: it takes an hour. */
    browser: { type: 'boolean', default: false },
    /** Of the journeys, their cold loads alone. */
    cold: { type: 'boolean', default: false },
    /** How many students there are at scale. What is asked of other than these is not written. */
    people: { type: 'string', default: USUAL_PEOPLE },
    /** Beside how many. */
    few: { type: 'string', default: '1000' },
    /** What each of them has: `records`, all that a state holds, or `year`, what a year adds. */
    shape: { type: 'string', default: 'records' },
    /** For how many minutes they are made at most: then there are fewer. */
    minutes: { type: 'string', default: '60' },
    /** Through which the memory of a server is watched. */
    requests: { type: 'string', default: '100000' },
  },
})
const rounds = Number(wanted.rounds)
/** A paint depends on when a process happens to be scheduled; the median of seven still moves by a fifth. */
const PAINTS_A_ROUND = 3
const watchSeconds = wanted.long ? 600 : 20

const build = async (): Promise<void> => {
  const script = new URL('../../scripts/setup.mjs', import.meta.url).href
  const { ensureBuilt } = (await import(script)) as { ensureBuilt: () => Promise<void> }
  await ensureBuilt()
}

const measures: Measure[] = []
const note = (found: readonly Measure[]): void => {
  measures.push(...found)
  for (const measure of found) console.log(toConsole(measure))
}

const measurePages = async (): Promise<void> => {
  const installation = await startInstallation()
  const browser = await openBrowser()
  try {
    note(await measureFirstLoad(browser, installation.origin))
    note(await measurePaint(browser, installation.origin, PAINTS_A_ROUND * rounds))
  } finally {
    await browser.close()
    await installation.stop()
  }
}

/** A page takes ten seconds and there are fifty: of each as many loads as a median needs. */
const JOURNEY_ROUNDS = Math.ceil(rounds / 3)

const measureWalks = async (): Promise<void> => {
  const installation = await startInstallation()
  const browser = await openBrowser()
  try {
    await measureJourneys(browser, installation.origin, note, {
      rounds: JOURNEY_ROUNDS,
      pages: new RegExp(wanted.pages),
      isColdOnly: wanted.cold,
    })
  } finally {
    await browser.close()
    await installation.stop()
  }
}

const measureAtScale = async (): Promise<void> => {
  const fewPeople = Number(wanted.few)
  const seed = { students: Number(wanted.people), shape: wanted.shape, minutes: Number(wanted.minutes) }
  const { stop, ...servers } = await startScaleServers(fewPeople, seed)
  const fitting = new RegExp(wanted.pages, 'u')
  try {
    await measureScale(rounds, { ...servers, fewPeople, screens: fitting }, note)
    if (!wanted.browser) return
    const browser = await openBrowser()
    try {
      await measureScalePages(browser, { ...servers, fewPeople }, note, { rounds: JOURNEY_ROUNDS, pages: fitting })
    } finally {
      await browser.close()
    }
  } finally {
    await stop()
  }
}

const measureGrowth = async (): Promise<void> => {
  const installation = await startInstallation({ DATABASE_URL: '', LOG_LEVEL: 'warn' })
  try {
    note(await measureMemory(installation, Number(wanted.requests)))
  } finally {
    await installation.stop()
  }
}

/** Gives a measure a server and a database of its own: what one leaves to be written and cleaned up disturbs the next. */
const onItsOwn = async (measure: (server: BenchServer, rounds: number) => Promise<Measure[]>): Promise<void> => {
  const server = await startBenchServer()
  try {
    note(await measure(server, rounds))
  } finally {
    await server.stop()
  }
}

const MEASURE: Readonly<Record<Part, () => Promise<void>>> = {
  pages: measurePages,
  journeys: measureWalks,
  server: async () => {
    await onItsOwn(measureCalls)
    await onItsOwn(measureHostile)
    await onItsOwn((server) => measureWatch(server, rounds, watchSeconds))
    await onItsOwn(measureRange)
  },
  'sign-in': () => onItsOwn(measureSignIn),
  scale: measureAtScale,
  memory: measureGrowth,
}

const EVERY = Object.keys(PARTS) as readonly Part[]
const chosen = EVERY.filter((part) => wanted.only === undefined || wanted.only === part)
if (chosen.length === 0) throw new Error(`There is no part ${wanted.only}: it is one of ${EVERY.join(', ')}`)

// What was started ends with this process, which a bare signal would not tell it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

if (!wanted['as-built']) await build()
const isWhole = wanted.pages === '.' && !wanted.cold && wanted.people === USUAL_PEOPLE && wanted.shape === 'records'
for (const part of chosen) {
  const before = measures.length
  await MEASURE[part]()
  if (!isWhole) continue
  await keepMeasured(part, measures.slice(before))
  const known = EVERY.flatMap((one) => {
    const found = readMeasured(one)
    return found ? [[one, found] as const] : []
  })
  await writeFile(REPORT, toMarkdown(known))
}
