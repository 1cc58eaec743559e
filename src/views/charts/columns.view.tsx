import { css } from 'styled-system/css'

import { useFormats } from '../../i18n/words.tsx'
import { focusableWhileScrolling } from '../ui/focusable-while-scrolling.ts'
import { mostOf, type Chart } from './chart.ts'

const styles = {
  scroll: css({ overflowX: { base: 'auto', _print: 'visible' } }),
  root: css({
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    listStyle: 'none',
    margin: '0',
    padding: '0',
    minWidth: '[min-content]',
  }),
  column: css({ flex: '[1 0 2.75rem]', display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' }),
  count: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
  bar: css({
    width: 'full',
    maxWidth: '12',
    borderRadius: 'inset',
    backgroundColor: 'accent.solid',
    printColorAdjust: 'exact',
    _forcedColors: { backgroundColor: '[Highlight]', forcedColorAdjust: 'none' },
  }),
  label: css({ textStyle: 'small', color: 'fg.muted' }),
}

const TALL_REM = 10

/** Columns in the order of time, from the start of the line; each with its count upon it. Further measures are the table's. */
export const Columns = ({ chart }: Readonly<{ chart: Chart }>) => {
  const formats = useFormats()
  const most = mostOf(chart, 0)
  return (
    <div
      ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
      role="group"
      aria-label={chart.title}
      className={styles.scroll}
    >
      <ul className={styles.root}>
        {chart.rows.map(({ key, label, values: [value = 0] }) => (
          <li key={key} className={styles.column}>
            <span className={styles.count}>{formats.number(value)}</span>
            <span
              aria-hidden
              className={styles.bar}
              style={{ height: `${Math.max((value / most) * TALL_REM, value > 0 ? 0.125 : 0)}rem` }}
            />
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
