import { profileForm, type ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine, type FormActor } from '../form/form.machine.ts'
import type { ProfileValues } from './profile-values.ts'

/** A person's own details, judged by the server's own rules. Its output is the profile as it was saved. */
export const detailsFormMachine = createFormMachine<ProfileValues, ProfileAnswer>({ validate: rulesOf(profileForm) })

export type DetailsFormActor = FormActor<ProfileValues, ProfileAnswer>
