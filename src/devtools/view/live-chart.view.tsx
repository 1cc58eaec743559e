import { useMemo, useState, useSyncExternalStore } from 'react'

import { factsOf } from '../facts/chart-facts.ts'
import { activeIn } from '../recording/active.ts'
import type { LiveChart } from '../recording/lives.ts'
import { plain, type Plain } from '../recording/plain.ts'
import { isTold, lastMoved, type Entry } from '../recording/record.ts'
import { stateInWords } from '../recording/state-words.ts'
import { ChartCanvas } from './chart-canvas.view.tsx'
import { foundOf, shapesOf, useKnownCharts } from './chart-names.ts'
import { Chosen } from './chosen.view.tsx'
import { EventsPanel } from './events-panel.view.tsx'
import { writePlace } from './place.ts'
import { TimeTravel } from './time-travel.view.tsx'

type Props = Readonly<{
  chart: LiveChart
  /** What was recorded of this chart, oldest first. */
  entries: readonly Entry[]
  /** An earlier moment that is looked at; null for now. */
  moment: Entry | null
  onMoment: (entry: Entry | null) => void
  /** Goes on from an earlier moment in a chart of its own. */
  onFork?: ((entry: Entry) => void) | undefined
  /** A state or move that is pointed at from the beginning. */
  part?: string | null
  isTimeByHand?: boolean
}>

const useSnapshotOf = (chart: LiveChart) =>
  useSyncExternalStore(
    (listener) => {
      const subscription = chart.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => chart.getSnapshot(),
    () => chart.getSnapshot(),
  )

const isFields = (data: Plain | undefined): data is Readonly<Record<string, Plain>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const NOTHING: readonly string[] = []

/** A running chart, now or as it was: drawn, with its data, and every event that it names. */
export const LiveChartView = (props: Props) => {
  const { chart, entries, moment, onMoment, onFork, part = null, isTimeByHand = false } = props
  const snapshot = useSnapshotOf(chart)
  const known = useKnownCharts()
  const [chosen, setChosen] = useState<string | null>(part)
  const facts = factsOf(chart.logic)
  const picture = moment?.picture ?? null
  const active = useMemo(
    () => (picture ? activeIn(facts, picture.value) : new Set(snapshot._nodes.map(({ id }: { id: string }) => id))),
    [facts, picture, snapshot],
  )
  const leading = useMemo(
    () => new Set(facts.moves.flatMap(({ id, targets }) => (targets.length > 0 ? [id] : []))),
    [facts],
  )
  const last = moment ?? lastMoved(entries, leading)
  const taken = last?.moves ?? NOTHING
  const isByHand = moment !== null || isTimeByHand || (last !== undefined && isTold(last))
  const lit = useMemo(() => new Set(taken), [taken])
  const state = picture ?? { status: snapshot.status, value: plain(snapshot.value), context: plain(snapshot.context) }

  const choose = (id: string | null) => {
    setChosen(id)
    const found = foundOf(known, chart.logic)
    if (found) writePlace({ chart: found.name, part: id })
  }
  return (
    <div className="viz-chart" dir="ltr">
      <div className="viz-where">
        <p data-testid="state">
          <strong>{chart.logic.id}</strong> {moment ? 'was' : 'is'} in{' '}
          {stateInWords(state.value).map((place) => (
            <span key={place} className="viz-place">
              {place}
            </span>
          ))}
          {state.status !== 'active' && <span className="viz-faint">{state.status}</span>}
        </p>
        <TimeTravel entries={entries} moment={moment} onMoment={onMoment} onFork={onFork} />
      </div>
      <ChartCanvas
        machine={chart.logic}
        active={active}
        lit={lit}
        isByHand={isByHand}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen !== null && <Chosen snapshot={snapshot} id={chosen} />}
      {!moment && (
        <EventsPanel
          snapshot={snapshot}
          shapes={shapesOf(known, chart.logic)}
          isTimeByHand={isTimeByHand}
          lastOf={(type) => {
            const data = entries.findLast((entry) => entry.type === type)?.data
            return isFields(data) ? data : null
          }}
          onSend={(event) => chart.send(event)}
        />
      )}
      <details>
        <summary>Context</summary>
        <pre className="viz-code">{JSON.stringify(state.context, null, 2)}</pre>
      </details>
    </div>
  )
}
