import type { GroupRequirements, ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import type { ProgressRow } from '../../../domain/contract/group-progress.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/**
 * Who is reminded, and of what; null is all that their groups expect. Mails cannot be taken back: of several people it
 * is confirmed by typing how many.
 */
export type Reminder = Readonly<{ people: ChosenRows; courseId: number | null; typed: string }>

export type ProgressDeeds = Readonly<{
  reminding: DeedMachine<Reminder, ListAct>
  /** A group, with the courses that it is to hold from then on. */
  requiring: DeedMachine<GroupRequirements>
}>

export type ProgressDeedActors = Readonly<{
  reminding: DeedActor<Reminder, ListAct>
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
    list: ListMachine<ProgressRow, { now: number }>
    tell: (notice: Notice) => void
    acting: Acting
  }>
