import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import type { groupProgressMachine, progressMachine } from '../../../machines/group-progress/group-progress.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'

export type GroupProgressProps = Readonly<{
  /** As the menu names the page. */
  title: string
  /** Of the address: which of its columns there are is known when the courses are. */
  query: URLSearchParams
  /** The actor's query is the id of a group; null is all. */
  overview: ResourceMachine<ProgressOverview, number | null>
  list: typeof progressMachine
  machine: typeof groupProgressMachine
  tell: (notice: Notice) => void
}>
