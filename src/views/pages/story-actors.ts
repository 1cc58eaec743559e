import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { FaultError, type Fault } from '../../domain/fault.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { SelectionKept } from '../../machines/list/list.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'

/** Outside actors of stories and tests: one that answers, one that never does, one that fails. */
export const answers = <Output, Input = unknown>(output: Output) =>
  fromPromise<Output, Input>(() => Promise.resolve(output))
export const waits = <Output, Input = unknown>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
export const fails = <Output, Input = unknown>(fault: Fault) =>
  fromPromise<Output, Input>(() => Promise.reject(new FaultError(fault)))

/** A source that is silent. */
export const silence = fromCallback<EventObject, undefined>(() => {})

/** Keeps nothing of what is chosen. */
export const forgetful = fromCallback<SelectionKept, { asked: ListAsked }>(() => {})

/** A resource that reads by `read` and hears of no change. */
export const resourceThat = <Data, Query = undefined>(read: ReturnType<typeof answers<Data, { query: Query }>>) =>
  createResourceMachine<Data, Query>().provide({
    actors: { read, watchTopics: silence },
  })

/** Answers once, then hears of a change and cannot read again: the partial face. */
export const resourceGoneStale = <Data, Query = undefined>(data: Data, fault: Fault) => {
  let reads = 0
  return createResourceMachine<Data, Query>().provide({
    actors: {
      read: fromPromise<Data, { query: Query }>(() => {
        reads += 1
        return reads === 1 ? Promise.resolve(data) : Promise.reject(new FaultError(fault))
      }),
      watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
        // After the first answer, which takes microtasks only.
        setTimeout(() => sendBack({ type: 'topic.changed' }))
      }),
    },
  })
}
