import type { ALL_STUDENTS, AnyStudent } from '../../../domain/contract/all-students.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { QuizTime } from '../../../domain/quiz.ts'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { Registering, RegisteringMachines } from '../registering/registering.props.ts'

/** Who is reminded, and of which course; null is of all that is due. Of several it is confirmed by their number. */
export type StudentReminder = Readonly<{ people: ChosenRows; courseId: number | null; typed: string }>

/** In which course people are enrolled; null until it is chosen. */
export type Enrolling = Readonly<{ people: ChosenRows; courseId: number | null }>

/** Into which group people come; null until it is chosen. */
export type Grouping = Readonly<{ people: ChosenRows; groupId: number | null }>

/** How much time people have for a quiz from then on; null until it is chosen. */
export type Timing = Readonly<{ people: ChosenRows; quizTime: QuizTime | null }>

/** How many a list finds: more than it counts where that is not exact. */
export type Counted = Readonly<{ count: number; isExact: boolean }>

/** Whom something is to be done about. */
export type StudentsDue = Readonly<Record<'overdue' | 'lapsing', Counted>>

type Deeds = Readonly<{
  reminding: StudentReminder
  enrolling: Enrolling
  registering: Registering
  grouping: Grouping
  timing: Timing
}>

export type AllStudentsMachines = Readonly<{
  list: ListMachine<AnyStudent>
  due: ResourceMachine<StudentsDue>
  deed: ActDeedMachine<PlainActOf<typeof ALL_STUDENTS>>
  openClasses: RegisteringMachines['openClasses']
}> & { readonly [Deed in keyof Deeds]: DeedMachine<Deeds[Deed], ListAct> }

export type StudentDeedActors = { readonly [Deed in keyof Deeds]: DeedActor<Deeds[Deed], ListAct> }

export type AllStudentsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: AllStudentsMachines
  acting: Acting
}>
