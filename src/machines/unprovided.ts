import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate'

const missing = (name: string) => new Error(`No actor was provided for "${name}".`)

/**
 * Every outside actor of a chart starts as this: a promise that rejects with its own name, so that a missing
 * `provide` is loud where it happens instead of a flow that quietly stands still.
 */
export const unprovided = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)))

/** The same for an outside source: a callback actor that goes on sending events, such as another tab. */
export const unprovidedSource = <Input = undefined>(name: string): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(() => {
    throw missing(name)
  })

/** The same for a companion: a callback actor that is also told things, such as a store or a media element. */
export const unprovidedCompanion = <Received extends EventObject, Input = undefined>(
  name: string,
): CallbackActorLogic<Received, Input> =>
  fromCallback<Received, Input>(() => {
    throw missing(name)
  })
