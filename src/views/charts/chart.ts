/** One thing that a chart counts, and its counts in the order of the chart's measures. */
export type ChartRow = Readonly<{ key: string; label: string; values: readonly number[] }>

/** A chart and its table: the same rows, which its file and its picture are made of too. */
export type Chart = Readonly<{
  title: string
  /** Lines that lie one below the other, or columns side by side for what has an order in time. */
  shape: 'lines' | 'columns'
  /** What names a row. */
  by: string
  /** What is counted: the first is drawn full, the others are thinner. */
  measures: readonly string[]
  rows: readonly ChartRow[]
  /** Without its ending. */
  fileName: string
}>

/** The largest count of a measure, or of all: what a drawing is as long as. One where nothing is counted. */
export const mostOf = ({ rows }: Pick<Chart, 'rows'>, measure?: number): number =>
  Math.max(1, ...rows.flatMap(({ values }) => (measure === undefined ? values : [values[measure] ?? 0])))
