import {
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

import { FaultError, type FaultKind } from '../../../src/domain/fault.ts'

/** An outside source whose events a test sends by hand. One at a time: the latest that was started is told. */
export const handSource = <Input = undefined>() => {
  let tell: ((event: AnyEventObject) => void) | null = null
  const inputs: Input[] = []
  return {
    /** With what it was started, each time. */
    inputs,
    logic: fromCallback<AnyEventObject, Input>(({ input, sendBack }) => {
      inputs.push(input)
      tell = sendBack
      return () => {
        if (tell === sendBack) tell = null
      }
    }),
    tell: (event: AnyEventObject) => {
      if (!tell) throw new Error('Nobody listens to this source.')
      tell(event)
    },
    isHeard: () => tell !== null,
  }
}

/** A promise actor whose calls a test settles by hand, oldest first. */
export const handPromise = <Output, Input>() => {
  const calls: {
    input: Input
    signal: AbortSignal
    resolve: (output: Output) => void
    reject: (cause: unknown) => void
  }[] = []
  return {
    logic: fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ input, signal, resolve, reject })
        }),
    ),
    calls,
  }
}

export const fault = (kind: FaultKind) => new FaultError({ kind })

/** Runs the chart with nothing provided, and tells what its outside actors complained about on the way. */
export const complaintsOf = async <TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: Readonly<{
    input?: InputFrom<TMachine>
    events?: readonly EventFromLogic<TMachine>[]
    until: (snapshot: SnapshotFrom<TMachine>) => boolean
  }>,
): Promise<readonly string[]> => {
  const complaints: string[] = []
  const actor = createActor(machine as AnyStateMachine, {
    input: options.input,
    inspect: (seen) => {
      if (seen.type !== '@xstate.event' || !seen.event.type.startsWith('xstate.error.actor.')) return
      if ('error' in seen.event && seen.event['error'] instanceof Error) complaints.push(seen.event['error'].message)
    },
  })
  actor.start()
  for (const event of options.events ?? []) actor.send(event)
  await waitFor(actor, (snapshot) => options.until(snapshot as SnapshotFrom<TMachine>))
  actor.stop()
  return complaints
}
