import { css, cx } from 'styled-system/css'

import { useFormats } from '../../i18n/words.tsx'
import { mostOf, type Chart } from './chart.ts'

const styles = {
  root: css({ display: 'grid', gap: '3', listStyle: 'none', margin: '0', padding: '0' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    breakInside: 'avoid',
  }),
  label: css({ textStyle: 'small', overflowWrap: 'anywhere' }),
  bars: css({ display: 'grid', gap: '0.5' }),
  bar: css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '4' }),
  /** Not wider than what is left beside its count. */
  track: css({ flex: '[0 1 auto]', height: 'full', minWidth: '0.5' }),
  full: css({
    height: '4',
    borderRadius: 'inset',
    backgroundColor: 'accent.solid',
    printColorAdjust: 'exact',
    _forcedColors: { backgroundColor: '[Highlight]', forcedColorAdjust: 'none' },
  }),
  thin: css({
    height: '1.5',
    borderRadius: 'inset',
    backgroundColor: 'border.control',
    printColorAdjust: 'exact',
    _forcedColors: { backgroundColor: '[GrayText]', forcedColorAdjust: 'none' },
  }),
  count: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  thinCount: css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
}

/** How much of the line is left to a bar beside its count. */
const REACH = 70

/** Each row a line with its counts written at its end: nothing has to be read off a grid. */
export const Lines = ({ chart }: Readonly<{ chart: Chart }>) => {
  const formats = useFormats()
  const most = mostOf(chart)
  return (
    <ul aria-label={chart.title} className={styles.root}>
      {chart.rows.map(({ key, label, values }) => (
        <li key={key} className={styles.row}>
          <span className={styles.label}>
            <bdi>{label}</bdi>
          </span>
          <div className={styles.bars}>
            {chart.measures.map((measure, at) => (
              <div key={measure} className={styles.bar}>
                <span
                  aria-hidden
                  className={cx(styles.track, at === 0 ? styles.full : styles.thin)}
                  style={{ width: `${((values[at] ?? 0) / most) * REACH}%` }}
                />
                <span className={at === 0 ? styles.count : styles.thinCount}>
                  {at === 0 ? formats.number(values[at] ?? 0) : `${measure}: ${formats.number(values[at] ?? 0)}`}
                </span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
