import type { FocusEvent } from 'react'

import type { ClassPlan, PlanField } from '../../../domain/class-plan.ts'
import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { Words } from '../../../i18n/words.tsx'
import { headOf } from '../../../machines/filling.ts'
import { fieldWords } from '../field-words.ts'

/** A plan as its fields see it, whichever chart holds it: the wizard's or the form's. */
export type PlanControl = Readonly<{
  plan: ClassPlan
  isReadOnly: boolean
  /** What is wrong, in words, by field or by the place of a session: `sessions.1`. */
  saying: (path: string) => string | undefined
  change: <Field extends PlanField>(field: Field, value: ClassPlan[Field]) => void
  /** For the `onBlur` of a field. */
  leave: (path: string) => (event: FocusEvent) => void
}>

/** Where a line of the error summary leads: of the sessions to the first. */
export const planFieldId = (path: string): string => `plan-${path === 'sessions' ? 'sessions.0' : path}`

const MOST: Readonly<Partial<Record<PlanField, number>>> = {
  venue: CLASS_LIMITS.venue,
  address: CLASS_LIMITS.address,
  city: CLASS_LIMITS.city,
  county: CLASS_LIMITS.county,
  notes: CLASS_LIMITS.notes,
}

/** What a rule says of a field of the plan. */
export const planWords = (words: Words, formats: Formats, path: string, rule: string): string => {
  const field = headOf(path) as PlanField
  const { fields } = words.classDesk
  if (field === 'capacity' && rule === 'invalid') return fields.capacityWrong({ most: CLASS_LIMITS.capacity })
  if (field === 'sessions' && rule === 'tooLong') return fields.mostSessions({ most: CLASS_LIMITS.sessions })
  return fieldWords(words, formats, rule as FieldRule, MOST[field] ?? CLASS_LIMITS.notes)
}

/** What a field is called, for the error summary. */
export const planLabel = (words: Words, path: string): string => {
  const { fields } = words.classDesk
  const [field, place] = path.split('.')
  return field === 'sessions' && place !== undefined
    ? fields.session({ number: Number(place) + 1 })
    : fields[headOf(path) as PlanField]()
}
