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

const AWAY_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|embedded database has stopped/

const chain = function* (error: unknown): Generator<Error> {
  let next = error
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

/** Text with a character that cannot be kept. */
export const isUnwritableText = (error: unknown): boolean =>
  [...chain(error)].some((one) => UNWRITABLE.has(codeOf(one) ?? ''))

/** A unique index refused the row; with a name, that index did. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  [...chain(error)].some(
    (one) =>
      codeOf(one) === '23505' && (constraint === undefined || ('constraint' in one && one.constraint === constraint)),
  )

/** A table or a column is to be made that is there already. */
export const isAlreadyThere = (error: unknown): boolean =>
  [...chain(error)].some((one) => ALREADY_THERE.has(codeOf(one) ?? ''))
