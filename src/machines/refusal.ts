import { toFault, type FaultKind } from '../domain/fault.ts'

const REFUSALS: ReadonlySet<FaultKind> = new Set(['forbidden', 'refused', 'notFound', 'notOffered', 'conflict'])

/** The server understood and said no: asking again would not help. */
export const isRefusal = (cause: unknown): boolean => REFUSALS.has(toFault(cause).kind)

export const isOffline = (cause: unknown): boolean => toFault(cause).kind === 'offline'

/** Another screen holds the quiz now. */
export const isStaleSeat = (cause: unknown): boolean => toFault(cause).code === 'STALE_SEAT'

/** What was sent came too late: the thing it belongs to has moved on. */
export const isClosed = (cause: unknown): boolean => toFault(cause).kind === 'conflict' && !isStaleSeat(cause)

/** The cause of a failed invoke, as the params of a guard or an action. */
export const causeOf = ({ event }: { event: { error: unknown } }): { cause: unknown } => ({ cause: event.error })

/**
 * Of a deed that did not work: what was refused is told, and not offered again; what could not be asked can be tried
 * again. For states called `refused` and `failed`, with `isRefusal` and `keepFault` of the chart.
 */
export const notDone = [
  { guard: { type: 'isRefusal', params: causeOf }, target: 'refused', actions: { type: 'keepFault', params: causeOf } },
  { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
] as const

/** Its guard. */
export const refusalGuards = {
  isRefusal: (_: unknown, { cause }: { cause: unknown }) => isRefusal(cause),
}
