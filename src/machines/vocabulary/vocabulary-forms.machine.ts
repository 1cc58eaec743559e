import {
  agencyForm,
  categoryForm,
  seenAgency,
  seenCategory,
  type AgencyForm,
  type CategoryForm,
  type SeenAgency,
} from '../../domain/contract/vocabulary.contract.ts'
import { DISCIPLINES } from '../../domain/discipline.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'
import { theirsOf, type Held } from '../form/meanwhile.ts'

/** Which one was made or changed. */
export type WordHeld = Readonly<{ id: number }>

export type CategoryValues = Readonly<CategoryForm>
export type AgencyValues = Readonly<AgencyForm>

/** Which one is changed; without one, a new one. */
export type CategoryHeld = Held<CategoryValues>
export type AgencyHeld = Held<SeenAgency>

export const NO_CATEGORY: CategoryValues = { en: '', tr: '', ar: '', picture: '' }
export const NO_AGENCY: AgencyValues = { name: '', discipline: '', county: '', city: '' }

/** What was once written for a discipline, and is none, is chosen anew. */
export const agencyValuesOf = (seen: SeenAgency): AgencyValues => ({
  ...seen,
  discipline: DISCIPLINES.find((one) => one === seen.discipline) ?? '',
})

export const categoryFormMachine = createFormMachine<CategoryValues, WordHeld>({ validate: rulesOf(categoryForm) })

export const categoryWritingMachine = createAskedForm<CategoryValues, WordHeld, CategoryHeld>({
  id: 'courseCategory',
  form: categoryFormMachine,
  theirsIn: theirsOf(seenCategory, (seen): CategoryValues => seen),
})

export const agencyFormMachine = createFormMachine<AgencyValues, WordHeld>({ validate: rulesOf(agencyForm) })

export const agencyWritingMachine = createAskedForm<AgencyValues, WordHeld, AgencyHeld>({
  id: 'agency',
  form: agencyFormMachine,
  theirsIn: theirsOf(seenAgency, agencyValuesOf),
})
