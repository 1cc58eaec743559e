import { NAME_CHANGES_LIST, type NameChangeRow } from '../../domain/contract/name-changes.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { NameChangesMachines, Refusing } from '../../views/pages/name-changes/name-changes.props.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'

/** Everything that deciding on names asks for. */
export const createNameChanges = (gateway: Gateway, writeAddress: (asked: ListAsked) => void): NameChangesMachines => ({
  list: createDefinedList(NAME_CHANGES_LIST, { gateway, topics: ['nameChanges'], writeAddress }),
  approving: createDeed(async ({ id }: NameChangeRow, signal) => {
    await gateway.ask('ApproveNameChange', { id }, { signal })
  }),
  refusing: createDeed(
    async ({ change: { id }, reason }: Refusing, signal) => {
      await gateway.ask('RefuseNameChange', { id, reason }, { signal })
    },
    { isReady: ({ reason }) => isSeen(reason) },
  ),
})
