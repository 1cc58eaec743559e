import { Actor, type AnyActorLogic, type AnyActorRef } from 'xstate'

/** Actors that are kept for a recorder which does not come. */
const MOST = 50

/** Those that started before the recorder came. */
export const early: AnyActorRef[] = []

export const hook = {
  see: (ref: AnyActorRef) => {
    if (early.length < MOST) early.push(ref)
  },
}

/** Has every actor seen that starts from now on, wherever it is made: XState inspects what it is asked to, each alone. */
export const watchStarts = (): void => {
  const start = Reflect.get(Actor.prototype, 'start') as (this: Actor<AnyActorLogic>) => Actor<AnyActorLogic>
  Actor.prototype.start = function watched() {
    if (!this._parent) hook.see(this)
    return start.call(this)
  }
}
