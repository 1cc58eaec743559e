import {
  verificationDetails,
  type VerificationDetails,
  type VerifiedEnrollment,
} from '../../domain/contract/enrollment-verification.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine, type FormActor, type FormSnapshot } from '../form/form.machine.ts'

/** What came of confirming: that somebody was quicker, or that another code was mailed since, is no fault. */
export type Verdict =
  | Readonly<{ kind: 'verified'; enrollment: VerifiedEnrollment }>
  | Readonly<{ kind: 'already' | 'unknown' }>

/** Name, licence number and agency of a learner, as they go onto the certificate. */
export const detailsFormMachine = createFormMachine<VerificationDetails, Verdict>({
  validate: rulesOf(verificationDetails),
})

export type DetailsFormActor = FormActor<VerificationDetails, Verdict>
export type DetailsFormSnapshot = FormSnapshot<VerificationDetails, Verdict>
