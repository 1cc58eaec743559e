import { someOf } from './keys.ts'

/** A file of people is previewed, then done, or left; what was sent because of it can be taken back. */
export const IMPORT_STATES = ['previewed', 'running', 'done', 'cancelled', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What the preview says of a row. Only `ready` rows are done. */
export const ROW_VERDICTS = ['ready', 'invalid', 'repeated', 'member', 'invited'] as const
export type RowVerdict = (typeof ROW_VERDICTS)[number]

/** Those of which nothing becomes. */
export const LEFT_OUT = ROW_VERDICTS.filter((verdict) => verdict !== 'ready')

/** What became of a row that was ready. `withdrawn`: its invitation was taken back, unused, with the import. */
export const ROW_OUTCOMES = ['invited', 'member', 'alreadyInvited', 'refused', 'withdrawn'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

export const IMPORT_COLUMNS = ['email', 'firstName', 'lastName', 'phone', 'agency'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** The cells of a row as they were read. */
export type RowSource = Readonly<Record<ImportColumn, string>>

/** What can be wrong with a cell, or with the row as a whole. */
export const ROW_RULES = [
  'required',
  'tooLong',
  'email',
  'phone',
  'phoneCountry',
  'agency',
  'plainName',
  'invalid',
  'tooManyCells',
] as const
export type RowRule = (typeof ROW_RULES)[number]

/** What is told of a row that is taken all the same, without the cell: nobody has to mend a number that is right. */
const TOLD_RULES: ReadonlySet<RowRule> = new Set(['phoneCountry'])

/** Whether a row waits to be mended for it. */
export const isInTheWay = ({ rule }: Pick<RowProblem, 'rule'>): boolean => !TOLD_RULES.has(rule)

/** `row`: there are more cells than columns, so that something stands in the wrong one. */
export type RowProblem = Readonly<{ column: ImportColumn | 'row'; rule: RowRule }>

/** Columns without which a file cannot be read. */
export const REQUIRED_COLUMNS = someOf<ImportColumn>()({
  email: true,
  firstName: true,
  lastName: true,
  phone: false,
  agency: false,
})

/** Characters of a file's name that are kept. */
export const IMPORT_NAME_MAX = 200

/** Columns of other names that are told, and characters of each: a file may have any number. */
export const IGNORED_COLUMNS_MAX = 20
export const COLUMN_NAME_MAX = 60

/** A file larger than either is refused before it is read. */
export const IMPORT_MAX_BYTES = 5_000_000
export const IMPORT_MAX_ROWS = 20_000
