import { planOf, type PlanField } from '../../domain/class-plan.ts'
import type { HeldClass } from '../../domain/contract/held-class.contract.ts'
import { keysOf } from '../../domain/keys.ts'
import { changesAmong } from '../form/form-changes.ts'
import type { Drafted } from '../form/form.machine.ts'
import type { ClassEditValues } from './class-forms.machine.ts'

const OF_PLAN = {
  courseId: true,
  coInstructorIds: true,
  timeZone: true,
  sessions: true,
  venue: true,
  address: true,
  city: true,
  county: true,
  hostAgencyId: true,
  capacity: true,
  registrationClosesAt: true,
  notes: true,
} satisfies Readonly<Record<PlanField, boolean>>

export const EDITED = keysOf<PlanField>(OF_PLAN)

/** The draft knows the version that it was made from: what others changed since is not overlooked. */
export const EDIT_DRAFTED = { ...OF_PLAN, version: true } satisfies Drafted<ClassEditValues>

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
