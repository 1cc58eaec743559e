/** PostgreSQL's and Node's codes of a database that cannot be reached or cannot write now. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
])

const ALREADY_THERE = new Set(['42P07', '42701', '42710'])

/** Characters that PostgreSQL keeps in no text: NUL, as bytes and within JSON. */
const UNWRITABLE = new Set(['22021', '22P05'])

const TURNED_AWAY = new Set(['28000', '28P01', '3D000', '42501'])

/** The last is of two that wait for each other, of which the database lets one go on. */
const TIMED_OUT = new Set(['57014', '55P03', '40P01'])

const AWAY_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|embedded database has stopped/

/** A queue tells of an error by a copy of its fields. */
const asError = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error) && 'message' in thrown
    ? Object.assign(new Error(String(thrown.message)), thrown)
    : thrown

const chain = function* (error: unknown): Generator<Error> {
  let next = asError(error)
  for (let depth = 0; next instanceof Error && depth < 5; depth += 1) {
    yield next
    if (next instanceof AggregateError) yield* next.errors.filter((inner) => inner instanceof Error)
    next = next.cause
  }
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

export const isDatabaseAway = (error: unknown): boolean =>
  [...chain(error)].some((one) => AWAY.has(codeOf(one) ?? '') || AWAY_MESSAGES.test(one.message))

/** No connection can be had for now: the pool or the database has as many as it takes. */
export const isCrowded = (error: unknown): boolean =>
  [...chain(error)].some((one) => codeOf(one) === '53300' || /timeout exceeded when trying/.test(one.message))

/** A wrong password, user or database name, or a right that the user lacks. */
export const isTurnedAway = (error: unknown): boolean =>
  [...chain(error)].some((one) => TURNED_AWAY.has(codeOf(one) ?? ''))

/** What is at the bottom of it, in the database's own words. */
export const reasonOf = (error: unknown): string => {
  const root = [...chain(error)].at(-1)
  return root === undefined ? String(error) : root.message || (codeOf(root) ?? root.name)
}

/** A statement, or the wait for a lock, took longer than it may, or would have for ever. */
export const isTimedOut = (error: unknown): boolean => [...chain(error)].some((one) => TIMED_OUT.has(codeOf(one) ?? ''))

/** Text with a character that cannot be kept. */
export const isUnwritableText = (error: unknown): boolean =>
  [...chain(error)].some((one) => UNWRITABLE.has(codeOf(one) ?? ''))

/** A unique index refused the row; with a name, that index did. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  [...chain(error)].some(
    (one) =>
      codeOf(one) === '23505' && (constraint === undefined || ('constraint' in one && one.constraint === constraint)),
  )

/** A row names another that is not there; with an ending, by a key whose name ends so. */
export const isForeignKeyViolation = (error: unknown, ending = ''): boolean =>
  [...chain(error)].some(
    (one) =>
      codeOf(one) === '23503' && (ending === '' || ('constraint' in one && String(one.constraint).endsWith(ending))),
  )

/** A table or a column is to be made that is there already. */
export const isAlreadyThere = (error: unknown): boolean =>
  [...chain(error)].some((one) => ALREADY_THERE.has(codeOf(one) ?? ''))
