import type { ClassRecord } from '../../../domain/contract/class-records.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { classWritingMachine } from '../../../machines/class-records/class-writing.machine.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ListActor, ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** Why classes are cancelled; of several it is confirmed by their number. */
export type Cancelling = Readonly<{ classes: ChosenRows; reason: string; typed: string }>

/** Who teaches classes from now on, and in place of whom: of all who teach them where that is nobody. */
export type Changing = Readonly<{ classes: ChosenRows; fromId: number | null; toId: number | null }>

type Deeds = Readonly<{ cancelling: Cancelling; changing: Changing }>

/** What a month shows: classes of the list's filters, whatever days these ask for. */
export type MonthRead = Readonly<{
  classes: readonly ClassRecord[]
  /** There is no other in that month. */
  isWhole: boolean
}> &
  ReadAt

export type MonthAsked = Readonly<{ month: string; asked: ListAsked }>

/** What is ahead, under way or over goes by the time at which the rows were read, in milliseconds. */
export type ReadAt = Readonly<{ now: number }>

export type ClassRecordsMachines = Readonly<{
  list: ListMachine<ClassRecord, ReadAt>
  writing: typeof classWritingMachine
  month: ResourceMachine<MonthRead, MonthAsked>
}> & { readonly [Deed in keyof Deeds]: DeedMachine<Deeds[Deed], ListAct> }

export type ClassDeedActors = { readonly [Deed in keyof Deeds]: DeedActor<Deeds[Deed], ListAct> }

export type ClassListActor = ListActor<ClassRecord, ReadAt>

export type ClassRecordsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: ClassRecordsMachines
  acting: Acting
  /** Of the calendar beside the table; null where it is not shown. */
  month: string | null
  /** `2026-11-22`, by the reader's calendar. */
  today: string
  /** The same list beside another month, or beside none. */
  monthHref: (month: string | null) => string
}>
