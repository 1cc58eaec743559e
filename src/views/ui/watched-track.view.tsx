import { watchedTrack } from 'styled-system/recipes/watched-track'

export type WatchedTrackProps = {
  label: string
  /** Read aloud: "4 min 10 s of 6 min watched". */
  valueText: string
  /** Seconds, as are all times here. */
  timeLength: number
  /** The ranges that were watched: `[from, to]`, sorted and without overlap. */
  ranges: readonly (readonly [from: number, to: number])[]
  /** Where the video stands now. */
  position?: number
  /** How far it has been loaded. */
  buffered?: number
}

const percent = (seconds: number, timeLength: number) =>
  timeLength > 0 ? `${(Math.min(1, Math.max(0, seconds / timeLength)) * 100).toFixed(3)}%` : '0%'

export const WatchedTrack = ({ label, valueText, timeLength, ranges, position, buffered }: WatchedTrackProps) => {
  const styles = watchedTrack()
  const watched = ranges.reduce((sum, [from, to]) => sum + to - from, 0)
  return (
    <div
      dir="ltr"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={timeLength}
      aria-valuenow={Math.min(watched, timeLength)}
      aria-valuetext={valueText}
      className={styles.root}
    >
      <span className={styles.lane}>
        {buffered !== undefined && (
          <span className={styles.buffered} style={{ inlineSize: percent(buffered, timeLength) }} />
        )}
        {ranges.map(([from, to]) => (
          <span
            key={from}
            className={styles.range}
            style={{ insetInlineStart: percent(from, timeLength), inlineSize: percent(to - from, timeLength) }}
          />
        ))}
      </span>
      {position !== undefined && (
        <span className={styles.head} style={{ insetInlineStart: percent(position, timeLength) }} />
      )}
    </div>
  )
}
