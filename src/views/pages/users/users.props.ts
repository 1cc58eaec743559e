import type { ReactNode } from 'react'

import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { RoleId, RoleName } from '../../../domain/role.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** A role is given to people or taken from them; which one is chosen while it is asked about. */
export type RoleChange = Readonly<{ people: ChosenRows; way: 'addRole' | 'takeRole'; role: RoleName | null }>

/** Accounts are closed; why is written while it is asked about. */
export type Closing = Readonly<{ people: ChosenRows; reason: string }>

/** What is done with people, with one or with many. */
export type UserActsMachines = Readonly<{
  deed: ActDeedMachine<PlainActOf<typeof USERS_LIST>>
  changingRole: DeedMachine<RoleChange, ListAct>
  closing: DeedMachine<Closing, ListAct>
}>

export type UsersMachines = UserActsMachines & Readonly<{ list: ListMachine<User> }>

export type UsersProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: UsersMachines
  acting: Acting
  /** Whose page it is: nobody is offered what would be refused. */
  viewer: Readonly<{ userId: number; roles: readonly RoleId[] }>
  /** Where the page of one of them is. */
  personOf: (userId: number) => string
  /** Where another account is merged into that of one of them. */
  mergeOf: (staysId: number, goesId: number | null) => string
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
