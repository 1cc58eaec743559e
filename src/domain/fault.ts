import { keysOf } from './keys.ts'

/** Everything that can go wrong between a person and the server, as plain data. */
export type FaultKind =
  | 'offline'
  | 'unauthorised'
  | 'forbidden'
  | 'refused'
  | 'notFound'
  /** The server that was asked knows no such call: it speaks section 7 of the specification, and no more. */
  | 'notOffered'
  | 'conflict'
  | 'malformed'
  | 'unexpected'

/** Of a change that was not begun to be sent, there being no network: it is certain that nothing of it was done. */
export const UNSENT = 'UNSENT'

/**
 * A script did not come, so what it would have asked was not asked. Whether that is a reading or a change, nothing but
 * that script knows: a reading is offline like others, and of a change it is as certain that it was not sent.
 */
export const UNASKED = 'UNASKED'

/** A lesson was to be played from the device, where not all of it has come yet. */
export const KEPT_PARTLY = 'KEPT_PARTLY'

export const isUnsent = (fault: Pick<Fault, 'code'> | null): boolean =>
  fault?.code === UNSENT || fault?.code === UNASKED

/** No answer came, or none that could be read: the server may have done what it was asked for. */
export const isUnanswered = (fault: Pick<Fault, 'kind' | 'code'> | null): boolean =>
  (fault?.kind === 'offline' && !isUnsent(fault)) || fault?.kind === 'malformed'

export type FieldFault = Readonly<{ field: string; message: string }>

export type Fault = Readonly<{
  kind: FaultKind
  /** The server's machine-readable code, e.g. `NEEDS_EMAIL_VERIFICATION`. */
  code?: string
  /** Words for a person, in the language of the request, when the server gave some. */
  message?: string
  fields?: readonly FieldFault[]
  /** Seconds to wait before another try, when the server said so. */
  retryAfter?: number
  /** Facts that belong to the code, e.g. the `userId` of an unverified account. */
  facts?: Readonly<Record<string, unknown>>
}>

/** Of a reading: nothing of it is sent, and nothing of it can have been done. Known to types alone, for what is said of it. */
export type ReadFault = Fault & Readonly<{ ofReading?: true }>

export const FAULT_KINDS: readonly string[] = keysOf<FaultKind>({
  offline: true,
  unauthorised: true,
  forbidden: true,
  refused: true,
  notFound: true,
  notOffered: true,
  conflict: true,
  malformed: true,
  unexpected: true,
})

const isFaultData = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'kind' in value && FAULT_KINDS.includes(String(value.kind))

/** An error that carries a fault through a promise, so that a rejection has a stack and a plain reason. */
export class FaultError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.message ?? fault.code ?? fault.kind)
    this.name = 'FaultError'
    this.fault = fault
  }
}

/** The fault behind whatever was thrown; what is not one of ours is `unexpected`. */
export const toFault = (cause: unknown): Fault => {
  if (cause instanceof FaultError) return cause.fault
  if (isFaultData(cause)) return cause
  return { kind: 'unexpected' }
}
