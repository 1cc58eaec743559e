import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { factsOf } from '../facts/chart-facts.ts'
import { eventsNamed, isTaken } from '../facts/guard-verdict.ts'
import { eventName } from '../facts/names.ts'
import type { ChartShapes } from '../facts/shapes.ts'
import { EventForm } from './event-form.view.tsx'
import { outputOf } from './payload.ts'

type Props = Readonly<{
  snapshot: AnyMachineSnapshot
  shapes: ChartShapes | null
  /** A time is over by itself where there is a clock, and by hand where there is none. */
  isTimeByHand: boolean
  lastOf: (type: string) => Readonly<Record<string, unknown>> | null
  onSend: (event: { type: string }) => void
}>

/** Those that a person or a page tells before those that only tell how a child or a time ended; of each, those taken first. */
const inOrder = (events: readonly string[], isTakenNow: (type: string) => boolean): readonly string[] =>
  events.toSorted(
    (a, b) =>
      Number(a.startsWith('xstate.')) - Number(b.startsWith('xstate.')) ||
      Number(isTakenNow(b)) - Number(isTakenNow(a)),
  )

/** Every event that the active states name, each with a form when it is opened. */
export const EventsPanel = ({ snapshot, shapes, isTimeByHand, lastOf, onSend }: Props) => {
  const [open, setOpen] = useState<string | null>(null)
  if (snapshot.status !== 'active') return <p>This chart has ended: it takes no event any more.</p>
  const isTakenNow = (type: string) => isTaken(snapshot, { ...lastOf(type), type })
  const events = inOrder(
    eventsNamed(snapshot).filter((type) => isTimeByHand || !type.startsWith('xstate.after.')),
    isTakenNow,
  )
  const shown = events.find((type) => type === open)
  return (
    <div role="group" aria-label="Events" className="viz-next">
      {events.length === 0 ? (
        <p>No active state names an event.</p>
      ) : (
        <p>
          What can come next. Press one to write and send it
          {!events.every(isTakenNow) && (
            <span className="viz-faint">; what is struck through would be ignored as it was last sent, or empty</span>
          )}
        </p>
      )}
      <ul className="viz-events">
        {events.map((type) => (
          <li key={type}>
            <button
              type="button"
              className="viz-event-name"
              data-refused={!isTakenNow(type) || undefined}
              aria-expanded={open === type}
              onClick={() => setOpen(open === type ? null : type)}
            >
              {eventName(type)}
              {!isTakenNow(type) && <span className="viz-unseen"> would be ignored</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <EventForm
          key={shown}
          type={shown}
          shape={shapes?.events[shown] ?? null}
          output={outputOf(shown, factsOf(snapshot.machine), shapes)}
          snapshot={snapshot}
          last={lastOf(shown)}
          onSend={onSend}
        />
      )}
    </div>
  )
}
