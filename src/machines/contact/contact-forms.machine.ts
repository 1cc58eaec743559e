import {
  noteForm,
  savedAnswerForm,
  seenAnswer,
  type NoteForm,
  type SavedAnswerForm,
  type WholeContactCase,
} from '../../domain/contract/contact-case.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'
import { theirsOf, type Held } from '../form/meanwhile.ts'
import { invitationFormMachine } from '../invitations/invitation-form.machine.ts'

export type CaseNoteValues = Readonly<NoteForm>
export type SavedAnswerValues = Readonly<SavedAnswerForm>

/** Which one was saved or changed. */
export type SavedAnswerHeld = Readonly<{ id: number }>

/** Which one is changed; without one, a new one. */
export type SavedAnswerSeen = Held<SavedAnswerValues>

export const NO_SAVED_ANSWER: SavedAnswerValues = { title: '', en: '', tr: '', ar: '' }

export const caseNoteFormMachine = createFormMachine<CaseNoteValues, WholeContactCase>({ validate: rulesOf(noteForm) })

/** A note on the message of this id, whose draft is its own. */
export const createNoting = (id: number) =>
  createAskedForm<CaseNoteValues, WholeContactCase>({
    id: `contactNote ${id}`,
    form: caseNoteFormMachine,
    drafted: { text: true },
  })

export const savedAnswerFormMachine = createFormMachine<SavedAnswerValues, SavedAnswerHeld>({
  validate: rulesOf(savedAnswerForm),
})

export const savedAnswerWritingMachine = createAskedForm<SavedAnswerValues, SavedAnswerHeld, SavedAnswerSeen>({
  id: 'savedAnswer',
  form: savedAnswerFormMachine,
  theirsIn: theirsOf(seenAnswer, (seen): SavedAnswerValues => seen),
})

/** Inviting whoever wrote: it opens with what they wrote, not with a draft of somebody else's invitation. */
export const caseInvitingMachine = createAskedForm({ id: 'contactInvitation', form: invitationFormMachine })
