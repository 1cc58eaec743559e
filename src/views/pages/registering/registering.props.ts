import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { OpenClass } from '../../../domain/contract/open-class.contract.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import type { ChoiceSearchMachine } from '../../../machines/choice-search/choice-search.machine.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'

/** A class as it is found; its name is that of its course. */
export type ClassChoice = OpenClass & Readonly<{ name: string }>

/** For which class people are registered; null until it is chosen. */
export type Registering = Readonly<{ people: ChosenRows; held: ClassChoice | null }>

export type RegisteringMachines = Readonly<{
  registering: DeedMachine<Registering, ListAct>
  /** Looks for it. */
  openClasses: ChoiceSearchMachine<ClassChoice>
}>
