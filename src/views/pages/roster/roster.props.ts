import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { rosterMachine } from '../../../machines/roster/roster.machine.ts'

export type RosterPageProps = Readonly<{
  classId: number
  /** Whoever looks runs the programme, and may correct what is completed. */
  runs: boolean
  machine: typeof rosterMachine
  agencies: ResourceMachine<readonly Agency[]>
  /** Whether the page at a path opens again without a network. */
  kept: ResourceMachine<boolean, string>
}>
