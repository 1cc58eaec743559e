import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

import { eventsNamed, isTaken } from '../facts/guard-verdict.ts'
import { eventName } from '../facts/names.ts'
import type { ChartShapes } from '../facts/shapes.ts'
import { EventForm } from './event-form.view.tsx'

type Props = Readonly<{
  snapshot: AnyMachineSnapshot
  shapes: ChartShapes | null
  /** A time is over by itself where there is a clock, and by hand where there is none. */
  isTimeByHand: boolean
  lastOf: (type: string) => Readonly<Record<string, unknown>> | null
  onSend: (event: { type: string }) => void
}>

/** Every event that the active states name, each with a form when it is opened. */
export const EventsPanel = ({ snapshot, shapes, isTimeByHand, lastOf, onSend }: Props) => {
  const [open, setOpen] = useState<string | null>(null)
  const events = eventsNamed(snapshot).filter((type) => isTimeByHand || !type.startsWith('xstate.after.'))
  if (snapshot.status !== 'active') return <p>This chart has ended: it takes no event any more.</p>
  return (
    <div role="group" aria-label="Events">
      {events.length === 0 && <p>No active state names an event.</p>}
      <ul>
        {events.map((type) => (
          <li key={type}>
            <button
              type="button"
              className="viz-row"
              aria-expanded={open === type}
              onClick={() => setOpen(open === type ? null : type)}
            >
              {eventName(type)}{' '}
              {!isTaken(snapshot, { ...lastOf(type), type }) && <span className="viz-faint">not as it is</span>}
            </button>
            {open === type && (
              <EventForm
                type={type}
                shape={shapes?.events[type] ?? null}
                snapshot={snapshot}
                last={lastOf(type)}
                onSend={onSend}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
