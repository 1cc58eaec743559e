import { useState, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

import { flight as contract, type Flight } from '../domain/contract/flight.contract.ts'
import { rerun, type Rerun } from '../flight/replay.ts'
import { loadCharts } from './facts/all-charts.ts'
import { liveChart, type LiveChart } from './recording/lives.ts'
import type { Entry } from './recording/record.ts'
import { createRecorder, type Recorder } from './recording/recorder.ts'
import { markSimulated } from './recording/simulated.ts'
import { EntryDetails } from './view/entry-details.view.tsx'
import { LiveChartView } from './view/live-chart.view.tsx'
import { Log } from './view/log.view.tsx'

import './visualizer.css'

type Opened = Readonly<{
  flight: Flight
  runs: readonly Rerun[]
  recorders: ReadonlyMap<AnyActorRef, Recorder>
}>
type Held = Opened | Readonly<{ failure: string }> | null

/** Reads a recording and runs all of it again, watched like what runs in the page. */
export const openRecording = async (text: string): Promise<Opened> => {
  const flight = contract.parse(JSON.parse(text))
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

const Divergence = ({ run: { divergence, records } }: Readonly<{ run: Rerun }>) => {
  if (!divergence) return <p role="status">It came out as it was recorded, all {records} of it.</p>
  const { index, at, actor, type, field, was, is } = divergence
  return (
    <div role="alert">
      <p>
        It first went otherwise at record {index + 1} of {records}, {(at / 1000).toFixed(3)} s: {actor} {type}
      </p>
      <p className="viz-code">
        {field === null ? 'state' : field} was {JSON.stringify(was)}, is {JSON.stringify(is)}
      </p>
    </div>
  )
}

type AgainProps = Readonly<{ chart: LiveChart; recorder: Recorder }>

/** The chart as the re-run left it, and every step on the way there. */
const Again = ({ chart, recorder }: AgainProps) => {
  const entries = useSyncExternalStore(recorder.subscribe, recorder.getEntries, recorder.getEntries)
  const [moment, setMoment] = useState<Entry | null>(null)
  return (
    <>
      <LiveChartView
        chart={chart}
        entries={entries.filter(({ session }) => session === chart.sessionId)}
        moment={moment?.session === chart.sessionId ? moment : null}
        onMoment={setMoment}
        isTimeByHand
      />
      <Log entries={entries} session={null} chosen={moment?.number ?? null} onChoose={setMoment} />
      {moment && <EntryDetails entry={moment} entries={entries} />}
    </>
  )
}

/** A recording from a file: what ran in somebody's page, gone through again and stepped. */
export const Recorded = ({ read = openRecording }: Readonly<{ read?: typeof openRecording }>) => {
  const [held, setHeld] = useState<Held>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      setHeld(await read(await file.text()))
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
        {held && 'failure' in held && <p role="alert">This is no recording: {held.failure}</p>}
        <ul>
          {runs.map(({ root, records, divergence }) => (
            <li key={root}>
              <button
                type="button"
                className="viz-row"
                aria-current={root === run?.root ? 'true' : undefined}
                onClick={() => setChosen(root)}
              >
                {root} <span className="viz-faint">{`${records}${divergence ? ', otherwise' : ', the same'}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="viz-pane">
        {run ? <Divergence run={run} /> : <p>Choose a file that came with a message.</p>}
        {run && recorder && chart && <Again key={run.root} chart={chart} recorder={recorder} />}
      </div>
    </section>
  )
}
