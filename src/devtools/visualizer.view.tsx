import { useId, useState, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { css } from '../../styled-system/css/index.js'
import { ChartDrawing } from './chart-drawing.view.tsx'
import { eventName } from './chart-layout.ts'
import type { LiveActors, LiveChart } from './live-actors.ts'

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '24rem 1fr 32rem' },
  gap: '4',
  padding: '4',
  minHeight: '0',
  height: 'full',
  color: 'fg.default',
  bg: 'bg.canvas',
  fontSize: 'sm',
})
const pane = css({
  overflow: 'auto',
  minHeight: '0',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'surface',
  padding: '4',
})
const heading = css({ fontSize: 'md', fontWeight: 'semibold', marginBlockEnd: '3' })
const rows = css({ display: 'grid', gap: '1', listStyle: 'none', padding: '0' })
const choice = css({
  width: 'full',
  textAlign: 'start',
  padding: '2',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.raised' },
  '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
})
const code = css({ fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' })
const faint = css({ color: 'fg.muted' })
const field = css({
  width: 'full',
  fontFamily: 'mono',
  fontSize: 'xs',
  padding: '2',
  bg: 'bg.canvas',
  color: 'fg.default',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'control',
})
const send = css({
  padding: '2',
  borderRadius: 'control',
  bg: 'accent.solid',
  color: 'accent.on',
  cursor: 'pointer',
  _disabled: { opacity: '0.5', cursor: 'not-allowed' },
})

const useSnapshotOf = (chart: LiveChart) =>
  useSyncExternalStore(
    (listener) => {
      const subscription = chart.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => chart.getSnapshot(),
    () => chart.getSnapshot(),
  )

const readPayload = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Whether the chart would take the event now; a guard that misses its payload is a no, not an end. */
const isTaken = (snapshot: AnyMachineSnapshot, event: { type: string }): boolean => {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

/** A running chart: drawn with its active states, its data, and every event that it would take now. */
export const LiveChartView = ({ chart }: { chart: LiveChart }) => {
  const snapshot = useSnapshotOf(chart)
  const [payload, setPayload] = useState('{}')
  const payloadId = useId()
  const extra = readPayload(payload)
  const active = new Set(snapshot._nodes.map((node: { id: string }) => node.id))
  const events = [
    ...new Set(snapshot._nodes.flatMap((node: { ownEvents: readonly string[] }) => [...node.ownEvents])),
  ].filter((type) => type !== '' && !type.startsWith('xstate.after'))
  const tell = (type: string) => {
    if (extra && isTaken(snapshot, { ...extra, type })) chart.send({ ...extra, type })
  }
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ overflow: 'auto' })}>
        <ChartDrawing machine={chart.logic} active={active} onSend={tell} />
      </div>
      <p className={code} data-testid="state">
        {JSON.stringify(snapshot.value)} <span className={faint}>{snapshot.status}</span>
      </p>
      <div>
        <label htmlFor={payloadId}>Payload of the next event (JSON)</label>
        <input
          id={payloadId}
          className={field}
          value={payload}
          aria-invalid={extra === null}
          onChange={(event) => setPayload(event.currentTarget.value)}
        />
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })} role="group" aria-label="Events">
        {events.map((type) => (
          <button
            key={type}
            type="button"
            className={send}
            disabled={extra === null || !isTaken(snapshot, { ...extra, type })}
            onClick={() => tell(type)}
          >
            {eventName(type)}
          </button>
        ))}
      </div>
      <details>
        <summary>Context</summary>
        <pre className={code}>
          {JSON.stringify(
            snapshot.context,
            (_key, value: unknown) => (isActorRef(value) ? `actor ${value.id}` : value),
            2,
          )}
        </pre>
      </details>
    </div>
  )
}

const isActorRef = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value

/** Every living chart of the page, the one that is looked at, and what happened. */
export const Visualizer = ({ actors }: { actors: LiveActors }) => {
  const charts = useSyncExternalStore(actors.subscribe, actors.getCharts, actors.getCharts)
  const log = useSyncExternalStore(actors.subscribe, actors.getLog, actors.getLog)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = charts.find((chart) => chart.sessionId === chosen) ?? charts[0]
  return (
    <section className={frame} aria-label="Visualizer" dir="ltr">
      <nav className={pane} aria-label="Living charts">
        <h2 className={heading}>Living charts</h2>
        <ul className={rows}>
          {charts.map((chart) => (
            <li key={chart.sessionId}>
              <button
                type="button"
                className={choice}
                aria-current={chart === shown}
                onClick={() => setChosen(chart.sessionId)}
              >
                {chart.logic.id} <span className={faint}>{chart.sessionId}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={pane}>
        {shown ? <LiveChartView key={shown.sessionId} chart={shown} /> : <p>No chart is running.</p>}
      </div>
      <div className={pane}>
        <h2 className={heading}>Events</h2>
        <ol className={rows} aria-label="Event log">
          {log.toReversed().map((entry) => (
            <li key={entry.number} className={code}>
              <span className={faint}>{entry.number}</span> {entry.actor} {entry.text} {entry.value}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
