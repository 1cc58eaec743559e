import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { table } from 'styled-system/recipes/table'

import { focusableWhileScrolling } from './focusable-while-scrolling.ts'

export type TableColumn<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their cell. */
  align?: 'start' | 'end'
}

export type TableProps<Row> = {
  caption: ReactNode
  /** Keep the caption for screen readers when a heading says the same. */
  captionHidden?: boolean
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export const Table = <Row,>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) => {
  const styles = table()
  return (
    <div
      ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
      className={styles.scroll}
      role="group"
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table className={styles.root}>
        <caption className={captionHidden ? css({ srOnly: true }) : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align} className={styles.head}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align} className={styles.cell}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align} className={styles.cell}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
