import { createActor, fromTransition, type EventObject } from 'xstate'

/** An actor that only writes down what it is told: in place of a parent, or of a screen. */
export const listener = <TEvent extends EventObject>() => {
  const heard: TEvent[] = []
  const actor = createActor(
    fromTransition<null, TEvent, never, undefined>((state, event) => {
      heard.push(event)
      return state
    }, null),
  ).start()
  return { actor, heard }
}
