import type { RefusalCode } from '../i18n/texts.ts'

export type FieldRefusal = Readonly<{ field: string; message: string }>
export type RefusalDetails = Readonly<Record<string, unknown>> | readonly FieldRefusal[]

/**
 * An answer that says no. Services throw it; the error handler words it in the language of the request, from
 * the server's texts by its code, and answers `{ error: { statusCode, name, code, message, details } }`.
 */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: RefusalCode
  readonly details: RefusalDetails | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, code: RefusalCode, more: { details?: RefusalDetails; retryAfter?: number } = {}) {
    super(code)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.code = code
    this.details = more.details
    this.retryAfter = more.retryAfter
  }
}

/** What only the server can know of fields; each `message` is already in the language of the request. */
export const fieldRefused = (...details: readonly FieldRefusal[]): Refusal => new Refusal(400, 'INVALID', { details })
/** The same of one field. */
export const refusedField = (field: string, message: string): Refusal => fieldRefused({ field, message })

export const notFound = (code: RefusalCode = 'NOT_FOUND'): Refusal => new Refusal(404, code)
export const forbidden = (code: RefusalCode = 'FORBIDDEN'): Refusal => new Refusal(403, code)
export const conflict = (code: RefusalCode, details?: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal(409, code, details === undefined ? {} : { details })
export const badRequest = (code: RefusalCode = 'BAD_REQUEST'): Refusal => new Refusal(400, code)
export const tooMany = (retryAfter: number): Refusal => new Refusal(429, 'TOO_MANY_TRIES', { retryAfter })
export const unavailable = (retryAfter: number): Refusal => new Refusal(503, 'UNAVAILABLE', { retryAfter })

/** The row, or 404. */
export const found = <T>(row: T | undefined | null, code?: RefusalCode): T => {
  if (row === undefined || row === null) throw notFound(code)
  return row
}
