import { USERS_LIST } from '../../domain/contract/users.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { known } from '../../machines/known.ts'
import type { Closing, RoleChange, UserActsMachines, UsersMachines } from '../../views/pages/users/users.props.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'

/** What is done with people, with one or with many. */
export const createUserActs = (gateway: Gateway): UserActsMachines => ({
  deed: createActDeed(gateway, USERS_LIST),
  changingRole: createDeed(
    ({ people: { selection }, way, role }: RoleChange, signal) =>
      askAct(gateway, USERS_LIST, way)({ selection, role: known(role, 'a role') }, signal),
    { isReady: ({ role }) => role !== null },
  ),
  closing: createDeed(
    ({ people: { selection }, reason }: Closing, signal) =>
      askAct(gateway, USERS_LIST, 'deactivate')({ selection, reason }, signal),
    { isReady: ({ reason }) => isSeen(reason) },
  ),
})

/** Everything that the page of all users asks for. */
export const createUsers = (gateway: Gateway, writeAddress: (asked: ListAsked) => void): UsersMachines => ({
  list: createDefinedList(USERS_LIST, { gateway, topics: ['users'], writeAddress }),
  ...createUserActs(gateway),
})
