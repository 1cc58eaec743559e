import { useLayoutEffect, useRef, useState } from 'react'

import { Select } from '../../views/ui/select.view.tsx'
import { TextField } from '../../views/ui/text-field.view.tsx'
import { eventName } from '../facts/names.ts'
import { filtered, type Entry, type LogFilter } from '../recording/record.ts'

const ROW = 28
/** Rows above and below those in sight, so that a quick wheel meets no gap. */
const AROUND = 8

const KINDS: readonly (readonly [LogFilter['kind'], string])[] = [
  ['all', 'Everything'],
  ['told', 'Events'],
  ['ignored', 'Ignored events'],
  ['lives', 'Begun and ended'],
]

/** What scrolls takes the focus, so that keys can scroll it. */
const SCROLLED = { role: 'region', 'aria-label': 'Log', tabIndex: 0 } as const

const textOf = ({ kind, type }: Entry): string => {
  if (kind === 'told') return eventName(type)
  return kind === 'begun' ? 'begins' : `ends (${type})`
}

type Props = Readonly<{
  entries: readonly Entry[]
  /** The actor that is looked at, if any. */
  session: string | null
  chosen: number | null
  onChoose: (entry: Entry) => void
}>

/** What happened, oldest first, following the newest while it is in sight. Only rows in sight are in the page. */
export const Log = ({ entries, session, chosen, onChoose }: Props) => {
  const [filter, setFilter] = useState<Omit<LogFilter, 'session'>>({ text: '', kind: 'all' })
  const [isOwn, setOwn] = useState(false)
  const [place, setPlace] = useState({ top: 0, height: 384 })
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const shown = filtered(entries, { ...filter, session: isOwn ? session : null })

  useLayoutEffect(() => {
    if (isFollowing.current && box.current) box.current.scrollTop = shown.length * ROW
  }, [shown.length])

  const first = Math.max(0, Math.floor(place.top / ROW) - AROUND)
  const rows = shown.slice(first, first + Math.ceil(place.height / ROW) + 2 * AROUND)
  return (
    <>
      <div className="viz-bar">
        <TextField
          label="Filter"
          help="Words; -word hides"
          value={filter.text}
          onValueChange={(text) => setFilter({ ...filter, text })}
        />
        <Select
          label="Show"
          options={KINDS.map(([value, label]) => ({ value, label }))}
          value={filter.kind}
          onValueChange={(value) =>
            setFilter({ ...filter, kind: KINDS.find(([kind]) => kind === value)?.[0] ?? 'all' })
          }
        />
        {session !== null && (
          <label>
            <input type="checkbox" checked={isOwn} onChange={() => setOwn(!isOwn)} /> Only the actor shown
          </label>
        )}
      </div>
      <p className="viz-faint" role="status">
        {shown.length} of {entries.length}
      </p>
      <div
        ref={box}
        className="viz-log"
        {...SCROLLED}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isFollowing.current = scrollTop + clientHeight >= scrollHeight - ROW
          setPlace({ top: scrollTop, height: clientHeight })
        }}
      >
        {shown.length === 0 ? (
          <p>{entries.length === 0 ? 'Nothing has happened yet.' : 'The filter hides everything.'}</p>
        ) : (
          <ol aria-label="Event log" style={{ blockSize: shown.length * ROW }}>
            {rows.map((entry, at) => (
              <li
                key={entry.number}
                style={{ insetBlockStart: (first + at) * ROW }}
                aria-posinset={first + at + 1}
                aria-setsize={shown.length}
              >
                <button
                  type="button"
                  className="viz-row"
                  data-ignored={entry.isIgnored || undefined}
                  aria-current={entry.number === chosen ? 'true' : undefined}
                  onClick={() => onChoose(entry)}
                >
                  <span className="viz-faint">{(entry.at / 1000).toFixed(3)}</span> {textOf(entry)}
                  {entry.isIgnored && ' (ignored)'} <span className="viz-faint">{entry.actor}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
