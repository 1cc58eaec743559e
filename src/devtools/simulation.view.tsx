import { useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'

import { Button } from '../views/ui/button.view.tsx'
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
      <div className="viz-chart">
        <Log entries={all} session={chart.sessionId} chosen={moment?.number ?? null} onChoose={setMoment} />
        {moment && <EntryDetails entry={moment} entries={all} />}
      </div>
    </>
  )
}

/** A chart without the app around it: see `simulate`. */
export const Simulation = ({ machine, input, events = NONE, part = null }: Props) => {
  const [written, setWritten] = useState<{ input: unknown } | null>(null)
  const [told, setTold] = useState<readonly AnyEventObject[] | null>(null)
  const [round, setRound] = useState(0)
  const begun = useMemo(
    () => begin(machine, written ? written.input : input, told ?? events),
    // A new round is a new actor, though it is begun with the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [machine, input, written, told, events, round],
  )
  if ('failure' in begun) {
    return (
      <div className="viz-chart" dir="ltr">
        <p role="alert">This chart cannot begin with this input: {begun.failure}</p>
        <InputForm input={written ? written.input : input} onInput={(next) => setWritten({ input: next })} />
      </div>
    )
  }
  const anew = (next: readonly AnyEventObject[]) => {
    setTold(next)
    setRound(round + 1)
  }
  return (
    <>
      <Run key={round} simulated={begun.simulated} machine={machine} part={part} onFork={anew} />
      <div className="viz-chart" dir="ltr">
        <Button variant="outline" onClick={() => anew([])}>
          Begin again
        </Button>
        <details>
          <summary>Input</summary>
          <InputForm
            input={written ? written.input : input}
            onInput={(next) => {
              setWritten({ input: next })
              anew([])
            }}
          />
        </details>
      </div>
    </>
  )
}
