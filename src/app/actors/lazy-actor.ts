import type { AnyActorRef } from 'xstate'

import type { LazyActor } from '../../views/shell/lazy-actor.ts'
import { loadChunk } from '../chunk.ts'

/** `load` brings an actor that runs already. One that could not come is asked for again the next time. */
export const createLazyActor = <Ref extends AnyActorRef>(
  load: () => Promise<Ref>,
  onFailed: () => void,
): LazyActor<Ref> & { stop: () => void } => {
  const listeners = new Set<() => void>()
  let here: Ref | null = null
  let arriving: Promise<Ref> | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const open = () => {
    arriving ??= loadChunk(load).then(
      (actor) => {
        here = actor
        actor.subscribe(tell)
        tell()
        return actor
      },
      (cause: unknown) => {
        arriving = null
        throw cause
      },
    )
    return arriving
  }

  return {
    get: () => here,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prepare: () => void open().catch(() => {}),
    send: (event) => void open().then((actor) => actor.send(event), onFailed),
    stop: () => here?.stop(),
  }
}
