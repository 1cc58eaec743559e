import { NOT_LISTED } from '../../domain/agency.ts'
import { walkInForm, type WalkInBody, type WalkInForm } from '../../domain/contract/roster.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { recordOf } from '../../domain/keys.ts'
import { askedIn, blankPerson } from '../../domain/person-fields.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type WalkInValues = Readonly<WalkInForm>

export const BLANK_WALK_IN: WalkInValues = {
  ...blankPerson(askedIn('walkIn')),
  agencyId: NOT_LISTED,
  discipline: '',
}

export const WALK_IN_DRAFTED = {
  ...recordOf(askedIn('walkIn'), () => true),
  agencyId: true,
  discipline: true,
} satisfies Drafted<WalkInValues>

/** Someone who came without a seat. Submitting gives it an id; the queue sends it, with or without a network. */
export const walkInFormMachine = createFormMachine<WalkInValues, WalkInBody>({ validate: rulesOf(walkInForm) })
