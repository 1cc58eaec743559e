import { classMessageForm } from '../../domain/contract/class-form.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { ChosenRows } from '../../domain/list.ts'
import type { ClassMessageValues } from '../class-desk/class-forms.machine.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

const DRAFTED = { audience: true, text: true } satisfies Drafted<ClassMessageValues>

/** What those who run the programme write to the people of classes: an act on these comes of it. */
export const classWritingFormMachine = createFormMachine<ClassMessageValues, ListAct>({
  validate: rulesOf(classMessageForm),
})

export const NO_CLASS_MESSAGE: ClassMessageValues = { audience: 'all', text: '' }

export const classWritingMachine = createAskedForm<ClassMessageValues, ListAct, ChosenRows>({
  id: 'classesMessage',
  form: classWritingFormMachine,
  drafted: DRAFTED,
})
