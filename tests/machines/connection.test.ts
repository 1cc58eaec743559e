import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { connectionMachine } from '../../src/machines/connection/connection.machine.ts'
import { complaintsOf, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const start = () => {
  const network = handSource()
  const reload = handPromise<void, { version: string | null }>()
  const actor = createActor(
    connectionMachine.provide({ actors: { watchConnection: network.logic, reloadPage: reload.logic } }),
  ).start()
  return { actor, network, reload }
}

test('the network goes and returns', () => {
  const { actor, network } = start()
  const seen = [actor.getSnapshot().value]
  network.tell({ type: 'network.lost' })
  seen.push(actor.getSnapshot().value)
  network.tell({ type: 'network.returned' })
  seen.push(actor.getSnapshot().value)
  expect(seen).toEqual(['online', 'offline', 'online'])
})

test('a newer version is still offered after the network was lost', () => {
  const { actor, network } = start()
  network.tell({ type: 'version.deployed', version: '3.12.3' })
  network.tell({ type: 'network.lost' })
  network.tell({ type: 'network.returned' })
  expect(actor.getSnapshot().value).toEqual({ updating: 'offered' })
})

test('an accepted update reloads once, and is offered again if that fails', async () => {
  const { actor, network, reload } = start()
  network.tell({ type: 'version.deployed', version: '3.12.3' })
  actor.send({ type: 'update.accepted' })
  actor.send({ type: 'update.accepted' })
  expect(reload.calls.map(({ input }) => input)).toEqual([{ version: '3.12.3' }])
  reload.calls[0]?.reject(new Error('reloaded a moment ago'))
  const snapshot = await waitFor(actor, (at) => at.matches({ updating: 'offered' }))
  expect(snapshot.context).toEqual({ version: '3.12.3', fault: { kind: 'unexpected' } })
})

test('a source that nobody provided says its name', async () => {
  const complaints = await complaintsOf(connectionMachine, { until: (snapshot) => snapshot.matches('unwatched') })
  expect(complaints).toEqual(['No actor was provided for "watchConnection".'])
})

test('every state and transition is reached, and an update always has its version', () => {
  const { snapshots } = expectEveryPath(connectionMachine, {
    events: [
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'version.deployed', version: '3.12.3' },
      { type: 'update.accepted' },
      done('reloadPage'),
      failed('reloadPage'),
      failed('watchConnection'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('updating') && at.context.version === null)).toEqual([])
})
