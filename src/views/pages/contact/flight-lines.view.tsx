import { css } from 'styled-system/css'

import type { FlightLine } from '../../../domain/flight.ts'

const styles = {
  lines: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '2',
    maxHeight: '[24rem]',
    overflowY: 'auto',
    padding: '3',
    listStyle: 'none',
    borderWidth: 'hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.sunken',
  }),
  line: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', fontSize: 'sm' }),
  ago: css({ color: 'fg.muted' }),
  said: css({ fontFamily: 'mono', direction: 'ltr', textAlign: 'left', overflowWrap: 'anywhere' }),
}

export type FlightLinesProps = Readonly<{
  label: string
  lines: readonly FlightLine[]
  /** How long ago it was, in words. */
  agoOf: (seconds: number) => string
  /** What a line is called that says how something stood. */
  stands: string
}>

/** What was recorded, as it is sent: names are those of the program, whatever language is spoken. */
export const FlightLines = ({ label, lines, agoOf, stands }: FlightLinesProps) => (
  // It scrolls, and can be scrolled by keys.
  <ol className={styles.lines} aria-label={label} tabIndex={0}>
    {lines.map(({ ago, actor, type, text }, at) => (
      <li key={at} className={styles.line}>
        <span className={styles.ago}>{agoOf(ago)}</span>
        <bdi className={styles.said}>{`${actor} ${type || stands}`}</bdi>
        {text !== '' && <bdi className={styles.said}>{text}</bdi>}
      </li>
    ))}
  </ol>
)
