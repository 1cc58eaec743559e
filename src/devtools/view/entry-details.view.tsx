import type { ChartFacts } from '../facts/chart-facts.ts'
import { eventName } from '../facts/names.ts'
import { moveWithPlaces } from '../layout/words.ts'
import { difference, type Change } from '../recording/difference.ts'
import type { Plain } from '../recording/plain.ts'
import { pictureBefore, type Entry } from '../recording/record.ts'

const MOST_CHANGES = 60

const shown = (value: Plain | undefined): string => (value === undefined ? '–' : JSON.stringify(value).slice(0, 300))

const Changes = ({ changes }: Readonly<{ changes: readonly Change[] }>) =>
  changes.length === 0 ? (
    <p>Nothing has changed.</p>
  ) : (
    <ul aria-label="Difference">
      {changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
        <li key={path} className="viz-code">
          <strong>{path}</strong> {shown(before)} → {shown(after)}
        </li>
      ))}
      {changes.length > MOST_CHANGES && <li>and {changes.length - MOST_CHANGES} more</li>}
    </ul>
  )

type Props = Readonly<{
  entry: Entry
  entries: readonly Entry[]
  /** Of the chart that it happened to; null for what is no chart. */
  facts: ChartFacts | null
}>

const moveCalled = (id: string, facts: ChartFacts | null): string => {
  const move = facts?.moves.find((each) => each.id === id)
  return move ? moveWithPlaces(move) : id
}

/** A row of the log in full: who told what, the moves that were taken, and what is other than before. */
export const EntryDetails = ({ entry, entries, facts }: Props) => {
  const before = pictureBefore(entries, entry)
  return (
    <section aria-label="What happened">
      <p>
        <strong>{entry.actor}</strong> {entry.kind} <span className="viz-code">{eventName(entry.type)}</span>
        {entry.from === null ? '' : ` by ${entry.from}`}
      </p>
      {entry.isIgnored && <p>Ignored: nothing came of it.</p>}
      {entry.why && (
        <ul aria-label="Why">
          {entry.why.map((line) => (
            <li key={line} className="viz-code">
              {line}
            </li>
          ))}
        </ul>
      )}
      {entry.moves.length > 0 && (
        <ul aria-label="Moves">
          {entry.moves.map((move) => (
            <li key={move} className="viz-code">
              {moveCalled(move, facts)}
            </li>
          ))}
        </ul>
      )}
      {entry.picture && entry.kind === 'told' && (
        <Changes
          changes={difference(before && { value: before.value, context: before.context }, {
            value: entry.picture.value,
            context: entry.picture.context,
          })}
        />
      )}
      {/* Last: the answer of a server is as long as a course, and what came of it would be below all of that. */}
      {entry.data !== null && <pre className="viz-code">{JSON.stringify(entry.data, null, 2)}</pre>}
    </section>
  )
}
