import { useState, useSyncExternalStore } from 'react'

import { factsOf } from './facts/chart-facts.ts'
import { endedLast, treeOf, type Branch, type Life } from './recording/lives.ts'
import type { Entry } from './recording/record.ts'
import type { Recorder } from './recording/recorder.ts'
import { Simulation } from './simulation.view.tsx'
import { EntryDetails } from './view/entry-details.view.tsx'
import { LiveChartView } from './view/live-chart.view.tsx'
import { Log } from './view/log.view.tsx'
import { Tree } from './view/tree.view.tsx'

import './visualizer.css'

type Fork = Readonly<{ life: Life; entry: Entry }>

/** What an actor was begun with, which XState keeps beside it. */
const inputOf = ({ chart }: Life): unknown =>
  chart && 'options' in chart && typeof chart.options === 'object' && chart.options !== null && 'input' in chart.options
    ? chart.options.input
    : undefined

const sizeOf = ({ chart }: Life): number => (chart ? factsOf(chart.logic).states.length : 0)

/** How much an actor and those below it can be: what a page is about is the largest of what runs in it. */
const statesOf = ({ life, children }: Branch): number =>
  children.reduce((sum, child) => sum + statesOf(child), sizeOf(life))

/** What serves all pages is no part of the one that is shown. */
const NOBODY: ReadonlySet<string> = new Set()

type Props = Readonly<{
  recorder: Recorder
  /** Sessions of the actors that live as long as the app. */
  shell?: ReadonlySet<string>
}>

/** Every living actor of the page, the chart that is looked at, and what happened. */
export const Visualizer = ({ recorder, shell = NOBODY }: Props) => {
  const lives = useSyncExternalStore(recorder.subscribe, recorder.getLives, recorder.getLives)
  const entries = useSyncExternalStore(recorder.subscribe, recorder.getEntries, recorder.getEntries)
  const [chosen, setChosen] = useState<string | null>(null)
  const [moment, setMoment] = useState<Entry | null>(null)
  const [fork, setFork] = useState<Fork | null>(null)
  const charts = lives.filter(({ chart, isAlive }) => chart && (isAlive || moment !== null))
  const tree = treeOf(lives)
  const ofPage = tree.filter(({ life }) => !shell.has(life.session)).toSorted((a, b) => statesOf(b) - statesOf(a))
  const ofShell = tree.filter(({ life }) => shell.has(life.session))
  const largest = ofPage.find(({ life }) => life.chart)
  const ended = endedLast(lives, entries)
  const isEndShown = ended !== null && sizeOf(ended) >= (largest ? statesOf(largest) : 0)
  const first = isEndShown ? ended : (largest ?? ofShell.find(({ life }) => life.chart))?.life
  const shown = lives.find(({ session }) => session === chosen) ?? first
  const look = (session: string) => {
    setChosen(session)
    setMoment(null)
    setFork(null)
  }
  const own = shown ? entries.filter(({ session }) => session === shown.session) : []
  return (
    <section className="viz" aria-label="Visualizer" dir="ltr">
      <nav className="viz-pane viz-tree" aria-label="Living actors">
        <h2>Living actors</h2>
        {charts.length === 0 ? (
          <p>No chart is running.</p>
        ) : (
          <>
            {ofShell.length > 0 && <h3>Of this page</h3>}
            {ofPage.length === 0 && <p className="viz-faint">Nothing of its own.</p>}
            <Tree branches={ofPage} chosen={shown?.session ?? null} onChoose={look} />
            {ofShell.length > 0 && (
              <>
                <h3>Of all pages</h3>
                <Tree branches={ofShell} chosen={shown?.session ?? null} onChoose={look} />
              </>
            )}
          </>
        )}
      </nav>
      <div className="viz-pane">
        {fork?.life.chart ? (
          <>
            <h2>A simulation from {(fork.entry.at / 1000).toFixed(3)} s</h2>
            <Simulation
              key={fork.entry.number}
              machine={fork.life.chart.logic}
              input={inputOf(fork.life)}
              events={recorder.heardBy(fork.life.session, fork.entry.number)}
            />
          </>
        ) : shown?.chart ? (
          <LiveChartView
            key={shown.session}
            chart={shown.chart}
            entries={own}
            moment={moment?.session === shown.session ? moment : null}
            onMoment={setMoment}
            onFork={(entry) => setFork({ life: shown, entry })}
          />
        ) : (
          <p>{shown ? `${shown.name} is no chart: its log tells what it does.` : 'No chart is running.'}</p>
        )}
      </div>
      <div className="viz-pane">
        <h2>What happened</h2>
        <Log
          entries={entries}
          session={shown?.session ?? null}
          chosen={moment?.number ?? null}
          onChoose={(entry) => {
            setChosen(entry.session)
            setFork(null)
            setMoment(entry)
          }}
        />
        {moment && (
          <EntryDetails entry={moment} entries={entries} facts={shown?.chart ? factsOf(shown.chart.logic) : null} />
        )}
      </div>
    </section>
  )
}
