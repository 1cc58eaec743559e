import { css } from 'styled-system/css'

import type { FlightLine } from '../../../domain/flight.ts'
import { focusableWhileScrolling } from '../../ui/focusable-while-scrolling.ts'

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
  <ol
    className={styles.lines}
    aria-label={label}
    ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
  >
    {lines.map(({ number, ago, actor, type, text }) => (
      <li key={number} className={styles.line}>
        <span className={styles.ago}>{agoOf(ago)}</span>
        <bdi className={styles.said}>{`${actor} ${type || stands}`}</bdi>
        {text !== '' && <bdi className={styles.said}>{text}</bdi>}
      </li>
    ))}
  </ol>
)
