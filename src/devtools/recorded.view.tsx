import { useState, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

import { APP_VERSION } from '../domain/constants.ts'
import { readFlight, type FlightRefusal } from '../domain/contract/flight-text.ts'
import type { Flight } from '../domain/contract/flight.contract.ts'
import { FLIGHT_SENT_LETTERS } from '../domain/flight.ts'
import { NO_CHART, rerun, type Rerun } from '../flight/replay.ts'
import { loadCharts } from './facts/all-charts.ts'
import { factsOf } from './facts/chart-facts.ts'
import { eventName } from './facts/names.ts'
import { liveChart, treeOf, type LiveChart } from './recording/lives.ts'
import type { Entry } from './recording/record.ts'
import { createRecorder, type Recorder } from './recording/recorder.ts'
import { markSimulated } from './recording/simulated.ts'
import { EntryDetails } from './view/entry-details.view.tsx'
import { LiveChartView } from './view/live-chart.view.tsx'
import { Log } from './view/log.view.tsx'
import { Tree } from './view/tree.view.tsx'

import './visualizer.css'

type Opened = Readonly<{
  flight: Flight
  runs: readonly Rerun[]
  recorders: ReadonlyMap<AnyActorRef, Recorder>
}>
type Held = Opened | Readonly<{ failure: string }> | null

const REFUSALS: Readonly<Record<FlightRefusal, string>> = {
  tooLong: `It is longer than any that can be sent (${FLIGHT_SENT_LETTERS} letters).`,
  noJson: 'It is no JSON, or not all of it is there.',
  beyondBounds: 'It is deeper or wider than any recording is.',
  otherVersion: 'It was recorded by a version of the product whose recordings are written otherwise: open it there.',
  malformed: 'It is not written as a recording is',
}

/** A letter is up to three bytes: a larger file need not be read to know that it is none. */
const MOST_BYTES = 3 * FLIGHT_SENT_LETTERS

const textOf = async (file: File): Promise<string> => {
  if (file.size > MOST_BYTES) throw new Error(REFUSALS.tooLong)
  return file.text()
}

/** Reads a recording and runs all of it again, watched like what runs in the page. */
export const openRecording = async (text: string): Promise<Opened> => {
  const read = readFlight(text)
  if ('refusal' in read)
    throw new Error(REFUSALS[read.refusal] + (read.at === undefined ? '' : `: ${read.at || 'all of it'}.`))
  const { flight } = read
  const charts = (await loadCharts()).map(({ machine }) => machine)
  const recorders = new Map<AnyActorRef, Recorder>()
  const runs = rerun(
    flight,
    (id) => charts.filter((chart) => chart.id === id),
    (actor) => {
      const recorder = createRecorder()
      markSimulated(actor)
      actor.system.inspect(recorder.inspect)
      recorders.set(actor, recorder)
    },
  )
  return { flight, runs, recorders }
}

/** How many records, and whether it came out the same. */
const outcomeOf = (records: number, isOtherwise: boolean): string => {
  if (isOtherwise) return `${records} told, came out otherwise`
  return records === 0 ? 'as it stood' : `${records} told, came out the same`
}

const Divergence = ({ run: { divergence, records } }: Readonly<{ run: Rerun }>) => {
  if (!divergence) {
    return (
      <p role="status">
        {records === 0
          ? 'It was told nothing: this is how it stood.'
          : `It came out as it was recorded, all ${records} of it.`}
      </p>
    )
  }
  const { index, at, actor, type, field, was, is } = divergence
  if (is === NO_CHART) return <p role="alert">This build has no chart that is called {JSON.stringify(was)}.</p>
  return (
    <div role="alert">
      <p>
        {index === -1
          ? `At the end it stood otherwise: ${actor}`
          : `It first went otherwise at record ${index + 1} of ${records}, ${(at / 1000).toFixed(3)} s: ${actor} ${eventName(type)}`}
      </p>
      <p className="viz-code">
        {field === null ? 'state' : field} was {JSON.stringify(was)}, is {JSON.stringify(is)}
      </p>
    </div>
  )
}

type AgainProps = Readonly<{ chart: LiveChart; recorder: Recorder }>

/** The charts of a root as the re-run left them, and every step on the way there. */
const Again = ({ chart: root, recorder }: AgainProps) => {
  const entries = useSyncExternalStore(recorder.subscribe, recorder.getEntries, recorder.getEntries)
  const lives = useSyncExternalStore(recorder.subscribe, recorder.getLives, recorder.getLives)
  const [moment, setMoment] = useState<Entry | null>(null)
  const [chosen, setChosen] = useState(root.sessionId)
  const look = (session: string, entry: Entry | null) => {
    setChosen(session)
    setMoment(entry)
  }
  const tree = treeOf(lives)
  const chart = lives.find(({ session }) => session === chosen)?.chart ?? root
  return (
    <>
      {tree.some(({ children }) => children.length > 0) && (
        <nav className="viz-tree" aria-label="Its actors">
          <Tree branches={tree} chosen={chosen} onChoose={(session) => look(session, null)} />
        </nav>
      )}
      <LiveChartView
        key={chart.sessionId}
        chart={chart}
        entries={entries.filter(({ session }) => session === chart.sessionId)}
        moment={moment?.session === chart.sessionId ? moment : null}
        onMoment={setMoment}
        isTimeByHand
      />
      <Log
        entries={entries}
        session={chart.sessionId}
        chosen={moment?.number ?? null}
        onChoose={(entry) => look(entry.session, entry)}
      />
      {moment && <EntryDetails entry={moment} entries={entries} facts={factsOf(chart.logic)} />}
    </>
  )
}

/** A recording from a file: what ran in somebody's page, gone through again and stepped. */
export const Recorded = ({ read = openRecording }: Readonly<{ read?: typeof openRecording }>) => {
  const [held, setHeld] = useState<Held>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    setChosen(null)
    try {
      setHeld(await read(await textOf(file)))
    } catch (cause) {
      setHeld({ failure: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  const runs = held && 'runs' in held ? held.runs : []
  const run = runs.find(({ root }) => root === chosen) ?? runs[0]
  const chart = run?.actor ? liveChart(run.actor) : null
  const recorder = held && 'recorders' in held && run?.actor ? held.recorders.get(run.actor) : undefined
  return (
    <section className="viz" data-wide="" aria-label="Recording" dir="ltr">
      <nav className="viz-pane" aria-label="What ran">
        <label>
          Open a recording{' '}
          <input type="file" accept="application/json" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
        {held && 'failure' in held && <p role="alert">This file could not be opened. {held.failure}</p>}
        {held && 'flight' in held && held.flight.product !== APP_VERSION && (
          <p role="status">
            Recorded by version {held.flight.product}; this is {APP_VERSION}. Where it goes otherwise, the chart may
            have changed since.
          </p>
        )}
        {held && 'flight' in held && runs.length === 0 && <p role="status">There is nothing in this recording.</p>}
        <ul>
          {runs.map(({ root, records, divergence }) => (
            <li key={root}>
              <button
                type="button"
                className="viz-row"
                aria-current={root === run?.root ? 'true' : undefined}
                onClick={() => setChosen(root)}
              >
                {root} <span className="viz-faint">{outcomeOf(records, divergence !== null)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="viz-pane">
        {run ? <Divergence run={run} /> : <p>Choose a file that was saved at a message in /admin/contactFormLogs.</p>}
        {run && recorder && chart && <Again key={run.root} chart={chart} recorder={recorder} />}
      </div>
    </section>
  )
}
