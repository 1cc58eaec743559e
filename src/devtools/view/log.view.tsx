import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Select } from '../../views/ui/select.view.tsx'
import { TextField } from '../../views/ui/text-field.view.tsx'
import { eventName } from '../facts/names.ts'
import { nearName } from '../recording/lives.ts'
import { filtered, type Entry, type LogFilter } from '../recording/record.ts'
import { rowByKey, scrolledTo } from './log-keys.ts'

const ROW = 28
/** Rows above and below those in sight, so that a quick wheel meets no gap. */
const AROUND = 8

const KINDS: readonly (readonly [LogFilter['kind'], string])[] = [
  ['all', 'Everything'],
  ['told', 'Events'],
  ['ignored', 'Ignored events'],
  ['lives', 'Begun and ended'],
]

const textOf = ({ kind, type }: Entry): string => {
  if (kind === 'told') return eventName(type)
  return kind === 'begun' ? 'begins' : `ends (${type})`
}

const bringInSight = (log: HTMLElement | null, row: number) => {
  if (log) log.scrollTop = scrolledTo(row, ROW, log.scrollTop, log.clientHeight)
}

type Props = Readonly<{
  entries: readonly Entry[]
  /** The actor that is looked at, if any. */
  session: string | null
  chosen: number | null
  onChoose: (entry: Entry) => void
}>

/**
 * What happened, oldest first, following the newest while it is in sight. Only rows in sight are in the page, and the one
 * that the keys stand at: Tab comes to it, arrows, Home and End go on from it.
 */
export const Log = ({ entries, session, chosen, onChoose }: Props) => {
  const [filter, setFilter] = useState<Omit<LogFilter, 'session'>>({ text: '', kind: 'all' })
  const [isOwn, setOwn] = useState(false)
  const [place, setPlace] = useState({ top: 0, height: 384 })
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [stood, setStood] = useState<Readonly<{ number: number; chosen: number | null }> | null>(null)
  const isGoing = useRef(false)
  const shown = filtered(entries, { ...filter, session: isOwn ? session : null })
  // Of one actor each row would say the same.
  const isOne = isOwn && session !== null
  // What is chosen elsewhere, such as by "Earlier", is where the keys go on from.
  const number = stood?.chosen === chosen ? stood.number : chosen
  const found = shown.findLastIndex((entry) => entry.number === number)
  const at = found === -1 ? shown.length - 1 : found
  const chosenAt = shown.findLastIndex((entry) => entry.number === chosen)

  useLayoutEffect(() => {
    if (isFollowing.current && box.current) box.current.scrollTop = shown.length * ROW
  }, [shown.length])
  useLayoutEffect(() => {
    if (chosen !== null && chosenAt !== -1) bringInSight(box.current, chosenAt)
  }, [chosen, chosenAt])
  useLayoutEffect(() => {
    if (!isGoing.current) return
    isGoing.current = false
    bringInSight(box.current, at)
    box.current?.querySelector<HTMLElement>(`[aria-posinset="${at + 1}"] button`)?.focus({ preventScroll: true })
  })
  const go = (event: KeyboardEvent) => {
    const row = rowByKey(event.key, at, shown.length - 1, Math.floor(place.height / ROW))
    const entry = row === null ? undefined : shown[row]
    if (!entry) return
    event.preventDefault()
    isGoing.current = true
    setStood({ number: entry.number, chosen })
  }

  const first = Math.max(0, Math.floor(place.top / ROW) - AROUND)
  const end = first + Math.ceil(place.height / ROW) + 2 * AROUND
  const rows = shown.slice(first, end).map((entry, place) => ({ entry, row: first + place }))
  const standing = shown[at]
  if (standing && (at < first || at >= end)) rows.push({ entry: standing, row: at })
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
        role="region"
        aria-label="Log"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isFollowing.current = scrollTop + clientHeight >= scrollHeight - ROW
          setPlace({ top: scrollTop, height: clientHeight })
        }}
      >
        {shown.length === 0 ? (
          <p>{entries.length === 0 ? 'Nothing has happened yet.' : 'The filter hides everything.'}</p>
        ) : (
          <ol aria-label="Event log" style={{ blockSize: shown.length * ROW }}>
            {rows.map(({ entry, row }) => (
              <li
                key={entry.number}
                style={{ insetBlockStart: row * ROW }}
                aria-posinset={row + 1}
                aria-setsize={shown.length}
              >
                <button
                  type="button"
                  className="viz-row"
                  tabIndex={row === at ? 0 : -1}
                  data-ignored={entry.isIgnored || undefined}
                  aria-current={entry.number === chosen ? 'true' : undefined}
                  onClick={() => onChoose(entry)}
                  onKeyDown={go}
                >
                  <span className="viz-faint">{(entry.at / 1000).toFixed(3)}</span> {textOf(entry)}
                  {entry.isIgnored && ' (ignored)'}{' '}
                  {!isOne && (
                    <span className="viz-faint" title={entry.actor}>
                      {nearName(entry.actor)}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
