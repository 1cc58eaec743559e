import type { ReactNode } from 'react'

import type { ClassToHandOver } from '../../../domain/contract/handover.contract.ts'
import type { Instructor } from '../../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { ChoiceSearchMachine } from '../../../machines/choice-search/choice-search.machine.ts'
import type { clashWatchMachine } from '../../../machines/class-planning/clash-watch.machine.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { MessageValues } from '../../../machines/student-enrollments/message-form.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { LazyActor } from '../../shell/lazy-actor.ts'

/** For which course and until which day people are approved. Renewed, no course is all that they are approved for. */
export type Approving = Readonly<{ people: ChosenRows; courseId: number | null; until: string }>

/** Why people may not teach a course for now; no course is all. */
export type Suspending = Readonly<{ people: ChosenRows; courseId: number | null; reason: string }>

/** Which class somebody takes over, and from whom. */
export type Handover = Readonly<{ classId: number; fromId: number; toId: number; toName: string }>

export type HandingOverMachines = Readonly<{
  /** Classes to come of who may not teach them; the query is whose. */
  classes: ResourceMachine<readonly ClassToHandOver[], number>
  successors: ChoiceSearchMachine
  clashes: typeof clashWatchMachine
  handing: DeedMachine<Handover>
}>

/** What is written to instructors, and to which. */
export type WritingActor = AskedFormActor<MessageValues, ListAct, ChosenRows>

/** Of which course people are suspended no more; no course is all. */
export type Lifting = Readonly<{ people: ChosenRows; courseId: number | null }>

type Deeds = Readonly<{ approving: Approving; renewing: Approving; suspending: Suspending; lifting: Lifting }>

export type InstructorsMachines = Readonly<{
  list: ListMachine<Instructor>
  /** Both come when they are first wanted. */
  writing: LazyActor<WritingActor>
  handingOver: () => Promise<HandingOverMachines>
}> & { readonly [Deed in keyof Deeds]: DeedMachine<Deeds[Deed], ListAct> }

export type InstructorDeedActors = { readonly [Deed in keyof Deeds]: DeedActor<Deeds[Deed], ListAct> }

export type InstructorsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: InstructorsMachines
  acting: Acting
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
