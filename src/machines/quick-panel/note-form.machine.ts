import { noteBody, type QuickNote } from '../../domain/contract/quick-panel.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type NoteValues = Readonly<{ title: string; detail: string }>

export const NO_NOTE: NoteValues = { title: '', detail: '' }

/** Writing a note. Half a note is still there when the panel is opened again. */
export const noteFormMachine = createFormMachine<NoteValues, QuickNote>({ validate: rulesOf(noteBody) })
