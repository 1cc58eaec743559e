/** Which row a key leads to from another, of rows up to a last one, of which a page is so many in sight. */
const ROWS: Readonly<Record<string, (at: number, last: number, page: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at, _last, page) => at - page,
  PageDown: (at, _last, page) => at + page,
  Home: () => 0,
  End: (_at, last) => last,
}

/** Null for a key that leads nowhere. */
export const rowByKey = (key: string, at: number, last: number, page: number): number | null => {
  const row = ROWS[key]
  return row && last >= 0 ? Math.min(last, Math.max(0, row(at, last, page))) : null
}

/** How far the log is scrolled for a row to be in sight: as it is where the row is, and otherwise with it in the middle. */
export const scrolledTo = (row: number, rowHeight: number, top: number, height: number): number => {
  const from = row * rowHeight
  return from >= top && from + rowHeight <= top + height ? top : Math.max(0, from - (height - rowHeight) / 2)
}
