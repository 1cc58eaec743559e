import type { ReactNode } from 'react'

import type { Instructor } from '../../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** For which course and until which day people are approved. Renewed, no course is all that they are approved for. */
export type Approving = Readonly<{ people: ChosenRows; courseId: number | null; until: string }>

/** Why people may not teach a course for now; no course is all. */
export type Suspending = Readonly<{ people: ChosenRows; courseId: number | null; reason: string }>

/** Of which course people are suspended no more; no course is all. */
export type Lifting = Readonly<{ people: ChosenRows; courseId: number | null }>

type Deeds = Readonly<{ approving: Approving; renewing: Approving; suspending: Suspending; lifting: Lifting }>

export type InstructorsMachines = Readonly<{
  list: ListMachine<Instructor>
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
