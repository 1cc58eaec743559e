import { fromPromise } from 'xstate'

import { FaultError, toFault } from '../domain/fault.ts'

export type Ask<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/**
 * An actor that asks something outside, and rejects with a fault. A question that was given up stays unanswered:
 * React's strict mode stops an actor and starts it again, and the end of the first question must not be taken for
 * that of the second.
 */
export const asking = <Output, Input>(ask: Ask<Input, Output>) =>
  fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        ask(input, signal).then(resolve, (cause: unknown) => {
          if (!signal.aborted) reject(cause instanceof Error ? cause : new FaultError(toFault(cause)))
        })
      }),
  )
