import { expectTypeOf, test } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type {
  ConnectionActor,
  ConnectionEvent,
  connectionMachine,
} from '../../src/machines/connection/connection.machine.ts'

test('the connection is online, offline, updating or unwatched, and a version has a name', () => {
  expectTypeOf<SnapshotFrom<typeof connectionMachine>['value']>().toEqualTypeOf<
    'online' | 'offline' | 'unwatched' | { updating: 'offered' | 'reloading' | 'reloaded' }
  >()
  expectTypeOf<EventFromLogic<typeof connectionMachine>>().toEqualTypeOf<ConnectionEvent>()
  expectTypeOf<SnapshotFrom<typeof connectionMachine>['context']['version']>().toEqualTypeOf<string | null>()
  // @ts-expect-error which version
  void ((connection: ConnectionActor) => connection.send({ type: 'version.deployed' }))
})
