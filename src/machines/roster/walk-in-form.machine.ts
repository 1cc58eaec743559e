import { NOT_LISTED } from '../../domain/agency.ts'
import {
  walkInForm,
  type WalkInAnswer,
  type WalkInBody,
  type WalkInForm,
} from '../../domain/contract/roster.contract.ts'
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

/** The class, and the id that the walk-in has from then on: what is sent again by it has no second effect. */
export type WalkInAbout = Readonly<{ classId: number; id: string }>

/** What the server said of them; null where it did not say anything yet, and the queue sends them. */
export type WalkInOutcome = Readonly<{ walkIn: WalkInBody; answer: WalkInAnswer | null }>

/** Somebody stands and waits: after that the queue goes on alone, and tells what became of it. */
const PATIENCE = 8000

/**
 * Someone who came without a seat. The server is asked at once, and what it refuses is told where it was typed; where no
 * answer comes the queue sends it, with or without a network.
 */
export const walkInFormMachine = createFormMachine<WalkInValues, WalkInOutcome>({
  validate: rulesOf(walkInForm),
  later: {
    patience: PATIENCE,
    outcome: ({ values, about }) => ({ walkIn: { ...values, id: (about as WalkInAbout).id }, answer: null }),
  },
})
