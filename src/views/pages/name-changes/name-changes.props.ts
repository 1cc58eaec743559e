import type { ReactNode } from 'react'

import type { NameChangeRow } from '../../../domain/contract/name-changes.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'

/** A request is refused; why is written while it is asked about. */
export type Refusing = Readonly<{ change: NameChangeRow; reason: string }>

export type NameChangesMachines = Readonly<{
  list: ListMachine<NameChangeRow>
  approving: DeedMachine<NameChangeRow>
  refusing: DeedMachine<Refusing>
}>

export type NameChangesProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: NameChangesMachines
  /** Whose page it is: nobody decides on their own name. */
  viewerId: number
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
