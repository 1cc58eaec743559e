import {
  createActor,
  createMachine,
  waitFor,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'

/** A companion actor under a parent that only writes down what it is told. */
export const companion = <Told extends EventObject, Input extends NonReducibleUnknown>(
  logic: CallbackActorLogic<Told, Input>,
  input: Input,
) => {
  const heard: AnyEventObject[] = []
  const actor = createActor(
    createMachine({
      invoke: { id: 'companion', src: logic, input },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    }),
  ).start()
  return {
    tell: (event: Told) => actor.getSnapshot().children['companion']?.send(event),
    heard: (): readonly AnyEventObject[] => [...heard],
    /** What it was told, once that is so many things. */
    after: async (count: number): Promise<readonly AnyEventObject[]> => {
      await waitFor(actor, () => heard.length >= count)
      return [...heard]
    },
    stop: () => actor.stop(),
  }
}
