import type { ReactNode } from 'react'

import type { WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import type { CaseStaff, CONTACT_CASES_LIST, ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { SavedAnswer } from '../../../domain/contract/saved-answers.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type {
  caseInvitingMachine,
  CaseNoteValues,
  SavedAnswerHeld,
  SavedAnswerSeen,
  SavedAnswerValues,
} from '../../../machines/contact/contact-forms.machine.ts'
import type { ContactReplyMachine } from '../../../machines/contact/contact-reply.machine.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormMachine } from '../../../machines/form/asked-form.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { InvitationsMachines } from '../invitations/invitations.props.ts'

/** Which messages are given to whom; null is nobody, and undefined while that is not chosen. */
export type Assigning = Readonly<{ cases: ChosenRows; userId: number | null | undefined }>

/** Which messages nobody has to do anything about any more, and why. */
export type Closing = Readonly<{ cases: ChosenRows; reason: string }>

export type ContactCasesMachines = Readonly<{
  list: ListMachine<ContactCase>
  deed: ActDeedMachine<PlainActOf<typeof CONTACT_CASES_LIST>>
  assigning: DeedMachine<Assigning, ListAct>
  closing: DeedMachine<Closing, ListAct>
  staff: ResourceMachine<readonly CaseStaff[]>
}>

export type ContactCasesProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: ContactCasesMachines
  acting: Acting
  /** Who looks. */
  viewerId: number | null
  /** All that there is to one that is opened. */
  whole: (row: ContactCase) => ReactNode
  /** Where the saved answers are. */
  parts: ReactNode
}>

export type Tell = (notice: Readonly<{ tone: 'success'; text: string }>) => void

export type ContactCaseMachines = Readonly<{
  detail: ResourceMachine<WholeContactCase, number>
  reply: ContactReplyMachine
  noting: AskedFormMachine<CaseNoteValues, WholeContactCase>
  answers: ResourceMachine<readonly SavedAnswer[]>
  inviting: typeof caseInvitingMachine
  /** Saves what happened in the writer's browser as a file. */
  saving: DeedMachine<number>
}> &
  Pick<InvitationsMachines, 'agencies' | 'courses'>

export type ContactCaseProps = Readonly<{
  id: number
  machines: ContactCaseMachines
  viewerId: number | null
  tell: Tell
}>

export type SavedAnswersMachines = Readonly<{
  list: ListMachine<SavedAnswer>
  writing: AskedFormMachine<SavedAnswerValues, SavedAnswerHeld, SavedAnswerSeen>
  removing: DeedMachine<SavedAnswer>
}>

export type SavedAnswersProps = Readonly<{
  title: string
  asked: ListAsked
  machines: SavedAnswersMachines
  parts: ReactNode
}>
