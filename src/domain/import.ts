/** A file of people is previewed, then done, or left. */
export const IMPORT_STATES = ['previewed', 'running', 'done', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What the preview says of a row. Only `ready` rows are done. */
export const ROW_VERDICTS = ['ready', 'invalid', 'repeated', 'member', 'invited'] as const
export type RowVerdict = (typeof ROW_VERDICTS)[number]

/** What became of a row that was ready. */
export const ROW_OUTCOMES = ['invited', 'member', 'alreadyInvited', 'refused'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

export const IMPORT_COLUMNS = ['email', 'firstName', 'lastName', 'phone', 'agency'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** The cells of a row as they were read. */
export type RowSource = Readonly<Record<ImportColumn, string>>

/** What is wrong with a cell; `rule` is a key of the field rules. */
export type RowProblem = Readonly<{ column: ImportColumn; rule: string }>

/** A file larger than either is refused before it is read. */
export const IMPORT_MAX_BYTES = 5_000_000
export const IMPORT_MAX_ROWS = 20_000
