import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { isolated } from '../pages/class-desk/isolated.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { EmptyState } from '../ui/empty-state.view.tsx'
import { Table, type TableColumn } from '../ui/table.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none', margin: '0', padding: '0' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '1',
    paddingBlock: '2.5',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: '[0]' },
  }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  second: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  facts: css({ flex: '[1 1 12rem]', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  // Paper is not scrolled: what has no room on one line there is broken.
  line: css({ whiteSpace: { base: 'nowrap', _print: 'normal' } }),
}

/** A row where there is no room for a table. */
export type FactBrief = Readonly<{ name: ReactNode; facts: readonly string[]; status?: ReactNode }>

/** A date or a chip in a table, which is never broken. */
export const OneLine = ({ children }: Readonly<{ children: ReactNode }>) => (
  <span className={styles.line}>{children}</span>
)

/** To the minute. */
export const Moment = ({ at }: Readonly<{ at: string }>) => {
  const dates = useProgrammeDates()
  return (
    <time dateTime={at} className={styles.line}>
      {dates.dateTime(at)}
    </time>
  )
}

type FactTableProps<Row> = Readonly<{
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  brief: (row: Row) => FactBrief
  /** What is said where there is none. */
  empty: Readonly<{ title: string; text?: string }>
}>

/** Some facts of one kind: a table, and on a phone two lines each. */
export const FactTable = <Row,>({ caption, columns, rows, rowKey, brief, empty }: FactTableProps<Row>) => {
  const isWide = useIsWide()
  if (rows.length === 0) {
    return (
      <EmptyState size="section" level={3} title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  }
  if (isWide) return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
  return (
    <ul aria-label={caption} className={styles.list}>
      {rows.map((row) => {
        const { name, facts, status } = brief(row)
        return (
          <li key={rowKey(row)} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <span className={styles.second}>
              <span className={styles.facts}>
                {facts
                  .filter((fact) => fact !== '')
                  .map(isolated)
                  .join(' · ')}
              </span>
              {status}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
