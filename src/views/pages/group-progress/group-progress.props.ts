import type {
  GroupRequirements,
  ProgressOverview,
  RemindersAnswer,
} from '../../../domain/contract/group-progress.contract.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { progressMachine } from '../../../machines/group-progress/group-progress.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'

/** Who is reminded, and of what; null is all that their groups expect. */
export type Reminder = Readonly<{ people: ChosenRows; courseId: number | null }>

export type ProgressDeeds = Readonly<{
  reminding: DeedMachine<Reminder, RemindersAnswer>
  /** A group, with the courses that it is to hold from then on. */
  requiring: DeedMachine<GroupRequirements>
}>

export type ProgressDeedActors = Readonly<{
  reminding: DeedActor<Reminder, RemindersAnswer>
  requiring: DeedActor<GroupRequirements>
}>

export type GroupProgressProps = ProgressDeeds &
  Readonly<{
    /** As the menu names the page. */
    title: string
    /** Of the address: which of its columns there are is known when the courses are. */
    query: URLSearchParams
    /** The actor's query is the id of a group; null is all. */
    overview: ResourceMachine<ProgressOverview, number | null>
    list: typeof progressMachine
    tell: (notice: Notice) => void
  }>
