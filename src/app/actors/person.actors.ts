import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { PersonMachines } from '../../views/person/person.props.ts'
import { resourceActors } from './resource.actors.ts'
import { createUserActs } from './users.actors.ts'

/** Everything that the page of one person asks for. */
export const createPerson = (gateway: Gateway, id: number): PersonMachines => {
  const { ask } = gateway
  const reading = <Data>(topics: readonly Topic[], read: (signal: AbortSignal) => Promise<Data>) =>
    createResourceMachine<Data>().provide({
      actors: resourceActors<Data>(gateway, topics, (_query, signal) => read(signal)),
    })
  return {
    profile: reading(['users', 'nameChanges'], async (signal) => (await ask('Person', { id }, { signal })).person),
    training: reading(
      ['certificates'],
      async (signal) => (await ask('PersonTraining', { id }, { signal })).personTraining,
    ),
    access: reading(['users'], async (signal) => (await ask('PersonAccess', { id }, { signal })).personAccess),
    messages: reading([], async (signal) => (await ask('PersonMessages', { id }, { signal })).personMessages),
    history: reading(
      ['users', 'certificates'],
      async (signal) => (await ask('PersonHistory', { id }, { signal })).personHistory,
    ),
    acts: createUserActs(gateway),
  }
}
