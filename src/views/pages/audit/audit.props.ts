import type { ReactNode } from 'react'

import type { AuditRow } from '../../../domain/contract/audit.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'

export type AuditProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machine: ListMachine<AuditRow>
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
