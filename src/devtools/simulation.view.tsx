import { useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'

import { Button } from '../views/ui/button.view.tsx'
import { factsOf } from './facts/chart-facts.ts'
import type { Entry } from './recording/record.ts'
import { simulate, type Simulated } from './recording/simulated.ts'
import { EntryDetails } from './view/entry-details.view.tsx'
import { InputForm } from './view/input-form.view.tsx'
import { LiveChartView } from './view/live-chart.view.tsx'
import { Log } from './view/log.view.tsx'

import './visualizer.css'

type Props = Readonly<{
  machine: AnyStateMachine
  input: unknown
  /** What it has been told before it is looked at. */
  events?: readonly AnyEventObject[]
  part?: string | null
}>

type Begun = Readonly<{ simulated: Simulated } | { failure: string }>

const NONE: readonly AnyEventObject[] = []

const begin = (machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]): Begun => {
  try {
    return { simulated: simulate({ machine, input, events }) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) }
  }
}

type RunProps = Readonly<{
  simulated: Simulated
  machine: AnyStateMachine
  part: string | null
  onFork: (events: readonly AnyEventObject[]) => void
}>

const Run = ({ simulated: { recorder, chart }, machine, part, onFork }: RunProps) => {
  const all = useSyncExternalStore(recorder.subscribe, recorder.getEntries, recorder.getEntries)
  const [moment, setMoment] = useState<Entry | null>(null)
  const own = all.filter(({ session }) => session === chart.sessionId)
  return (
    <>
      <LiveChartView
        key={machine.id}
        chart={chart}
        entries={own}
        moment={moment}
        onMoment={setMoment}
        onFork={(entry) => onFork(recorder.heardBy(chart.sessionId, entry.number))}
        part={part}
        isTimeByHand
      />
      <div className="viz-chart" dir="ltr">
        <Log entries={all} session={chart.sessionId} chosen={moment?.number ?? null} onChoose={setMoment} />
        {moment && <EntryDetails entry={moment} entries={all} facts={factsOf(machine)} />}
      </div>
    </>
  )
}

/** A chart without the app around it: see `simulate`. */
export const Simulation = ({ machine, input, events = NONE, part = null }: Props) => {
  const given = useMemo(() => ({ input, events }), [input, events])
  const [again, beginAgain] = useState<typeof given | null>(null)
  // Each is another object, and so another actor, though it is begun with the same.
  const start = again ?? given
  const begun = useMemo(() => begin(machine, start.input, start.events), [machine, start])
  if ('failure' in begun) {
    return (
      <div className="viz-chart" dir="ltr">
        <p role="alert">This chart cannot begin with this input: {begun.failure}</p>
        <InputForm input={start.input} onInput={(next) => beginAgain({ ...start, input: next })} />
      </div>
    )
  }
  const anew = (next: readonly AnyEventObject[]) => beginAgain({ ...start, events: next })
  return (
    <>
      <Run
        key={begun.simulated.chart.sessionId}
        simulated={begun.simulated}
        machine={machine}
        part={part}
        onFork={anew}
      />
      <div className="viz-chart" dir="ltr">
        <Button variant="outline" onClick={() => anew([])}>
          Begin again
        </Button>
        <details>
          <summary>Input</summary>
          <InputForm input={start.input} onInput={(next) => beginAgain({ input: next, events: NONE })} />
        </details>
      </div>
    </>
  )
}
