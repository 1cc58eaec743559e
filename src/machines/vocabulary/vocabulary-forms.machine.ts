import {
  agencyForm,
  categoryForm,
  type AgencyForm,
  type CategoryForm,
} from '../../domain/contract/vocabulary.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

/** Which one is changed; without one, a new one. */
export type WordHeld = Readonly<{ id: number }>

export type CategoryValues = Readonly<CategoryForm>
export type AgencyValues = Readonly<AgencyForm>

export const NO_CATEGORY: CategoryValues = { en: '', tr: '', ar: '', picture: '' }
export const NO_AGENCY: AgencyValues = { name: '', discipline: '', county: '', city: '' }

export const categoryFormMachine = createFormMachine<CategoryValues, WordHeld>({ validate: rulesOf(categoryForm) })

export const categoryWritingMachine = createAskedForm<CategoryValues, WordHeld, WordHeld>({
  id: 'courseCategory',
  form: categoryFormMachine,
})

export const agencyFormMachine = createFormMachine<AgencyValues, WordHeld>({ validate: rulesOf(agencyForm) })

export const agencyWritingMachine = createAskedForm<AgencyValues, WordHeld, WordHeld>({
  id: 'agency',
  form: agencyFormMachine,
})
