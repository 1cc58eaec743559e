import { PLAN_STEPS, planOf, type PlanField } from '../../domain/class-plan.ts'
import type { HeldClass } from '../../domain/contract/held-class.contract.ts'
import { changesAmong } from '../form/form-changes.ts'
import type { ClassEditValues } from './class-forms.machine.ts'

export const EDITED = PLAN_STEPS.flatMap(({ fields }): readonly PlanField[] => fields)

/** The draft knows the version that it was made from: what others changed since is not overlooked. */
export const EDIT_DRAFTED = [...EDITED, 'version'] as const satisfies readonly (keyof ClassEditValues)[]

/** A class as its form begins; `viewerId` is not their own co-instructor. */
export const editOf = (held: HeldClass, viewerId: number): ClassEditValues => ({
  ...planOf(held, viewerId),
  version: held.version,
})

/** What of an edit is worth keeping: the fields that are not as the class has them, and their version. */
export const editDraft = (held: ClassEditValues, values: Partial<ClassEditValues>): Partial<ClassEditValues> => {
  const changes = changesAmong<ClassEditValues>(EDITED, held, values)
  return Object.keys(changes).length === 0 ? {} : { ...changes, version: values.version ?? held.version }
}
