/** What a spreadsheet takes for a formula, and what we have put before one. */
const FORMULA = /^'*[=+\-@\t\r]/
const QUOTED_FORMULA = /^'+[=+\-@\t\r]/

/** As a cell that no spreadsheet runs. */
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What stood in a cell before it was made safe. */
export const textOfCell = (cell: string): string => (QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell)

/** Lines of cells as a spreadsheet opens them, in UTF-8, which the mark at its beginning tells. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
